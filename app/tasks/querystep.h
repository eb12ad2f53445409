// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstep.h"

namespace Dailies {

/// Decides how the answer to a query changes a task.
class QueryStep final : public TaskStep {
    Q_DECLARE_TR_FUNCTIONS(TaskState)
public:
    using TaskStep::TaskStep;

    Outcome operator()(const TaskEvent::QueryAnswered& event);

private:
    /// Makes an error from the service's own message about a task that it ended. Uses `otherwise` if there is no
    /// message.
    static Error reported(const TaskReport& report, const char* otherwise);
    Transition applyReport(const QueryAnswer& answer);
    Transition queryFailed(const QueryAnswer& answer);
    Transition nothingLearned(std::optional<int> delaySeconds = std::nullopt);
    void tellOfEnteredId();
    Transition idNotKnown(const QDateTime& serviceTime);
    Transition finished(const QueryAnswer& answer);
    bool isLifeOverFor(int days) const;
    Transition noOtherAddress();
    Transition tryLastAddress();
    /// The service says that the task failed or was canceled.
    Transition failed(const QueryAnswer& answer);
    Transition inProgress();
    Transition unknownToService(const QDateTime& serviceTime);
    void remarkOtherId(const TaskReport& report);
    /// Adds a sentence to the remark, once.
    void remark(const QString& sentence);

    QDateTime m_serviceNow; ///< by the service's clock, or by ours if it never sent its time
};

} // namespace Dailies
