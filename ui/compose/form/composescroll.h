// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace Dailies {

class LongTextEditor;

/// The part of the form that scrolls: a column of fields, of which the prompt takes some of the room that the others
/// leave.
class ComposeScroll final : public QScrollArea {
    Q_OBJECT

public:
    explicit ComposeScroll(QWidget* parent);

    /// The parent of the fields, and the layout that takes them.
    QWidget* content() const { return widget(); }
    QVBoxLayout* column() const { return m_column; }
    void setPrompt(LongTextEditor* prompt) { m_prompt = prompt; }
    /// Scrolls to a part of the column, once it is laid out.
    void reveal(QWidget* part);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void growPrompt();
    void keepWidth();

    QVBoxLayout* m_column;
    LongTextEditor* m_prompt = nullptr;
};

} // namespace Dailies
