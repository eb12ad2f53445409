// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Suffixes of SQLite's files. The database itself comes first, so that an interruption leaves nothing that looks
/// complete.
const QStringList& parts()
{
    static const QStringList suffixes{u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s};
    return suffixes;
}

QString inBackups(const QString& database, const QString& what)
{
    const QFileInfo info(database);
    return backupsFolder(database) + u'/' + info.completeBaseName() + u'-' + what + u'.' + info.suffix();
}

QFileInfoList copiesLike(const QString& database, const QString& what)
{
    const QString pattern = QFileInfo(inBackups(database, what)).fileName();
    return QDir(backupsFolder(database)).entryInfoList({pattern}, QDir::Files, QDir::Name | QDir::Reversed);
}

/// The date in the name of a daily copy.
QString dayOf(const QString& copy)
{
    return QFileInfo(copy).completeBaseName().right(10);
}

/// The last date that a copy can have, also in another time zone.
QString lastDay(const QDate& today)
{
    return today.addDays(1).toString(Qt::ISODate);
}

constexpr auto anyDay = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]";

} // namespace

Result<void> makePrivate(const QString& path)
{
    QFile file(path);
    if (!file.exists() && !file.open(QIODevice::ReadWrite | QIODevice::NewOnly, ownerReadsAndWrites))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("TaskStore", "Can't create the task database %1: %2.")
                .arg(path, file.errorString()));
    if (file.permissions() & (QFileDevice::ReadGroup | QFileDevice::ReadOther))
        file.setPermissions(ownerReadsAndWrites);
    return {};
}

bool isKeptFromWriting(const QString& path)
{
    const QFileInfo file(path);
    return file.exists() && (!file.isWritable() || !QFileInfo(file.absolutePath()).isWritable());
}

Result<QString> copyForReading(const QTemporaryDir& folder, const QString& path)
{
    const QString copy = folder.filePath(QFileInfo(path).fileName());
    for (const QString& part : {u""_s, u"-wal"_s}) {
        QFile source(path + part);
        if (source.exists() && !source.copy(copy + part))
            return failure(ErrorKind::Storage,
                QCoreApplication::translate("TaskStore", "The task database %1 can't be read: %2.")
                    .arg(path, source.errorString()));
        QFile::setPermissions(copy + part, ownerReadsAndWrites);
    }
    return copy;
}

QString journalFile(const QString& database)
{
    return database.isEmpty() ? QString() : database + u".ids"_s;
}

QString backupsFolder(const QString& database)
{
    return QFileInfo(database).absolutePath() + u"/backups"_s;
}

QString dailyCopy(const QString& database, const QDate& day)
{
    return inBackups(database, day.toString(Qt::ISODate));
}

QString upgradeCopy(const QString& database, qint64 toSchema)
{
    return inBackups(database, u"before-schema-%1"_s.arg(toSchema));
}

QStringList dailyCopies(const QString& database)
{
    QStringList files;
    for (const QFileInfo& copy : copiesLike(database, QString::fromLatin1(anyDay)))
        files.append(copy.absoluteFilePath());
    return files;
}

QStringList outdatedCopies(const QString& database, const QDate& today, int kept)
{
    const QStringList copies = dailyCopies(database);
    const QString last = lastDay(today);
    QStringList outdated;
    qsizetype current = 0;
    for (qsizetype n = 0; n < copies.size(); ++n) {
        current += dayOf(copies.at(n)) <= last ? 1 : 0;
        if (n >= kept && (current > kept || dayOf(copies.at(n)) > last))
            outdated.append(copies.at(n));
    }
    return outdated;
}

QStringList databaseCopies(const QString& database, const QDate& today)
{
    struct Copy {
        QString day; ///< from the name if it contains a date, because file times get lost when a folder is copied
        QString file;
    };
    QList<Copy> copies;
    for (const QString& file : dailyCopies(database))
        copies.append({dayOf(file), file});
    for (const QFileInfo& info : copiesLike(database, u"before-schema-*"_s))
        copies.append({info.lastModified().date().toString(Qt::ISODate), info.absoluteFilePath()});
    const auto keyOf = [last = lastDay(today)](const Copy& copy) { return std::pair(copy.day <= last, copy.day); };
    std::ranges::stable_sort(copies, [keyOf](const Copy& a, const Copy& b) { return keyOf(a) > keyOf(b); });
    QStringList files;
    for (const Copy& copy : copies)
        files.append(copy.file);
    return files;
}

// Where a log or its index cannot grow, SQLite may report no more than an I/O error.
Error withLackOfRoom(Error error, qint64 free)
{
    constexpr qint64 needed = 1024 * 1024;
    if (error.kind != ErrorKind::Storage || free < 0 || free >= needed)
        return error;
    error.message = QCoreApplication::translate(
        "TaskStore", "%1 The disk is almost full: only %2 is free. Free some space, then try again.")
                        .arg(error.message, QLocale().formattedDataSize(free));
    return error;
}

Result<void> makeBackupsFolder(const QString& database)
{
    const QString folder = backupsFolder(database);
    // Checked again, because another program may have just created it.
    if (QFileInfo(folder).isDir() || QDir().mkdir(folder, ownerReadsAndWrites | QFileDevice::ExeOwner)
        || QFileInfo(folder).isDir())
        return {};
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("TaskStore", "Can't create the folder %1.").arg(QDir::toNativeSeparators(folder)));
}

Result<void> replaceFile(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::rename(
        std::filesystem::path(from.toStdU16String()), std::filesystem::path(to.toStdU16String()), error);
    if (error || !syncFolderOf(to))
        return failure(ErrorKind::Storage,
            QCoreApplication::translate("TaskStore", "The file %1 can't be put in place: %2.")
                .arg(QDir::toNativeSeparators(to), QString::fromLocal8Bit(error.message().c_str())));
    return {};
}

Result<QString> quarantine(const QString& database, const QDateTime& now)
{
    const QString wanted = database + u".damaged-"_s + now.toUTC().toString(u"yyyyMMdd'T'HHmmss'Z'"_s);
    const auto isFree = [](const QString& name) {
        return std::ranges::none_of(parts(), [&name](const QString& part) { return QFile::exists(name + part); });
    };
    QString name = wanted;
    for (int n = 2; !isFree(name); ++n)
        name = u"%1-%2"_s.arg(wanted).arg(n);
    QString first;
    for (const QString& part : parts()) {
        if (!QFile::exists(database + part))
            continue;
        QFile file(database + part);
        // QFile::rename() fails if the name is in use, even if it was taken just now.
        if (!file.rename(name + part))
            return failure(ErrorKind::Storage,
                QCoreApplication::translate("TaskStore", "The damaged task database %1 can't be moved aside: %2.")
                    .arg(QDir::toNativeSeparators(database), file.errorString()));
        if (first.isEmpty())
            first = name + part;
        DAILIES_CRASH_POINT("repair.part-moved-aside");
    }
    (void)syncFolderOf(database);
    return first;
}

} // namespace Dailies
