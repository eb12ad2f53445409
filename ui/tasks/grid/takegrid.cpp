// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/grid/takegrid.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/clips/clipscrub.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/grid/tiledelegate.h"
#include "ui/widgets/commandkeys.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <algorithm>

namespace Dailies {

namespace {

/// The keys that open (true) or close (false) a band or a stack.
std::optional<bool> opens(const QKeyEvent& event)
{
    switch (event.key()) {
    case Qt::Key_Plus: return true;
    case Qt::Key_Minus: return false;
    default: return {};
    }
}

} // namespace

QModelIndex TakeGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    ensureLaidOut();
    const int last = gridLayout().cells() - 1;
    const int now = currentIndex().row();
    const int cell = gridLayout().cellOf(now);
    if (last < 0 && gridLayout().bandOf(now).isEmpty())
        return {};
    if (!currentIndex().isValid())
        return task(rowAt(0));
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    if (isMirrored && (action == MoveLeft || action == MoveRight))
        action = action == MoveLeft ? MoveRight : MoveLeft;
    const bool isBack =
        action == MoveUp || action == MovePageUp || action == MoveLeft || action == MovePrevious || action == MoveHome;
    if (action == MoveHome || action == MoveEnd)
        return task(rowAt(isBack ? 0 : last));
    if (cell < 0) { // on a band
        const int next = gridLayout().cellBesideBand(now, isBack);
        const int band = gridLayout().bandBesideBand(now, isBack);
        return next >= 0 ? task(rowAt(next)) : band >= 0 ? task(band) : currentIndex();
    }
    const int page = std::max(viewport()->height() / gridLayout().cellSize().height(), 1);
    switch (action) {
    case MoveLeft:
    case MovePrevious: return task(rowAt(std::max(cell - 1, 0)));
    case MoveRight:
    case MoveNext: return task(rowAt(std::min(cell + 1, last)));
    case MovePageUp:
    case MovePageDown: return task(rowAt(gridLayout().cellBeside(cell, isBack ? -page : page)));
    default: break;
    }
    if (const int band = gridLayout().bandBeside(cell, isBack); band >= 0)
        return task(band);
    return task(rowAt(gridLayout().cellBeside(cell, isBack ? -1 : 1)));
}

/// The takes from one row to another, with all takes of the closed stacks at its ends.
QItemSelection TakeGrid::wholeTiles(int first, int last) const
{
    const auto tile = [this](int row) {
        const int cell = gridLayout().cellOf(row);
        return cell >= 0 && isStack(cell) ? gridLayout().rowsOf(cell) : std::pair(row, 1);
    };
    const auto [begin, count] = tile(last);
    return {model()->index(tile(first).first, 0), model()->index(begin + count - 1, model()->columnCount() - 1)};
}

/// Selects all takes from the one at the start of `rect` to the one at its end, in reading order. Of a closed stack, a
/// plain click selects the take that it shows; ticks and ranges select all.
void TakeGrid::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    const QModelIndex from = indexAt(rect.topLeft());
    const QModelIndex to = indexAt(rect.bottomRight());
    QItemSelection selection;
    if (from.isValid() && to.isValid()) {
        const auto [first, last] = std::minmax({from.row(), to.row()});
        if (first == last && command.testFlag(QItemSelectionModel::Clear))
            selection.select(model()->index(first, 0), model()->index(first, model()->columnCount() - 1));
        else
            selection = wholeTiles(first, last);
    }
    // A stack that was clicked before is ticked like the one that is added now.
    if (command.testFlag(QItemSelectionModel::Select)
        && !(command & (QItemSelectionModel::Clear | QItemSelectionModel::Current))) {
        for (const QItemSelectionRange& range : selectionModel()->selection())
            selection.merge(wholeTiles(range.top(), range.bottom()), QItemSelectionModel::Select);
    }
    selectionModel()->select(selection, command);
}

QItemSelectionModel::SelectionFlags TakeGrid::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    // Moving onto the band of a day does not change the selection.
    if (event != nullptr && index.isValid() && tasks()->isGroup(index.row()))
        return QItemSelectionModel::NoUpdate;
    return GridView::selectionCommand(index, event);
}

