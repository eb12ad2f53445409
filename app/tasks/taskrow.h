// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

class QSqlQuery;

namespace Dailies {

/// Comma-separated names of all stored columns but the number, in the order of bindTask().
QString taskColumns();
/// As many question marks as there are columns.
QString taskPlaceholders();
/// "column = ?" for each column, comma separated.
QString taskAssignments();

/// Binds a task's values to the question marks 0 to n-1; gives n.
int bindTask(QSqlQuery& query, const VideoTask& task);
/// Reads a row of "SELECT id, <taskColumns()>".
VideoTask readTask(const QSqlQuery& query);

} // namespace Dailies
