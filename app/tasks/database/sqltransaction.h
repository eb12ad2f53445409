// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

class QSqlDatabase;
class QSqlQuery;

namespace Dailies {

/// Runs a prepared statement; Storage with the database's own text when it fails.
Result<void> run(QSqlQuery& query);
/// Runs one statement that gives no rows.
Result<void> run(const QSqlDatabase& database, const QString& sql);

/// While it lives, commits do not wait for the disk: after a power cut the last of them may be missing, but nothing is
/// damaged. Not to be made or ended within a transaction.
class SqlHurry final {
public:
    SqlHurry(const QSqlDatabase& database, bool isWanted);
    ~SqlHurry();
    Q_DISABLE_COPY_MOVE(SqlHurry)

private:
    const QSqlDatabase& m_database;
    bool m_isOn;
};

/// A write transaction that is taken back unless it was committed.
class SqlTransaction final {
public:
    explicit SqlTransaction(const QSqlDatabase& database);
    /// With statements that were made ready before, for those who write often.
    SqlTransaction(const QSqlDatabase& database, QSqlQuery& begin, QSqlQuery& commit);
    ~SqlTransaction();
    Q_DISABLE_COPY_MOVE(SqlTransaction)

    /// "BEGIN IMMEDIATE": takes the write lock at once, so that what is read within holds until the commit.
    Result<void> begin();
    Result<void> commit();
    /// Whether commit() failed because the disk could not sync what was written.
    bool diskFailed() const { return m_diskFailed; }

private:
    const QSqlDatabase& m_database;
    QSqlQuery* m_begin = nullptr;
    QSqlQuery* m_commit = nullptr;
    bool m_open = false;
    bool m_diskFailed = false;
};

} // namespace Dailies
