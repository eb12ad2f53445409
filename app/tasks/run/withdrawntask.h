// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/activetask.h"
#include "app/tasks/store/taskreader.h"

namespace Dailies {

/// All there is of a task that is about to be withdrawn, so that it can be put back as it was.
struct WithdrawnTask {
    VideoTask task;
    QList<TaskLogEntry> log;
    std::optional<ActiveTask> job; ///< nullopt if it waited for the user
};

} // namespace Dailies
