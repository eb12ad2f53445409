// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QSize>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <optional>

namespace Dailies {

struct ClipFileInfo;
class ClipFileInfoSource;
class Clock;
class TaskRunner;

/// What a cell's text depends on besides its task.
struct TaskCellSource {
    const TaskRunner* runner = nullptr;
    const Clock* clock = nullptr;
    std::function<QString(const QString& accountId)> accountName = {};
    ClipFileInfoSource* clips = nullptr; ///< if null, only the service's data about clips is used
};

/// Describes one column of the task list.
struct TaskColumn {
    using Text = QString (*)(const VideoTask& task, const TaskCellSource& source);
    using Raw = QVariant (*)(const VideoTask& task, const TaskCellSource& source);

    const char* key; ///< name in the settings; never changes
    const char* title; ///< to be translated in the context "TaskColumns"
    bool isNumber; ///< right-aligned
    bool isShown; ///< default visibility
    bool isSteady; ///< its text changes only with its task
    std::optional<TaskFilter::Order> order; ///< nullopt if the column cannot be sorted by
    Qt::SortOrder firstOrder; ///< after the first click on its header
    Text text; ///< "–" if unknown
    Raw raw; ///< the value behind the text
    Text spoken; ///< for assistive technology, if different from the text
    QStringList (*samples)(); ///< texts of maximum length; empty if the column is not fitted to its content

    QString shownTitle() const;
};

/// The column's description; `column` is a TaskTable::Column.
const TaskColumn& taskColumn(int column);
/// What is known about the clip's file so far.
std::optional<ClipFileInfo> lookAt(const VideoTask& task, const TaskCellSource& source);
/// A few words shown below the state; empty if there are none.
QString briefStatusText(const VideoTask& task, const TaskCellSource& source);
/// Whether a clip's length differs from the requested one by more than a frame or two.
bool isOtherLength(double seconds, double asked);
/// "3 s, asked for 5 s" for a saved clip of another length than requested; otherwise empty.
QString lengthRemark(const VideoTask& task, const TaskCellSource& source);
/// The size of an image, with its aspect ratio if that is a common one: "1920×1080 (16:9)".
QString pictureText(QSize size);
/// The text for an unknown value.
QString unknownCell();
/// A prompt as a single line without control characters, cut to what a row can show.
QString promptCell(const VideoTask& task);

} // namespace Dailies
