// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediaboard.h"

#include "app/request/mediaitem.h"
#include "ui/compose/media/emptytile.h"
#include "ui/compose/media/mediatile.h"
#include "ui/style/icons.h"
#include "ui/widgets/tooltips.h"

#include <QEvent>
#include <QStyle>
#include <QToolButton>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int spacing = 8;
constexpr int swapWidth = 24; // between the slots
constexpr int mostColumns = 3;
constexpr int leastCell = 88; // so that three fit into the narrowest form
constexpr int usualWidth = 348;
constexpr int leastWidth = 200;
constexpr int gridSlot = 2; // the empty place at the end of the grid

} // namespace

MediaBoard::MediaBoard(const QString& hint, QWidget* parent) : QWidget(parent), m_swap(new QToolButton(this))
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred); // a fixed height would be that of sizeHint()
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    const QString names[] = {u"firstFrameSlot"_s, u"lastFrameSlot"_s, u"addSlot"_s};
    for (int i = 0; i < 3; ++i) {
        m_empty[i] = new EmptyTile(hint, this);
        m_empty[i]->setObjectName(names[i]);
        if (i < gridSlot)
            m_empty[i]->setAccessibleName(
                tr("%1: %2", "First frame: Drop, paste or browse").arg(mediaTypeLabel(typeOf(i)), hint));
        connect(m_empty[i], &QAbstractButton::clicked, this, [this, i] { Q_EMIT emptyClicked(i < gridSlot ? i : -1); });
    }
    m_swap->setObjectName(u"swapFramesButton"_s);
    m_swap->setIcon(icon(u"arrow-left-right"_s, Tone::MutedText));
    m_swap->setIconSize(QSize(16, 16));
    m_swap->setAutoRaise(true);
    m_swap->setFixedSize(swapWidth, swapWidth);
    m_swap->setFocusPolicy(Qt::StrongFocus);
    m_swap->setAccessibleName(tr("Swap first and last frame"));
    m_swap->setToolTip(plainToolTip(m_swap->accessibleName()));
    connect(m_swap, &QToolButton::clicked, this, &MediaBoard::swapClicked);
    arrange({}, {});
}

QString MediaBoard::typeOf(int slot)
{
    return slot == 0 ? u"first_frame"_s : u"last_frame"_s;
}

void MediaBoard::setSlots(int count)
{
    m_slotCount = count;
}

void MediaBoard::arrange(const QList<MediaTile*>& tiles, const QStringList& types)
{
    m_tiles = tiles;
    for (int slot = 0; slot < 2; ++slot) {
        m_slots[slot] = slot < m_slotCount ? static_cast<int>(types.indexOf(typeOf(slot))) : -1;
        m_empty[slot]->setVisible(slot < m_slotCount && m_slots[slot] < 0);
    }
    m_empty[gridSlot]->setVisible(m_slotCount == 0);
    m_swap->setVisible(m_slotCount == 2);
    m_swap->setEnabled(m_slots[0] >= 0 || m_slots[1] >= 0);
    for (int i = 0; i < m_tiles.size(); ++i) {
        m_tiles.at(i)->setCaptioned(slotOf(i) >= 0);
        m_tiles.at(i)->show();
    }
    updateGeometry();
    place();
    keepOrder();
}

int MediaBoard::slotOf(int index) const
{
    return index < 0 ? -1 : index == m_slots[0] ? 0 : index == m_slots[1] ? 1 : -1;
}

int MediaBoard::focusedSlot() const
{
    return m_empty[0]->hasFocus() ? 0 : m_empty[1]->hasFocus() ? 1 : -1;
}

int MediaBoard::columns(int width) const
{
    const int least = std::max(leastCell, m_empty[gridSlot]->leastWidth());
    return std::clamp((width + spacing) / (least + spacing), 1, mostColumns);
}

int MediaBoard::slotWidth(int width) const
{
    return (width - swapWidth) / 2;
}

/// Pictures are 16:9. The words of an empty tile may need more with a large font.
int MediaBoard::slotHeight(int width) const
{
    return std::max(width * 9 / 16, m_empty[0]->leastHeight(width));
}

int MediaBoard::cellHeight(int width) const
{
    return std::max(width * 7 / 8, m_empty[gridSlot]->leastHeight(width));
}

int MediaBoard::secondSlot() const
{
    return m_slotCount == 2 ? slotWidth(width()) + swapWidth : 0;
}

QList<MediaBoard::Cell> MediaBoard::cells(int width) const
{
    QList<Cell> all;
    int top = 0;
    if (m_slotCount > 0) {
        const int wide = slotWidth(width);
        const int high = slotHeight(wide);
        const int caption = MediaTile::captionHeight(font());
        for (int slot = 0; slot < m_slotCount; ++slot) {
            const bool isFilled = m_slots[slot] >= 0;
            QWidget* widget = isFilled ? static_cast<QWidget*>(m_tiles.at(m_slots[slot])) : m_empty[slot];
            const int left = slot == 0 ? 0 : wide + swapWidth;
            all.append({widget, {left, 0, wide, high + (isFilled ? caption : 0)}, m_slots[slot]});
        }
        if (m_slotCount == 2)
            all.insert(1, {m_swap, {wide, (high - swapWidth) / 2, swapWidth, swapWidth}, -1});
        top = high + caption + spacing;
    }
    QList<Cell> grid;
    for (int i = 0; i < m_tiles.size(); ++i) {
        if (slotOf(i) < 0)
            grid.append({m_tiles.at(i), {}, i});
    }
    if (m_slotCount == 0)
        grid.append({m_empty[gridSlot], {}, -1});
    const int count = columns(width);
    const int wide = (width - (count - 1) * spacing) / count;
    const int high = cellHeight(wide);
    for (int i = 0; i < grid.size(); ++i) {
        grid[i].rect = {i % count * (wide + spacing), top + i / count * (high + spacing), wide, high};
        all.append(grid.at(i));
    }
    return all;
}

