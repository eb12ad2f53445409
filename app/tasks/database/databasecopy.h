// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

namespace Dailies {

/// Copies a consistent snapshot of a database that may be in use to a file that only its owner can access. The copy is
/// checked and synced before it replaces an older one. On failure, the older one is kept.
Result<void> copyDatabase(const QString& database, const QString& target);
/// Removes what interrupted copies left behind.
void removeBrokenCopies(const QString& database);
/// Whether a disk with `freeBytes` can take a copy of this size without becoming nearly full.
bool hasRoomForCopy(qint64 databaseBytes, qint64 freeBytes);

} // namespace Dailies
