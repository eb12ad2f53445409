// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskwishes.h"

#include <algorithm>

namespace Dailies {

void TaskWishes::add(const QList<TaskId>& ids)
{
    if (ids.size() < 2)
        return;
    for (const TaskId id : ids)
        m_wishes.insert(id, ids.constFirst());
}

void TaskWishes::execute(const Transition& step)
{
    const auto wish = m_wishes.constFind(step.task.id);
    if (wish == m_wishes.cend() || !isTerminal(step.task.state))
        return;
    const TaskId first = *wish;
    m_wishes.erase(wish);
    if (step.task.state != TaskState::NeedsReview)
        return;
    QList<TaskId> others;
    for (auto other = m_wishes.cbegin(); other != m_wishes.cend(); ++other) {
        if (*other == first && m_dispatcher.active().contains(other.key()))
            others.append(other.key());
    }
    std::sort(others.begin(), others.end());
    others.removeIf([this](TaskId id) {
        const auto task = m_dispatcher.task(id);
        if (!task || (task->state != TaskState::Waiting && task->state != TaskState::Uploading))
            return true;
        // If the key is already read, only a committed hold keeps the task from being sent. An upload ends with it.
        const bool isAboutToGo = m_dispatcher.active().value(id).busy || task->state == TaskState::Uploading;
        return isAboutToGo
            && !m_dispatcher.decide(id, TaskEvent::HeldByPerson{}, tr("On hold: another request got no response."));
    });
    m_dispatcher.hold(others, ActiveTask::Hold::Person,
        {ErrorKind::Stopped,
            tr("On hold: task %1 of the same request got no response. Decide about that task first, then use Send now "
               "for this one.")
                .arg(step.task.id)});
}

} // namespace Dailies
