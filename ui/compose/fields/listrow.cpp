// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/listrow.h"

#include "ui/compose/fields/fieldeditor.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

ListRow::ListRow(QWidget* parent) : QWidget(parent), m_header(new QHBoxLayout), m_name(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 4, 8);
    column->setSpacing(4);
    column->addLayout(m_header);
    m_header->setSpacing(4);
    m_name->setFont(semiboldFont(m_name->font()));
    m_name->setTextFormat(Qt::PlainText);
    m_header->addWidget(m_name);
}

void ListRow::setPlace(int place, int count)
{
    m_place = place;
    const bool up = place > 0;
    const bool down = place < count - 1;
    // Disabling a button with the focus would move the focus out of the row, so another button of the row gets it.
    QToolButton* next = up ? m_up : down ? m_down : m_remove;
    next->setEnabled(true);
    if ((!up && m_up->hasFocus()) || (!down && m_down->hasFocus()))
        next->setFocus(Qt::OtherFocusReason);
    m_up->setEnabled(up);
    m_down->setEnabled(down);
}

void ListRow::setName(const QString& name)
{
    if (m_name->text() == name && accessibleName() == name)
        return;
    m_name->setText(name);
    setAccessibleName(name);
    for (QToolButton* button : {m_up, m_down, m_remove})
        button->setAccessibleDescription(name); // the names of the buttons are the same in every row
}

void ListRow::showFindings(const QList<Finding>& findings)
{
    for (const auto& [part, control] : m_parts) {
        QList<Finding> own;
        for (const Finding& finding : findings) {
            if (finding.part == part || (finding.part.isEmpty() && control == m_parts.first().second))
                own.append(finding);
        }
        const QString said = messagesOf(own);
        if (control->accessibleDescription() != said)
            control->setAccessibleDescription(said);
        markInvalid(control, hasStop(own));
    }
}

void ListRow::focusPart(const QString& part)
{
    QWidget* wanted = m_parts.isEmpty() ? nullptr : m_parts.first().second;
    for (const auto& [name, control] : m_parts) {
        if (name == part)
            wanted = control;
    }
    if (wanted != nullptr)
        wanted->setFocus(Qt::OtherFocusReason);
}

void ListRow::addMoveButtons()
{
    m_up = addButton(u"arrow-up"_s, tr("Move up"), u"moveUpButton"_s);
    m_down = addButton(u"arrow-down"_s, tr("Move down"), u"moveDownButton"_s);
    m_remove = addButton(u"trash-2"_s, tr("Remove"), u"removeButton"_s);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT moveRequested(m_place, -1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT moveRequested(m_place, 1); });
    connect(m_remove, &QToolButton::clicked, this, [this] { Q_EMIT removeRequested(m_place); });
}

void ListRow::addPart(const QString& part, QWidget* control)
{
    m_parts.append({part, control});
}

QToolButton* ListRow::addButton(const QString& iconName, const QString& text, const QString& name)
{
    QToolButton* button = smallButton(iconName, text, name, this);
    m_header->addWidget(button);
    return button;
}

} // namespace Dailies
