// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/store/disksync.h"
#include "app/tasks/videotask.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>

namespace Dailies {

class SqlTransaction;
enum class RowPart;

/// An entry of a task's log: time, kind, and text including raw bytes if any (redacted).
struct TaskLogEntry {
    QDateTime time;
    QString kind; ///< "note", "create", "create reply", "query", "query reply", "download"
    QString text;
    bool operator==(const TaskLogEntry&) const = default;
};

/// A step of a task: the task as it was read, the task to store, and log entries.
struct TaskUpdate {
    VideoTask before;
    VideoTask task;
    QList<TaskLogEntry> log;
};

/// The data that identifies a stored task.
struct KnownTask {
    TaskId id = 0;
    QDateTime createdAt;
    QString accountId;
    QString remoteId;
};

/// The tasks of a profile in an SQLite database in WAL mode with a versioned schema. A commit is on disk when the
/// function returns. After syncBeside(), a commit survives a crash of the program when the function returns, and a
/// power cut once disk() reports that it is on disk. Every failure is an Error of kind Storage and loses nothing. Of
/// all processes that have the file open for work, only the last one to open it may begin to send: it holds the lease.
class TaskStore final : public QObject {
    Q_OBJECT
public:
    explicit TaskStore(QObject* parent = nullptr);
    ~TaskStore() override;

    enum class Access {
        Work, ///< takes the lease
        ReadOnly, ///< leaves the lease alone; reads a copy if the file is read-only
    };

    /// Opens or creates the database. Rejects a file of a newer schema or one that is no database, without changing it.
    Result<void> open(const QString& file, Access access = Access::Work);
    void close();
    /// For programs with a window. From now on commits do not wait for the disk; a thread syncs them, and checkpoints
    /// the log when it exceeds `longLog` bytes. Does nothing if that is not possible.
    void syncBeside(qint64 longLog = DiskSync::longLog);
    /// Reports when commits are on disk.
    DiskSync& disk() { return m_disk; }
    /// The database's path; empty before open().
    QString file() const { return m_file; }

    /// Stores a new task and returns its number.
    Result<TaskId> add(const VideoTask& task);
    /// Stores all of the tasks or none.
    Result<QList<TaskId>> addAll(const QList<VideoTask>& tasks);
    /// Stores a task if it is still in state `from`, with the log entries in the same transaction. Returns BadInput if
    /// it is in another state; nothing is written then. No task enters Sending without the lease.
    Result<void> update(const VideoTask& task, TaskState from, const QList<TaskLogEntry>& log = {});
    /// Stores several tasks in one transaction, writing only what changed. Returns one result per task, in order. A
    /// task that fails does not prevent the others from being stored.
    QList<Result<void>> updateAll(const QList<TaskUpdate>& updates);
    Result<void> appendLog(TaskId id, const TaskLogEntry& entry);
    /// Changes the order of waiting tasks, all or nothing.
    Result<void> setPlaces(const QHash<TaskId, qint64>& places);
    /// Removes a task that never had an ID and is not running; BadInput for other tasks.
    Result<void> remove(TaskId id);

    std::optional<VideoTask> task(TaskId id) const;
    /// The part of a task's download; empty if it has none or the task does not exist. Returns Storage if it cannot be
    /// read.
    Result<QString> partOf(TaskId id) const;
    /// Numbers of the tasks in these states (all states if empty), newest first, without the recycle bin.
    QList<TaskId> ids(const QList<TaskState>& states = {}) const;
    /// Numbers of the waiting tasks in sending order.
    QList<TaskId> queue() const;
    /// Numbers of the watched tasks that are not in a final state, oldest first. Sets `isWhole` to false if the
    /// database could not be read to the end.
    QList<TaskId> unfinished(bool* isWhole = nullptr) const;
    /// Numbers of tasks with an unplayable saved clip and a valid URL, in the order in which the URLs expire.
    QList<TaskId> unplayable(const QDateTime& now) const;
    /// The newest tasks of a model and kind that succeeded at the service, at most `limit`. Either those of the
    /// practice service or all others.
    QList<VideoTask> succeeded(const QString& model, ApiType apiType, bool isPractice, int limit) const;
    /// Milliseconds since the newest task with this account and request was created; nullopt if that is `within` or
    /// more.
    std::optional<qint64> madeAgo(const VideoTask& like, const QDateTime& now, qint64 within) const;
    std::optional<TaskId> findRemote(const QString& accountId, const QString& remoteId) const;
    QList<TaskLogEntry> log(TaskId id) const;
    /// All tasks, and with the number 0 those that the user deleted. Returns Storage if not all can be read.
    Result<QList<KnownTask>> known() const;
    /// The same, one at a time, so that a long history needs no memory.
    Result<void> eachKnown(const std::function<void(const KnownTask&)>& each) const;
    /// Whether all statements can be prepared, which means that the tables are those that this program created.
    Result<void> checkTables() const;
    /// From now on no task enters Sending, for this reason, until the database is opened again.
    void refuseSending(const QString& why) { m_noSending = why; }
    QString whyNoSending() const { return m_noSending; } ///< empty if tasks may enter Sending
    /// Number of tasks in each state.
    QHash<TaskState, int> counts() const;

Q_SIGNALS:
    void taskAdded(Dailies::TaskId id);
    void taskChanged(Dailies::TaskId id);
    void taskRemoved(Dailies::TaskId id);

private:
    friend class JournalCheckpoint;
    friend class TaskHistory;
    Result<void> openChecked(const QString& file, Access access);
    Result<void> takeLease();
    Result<void> maySend();
    Result<TaskId> insert(const VideoTask& task);
    /// Must run within a transaction.
    Result<void> write(const VideoTask& task, TaskState from, RowPart part, const QList<TaskLogEntry>& log);
    /// Commits the transaction. Schedules a sync unless a power cut may undo the commit.
    Result<void> committed(SqlTransaction& transaction, bool mayBeLost = false);
    Result<void> writeLog(TaskId id, const QList<TaskLogEntry>& entries);
    /// A statement that is prepared once and kept.
    QSqlQuery& prepared(const QString& sql) const;

    QString m_file;
    std::unique_ptr<QTemporaryDir> m_copy; ///< for Access::ReadOnly if the file is read-only
    QString m_holder; ///< our name in the lease; empty with Access::ReadOnly
    QString m_noSending; ///< why no task may be sent; empty if tasks may
    QString m_connection;
    QSqlDatabase m_database;
    DiskSync m_disk;
    mutable std::map<QString, QSqlQuery> m_prepared;
};

} // namespace Dailies
