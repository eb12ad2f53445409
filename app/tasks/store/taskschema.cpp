// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskschema.h"

#include "app/common/crashpoint.h"
#include "app/tasks/database/databasecopy.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/schemasteps.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QThread>
#include <QVariant>
#include <QtEndian>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 applicationId = 0x44414C59; ///< "DALY"
constexpr qsizetype headSize = 100;
constexpr qsizetype versionAt = 60;
constexpr int busyTimeoutMs = 5000;
constexpr unsigned long lockedPauseMs = 10;

QString text(const char* sentence)
{
    return QCoreApplication::translate("TaskStore", sentence);
}

tl::unexpected<Error> newerSchema(qint64 version)
{
    return failure(ErrorKind::Storage,
        text(QT_TRANSLATE_NOOP("TaskStore",
                 "A newer version of Dailies wrote the task database (schema %1; this version knows %2). It was left "
                 "unchanged. Use the newer version to continue."))
            .arg(version)
            .arg(schemaSteps().size()));
}

/// The single value that a statement returns.
Result<QVariant> valueOf(const QSqlDatabase& database, const QString& sql)
{
    QSqlQuery query(database);
    query.prepare(sql);
    if (Result<void> done = run(query); !done)
        return failure(done.error());
    return query.next() ? query.value(0) : QVariant();
}

Result<QVariant> pragma(const QSqlDatabase& database, const QString& name)
{
    return valueOf(database, u"PRAGMA %1"_s.arg(name));
}

tl::unexpected<Error> otherProgram(const QString& file)
{
    return failure(ErrorKind::Storage,
        text(QT_TRANSLATE_NOOP("TaskStore", "The database %1 belongs to another program. It was left unchanged."))
            .arg(file));
}

tl::unexpected<Error> contradictory()
{
    return failure(ErrorKind::Storage,
        text(QT_TRANSLATE_NOOP("TaskStore", "The task database is damaged: it reports that it is empty.")));
}

/// Sets a pragma. To change the kind of log, SQLite does not wait for another writer, for example for a program that
/// sets up the same new database. The statement is repeated until the busy timeout ends.
Result<void> setPragma(const QSqlDatabase& database, const QString& name, const QString& value)
{
    constexpr int lockedCode = 5;
    const QDeadlineTimer deadline(busyTimeoutMs);
    while (true) {
        QSqlQuery query(database);
        if (query.exec(u"PRAGMA %1 = %2"_s.arg(name, value)))
            return {};
        if (query.lastError().nativeErrorCode().toInt() != lockedCode || deadline.hasExpired())
            return lastStep(query);
        QThread::msleep(lockedPauseMs);
    }
}

} // namespace

