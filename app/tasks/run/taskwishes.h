// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskdispatcher.h"
#include "app/tasks/run/taskworker.h"

namespace Dailies {

/// The tasks of one wish, such as the copies of a request. When the answer of one is lost, the others that still wait
/// are held until the user has decided.
class TaskWishes final : public TaskWorker {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    explicit TaskWishes(TaskDispatcher& dispatcher) : m_dispatcher(dispatcher) {}

    /// Remembers that these tasks belong to one wish. A single task is not remembered.
    void add(const QList<TaskId>& ids);
    void execute(const Transition& step) override;

private:
    TaskDispatcher& m_dispatcher;
    /// The first task of the wish, by task. Tasks left from an earlier run are held anyway.
    QHash<TaskId, TaskId> m_wishes;
};

} // namespace Dailies
