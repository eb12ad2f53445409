// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskhistory.h"

#include "app/common/crashpoint.h"
#include "app/request/localfiles.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/idlist.h"
#include "app/tasks/store/searchindex.h"
#include "app/tasks/store/searchtext.h"
#include "app/tasks/store/taskrow.h"
#include "app/tasks/store/taskstore.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr TaskId longHistory = 5000; ///< number of tasks that can be searched within a few milliseconds
constexpr int mostCandidates = 1500;
constexpr int mostAtFirst = 128; ///< of the candidates; several screens

/// Converts ascending or descending times to day numbers. It calculates a day's limits once and is correct when
/// daylight saving time begins or ends.
class Days {
public:
    int dayOf(qint64 minutes)
    {
        const qint64 moment = minutes * 60000;
        if (moment < m_from || moment >= m_until) {
            const QDate day = QDateTime::fromMSecsSinceEpoch(moment).date();
            m_from = day.startOfDay().toMSecsSinceEpoch();
            m_until = day.addDays(1).startOfDay().toMSecsSinceEpoch();
            m_day = int(day.toJulianDay());
        }
        return m_day;
    }

private:
    qint64 m_from = 0;
    qint64 m_until = 0;
    int m_day = 0;
};

/// "number minutes key,…": three numbers for each task.
QString listedNumbers()
{
    return u"group_concat(listed.id || ' ' || MAX(COALESCE(made_at / 60000, 0), 0) || ' ' || "
           "COALESCE(request_key, 0))"_s;
}

TaskQueryResult listingIn(const QByteArray& text)
{
    TaskQueryResult listing;
    const qsizetype count = text.count(',') + 1;
    listing.ids.reserve(count);
    listing.traits.reserve(count);
    Days days;
    std::array<qint64, 3> numbers{};
    size_t part = 0;
    const auto take = [&] {
        listing.ids.append(numbers[0]);
        listing.traits.append({quint64(numbers[2]), numbers[1] > 0 ? days.dayOf(numbers[1]) : 0});
        numbers = {};
        part = 0;
    };
    for (const char c : text) {
        if (c == ',')
            take();
        else if (c == ' ')
            ++part;
        else
            numbers.at(part) = numbers.at(part) * 10 + (c - '0');
    }
    if (!text.isEmpty())
        take();
    return listing;
}

bool hasGroups(const TaskFilter& query)
{
    return query.grouped && query.order == TaskFilter::Order::Number;
}

/// Where the index begins, for a filter that searches words.
TaskId indexedFrom(const QSqlDatabase& database, const TaskFilter& query)
{
    return query.text.isEmpty() ? 0 : notIndexedBelow(database).value_or(0);
}

QList<TaskId> idsOf(const QSqlDatabase& database, const TaskSql& tasks)
{
    QSqlQuery found(database);
    found.setForwardOnly(true);
    found.prepare(u"SELECT group_concat(id) FROM (%1)"_s.arg(tasks.sql));
    return numbersIn(firstValue(found, tasks.values).toString());
}

/// The columns of countsIn() for all tasks, without the best and the rejected ones. One statement, because the window
/// reads it for each task that changes. There are never many that wait or are being downloaded.
QString talliesSql()
{
    return u"SELECT state, watched, recycled, number, 0, 0, 0, 0 FROM tallies WHERE number > 0 "
           "UNION ALL SELECT '', 0, 0, 0, 0, 0, (SELECT count(*) FROM tasks WHERE recycled_at IS NULL AND %1), "
           "(SELECT count(*) FROM tasks WHERE recycled_at IS NULL AND %2)"_s.arg(heldByTroubleSql(), unsavableSql());
}

