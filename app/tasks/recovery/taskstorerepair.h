// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDateTime>
#include <QStringList>

namespace Dailies {

class TaskStore;

/// Opens the database of a profile that this process owns exclusively, whatever its condition. A damaged database is
/// renamed, never deleted, and replaced by the newest sound copy, or by a new database if there is none. Then IDs from
/// the ID journal that the database lacks are added. Returns sentences for the user that describe what was done.
/// Returns Storage if that fails, or for a file of another program or a newer version, which is left unchanged.
Result<QStringList> openWithRepair(TaskStore& store, const QString& file, const QDateTime& now);

} // namespace Dailies
