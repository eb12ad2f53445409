// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/jsonedit.h"

#include "ui/style/look.h"
#include "ui/widgets/jsonhighlighter.h"

#include <QKeyEvent>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int step = 4; // the indentation of Qt's own JSON output

bool opens(QChar c)
{
    return c == u'{' || c == u'[';
}

bool closes(QChar c)
{
    return c == u'}' || c == u']';
}

QString indentOf(const QString& line)
{
    const auto end = std::find_if(line.begin(), line.end(), [](QChar c) { return c != u' ' && c != u'\t'; });
    return line.first(end - line.begin());
}

} // namespace

JsonEdit::JsonEdit(QWidget* parent) : QPlainTextEdit(parent), m_highlighter(new JsonHighlighter(document(), palette()))
{
    setTabChangesFocus(true);
}

void JsonEdit::showEvent(QShowEvent* event)
{
    // Loading the font would slow down the start of the program, where no JSON is shown.
    setFont(monospaceFont(font()));
    QPlainTextEdit::showEvent(event);
}

void JsonEdit::setBrokenAt(int place)
{
    m_brokenAt = place;
    showBroken();
}

void JsonEdit::replaceText(const QString& text)
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    cursor.endEditBlock();
}

void JsonEdit::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && modifiers == Qt::NoModifier) {
        breakLine();
        return;
    }
    const QString text = event->text();
    if (text.size() == 1 && closes(text.front()) && closeBracket(text))
        return;
    QPlainTextEdit::keyPressEvent(event);
}

void JsonEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_highlighter->setColours(palette());
        showBroken();
    }
}

void JsonEdit::showBroken()
{
    const int last = document()->characterCount() - 1; // end of the last line
    if (m_brokenAt < 0 || last < 1) {
        setExtraSelections({});
        return;
    }
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(document());
    mark.cursor.setPosition(std::min(m_brokenAt, last));
    // At the end of a line there is no character to mark, so mark the one before.
    const auto direction = mark.cursor.atBlockEnd() ? QTextCursor::PreviousCharacter : QTextCursor::NextCharacter;
    mark.cursor.movePosition(direction, QTextCursor::KeepAnchor);
    const QColor bad = tone(palette(), Tone::Bad);
    mark.format.setBackground(blended(tone(palette(), Tone::Base), bad, 0.2));
    mark.format.setUnderlineColor(bad);
    mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    setExtraSelections({mark});
}

void JsonEdit::breakLine()
{
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    const QString line = cursor.block().text();
    const QString before = line.first(cursor.positionInBlock());
    const QString after = line.sliced(cursor.positionInBlock()).trimmed();
    const QString indent = indentOf(before);
    const QString trimmed = before.trimmed();
    const bool isOpen = !trimmed.isEmpty() && opens(trimmed.back());
    cursor.insertText(u'\n' + indent + (isOpen ? QString(step, u' ') : QString()));
    if (isOpen && !after.isEmpty() && closes(after.front())) {
        const int place = cursor.position();
        cursor.insertText(u'\n' + indent);
        cursor.setPosition(place);
    }
    cursor.endEditBlock();
    setTextCursor(cursor);
    ensureCursorVisible();
}

// Indents a closing bracket like the line with the opening one.
bool JsonEdit::closeBracket(const QString& bracket)
{
    QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    if (cursor.hasSelection() || before.size() < step || !before.trimmed().isEmpty())
        return false;
    cursor.beginEditBlock();
    cursor.movePosition(QTextCursor::PreviousCharacter, QTextCursor::KeepAnchor, step);
    cursor.insertText(bracket);
    cursor.endEditBlock();
    setTextCursor(cursor);
    return true;
}

QString laidOutJson(const QString& text)
{
    QString result;
    qsizetype depth = 0;
    bool inText = false;
    const auto newLine = [&result, &depth] { result += u'\n' + QString(depth * step, u' '); };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (inText) {
            result += c;
            if (c == u'\\' && i + 1 < text.size())
                result += text.at(++i);
            inText = c != u'"';
            continue;
        }
        if (c.isSpace())
            continue;
        if (closes(c)) {
            --depth;
            if (!result.isEmpty() && !opens(result.back()))
                newLine();
        } else if (!result.isEmpty() && (opens(result.back()) || result.back() == u',')) {
            newLine();
        }
        result += c;
        if (c == u':')
            result += u' ';
        depth += opens(c) ? 1 : 0;
        inText = c == u'"';
    }
    return result;
}

} // namespace Dailies
