// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// What a create call and its answer make of a task.
class SendStep final : public TaskStep {
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::SendBegun&);
    Outcome operator()(const TaskEvent::CreateAnswered& event);
    Outcome operator()(const TaskEvent::FoundSendingAtStart&);

private:
    Transition refused(const Error& error);
    Transition notSent(const Error& error);
    Transition held();
};

} // namespace Dailies
