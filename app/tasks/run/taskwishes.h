// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskworker.h"

namespace Dailies {

/// The tasks that were asked for at once, such as the copies of a request: when the answer of one is lost, the others that
/// still wait are held until the person has decided.
class TaskWishes final : public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    explicit TaskWishes(TaskDispatcher& dispatcher) : m_dispatcher(dispatcher) {}

    /// These belong to one wish; one alone is none to remember.
    void add(const QList<TaskId>& ids);
    void execute(const Transition& step) override;

private:
    TaskDispatcher& m_dispatcher;
    QHash<TaskId, TaskId>
        m_wishes; ///< the first task of the wish, by task; what is left of an earlier run is held anyway
};

} // namespace Dailies
