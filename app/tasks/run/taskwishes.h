// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskworker.h"

namespace Dailies {

/// The tasks of one wish, such as the copies of a request. When the answer of one is lost, the others that still wait
/// are put on hold, also for later runs, until the user has decided.
class TaskWishes final : public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskWishes(TaskStore& store, Clock& clock, TaskDispatcher& dispatcher)
        : m_store(store), m_clock(clock), m_dispatcher(dispatcher)
    {}

    void execute(const Transition& step) override;
    /// Puts on hold what an earlier run left waiting although the answer of a task of the same wish was lost.
    void resume();

private:
    void hold(const QString& wish, TaskId undecided);

    TaskStore& m_store;
    Clock& m_clock;
    TaskDispatcher& m_dispatcher;
};

} // namespace Dailies
