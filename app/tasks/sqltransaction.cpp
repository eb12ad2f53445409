// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/sqltransaction.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

tl::unexpected<Error> storageFailure(const QSqlError& error)
{
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("TaskStore", "The task database could not be used: %1.").arg(error.databaseText()));
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

SqlTransaction::SqlTransaction(const QSqlDatabase& database) : m_database(database) {}

SqlTransaction::~SqlTransaction()
{
    if (m_open)
        QSqlQuery(m_database).exec(u"ROLLBACK"_s);
}

Result<void> SqlTransaction::begin()
{
    const Result<void> begun = run(m_database, u"BEGIN IMMEDIATE"_s);
    m_open = begun.has_value();
    return begun;
}

Result<void> SqlTransaction::commit()
{
    Result<void> committed = run(m_database, u"COMMIT"_s);
    if (committed)
        m_open = false;
    return committed;
}

} // namespace Dailies
