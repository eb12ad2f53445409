// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/jsonhighlighter.h"

#include "ui/style/look.h"

namespace Dailies {

namespace {

constexpr qsizetype longestColoured = 20'000; // colouring a picture in Base64 would only take time

// The position after the string that starts at `start`. A string ends with its line at the latest.
qsizetype endOfText(const QString& line, qsizetype start)
{
    for (qsizetype i = start + 1; i < line.size(); ++i) {
        if (line.at(i) == u'\\')
            ++i;
        else if (line.at(i) == u'"')
            return i + 1;
    }
    return line.size();
}

bool isKey(const QString& line, qsizetype behind)
{
    while (behind < line.size() && line.at(behind).isSpace())
        ++behind;
    return behind < line.size() && line.at(behind) == u':';
}

} // namespace

JsonHighlighter::JsonHighlighter(QTextDocument* document, const QPalette& palette) : QSyntaxHighlighter(document)
{
    setColours(palette);
}

void JsonHighlighter::setColours(const QPalette& palette)
{
    QTextCharFormat key;
    key.setForeground(tone(palette, Tone::Accent));
    if (key == m_key)
        return;
    m_key = key;
    m_text.setForeground(tone(palette, Tone::Good));
    m_value.setForeground(tone(palette, Tone::Warning));
    m_sign.setForeground(tone(palette, Tone::MutedText));
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& text)
{
    if (text.size() > longestColoured)
        return;
    for (qsizetype i = 0; i < text.size();) {
        const QChar c = text.at(i);
        qsizetype end = i + 1;
        const QTextCharFormat* format = nullptr;
        if (c == u'"') {
            end = endOfText(text, i);
            format = isKey(text, end) ? &m_key : &m_text;
        } else if (c.isLetterOrNumber() || c == u'-') {
            while (end < text.size() && (text.at(end).isLetterOrNumber() || QStringView(u"+-.").contains(text.at(end))))
                ++end;
            format = &m_value;
        } else if (!c.isSpace()) {
            format = &m_sign;
        }
        if (format != nullptr)
            setFormat(static_cast<int>(i), static_cast<int>(end - i), *format);
        i = end;
    }
}

} // namespace Dailies
