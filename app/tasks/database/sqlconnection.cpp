// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/sqlconnection.h"

#include <QFile>
#include <QSqlError>
#include <QUuid>

namespace Dailies {

using namespace Qt::StringLiterals;

SqlConnection::SqlConnection() : m_name(u"side-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces))
{
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
}

SqlConnection::~SqlConnection()
{
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

bool SqlConnection::open(const QString& file, Access access)
{
    m_database.setDatabaseName(file);
    if (access == Access::Read)
        m_database.setConnectOptions(u"QSQLITE_OPEN_READONLY"_s);
    return QFile::exists(file) && m_database.open();
}

bool tellsDamage(const QSqlError& error)
{
    constexpr int corrupt = 11;
    constexpr int notADatabase = 26;
    // The upper bits hold the extended error code.
    const int code = error.nativeErrorCode().toInt() & 0xff;
    return code == corrupt || code == notADatabase;
}

} // namespace Dailies
