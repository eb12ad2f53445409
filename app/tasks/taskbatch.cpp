// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskbatch.h"

#include <utility>

namespace Dailies {

std::optional<BatchEnd> TaskBatch::follow(const VideoTask& task)
{
    // A held task is not running: it would delay the notification about all others indefinitely.
    const bool runs = !isTerminal(task.state) && task.watched && !task.held;
    if (runs) {
        this->runs(task.id);
        return std::nullopt;
    }
    if (!m_running.remove(task.id))
        return std::nullopt;
    // A task that the user stopped or held is not worth a notification.
    if (isTerminal(task.state) && task.watched) {
        auto& list = task.state == TaskState::Saved ? m_end.saved
            : task.state == TaskState::NeedsReview  ? m_end.undecided
                                                    : m_end.unsuccessful;
        list.append(task.id);
        m_end.practice += isPractice(task) ? 1 : 0;
    }
    return endOf();
}

std::optional<BatchEnd> TaskBatch::forget(TaskId id)
{
    if (!m_running.remove(id))
        return std::nullopt;
    return endOf();
}

std::optional<BatchEnd> TaskBatch::endOf()
{
    if (!m_running.isEmpty() || m_end.count() == 0)
        return std::nullopt;
    return std::exchange(m_end, {});
}

} // namespace Dailies
