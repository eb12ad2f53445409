// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// Decides how a create call and its answer change a task.
class SendStep final : public TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::SendBegun&);
    Outcome operator()(const TaskEvent::CreateAnswered& event);
    Outcome operator()(const TaskEvent::FoundSendingAtStart&);

private:
    Transition accepted(const CreateAnswer& answer);
    Transition refused(const CreateAnswer& answer);
    Transition throttled(const CreateAnswer& answer);
    Transition notSent(const CreateAnswer& answer);
    Transition lost(const CreateAnswer& answer);
    Transition held();
};

/// A sentence about a changed file, followed by what can be done about it: only the user knows which version is meant.
QString withFileQuestion(const VideoTask& task, const QString& sentence);

/// Maximum number of times that a throttled request is sent again automatically for one wish.
inline constexpr int mostResends = 3;

} // namespace Dailies
