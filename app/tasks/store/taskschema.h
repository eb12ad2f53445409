// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

#include <optional>

class QSqlDatabase;

namespace Dailies {

/// Whether a file begins with SQLite's header.
bool isDatabaseFile(const QString& file);

/// The schema version in a file's header; nullopt if it is not a database.
std::optional<qint64> schemaOf(const QString& file);

/// Whether upgradeSchema() would change a database. Goes by the file's header.
bool isOlderSchema(const QString& file);

/// Checks a file's header before SQLite may touch the file. Returns Storage if it is no database, belongs to another
/// program, or was written by a newer version of this one. A missing or empty file is fine.
Result<void> checkDatabaseFile(const QString& file);

/// The same check through an open connection, which also sees data that has not reached the file itself yet. Writes
/// nothing.
Result<void> checkDatabase(const QSqlDatabase& database);

/// Sets the pragmas that the store's guarantees depend on, and checks that each took effect.
Result<void> setUpConnection(const QSqlDatabase& database);

/// Upgrades the schema to this program's version in one transaction, after copying the database. Does nothing if it is
/// current.
Result<void> upgradeSchema(const QSqlDatabase& database);

} // namespace Dailies
