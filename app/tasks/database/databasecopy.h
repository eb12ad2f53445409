// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

namespace Dailies {

/// Copies a database that may be in use, as it stood at one moment, to a file for its owner only. The copy is checked,
/// synced and then given its name, in place of an older one; a failure leaves that one as it was.
Result<void> copyDatabase(const QString& database, const QString& target);
/// Removes what copies that were broken off left behind.
void removeBrokenCopies(const QString& database);
/// Whether a disk with so many free bytes takes a copy of a database of this size and is not nearly full by it.
bool hasRoomForCopy(qint64 databaseBytes, qint64 freeBytes);

} // namespace Dailies
