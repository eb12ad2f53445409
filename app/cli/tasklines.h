// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QJsonObject>

namespace Dailies {

/// How tasks stand in the command line's output.

/// A task as `tasks` and `show` print it.
QJsonObject taskLine(const VideoTask& task);
/// One row of the readable list.
QString taskText(const VideoTask& task);

/// What has become of a task at its end.
QJsonObject resultLine(const VideoTask& task);
QString resultText(const VideoTask& task);

/// The request as its create call carries it, with long data shortened.
QJsonObject requestLine(const VideoTask& task);
QJsonArray logLines(const QList<TaskLogEntry>& log);

} // namespace Dailies
