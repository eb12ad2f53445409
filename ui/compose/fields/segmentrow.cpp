// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/segmentrow.h"

#include "ui/style/look.h"

#include <QAbstractButton>
#include <QEvent>
#include <QStyle>

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace Dailies {

namespace {
constexpr int rowGap = 4;

int widthOf(const QList<QAbstractButton*>& buttons)
{
    return std::accumulate(buttons.begin(), buttons.end(), 0,
        [](int sum, const QAbstractButton* button) { return sum + button->sizeHint().width(); });
}

/// Equal widths, as far as each text fits. A long text keeps what it needs, and the others share the rest.
QList<int> sharesOf(const QList<QAbstractButton*>& buttons, int width)
{
    QList<std::pair<int, qsizetype>> needed; // with the places of the buttons
    for (qsizetype i = 0; i < buttons.size(); ++i)
        needed.append({buttons.at(i)->sizeHint().width(), i});
    std::ranges::stable_sort(needed, std::ranges::greater(), &std::pair<int, qsizetype>::first);
    QList<int> shares(buttons.size(), 0);
    int rest = width;
    auto others = static_cast<int>(buttons.size());
    for (const auto& [least, place] : std::as_const(needed)) {
        shares[place] = std::min(std::max(least, rest / others--), rest);
        rest -= shares.at(place);
    }
    return shares;
}
} // namespace

SegmentRow::SegmentRow(QWidget* parent) : QWidget(parent)
{
    // A fixed height would be that of one row.
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SegmentRow::setSegments(const QList<QAbstractButton*>& segments)
{
    m_shown = segments;
    m_shown.removeIf([](const QAbstractButton* button) {
        return button->isHidden() && button->testAttribute(Qt::WA_WState_ExplicitShowHide);
    });
    m_rows.clear();
    layOut();
    updateGeometry();
}

QSize SegmentRow::sizeHint() const
{
    return {widthOf(m_shown), segmentHeight()};
}

QSize SegmentRow::minimumSizeHint() const
{
    int widest = 0;
    for (const QAbstractButton* button : m_shown)
        widest = std::max(widest, button->sizeHint().width());
    return {widest, segmentHeight()};
}

int SegmentRow::heightForWidth(int width) const
{
    const auto rows = static_cast<int>(rowsFor(width).size());
    return rows * segmentHeight() + std::max(rows - 1, 0) * rowGap;
}

bool SegmentRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::LayoutDirectionChange) {
        layOut(); // a text has changed
        updateGeometry();
    }
    return QWidget::event(event);
}

void SegmentRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

int SegmentRow::segmentHeight() const
{
    int height = 0;
    for (const QAbstractButton* button : m_shown)
        height = std::max(height, button->sizeHint().height());
    return height;
}

QList<int> SegmentRow::rowsFor(int width) const
{
    const auto count = static_cast<int>(m_shown.size());
    for (int rows = 1; rows <= count; ++rows) {
        QList<int> sizes;
        bool fits = true;
        for (int row = 0, from = 0; row < rows; ++row) {
            const int size = (count - from + rows - row - 1) / (rows - row);
            fits = fits && widthOf(m_shown.mid(from, size)) <= width;
            sizes.append(size);
            from += size;
        }
        if (fits || rows == count)
            return sizes;
    }
    return {};
}

void SegmentRow::layOut()
{
    int from = 0;
    int y = 0;
    const int height = segmentHeight();
    const QList<int> rows = rowsFor(width());
    const bool isJoined = std::exchange(m_rows, rows) == rows; // joining them asks for another layout
    for (const int size : rows) {
        const QList<QAbstractButton*> row = m_shown.mid(from, size);
        if (!isJoined)
            joinSegments(row);
        const QList<int> shares = sharesOf(row, width());
        int x = 0;
        for (int i = 0; i < size; ++i) {
            const QRect place(x, y, shares.at(i), height);
            row.at(i)->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
            x += shares.at(i);
        }
        from += size;
        y += height + rowGap;
    }
}

} // namespace Dailies
