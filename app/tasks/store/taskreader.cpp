// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskreader.h"

#include "app/common/webaddress.h"
#include "app/request/requestjson.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/store/idlist.h"
#include "app/tasks/store/requestfingerprint.h"
#include "app/tasks/store/taskrow.h"

#include <QJsonObject>
#include <QScopeGuard>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Runs the query and returns its numbers, as far as they can be read.
QList<TaskId> idsFrom(QSqlQuery& query, const QVariantList& values = {})
{
    QList<TaskId> ids;
    (void)eachRow(query, values, [&ids](const QSqlQuery& row) { ids.append(row.value(0).toLongLong()); });
    return ids;
}

std::optional<TaskId> firstId(QSqlQuery& query, const QVariantList& values)
{
    const QVariant id = firstValue(query, values);
    return id.isValid() ? std::optional(id.toLongLong()) : std::nullopt;
}

QDateTime timeIn(const QVariant& value)
{
    return value.isNull() ? QDateTime() : QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC();
}

/// Two accounts may be of the same service, and a URL that is given for one call is an account of its own.
bool isSameService(const VideoTask& one, const VideoTask& other)
{
    const bool hasUrls = !one.baseUrl.isEmpty() && !other.baseUrl.isEmpty();
    return one.accountId == other.accountId || (hasUrls && originOf(one.baseUrl) == originOf(other.baseUrl));
}

constexpr auto unfinishedTasks =
    "FROM tasks WHERE state IN ('Waiting', 'Uploading', 'Sending', 'InProgress', 'Downloading') AND watched = 1"_L1;

} // namespace

QSqlQuery& TaskReader::prepared(const QString& sql) const
{
    auto found = m_prepared.find(sql);
    if (found == m_prepared.end()) {
        QSqlQuery query(m_database);
        query.setForwardOnly(true);
        // A statement that cannot be prepared fails when it is run, with the database's reason.
        query.prepare(sql);
        found = m_prepared.emplace(sql, std::move(query)).first;
    }
    return found->second;
}

std::optional<VideoTask> TaskReader::task(TaskId id) const
{
    static const QString sql = u"SELECT id, %1 FROM tasks WHERE id = ?"_s.arg(readColumns());
    QSqlQuery& query = prepared(sql);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    query.bindValue(0, id);
    if (!query.exec() || !query.next())
        return std::nullopt;
    return readTask(query);
}

Result<QString> TaskReader::partOf(TaskId id) const
{
    QString part;
    const Result<void> read = eachRow(prepared(u"SELECT partial_file FROM tasks WHERE id = ?"_s), {id},
        [&part](const QSqlQuery& row) { part = row.value(0).toString(); });
    if (!read)
        return failure(read.error());
    return part;
}

QList<TaskId> TaskReader::ids(const QList<TaskState>& states) const
{
    QStringList names;
    for (const TaskState state : states)
        names << u"'%1'"_s.arg(stateName(state));
    const QString wanted = states.isEmpty() ? QString() : u" AND state IN (%1)"_s.arg(names.join(u", "_s));
    return idsFrom(prepared(u"SELECT id FROM tasks WHERE recycled_at IS NULL%1 ORDER BY id DESC"_s.arg(wanted)));
}

QList<TaskId> TaskReader::queue() const
{
    return idsFrom(prepared(u"SELECT id FROM tasks WHERE state = 'Waiting' ORDER BY place, id"_s));
}

QList<TaskId> TaskReader::unsentOf(const QString& wish) const
{
    QSqlQuery& query = prepared(
        u"SELECT id FROM tasks WHERE state IN ('Waiting', 'Uploading') AND held = 0 AND wish = ? ORDER BY id"_s);
    return idsFrom(query, {wish});
}

QHash<QString, TaskId> TaskReader::undecidedWishes() const
{
    QSqlQuery& query = prepared(u"SELECT wish, min(id) FROM tasks WHERE state = 'NeedsReview' AND watched = 1 "
                                "AND recycled_at IS NULL AND wish <> '' GROUP BY wish"_s);
    QHash<QString, TaskId> wishes;
    (void)eachRow(query, {},
        [&wishes](const QSqlQuery& row) { wishes.insert(row.value(0).toString(), row.value(1).toLongLong()); });
    return wishes;
}

