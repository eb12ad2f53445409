// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Dailies {

/// Ignores the shortcuts of a window that a dialog blocks. Qt blocks its mouse and its other keys, but some window
/// managers still activate the window on a click, and then its shortcuts would act.
class ShortcutGuard final : public QObject {
    Q_OBJECT
public:
    explicit ShortcutGuard(QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace Dailies
