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

/// What the input files are now: for each its name, size, date and SHA-256, or why it cannot be read; and what they were
/// when the request was last sent, as the log has it. Nothing of them is kept in memory; `stop` is asked again and again.
QJsonArray describeInputs(const VideoTask& task, const QList<TaskLogEntry>& log, const std::function<bool()>& stop);

/// The create call's body as it would be made now: its length and SHA-256, and whether that is still the body that was
/// sent; "trouble" where it cannot be made any more.
QJsonObject describeBody(const VideoTask& task, const std::function<bool()>& stop);

} // namespace Dailies
