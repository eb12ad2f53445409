// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstore.h"

#include "app/tasks/sqltransaction.h"
#include "app/tasks/taskrow.h"
#include "app/tasks/taskschema.h"

#include <QCoreApplication>
#include <QFile>
#include <QScopeGuard>
#include <QSqlError>
#include <QUuid>
#include <QVariant>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr QFileDevice::Permissions privately = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Makes the database file before SQLite does, so that nobody else can read it at any moment; SQLite gives its
/// companion files the same permissions.
Result<void> makePrivate(const QString& path)
{
    QFile file(path);
    if (!file.exists() && !file.open(QIODevice::ReadWrite | QIODevice::NewOnly, privately))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("TaskStore", "The task database %1 cannot be made: %2.")
                .arg(path, file.errorString()));
    if (file.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther))
        file.setPermissions(privately);
    return {};
}

/// A word to look for, as a LIKE pattern that means it literally.
QString likePattern(QString word)
{
    word.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
    return u'%' + word + u'%';
}

} // namespace

/// A filter as SQL, with the values for its question marks.
struct TaskStore::Where {
    QString sql;
    QVariantList values;

    void bindTo(QSqlQuery& query) const
    {
        for (qsizetype i = 0; i < values.size(); ++i)
            query.bindValue(int(i), values.at(i));
    }
};

TaskStore::TaskStore(QObject* parent) : QObject(parent) {}

TaskStore::~TaskStore()
{
    close();
}

