// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <functional>

namespace Dailies {

/// The paths of the local files that a request sends.
QStringList inputFiles(const VideoRequest& request);

/// Describes the input files: name, size, date and SHA-256 of each, or why it cannot be read, and from the log its
/// state when the request was last sent. Does not load files into memory. Calls `stop` frequently.
QJsonArray describeInputs(const VideoTask& task, const QList<TaskLogEntry>& log, const std::function<bool()>& stop);

/// Describes the create call's body as it would be now: length, SHA-256, and whether it is still the body that was
/// sent. Contains "trouble" if it can no longer be made.
QJsonObject describeBody(const VideoTask& task, const std::function<bool()>& stop);

} // namespace Dailies
