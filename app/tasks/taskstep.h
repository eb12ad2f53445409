// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskevent.h"

#include <QCoreApplication>

namespace Dailies {

/// Base class of all steps in a task's life. Holds the task before and after the step and moves it between states.
class TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    /// nullopt if the event is not allowed in the task's state.
    using Outcome = std::optional<Transition>;

    /// `task` and `now` must outlive the step.
    TaskStep(const VideoTask& task, const QDateTime& now) : m_task(task), m_next(task), m_now(now)
    {
        m_next.error = {};
    }

protected:
    bool isIn(TaskState state) const { return m_task.state == state; }
    /// Whether the time at which the user wants the request to be sent is still to come.
    bool isEarly() const { return m_task.sendAfter.isValid() && m_task.sendAfter > m_now; }
    Transition with(TaskAction action, std::optional<int> delaySeconds = std::nullopt) const;
    Transition to(TaskState state, TaskAction action, std::optional<int> delaySeconds = std::nullopt);
    Transition backToLostCall(TaskAction action = TaskAction::None);
    void tellOfLostCall();
    /// Age in seconds since the service accepted the request. Measured by its clock and by ours; the smaller value
    /// counts, because either clock may be wrong.
    qint64 ageSeconds(const QDateTime& serviceTime) const;
    /// Returns the error unchanged if it has a message, otherwise with the text `otherwise`.
    static Error worded(Error error, const char* otherwise);

    const VideoTask& m_task;
    VideoTask m_next;
    const QDateTime& m_now;

private:
    void forgetUselessPart();
};

} // namespace Dailies
