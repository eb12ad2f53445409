// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery/journalcheckpoint.h"

#include "app/common/crashpoint.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/taskstore.h"

#include <QFileInfo>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QSqlQuery preparedOn(const QSqlDatabase& database, const QString& sql)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    // A statement that cannot be prepared fails when it is run, with the database's reason.
    query.prepare(sql);
    return query;
}

QString notNull(const QString& text)
{
    return text.isNull() ? u""_s : text;
}

} // namespace

KnownIds::KnownIds(const QSqlDatabase& database)
    : m_ofAccount(preparedOn(database,
        u"SELECT EXISTS (SELECT 1 FROM tasks WHERE remote_id <> '' AND remote_id = ? AND account_id = ?) "
        "OR EXISTS (SELECT 1 FROM deleted_ids WHERE remote_id = ? AND account_id = ?)"_s))
    , m_ofAny(preparedOn(database,
          u"SELECT EXISTS (SELECT 1 FROM tasks WHERE remote_id <> '' AND remote_id = ?) "
          "OR EXISTS (SELECT 1 FROM deleted_ids WHERE remote_id = ?)"_s))
{}

Result<bool> KnownIds::contains(const QString& accountId, const QString& remoteId)
{
    QSqlQuery& query = accountId.isEmpty() ? m_ofAny : m_ofAccount;
    QVariantList half{notNull(remoteId)};
    if (!accountId.isEmpty())
        half.append(accountId);
    bool isThere = false;
    const Result<void> read =
        eachRow(query, half + half, [&isThere](const QSqlQuery& row) { isThere = row.value(0).toBool(); });
    if (!read)
        return failure(read.error());
    return isThere;
}

Result<std::optional<ComparedPart>> JournalCheckpoint::part() const
{
    std::optional<ComparedPart> part;
    const Result<void> read =
        eachRow(m_store.prepared(u"SELECT bytes, ending, database_made FROM compared_ids WHERE id = 1"_s), {},
            [&part](const QSqlQuery& row) {
                part = {row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toLongLong()};
            });
    if (!read)
        return failure(read.error());
    return part;
}

Result<QList<FreshId>> JournalCheckpoint::fresh() const
{
    QSqlQuery& query = m_store.prepared(u"SELECT f.task, t.account_id, t.remote_id FROM fresh_ids f "
                                        "LEFT JOIN tasks t ON t.id = f.task ORDER BY f.task"_s);
    return rowsOf(query, {}, [](const QSqlQuery& row) {
        return FreshId{row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toString()};
    });
}

Result<void> JournalCheckpoint::set(const ComparedPart& part, const QList<TaskId>& noted)
{
    SqlTransaction transaction(m_store.m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    QSqlQuery& remove = m_store.prepared(u"DELETE FROM fresh_ids WHERE task = ?"_s);
    for (const TaskId id : noted) {
        if (Result<void> removed = run(remove, {id}); !removed)
            return removed;
    }
    QSqlQuery& keep = m_store.prepared(
        u"INSERT OR REPLACE INTO compared_ids (id, bytes, ending, database_made) VALUES (1, ?, ?, ?)"_s);
    if (Result<void> kept = run(keep, {part.bytes, notNull(part.ending), part.databaseMade}); !kept)
        return kept;
    DAILIES_CRASH_POINT("recovery.before-compared");
    Result<void> stored = m_store.committed(transaction);
    DAILIES_CRASH_POINT("recovery.compared");
    return stored;
}

Result<void> JournalCheckpoint::reserveNumbers(TaskId highest)
{
    QSqlQuery& query = m_store.prepared(u"UPDATE sqlite_sequence SET seq = MAX(seq, ?) WHERE name = 'tasks'"_s);
    return run(query, {highest});
}

Result<void> JournalCheckpoint::forget()
{
    return run(m_store.m_database, u"DELETE FROM compared_ids"_s);
}

qint64 JournalCheckpoint::databaseMade() const
{
    const QDateTime made = QFileInfo(m_store.file()).birthTime();
    return made.isValid() ? made.toMSecsSinceEpoch() : 0;
}

KnownIds JournalCheckpoint::known() const
{
    return KnownIds(m_store.m_database);
}

} // namespace Dailies
