// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskselection.h"

#include "app/tasks/table/taskmodel.h"

#include <QItemSelectionModel>
#include <QScopedValueRollback>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace Dailies {

TaskSelection::TaskSelection(TaskModel& model, QObject* parent) : QObject(parent), m_model(model)
{
    // Connect before the selection model does, which would move the selection of a removed row to a neighbour that
    // nobody chose.
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
        [this](const QModelIndex&, int first, int last) { rowsAboutToGo(first, last); });
    m_shown = new QItemSelectionModel(&model, this);
    connect(m_shown, &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current, const QModelIndex& previous) {
            if (!current.isValid() || m_moving)
                return;
            m_isFiltered = false;
            // A view that gets the focus goes to its first row without selecting it, so that no command would reach it.
            if (!previous.isValid() && !m_shown->hasSelection() && !m_model.isGroup(current.row()))
                m_shown->select(current, QItemSelectionModel::Select | QItemSelectionModel::Rows);
            const RowGroup* stack = m_model.layout().runAround(current.row());
            m_mates = stack != nullptr ? m_model.tasksOf(*stack) : QList<TaskId>();
            chooseSelected();
            if (m_model.isGroup(current.row()))
                Q_EMIT changed(); // its takes are selected without their rows
        });
    connect(m_shown, &QItemSelectionModel::selectionChanged, this, [this] {
        if (m_shown->currentIndex().isValid() && !m_moving)
            chooseSelected();
        Q_EMIT changed();
    });
}

/// Chooses the current task. If it was just taken out of the selection, a command must not reach it: then the chosen
/// task stays, or the nearest selected one is chosen.
void TaskSelection::chooseSelected()
{
    const int current = m_shown->currentIndex().row();
    const QList<TaskId> selected = m_shown->rowIntersectsSelection(current) ? QList<TaskId>() : tasks();
    if (selected.isEmpty())
        return choose(m_model.taskAt(current));
    if (selected.contains(m_chosen))
        return;
    const auto distance = [this, current](TaskId id) { return std::abs(m_model.rowOf(id) - current); };
    choose(*std::ranges::min_element(selected, {}, distance));
}

