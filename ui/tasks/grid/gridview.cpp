// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/grid/gridview.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/style/focusring.h"
#include "ui/style/look.h"
#include "ui/tasks/clips/clipscrub.h"
#include "ui/tasks/grid/tiledelegate.h"

#include <QAccessible>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int leastLines = 8; ///< width of a tile, in lines of its font
constexpr int keptBest = 512;
constexpr int scrubDelayMs = 120;

} // namespace

GridView::GridView(ThumbnailCache& takes, ThumbnailCache& inputs, QWidget* parent)
    : QAbstractItemView(parent)
    , m_tiles(new TileDelegate(takes, inputs, this))
    , m_scrub(new ClipScrub(scrubDelayMs, this))
    , m_faces(keptBest)
{
    setObjectName(u"takeGrid"_s);
    setAccessibleName(tr("Tasks"));
    setFrameShape(QFrame::NoFrame);
    setProperty(ownRing, true); // around the current tile or band
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // otherwise a tile more or less would change every width
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setItemDelegate(m_tiles);
    connect(m_scrub, &ClipScrub::changed, this, [this] {
        if (m_hovered.isValid())
            viewport()->update(visualRect(m_hovered));
    });
}

GridView::~GridView() = default;

void GridView::setModel(QAbstractItemModel* model)
{
    for (const QMetaObject::Connection& each : std::exchange(m_following, {}))
        disconnect(each);
    QAbstractItemView::setModel(model);
    if (const TaskModel* now = tasks()) {
        m_following = {connect(now, &TaskModel::groupsChanged, this, &GridView::layOutSoon),
            connect(now, &QAbstractItemModel::rowsRemoved, this, &GridView::layOutSoon),
            connect(now, &QAbstractItemModel::rowsMoved, this, &GridView::layOutSoon)};
    }
    layOutSoon();
}

TaskModel* GridView::tasks() const
{
    return qobject_cast<TaskModel*>(model());
}

void GridView::setTileWidth(int width)
{
    width = std::clamp(width, leastTile, mostTile);
    if (width == m_tileWidth)
        return;
    m_tileWidth = width;
    layOut();
}

void GridView::layOutSoon()
{
    m_isStale = true;
    m_faces.clear();
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void GridView::ensureLaidOut() const
{
    if (m_isStale)
        const_cast<GridView*>(this)->layOut();
}

void GridView::layOut()
{
    const auto [kept, within] = m_anchor;
    if (const TaskModel* all = tasks(); std::exchange(m_isStale, false) && all != nullptr) {
        noteOpened();
        m_layout.setRows(all->rowCount(), all->layout(), m_opened);
    }
    // The words on a tile without a clip need several lines of the font.
    const int line = TileDelegate::lineHeight(font());
    const int least = std::max(leastTile, leastLines * line);
    m_layout.setRoom(viewport()->size(), std::max(m_tileWidth, least), least, line);
    const int most = GridLayout::mostUseful(viewport()->size(), std::max(mostTile, least), least, line);
    if (std::exchange(m_mostUseful, most) != most)
        Q_EMIT mostUsefulTileChanged();
    updateGeometries();
    if (kept > 0 && tasks() != nullptr) {
        if (const int row = tasks()->rowOf(kept); row >= 0)
            verticalScrollBar()->setValue(m_layout.rectOf(m_layout.cellOf(row)).top() + within);
    }
    viewport()->update();
}

/// An open stack is known by each of its takes, so that it stays open whichever of them goes.
void GridView::noteOpened()
{
    if (m_opened.isEmpty())
        return;
    for (const RowGroup& group : tasks()->layout().groups()) {
        const QList<TaskId> ids = group.kind == RowGroup::Kind::Request ? tasks()->tasksOf(group) : QList<TaskId>();
        if (std::any_of(ids.cbegin(), ids.cend(), [this](TaskId id) { return m_opened.contains(id); }))
            m_opened.unite({ids.cbegin(), ids.cend()});
    }
}

/// Remembers the take at the top edge, which stays there when the places change.
void GridView::keepAnchor()
{
    m_anchor = {};
    const int top = verticalOffset();
    const int first = m_layout.cellsBetween(top, top + 1).first;
    if (top > 0 && !m_isStale && first < m_layout.cells())
        m_anchor = {tasks()->taskAt(m_layout.rowsOf(first).first), top - m_layout.rectOf(first).top()};
}

void GridView::updateGeometries()
{
    ensureLaidOut();
    QScrollBar* bar = verticalScrollBar();
    bar->setPageStep(viewport()->height());
    bar->setSingleStep(std::max(m_layout.cellSize().height() / 4, 1));
    bar->setRange(0, std::max(m_layout.height() + m_covered - viewport()->height(), 0));
    QAbstractItemView::updateGeometries();
}

void GridView::setCovered(int height)
{
    m_covered = height;
    updateGeometries();
}

void GridView::reset()
{
    m_faces.clear();
    m_isStale = true;
    QAbstractItemView::reset();
    layOutSoon();
}

void GridView::rowsInserted(const QModelIndex& parent, int first, int last)
{
    layOutSoon();
    QAbstractItemView::rowsInserted(parent, first, last);
}

void GridView::rowsAboutToBeRemoved(const QModelIndex& parent, int first, int last)
{
    m_isStale = true;
    QAbstractItemView::rowsAboutToBeRemoved(parent, first, last);
}

void GridView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    Q_UNUSED(roles)
    // A tile shows cells of several columns, and another rating or state may bring another take to the top of a stack.
    m_faces.clear();
    if (!isVisible())
        return;
    const int from = m_layout.cellOf(first.row());
    const int to = m_layout.cellOf(last.row());
    if (m_isStale || from < 0 || to < 0) {
        viewport()->update();
        return;
    }
    const QRect area = shown(m_layout.rectOf(from)).united(shown(m_layout.rectOf(to)));
    viewport()->update(from == to ? area : QRect(0, area.top(), viewport()->width(), area.height()));
}

