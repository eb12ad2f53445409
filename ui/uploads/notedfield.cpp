// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/uploads/notedfield.h"

#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace Dailies {

NotedField::NotedField(const QString& label, QWidget* field, const QString& hint, QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_field(field)
    , m_note(wrappedText({}, this))
    , m_hint(hint)
{
    field->setParent(this);
    makeQuiet(m_label);
    m_label->setBuddy(field);
    m_note->setFont(secondaryFont(font()));
    m_note->setForegroundRole(QPalette::Text);
    QVBoxLayout* column = bareColumn(this, 4);
    column->addWidget(m_label);
    column->addWidget(field);
    column->addWidget(m_note);
    setLabel(label);
    refresh();
}

void NotedField::setLabel(const QString& label)
{
    m_label->setText(label);
    m_label->setVisible(!label.isEmpty());
    if (!label.isEmpty())
        m_field->setAccessibleName(label);
}

void NotedField::setHint(const QString& hint)
{
    m_hint = hint;
    refresh();
}

void NotedField::setProblem(const QString& sentence)
{
    m_problem = sentence;
    refresh();
}

void NotedField::refresh()
{
    const bool isWrong = !m_problem.isEmpty();
    m_note->setText(isWrong ? m_problem : m_hint);
    m_field->setAccessibleDescription(m_note->text());
    markInvalid(m_field, isWrong);
    m_isRefreshing = true;
    QPalette palette = this->palette();
    palette.setColor(QPalette::Text, tone(palette, isWrong ? Tone::Bad : Tone::MutedText));
    m_note->setPalette(palette);
    m_note->setFont(secondaryFont(font()));
    m_note->setMinimumHeight(m_note->fontMetrics().height());
    m_isRefreshing = false;
}

void NotedField::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && !m_isRefreshing)
        refresh();
}

} // namespace Dailies
