// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDateTime>
#include <QFileDevice>
#include <QString>
#include <QStringList>

class QTemporaryDir;

namespace Dailies {

/// What nobody but its owner may look at.
inline constexpr QFileDevice::Permissions ownerReadsAndWrites = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Makes the database file before SQLite does, so that nobody else can read it at any moment; SQLite gives its companion
/// files the same permissions.
Result<void> makePrivate(const QString& path);
/// Whether the file exists and nothing can be written to it or to its folder.
bool isKeptFromWriting(const QString& path);
/// Copies a database into a folder, for reading. SQLite cannot open one that it cannot write beside, and an older schema
/// has to be upgraded first. Returns the copy's path.
Result<QString> copyForReading(const QTemporaryDir& folder, const QString& path);

/// The list of ids beside a database.
QString journalFile(const QString& database);
/// The folder beside a database that holds its copies.
QString backupsFolder(const QString& database);
/// The copy of one day, "dailies-2026-01-31.sqlite", and the one made before an upgrade from a schema,
/// "dailies-before-schema-2.sqlite".
QString dailyCopy(const QString& database, const QDate& day);
QString upgradeCopy(const QString& database, qint64 toSchema);
/// The daily copies there are, newest first, by the day in their names.
QStringList dailyCopies(const QString& database);
/// The copies of both sorts, newest first.
QStringList databaseCopies(const QString& database);

/// Makes the folder of the copies, for its owner only.
Result<void> makeBackupsFolder(const QString& database);
/// Gives a file another name, in place of the file that had it before.
Result<void> replaceFile(const QString& from, const QString& to);
/// Gives a damaged database, and what SQLite keeps beside it, another name: "….damaged-20260131T120000Z". Nothing is
/// deleted or written over. The new name of the database, or of what there was of it.
Result<QString> quarantine(const QString& database, const QDateTime& now);

} // namespace Dailies
