// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstate.h"

namespace Dailies {

/// Carries out committed steps. This interface is all that the dispatcher knows about its workers.
class TaskWorker {
public:
    virtual ~TaskWorker() = default;

    /// Called after the step was committed. Does what it asks for if it concerns this worker.
    virtual void execute(const Transition& step) = 0;
    /// Starts what is due.
    virtual void pump() {}
    /// The task is no longer active.
    virtual void forget(TaskId) {}

protected:
    TaskWorker() = default;
    TaskWorker(const TaskWorker&) = default;
    TaskWorker& operator=(const TaskWorker&) = default;
};

} // namespace Dailies
