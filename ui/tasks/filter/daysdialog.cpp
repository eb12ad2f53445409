// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/daysdialog.h"

#include "ui/style/look.h"

#include <QDateEdit>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

DaysDialog::DaysDialog(const QDate& first, const QDate& last, QWidget* parent) : QDialog(parent)
{
    setObjectName(u"daysDialog"_s);
    setWindowTitle(tr("Created between"));
    m_first = newField(first, u"firstDayEdit"_s);
    m_last = newField(last, u"lastDayEdit"_s);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(16, 16, 16, 16);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    int column = 0;
    for (const auto& [words, field] : {std::pair{tr("From"), m_first}, {tr("To"), m_last}}) {
        auto* label = new QLabel(words, this);
        makeQuiet(label);
        label->setBuddy(field);
        grid->addWidget(label, 0, column);
        grid->addWidget(field, 1, column++);
    }
    auto* cancel = new QPushButton(tr("Cancel"), this);
    auto* show = new QPushButton(tr("Show"), this);
    show->setObjectName(u"showDaysButton"_s);
    show->setDefault(true);
    makePrimary(show);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(show, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, 12, 0, 0);
    buttons->setSpacing(12); // the grid has two spacings, so the layout cannot inherit one
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(show);
    grid->addLayout(buttons, 2, 0, 1, 2);
    m_first->setFocus();
}

QDateEdit* DaysDialog::newField(const QDate& day, const QString& name)
{
    auto* field = new QDateEdit(day, this);
    field->setObjectName(name);
    field->setCalendarPopup(true);
    field->setMinimumWidth(160);
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
