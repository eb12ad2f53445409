// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>

namespace Dailies {

class TaskStore;

/// Why a task may need the user, so that its clip is not lost.
enum class RiskKind {
    Fetch, ///< finished at the service but not downloaded, and its URL expires
    Watch, ///< runs or ran at the service, and nobody queries it
    Decide, ///< its answer was lost
};

/// nullopt for a task that needs nothing, and for one that nothing can be done about any more.
std::optional<RiskKind> riskOf(const VideoTask& task, const QDateTime& now);
/// The tasks of a store that need the user, in the order in which their URLs expire; at most a few dozen.
QList<VideoTask> tasksAtRisk(TaskStore& store, const QDateTime& now);
/// Drops the tasks that need nothing, and sorts the others in the same order.
void keepAtRisk(QList<VideoTask>& tasks, const QDateTime& now);

} // namespace Dailies
