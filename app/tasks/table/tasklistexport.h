// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/history/taskfilter.h"

#include <QFuture>
#include <QHash>
#include <QJsonObject>

#include <functional>
#include <optional>

class QIODevice;

namespace Dailies {

class TaskStore;

/// How a list of tasks is written: comma-separated values (RFC 4180, UTF-8), or an array of JSON objects.
enum class ListFormat { Csv, Json };

/// The format that a name such as "csv" or "takes.csv" ends with, ignoring case.
std::optional<ListFormat> listFormatFrom(const QString& name);

/// What is written besides the tasks themselves.
struct ListNames {
    QHash<QString, QString> accounts; ///< their names, by ID
    QHash<QString, QString> places = {}; ///< the names of the upload places, by ID
};

/// A task as a JSON object with one member for each column. A CSV file has the same columns. Links are left out,
/// because whoever has one can download the clip. `call` is the task's last create call, if it was ever sent.
QJsonObject taskJson(
    const VideoTask& task, const ListNames& names = {}, const std::optional<SpendEntry>& call = std::nullopt);

/// Writes all tasks that match the filter, in its order. Reads a few tasks at a time, so that a long list needs little
/// memory. Returns the number of written tasks. Errors: Storage if the device can't be written or tasks can't be read
/// (the readable ones have been written), Stopped as soon as `isStopped` returns true.
///
/// In CSV, a text that a spreadsheet program would take for a formula begins with an apostrophe.
Result<int> writeTaskList(TaskStore& store, const TaskFilter& filter, ListFormat format, const ListNames& names,
    QIODevice& device, const std::function<bool()>& isStopped = {});

/// The same on another thread, from the database file into a file that is replaced as a whole. CSV begins with a byte
/// order mark, without which spreadsheet programs don't recognise UTF-8. Canceling the future leaves no file.
QFuture<Result<int>> writeTaskListLater(
    const QString& database, const TaskFilter& filter, const ListNames& names, const QString& file, ListFormat format);

} // namespace Dailies
