// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

#include <functional>

class QItemSelectionModel;
class QModelIndex;

namespace Dailies {

class TaskModel;

/// The selected takes, for all views of the model, and the chosen task: the one whose row became current last, or a
/// selected one if that row is no longer selected. When a filter hides it, the next one is chosen; without any, it stays
/// chosen.
class TaskSelection final : public QObject {
    Q_OBJECT

public:
    /// `model` must outlive this object.
    TaskSelection(TaskModel& model, QObject* parent);

    /// Sets which row is chosen for a row that is hidden in a stack: the one that the stack shows.
    void setFaces(std::function<int(int row)> faceOf) { m_faceOf = std::move(faceOf); }
    /// The views share it.
    QItemSelectionModel* model() const { return m_shown; }

    /// The chosen task; 0 for none.
    TaskId chosen() const { return m_chosen; }
    /// The tasks whose rows are selected, from top to bottom. Without any, those of the request whose row is current,
    /// also while its group is closed.
    QList<TaskId> tasks() const;
    /// The selected tasks or, if a single one of a stack is selected, all of the stack.
    QList<TaskId> takesToCompare() const;
    void choose(TaskId id);
    /// Selects the row of the chosen task if no row is current, or the next one if it has none. Call it when the rows
    /// match the store.
    void bringBack();
    /// Selects only this row and scrolls to it.
    void selectRow(int row);
    /// Selects the chosen task and nothing else. Opens the group that hides it.
    void selectChosenOnly();
    /// Selects the task in this row or, if it is a group's row, the next task.
    void selectNear(int row);
    /// Adds the rows of these tasks to the selection, if they have rows.
    void add(const QList<TaskId>& ids);
    /// Selects the chosen task and these tasks again, after the model has replaced its rows.
    void restore(const QList<TaskId>& ids);
    /// Executes a change that removes tasks from the list. If the chosen task is gone afterwards, chooses the nearest
    /// one in its stack, or the task that took the place of the first selected one.
    void selectNextAfter(const std::function<void()>& change);
    /// Chooses a task, and selects its row if it has one.
    void goTo(TaskId id);
    /// While held, the chosen task stays chosen when its row disappears, and no other is chosen when it is removed.
    void setHeld(bool held);
    /// Call it when a task has been removed from the store.
    void forget(TaskId id);

Q_SIGNALS:
    void chosenChanged(Dailies::TaskId id); ///< 0 if no task is left
    void changed(); ///< other rows are selected
    void scrollWanted(const QModelIndex& index); ///< the row is to be seen

private:
    void chooseSelected();
    void rowsAboutToGo(int first, int last);
    int nextTo(int row) const;

    TaskModel& m_model;
    QItemSelectionModel* m_shown = nullptr;
    TaskId m_chosen = 0;
    QList<TaskId> m_mates; ///< the stack of the current row when it became current
    bool m_isFiltered = false; ///< the user has just chosen what the list shows, and no take since
    TaskId m_former = 0; ///< the chosen task before a filter left no rows
    int m_lastRow = 0; ///< first of the rows that were removed together with the chosen task
    std::function<int(int row)> m_faceOf;
    bool m_isHeld = false;
    bool m_moving = false; ///< the program moves the selection, not the user
};

} // namespace Dailies
