// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendpage.h"

#include "app/common/sentences.h"
#include "app/money/moneytext.h"
#include "ui/spend/breakdownview.h"
#include "ui/spend/limitspanel.h"
#include "ui/spend/spendchart.h"
#include "ui/spend/spendheader.h"
#include "ui/spend/spendswatch.h"
#include "ui/spend/spendtiles.h"
#include "ui/spend/unsettledlist.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/linkbutton.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int pageMargin = 16;
constexpr int narrowLimits = 280;
constexpr int wideLimits = 356;
constexpr int roomForWideLimits = 1200;

QLabel* newTitle(const QString& text, QWidget* parent)
{
    auto* title = new QLabel(text, parent);
    title->setFont(semiboldFont(QApplication::font()));
    return title;
}

/// A row of joined buttons. Each calls `choose` with its number when it is checked, also by an assistive program.
template<typename Choose>
QList<QPushButton*> newSegments(QWidget* box, const QStringList& texts, const QString& name, const Choose& choose)
{
    QHBoxLayout* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    QList<QPushButton*> buttons;
    for (const QString& text : texts) {
        auto* button = new QPushButton(text, box);
        button->setObjectName(name + QString::number(buttons.size()));
        button->setAutoDefault(false);
        QObject::connect(button, &QPushButton::toggled, box, [choose, i = buttons.size()](bool on) {
            if (on)
                choose(i);
        });
        row->addWidget(button);
        buttons.append(button);
    }
    joinSegments(QList<QAbstractButton*>(buttons.cbegin(), buttons.cend()));
    return buttons;
}

constexpr SpendGroup shownGroups[] = {SpendGroup::Model, SpendGroup::Account, SpendGroup::Tag, SpendGroup::Day};

} // namespace

SpendPage::SpendPage(QWidget* parent)
    : QWidget(parent)
    , m_header(new SpendHeader(this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
{
    setObjectName(u"spendPage"_s);
    setAccessibleName(tr("Spend"));
    makeBar(this);
    m_scroll = new QScrollArea(m_pages);
    m_scroll->setObjectName(u"spendScroll"_s);
    scrollDown(m_scroll, newContent());
    makeBar(m_scroll->viewport());
    m_pages->addWidget(m_scroll);
    m_pages->addWidget(m_empty);
    m_empty->setActions({tr("Show this year")});
    QVBoxLayout* column = bareColumn(this);
    column->addWidget(m_header);
    column->addWidget(m_pages, 1);
    column->addWidget(dividingLine(Qt::Horizontal, this));
    QLabel* foot =
        quietNote(tr("Seconds and points are what the service reported, or what you settled. Takes without a figure "
                     "count as unsettled until you settle them."),
            this);
    foot->setContentsMargins(pageMargin, 8, pageMargin, 8);
    column->addWidget(foot);
    connect(m_header, &SpendHeader::chosen, this, &SpendPage::chosen);
    connect(m_header, &SpendHeader::compareRequested, this, &SpendPage::compareRequested);
    connect(m_header, &SpendHeader::exportRequested, this, &SpendPage::exportRequested);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        m_header->choose(SpendPeriod::Year, {}, {});
        Q_EMIT chosen();
    });
    keepTabOrder();
}

QWidget* SpendPage::newContent()
{
    auto* content = new QWidget;
    makeBar(content);
    QVBoxLayout* column = bareColumn(content);
    const auto addLine = [&] { column->addWidget(dividingLine(Qt::Horizontal, content)); };
    m_tiles = new SpendTiles(content);
    column->addWidget(m_tiles);
    addLine();
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(newChartPart(content), 1);
    middle->addWidget(dividingLine(Qt::Vertical, content));
    m_limits = new LimitsPanel(content);
    middle->addWidget(m_limits);
    column->addLayout(middle);
    addLine();
    column->addWidget(newBreakdownHead(content));
    m_breakdown = new BreakdownView(content);
    column->addWidget(m_breakdown);
    m_unsettledPart = newUnsettledPart(content);
    column->addWidget(m_unsettledPart);
    column->addStretch(1);
    connect(m_tiles, &SpendTiles::rateRequested, this, &SpendPage::ratesRequested);
    connect(m_tiles, &SpendTiles::reviewRequested, this, [this] {
        m_unsettled->focusFirst();
        m_scroll->verticalScrollBar()->setValue(m_unsettledPart->y());
    });
    connect(m_limits, &LimitsPanel::editRequested, this, &SpendPage::limitsRequested);
    connect(m_limits, &LimitsPanel::addRequested, this, &SpendPage::firstLimitRequested);
    return content;
}

