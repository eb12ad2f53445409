// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>

namespace Dailies {

class TaskStore;

/// What a task may need a person for, so that its clip is not lost.
enum class RiskKind {
    Fetch, ///< finished at the service, and not here: its address dies
    Watch, ///< runs, or ran, at the service, and nobody asks about it
    Decide, ///< its answer was lost
};

/// Nothing for a task that is well, and for one that nothing can be done about any more.
std::optional<RiskKind> rescueNeed(const VideoTask& task, const QDateTime& now);
/// Those of a store, what dies first on top; at most a few dozen.
QList<VideoTask> rescueTasks(TaskStore& store, const QDateTime& now);

} // namespace Dailies