void GridView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QAbstractItemView::currentChanged(current, previous);
    for (const QModelIndex& each : {current, previous})
        viewport()->update(visualRect(each));
    if (QAccessible::isActive() && current.isValid() && hasFocus()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(current.row() * model()->columnCount() + TaskModel::Prompt);
        QAccessible::updateAccessibility(&event);
    }
}

int GridView::verticalOffset() const
{
    return verticalScrollBar()->value();
}

bool GridView::isIndexHidden(const QModelIndex& index) const
{
    ensureLaidOut();
    const int cell = m_layout.cellOf(index.row());
    return cell >= 0 && isStack(cell) && rowAt(cell) != index.row();
}

QRect GridView::shown(const QRect& rect) const
{
    return rect.isEmpty()
        ? QRect()
        : QStyle::visualRect(layoutDirection(), viewport()->rect(), rect.translated(0, -verticalOffset()));
}

QPoint GridView::placed(QPoint point) const
{
    return QStyle::visualPos(layoutDirection(), viewport()->rect(), point) + QPoint(0, verticalOffset());
}

QModelIndex GridView::task(int row) const
{
    return model() != nullptr && row >= 0 ? model()->index(row, TaskModel::Prompt) : QModelIndex();
}

QRect GridView::cellRect(const QModelIndex& index) const
{
    ensureLaidOut();
    return shown(m_layout.rectOf(m_layout.cellOf(index.row())));
}

QRect GridView::visualRect(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const QRect cell = cellRect(index);
    return cell.isEmpty() ? shown(m_layout.bandOf(index.row())) : cell;
}

QModelIndex GridView::indexAt(const QPoint& point) const
{
    ensureLaidOut();
    const QPoint place = placed(point);
    const int band = m_layout.bandAt(place);
    return task(band >= 0 ? band : rowAt(m_layout.cellAt(place)));
}

bool GridView::isStack(int cell) const
{
    return m_layout.rowsOf(cell).second > 1;
}

int GridView::rowAt(int cell) const
{
    const auto [first, count] = m_layout.rowsOf(cell);
    if (count < 2)
        return first;
    const QItemSelectionModel* selection = selectionModel();
    if (const int current = currentIndex().row(); current >= first && current < first + count)
        return current;
    if (selection != nullptr && selection->hasSelection()) {
        for (int row = first; row < first + count; ++row) {
            if (selection->isSelected(task(row)))
                return row;
        }
    }
    const TaskId newest = tasks()->taskAt(first);
    if (const TaskId* known = m_faces.object(newest)) {
        if (const int row = tasks()->rowOf(*known); row >= first && row < first + count)
            return row;
    }
    // What needs the user comes first, because the stack would hide it, then the best rated take that is not rejected.
    const auto rank = [this](int row) {
        const QModelIndex index = task(row);
        return std::tuple(index.data(TaskModel::AttentionRole).toBool(), !index.data(TaskModel::RejectedRole).toBool(),
            index.data(TaskModel::RatingRole).toInt());
    };
    int best = first;
    for (int row = first + 1; row < first + count; ++row) {
        if (rank(row) > rank(best))
            best = row;
    }
    m_faces.insert(newest, new TaskId(tasks()->taskAt(best)));
    return best;
}

