// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <map>

namespace Dailies {

/// One line of a task's log: when, what, and raw bytes where there were any (redacted).
struct TaskLogEntry {
    QDateTime time;
    QString kind; ///< "note", "create", "create reply", "query", "query reply", "download"
    QString text;
    bool operator==(const TaskLogEntry&) const = default;
};

/// Which tasks a list shows; empty parts mean all.
struct TaskQueryFilter {
    QList<TaskState> states;
    QString text; ///< words looked for in prompt, ids and model

    bool operator==(const TaskQueryFilter&) const = default;
};

/// The tasks of a profile in SQLite: WAL, every write synced (a commit is on disk when the function returns), a
/// versioned schema. Every failure is an Error of kind Storage; nothing is lost by it.
class TaskStore final : public QObject {
    Q_OBJECT
public:
    explicit TaskStore(QObject* parent = nullptr);
    ~TaskStore() override;

    /// Opens or makes the database. Refuses, untouched, a file of a newer schema and a file that is no database.
    Result<void> open(const QString& file);
    /// The database's path; empty before open().
    QString file() const { return m_file; }

    /// Stores a new task and gives it its number.
    Result<TaskId> add(VideoTask task);
    /// Stores a task as it is now, if it still stands in state `from`; the transaction also writes the log lines.
    /// BadInput when it stands elsewhere by now: nothing was written then.
    Result<void> update(const VideoTask& task, TaskState from, const QList<TaskLogEntry>& log = {});
    Result<void> appendLog(TaskId id, const TaskLogEntry& entry);
    /// Removes a task that never had an id and is not under way; BadInput for any other.
    Result<void> remove(TaskId id);

    std::optional<VideoTask> task(TaskId id) const;
    /// Numbers of the tasks that pass, newest first.
    QList<TaskId> find(const TaskQueryFilter& filter = {}) const;
    /// Whether one task passes.
    bool matches(TaskId id, const TaskQueryFilter& filter) const;
    /// Numbers of the tasks that are watched and not at rest, oldest first.
    QList<TaskId> unfinished() const;
    std::optional<TaskId> findRemote(const QString& accountId, const QString& remoteId) const;
    QList<TaskLogEntry> log(TaskId id) const;
    /// How many tasks stand in each state.
    QHash<TaskState, int> counts() const;

Q_SIGNALS:
    void taskAdded(Dailies::TaskId id);
    void taskChanged(Dailies::TaskId id);
    void taskRemoved(Dailies::TaskId id);

private:
    struct Where;
    static Where where(const TaskQueryFilter& filter);
    Result<void> openChecked(const QString& file);
    Result<void> writeLog(TaskId id, const QList<TaskLogEntry>& entries);
    /// A statement that is made ready once and kept.
    QSqlQuery& prepared(const QString& sql) const;
    void close();

    QString m_file;
    QString m_connection;
    QSqlDatabase m_database;
    mutable std::map<QString, QSqlQuery> m_prepared;
};

} // namespace Dailies