bool isDatabaseFile(const QString& file)
{
    QFile probe(file);
    if (!probe.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = probe.read(headSize);
    return head.size() == headSize && head.startsWith(QByteArrayView("SQLite format 3", 16));
}

std::optional<qint64> schemaOf(const QString& file)
{
    QFile probe(file);
    if (!isDatabaseFile(file) || !probe.open(QIODevice::ReadOnly))
        return std::nullopt;
    return qFromBigEndian<quint32>(probe.read(headSize).constData() + versionAt);
}

bool isOlderSchema(const QString& file)
{
    const qint64 version = schemaOf(file).value_or(0);
    return version > 0 && version < schemaSteps().size();
}

Result<void> checkDatabaseFile(const QString& file)
{
    QFile probe(file);
    if (!probe.exists())
        return {};
    if (!probe.open(QIODevice::ReadOnly))
        return failure(ErrorKind::Storage,
            text(QT_TRANSLATE_NOOP("TaskStore", "The task database %1 can't be read: %2."))
                .arg(file, probe.errorString()));
    const QByteArray head = probe.read(headSize);
    if (head.isEmpty())
        return {};
    if (!isDatabaseFile(file))
        return failure(ErrorKind::Storage,
            text(QT_TRANSLATE_NOOP("TaskStore", "The file %1 isn't a task database. It was left unchanged."))
                .arg(file));
    const auto version = qFromBigEndian<quint32>(head.constData() + versionAt);
    const auto owner = qFromBigEndian<quint32>(head.constData() + 68);
    if (owner != 0 && owner != applicationId)
        return otherProgram(file);
    if (version > schemaSteps().size())
        return newerSchema(version);
    return {};
}

Result<void> checkDatabase(const QSqlDatabase& database)
{
    const Result<QVariant> owner = pragma(database, u"application_id"_s);
    if (!owner)
        return failure(owner.error());
    const Result<QVariant> parts = valueOf(database, u"SELECT COUNT(*) FROM sqlite_schema"_s);
    if (!parts)
        return failure(parts.error());
    // A database that was never written to has no owner and no tables.
    if (owner->toLongLong() != applicationId && (owner->toLongLong() != 0 || parts->toLongLong() != 0))
        return otherProgram(database.databaseName());
    const Result<QVariant> version = pragma(database, u"user_version"_s);
    if (!version)
        return failure(version.error());
    if (version->toLongLong() > schemaSteps().size())
        return newerSchema(version->toLongLong());
    if (version->toLongLong() <= 0 && parts->toLongLong() != 0)
        return contradictory();
    return {};
}

Result<void> setUpConnection(const QSqlDatabase& database)
{
    struct Setting {
        QString name;
        QString value;
        QString expected; ///< SQLite's answer when the pragma is read back
    };
    const QList<Setting> settings{
        {u"busy_timeout"_s, QString::number(busyTimeoutMs), QString::number(busyTimeoutMs)},
        {u"trusted_schema"_s, u"OFF"_s, u"0"_s},
        {u"cell_size_check"_s, u"ON"_s, u"1"_s},
        {u"journal_mode"_s, u"WAL"_s, u"wal"_s},
        {u"synchronous"_s, u"FULL"_s, u"2"_s},
#ifdef Q_OS_MACOS
        {u"fullfsync"_s, u"ON"_s, u"1"_s},
        {u"checkpoint_fullfsync"_s, u"ON"_s, u"1"_s},
#endif
    };
    for (const Setting& setting : settings) {
        if (Result<void> done = setPragma(database, setting.name, setting.value); !done)
            return done;
        const Result<QVariant> value = pragma(database, setting.name);
        if (!value)
            return failure(value.error());
        if (value->toString() != setting.expected)
            return failure(ErrorKind::Storage,
                text(QT_TRANSLATE_NOOP("TaskStore",
                         "The task database rejects the setting %1, without which tasks could be lost. Is it on a "
                         "network drive?"))
                    .arg(setting.name));
    }
    return {};
}

Result<void> upgradeSchema(const QSqlDatabase& database)
{
    const qint64 known = schemaSteps().size();
    const Result<QVariant> before = pragma(database, u"user_version"_s);
    if (!before)
        return failure(before.error());
    if (before->toLongLong() > known)
        return newerSchema(before->toLongLong());
    if (before->toLongLong() == known)
        return {};
    if (before->toLongLong() > 0) {
        const QString file = database.databaseName();
        if (Result<void> kept = copyDatabase(file, upgradeCopy(file, known)); !kept)
            return kept;
        DAILIES_CRASH_POINT("schema.copied");
    }

    SqlTransaction transaction(database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    // Read again under the lock, because another program may have just upgraded it.
    const Result<QVariant> version = pragma(database, u"user_version"_s);
    if (!version)
        return failure(version.error());
    for (qint64 step = version->toLongLong(); step < known; ++step) {
        DAILIES_CRASH_POINT("schema.step");
        for (const QString& sql : schemaSteps().at(step)) {
            if (Result<void> done = run(database, sql); !done)
                return done;
        }
    }
    DAILIES_CRASH_POINT("schema.all-steps");
    if (version->toLongLong() < known) {
        if (Result<void> done = run(database, u"PRAGMA application_id = %1"_s.arg(applicationId)); !done)
            return done;
        if (Result<void> done = run(database, u"PRAGMA user_version = %1"_s.arg(known)); !done)
            return done;
    }
    DAILIES_CRASH_POINT("schema.before-commit");
    Result<void> committed = transaction.commit();
    DAILIES_CRASH_POINT("schema.committed");
    return committed;
}

} // namespace Dailies
