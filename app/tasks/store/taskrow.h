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

/// Comma-separated names of all columns that a task is stored with, but for its number and marks, in the order of
/// bindTask().
QString taskColumns();
/// The same with those of the marks.
QString readColumns();
/// As many question marks as there are columns.
QString taskPlaceholders();
/// "column = ?" for each column of the part, comma separated.
QString taskAssignments(RowPart part = RowPart::Whole);

/// Binds a task's values to the question marks 0 to n-1; gives n.
int bindTask(QSqlQuery& query, const VideoTask& task, RowPart part = RowPart::Whole);
/// Reads a row of "SELECT id, <readColumns()>".
VideoTask readTask(const QSqlQuery& query);

/// "column = ?" for each column of the marks, their values, and the number of them.
QString markAssignments();
int bindMarks(QSqlQuery& query, const TaskAnnotations& marks);
/// Tags as they are stored: one a line, with a line end before the first and after the last.
QString storedTags(const QStringList& tags);

} // namespace Dailies
