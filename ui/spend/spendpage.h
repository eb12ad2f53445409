// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendview.h"
#include "ui/spend/spendwords.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace Dailies {

class BreakdownView;
class ChartLegend;
class EmptyState;
class LimitsPanel;
class SpendChart;
class SpendHeader;
class SpendTiles;
class UnsettledList;
enum class ChartUnit;

/// The page about money: what was spent on which day, by whom and for what, what is left, and what is not settled yet.
/// It shows a SpendView and emits what the user wants.
class SpendPage final : public QWidget {
    Q_OBJECT

public:
    explicit SpendPage(QWidget* parent = nullptr);

    /// Keeps the pictures of clips on disk.
    void setThumbnailFolder(const QString& folder);
    void setChoice(const SpendChoice& choice);
    SpendChoice choice() const;
    void setView(const SpendView& view, const AccountNames& names);
    const SpendView& view() const { return m_view; }
    void focusFirst(); ///< focuses the chosen period

Q_SIGNALS:
    void chosen(); ///< another period, account, model or breakdown
    void compareRequested();
    void exportRequested();
    void limitsRequested();
    void firstLimitRequested();
    void ratesRequested();
    void settleRequested(const Dailies::SpendEntry& entry);
    void undoRequested(const Dailies::SpendEntry& entry);
    void taskRequested(Dailies::TaskId task);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* newContent();
    QWidget* newChartPart(QWidget* parent);
    QWidget* newBreakdownHead(QWidget* parent);
    QWidget* newUnsettledPart(QWidget* parent);
    void showChart();
    QString ratesText() const;
    void keepTabOrder();

    SpendView m_view;
    AccountNames m_names;
    SpendGroup m_group = SpendGroup::Model;
    std::optional<ChartUnit> m_unit; ///< the user's choice
    SpendHeader* m_header;
    QStackedWidget* m_pages; ///< the content, or the empty state
    QScrollArea* m_scroll = nullptr;
    EmptyState* m_empty;
    SpendTiles* m_tiles = nullptr;
    QLabel* m_chartTitle = nullptr;
    QWidget* m_units = nullptr;
    QList<QPushButton*> m_unitButtons;
    QHBoxLayout* m_chartHead = nullptr;
    QHBoxLayout* m_legendRow = nullptr; ///< of the legend, unless it is in the chart's head
    ChartLegend* m_legend = nullptr;
    SpendChart* m_chart = nullptr;
    LimitsPanel* m_limits = nullptr;
    QList<QPushButton*> m_groupButtons;
    QLabel* m_rates = nullptr;
    BreakdownView* m_breakdown = nullptr;
    QWidget* m_unsettledPart = nullptr;
    UnsettledList* m_unsettled = nullptr;
};

} // namespace Dailies