/// Adds up the rows of a query for state, watched, recycled, number, whether they are among the best and whether they
/// are rejected, and how many of them trouble holds or can't be saved.
TaskCounts countsIn(QSqlQuery& query, const QVariantList& values = {})
{
    TaskCounts counts;
    (void)eachRow(query, values, [&counts](const QSqlQuery& row) {
        const std::optional<TaskState> state = stateFromName(row.value(0).toString());
        const bool isRecycled = row.value(2).toBool();
        const int number = row.value(3).toInt();
        if (isRecycled)
            counts.recycled += number;
        else if (state)
            counts.kept[*state] += number;
        if (!isRecycled) {
            counts.best += row.value(4).toBool() ? number : 0;
            counts.rejected += row.value(5).toBool() ? number : 0;
        }
        counts.held += row.value(6).toInt();
        counts.unsavable += row.value(7).toInt();
        const bool isTracked = row.value(1).toBool();
        const bool isUnfinished = state && !isTerminal(*state);
        counts.unfinished += isUnfinished ? number : 0;
        if (isUnfinished && !isTracked && !isRecycled)
            counts.untracked += number;
        if (state == TaskState::NeedsReview && isTracked && !isRecycled)
            counts.undecided += number;
    });
    return counts;
}

} // namespace

QList<TaskId> TaskHistory::find(const QSqlDatabase& database, const TaskFilter& query, int limit)
{
    return idsOf(database, listSql(query, indexedFrom(database, query), limit));
}

QList<TaskId> TaskHistory::find(const TaskFilter& query, int limit) const
{
    return find(m_store.m_database, query, limit);
}

TaskQueryResult TaskHistory::list(const QSqlDatabase& database, const TaskFilter& query, int limit)
{
    if (!hasGroups(query))
        return {find(database, query, limit)};
    const TaskSql numbers = listSql(query, indexedFrom(database, query), limit);
    QSqlQuery found(database);
    found.setForwardOnly(true);
    found.prepare(u"SELECT %1 FROM (%2) AS listed LEFT JOIN task_keys ON task_keys.id = listed.id"_s.arg(
        listedNumbers(), numbers.sql));
    TaskQueryResult listing = listingIn(firstValue(found, numbers.values).toString().toLatin1());
    // SQLite does not guarantee the order within a join.
    listing.sort(query.ascending);
    return listing;
}

TaskQueryResult TaskHistory::list(const TaskFilter& query, int limit) const
{
    return list(m_store.m_database, query, limit);
}

bool TaskHistory::isLong() const
{
    return firstValue(m_store.prepared(u"SELECT MAX(id) FROM tasks"_s)).toLongLong() > longHistory;
}

TaskQueryResult TaskHistory::begin(const TaskFilter& query, int limit) const
{
    if (!query.text.isEmpty() && isLong()) {
        if (const QuickSearch search(query.text); !search.expression().isEmpty())
            return beginOf(query, search, limit);
    }
    TaskQueryResult listing = list(query, limit);
    listing.isWhole = listing.ids.size() < limit;
    return listing;
}

TaskQueryResult TaskHistory::beginOf(const TaskFilter& query, const QuickSearch& search, int limit) const
{
    const TaskSql candidates = candidatesSql(query, search.expression(), mostCandidates);
    QSqlQuery found(m_store.m_database);
    found.setForwardOnly(true);
    found.prepare(candidates.sql);
    bindAll(found, candidates.values);
    TaskQueryResult listing;
    listing.isWhole = false;
    for (found.exec(); listing.ids.size() < std::min(limit, mostAtFirst) && found.next();) {
        if (search.matches(found.value(1).toString()))
            listing.ids.append(found.value(0).toLongLong());
    }
    if (query.order != TaskFilter::Order::Number)
        listing.ids = idsOf(m_store.m_database, sortedSql(query, listing.ids));
    if (hasGroups(query)) {
        const QHash<TaskId, GroupKey> theirs = traits(listing.ids);
        for (const TaskId id : std::as_const(listing.ids))
            listing.traits.append(theirs.value(id));
    }
    return listing;
}

QHash<TaskId, GroupKey> TaskHistory::traits(const QList<TaskId>& ids) const
{
    QSqlQuery& query = m_store.prepared(u"SELECT %1 FROM (SELECT value AS id FROM json_each(?)) AS listed "
                                        "LEFT JOIN task_keys ON task_keys.id = listed.id"_s.arg(listedNumbers()));
    const TaskQueryResult listing = listingIn(firstValue(query, {jsonOf(ids)}).toString().toLatin1());
    QHash<TaskId, GroupKey> traits;
    for (qsizetype n = 0; n < listing.ids.size(); ++n)
        traits.insert(listing.ids.at(n), listing.traits.at(n));
    return traits;
}

