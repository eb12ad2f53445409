// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace Dailies {

class JsonHighlighter;

// A box to write JSON in: coloured, monospaced, with lines that are set in by themselves and a mark where it breaks.
class JsonEdit final : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit JsonEdit(QWidget* parent = nullptr);

    // Marks the place where the text stops being JSON; -1: nowhere.
    void setBrokenAt(int place);
    // Changes the whole text as one undo step.
    void replaceText(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showBroken();
    void breakLine();
    [[nodiscard]] bool closeBracket(const QString& bracket);

    JsonHighlighter* m_highlighter;
    int m_brokenAt = -1;
};

// The same JSON with a line for each key and item: nothing is sorted, rounded or left out. Only for text that is JSON.
[[nodiscard]] QString laidOutJson(const QString& text);

} // namespace Dailies
