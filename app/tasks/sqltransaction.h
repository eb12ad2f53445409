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

/// A write transaction that is taken back unless it was committed.
class SqlTransaction final {
public:
    explicit SqlTransaction(const QSqlDatabase& database);
    ~SqlTransaction();
    Q_DISABLE_COPY_MOVE(SqlTransaction)

    /// Takes the write lock at once, so that what is read within holds until the commit.
    Result<void> begin();
    Result<void> commit();
    /// Whether commit() failed because the disk could not sync what was written.
    bool diskFailed() const { return m_diskFailed; }

private:
    const QSqlDatabase& m_database;
    bool m_open = false;
    bool m_diskFailed = false;
};

} // namespace Dailies
