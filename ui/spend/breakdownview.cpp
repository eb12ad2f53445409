// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/breakdownview.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int spendRowHeight = 38;
constexpr int pageEdge = 16; ///< the page's margin, inside the first and last column
constexpr int cellMargin = 12;
constexpr int chevronRoom = 14;
constexpr int keptBarWidth = 64;
constexpr int keptBarHeight = 4;
constexpr int leastNameWidth = 140;

/// Cells with a line below each row and, for the kept clips, a bar.
class BreakdownDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QFont font = index.data(Qt::FontRole).value<QFont>();
        const int wide = QFontMetrics(font).horizontalAdvance(index.data().toString());
        const int bar = index.column() == BreakdownModel::Kept ? keptBarWidth + cellMargin : 0;
        return {wide + bar + cellMargin + edgeOf(index),
            std::max(spendRowHeight, option.fontMetrics.height() + cellMargin)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QPalette& palette = option.palette;
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        if (isSelected)
            painter->fillRect(option.rect, tone(palette, Tone::Selection));
        painter->fillRect(
            QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tone(palette, Tone::Line));
        const bool isName = index.column() == BreakdownModel::Name;
        QRect room = option.rect.adjusted(isName ? pageEdge : cellMargin / 2, 0, -edgeAfter(index), -1);
        room = QStyle::visualRect(option.direction, option.rect, room);
        painter->setFont(index.data(Qt::FontRole).isValid() ? index.data(Qt::FontRole).value<QFont>() : option.font);
        const QString text = index.data().toString();
        const bool isUnknown = text == u"–"_s;
        painter->setPen(tone(palette, isUnknown && !isSelected ? Tone::MutedText : Tone::Text));
        const auto alignment =
            QStyle::visualAlignment(option.direction, Qt::AlignVCenter | (isName ? Qt::AlignLeft : Qt::AlignRight));
        painter->drawText(room, static_cast<int>(alignment) | Qt::TextSingleLine,
            painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
        if (const QVariant part = index.data(BreakdownModel::KeptPartRole); part.isValid())
            paintKept(painter, option, room, text, part.toDouble());
    }

private:
    static int edgeAfter(const QModelIndex& index)
    {
        return index.column() == BreakdownModel::CostPerKept ? pageEdge : cellMargin / 2;
    }
    static int edgeOf(const QModelIndex& index)
    {
        const bool isAtEdge = index.column() == BreakdownModel::Name || index.column() == BreakdownModel::CostPerKept;
        return isAtEdge ? pageEdge : cellMargin;
    }

    static void paintKept(
        QPainter* painter, const QStyleOptionViewItem& option, const QRect& room, const QString& text, double part)
    {
        // The bars of all rows begin at one place, before the widest text.
        const QFontMetrics metrics(semiboldFont(option.font));
        const int widest = std::max(metrics.horizontalAdvance(text), metrics.horizontalAdvance(u"000 of 0000"_s));
        QRect bar(room.right() - widest - cellMargin - keptBarWidth, room.center().y() - keptBarHeight / 2,
            keptBarWidth, keptBarHeight);
        if (bar.left() < room.left())
            return; // no room
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tone(option.palette, Tone::Line));
        bar = QStyle::visualRect(option.direction, room, bar);
        painter->drawRoundedRect(bar, keptBarHeight / 2.0, keptBarHeight / 2.0);
        QRect kept = bar;
        kept.setWidth(qRound(bar.width() * std::clamp(part, 0.0, 1.0)));
        painter->setBrush(tone(option.palette, Tone::Good));
        painter->drawRoundedRect(
            QStyle::visualRect(option.direction, bar, kept), keptBarHeight / 2.0, keptBarHeight / 2.0);
        painter->restore();
    }
};

/// A header whose texts stand above those of the cells.
class BreakdownHeader final : public QHeaderView {
public:
    explicit BreakdownHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setSectionsMovable(false);
        setHighlightSections(false);
        setFont(secondaryFont(QApplication::font()));
    }

    QSize sizeHint() const override { return {QHeaderView::sizeHint().width(), fontMetrics().height() + cellMargin}; }

