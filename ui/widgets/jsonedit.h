// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace Dailies {

class JsonHighlighter;

/// A text edit for JSON with syntax colours, a monospaced font, automatic indentation and an error mark.
class JsonEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit JsonEdit(QWidget* parent = nullptr);

    /// Marks the position of the syntax error; -1 for none.
    void setBrokenAt(int place);
    /// Replaces the whole text as one undo step.
    void replaceText(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void showBroken();
    void breakLine();
    bool closeBracket(const QString& bracket);

    JsonHighlighter* m_highlighter;
    int m_brokenAt = -1;
};

/// Formats JSON with one line for each member and item. Nothing is sorted, rounded or left out. `text` must
/// be valid JSON.
QString laidOutJson(const QString& text);

} // namespace Dailies
