// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QSqlDatabase>
#include <QString>

class QSqlError;

namespace Dailies {

/// An additional connection to a database file, for the thread that creates it. The destructor closes it; its queries
/// must be destroyed before.
class SqlConnection final {
public:
    enum class Access { Read, Write };

    SqlConnection();
    ~SqlConnection();
    Q_DISABLE_COPY_MOVE(SqlConnection)

    /// Opens an existing file; never creates one.
    bool open(const QString& file, Access access);
    const QSqlDatabase& database() const { return m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
};

/// Whether SQLite reports that the file is damaged or no database.
bool tellsDamage(const QSqlError& error);

} // namespace Dailies
