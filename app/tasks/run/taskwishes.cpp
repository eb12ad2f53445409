// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskwishes.h"

namespace Dailies {

void TaskWishes::execute(const Transition& step)
{
    const VideoTask& task = step.task;
    if (task.state == TaskState::NeedsReview && task.watched && !task.wish.isEmpty())
        hold(task.wish, task.id);
}

void TaskWishes::resume()
{
    const QHash<QString, TaskId> wishes = m_store.undecidedWishes();
    for (auto wish = wishes.cbegin(); wish != wishes.cend(); ++wish)
        hold(wish.key(), wish.value());
    // Whatever happens next in this turn finds them on hold.
    m_dispatcher.commitStaged();
}

void TaskWishes::hold(const QString& wish, TaskId undecided)
{
    const Error error{ErrorKind::Stopped,
        tr("On hold because take %1, which was sent together with this one, got no response. Once you have decided "
           "about that take, you can send this one.")
            .arg(undecided)};
    for (const TaskId id : m_store.unsentOf(wish)) {
        const std::optional<VideoTask> task = m_store.task(id);
        const auto step = task ? transition(*task, TaskEvent::Held{error, true}, m_clock.now()) : std::nullopt;
        if (!step)
            continue;
        m_dispatcher.commitWithTurn(*task, *step, {m_dispatcher.note(error.message)});
        // Also as long as that cannot be stored.
        if (const auto job = m_dispatcher.active().find(id); job != m_dispatcher.active().end())
            job->hold = ActiveTask::Hold::User;
    }
}

} // namespace Dailies
