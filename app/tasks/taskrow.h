// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

class QSqlQuery;

namespace Dailies {

/// What of a row is written: all of it, or only what the service last said and what is told of it. The latter touches no
/// index, and is what nearly every answer changes.
enum class RowPart { Whole, Said };
/// What a step changes.
RowPart changedPart(const VideoTask& before, VideoTask after);

/// Comma-separated names of all stored columns but the number, in the order of bindTask().
QString taskColumns();
/// As many question marks as there are columns.
QString taskPlaceholders();
/// "column = ?" for each column of the part, comma separated.
QString taskAssignments(RowPart part = RowPart::Whole);

/// Binds a task's values to the question marks 0 to n-1; gives n.
int bindTask(QSqlQuery& query, const VideoTask& task, RowPart part = RowPart::Whole);
/// Reads a row of "SELECT id, <taskColumns()>".
VideoTask readTask(const QSqlQuery& query);

} // namespace Dailies