void TaskStore::close()
{
    if (m_connection.isEmpty())
        return;
    m_prepared.clear();
    if (m_database.isOpen())
        QSqlQuery(m_database).exec(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
    m_file.clear();
}

Result<void> TaskStore::open(const QString& file)
{
    close();
    Result<void> opened = openChecked(file);
    if (!opened)
        close();
    return opened;
}

Result<void> TaskStore::openChecked(const QString& file)
{
    if (Result<void> fine = checkDatabaseFile(file); !fine)
        return fine;
    if (Result<void> made = makePrivate(file); !made)
        return made;
    m_connection = u"tasks-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    m_database.setDatabaseName(file);
    if (!m_database.open())
        return failure(ErrorKind::Storage,
            tr("The task database %1 cannot be opened: %2.").arg(file, m_database.lastError().databaseText()));
    if (Result<void> fine = checkDatabase(m_database); !fine)
        return fine;
    if (Result<void> set = setUpConnection(m_database); !set)
        return set;
    if (Result<void> upgraded = upgradeSchema(m_database); !upgraded)
        return upgraded;
    m_file = file;
    return {};
}

QSqlQuery& TaskStore::prepared(const QString& sql) const
{
    auto found = m_prepared.find(sql);
    if (found == m_prepared.end()) {
        QSqlQuery query(m_database);
        query.setForwardOnly(true);
        // What cannot be prepared fails when it is run, with the database's reason.
        query.prepare(sql);
        found = m_prepared.emplace(sql, std::move(query)).first;
    }
    return found->second;
}

Result<TaskId> TaskStore::add(VideoTask task)
{
    QSqlQuery& insert = prepared(u"INSERT INTO tasks (%1) VALUES (%2)"_s.arg(taskColumns(), taskPlaceholders()));
    bindTask(insert, task);
    const Result<void> added = run(insert);
    if (!added)
        return failure(added.error());
    const TaskId id = insert.lastInsertId().toLongLong();
    Q_EMIT taskAdded(id);
    return id;
}

Result<void> TaskStore::update(const VideoTask& task, TaskState from, const QList<TaskLogEntry>& log)
{
    SqlTransaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    QSqlQuery& change = prepared(u"UPDATE tasks SET %1 WHERE id = ? AND state = ?"_s.arg(taskAssignments()));
    const int place = bindTask(change, task);
    change.bindValue(place, task.id);
    change.bindValue(place + 1, stateName(from));
    if (Result<void> changed = run(change); !changed)
        return changed;
    if (change.numRowsAffected() != 1)
        return failure(ErrorKind::BadInput, tr("Task %1 has moved on in the meantime.").arg(task.id));
    if (Result<void> written = writeLog(task.id, log); !written)
        return written;
    if (Result<void> committed = transaction.commit(); !committed)
        return committed;
    Q_EMIT taskChanged(task.id);
    return {};
}

Result<void> TaskStore::writeLog(TaskId id, const QList<TaskLogEntry>& entries)
{
    QSqlQuery& insert = prepared(u"INSERT INTO log (task, time, kind, text) VALUES (?, ?, ?, ?)"_s);
    for (const TaskLogEntry& entry : entries) {
        insert.bindValue(0, id);
        insert.bindValue(1,
            entry.time.isValid() ? QVariant(entry.time.toMSecsSinceEpoch()) : QVariant(QMetaType::fromType<qint64>()));
        insert.bindValue(2, entry.kind.isNull() ? u""_s : entry.kind);
        insert.bindValue(3, entry.text.isNull() ? u""_s : entry.text);
        if (Result<void> written = run(insert); !written)
            return written;
    }
    return {};
}

Result<void> TaskStore::appendLog(TaskId id, const TaskLogEntry& entry)
{
    return writeLog(id, {entry});
}

Result<void> TaskStore::remove(TaskId id)
{
    QSqlQuery& removal = prepared(u"DELETE FROM tasks WHERE id = ? AND remote_id = '' AND state <> 'Sending'"_s);
    removal.bindValue(0, id);
    if (Result<void> removed = run(removal); !removed)
        return removed;
    if (removal.numRowsAffected() != 1)
        return failure(
            ErrorKind::BadInput, tr("Task %1 cannot be removed: it is under way, or the service knows it.").arg(id));
    Q_EMIT taskRemoved(id);
    return {};
}

std::optional<VideoTask> TaskStore::task(TaskId id) const
{
    QSqlQuery& query = prepared(u"SELECT id, %1 FROM tasks WHERE id = ?"_s.arg(taskColumns()));
    const auto finished = qScopeGuard([&query] { query.finish(); });
    query.bindValue(0, id);
    if (!query.exec() || !query.next())
        return std::nullopt;
    return readTask(query);
}

TaskStore::Where TaskStore::where(const TaskQueryFilter& filter)
{
    Where result;
    QStringList conditions;
    if (!filter.states.isEmpty()) {
        QStringList marks;
        for (TaskState state : filter.states) {
            marks.append(u"?"_s);
            result.values.append(stateName(state));
        }
        conditions.append(u"state IN (%1)"_s.arg(marks.join(u", "_s)));
    }
    for (const QString& word : filter.text.simplified().split(u' ', Qt::SkipEmptyParts)) {
        QStringList places;
        for (const QString& column : {u"prompt"_s, u"model"_s, u"remote_id"_s, u"account_id"_s}) {
            places.append(column + u" LIKE ? ESCAPE '\\'"_s);
            result.values.append(likePattern(word));
        }
        conditions.append(u"(%1 OR CAST(id AS TEXT) = ?)"_s.arg(places.join(u" OR "_s)));
        result.values.append(word);
    }
    result.sql = conditions.isEmpty() ? u"1"_s : conditions.join(u" AND "_s);
    return result;
}

QList<TaskId> TaskStore::find(const TaskQueryFilter& filter) const
{
    const Where condition = where(filter);
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(u"SELECT id FROM tasks WHERE %1 ORDER BY id DESC"_s.arg(condition.sql));
    condition.bindTo(query);
    QList<TaskId> ids;
    for (query.exec(); query.next();)
        ids.append(query.value(0).toLongLong());
    return ids;
}

bool TaskStore::matches(TaskId id, const TaskQueryFilter& filter) const
{
    Where condition = where(filter);
    condition.values.append(id);
    QSqlQuery query(m_database);
    query.prepare(u"SELECT 1 FROM tasks WHERE %1 AND id = ?"_s.arg(condition.sql));
    condition.bindTo(query);
    return query.exec() && query.next();
}

QList<TaskId> TaskStore::unfinished() const
{
    QSqlQuery& query =
        prepared(u"SELECT id FROM tasks WHERE state IN ('Waiting', 'Sending', 'InProgress', 'Downloading') "
                 "AND watched = 1 ORDER BY id"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    QList<TaskId> ids;
    for (query.exec(); query.next();)
        ids.append(query.value(0).toLongLong());
    return ids;
}

std::optional<TaskId> TaskStore::findRemote(const QString& accountId, const QString& remoteId) const
{
    if (remoteId.isEmpty())
        return std::nullopt;
    QSqlQuery& query = prepared(
        u"SELECT id FROM tasks WHERE remote_id <> '' AND remote_id = ? AND account_id = ? ORDER BY id LIMIT 1"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    query.bindValue(0, remoteId);
    query.bindValue(1, accountId);
    if (!query.exec() || !query.next())
        return std::nullopt;
    return query.value(0).toLongLong();
}

QList<TaskLogEntry> TaskStore::log(TaskId id) const
{
    QSqlQuery& query = prepared(u"SELECT time, kind, text FROM log WHERE task = ? ORDER BY id"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    query.bindValue(0, id);
    QList<TaskLogEntry> entries;
    for (query.exec(); query.next();) {
        const QVariant time = query.value(0);
        entries.append({time.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(time.toLongLong()).toUTC(),
            query.value(1).toString(), query.value(2).toString()});
    }
    return entries;
}

QHash<TaskState, int> TaskStore::counts() const
{
    QSqlQuery& query = prepared(u"SELECT state, COUNT(*) FROM tasks GROUP BY state"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    QHash<TaskState, int> counts;
    for (query.exec(); query.next();) {
        if (const std::optional<TaskState> state = stateFromName(query.value(0).toString()))
            counts.insert(*state, query.value(1).toInt());
    }
    return counts;
}

} // namespace Dailies
