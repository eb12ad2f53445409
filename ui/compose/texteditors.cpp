// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/texteditors.h"

#include <QFontMetrics>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
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
    m_edit->setMaxLength(std::numeric_limits<int>::max()); // nothing is ever cut off in silence
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

LongTextEditor::LongTextEditor(Field field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_edit(new QPlainTextEdit(this))
{
    const int lines = field == Field::Prompt ? 4 : 2;
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(lines * QFontMetrics(m_edit->font()).lineSpacing() + 16);
    m_edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (field == Field::Prompt)
        m_edit->setPlaceholderText(tr("What is to be seen, and how it moves"));
    setControl(m_edit, u"Edit"_s);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &LongTextEditor::showLength);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &LongTextEditor::changed);
    showLength();
}

FieldValue LongTextEditor::value() const
{
    const QString text = m_edit->toPlainText();
    return text.isEmpty() ? FieldValue() : FieldValue(text);
}

void LongTextEditor::setValue(const FieldValue& value)
{
    const QSignalBlocker blocker(m_edit);
    m_edit->setPlainText(valueOrEmpty<QString>(value));
    showLength();
}

void LongTextEditor::showLength()
{
    const qsizetype count = characterCount(m_edit->toPlainText());
    if (count == 0)
        setTrailing({});
    else if (count == 1)
        setTrailing(tr("1 character"));
    else
        setTrailing(tr("%1 characters").arg(locale().toString(count)));
}

} // namespace Dailies