int GridView::faceOf(int row) const
{
    ensureLaidOut();
    const int cell = m_layout.cellOf(row);
    return cell >= 0 ? rowAt(cell) : row;
}

int GridView::stackedIn(int row) const
{
    const RowGroup* run = tasks()->layout().runAround(row);
    if (run == nullptr)
        return 0;
    const int cell = m_layout.cellOf(row);
    return isStack(cell) || row == run->row + 1 ? run->count : 0;
}

QString GridView::stackWords(const QModelIndex& index) const
{
    ensureLaidOut();
    const RowGroup* group = tasks()->layout().groupAt(index.row());
    if (group != nullptr && group->kind == RowGroup::Kind::Day)
        return {};
    const int row = group != nullptr ? index.row() + 1 : index.row();
    const int count = stackedIn(row);
    if (count == 0)
        return {};
    return isStack(m_layout.cellOf(row)) ? tr("Stack of %n takes, closed", nullptr, count)
                                         : tr("Stack of %n takes, open", nullptr, count);
}

QRect GridView::badgeOf(const QModelIndex& index) const
{
    const QRect cell = cellRect(index);
    return cell.isEmpty() ? QRect()
                          : m_tiles->badgeIn(m_layout.pictureIn(cell), optionFor(index, cell), stackedIn(index.row()));
}

QRect GridView::linkOf(const QModelIndex& index) const
{
    const QRect cell = cellRect(index);
    return cell.isEmpty() ? QRect() : m_tiles->linkIn(m_layout.pictureIn(cell), optionFor(index, cell), index);
}

void GridView::setStackOpen(int row, bool open)
{
    const RowGroup* run = tasks()->layout().runAround(row);
    if (run == nullptr)
        return;
    const QList<TaskId> ids = tasks()->tasksOf(*run);
    const TaskId shownOne = tasks()->taskAt(row);
    m_opened.subtract({ids.cbegin(), ids.cend()});
    if (open)
        m_opened.insert(ids.constFirst());
    m_isStale = true;
    layOut();
    const int now = tasks()->rowOf(shownOne);
    if (now < 0)
        return;
    scrollTo(task(now));
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        event.setChild(now * model()->columnCount() + TaskModel::Prompt);
        QAccessible::updateAccessibility(&event);
    }
}

void GridView::setAllStacksOpen(bool open)
{
    m_opened.clear();
    if (open) {
        for (const RowGroup& group : tasks()->layout().groups()) {
            if (group.kind == RowGroup::Kind::Request)
                m_opened.insert(tasks()->tasksOf(group).constLast());
        }
    }
    layOutSoon();
}

void GridView::setOpenTakes(const QSet<TaskId>& takes)
{
    m_opened = takes;
    layOutSoon();
}

void GridView::toggleBand(int row)
{
    if (const RowGroup* group = tasks()->layout().groupAt(row))
        tasks()->setCollapsed(RowGroup(*group), !group->isCollapsed);
}

void GridView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    ensureLaidOut();
    QRect area = m_layout.rectOf(m_layout.cellOf(index.row()));
    if (area.isEmpty())
        area = m_layout.bandOf(index.row());
    if (area.isEmpty())
        return;
    area.adjust(0, -GridLayout::margin, 0, GridLayout::margin);
    QScrollBar* bar = verticalScrollBar();
    const int height = std::max(viewport()->height() - m_covered, area.height());
    if (hint == PositionAtCenter)
        bar->setValue(area.center().y() - height / 2);
    else if (hint == PositionAtTop || area.top() < bar->value())
        bar->setValue(area.top());
    else if (hint == PositionAtBottom || area.bottom() + 1 > bar->value() + height)
        bar->setValue(area.bottom() + 1 - height);
}

QRegion GridView::visualRegionForSelection(const QItemSelection& selection) const
{
    // What is selected is painted in the ground, the ring and the marks of tiles, so all of it is painted again.
    return selection.isEmpty() ? QRegion() : QRegion(viewport()->rect());
}

