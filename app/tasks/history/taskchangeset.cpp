// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskchangeset.h"

#include "app/tasks/history/taskhistory.h"

namespace Dailies {

void TaskChangeSet::noteAdded(TaskId id)
{
    m_removed.remove(id); // SQLite may use the number of a deleted task again
    m_added.insert(id);
    m_changed.insert(id);
}

void TaskChangeSet::noteChanged(TaskId id)
{
    m_changed.insert(id);
}

void TaskChangeSet::noteRemoved(TaskId id)
{
    m_added.remove(id);
    m_changed.remove(id);
    m_removed.insert(id);
}

std::optional<VideoTask> TaskChangeSet::task(TaskId id) const
{
    if (!m_changed.contains(id))
        return std::nullopt;
    if (!m_read.contains(id)) {
        for (const VideoTask& task : TaskHistory(*m_store).tasks(isFew() ? m_changed.values() : QList<TaskId>{id}))
            m_read.insert(task.id, task);
    }
    const auto read = m_read.constFind(id);
    return read == m_read.cend() ? std::nullopt : std::optional(*read);
}

bool TaskChangeSet::update(QList<VideoTask>& tasks) const
{
    const qsizetype before = tasks.size();
    tasks.removeIf([this](const VideoTask& task) { return m_removed.contains(task.id); });
    bool isNew = tasks.size() != before;
    for (VideoTask& each : tasks) {
        if (const std::optional<VideoTask> now = task(each.id)) {
            each = *now;
            isNew = true;
        }
    }
    return isNew;
}

QSet<TaskId> TaskChangeSet::passing(const TaskFilter& filter) const
{
    if (!isFew() || !filter.text.isEmpty())
        return TaskHistory(*m_store).passing(m_changed.values(), filter);
    QSet<TaskId> passing;
    for (const TaskId id : m_changed) {
        if (const std::optional<VideoTask> now = task(id); now && matchesProperties(*now, filter))
            passing.insert(id);
    }
    return passing;
}

} // namespace Dailies
