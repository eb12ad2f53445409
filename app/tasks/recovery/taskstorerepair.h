// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDateTime>
#include <QStringList>

namespace Dailies {

class TaskStore;

/// Opens the database of a profile that this process has to itself, whatever became of it: one that is damaged is moved
/// aside and never deleted, the newest sound copy takes its place, a new database when there is none; then every id
/// that the list of ids has and the database has not is put in. What was done, in sentences for the person.
/// Storage when that does not help, and for a file of another program or of a newer version, which stays untouched.
Result<QStringList> openWithRepair(TaskStore& store, const QString& file, const QDateTime& now);

} // namespace Dailies
