// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/daysdialog.h"

#include "app/common/momenttext.h"
#include "ui/widgets/formparts.h"

#include <QDateEdit>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

DaysDialog::DaysDialog(const QDate& first, const QDate& last, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"daysDialog"_s);
    setWindowTitle(tr("Created between"));
    m_first = newField(first, u"firstDayEdit"_s);
    m_last = newField(last, u"lastDayEdit"_s);
    auto* days = new QHBoxLayout;
    days->setSpacing(12);
    days->addLayout(labelledField(tr("From"), m_first));
    days->addLayout(labelledField(tr("To"), m_last));
    QVBoxLayout* column = dialogColumn(this);
    column->addLayout(days);
    QPushButton* show = addDialogButtons(this, column, tr("Show"));
    show->setObjectName(u"showDaysButton"_s);
    connect(show, &QPushButton::clicked, this, &QDialog::accept);
    m_first->setFocus();
}

QDateEdit* DaysDialog::newField(const QDate& day, const QString& name)
{
    auto* field = new QDateEdit(day, this);
    field->setObjectName(name);
    field->setCalendarPopup(true);
    field->setDisplayFormat(dateFormat());
    field->setMinimumWidth(160);
    readLeftToRight(field);
    return field;
}

QDate DaysDialog::first() const
{
    return std::min(m_first->date(), m_last->date());
}

QDate DaysDialog::last() const
{
    return std::max(m_first->date(), m_last->date());
}

} // namespace Dailies
