// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/factgrid.h"

#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"

#include <QGridLayout>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int roomForTwo = 620;
constexpr int labelWidth = 96;

} // namespace

QLabel* newValueLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    // One long word must not keep the panel from getting narrow.
    label->setMinimumWidth(40);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    label->setSizePolicy(policy);
    return label;
}

FactGrid::FactGrid(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
}

void FactGrid::setFacts(const QList<TaskFact>& facts)
{
    const bool sameRows = std::equal(facts.cbegin(), facts.cend(), m_facts.cbegin(), m_facts.cend(),
        [](const TaskFact& a, const TaskFact& b) { return a.label == b.label && a.wide == b.wide; });
    if (!sameRows)
        rebuild(facts);
    m_facts = facts;
    for (qsizetype i = 0; i < facts.size(); ++i) {
        const TaskFact& fact = facts.at(i);
        QLabel* value = m_rows.at(i).value;
        if (value->text() != fact.value)
            value->setText(fact.value);
        value->setToolTip(wrappedToolTip(fact.more));
    }
}

void FactGrid::rebuild(const QList<TaskFact>& facts)
{
    for (const Row& row : std::as_const(m_rows)) {
        delete row.label;
        delete row.value;
    }
    m_rows.clear();
    for (const TaskFact& fact : facts) {
        auto* label = new QLabel(fact.label, this);
        label->setTextFormat(Qt::PlainText);
        makeQuiet(label);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label->setMinimumWidth(labelWidth);
        QLabel* value = newValueLabel(this);
        label->setBuddy(value);
        m_rows.append({label, value, fact.wide});
    }
    arrange();
}

void FactGrid::arrange()
{
    int row = 0;
    int column = 0;
    for (const Row& entry : std::as_const(m_rows)) {
        if (entry.wide && column > 0) {
            column = 0;
            ++row;
        }
        m_grid->addWidget(entry.label, row, 2 * column);
        m_grid->addWidget(entry.value, row, 2 * column + 1, 1, entry.wide && m_twoColumns ? 3 : 1);
        column = m_twoColumns && !entry.wide ? 1 - column : 0;
        if (column == 0)
            ++row;
    }
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(3, m_twoColumns ? 1 : 0);
}

void FactGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool two = event->size().width() >= roomForTwo;
    if (two == m_twoColumns)
        return;
    m_twoColumns = two;
    arrange();
}

} // namespace Dailies
