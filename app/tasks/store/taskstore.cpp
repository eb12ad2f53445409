// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskstore.h"

#include "app/common/crashpoint.h"
#include "app/tasks/database/databasecopy.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/requestfingerprint.h"
#include "app/tasks/store/searchindex.h"
#include "app/tasks/store/taskrow.h"
#include "app/tasks/store/taskschema.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSqlError>
#include <QStorageInfo>
#include <QUuid>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Adds a line to the log of a task, after those that it has: their first and last ID, the first again, the line, the
/// task.
QString logStatement()
{
    return u"INSERT INTO log (id, time, kind, text) "
           "SELECT COALESCE((SELECT MAX(id) FROM log WHERE id BETWEEN task.id << 32 AND (task.id << 32) + 4294967295), "
           "task.id << 32) + 1, ?, ?, ? FROM tasks AS task WHERE task.id = ?"_s;
}

} // namespace

TaskStore::TaskStore(QObject* parent) : QObject(parent)
{
    connect(&m_disk, &DiskSync::failed, this, [this](const Error& error) { refuseSending(error.message); });
}

TaskStore::~TaskStore()
{
    close();
}

void TaskStore::close()
{
    m_disk.stop();
    m_prepared.clear();
    if (m_connection.isEmpty())
        return;
    if (m_database.isOpen()) {
        // Does not wait for readers, because the log can also be read at the next start.
        QSqlQuery(m_database).exec(u"PRAGMA busy_timeout = 0"_s);
        QSqlQuery(m_database).exec(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    }
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
    m_connection.clear();
    m_holder.clear();
    m_noSending.clear();
    m_file.clear();
    m_copy.reset();
}

Result<void> TaskStore::open(const QString& file, Access access)
{
    close();
    Result<void> opened = openChecked(file, access);
    if (opened)
        return opened;
    close();
    return failure(withLackOfRoom(opened.error(), QStorageInfo(QFileInfo(file).path()).bytesAvailable()));
}

Result<void> TaskStore::openChecked(const QString& file, Access access)
{
    QString opened = file;
    const bool isBeside = access == Access::Beside;
    if (Result<void> usable = isBeside ? Result<void>() : checkDatabaseFile(file); !usable)
        return usable;
    const bool isReadOnly = access == Access::ReadOnly;
    if (isReadOnly && isKeptFromWriting(file)) {
        m_copy = std::make_unique<QTemporaryDir>();
        const Result<QString> copy = copyForReading(*m_copy, file);
        if (!copy)
            return failure(copy.error());
        opened = *copy;
    } else if (isReadOnly && isOlderSchema(file)) {
        // An older program may be using the database, and could not write to it once it was upgraded.
        m_copy = std::make_unique<QTemporaryDir>();
        opened = m_copy->filePath(QFileInfo(file).fileName());
        if (Result<void> copied = copyDatabase(file, opened); !copied)
            return copied;
    } else if (Result<void> made = isBeside ? Result<void>() : makePrivate(file); !made) {
        return made;
    }
    DAILIES_CRASH_POINT("store.file-made");
    m_connection = u"tasks-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    m_database.setDatabaseName(opened);
    if (!m_database.open())
        return failure(ErrorKind::Storage,
            tr("The task database %1 can't be opened: %2.").arg(file, m_database.lastError().databaseText()));
    Result<void> fine = checkDatabase(m_database);
    // On a full disk, SQLite cannot create the file through which processes share the index of its log. Alone, it
    // keeps the index in memory.
    if (!fine && access == Access::ReadOnly) {
        m_database.close();
        if (m_database.open() && run(m_database, u"PRAGMA locking_mode = EXCLUSIVE"_s) && checkDatabase(m_database))
            fine = {};
    }
    if (!fine)
        return fine;
    if (Result<void> set = setUpConnection(m_database); !set)
        return set;
    DAILIES_CRASH_POINT("store.connection-set-up");
    if (Result<void> upgraded = isBeside ? Result<void>() : upgradeSchema(m_database); !upgraded)
        return upgraded;
    if (access == Access::Work) {
        if (Result<void> taken = takeLease(); !taken)
            return taken;
    }
    // From now on the window would have to wait for other programs. Commits that fail are reported, kept and tried
    // again.
    if (Result<void> set = run(m_database, u"PRAGMA busy_timeout = 500"_s); !set)
        return set;
    m_file = file;
    return {};
}

void TaskStore::syncBeside(qint64 longLog)
{
    if (m_holder.isEmpty() || m_disk.isStarted() || !m_disk.start(m_file, longLog))
        return;
    // An automatic checkpoint would sync during a commit. After a checkpoint the log is truncated, so that its size
    // tells what it contains.
    for (const QString& setting :
        {u"wal_autocheckpoint = 0"_s, u"journal_size_limit = 0"_s, u"synchronous = NORMAL"_s}) {
        if (!run(m_database, u"PRAGMA "_s + setting))
            break;
    }
}

Result<void> TaskStore::takeLease()
{
    const QString holder = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QSqlQuery& take = prepared(u"INSERT OR REPLACE INTO lease (id, holder, since) VALUES (1, ?, ?)"_s);
    if (Result<void> taken = run(take, {holder, QDateTime::currentMSecsSinceEpoch()}); !taken)
        return taken;
    m_holder = holder;
    return {};
}

/// Checked within the transaction that enters Sending. If two processes both believe that they own the profile, only
/// one can send.
Result<void> TaskStore::maySend()
{
    if (!m_noSending.isEmpty())
        return failure(ErrorKind::Storage, m_noSending);
    QSqlQuery& query = prepared(u"SELECT holder FROM lease WHERE id = 1"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    if (Result<void> asked = run(query); !asked)
        return asked;
    if (m_holder.isEmpty() || !query.next() || query.value(0).toString() != m_holder)
        return failure(ErrorKind::Storage, tr("Another Dailies took over this profile; this one sent nothing."));
    return {};
}

Result<void> TaskStore::mayCall(const VideoTask& task)
{
    Result<void> may = maySend();
    return may ? m_forecast.checkCall(task, task.sentAt.isValid() ? task.sentAt : task.createdAt) : may;
}

QList<VideoTask> TaskStore::tasksToSend() const
{
    QList<VideoTask> tasks;
    for (const TaskId id : ids({TaskState::Waiting, TaskState::Uploading})) {
        std::optional<VideoTask> each = task(id);
        if (each && !each->held)
            tasks.append(*std::move(each));
    }
    return tasks;
}

Result<void> TaskStore::checkLimits(const QList<VideoTask>& tasks, const QDateTime& now) const
{
    return m_forecast.checkWish(
        tasks, [this] { return tasksToSend(); }, now);
}

Result<void> TaskStore::checkLimitsNow(const VideoTask& task, const QDateTime& now) const
{
    return m_forecast.checkCall(task, now);
}

Result<void> TaskStore::reviewHeld(const QDateTime& now)
{
    QList<TaskId> held;
    {
        SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
        if (Result<void> begun = transaction.begin(); !begun)
            return begun;
        for (const TaskId id : ids({TaskState::Waiting})) {
            const std::optional<VideoTask> before = task(id);
            if (!before || !before->held || before->error.message.isEmpty())
                continue;
            held.append(id); // another process may have written
            if (!isByLimit(before->error))
                continue;
            VideoTask after = *before;
            const Result<void> allowed = m_forecast.checkCall(after, now);
            if (!allowed && !isByLimit(allowed.error()))
                return allowed;
            after.error = allowed
                ? Error{ErrorKind::Stopped,
                    tr("A spending limit kept this from being sent, but no longer does. Nothing was charged.")}
                : allowed.error();
            if (after.error == before->error)
                continue;
            if (Result<void> written = write(after, before->state, changedColumns(*before, after), {}); !written)
                return written;
        }
        if (Result<void> stored = committed(transaction); !stored)
            return stored;
    }
    for (const TaskId id : std::as_const(held))
        Q_EMIT taskChanged(id);
    return {};
}

Result<TaskId> TaskStore::add(const VideoTask& task)
{
    const Result<QList<TaskId>> added = addAll({task});
    if (!added)
        return failure(added.error());
    return added->constFirst();
}

Result<QList<TaskId>> TaskStore::addAll(const QList<VideoTask>& tasks)
{
    SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
    if (Result<void> begun = transaction.begin(); !begun)
        return failure(begun.error());
    if (Result<void> allowed = m_forecast.checkWish(
            tasks, [this] { return tasksToSend(); }, tasks.isEmpty() ? QDateTime() : tasks.constFirst().createdAt);
        !allowed)
        return failure(allowed.error());
    QList<TaskId> ids;
    for (const VideoTask& task : tasks) {
        if (task.state == TaskState::Sending) {
            if (Result<void> may = mayCall(task); !may)
                return failure(may.error());
        }
        const Result<TaskId> id = insert(task);
        if (!id)
            return failure(id.error());
        ids.append(*id);
    }
    DAILIES_CRASH_POINT("store.add-inserted");
    if (Result<void> stored = committed(transaction); !stored)
        return failure(stored.error());
    DAILIES_CRASH_POINT("store.added");
    for (TaskId id : std::as_const(ids))
        Q_EMIT taskAdded(id);
    return ids;
}

Result<TaskId> TaskStore::insert(const VideoTask& task, std::optional<TaskId> number)
{
    QSqlQuery& insert = prepared(u"INSERT INTO tasks (%1, id) VALUES (%2, ?)"_s.arg(taskColumns(), taskPlaceholders()));
    insert.bindValue(bindTask(insert, task), number ? QVariant(*number) : QVariant(QMetaType::fromType<TaskId>()));
    if (const Result<void> added = run(insert); !added)
        return failure(added.error());
    const TaskId id = insert.lastInsertId().toLongLong();
    VideoTask added = task;
    added.id = id;
    if (task.place == 0) {
        QSqlQuery& place = prepared(u"UPDATE tasks SET place = id WHERE id = ?"_s);
        if (const Result<void> placed = run(place, {id}); !placed)
            return failure(placed.error());
    }
    if (task.marks != TaskAnnotations()) {
        QSqlQuery& mark = prepared(u"UPDATE tasks SET %1 WHERE id = ?"_s.arg(markAssignments()));
        mark.bindValue(bindMarks(mark, task.marks), id);
        if (const Result<void> marked = run(mark); !marked)
            return failure(marked.error());
    }
    if (const Result<void> indexed = run(prepared(indexStatement()), {id, searchedWords(added)}); !indexed)
        return failure(indexed.error());
    if (const Result<void> noted = run(prepared(keyStatement()), {requestKey(task), id}); !noted)
        return failure(noted.error());
    if (const Result<void> followed = m_spend.follow(added); !followed)
        return failure(followed.error());
    return id;
}

Result<void> TaskStore::committed(SqlTransaction& transaction, bool mayBeLost)
{
    Result<void> done = transaction.commit();
    if (done && !mayBeLost)
        m_disk.begin();
    // A disk may report a failed write only once. After that, nothing that costs money relies on it.
    if (!done && transaction.diskFailed())
        refuseSending(DiskSync::failure().message);
    return done;
}

Result<void> TaskStore::setPlaces(const QHash<TaskId, qint64>& places)
{
    SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    QSqlQuery& change = prepared(u"UPDATE tasks SET place = ? WHERE id = ? AND state = 'Waiting'"_s);
    for (auto place = places.cbegin(); place != places.cend(); ++place) {
        if (Result<void> changed = run(change, {place.value(), place.key()}); !changed)
            return changed;
    }
    if (Result<void> stored = committed(transaction); !stored)
        return stored;
    for (auto place = places.cbegin(); place != places.cend(); ++place)
        Q_EMIT taskChanged(place.key());
    return {};
}

Result<void> TaskStore::update(const VideoTask& task, TaskState from, const QList<TaskLogEntry>& log)
{
    SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    if (Result<void> written = write(task, from, wholeRow(), log); !written)
        return written;
    if (Result<void> stored = committed(transaction); !stored)
        return stored;
    DAILIES_CRASH_POINT("store.updated");
    Q_EMIT taskChanged(task.id);
    return {};
}

Result<void> TaskStore::replaceRequest(const VideoTask& task, EarlierWords words)
{
    QSqlQuery(m_database).exec(u"PRAGMA secure_delete = ON"_s);
    SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    if (Result<void> written = write(task, task.state, wholeRow(), {}); !written)
        return written;
    if (Result<void> indexed = indexAgain(m_database, task); !indexed)
        return indexed;
    if (Result<void> removed = words == EarlierWords::Removed ? removeDeletedWords(m_database) : Result<void>();
        !removed)
        return removed;
    if (Result<void> stored = committed(transaction); !stored)
        return stored;
    // The log still contains the earlier pages.
    QSqlQuery(m_database).exec(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    Q_EMIT taskChanged(task.id);
    return {};
}

QList<Result<void>> TaskStore::updateAll(const QList<TaskUpdate>& updates)
{
    QList<Result<void>> results;
    const auto withAll = [&updates](const Error& error) { return QList<Result<void>>(updates.size(), failure(error)); };
    // The service will repeat a poll result, so it may be lost in a power cut.
    QList<ColumnSet> changes;
    for (const TaskUpdate& each : updates)
        changes.append(changedColumns(each.before, each.task));
    const bool isSaidAgain = std::all_of(changes.cbegin(), changes.cend(), isOnlySaid);
    {
        SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
        if (Result<void> begun = transaction.begin(); !begun)
            return withAll(begun.error());
        bool isWhole = true;
        for (qsizetype n = 0; isWhole && n < updates.size(); ++n) {
            const auto& [before, task, log] = updates.at(n);
            results.append(write(task, before.state, changes.at(n), log));
            // An update rejected because the task has moved on wrote nothing. After any other failure, some of it may
            // be written.
            isWhole = results.last() || results.last().error().kind == ErrorKind::BadInput;
        }
        if (isWhole) {
            if (Result<void> stored = committed(transaction, isSaidAgain); !stored)
                return withAll(stored.error());
            DAILIES_CRASH_POINT("store.all-updated");
        } else if (updates.size() == 1) {
            return results;
        } else {
            results.clear();
        }
    }
    if (results.isEmpty()) {
        for (const TaskUpdate& each : updates)
            results.append(updateAll({each}));
        return results;
    }
    for (qsizetype n = 0; n < updates.size(); ++n) {
        if (results.at(n))
            Q_EMIT taskChanged(updates.at(n).task.id);
    }
    return results;
}

Result<void> TaskStore::write(
    const VideoTask& task, TaskState from, ColumnSet changed, const QList<TaskLogEntry>& log)
{
    const bool isCall = task.state == TaskState::Sending && from != TaskState::Sending;
    if (isCall) {
        if (Result<void> may = mayCall(task); !may)
            return may;
    }
    QSqlQuery& change = prepared(u"UPDATE tasks SET %1 WHERE id = ? AND state = ?"_s.arg(
        changed.any() ? taskAssignments(changed) : u"remark = remark"_s));
    const int place = bindTask(change, task, changed);
    change.bindValue(place, task.id);
    change.bindValue(place + 1, stateName(from));
    if (Result<void> done = run(change); !done)
        return done;
    DAILIES_CRASH_POINT("store.update-changed");
    if (change.numRowsAffected() != 1)
        return failure(ErrorKind::BadInput, tr("Task %1 has changed in the meantime.").arg(task.id));
    // A recovered ID, or a late answer, has a task in the Trash go on. There, nobody would see that.
    if (task.marks.recycledAt.isValid() && isTerminal(from) && !isTerminal(task.state)) {
        QSqlQuery& leave = prepared(u"UPDATE tasks SET recycled_at = NULL WHERE id = ?"_s);
        if (Result<void> left = run(leave, {task.id}); !left)
            return left;
    }
    // A poll result that says nothing new about the state only matters if it brings the figure.
    if (!isOnlySaid(changed) || task.report.state == RemoteState::Succeeded) {
        if (Result<void> followed = isCall ? m_spend.addCall(task) : m_spend.follow(task); !followed)
            return followed;
    }
    // Most names have no words of their own, so that most downloads do not touch the index.
    if (task.state == TaskState::Saved && from != TaskState::Saved && !ownClipName(task).isEmpty()) {
        if (Result<void> indexed = indexAgain(m_database, task); !indexed)
            return indexed;
    }
    DAILIES_CRASH_POINT("store.update-accounted");
    if (Result<void> written = writeLog(task.id, log); !written)
        return written;
    DAILIES_CRASH_POINT("store.update-logged");
    return {};
}

Result<void> TaskStore::writeLog(TaskId id, const QList<TaskLogEntry>& entries)
{
    QSqlQuery& insert = prepared(logStatement());
    for (const TaskLogEntry& entry : entries) {
        const QVariant time =
            entry.time.isValid() ? QVariant(entry.time.toMSecsSinceEpoch()) : QVariant(QMetaType::fromType<qint64>());
        const QVariantList values{
            time, entry.kind.isNull() ? u""_s : entry.kind, entry.text.isNull() ? u""_s : entry.text, id};
        if (Result<void> written = run(insert, values); !written)
            return written;
        if (insert.numRowsAffected() != 1)
            return failure(ErrorKind::Storage, tr("Task %1 isn't in the database.").arg(id));
    }
    return {};
}

Result<void> TaskStore::appendLog(TaskId id, const TaskLogEntry& entry)
{
    return writeLog(id, {entry});
}

Result<void> TaskStore::rememberUpload(const TaskUpload& upload, const QDateTime& now)
{
    QSqlQuery& insert =
        prepared(u"INSERT OR REPLACE INTO uploaded (place, sha256, name, bytes, uploaded_at) VALUES (?, ?, ?, ?, ?)"_s);
    return run(insert, {upload.place, upload.sha256, upload.name, upload.bytes, now.toMSecsSinceEpoch()});
}

Result<void> TaskStore::remove(TaskId id)
{
    SqlTransaction transaction(m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    QSqlQuery& removal = prepared(u"DELETE FROM tasks WHERE id = ? AND remote_id = '' AND state <> 'Sending'"_s);
    if (Result<void> removed = run(removal, {id}); !removed)
        return removed;
    if (removal.numRowsAffected() != 1)
        return failure(
            ErrorKind::BadInput, tr("Task %1 can't be removed: it's in progress, or the service knows it.").arg(id));
    if (Result<void> removed = run(prepared(u"DELETE FROM search WHERE rowid = ?"_s), {id}); !removed)
        return removed;
    if (Result<void> stored = committed(transaction); !stored)
        return stored;
    Q_EMIT taskRemoved(id);
    return {};
}

Result<void> TaskStore::putBack(const VideoTask& task, const QList<TaskLogEntry>& log)
{
    SqlTransaction transaction(m_database, prepared(u"BEGIN IMMEDIATE"_s), prepared(u"COMMIT"_s));
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    if (const Result<TaskId> added = insert(task, task.id); !added)
        return failure(added.error());
    if (Result<void> written = writeLog(task.id, log); !written)
        return written;
    if (Result<void> stored = committed(transaction); !stored)
        return stored;
    Q_EMIT taskAdded(task.id);
    return {};
}

Result<void> TaskStore::checkTables() const
{
    const QStringList statements{
        u"SELECT id, %1 FROM tasks LIMIT 0"_s.arg(readColumns()),
        u"INSERT INTO tasks (%1, id) VALUES (%2, ?)"_s.arg(taskColumns(), taskPlaceholders()),
        u"UPDATE tasks SET %1 WHERE id = ? AND state = ?"_s.arg(taskAssignments()),
        u"DELETE FROM tasks WHERE id = ?"_s,
        indexStatement(),
        u"SELECT below FROM search_progress"_s,
        u"SELECT number FROM tallies"_s,
        u"SELECT made_at FROM task_keys"_s,
        keyStatement(),
        u"SELECT account_id, remote_id FROM deleted_ids"_s,
        u"SELECT bytes, ending, database_made FROM compared_ids"_s,
        u"SELECT name, bytes, uploaded_at FROM uploaded WHERE place = ? AND sha256 = ?"_s,
        u"SELECT task FROM fresh_ids"_s,
        logStatement(),
        u"SELECT time, kind, text FROM log"_s,
        u"INSERT OR REPLACE INTO lease (id, holder, since) VALUES (1, ?, ?)"_s,
        u"SELECT task, attempt, sent_at, state, seconds, points, price, currency, settled FROM spend INDEXED BY "
        "spend_by_state WHERE state = 'billed'"_s,
        u"SELECT account_id, model, unit, amount, currency, valid_from FROM rates"_s,
        u"SELECT period, account_id, unit, amount, currency, refuses FROM limits"_s,
    };
    for (const QString& sql : statements) {
        QSqlQuery query(m_database);
        if (!query.prepare(sql))
            return lastStep(query);
    }
    return {};
}

} // namespace Dailies
