// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/disksync.h"
#include "app/tasks/store/spendledger.h"
#include "app/tasks/store/taskreader.h"
#include "app/tasks/store/taskrow.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace Dailies {

class SqlTransaction;

/// A step of a task: the task as it was read, the task to store, and log entries.
struct TaskUpdate {
    VideoTask before;
    VideoTask task;
    QList<TaskLogEntry> log;
};

/// The tasks of a profile in an SQLite database in WAL mode with a versioned schema. A commit is on disk when the
/// function returns. After syncBeside(), a commit survives a crash of the program when the function returns, and a
/// power cut once disk() reports that it is on disk. Every failure is an Error of kind Storage and loses nothing. Of
/// all processes that have the file open for work, only the last one to open it may begin to send: it holds the lease.
class TaskStore final : public QObject, public TaskReader {
    Q_OBJECT
public:
    explicit TaskStore(QObject* parent = nullptr);
    ~TaskStore() override;

    enum class Access {
        Work, ///< takes the lease
        ReadOnly, ///< leaves the lease alone; reads a copy of a read-only file, and of one with an older schema
        /// As ReadOnly, where this process has the file open already. Only SQLite may open it then: another descriptor
        /// that is closed would drop SQLite's locks, and another process would remove the log that is in use.
        Beside,
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
    /// Stores all of the tasks or none. Returns OverLimit or LimitReached if the spending limits do not allow the tasks
    /// that are not held, together with those that already wait.
    Result<QList<TaskId>> addAll(const QList<VideoTask>& tasks);
    /// Whether the spending limits allow tasks to be sent, together with those that already wait. Returns the same
    /// errors.
    Result<void> checkLimits(const QList<VideoTask>& tasks, const QDateTime& now) const;
    /// Whether they allow a task that waits to be sent at once. Returns the same errors.
    Result<void> checkLimitsNow(const VideoTask& task, const QDateTime& now) const;
    /// Says anew what the limits say of waiting tasks that they keep from being sent.
    Result<void> reviewHeld(const QDateTime& now);
    /// Stores a task if it is still in state `from`, with the log entries in the same transaction. Returns BadInput if
    /// it is in another state; nothing is written then. No task enters Sending without the lease, nor if the spending
    /// limits do not allow it (OverLimit, LimitReached). What its create call may cost is written with it.
    Result<void> update(const VideoTask& task, TaskState from, const QList<TaskLogEntry>& log = {});
    /// Stores several tasks in one transaction, writing only what changed. Returns one result per task, in order. A
    /// task that fails does not prevent the others from being stored.
    QList<Result<void>> updateAll(const QList<TaskUpdate>& updates);
    /// Replaces the request of a task, and removes the earlier one from the database's files. It stays in their unused
    /// parts while another program reads them. Its words stay in the search index unless they are to be removed, too,
    /// which takes a second with very many tasks.
    enum class EarlierWords { Left, Removed };
    Result<void> replaceRequest(const VideoTask& task, EarlierWords words = EarlierWords::Left);
    Result<void> appendLog(TaskId id, const TaskLogEntry& entry);
    /// Changes the order of waiting tasks, all or nothing.
    Result<void> setPlaces(const QHash<TaskId, qint64>& places);
    /// Remembers what an uploaded file is called in its place, so that the same content is uploaded only once.
    Result<void> rememberUpload(const TaskUpload& upload, const QDateTime& now);
    /// Removes a task that never had an ID and is not running; BadInput for other tasks.
    Result<void> remove(TaskId id);
    /// Stores a removed task again, with its number and its log. Does not ask the spending limits.
    Result<void> putBack(const VideoTask& task, const QList<TaskLogEntry>& log);

    /// What services use for fields that requests leave out. Rates are chosen by it.
    void setServiceDefaults(ServiceDefaults defaults) { m_forecast.setDefaults(std::move(defaults)); }
    /// When tasks go out. Limits are judged by it.
    void setSendTimes(SpendForecast::SendTimes times) { m_forecast.setSendTimes(std::move(times)); }

    /// Whether all statements can be prepared, which means that the tables are those that this program created.
    Result<void> checkTables() const;
    /// From now on no task enters Sending, for this reason, until the database is opened again.
    void refuseSending(const QString& why) { m_noSending = why; }
    QString whyNoSending() const { return m_noSending; } ///< empty if tasks may enter Sending

Q_SIGNALS:
    void taskAdded(Dailies::TaskId id);
    void taskChanged(Dailies::TaskId id);
    void taskRemoved(Dailies::TaskId id);

private:
    friend class JournalCheckpoint;
    friend class SpendBook;
    friend class TaskHistory;
    Result<void> openChecked(const QString& file, Access access);
    Result<void> takeLease();
    Result<void> maySend();
    /// Whether the lease and the spending limits allow a task to enter Sending.
    Result<void> mayCall(const VideoTask& task);
    /// The tasks that are sent when slots are free.
    QList<VideoTask> tasksToSend() const;
    /// With a new number, unless one is given.
    Result<TaskId> insert(const VideoTask& task, std::optional<TaskId> number = {});
    /// Must run within a transaction.
    Result<void> write(const VideoTask& task, TaskState from, ColumnSet changed, const QList<TaskLogEntry>& log);
    /// Commits the transaction. Schedules a sync unless a power cut may undo the commit.
    Result<void> committed(SqlTransaction& transaction, bool mayBeLost = false);
    Result<void> writeLog(TaskId id, const QList<TaskLogEntry>& entries);

    QString m_file;
    std::unique_ptr<QTemporaryDir> m_copy; ///< see Access::ReadOnly
    QString m_holder; ///< our name in the lease; empty with Access::ReadOnly
    QString m_noSending; ///< why no task may be sent; empty if tasks may
    QString m_connection;
    DiskSync m_disk;
    SpendForecast m_forecast{[this](const QString& sql) -> QSqlQuery& { return prepared(sql); }};
    SpendLedger m_spend{[this](const QString& sql) -> QSqlQuery& { return prepared(sql); }, m_forecast};
};

} // namespace Dailies
