// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <bitset>

class QSqlQuery;

namespace Dailies {

/// Some of a task's columns, in the order of bindTask().
using ColumnSet = std::bitset<53>;
ColumnSet wholeRow();
/// The columns that a step changes. Writing only these leaves the indexes of the others alone.
ColumnSet changedColumns(const VideoTask& before, const VideoTask& after);
/// Whether a step changes nothing but what the service says about a task, which it will say again.
bool isOnlySaid(const ColumnSet& changed);

/// Comma-separated names of a task's columns in the order of bindTask(), without its number and marks.
QString taskColumns();
/// The same including the columns of the marks.
QString readColumns();
/// A question mark for each of these columns.
QString taskPlaceholders();
/// "column = ?" for each of the columns, comma-separated.
QString taskAssignments(const ColumnSet& wanted = wholeRow());

/// Binds a task's values to the question marks 0 to n-1 and returns n.
int bindTask(QSqlQuery& query, const VideoTask& task, const ColumnSet& wanted = wholeRow());
/// Reads a row of "SELECT id, <readColumns()>".
VideoTask readTask(const QSqlQuery& query);

/// The IDs that the log lines of a task can have: the task's number in the upper half, theirs in the lower.
struct LogLineIds {
    qint64 first = 0;
    qint64 last = 0;
};
LogLineIds logLineIds(TaskId task);

/// "column = ?" for each column of the marks. bindMarks() binds their values and returns their number.
QString markAssignments();
int bindMarks(QSqlQuery& query, const TaskAnnotations& marks);
/// The paths of moved files as stored: a JSON list of from, to, from, to …; empty for none.
QString storedMoves(const QList<MovedFile>& moved);
QList<MovedFile> movesIn(const QString& stored);
/// Tags as stored: one tag per line, with a line feed before the first and after the last.
QString storedTags(const QStringList& tags);

} // namespace Dailies