QList<TaskId> TaskReader::unfinished(bool* isWhole) const
{
    QSqlQuery& query = prepared(u"SELECT group_concat(id) FROM (SELECT id "_s + unfinishedTasks + u" ORDER BY id)"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    if (query.exec() && query.next())
        return numbersIn(query.value(0).toString());
    if (isWhole)
        *isWhole = false;
    // Reads as many tasks as possible.
    return idsFrom(prepared(u"SELECT id "_s + unfinishedTasks + u" ORDER BY id"_s));
}

int TaskReader::unfinishedOf(const QString& accountId) const
{
    return firstValue(prepared(u"SELECT count(*) "_s + unfinishedTasks + u" AND account_id = ?"_s), {accountId})
        .toInt();
}

int TaskReader::sentOf(const QString& accountId) const
{
    return firstValue(prepared(u"SELECT count(*) "_s + unfinishedTasks
                          + u" AND state NOT IN ('Waiting', 'Uploading') AND account_id = ?"_s),
        {accountId})
        .toInt();
}

QList<TaskId> TaskReader::unplayable(const QDateTime& now) const
{
    // The URL's expiry is in the service's time.
    QSqlQuery& query =
        prepared(u"SELECT id FROM tasks WHERE clip_condition <> '' AND +state = 'Saved' AND recycled_at IS NULL "
                 "AND address_expires_at > ? + coalesce(accepted_service_time - accepted_at, 0) "
                 "ORDER BY address_expires_at"_s);
    return idsFrom(query, {now.toMSecsSinceEpoch()});
}

QList<VideoTask> TaskReader::succeeded(const QString& model, ApiType apiType, bool isPractice, int limit) const
{
    // Searches only the newest tasks, however many there are of the other kind.
    QSqlQuery& query = prepared(u"SELECT id, %1 FROM tasks WHERE id IN (SELECT id FROM tasks WHERE model = ? "
                                "AND api_type = ? AND finished_at IS NOT NULL ORDER BY finished_at DESC LIMIT 500) "
                                "AND state IN ('Downloading', 'Saved', 'Expired') AND (base_url = '') = ? "
                                "ORDER BY finished_at DESC LIMIT ?"_s.arg(readColumns()));
    QList<VideoTask> tasks;
    (void)eachRow(query, {model.isNull() ? u""_s : model, apiTypeName(apiType), int(isPractice), limit},
        [&tasks](const QSqlQuery& row) { tasks.append(readTask(row)); });
    return tasks;
}

std::optional<TaskReader::MadeAgo> TaskReader::madeAgo(const VideoTask& like, const QDateTime& now, qint64 within) const
{
    // Reads from the newest on. The limit keeps this fast even if the wall clock was set back.
    QSqlQuery& query = prepared(u"SELECT made_at, request_key, id FROM task_keys ORDER BY id DESC LIMIT 1000"_s);
    const auto finished = qScopeGuard([&query] { query.finish(); });
    const qint64 key = qint64(requestKey(like));
    for (query.exec(); query.next();) {
        const qint64 ago = now.toMSecsSinceEpoch() - query.value(0).toLongLong();
        if (ago >= within)
            break;
        if (query.value(1).toLongLong() == key && ago > -within && query.value(2).toLongLong() != like.id)
            return MadeAgo{std::max<qint64>(ago, 0), query.value(2).toLongLong()};
    }
    return std::nullopt;
}

std::optional<TaskId> TaskReader::unanswered(const VideoTask& like) const
{
    QSqlQuery& query = prepared(
        u"SELECT id, %1 FROM tasks WHERE state IN ('Sending', 'NeedsReview') AND watched = 1 AND recycled_at IS NULL "
        "AND model = ? AND prompt = ? ORDER BY state, id"_s.arg(readColumns()));
    const auto textOf = [](const QString& text) { return text.isNull() ? u""_s : text; };
    const QJsonObject request = toJson(like.request);
    std::optional<TaskId> first;
    (void)eachRow(query, {textOf(like.request.model), textOf(like.request.prompt)}, [&](const QSqlQuery& row) {
        if (first)
            return;
        const VideoTask task = readTask(row);
        if (isSameService(task, like) && toJson(task.request) == request)
            first = task.id;
    });
    return first;
}

QList<TaskId> TaskReader::waiting(const VideoTask& like) const
{
    QSqlQuery& query =
        prepared(u"SELECT t.id FROM tasks t JOIN task_keys k ON k.id = t.id WHERE t.state IN ('Waiting', 'Uploading') "
                 "AND t.recycled_at IS NULL AND k.request_key = ? AND t.id <> ?"_s);
    return idsFrom(query, {qint64(requestKey(like)), like.id});
}

QList<TaskId> TaskReader::savedAs(const QString& file) const
{
    QSqlQuery& query =
        prepared(u"SELECT id FROM tasks WHERE file = ? AND file <> '' AND +state = 'Saved' ORDER BY id DESC"_s);
    return idsFrom(query, {file.isNull() ? u""_s : file});
}

QString TaskReader::uploadedName(const QString& place, const QString& sha256) const
{
    QSqlQuery& query = prepared(u"SELECT name FROM uploaded WHERE place = ? AND sha256 = ?"_s);
    return firstValue(query, {place.isNull() ? u""_s : place, sha256.isNull() ? u""_s : sha256}).toString();
}

TaskId TaskReader::highestNumber() const
{
    return firstValue(prepared(u"SELECT seq FROM sqlite_sequence WHERE name = 'tasks'"_s)).toLongLong();
}

std::optional<TaskId> TaskReader::findRemote(const QString& accountId, const QString& remoteId) const
{
    if (remoteId.isEmpty())
        return std::nullopt;
    QSqlQuery& query = prepared(
        u"SELECT id FROM tasks WHERE remote_id <> '' AND remote_id = ? AND account_id = ? ORDER BY id LIMIT 1"_s);
    return firstId(query, {remoteId, accountId.isNull() ? u""_s : accountId});
}

QList<TaskLogEntry> TaskReader::log(TaskId id) const
{
    QSqlQuery& query = prepared(u"SELECT time, kind, text FROM log WHERE id BETWEEN ? AND ? ORDER BY id"_s);
    const LogLineIds lines = logLineIds(id);
    QList<TaskLogEntry> entries;
    (void)eachRow(query, {lines.first, lines.last}, [&entries](const QSqlQuery& row) {
        entries.append({timeIn(row.value(0)), row.value(1).toString(), row.value(2).toString()});
    });
    return entries;
}

Result<QList<KnownTask>> TaskReader::known() const
{
    QList<KnownTask> tasks;
    if (const Result<void> read = eachKnown([&tasks](const KnownTask& task) { tasks.append(task); }); !read)
        return failure(read.error());
    return tasks;
}

Result<void> TaskReader::eachKnown(const std::function<void(const KnownTask&)>& each) const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    // Tasks that the user deleted are known as well. They get the number 0, which no task has.
    query.prepare(u"SELECT 0 AS id, NULL AS created_at, account_id, remote_id FROM deleted_ids UNION ALL "
                  "SELECT id, created_at, account_id, remote_id FROM tasks ORDER BY id"_s);
    return eachRow(query, {}, [&each](const QSqlQuery& row) {
        each({row.value(0).toLongLong(), timeIn(row.value(1)), row.value(2).toString(), row.value(3).toString()});
    });
}

QHash<TaskState, int> TaskReader::counts() const
{
    QSqlQuery& query = prepared(u"SELECT state, SUM(number) FROM tallies GROUP BY state HAVING SUM(number) > 0"_s);
    QHash<TaskState, int> counts;
    (void)eachRow(query, {}, [&counts](const QSqlQuery& row) {
        if (const std::optional<TaskState> state = stateFromName(row.value(0).toString()))
            counts.insert(*state, row.value(1).toInt());
    });
    return counts;
}

} // namespace Dailies
