// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QSqlDatabase>
#include <QString>

class QSqlError;

namespace Dailies {

/// One more connection to a database file, for the thread that makes it; it goes with the object. Queries on it must be
/// gone by then.
class SqlConnection final {
public:
    enum class Access { Read, Write };

    SqlConnection();
    ~SqlConnection();
    Q_DISABLE_COPY_MOVE(SqlConnection)

    /// The file is never made by this.
    bool open(const QString& file, Access access);
    const QSqlDatabase& database() const { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
};

/// Whether SQLite says that the file itself is damaged or no database at all.
bool tellsDamage(const QSqlError& error);

} // namespace Dailies
