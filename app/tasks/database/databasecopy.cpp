// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasecopy.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"
#include "app/tasks/database/databasecheck.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/database/sqlconnection.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr auto unfinished = ".unfinished-";

tl::unexpected<Error> noCopy(const QString& database, const QString& why)
{
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("TaskStore", "Couldn't copy the task database %1: %2.")
            .arg(QDir::toNativeSeparators(database), why));
}

Result<void> writeCopy(const QString& database, const QString& target)
{
    SqlConnection connection;
    if (!connection.open(database, SqlConnection::Access::Read))
        return noCopy(database, connection.database().lastError().databaseText());
    QSqlQuery query(connection.database());
    query.prepare(u"VACUUM INTO ?"_s);
    query.bindValue(0, target);
    if (!query.exec())
        return noCopy(database, query.lastError().databaseText());
    return {};
}

} // namespace

Result<void> copyDatabase(const QString& database, const QString& target)
{
    if (Result<void> made = makeBackupsFolder(database); !made)
        return made;
    const QString name = target + QLatin1StringView(unfinished) + QUuid::createUuid().toString(QUuid::Id128);
    const auto removed = qScopeGuard([&name] { QFile::remove(name); });
    // Created here, so that it is never readable by others. SQLite accepts an empty file.
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly, ownerReadsAndWrites))
        return noCopy(database, file.errorString());
    file.close();
    if (Result<void> written = writeCopy(database, name); !written)
        return written;
    DAILIES_CRASH_POINT("copy.written");
    const IntegrityResult verdict = checkWholeDatabase(name, CheckDepth::Quick);
    if (verdict.condition != IntegrityResult::Sound)
        return noCopy(database, verdict.detail);
    if (!syncFileAt(name))
        return noCopy(database, QCoreApplication::translate("TaskStore", "the disk refuses it"));
    DAILIES_CRASH_POINT("copy.synced");
    return replaceFile(name, target);
}

void removeBrokenCopies(const QString& database)
{
    QDir folder(backupsFolder(database));
    const QStringList left = folder.entryList({u"*"_s + QLatin1StringView(unfinished) + u"*"_s}, QDir::Files);
    for (const QString& name : left)
        folder.remove(name);
}

bool hasRoomForCopy(qint64 databaseBytes, qint64 freeBytes)
{
    constexpr qint64 leftFree = 256LL * 1024 * 1024;
    return freeBytes >= databaseBytes + leftFree;
}

} // namespace Dailies
