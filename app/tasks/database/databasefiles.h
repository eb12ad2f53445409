// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDate>
#include <QDateTime>
#include <QFileDevice>
#include <QString>
#include <QStringList>

class QTemporaryDir;

namespace Dailies {

/// Permissions of private files: only the owner may read and write them.
inline constexpr QFileDevice::Permissions ownerReadsAndWrites = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Creates the database file before SQLite does, so that it is never readable by others. SQLite gives its companion
/// files the same permissions.
Result<void> makePrivate(const QString& path);
/// Whether the file exists and it, or its folder, is not writable.
bool isKeptFromWriting(const QString& path);
/// Copies a database into a folder for reading, and returns the copy's path. This is necessary because SQLite cannot
/// open a database without write access to its folder, and because an older schema must first be upgraded.
Result<QString> copyForReading(const QTemporaryDir& folder, const QString& path);

/// The path of the ID journal next to a database.
QString journalFile(const QString& database);
/// The folder next to a database that contains its copies.
QString backupsFolder(const QString& database);
/// The paths of a daily copy, "dailies-2026-01-31.sqlite", and of the copy made before a schema upgrade,
/// "dailies-before-schema-2.sqlite".
QString dailyCopy(const QString& database, const QDate& day);
QString upgradeCopy(const QString& database, qint64 toSchema);
/// The existing daily copies, newest first by the date in their names.
QStringList dailyCopies(const QString& database);
/// The daily copies to remove so that `kept` are left. Copies from after `today` were made while the clock was wrong,
/// unless it is wrong now, so they take no other copy's place and are only removed when there are more than `kept`.
QStringList outdatedCopies(const QString& database, const QDate& today, int kept);
/// All copies of both kinds, newest first. Those from after `today` come last.
QStringList databaseCopies(const QString& database, const QDate& today);

/// Adds to an error of a database that its disk has too little room, given the free bytes; negative if unknown.
Error withLackOfRoom(Error error, qint64 free);
/// Creates the folder for copies, accessible only to its owner.
Result<void> makeBackupsFolder(const QString& database);
/// Renames a file, replacing any file with the new name.
Result<void> replaceFile(const QString& from, const QString& to);
/// Renames a damaged database and SQLite's companion files to "….damaged-20260131T120000Z". Deletes and overwrites
/// nothing. Returns the new name of the database, or of the first of its files that exists.
Result<QString> quarantine(const QString& database, const QDateTime& now);

} // namespace Dailies
