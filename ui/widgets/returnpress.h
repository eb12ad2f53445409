// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Dailies {

class PressWatch;

/// Makes Return and Enter press the button that has the keyboard, as the space bar does. In a dialog, Qt would press
/// the default button instead. A held key presses nothing.
class ReturnPress final : public QObject {
    Q_OBJECT

public:
    explicit ReturnPress(QObject* parent = nullptr);

    /// Recognises a held key that the window system does not mark as one. `presses` must be newer than this object, so
    /// that it sees each event first, and outlive it.
    void setPresses(const PressWatch* presses) { m_presses = presses; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const PressWatch* m_presses = nullptr;
};

} // namespace Dailies