int MediaBoard::heightForWidth(int width) const
{
    int bottom = 0;
    for (const Cell& cell : cells(width))
        bottom = std::max(bottom, cell.rect.bottom() + 1);
    if (m_slotCount > 0)
        bottom = std::max(bottom, slotHeight(slotWidth(width)) + MediaTile::captionHeight(font()));
    return bottom;
}

QSize MediaBoard::sizeHint() const
{
    return {usualWidth, heightForWidth(usualWidth)};
}

QSize MediaBoard::minimumSizeHint() const
{
    return {leastWidth, 0}; // the height follows from the width
}

void MediaBoard::place()
{
    for (const Cell& cell : cells(width()))
        cell.widget->setGeometry(QStyle::visualRect(layoutDirection(), QRect(0, 0, width(), height()), cell.rect));
}

// The Tab key follows the order of the children.
void MediaBoard::keepOrder()
{
    for (const Cell& cell : cells(width()))
        cell.widget->raise();
}

int MediaBoard::neighbour(int index, Qt::Key key) const
{
    QList<Cell> tiles = cells(width());
    tiles.removeIf([](const Cell& cell) { return cell.index < 0; });
    const auto here =
        std::find_if(tiles.cbegin(), tiles.cend(), [index](const Cell& cell) { return cell.index == index; });
    if (here == tiles.cend())
        return index;
    const auto at = static_cast<int>(here - tiles.cbegin());
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        const int next = at + (key == Qt::Key_Left ? -1 : 1);
        return next < 0 || next >= tiles.size() ? index : tiles.at(next).index;
    }
    const int by = key == Qt::Key_Up ? -1 : 1;
    const Cell* nearest = nullptr;
    const auto distance = [&](const Cell& cell) {
        return QPoint(cell.rect.center() - here->rect.center()).manhattanLength();
    };
    for (const Cell& cell : tiles) {
        const bool lies = by < 0 ? cell.rect.bottom() < here->rect.top() : cell.rect.top() > here->rect.bottom();
        if (lies && (nearest == nullptr || distance(cell) < distance(*nearest)))
            nearest = &cell;
    }
    return nearest != nullptr ? nearest->index : index;
}

QWidget* MediaBoard::firstPlace() const
{
    return cells(width()).constFirst().widget;
}

MediaBoard::Place MediaBoard::placeAt(const QPoint& position) const
{
    const int x = isRightToLeft() ? width() - position.x() : position.x();
    const QList<Cell> all = cells(width());
    if (m_slotCount == 1)
        return {0, -1};
    const int slotsBottom = m_slotCount > 0 ? slotHeight(slotWidth(width())) + MediaTile::captionHeight(font()) : -1;
    if (m_slotCount > 0 && (position.y() <= slotsBottom || all.size() <= 3))
        return {x < width() / 2 ? 0 : 1, -1};
    for (const Cell& cell : all) {
        const bool isInGrid = cell.index >= 0 && slotOf(cell.index) < 0;
        const bool isAbove = position.y() < cell.rect.top();
        const bool isInRow = position.y() <= cell.rect.bottom() + spacing / 2;
        if (isInGrid && (isAbove || (isInRow && x < cell.rect.center().x())))
            return {-1, cell.index};
    }
    return {-1, static_cast<int>(m_tiles.size())};
}

MediaBoard::Place MediaBoard::endFor(MediaKind medium) const
{
    if (m_slotCount == 1)
        return {0, -1};
    for (int slot = 0; medium == MediaKind::Image && slot < m_slotCount; ++slot) {
        if (m_slots[slot] < 0)
            return {slot, -1};
    }
    return {-1, count()};
}

void MediaBoard::showDropAt(const Place& place)
{
    for (int i = 0; i < m_tiles.size(); ++i) {
        const bool isSlot = place.slot >= 0 && slotOf(i) == place.slot;
        const bool isLast = !m_empty[gridSlot]->isVisible() && i == m_tiles.size() - 1 && place.gap > i;
        m_tiles.at(i)->setMark(isSlot ? MediaTile::Mark::Here
                : place.gap == i      ? MediaTile::Mark::Before
                : isLast              ? MediaTile::Mark::After
                                      : MediaTile::Mark::None);
    }
    for (int slot = 0; slot < 2; ++slot)
        m_empty[slot]->setMarked(place.slot == slot);
    m_empty[gridSlot]->setMarked(place.gap >= m_tiles.size());
}

void MediaBoard::resizeEvent(QResizeEvent*)
{
    place();
    Q_EMIT resized();
}

void MediaBoard::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange) {
        updateGeometry();
        place();
        Q_EMIT resized();
    }
}

} // namespace Dailies
