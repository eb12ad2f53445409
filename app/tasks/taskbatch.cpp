// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskbatch.h"

#include <utility>

namespace Dailies {

std::optional<BatchEnd> TaskBatch::follow(const VideoTask& task)
{
    // What waits for the person is not running: it would keep the news of all others back for ever.
    const bool runs = !isTerminal(task.state) && task.watched && !task.held;
    if (runs) {
        this->runs(task.id);
        return std::nullopt;
    }
    if (!m_running.remove(task.id))
        return std::nullopt;
    // What the person stopped or holds is no news to them.
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
