// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>

#include <functional>

class QAbstractItemView;

namespace Dailies {

class TaskModel;

/// Which rows of the list are selected, and which task was chosen last: it stays chosen when a filter hides its row.
class TaskSelection final : public QObject {
    Q_OBJECT

public:
    /// Gives `view` its model. Both outlive it.
    TaskSelection(TaskModel& model, QAbstractItemView& view, QObject* parent);

    /// 0 for none.
    TaskId chosen() const { return m_chosen; }
    /// All whose rows are selected, from above.
    QList<TaskId> tasks() const;
    void choose(TaskId id);
    /// Selects the row of the chosen task, which may just have come into what is shown.
    void bringBack();
    /// Selects this row alone and brings it into view.
    void selectRow(int row);
    /// The task in this row, or the next one where it is a group's.
    void selectNear(int row);
    /// Selects more rows, as far as the tasks are shown.
    void add(const QList<TaskId>& ids);
    /// Selects the chosen task alone again, and with it what else was selected: for rows that are new.
    void restore(const QList<TaskId>& ids);
    /// After a change that takes selected tasks out of the list, what took the place of the first of them is chosen.
    void selectNextAfter(const std::function<void()>& change);
    /// The task is not in the store any more.
    void forget(TaskId id);

Q_SIGNALS:
    void chosenChanged(Dailies::TaskId id); ///< 0 when there is none any more
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
