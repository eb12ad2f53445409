// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstate.h"

namespace Dailies {

/// One who carries out what the dispatcher has committed; all that the dispatcher knows of those who do.
class TaskWorker {
public:
    virtual ~TaskWorker() = default;

    /// The step was committed: does what it asks for, if that is this worker's part.
    virtual void execute(const Transition& step) = 0;
    /// Begins what has fallen due.
    virtual void pump() {}
    /// The task is at work no longer.
    virtual void forget(TaskId) {}

protected:
    TaskWorker() = default;
    TaskWorker(const TaskWorker&) = default;
    TaskWorker& operator=(const TaskWorker&) = default;
};

} // namespace Dailies
