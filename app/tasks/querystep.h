// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// What the answer to a query makes of a task.
class QueryStep final : public TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::QueryAnswered& event);

private:
    /// The service's own words about a task that it ended.
    static Error reported(const TaskReport& report, const char* otherwise);
    Transition told(const QueryAnswer& answer);
    Transition queryFailed(const QueryAnswer& answer);
    Transition nothingLearned(std::optional<int> delaySeconds = std::nullopt);
    Transition idNotKnown(const QDateTime& serviceTime);
    Transition finished(const QueryAnswer& answer);
    Transition noOtherAddress();
    Transition tryLastAddress();
    Transition failed(const QueryAnswer& answer);
    Transition inProgress();
    Transition unknownToService(const QDateTime& serviceTime);
    void remarkOtherId(const TaskReport& report);

    QDateTime m_serviceNow; ///< ours where the service does not tell its own
};

} // namespace Dailies
