// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

#include <optional>

class QSqlDatabase;

namespace Dailies {

/// Whether a file begins as SQLite's files do.
bool isDatabaseFile(const QString& file);

/// The schema version that the head of a file tells; nothing for one that is no database.
std::optional<qint64> schemaOf(const QString& file);

/// What a file says about itself before SQLite is allowed to touch it: Storage when it is no database, belongs to another
/// program, or was written by a newer version of this one. A missing or empty file is fine.
Result<void> checkDatabaseFile(const QString& file);

/// The same through an open connection, which also sees what has not reached the file itself yet. Writes nothing.
Result<void> checkDatabase(const QSqlDatabase& database);

/// Sets the pragmas that the store's promises rest on, and checks that each took effect.
Result<void> setUpConnection(const QSqlDatabase& database);

/// Brings the schema to this program's version in one transaction, after a copy was made of what there is; does nothing
/// when it is there already.
Result<void> upgradeSchema(const QSqlDatabase& database);

} // namespace Dailies