QStyleOptionViewItem GridView::optionFor(const QModelIndex& index, const QRect& cell) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = cell;
    option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
    option.state.setFlag(QStyle::State_HasFocus, hasFocus() && index.row() == currentIndex().row());
    option.state.setFlag(QStyle::State_MouseOver, m_hovered.isValid() && m_hovered.row() == index.row());
    return option;
}

TileLook GridView::lookOf(int cell, int row, bool isMultiple) const
{
    const QModelIndex index = task(row);
    TileLook look;
    look.stacked = stackedIn(row);
    look.isOpen = look.stacked > 0 && !isStack(cell);
    look.isInOpenStack = !isStack(cell) && tasks()->layout().runAround(row) != nullptr;
    const auto [first, count] = isStack(cell) ? m_layout.rowsOf(cell) : std::pair(row, 0);
    for (int each = first; each < first + count && !look.hidesTrouble; ++each)
        look.hidesTrouble = each != row && task(each).data(TaskModel::AttentionRole).toBool();
    look.isChecked = isMultiple && selectionModel()->isSelected(index);
    look.isRejected = index.data(TaskModel::RejectedRole).toBool();
    look.isNew = m_isNew && m_isNew(tasks()->taskAt(row));
    if (!m_scrub->file().isEmpty() && m_hovered.row() == row) {
        look.part = m_scrub->part();
        look.frame = m_scrub->picture();
    }
    return look;
}

void GridView::paintEvent(QPaintEvent* event)
{
    ensureLaidOut();
    if (tasks() == nullptr || selectionModel() == nullptr)
        return;
    QPainter painter(viewport());
    const QRect area = event->rect();
    const int top = area.top() + verticalOffset();
    const int bottom = area.bottom() + 1 + verticalOffset();
    for (const int row : m_layout.bandsBetween(top, bottom)) {
        if (const RowGroup* group = tasks()->layout().groupAt(row))
            m_tiles->paintBand(
                &painter, optionFor(task(row), shown(m_layout.bandOf(row))), tasks()->groupWords(*group));
    }
    const QItemSelection selection = selectionModel()->selection();
    const int ranges = int(selection.size());
    const bool isMultiple = ranges > 1 || (ranges == 1 && selection.constFirst().height() > 1);
    const auto [first, end] = m_layout.cellsBetween(top, bottom);
    for (int cell = first; cell < end; ++cell) {
        const QRect rect = shown(m_layout.rectOf(cell));
        if (!rect.intersects(area))
            continue;
        const int row = rowAt(cell);
        m_tiles->paintTile(
            &painter, optionFor(task(row), rect), m_layout.pictureIn(rect), task(row), lookOf(cell, row, isMultiple));
    }
}

QRegion GridView::buttons() const
{
    QRegion all;
    if (model() == nullptr || m_isStale)
        return all;
    const auto [first, end] = m_layout.cellsBetween(verticalOffset(), verticalOffset() + viewport()->height());
    for (int cell = first; cell < end; ++cell) {
        const QModelIndex index = task(rowAt(cell));
        all += linkOf(index);
        all += badgeOf(index);
    }
    return all;
}

void GridView::updateTiles(int role, const QString& value)
{
    if (model() == nullptr || !isVisible() || m_isStale)
        return;
    const auto [first, end] = m_layout.cellsBetween(verticalOffset(), verticalOffset() + viewport()->height());
    for (int cell = first; cell < end; ++cell) {
        if (task(rowAt(cell)).data(role).toString() == value)
            viewport()->update(shown(m_layout.rectOf(cell)));
    }
}

void GridView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    layOut();
    if (currentIndex().isValid() && event->oldSize().isValid() && event->size() != event->oldSize())
        scrollTo(currentIndex());
}

void GridView::changeEvent(QEvent* event)
{
    QAbstractItemView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::LayoutDirectionChange)
        layOut();
}

void GridView::scrollContentsBy(int dx, int dy)
{
    m_scrub->stop(); // other tiles move under the pointer
    viewport()->scroll(dx, dy); // the base class would paint everything again
    keepAnchor();
}

void GridView::setHovered(const QModelIndex& index)
{
    if (index == m_hovered)
        return;
    viewport()->update(visualRect(m_hovered));
    m_hovered = index;
    viewport()->update(visualRect(m_hovered));
}

} // namespace Dailies
