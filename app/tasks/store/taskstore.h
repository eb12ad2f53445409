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

/// One line of a task's log: when, what, and raw bytes where there were any (redacted).
struct TaskLogEntry {
    QDateTime time;
    QString kind; ///< "note", "create", "create reply", "query", "query reply", "download"
    QString text;
    bool operator==(const TaskLogEntry&) const = default;
};

/// A step of a task: as it was read, as it is to be stored, and the log lines that go with it.
struct TaskUpdate {
    VideoTask before;
    VideoTask task;
    QList<TaskLogEntry> log;
};

/// What identifies a stored task to those who know it from elsewhere.
struct KnownTask {
    TaskId id = 0;
    QDateTime createdAt;
    QString accountId;
    QString remoteId;
};

/// The tasks of a profile in SQLite: WAL, a versioned schema. A commit is on disk when the function returns; after
/// syncBeside() it only outlives the program then, and disk() tells when it is on disk. Every failure is an Error of kind
/// Storage; nothing is lost by it. Of all that have the file open for work, only the one that opened it last may begin to
/// send: that is its lease.
class TaskStore final : public QObject {
    Q_OBJECT
public:
    explicit TaskStore(QObject* parent = nullptr);
    ~TaskStore() override;

    enum class Access {
        Work, ///< takes the lease
        Look, ///< leaves it to whoever has it; where nothing can be written, a copy is read
    };

    /// Opens or makes the database. Refuses, untouched, a file of a newer schema and a file that is no database.
    Result<void> open(const QString& file, Access access = Access::Work);
    void close();
    /// For a program with a window: from here on no commit waits for the disk, and a thread brings it there; each sync of
    /// a log longer than that is followed by a checkpoint. When that cannot be had, all stays as it is.
    void syncBeside(qint64 longLog = DiskSync::longLog);
    /// Tells when what was committed is on disk.
    DiskSync& disk() { return m_disk; }
    /// The database's path; empty before open().
    QString file() const { return m_file; }

    /// Stores a new task and gives it its number.
    Result<TaskId> add(const VideoTask& task);
    /// All of them or none.
    Result<QList<TaskId>> addAll(const QList<VideoTask>& tasks);
    /// Stores a task as it is now, if it still stands in state `from`; the transaction also writes the log lines.
    /// BadInput when it stands elsewhere by now: nothing was written then. No task gets to Sending without the lease.
    Result<void> update(const VideoTask& task, TaskState from, const QList<TaskLogEntry>& log = {});
    /// The same for several tasks in one transaction, of each only what has changed; one result for each, in their order.
    /// What cannot be stored of one keeps none of the others from being stored.
    QList<Result<void>> updateAll(const QList<TaskUpdate>& updates);
    Result<void> appendLog(TaskId id, const TaskLogEntry& entry);
    /// Changes the order of waiting tasks, all of it or nothing.
    Result<void> setPlaces(const QHash<TaskId, qint64>& places);
    /// Removes a task that never had an id and is not under way; BadInput for any other.
    Result<void> remove(TaskId id);

    std::optional<VideoTask> task(TaskId id) const;
    /// The part file of a task's download, empty when it has none or is not there; Storage when that cannot be read.
    Result<QString> partOf(TaskId id) const;
    /// Numbers of the tasks in these states, or of all, newest first, without those in the recycle bin.
    QList<TaskId> ids(const QList<TaskState>& states = {}) const;
    /// Numbers of the waiting tasks in the order in which they are sent.
    QList<TaskId> queue() const;
    /// Numbers of the tasks that are watched and not at rest, oldest first.
    /// `isWhole` becomes false when the database could not be read to the end.
    QList<TaskId> unfinished(bool* isWhole = nullptr) const;
    /// Numbers of the saved clips that cannot be played and whose address lives, the one that dies first at the front.
    QList<TaskId> unplayable(const QDateTime& now) const;
    /// The newest tasks of a model and kind that the service brought to a good end, at most `limit`; those of the practice
    /// service, or all others.
    QList<VideoTask> succeeded(const QString& model, ApiType apiType, bool isPractice, int limit) const;
    /// How many milliseconds ago the newest task of this account and request was made; nothing when that is `within` or
    /// longer.
    std::optional<qint64> madeAgo(const VideoTask& like, const QDateTime& now, qint64 within) const;
    std::optional<TaskId> findRemote(const QString& accountId, const QString& remoteId) const;
    QList<TaskLogEntry> log(TaskId id) const;
    /// Every task there is, and with the number 0 those that the person deleted; Storage when they cannot all be read.
    Result<QList<KnownTask>> known() const;
    /// The same, one after the other: a long history needs no memory for it.
    Result<void> eachKnown(const std::function<void(const KnownTask&)>& each) const;
    /// Whether every statement can be made ready: the tables are those that this program made.
    Result<void> checkTables() const;
    /// No task gets to Sending any more, for the reason given, until the database is opened again.
    void refuseSending(const QString& why) { m_noSending = why; }
    /// Why no task gets to Sending; empty while they may.
    QString whyNoSending() const { return m_noSending; }
    /// How many tasks stand in each state.
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
    /// Within a transaction.
    Result<void> write(const VideoTask& task, TaskState from, RowPart part, const QList<TaskLogEntry>& log);
    /// Commits it, and has it brought to disk, unless a power cut may take it.
    Result<void> committed(SqlTransaction& transaction, bool mayBeLost = false);
    Result<void> writeLog(TaskId id, const QList<TaskLogEntry>& entries);
    /// A statement that is made ready once and kept.
    QSqlQuery& prepared(const QString& sql) const;

    QString m_file;
    std::unique_ptr<QTemporaryDir> m_copy; ///< only looking, where nothing can be written
    QString m_holder; ///< ours in the lease; empty when only looking
    QString m_noSending; ///< why none may be sent; empty while they may
    QString m_connection;
    QSqlDatabase m_database;
    DiskSync m_disk;
    mutable std::map<QString, QSqlQuery> m_prepared;
};

} // namespace Dailies
