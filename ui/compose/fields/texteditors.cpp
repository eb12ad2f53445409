// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/texteditors.h"

#include "app/request/kindfields.h"
#include "ui/compose/fields/promptedit.h"

#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace Dailies {

qsizetype characterCount(const QString& text)
{
    const auto isSecondHalf = [](QChar c) { return c.isLowSurrogate(); };
    return text.size() - std::count_if(text.begin(), text.end(), isSecondHalf);
}

TextEditor::TextEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_edit(new QLineEdit(this))
{
    m_edit->setMaxLength(std::numeric_limits<int>::max()); // never cut text silently
    if (field == Field::ImageAddress)
        m_edit->setPlaceholderText(u"https://"_s);
    setControl(m_edit, u"Edit"_s);
    connect(m_edit, &QLineEdit::textChanged, this, &TextEditor::changed);
}

FieldValue TextEditor::value() const
{
    return m_edit->text().isEmpty() ? FieldValue() : FieldValue(m_edit->text());
}

void TextEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_edit);
    m_edit->setText(valueOrEmpty<QString>(value));
    m_edit->setCursorPosition(0);
}

LongTextEditor::LongTextEditor(Field field, QWidget* parent) : FieldEditor(field, parent), m_edit(new PromptEdit(this))
{
    const int lines = field == Field::Prompt ? 4 : 2;
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(lines * QFontMetrics(m_edit->font()).lineSpacing() + 16);
    m_edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (field == Field::Prompt)
        m_edit->setPlaceholderText(tr("What is to be seen, and how it moves"));
    setControl(m_edit, u"Edit"_s);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &LongTextEditor::takeText);
}

FieldValue LongTextEditor::value() const
{
    return m_text.isEmpty() ? FieldValue() : FieldValue(m_text);
}

void LongTextEditor::setValue(const FieldValue& value)
{
    const QString text = valueOrEmpty<QString>(value);
    const QSignalBlocker blocker(m_edit);
    if (m_text.isEmpty() && !m_edit->document()->isUndoAvailable())
        m_edit->setPlainText(text); // there is nothing to undo
    else
        m_edit->replaceText(text); // the user can restore the previous text
    m_text = m_edit->toPlainText();
    showLength();
}

void LongTextEditor::setOffer(const RequestKind& kind, const ModelProfile& profile)
{
    FieldEditor::setOffer(kind, profile);
    m_limit = field() == Field::Prompt ? profile.limits.promptCharacters : profile.limits.negativePromptCharacters;
    m_edit->setMentionsOn(field() == Field::Prompt && offers(kind, Field::Media));
    showLength();
}

void LongTextEditor::setMentionable(const QList<MediaItem>& items)
{
    m_edit->setMentionable(items);
}

void LongTextEditor::insertMention(const QString& name)
{
    m_edit->insertMention(name);
}

void LongTextEditor::replaceText(const QString& text)
{
    m_edit->replaceText(text);
}

void LongTextEditor::takeText()
{
    const QString text = m_edit->toPlainText();
    if (text == m_text)
        return; // only the colours changed
    m_text = text;
    showLength();
    Q_EMIT changed();
}

void LongTextEditor::showLength()
{
    const qsizetype count = characterCount(m_text);
    const bool tooLong = m_limit && count > *m_limit;
    QString text;
    if (count > 0 && m_limit)
        text = tr("%1 / %2", "characters, and how many at most")
                   .arg(locale().toString(count), locale().toString(*m_limit));
    else if (count == 1)
        text = tr("1 character");
    else if (count > 1)
        text = tr("%1 characters").arg(locale().toString(count));
    if (tooLong)
        text += u" · "_s + tr("the service may cut the rest");
    setTrailing(text, tooLong);
}

} // namespace Dailies
