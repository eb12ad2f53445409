// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace Dailies {

/// Prevents Ctrl+Enter from submitting the request while an input method composes a word, because Enter ends the word.
class CompositionGuard final : public QObject {
public:
    /// Watches the focus in the window of `form`.
    explicit CompositionGuard(QWidget* form);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isComposing = false;
};

} // namespace Dailies
