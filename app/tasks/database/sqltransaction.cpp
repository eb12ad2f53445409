// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/sqltransaction.h"

#include "app/common/crashpoint.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <optional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Error> storageFailure(const QSqlError& error)
{
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("TaskStore", "Task database error: %1.").arg(error.databaseText()));
}

} // namespace

Result<void> run(QSqlQuery& query)
{
    if (!query.exec())
        return storageFailure(query.lastError());
    return {};
}

Result<void> run(const QSqlDatabase& database, const QString& sql)
{
    QSqlQuery query(database);
    if (!query.exec(sql))
        return storageFailure(query.lastError());
    return {};
}

Result<void> lastStep(const QSqlQuery& query)
{
    if (query.lastError().isValid())
        return storageFailure(query.lastError());
    return {};
}

bool tellsFailedSync(const QSqlError& error)
{
    constexpr int fsyncFailed = 1034;
    constexpr int folderFsyncFailed = 1290;
    const int code = error.nativeErrorCode().toInt();
    return code == fsyncFailed || code == folderFsyncFailed;
}

SqlTransaction::SqlTransaction(const QSqlDatabase& database) : m_database(database) {}

SqlTransaction::SqlTransaction(const QSqlDatabase& database, QSqlQuery& begin, QSqlQuery& commit)
    : m_database(database)
    , m_begin(&begin)
    , m_commit(&commit)
{}

SqlTransaction::~SqlTransaction()
{
    if (m_open)
        QSqlQuery(m_database).exec(u"ROLLBACK"_s);
}

Result<void> SqlTransaction::begin()
{
    DAILIES_CRASH_POINT("sql.before-begin");
    const Result<void> begun = m_begin ? run(*m_begin) : run(m_database, u"BEGIN IMMEDIATE"_s);
    m_open = begun.has_value();
    DAILIES_CRASH_POINT("sql.begun");
    return begun;
}

Result<void> SqlTransaction::commit()
{
    DAILIES_CRASH_POINT("sql.before-commit");
    std::optional<QSqlQuery> plain;
    QSqlQuery& query = m_commit ? *m_commit : plain.emplace(m_database);
    const bool committed = m_commit ? query.exec() : query.exec(u"COMMIT"_s);
    DAILIES_CRASH_POINT("sql.committed");
    if (committed) {
        m_open = false;
        return {};
    }
    m_diskFailed = tellsFailedSync(query.lastError());
    return storageFailure(query.lastError());
}

} // namespace Dailies
