// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSyntaxHighlighter>
#include <QTextCharFormat>

class QPalette;

namespace Dailies {

/// Colours JSON by its tokens: JSON keys, strings, numbers and words.
class JsonHighlighter final : public QSyntaxHighlighter {
    Q_OBJECT

public:
    JsonHighlighter(QTextDocument* document, const QPalette& palette);

    void setColours(const QPalette& palette);

protected:
    void highlightBlock(const QString& text) override;

private:
    QTextCharFormat m_key;
    QTextCharFormat m_text;
    QTextCharFormat m_value;
    QTextCharFormat m_sign;
};

} // namespace Dailies