GroupCounts TaskHistory::tally(const QList<TaskId>& ids) const
{
    QSqlQuery& query = m_store.prepared(u"SELECT state, COUNT(*), MAX(rating) FROM tasks "
                                        "WHERE id IN (SELECT value FROM json_each(?)) GROUP BY state"_s);
    GroupCounts tally;
    (void)eachRow(query, {jsonOf(ids)}, [&tally](const QSqlQuery& row) {
        if (const std::optional<TaskState> state = stateFromName(row.value(0).toString()))
            tally.states.insert(*state, row.value(1).toInt());
        tally.bestRating = std::max(tally.bestRating, row.value(2).toInt());
    });
    return tally;
}

QSet<TaskId> TaskHistory::passing(const QList<TaskId>& ids, const TaskFilter& query) const
{
    if (ids.isEmpty())
        return {};
    const QList<TaskId> passing =
        idsOf(m_store.m_database, amongSql(query, ids, indexedFrom(m_store.m_database, query)));
    return {passing.cbegin(), passing.cend()};
}

QList<VideoTask> TaskHistory::tasks(const QList<TaskId>& ids) const
{
    QSqlQuery& query =
        m_store.prepared(u"SELECT id, %1 FROM tasks WHERE id IN (SELECT value FROM json_each(?))"_s.arg(readColumns()));
    QList<VideoTask> tasks;
    (void)eachRow(query, {jsonOf(ids)}, [&tasks](const QSqlQuery& row) { tasks.append(readTask(row)); });
    return tasks;
}

TaskCounts TaskHistory::tallies() const
{
    return countsIn(m_store.prepared(talliesSql()));
}

TaskCounts TaskHistory::count(const QSqlDatabase& database, const TaskFilter& query)
{
    TaskFilter all = query;
    all.states = {};
    all.watchedOnly = false;
    all.attention = TaskFilter::Attention::Any;
    all.leastRating = 0;
    if (all.rejects == TaskFilter::Rejects::Only)
        all.rejects = TaskFilter::Rejects::Shown;
    all.bin = TaskFilter::Bin::Both;
    all.order = TaskFilter::Order::Number;
    all.grouped = false;
    QSqlQuery found(database);
    found.setForwardOnly(true);
    if (all == TaskFilter{.bin = TaskFilter::Bin::Both}) {
        found.prepare(talliesSql());
        TaskCounts counts = countsIn(found);
        found.prepare(u"SELECT count(*) FROM tasks WHERE rating >= ? AND recycled_at IS NULL"_s);
        counts.best = firstValue(found, {TaskFilter::bestRating}).toInt();
        found.prepare(u"SELECT count(*) FROM tasks WHERE rejected = 1 AND recycled_at IS NULL"_s);
        counts.rejected = firstValue(found).toInt();
        return counts;
    }
    const TaskSql numbers = listSql(all, indexedFrom(database, all));
    found.prepare(u"SELECT state, watched, recycled_at IS NOT NULL, count(*), rating >= %1, rejected, "
                  "sum(recycled_at IS NULL AND %2), sum(recycled_at IS NULL AND %3) FROM tasks "
                  "WHERE id IN (%4) GROUP BY 1, 2, 3, 5, 6"_s.arg(
                      QString::number(TaskFilter::bestRating), heldByTroubleSql(), unsavableSql(), numbers.sql));
    return countsIn(found, numbers.values);
}

QStringList TaskHistory::distinct(const QString& column) const
{
    QSqlQuery& query = m_store.prepared(u"SELECT DISTINCT %1 FROM tasks WHERE %1 <> '' ORDER BY %1"_s.arg(column));
    QStringList values;
    (void)eachRow(query, {}, [&values](const QSqlQuery& row) { values.append(row.value(0).toString()); });
    return values;
}

