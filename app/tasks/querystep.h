// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// What the answer to a query makes of a task.
class QueryStep final : public TaskStep {
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::QueryAnswered& event);

private:
    Transition queryFailed(const QueryAnswer& answer);
    Transition idNotKnown(const QDateTime& serviceTime);
    Transition finished(const TaskReport& report, const QDateTime& serviceTime);
    Transition finishedWithoutAddress();
    Transition unknownToService(const QDateTime& serviceTime);
    Transition stillWithoutAddress();
};

} // namespace Dailies