QList<TaskId> TaskSelection::tasks() const
{
    QList<int> rows;
    for (const QItemSelectionRange& range : m_shown->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    QList<TaskId> ids;
    for (const int row : std::as_const(rows)) {
        if (!m_model.isGroup(row))
            ids.append(m_model.taskAt(row));
    }
    const RowGroup* heading = m_model.layout().groupAt(m_shown->currentIndex().row());
    return ids.isEmpty() && heading != nullptr && heading->kind == RowGroup::Kind::Request ? m_model.tasksOf(*heading)
                                                                                           : ids;
}

QList<TaskId> TaskSelection::takesToCompare() const
{
    const QList<TaskId> selected = tasks();
    if (selected.size() != 1)
        return selected;
    const RowGroup* stack = m_model.layout().runAround(m_model.rowOf(selected.constFirst()));
    return stack != nullptr ? m_model.tasksOf(*stack) : selected;
}

void TaskSelection::choose(TaskId id)
{
    if (id == 0 || id == m_chosen)
        return;
    m_chosen = id;
    m_former = 0;
    Q_EMIT chosenChanged(id);
}

void TaskSelection::selectRow(int row)
{
    const QModelIndex index = m_model.index(row, TaskModel::Prompt);
    m_shown->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    Q_EMIT scrollWanted(index);
}

void TaskSelection::selectChosenOnly()
{
    m_model.reveal(m_chosen);
    if (const int row = m_model.rowOf(m_chosen); row >= 0)
        selectRow(row);
}

void TaskSelection::selectNear(int row)
{
    const int rows = m_model.rowCount();
    int near = std::min(row, rows - 1);
    while (near < rows - 1 && m_model.isGroup(near))
        ++near;
    while (near > 0 && m_model.isGroup(near))
        --near;
    if (near >= 0)
        selectRow(m_faceOf ? m_faceOf(near) : near);
}

void TaskSelection::add(const QList<TaskId>& ids)
{
    QItemSelection selection;
    for (const TaskId id : ids) {
        if (const int row = m_model.rowOf(id); row >= 0)
            selection.select(m_model.index(row, 0), m_model.index(row, TaskModel::ColumnCount - 1));
    }
    m_shown->select(selection, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void TaskSelection::restore(const QList<TaskId>& ids)
{
    m_lastRow = 0; // all rows are new
    m_isFiltered = true;
    bringBack();
    if (ids.size() > 1)
        add(ids);
}

void TaskSelection::selectNextAfter(const std::function<void()>& change)
{
    const QList<TaskId> ids = tasks();
    const int first = ids.isEmpty() ? -1 : m_model.rowOf(ids.constFirst());
    const int place = std::max(first >= 0 ? first : m_shown->currentIndex().row(), 0);
    m_lastRow = place;
    change();
    m_model.deliverChanges();
    if (m_model.rowOf(m_chosen) < 0 && !m_model.isHidden(m_chosen) && m_model.rowCount() > 0)
        selectNear(nextTo(place));
}

/// The row to go to when the chosen take was in this one: rather a neighbour in its stack than another request.
int TaskSelection::nextTo(int row) const
{
    QList<TaskId> left = m_mates;
    left.removeIf([this](TaskId id) { return m_model.rowOf(id) < 0; });
    const auto distance = [this, row](TaskId id) { return std::abs(m_model.rowOf(id) - row); };
    const auto nearest = std::ranges::min_element(left, {}, distance);
    return nearest != left.end() ? m_model.rowOf(*nearest) : row;
}

void TaskSelection::goTo(TaskId id)
{
    m_model.deliverChanges();
    if (const int row = m_model.rowOf(id); row >= 0) {
        selectRow(row);
        return;
    }
    {
        const QScopedValueRollback moving(m_moving, true);
        m_shown->clear();
    }
    choose(id);
}

void TaskSelection::setHeld(bool held)
{
    m_isHeld = held;
    if (held)
        return;
    m_model.deliverChanges();
    if (m_chosen == 0 && m_model.rowCount() > 0)
        selectNear(m_lastRow);
    bringBack();
}

void TaskSelection::forget(TaskId id)
{
    if (id != m_chosen)
        return;
    m_model.deliverChanges();
    m_chosen = 0;
    if (m_model.rowCount() > 0 && !m_isHeld)
        selectNear(nextTo(m_lastRow));
    else
        Q_EMIT chosenChanged(0);
}

void TaskSelection::rowsAboutToGo(int first, int last)
{
    const QModelIndex current = m_shown->currentIndex();
    if (!current.isValid() || current.row() < first || current.row() > last)
        return;
    m_lastRow = first; // the place of what follows them
    const QScopedValueRollback moving(m_moving, true);
    m_shown->clear();
}

void TaskSelection::bringBack()
{
    const TaskId wanted = m_chosen != 0 ? m_chosen : m_former;
    // The chosen task may have left the request whose row is current.
    if (!m_isHeld && m_model.isComplete() && m_model.rowOf(m_chosen) < 0
        && m_model.isGroup(m_shown->currentIndex().row()))
        chooseSelected();
    if (m_isHeld || wanted == 0 || m_shown->currentIndex().isValid())
        return;
    if (const int row = m_model.rowOf(wanted); row >= 0) {
        m_isFiltered = false;
        return selectRow(row);
    }
    if (m_chosen == 0 || !m_model.isComplete() || m_model.isHidden(m_chosen))
        return;
    const bool isFiltered = std::exchange(m_isFiltered, false);
    if (m_model.rowCount() > 0) {
        const int row = std::exchange(m_lastRow, 0);
        return selectNear(isFiltered ? row : nextTo(row));
    }
    if (!isFiltered)
        return; // a take that has just changed is still what the user watches
    // What no list shows can't be the one that a command is for.
    m_former = std::exchange(m_chosen, 0);
    Q_EMIT chosenChanged(0);
}

} // namespace Dailies
