// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/history/taskfilter.h"
#include "app/tasks/history/taskqueryresult.h"

#include <QHash>
#include <QSet>

class QSqlDatabase;

namespace Dailies {

class QuickSearch;
class TaskStore;

/// How many tasks there are of each sort.
struct TaskCounts {
    QHash<TaskState, int> kept; ///< by state, without those in the recycle bin
    int undecided = 0; ///< lost answers that were not left alone
    int recycled = 0;

    bool operator==(const TaskCounts&) const = default;
};

/// What became of the takes of one group.
struct GroupCounts {
    QHash<TaskState, int> states;
    int bestRating = 0;
};

/// The tasks of a store as a history that is searched, read in pages, and marked by the person: ratings, tags, notes and
/// the recycle bin. Marks are written in one transaction with the search index, all of them or none.
class TaskHistory final {
public:
    /// The store outlives it.
    explicit TaskHistory(TaskStore& store) : m_store(store) {}

    /// Numbers of the tasks that pass, in their order; with a limit above 0, the first.
    QList<TaskId> find(const TaskFilter& query, int limit = 0) const;
    /// The same through another connection, for another thread.
    static QList<TaskId> find(const QSqlDatabase& database, const TaskFilter& query, int limit = 0);
    /// The same with what they are grouped by, if the filter asks for groups.
    TaskQueryResult list(const TaskFilter& query, int limit = 0) const;
    static TaskQueryResult list(const QSqlDatabase& database, const TaskFilter& query, int limit = 0);
    /// The first of them, found within a frame however long the history is: what a list begins with.
    TaskQueryResult begin(const TaskFilter& query, int limit) const;
    /// What these are grouped by.
    QHash<TaskId, GroupKey> traits(const QList<TaskId>& ids) const;
    GroupCounts tally(const QList<TaskId>& ids) const;
    /// Those of the given tasks that pass.
    QSet<TaskId> passing(const QList<TaskId>& ids, const TaskFilter& query) const;
    /// The tasks with these numbers, as far as there are any, in no order.
    QList<VideoTask> tasks(const QList<TaskId>& ids) const;
    TaskCounts tallies() const;
    /// What there is to choose from, in the order of the alphabet.
    QStringList tags() const;
    QStringList models() const;
    QStringList accounts() const;
    /// Those that go on from a task's clip, oldest first.
    QList<TaskId> children(TaskId id) const;

    /// Whether a task may go into the recycle bin: nothing happens to it by itself any more, and nothing is to be decided.
    static bool mayRecycle(const VideoTask& task);
    /// What a task is marked with; nothing when there is no such task.
    QHash<TaskId, TaskAnnotations> marks(const QList<TaskId>& ids) const;
    /// Marks several tasks; those that are gone are left out. BadInput, and nothing is written, when one may not go into
    /// the bin.
    Result<void> setMarks(const QHash<TaskId, TaskAnnotations>& marks);
    /// Deletes the records of all tasks in the bin, and their logs; clips on disk stay where they are. How many.
    Result<int> emptyBin();

private:
    bool isLong() const;
    TaskQueryResult beginOf(const TaskFilter& query, const QuickSearch& search, int limit) const;
    QStringList distinct(const QString& column) const;

    TaskStore& m_store;
};

} // namespace Dailies