bool TakeGrid::event(QEvent* event)
{
    // Return is a shortcut that plays a take, but it opens and closes bands, opens a stack and follows the link of a
    // take that has no clip.
    if (event->type() == QEvent::ShortcutOverride && isPlainReturn(*static_cast<QKeyEvent*>(event))
        && currentIndex().isValid()) {
        const int cell = gridLayout().cellOf(currentIndex().row());
        if (cell < 0 || isStack(cell) || !explanationLink(currentIndex()).isEmpty()) {
            event->accept();
            return true;
        }
    }
    return GridView::event(event);
}

void TakeGrid::keyPressEvent(QKeyEvent* event)
{
    const int row = currentIndex().row();
    const int cell = gridLayout().cellOf(row);
    const std::optional<bool> open = opens(*event);
    if (row >= 0 && cell < 0 && (isPlainReturn(*event) || open || event->key() == Qt::Key_Space)) {
        const RowGroup* group = tasks()->layout().groupAt(row);
        if (group != nullptr && (!open || *open == group->isCollapsed))
            toggleBand(row);
        event->accept();
    } else if (cell >= 0 && ((isStack(cell) && isPlainReturn(*event)) || open)) {
        setStackOpen(row, open.value_or(true));
        event->accept();
    } else if (cell >= 0 && event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        const bool isTicked = selectionModel()->isSelected(currentIndex());
        setSelection(visualRect(currentIndex()),
            QItemSelectionModel::Rows | (isTicked ? QItemSelectionModel::Deselect : QItemSelectionModel::Select));
        event->accept();
    } else if (cell >= 0 && isPlainReturn(*event) && !event->isAutoRepeat()
        && !explanationLink(currentIndex()).isEmpty()) {
        openLink(currentIndex());
        event->accept();
    } else {
        GridView::keyPressEvent(event);
    }
}

void TakeGrid::mousePressEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    if (event->button() == Qt::LeftButton && index.isValid()) {
        if (tasks()->isGroup(index.row())) {
            selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
            toggleBand(index.row());
            return;
        }
        if (badgeOf(index).contains(place)) {
            setStackOpen(index.row(), isStack(gridLayout().cellOf(index.row())));
            return;
        }
    }
    GridView::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && linkOf(index).contains(place))
        openLink(index);
}

void TakeGrid::openLink(const QModelIndex& index)
{
    if (index.data(TaskModel::EditRole).toBool())
        Q_EMIT retryRequested();
    else if (index.data(TaskModel::CheckRole).toBool())
        Q_EMIT checkRequested(index);
    else
        Q_EMIT decideRequested(index);
}

void TakeGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    // The first click toggled the band or the stack, and the second one toggles it back.
    if (index.isValid() && (tasks()->isGroup(index.row()) || badgeOf(index).contains(place)))
        mousePressEvent(event);
    else
        GridView::mouseDoubleClickEvent(event);
}

void TakeGrid::mouseMoveEvent(QMouseEvent* event)
{
    GridView::mouseMoveEvent(event);
    const QPoint place = event->position().toPoint();
    if (event->buttons() == Qt::NoButton)
        scrubAt(place);
    const QModelIndex index = indexAt(place);
    const bool isTask = index.isValid() && !tasks()->isGroup(index.row());
    if (isTask && (linkOf(index).contains(place) || badgeOf(index).contains(place)))
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
}

void TakeGrid::scrubAt(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    const QRect picture = gridLayout().pictureIn(cellRect(index));
    if (index != hovered()) {
        scrub()->stop();
        setHovered(index);
    }
    if (!index.isValid() || !picture.contains(place))
        scrub()->stop();
    else
        scrub()->moveTo(index.data(TaskModel::VideoRole).toString(),
            double(place.x() - picture.left()) / std::max(picture.width() - 1, 1));
}

bool TakeGrid::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        scrub()->stop();
        setHovered({});
    }
    // A tooltip would cover the pictures through which the pointer moves.
    if (event->type() == QEvent::ToolTip && !scrub()->file().isEmpty()) {
        QToolTip::hideText();
        return true;
    }
    return GridView::viewportEvent(event);
}

void TakeGrid::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid() || tasks()->isGroup(index.row()))
        return;
    event->accept();
    if (byKey)
        scrollTo(index);
    Q_EMIT menuRequested(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void TakeGrid::keyboardSearch(const QString&)
{
    // Does nothing: Qt would search every row of a large list, and there is a search field.
}

} // namespace Dailies
