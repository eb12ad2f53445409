// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequenceEdit>

namespace Dailies {

/// Records one key with its modifiers. Tab and Escape keep their meaning, and Backspace removes the key.
class ShortcutEdit final : public QKeySequenceEdit {
    Q_OBJECT

public:
    explicit ShortcutEdit(QWidget* parent = nullptr);

Q_SIGNALS:
    void recorded(const QKeySequence& key); ///< empty if the user removed the key

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace Dailies