QStringList TaskHistory::tags() const
{
    QStringList tags;
    for (const QString& each : distinct(u"tags"_s))
        tags += each.split(u'\n', Qt::SkipEmptyParts);
    tags.sort(Qt::CaseInsensitive);
    tags.removeDuplicates();
    return tags;
}

QStringList TaskHistory::models() const
{
    return distinct(u"model"_s);
}

QStringList TaskHistory::accounts() const
{
    return distinct(u"account_id"_s);
}

QList<TaskId> TaskHistory::children(TaskId id) const
{
    QSqlQuery& query = m_store.prepared(u"SELECT id FROM tasks WHERE parent = ? AND parent <> 0 ORDER BY id"_s);
    QList<TaskId> ids;
    (void)eachRow(query, {id}, [&ids](const QSqlQuery& row) { ids.append(row.value(0).toLongLong()); });
    return ids;
}

bool TaskHistory::mayRecycle(const VideoTask& task)
{
    if (task.state == TaskState::Waiting || task.state == TaskState::Uploading || task.state == TaskState::Sending)
        return false;
    return !task.watched || (isTerminal(task.state) && task.state != TaskState::NeedsReview);
}

QHash<TaskId, TaskAnnotations> TaskHistory::marks(const QList<TaskId>& ids) const
{
    QHash<TaskId, TaskAnnotations> marks;
    for (const VideoTask& task : tasks(ids))
        marks.insert(task.id, task.marks);
    return marks;
}

