// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/atrisk.h"

#include "app/tasks/history/taskhistory.h"
#include "app/tasks/store/taskstore.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr int mostLookedAt = 500;
constexpr qsizetype mostGiven = 50;
/// For so long after its expiry it makes sense to query for another URL; results exist no longer than that.
constexpr qint64 lateDays = 2;

} // namespace

std::optional<RiskKind> riskOf(const VideoTask& task, const QDateTime& now)
{
    if (task.marks.recycledAt.isValid())
        return {};
    const QDateTime since = task.finishedAt.isValid() ? task.finishedAt : task.createdAt;
    const bool isLate = since.daysTo(now) > lateDays;
    switch (task.state) {
    case TaskState::NeedsReview: return task.watched ? std::optional(RiskKind::Decide) : std::nullopt;
    case TaskState::Downloading:
        // A task that is downloaded automatically without problems needs nothing.
        return !task.watched || !task.error.message.isEmpty() ? std::optional(RiskKind::Fetch) : std::nullopt;
    case TaskState::Expired: return !isLate ? std::optional(RiskKind::Fetch) : std::nullopt;
    case TaskState::InProgress: return !task.watched && !isLate ? std::optional(RiskKind::Watch) : std::nullopt;
    default: return {};
    }
}

QList<VideoTask> tasksAtRisk(TaskStore& store, const QDateTime& now)
{
    const TaskHistory history(store);
    const QList<TaskId> ids = history.find(
        {.states = {TaskState::NeedsReview, TaskState::Downloading, TaskState::Expired, TaskState::InProgress}},
        mostLookedAt);
    QList<VideoTask> tasks = history.tasks(ids);
    keepAtRisk(tasks, now);
    return tasks.mid(0, mostGiven);
}

void keepAtRisk(QList<VideoTask>& tasks, const QDateTime& now)
{
    tasks.removeIf([&now](const VideoTask& task) { return !riskOf(task, now); });
    // Tasks whose URL has expired go last.
    const auto dies = [&now](const VideoTask& task) {
        return task.state != TaskState::Expired && task.addressExpiresAt.isValid() && task.addressExpiresAt > now;
    };
    std::sort(tasks.begin(), tasks.end(), [&dies](const VideoTask& a, const VideoTask& b) {
        if (dies(a) != dies(b))
            return dies(a);
        if (dies(a) && a.addressExpiresAt != b.addressExpiresAt)
            return a.addressExpiresAt < b.addressExpiresAt;
        return a.id > b.id;
    });
}

} // namespace Dailies
