// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

class QSqlDatabase;

namespace Dailies {

/// A digest of a task's request, model and account, equal for all takes of one request. Never 0, which means "not known
/// yet".
quint64 requestKey(const VideoTask& task);

/// The statement that stores a task's key; bind key and ID. The key's row is created with the task.
QString keyStatement();

bool anyKeyMissing(const QSqlDatabase& database);
/// Stores the keys of up to `tasks` older tasks that have none. Returns whether all tasks have one now.
Result<bool> fillSomeKeys(const QSqlDatabase& database, int tasks);

} // namespace Dailies
