// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QSqlDatabase>
#include <QSqlQuery>

#include <functional>
#include <map>

namespace Dailies {

/// An entry of a task's log: time, kind, and text including raw bytes if any (redacted).
struct TaskLogEntry {
    QDateTime time;
    QString kind; ///< "note", "create", "create reply", "query", "query reply", "download"
    QString text;
    bool operator==(const TaskLogEntry&) const = default;
};

/// The data that identifies a stored task.
struct KnownTask {
    TaskId id = 0;
    QDateTime createdAt;
    QString accountId;
    QString remoteId;
};

/// Reads the tasks of an open database. TaskStore opens it and writes.
class TaskReader {
public:
    Q_DISABLE_COPY_MOVE(TaskReader)

    std::optional<VideoTask> task(TaskId id) const;
    /// The part of a task's download; empty if it has none or the task does not exist. Returns Storage if it cannot be
    /// read.
    Result<QString> partOf(TaskId id) const;
    /// Numbers of the tasks in these states (all states if empty), newest first, without the recycle bin.
    QList<TaskId> ids(const QList<TaskState>& states = {}) const;
    /// Numbers of the waiting tasks in sending order.
    QList<TaskId> queue() const;
    /// Numbers of the tasks of a wish that are not sent yet and not on hold, oldest first.
    QList<TaskId> unsentOf(const QString& wish) const;
    /// The wishes of which the answer of a task was lost and nobody has decided about it yet; with the first such task.
    QHash<QString, TaskId> undecidedWishes() const;
    /// Numbers of the watched tasks that are not in a final state, oldest first. Sets `isWhole` to false if the
    /// database could not be read to the end.
    QList<TaskId> unfinished(bool* isWhole = nullptr) const;
    /// How many of them belong to an account; 0 if the database could not be read.
    int unfinishedOf(const QString& accountId) const;
    /// How many of those may be at the service. Their clips are lost without the account; requests that wait have none.
    int sentOf(const QString& accountId) const;
    /// Numbers of tasks with an unplayable saved clip and a valid URL, in the order in which the URLs expire.
    QList<TaskId> unplayable(const QDateTime& now) const;
    /// The newest tasks of a model and kind that succeeded at the service, at most `limit`. Either those of the
    /// practice service or all others.
    QList<VideoTask> succeeded(const QString& model, ApiType apiType, bool isPractice, int limit) const;
    struct MadeAgo {
        qint64 ms;
        TaskId id;
    };
    /// The newest other task with this account and request, and how long ago it was created; nullopt if that is
    /// `within` or more.
    std::optional<MadeAgo> madeAgo(const VideoTask& like, const QDateTime& now, qint64 within) const;
    /// The first task with this request, for this account or another one of the same service, whose answer was lost, if
    /// nobody has decided about it yet, or else the first that is being sent.
    std::optional<TaskId> unanswered(const VideoTask& like) const;
    /// The other tasks with this account and request that have not been sent yet.
    QList<TaskId> waiting(const VideoTask& like) const;
    /// Numbers of the tasks whose clip is saved under this path, newest first.
    QList<TaskId> savedAs(const QString& file) const;
    /// What a content with this digest was last called in an upload place; empty if it was never uploaded there. It may
    /// have been deleted there since.
    QString uploadedName(const QString& place, const QString& sha256) const;
    /// The highest number that a task of this database ever had; 0 if there was none.
    TaskId highestNumber() const;
    std::optional<TaskId> findRemote(const QString& accountId, const QString& remoteId) const;
    QList<TaskLogEntry> log(TaskId id) const;
    /// All tasks, and with the number 0 those that the user deleted. Returns Storage if not all can be read.
    Result<QList<KnownTask>> known() const;
    /// The same, one at a time, so that a long history needs no memory.
    Result<void> eachKnown(const std::function<void(const KnownTask&)>& each) const;
    /// Number of tasks in each state.
    QHash<TaskState, int> counts() const;

protected:
    TaskReader() = default;
    ~TaskReader() = default;
    /// A statement that is prepared once and kept.
    QSqlQuery& prepared(const QString& sql) const;

    QSqlDatabase m_database;
    mutable std::map<QString, QSqlQuery> m_prepared;
};

} // namespace Dailies