Result<void> TaskHistory::setMarks(const QHash<TaskId, TaskAnnotations>& marks)
{
    SqlTransaction transaction(m_store.m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    QSqlQuery& change = m_store.prepared(u"UPDATE tasks SET %1 WHERE id = ?"_s.arg(markAssignments()));
    QList<TaskId> changed;
    for (VideoTask task : tasks(marks.keys())) {
        const TaskAnnotations before = std::exchange(task.marks, marks.value(task.id));
        if (task.marks == before)
            continue;
        if (task.marks.recycledAt.isValid() && !before.recycledAt.isValid() && !mayRecycle(task))
            return failure(ErrorKind::BadInput,
                QCoreApplication::translate(
                    "TaskHistory", "Task %1 can't be moved to the Trash: it's in progress or needs a decision.")
                    .arg(task.id));
        change.bindValue(bindMarks(change, task.marks), task.id);
        if (Result<void> done = run(change); !done)
            return done;
        if (task.marks.tags != before.tags || task.marks.note != before.note) {
            if (Result<void> indexed = indexAgain(m_store.m_database, task); !indexed)
                return indexed;
        }
        changed.append(task.id);
    }
    DAILIES_CRASH_POINT("history.before-commit");
    if (Result<void> stored = m_store.committed(transaction); !stored)
        return stored;
    for (const TaskId id : std::as_const(changed))
        Q_EMIT m_store.taskChanged(id);
    return {};
}

QList<TaskId> TaskHistory::withClip(const QString& file) const
{
    return file.isEmpty()
        ? QList<TaskId>()
        : idsOf(m_store.m_database, {u"SELECT id FROM tasks WHERE file = ? AND file <> ''"_s, {file}});
}

QList<TaskId> TaskHistory::withUploads() const
{
    return idsOf(m_store.m_database, {u"SELECT id FROM tasks WHERE uploads <> '' ORDER BY id"_s, {}});
}

QList<TaskId> TaskHistory::withOpenMoves() const
{
    return idsOf(m_store.m_database, {u"SELECT id FROM tasks WHERE moved <> '' AND recycled_at IS NULL"_s, {}});
}

QString TaskHistory::currentFile(const QString& file) const
{
    QSqlQuery& query = m_store.prepared(
        u"SELECT tasks.file FROM former_clips JOIN tasks ON tasks.id = former_clips.task WHERE former_clips.file = ?"_s);
    const QVariant renamed = firstValue(query, {file.isNull() ? u""_s : file});
    return renamed.isValid() && !QFileInfo::exists(file) ? renamed.toString() : file;
}

Result<void> TaskHistory::setClip(
    const QList<TaskId>& ids, const QString& file, const QList<MovedFile>& moved, const QList<TaskId>& back)
{
    SqlTransaction transaction(m_store.m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    QSqlQuery& place = m_store.prepared(
        u"UPDATE tasks SET file = ?, moved = ? WHERE id IN (SELECT value FROM json_each(?)) AND file <> ''"_s);
    const QList<VideoTask> before = tasks(ids);
    if (Result<void> done = run(place, {file, storedMoves(moved), jsonOf(ids)}); !done)
        return done;
    QHash<QString, QString> renamed;
    for (VideoTask task : before) {
        if (task.file.isEmpty() || task.file == file)
            continue;
        renamed.insert(task.file, file);
        QSqlQuery& former = m_store.prepared(u"INSERT OR REPLACE INTO former_clips VALUES (?, ?)"_s);
        if (Result<void> done = run(former, {std::exchange(task.file, file), task.id}); !done)
            return done;
        if (Result<void> indexed = indexAgain(m_store.m_database, task); !indexed)
            return indexed;
    }
    QSqlQuery& leave =
        m_store.prepared(u"UPDATE tasks SET recycled_at = NULL WHERE id IN (SELECT value FROM json_each(?))"_s);
    if (Result<void> done = run(leave, {jsonOf(back)}); !done)
        return done;
    DAILIES_CRASH_POINT("clip.before-commit");
    if (Result<void> stored = m_store.committed(transaction); !stored)
        return stored;
    for (const TaskId id : ids + back)
        Q_EMIT m_store.taskChanged(id);
    followInQueue(renamed);
    return {};
}

/// Requests that wait to be sent name clips by their paths. Those that were sent stay as they were.
void TaskHistory::followInQueue(const QHash<QString, QString>& moved)
{
    if (moved.isEmpty())
        return;
    const auto placeOf = [&moved](const QString& path) { return moved.value(path, path); };
    for (const TaskId id : m_store.ids({TaskState::Waiting})) {
        std::optional<VideoTask> task = m_store.task(id);
        const VideoRequest request = task ? withFiles(task->request, placeOf) : VideoRequest();
        if (!task || request == task->request)
            continue;
        task->request = request;
        for (TaskInput& input : task->inputs)
            input.file = placeOf(input.file);
        for (TaskUpload& upload : task->uploads)
            upload.source = withFiles(upload.source, placeOf);
        (void)m_store.replaceRequest(*task); // a request that could not be changed says at its sending what is missing
    }
}

Result<int> TaskHistory::emptyBin()
{
    // A restored copy of the database, or a late answer, can have a task go on in the Trash. Its clip is still to come.
    const QString where = u"recycled_at IS NOT NULL AND NOT (watched = 1 AND state IN ('Waiting', 'Uploading', "
                          "'Sending', 'NeedsReview', 'InProgress', 'Downloading'))"_s;
    SqlTransaction transaction(m_store.m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return failure(begun.error());
    const QList<TaskId> ids = idsOf(m_store.m_database, {u"SELECT id FROM tasks WHERE "_s + where, {}});
    // The ID journal keeps the IDs permanently. They must not be restored from there.
    for (const QString& sql :
        {u"INSERT OR IGNORE INTO deleted_ids SELECT account_id, remote_id FROM tasks WHERE remote_id <> '' AND "_s
                + where,
            u"DELETE FROM search WHERE rowid IN (SELECT id FROM tasks WHERE %1)"_s.arg(where),
            u"DELETE FROM tasks WHERE "_s + where}) {
        if (const Result<void> done = run(m_store.m_database, sql); !done)
            return failure(done.error());
    }
    DAILIES_CRASH_POINT("history.before-emptied");
    if (const Result<void> stored = m_store.committed(transaction); !stored)
        return failure(stored.error());
    for (const TaskId id : ids)
        Q_EMIT m_store.taskRemoved(id);
    return int(ids.size());
}

} // namespace Dailies