QWidget* SpendPage::newChartPart(QWidget* parent)
{
    auto* part = new QWidget(parent);
    m_chartTitle = newTitle({}, part);
    m_chartTitle->setObjectName(u"chartTitle"_s);
    m_units = new QWidget(part);
    m_unitButtons = newSegments(m_units, {tr("Seconds"), tr("Points")}, u"chartUnit"_s, [this](qsizetype unit) {
        m_unit = unit == 0 ? ChartUnit::Seconds : ChartUnit::Points;
        showChart();
    });
    m_legend = new ChartLegend(part);
    m_chart = new SpendChart(part);
    m_chartHead = new QHBoxLayout;
    m_chartHead->setSpacing(12);
    m_chartHead->addWidget(m_chartTitle);
    m_chartHead->addWidget(m_units);
    m_chartHead->addStretch(1);
    m_chartHead->addWidget(m_legend);
    m_legendRow = new QHBoxLayout;
    m_legendRow->addStretch(1);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(pageMargin, 12, pageMargin, 12);
    column->setSpacing(8);
    column->addLayout(m_chartHead);
    column->addLayout(m_legendRow);
    column->addWidget(m_chart);
    column->addStretch(1);
    return part;
}

QWidget* SpendPage::newBreakdownHead(QWidget* parent)
{
    auto* head = new QWidget(parent);
    auto* groups = new QWidget(head);
    m_groupButtons = newSegments(
        groups, {tr("Model"), tr("Account"), tr("Tag"), tr("Day")}, u"breakdownGroup"_s, [this](qsizetype group) {
            if (std::exchange(m_group, shownGroups[group]) != shownGroups[group])
                Q_EMIT chosen();
        });
    m_rates = quietNote({}, head);
    m_rates->setObjectName(u"ratesNote"_s);
    m_rates->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* rates = new LinkButton(tr("Rates…"), head);
    rates->setObjectName(u"ratesButton"_s);
    connect(rates, &QPushButton::clicked, this, &SpendPage::ratesRequested);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(pageMargin, 10, pageMargin, 6);
    row->setSpacing(16);
    row->addWidget(newTitle(tr("Breakdown"), head));
    row->addWidget(groups);
    row->addWidget(m_rates, 1);
    row->addWidget(rates);
    return head;
}

QWidget* SpendPage::newUnsettledPart(QWidget* parent)
{
    auto* part = new QWidget(parent);
    m_unsettled = new UnsettledList(part);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(pageMargin, 18, pageMargin, 8);
    head->setSpacing(8);
    head->addWidget(newTitle(tr("Unsettled"), part), 0, Qt::AlignTop);
    head->addWidget(
        quietNote(tr("Invoices often differ here. Enter what you were charged, or choose “Not charged”."), part), 1);
    QVBoxLayout* column = bareColumn(part);
    column->addLayout(head);
    column->addWidget(dividingLine(Qt::Horizontal, part));
    column->addWidget(m_unsettled);
    connect(m_unsettled, &UnsettledList::settleRequested, this, &SpendPage::settleRequested);
    connect(m_unsettled, &UnsettledList::undoRequested, this, &SpendPage::undoRequested);
    connect(m_unsettled, &UnsettledList::taskRequested, this, &SpendPage::taskRequested);
    return part;
}

void SpendPage::setThumbnailFolder(const QString& folder)
{
    m_unsettled->setThumbnailFolder(folder);
}

void SpendPage::setChoice(const SpendChoice& choice)
{
    m_header->choose(choice.period, choice.account, choice.model);
    m_group = choice.group;
    const auto* group = std::find(std::begin(shownGroups), std::end(shownGroups), choice.group);
    if (group != std::end(shownGroups))
        m_groupButtons.at(group - std::begin(shownGroups))->setChecked(true);
}

SpendChoice SpendPage::choice() const
{
    return {m_header->period(), m_header->account(), m_header->model(), m_group};
}

