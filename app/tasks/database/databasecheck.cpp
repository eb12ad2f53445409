// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasecheck.h"

#include "app/tasks/database/sqlconnection.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

IntegrityResult verdictOn(const QSqlError& error)
{
    return {tellsDamage(error) ? IntegrityResult::Damaged : IntegrityResult::NotKnown, error.databaseText()};
}

} // namespace

IntegrityResult checkWholeDatabase(const QString& file, CheckDepth depth)
{
    if (!QFile::exists(file))
        return {IntegrityResult::NotKnown, u"no such file"_s};
    // Only SQLite may open the file, because closing it here would release this process's locks on it.
    SqlConnection connection;
    if (!connection.open(file, SqlConnection::Access::Read))
        return verdictOn(connection.database().lastError());
    QSqlQuery query(connection.database());
    query.setForwardOnly(true);
    // Each page is read only once, and a cache would stay allocated for the thread.
    if (depth == CheckDepth::Quick)
        (void)query.exec(u"PRAGMA cache_size = -256"_s);
    // One error is enough.
    if (!query.exec(depth == CheckDepth::Quick ? u"PRAGMA quick_check(1)"_s : u"PRAGMA integrity_check(1)"_s)
        || !query.next())
        return verdictOn(query.lastError());
    const QString said = query.value(0).toString();
    if (said != "ok"_L1)
        return {IntegrityResult::Damaged, said};
    if (!query.exec(u"PRAGMA user_version"_s) || !query.next())
        return verdictOn(query.lastError());
    if (query.value(0).toLongLong() <= 0)
        return {IntegrityResult::Damaged, u"file holds no tasks"_s};
    return {IntegrityResult::Sound};
}

} // namespace Dailies