protected:
    QSize sectionSizeFromContents(int section) const override
    {
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        return {QFontMetrics(semiboldFont(font())).horizontalAdvance(text) + chevronRoom + 2 * pageEdge,
            sizeHint().height()};
    }

    void paintSection(QPainter* painter, const QRect& rect, int section) const override
    {
        painter->fillRect(rect, tone(palette(), Tone::Base));
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tone(palette(), Tone::Line));
        const bool isSorted = section == sortIndicatorSection();
        const QString text = model()->headerData(section, Qt::Horizontal).toString();
        const QFont letters = isSorted ? semiboldFont(font()) : font();
        const int wide = std::min(QFontMetrics(letters).horizontalAdvance(text) + 1, rect.width());
        const bool isName = section == BreakdownModel::Name;
        const int edge = isName || section == BreakdownModel::CostPerKept ? pageEdge : cellMargin / 2;
        QRect words(isName ? rect.left() + edge : rect.right() + 1 - edge - wide, rect.top(), wide, rect.height() - 1);
        QRect arrow(isName ? words.right() + 2 : words.left() - chevronRoom, rect.top(), chevronRoom, rect.height());
        words = QStyle::visualRect(layoutDirection(), rect, words);
        arrow = QStyle::visualRect(layoutDirection(), rect, arrow);
        painter->setFont(letters);
        painter->setPen(tone(palette(), isSorted ? Tone::Text : Tone::MutedText));
        painter->drawText(words, Qt::AlignCenter, text);
        if (isSorted) {
            painter->setRenderHint(QPainter::Antialiasing);
            StyleParts::drawChevron(painter, arrow,
                sortIndicatorOrder() == Qt::AscendingOrder ? StyleParts::Arrow::Up : StyleParts::Arrow::Down,
                tone(palette(), Tone::MutedText), 7);
        }
    }
};

} // namespace

BreakdownView::BreakdownView(QWidget* parent)
    : QTableView(parent)
    , m_model(new BreakdownModel(this))
    , m_sorted(new BreakdownSort(this))
{
    setObjectName(u"breakdownTable"_s);
    setAccessibleName(tr("Breakdown"));
    m_sorted->setSourceModel(m_model);
    setModel(m_sorted);
    setItemDelegate(new BreakdownDelegate(this));
    setHorizontalHeader(new BreakdownHeader(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSortingEnabled(true);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(std::max(spendRowHeight, fontMetrics().height() + cellMargin));
}

void BreakdownView::setReport(const SpendReport& report, SpendGroup group, const AccountNames& names)
{
    m_model->setReport(report, group, names);
    for (const auto column : {BreakdownModel::Seconds, BreakdownModel::Points})
        setColumnHidden(column, !m_model->usesColumn(column));
    if (m_group != group) {
        const bool isTime = group == SpendGroup::Day || group == SpendGroup::Month;
        sortByColumn(isTime ? BreakdownModel::Name : BreakdownModel::Takes, Qt::DescendingOrder);
    }
    m_group = group;
    fitColumns();
    updateGeometry();
}

/// The name gets what the figures leave; spare room is shared.
void BreakdownView::fitColumns()
{
    QHeaderView* header = horizontalHeader();
    int needed = 0;
    int shown = 0;
    QList<int> widths(BreakdownModel::ColumnCount, 0);
    for (int column = BreakdownModel::Takes; column < BreakdownModel::ColumnCount; ++column) {
        if (isColumnHidden(column))
            continue;
        widths[column] = std::max(sizeHintForColumn(column), header->sectionSizeHint(column));
        needed += widths.at(column);
        ++shown;
    }
    const int spare = std::max(0, viewport()->width() - needed - leastNameWidth);
    int left = viewport()->width();
    for (int column = BreakdownModel::Takes; column < BreakdownModel::ColumnCount; ++column) {
        if (isColumnHidden(column))
            continue;
        const int width = widths.at(column) + spare * 2 / 3 / std::max(1, shown);
        header->resizeSection(column, width);
        left -= width;
    }
    header->resizeSection(BreakdownModel::Name, std::max(leastNameWidth, left));
}

int BreakdownView::wholeHeight() const
{
    return horizontalHeader()->sizeHint().height() + verticalHeader()->length();
}

QSize BreakdownView::sizeHint() const
{
    return {QTableView::sizeHint().width(), wholeHeight()};
}

QSize BreakdownView::minimumSizeHint() const
{
    return {leastNameWidth, wholeHeight()};
}

/// The wheel scrolls the page.
void BreakdownView::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void BreakdownView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

} // namespace Dailies