void SpendPage::setView(const SpendView& view, const AccountNames& names)
{
    m_view = view;
    m_names = names;
    m_header->setOffer(view.accounts, view.models, names);
    const bool isEmpty = view.breakdown.lines.isEmpty() && view.unsettled.isEmpty();
    const bool isFirst = view.accounts.isEmpty();
    m_empty->setMessage(
        icon(u"wallet"_s), isFirst ? tr("Nothing was spent yet.") : tr("Nothing was sent in this period."));
    m_empty->setHint(
        isFirst ? tr("Once you generate with your own account, each take's cost appears here.") : QString());
    const bool isWhole =
        view.choice.period == SpendPeriod::Year && view.choice.account.isEmpty() && view.choice.model.isEmpty();
    m_empty->setActions(isFirst || isWhole ? QStringList() : QStringList{tr("Show this year")});
    m_tiles->setTotal(view.breakdown.total);
    showChart();
    m_limits->setLimits(view.limits, view.today, names);
    m_rates->setText(ratesText());
    m_breakdown->setReport(view.breakdown, view.choice.group, names);
    m_unsettledPart->setVisible(!view.unsettled.isEmpty());
    m_unsettled->setTakes(view.unsettled);
    m_pages->setCurrentWidget(isEmpty ? static_cast<QWidget*>(m_empty) : m_scroll);
    keepTabOrder();
}

void SpendPage::showChart()
{
    const bool hasBoth = hasBothUnits(m_view.days);
    const ChartUnit unit = hasBoth && m_unit ? *m_unit : usualUnit(m_view.days);
    m_units->setVisible(hasBoth);
    // Beside these buttons the legend would wrap, far from the chart.
    (hasBoth ? m_legendRow : m_chartHead)->addWidget(m_legend);
    QPushButton* shown = m_unitButtons.at(unit == ChartUnit::Seconds ? 0 : 1);
    const QSignalBlocker notChosen(shown);
    shown->setChecked(true);
    m_chartTitle->setText(hasBoth        ? tr("Per day")
            : unit == ChartUnit::Seconds ? tr("Seconds per day")
                                         : tr("Points per day"));
    const auto limit = dailyLimit(m_view.limits, unit, m_view.choice.account);
    const QDate from = firstDay(m_view.choice.period, m_view.today);
    m_chart->setDays(chartDays(m_view.days, from, m_view.today, unit), unit, limit);
    const SpendSum& reserved = m_view.days.total.reserved;
    m_legend->setShown(!(unit == ChartUnit::Seconds ? reserved.seconds : reserved.points).isZero(),
        limit ? tr("Daily limit: %1").arg(unit == ChartUnit::Seconds ? secondsText(*limit) : pointsText(*limit))
              : QString());
}

/// Which rates the money is based on, and what has none.
QString SpendPage::ratesText() const
{
    if (m_view.rates.isEmpty())
        return tr("There are no rates yet, so money isn't known (–).");
    // The newest of those in force; without any, the next one.
    const auto place = [this](const Rate& rate) {
        const qint64 days = rate.from.daysTo(m_view.today);
        return std::pair(days >= 0, -qAbs(days));
    };
    const Rate& shown = *std::max_element(m_view.rates.cbegin(), m_view.rates.cend(),
        [&place](const Rate& a, const Rate& b) { return place(a) < place(b); });
    const QString rate =
        tr("%1 %2", "what a rate applies to, and the rate").arg(rateScope(shown, m_names), rateText(shown));
    const auto others = static_cast<int>(m_view.rates.size()) - 1;
    QStringList sentences{others > 0 ? tr("Money uses your rates: %1 and %Ln more.", nullptr, others).arg(rate)
                                     : tr("Money uses your rate: %1.").arg(rate)};
    if (const int unpriced = m_view.breakdown.total.billed.unpriced; unpriced > 0)
        sentences.append(tr("%Ln takes have no rate, so they aren't in the total.", nullptr, unpriced));
    if (const int upTo = m_view.breakdown.total.billed.upTo; upTo > 0)
        sentences.append(dearestRateText(upTo));
    return joinedSentences(sentences);
}

void SpendPage::focusFirst()
{
    m_header->focusPeriod();
}

void SpendPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_limits->setFixedWidth(width() < roomForWideLimits ? narrowLimits : wideLimits);
}

/// In the order of the screen.
void SpendPage::keepTabOrder()
{
    QWidget* before = nullptr;
    const auto add = [&before](QWidget* each) {
        if (before != nullptr)
            setTabOrder(before, each);
        before = each;
    };
    const auto addAll = [&](const QWidget* parent) {
        for (QWidget* each : parent->findChildren<QWidget*>()) {
            const bool isPopup = each->window() != window();
            if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr && !isPopup)
                add(each);
        }
    };
    addAll(m_header);
    addAll(m_tiles);
    for (QPushButton* each : std::as_const(m_unitButtons))
        add(each);
    add(m_chart);
    addAll(m_limits);
    for (QPushButton* each : std::as_const(m_groupButtons))
        add(each);
    add(findChild<QWidget*>(u"ratesButton"_s));
    add(m_breakdown);
    addAll(m_unsettled);
    addAll(m_empty);
}

} // namespace Dailies
