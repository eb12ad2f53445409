// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskgrouping.h"

#include <QHash>

namespace Dailies {

/// The tasks of a list in order, with their group keys if requested.
struct TaskQueryResult {
    QList<TaskId> ids = {};
    QList<GroupKey> traits = {}; ///< empty, or one for each task
    bool isWhole = true; ///< whether these are all tasks; if not, there may even be gaps

    /// The index of a task in a list ordered by number; -1 if it is not in the list.
    int placeOf(TaskId id, bool ascending) const;
    void remove(const QSet<TaskId>& gone);
    /// Inserts other tasks in the order of their numbers.
    void merge(QList<TaskId> more, const QHash<TaskId, GroupKey>& theirs, bool ascending);
    void prepend(QList<TaskId> more);
    void sort(bool ascending);
};

} // namespace Dailies
