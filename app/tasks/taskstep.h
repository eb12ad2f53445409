// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskevent.h"

#include <QCoreApplication>

namespace Dailies {

/// What all steps in a task's life share: the task before, the task after, and the moves between states.
class TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    /// Nothing when the event is not allowed in the task's state.
    using Outcome = std::optional<Transition>;

    /// Both outlive the step.
    TaskStep(const VideoTask& task, const QDateTime& now) : m_task(task), m_next(task), m_now(now)
    {
        m_next.error = {};
    }

protected:
    bool isIn(TaskState state) const { return m_task.state == state; }
    Transition with(TaskAction action, std::optional<int> delaySeconds = std::nullopt) const;
    Transition to(TaskState state, TaskAction action, std::optional<int> delaySeconds = std::nullopt);
    Transition backToLostCall(TaskAction action = TaskAction::None);
    void tellOfLostCall();
    /// How long ago the service took the request: the younger of what its clock and ours say, as either may be set.
    qint64 ageSeconds(const QDateTime& serviceTime) const;
    /// An error that has something to say, whatever it came with.
    static Error worded(Error error, const char* otherwise);

    const VideoTask& m_task;
    VideoTask m_next;
    const QDateTime& m_now;

private:
    void forgetUselessPart();
};

} // namespace Dailies
