// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

#include <functional>

class QAbstractItemView;

namespace Dailies {

class TaskModel;

/// The selected rows of the list, and the chosen task: the one whose row became current last. It stays chosen when a
/// filter hides its row.
class TaskSelection final : public QObject {
    Q_OBJECT

public:
    /// Sets the model of `view`. `model` and `view` must outlive this object.
    TaskSelection(TaskModel& model, QAbstractItemView& view, QObject* parent);

    /// The chosen task; 0 for none.
    TaskId chosen() const { return m_chosen; }
    /// The tasks whose rows are selected, from top to bottom.
    QList<TaskId> tasks() const;
    void choose(TaskId id);
    /// Selects the row of the chosen task if no row is current. Call it when the row may have appeared.
    void bringBack();
    /// Selects only this row and scrolls to it.
    void selectRow(int row);
    /// Selects the task in this row or, if it is a group's row, the next task.
    void selectNear(int row);
    /// Adds the rows of these tasks to the selection, if they have rows.
    void add(const QList<TaskId>& ids);
    /// Selects the chosen task and these tasks again, after the model has replaced its rows.
    void restore(const QList<TaskId>& ids);
    /// Executes a change that removes tasks from the list. If the chosen task is gone afterwards, chooses the task that
    /// took the place of the first selected one.
    void selectNextAfter(const std::function<void()>& change);
    /// Call it when a task has been removed from the store.
    void forget(TaskId id);

Q_SIGNALS:
    void chosenChanged(Dailies::TaskId id); ///< 0 if no task is left
    void changed(); ///< other rows are selected

private:
    void rowsAboutToGo(int first, int last);

    TaskModel& m_model;
    QAbstractItemView& m_view;
    TaskId m_chosen = 0;
    int m_lastRow = 0; ///< row of the chosen task when it was removed
    bool m_moving = false; ///< the program moves the selection, not the user
};

} // namespace Dailies
