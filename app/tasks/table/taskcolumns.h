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

class ClipFileInfoSource;
class Clock;
class TaskRunner;

/// What a cell's text depends on beside its task.
struct TaskCellSource {
    const TaskRunner* runner = nullptr;
    const Clock* clock = nullptr;
    std::function<QString(const QString& accountId)> accountName = {};
    ClipFileInfoSource* clips = nullptr; ///< without it, only the service's words are known of a clip
};

/// One column of the task list, with all that differs between columns.
struct TaskColumn {
    using Text = QString (*)(const VideoTask& task, const TaskCellSource& source);
    using Raw = QVariant (*)(const VideoTask& task, const TaskCellSource& source);

    const char* key; ///< its name in the settings; never changes
    const char* title; ///< for a translation of the context "TaskColumns"
    bool isNumber; ///< stands at the right
    bool isShown; ///< as long as the person has not chosen
    bool isSteady; ///< its text changes only when its task does
    std::optional<TaskFilter::Order> order; ///< none: it cannot be sorted by
    Qt::SortOrder firstOrder; ///< of the first click on its header
    Text text; ///< "–" where something is not known
    Raw raw; ///< the value behind the text
    Text spoken; ///< for assistive programs, where it is not the text
    QStringList (*samples)(); ///< texts as long as they get; empty for a column that is not made to fit

    QString shownTitle() const;
};

/// By TaskTable::Column.
const TaskColumn& taskColumn(int column);
/// A few words below the state; empty when there are none.
QString briefStatusText(const VideoTask& task, const TaskCellSource& source);
/// The size of a picture with its shape where that has a name: "1920×1080 (16:9)".
QString pictureText(QSize size);
/// What stands for something that is not known.
QString unknownCell();
/// A prompt as one harmless line, no longer than a row could ever show.
QString promptCell(const VideoTask& task);

} // namespace Dailies
