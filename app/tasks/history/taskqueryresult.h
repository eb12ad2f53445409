// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskgrouping.h"

#include <QHash>

namespace Dailies {

/// The tasks of a list in their order, and what they are grouped by where that is asked for.
struct TaskQueryResult {
    QList<TaskId> ids = {};
    QList<GroupKey> traits = {}; ///< empty, or one for each
    bool isWhole = true; ///< whether these are all; otherwise some may even be missing between them

    /// Of a list in the order of the numbers; -1 when it is not there.
    int placeOf(TaskId id, bool ascending) const;
    void remove(const QSet<TaskId>& gone);
    /// Puts others where they belong in the order of the numbers.
    void merge(QList<TaskId> more, const QHash<TaskId, GroupKey>& theirs, bool ascending);
    void prepend(QList<TaskId> more);
    void sort(bool ascending);
};

} // namespace Dailies
