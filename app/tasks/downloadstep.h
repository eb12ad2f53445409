// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// Decides how download events change a task.
class DownloadStep final : public TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::DownloadProgressed& event);
    Outcome operator()(const TaskEvent::DownloadSaved& event);
    Outcome operator()(const TaskEvent::DownloadFailed& event);

private:
    bool asksForAddress(ErrorKind kind) const;
};

} // namespace Dailies
