// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

class QSqlDatabase;
class QSqlError;
class QSqlQuery;

namespace Dailies {

/// Runs a prepared statement. Returns Storage with the database's message on failure.
Result<void> run(QSqlQuery& query);
/// Runs one statement that returns no rows.
Result<void> run(const QSqlDatabase& database, const QString& sql);

/// Returns Storage if the query's last step failed. Without this check, an unreadable page looks like the end of the
/// rows.
Result<void> lastStep(const QSqlQuery& query);

/// Whether SQLite failed to sync what it had written.
bool tellsFailedSync(const QSqlError& error);

/// A write transaction that is rolled back unless it was committed.
class SqlTransaction final {
public:
    explicit SqlTransaction(const QSqlDatabase& database);
    /// Uses prepared statements, for frequent writes.
    SqlTransaction(const QSqlDatabase& database, QSqlQuery& begin, QSqlQuery& commit);
    ~SqlTransaction();
    Q_DISABLE_COPY_MOVE(SqlTransaction)

    /// "BEGIN IMMEDIATE" takes the write lock at once, so that what is read within the transaction stays valid until
    /// the commit.
    Result<void> begin();
    Result<void> commit();
    /// Whether commit() failed because the disk could not sync.
    bool diskFailed() const { return m_diskFailed; }

private:
    const QSqlDatabase& m_database;
    QSqlQuery* m_begin = nullptr;
    QSqlQuery* m_commit = nullptr;
    bool m_open = false;
    bool m_diskFailed = false;
};

} // namespace Dailies
