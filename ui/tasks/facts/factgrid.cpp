// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/factgrid.h"

#include "ui/style/look.h"
#include "ui/tasks/facts/valuelabel.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/tooltips.h"

#include <QGridLayout>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int labelWidth = 96;
constexpr int headingGap = 8; ///< above a heading, besides the spacing

} // namespace

QLabel* newValueLabel(QWidget* parent)
{
    QLabel* label = wrappedText({}, parent);
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
    m_grid->setColumnStretch(1, 1);
}

void FactGrid::setFacts(const QList<TaskFact>& facts)
{
    const bool sameRows = std::equal(facts.cbegin(), facts.cend(), m_facts.cbegin(), m_facts.cend(),
        [](const TaskFact& a, const TaskFact& b) { return a.label == b.label && a.shape == b.shape; });
    if (!sameRows)
        rebuild(facts);
    m_facts = facts;
    for (qsizetype i = 0; i < facts.size(); ++i) {
        const TaskFact& fact = facts.at(i);
        ValueLabel* value = m_rows.at(i).value;
        if (value == nullptr)
            continue;
        value->setValue(fact.value);
        value->setToolTip(wrappedToolTip(fact.more));
        value->setAccessibleDescription(fact.more);
    }
}

void FactGrid::rebuild(const QList<TaskFact>& facts)
{
    for (const Row& row : std::as_const(m_rows)) {
        row.label->clear();
        retire(row.label);
        if (row.value != nullptr)
            retire(row.value);
    }
    m_rows.clear();
    int line = 0;
    for (const TaskFact& fact : facts) {
        const bool isHeading = fact.shape == TaskFact::Heading;
        auto* label = new QLabel(fact.label, this);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        if (isHeading) {
            label->setFont(semiboldFont(label->font()));
            label->setContentsMargins(0, line > 0 ? headingGap : 0, 0, 0);
        } else {
            makeQuiet(label);
        }
        if (fact.shape == TaskFact::Beside) {
            label->setMinimumWidth(labelWidth);
            label->setWordWrap(true);
        }
        ValueLabel* value = isHeading ? nullptr : new ValueLabel(this);
        label->setBuddy(value);
        m_grid->addWidget(label, line, 0, 1, fact.shape == TaskFact::Beside ? 1 : 2);
        if (fact.shape == TaskFact::Beside) {
            // Next to the label, whichever direction the value's own text has.
            value->setAlignment(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop));
            m_grid->addWidget(value, line, 1);
        } else if (!isHeading) {
            m_grid->addWidget(value, ++line, 0, 1, 2);
        }
        ++line;
        m_rows.append(Row{label, value});
    }
}

} // namespace Dailies
