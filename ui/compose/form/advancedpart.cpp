// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/advancedpart.h"

#include "ui/style/look.h"
#include "ui/widgets/disclosurebutton.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/wraplayout.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

AdvancedPart::AdvancedPart(QWidget* parent)
    : QWidget(parent)
    , m_content(new QWidget(this))
    , m_rows(bareColumn(m_content, 12))
{
    m_button = new DisclosureButton(tr("Advanced"), m_content, this);
    m_button->setObjectName(u"advancedButton"_s);
    m_button->setFont(font());
    m_button->stackUnder(m_content); // the Tab key follows the order of the children
    m_summary = new ElidedLabel(this);
    m_summary->setObjectName(u"advancedSummary"_s);
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    makeQuiet(m_summary);
    m_line = new QWidget(m_content);
    m_lineLayout = new WrapLayout(4, m_line);

    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_button);
    head->addWidget(m_summary, 1);
    QVBoxLayout* column = bareColumn(this);
    column->setSpacing(8);
    column->addWidget(dividingLine(Qt::Horizontal, this));
    column->addLayout(head);
    column->addWidget(m_content);
}

void AdvancedPart::addToLine(QWidget* button)
{
    m_lineLayout->addWidget(button);
}

void AdvancedPart::setSummary(const QStringList& set, const QStringList& offered)
{
    m_summary->setTone(set.isEmpty() ? std::nullopt : std::optional(Tone::Text));
    m_summary->setText((set.isEmpty() ? offered : set).join(u" · "_s));
    m_button->setAccessibleDescription(m_summary->text());
}

} // namespace Dailies
