// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/testpanel.h"

#include "ui/style/icons.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/tooltips.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int findingIconSide = 16;

QString iconNameOf(Tone tone)
{
    return tone == Tone::Good ? u"circle-check"_s : tone == Tone::Warning ? u"triangle-alert"_s : u"circle-x"_s;
}

QLabel* selectableText(const QString& text, QWidget* parent)
{
    QLabel* label = wrappedText(text, parent);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

TestPanel::TestPanel(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_button(new QPushButton(tr("Test"), this))
    , m_status(quietNote({}, this))
    , m_lines(new QWidget(this))
    , m_layout(bareColumn(m_lines, 4))
    , m_row(new QHBoxLayout)
    , m_column(bareColumn(this, 8))
{
    m_button->setObjectName(name + u"Button"_s);
    m_button->setAutoDefault(false);
    m_status->setObjectName(name + u"Status"_s);
    m_lines->setObjectName(name + u"Lines"_s);
    m_lines->hide();
    m_row->setSpacing(8);
    m_row->addWidget(m_button, 0, Qt::AlignTop); // the status may take more lines than one
    m_row->addWidget(m_status, 1);
    m_column->addLayout(m_row);
    m_column->addWidget(m_lines);
    connect(m_button, &QPushButton::clicked, this, &TestPanel::toggle);
}

void TestPanel::putFindingsAbove()
{
    m_column->removeWidget(m_lines);
    m_column->insertWidget(0, m_lines);
    m_row->setAlignment(m_button, Qt::AlignBottom);
}

void TestPanel::toggle()
{
    if (m_runs) {
        if (!stop())
            reset();
        return;
    }
    clear();
    ask(++m_round);
}

void TestPanel::reset()
{
    ++m_round;
    abandon();
    clear();
    showEnd(hint());
}

void TestPanel::setHint(const QString& hint)
{
    m_hint = hint;
    m_button->setToolTip(plainToolTip(hint));
    if (!m_runs)
        m_status->setText(hint);
}

void TestPanel::showRunning(const QString& status)
{
    m_runs = true;
    m_button->setText(tr("Stop"));
    m_status->setText(status);
}

void TestPanel::showEnd(const QString& status)
{
    m_runs = false;
    m_button->setText(tr("Test"));
    m_status->setText(status);
}

void TestPanel::showLine(Tone tone, const QString& text, const QString& quiet)
{
    auto* line = new QWidget(m_lines);
    QHBoxLayout* row = bareRow(line, 8);
    row->addWidget(new IconLabel(icon(iconNameOf(tone), tone), findingIconSide, line), 0, Qt::AlignTop);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(selectableText(text, line));
    if (!quiet.isEmpty()) {
        QLabel* more = selectableText(quiet, line);
        makeQuiet(more);
        words->addWidget(more);
    }
    row->addLayout(words, 1);
    m_layout->addWidget(line);
    m_lines->show();
    line->setAccessibleName(quiet.isEmpty() ? text : text + u' ' + quiet);
    QAccessibleEvent event(line, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    Q_EMIT resultsShown();
}

void TestPanel::clear()
{
    const auto lines = m_lines->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget* line : lines)
        retire(line);
    m_lines->hide();
}

} // namespace Dailies
