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

/// The number of tasks of each kind.
struct TaskCounts {
    QHash<TaskState, int> kept; ///< by state, without those in the Trash
    int undecided = 0; ///< lost answers that were not dismissed
    int recycled = 0; ///< in the Trash
    int best = 0; ///< rated 4 or 5, without those in the Trash; only counted by TaskHistory::count()
    int unfinished = 0; ///< in a state that is not final, watched or not, also in the Trash
    int rejected = 0; ///< without those in the Trash; only counted by TaskHistory::count()
    int untracked = 0; ///< queued, running or downloading, but the user stopped tracking them; without the Trash
    int unsavable = 0; ///< see isUnsavable()
    int held = 0; ///< those of the waiting ones that trouble holds, see isHeldByTrouble()

    bool operator==(const TaskCounts&) const = default;
};

/// The results of one group's takes.
struct GroupCounts {
    QHash<TaskState, int> states;
    int bestRating = 0;
};

/// The tasks of a store as a history that is searched, read in pages, and annotated by the user: ratings, tags, notes,
/// rejections and the Trash. Annotations are written in one transaction with the search index, all or none.
class TaskHistory final {
public:
    /// The store must outlive this object.
    explicit TaskHistory(TaskStore& store) : m_store(store) {}

    /// Numbers of the matching tasks in their order. With a limit above 0, only the first.
    QList<TaskId> find(const TaskFilter& query, int limit = 0) const;
    /// The same through another connection, for use on another thread.
    static QList<TaskId> find(const QSqlDatabase& database, const TaskFilter& query, int limit = 0);
    /// The same with group keys, if the filter asks for groups.
    TaskQueryResult list(const TaskFilter& query, int limit = 0) const;
    static TaskQueryResult list(const QSqlDatabase& database, const TaskFilter& query, int limit = 0);
    /// The first matching tasks. Fast enough for one frame however long the history is.
    TaskQueryResult begin(const TaskFilter& query, int limit) const;
    /// The group keys of these tasks.
    QHash<TaskId, GroupKey> traits(const QList<TaskId>& ids) const;
    GroupCounts tally(const QList<TaskId>& ids) const;
    /// The matching tasks among the given ones.
    QSet<TaskId> passing(const QList<TaskId>& ids, const TaskFilter& query) const;
    /// The existing tasks with these numbers, unordered.
    QList<VideoTask> tasks(const QList<TaskId>& ids) const;
    TaskCounts tallies() const;
    /// Counts the tasks that match what `query` says besides states, rating and bin. It reads all of them, so it is
    /// for use on another thread.
    static TaskCounts count(const QSqlDatabase& database, const TaskFilter& query);
    /// The distinct values to choose from, in alphabetical order.
    QStringList tags() const;
    QStringList models() const;
    QStringList accounts() const;
    /// The tasks that continue a task's clip, oldest first.
    QList<TaskId> children(TaskId id) const;

    /// Whether a task may be moved to the Trash: it makes no automatic progress and needs no decision.
    static bool mayRecycle(const VideoTask& task);
    /// The annotations of these tasks. Missing tasks are left out.
    QHash<TaskId, TaskAnnotations> marks(const QList<TaskId>& ids) const;
    /// Annotates several tasks; missing ones are ignored. Returns BadInput and writes nothing if one of them may not be
    /// moved to the Trash.
    Result<void> setMarks(const QHash<TaskId, TaskAnnotations>& marks);
    /// The tasks whose clip is this file, also those in the Trash.
    QList<TaskId> withClip(const QString& file) const;
    /// Where the clip is that was in this file before it was renamed; `file` itself if it exists or never was a clip.
    QString currentFile(const QString& file) const;
    /// The tasks with files that were uploaded, also those in the Trash.
    QList<TaskId> withUploads() const;
    /// The tasks whose files were being renamed when the program ended.
    QList<TaskId> withOpenMoves() const;
    /// Stores where the clip of these tasks is: `file`, or where it was moved to from there. Those in `back`
    /// leave the Trash in the same transaction.
    Result<void> setClip(
        const QList<TaskId>& ids, const QString& file, const QList<MovedFile>& moved, const QList<TaskId>& back = {});
    /// Deletes the records and logs of the tasks in the Trash and returns their number. Tasks that are in progress stay.
    /// Deletes no files.
    Result<int> emptyBin();

private:
    bool isLong() const;
    TaskQueryResult beginOf(const TaskFilter& query, const QuickSearch& search, int limit) const;
    QStringList distinct(const QString& column) const;
    void followInQueue(const QHash<QString, QString>& moved);

    TaskStore& m_store;
};

} // namespace Dailies
