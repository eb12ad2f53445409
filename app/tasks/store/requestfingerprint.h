// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

class QSqlDatabase;

namespace Dailies {

/// What the takes of one request have in common, whatever their number: a digest of the request, its model and its
/// account. Never 0, which stands for "not known yet".
quint64 requestKey(const VideoTask& task);

/// "… (key, id)": notes a task's key; its row is there as soon as the task is.
QString keyStatement();

bool anyKeyMissing(const QSqlDatabase& database);
/// Notes the keys of some older tasks that have none yet. Whether none is left.
Result<bool> fillSomeKeys(const QSqlDatabase& database, int tasks);

} // namespace Dailies
