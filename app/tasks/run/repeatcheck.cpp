// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/repeatcheck.h"

#include "app/tasks/run/sendgate.h"
#include "app/tasks/store/requestfingerprint.h"

#include <algorithm>

namespace Dailies {

namespace {

std::optional<Error> justNow(std::optional<qint64> ago)
{
    if (!ago)
        return std::nullopt;
    const qint64 seconds = std::max<qint64>((*ago + 500) / 1000, 1);
    return Error{
        ErrorKind::SentJustNow, QCoreApplication::translate("TaskRunner", "You sent this %1 s ago.").arg(seconds)};
}

std::optional<qint64> shorter(std::optional<qint64> one, std::optional<qint64> other)
{
    return one && other ? std::min(one, other) : one ? one : other;
}

} // namespace

RepeatCheck::RepeatCheck(const RunnerDependencies& parts, TaskDispatcher& dispatcher)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
{}

std::optional<Error> RepeatCheck::ofNew(const VideoTask& task) const
{
    const TaskStore& store = m_dependencies.store;
    const auto earlier = store.unanswered(task);
    // First what may cost the most: a lost call may be charged, although there is nothing to see of it.
    if (earlier && isIn(*earlier, TaskState::NeedsReview))
        return unanswered(*earlier);
    const auto made = store.madeAgo(task, m_dependencies.clock.now(), SendGate::sameRequestMs);
    const QList<TaskId> waiting = store.waiting(task);
    const bool isWaiting = std::ranges::any_of(
        waiting, [&](TaskId id) { return (made && made->id == id) || waitsForUser(id); });
    if (isWaiting)
        return Error{ErrorKind::SentJustNow, tr("The same request is already waiting to be sent.")};
    if (const auto error = justNow(shorter(made ? std::optional(made->ms) : std::nullopt, sentAgo(task))))
        return error;
    return earlier ? std::optional(unanswered(*earlier)) : std::nullopt;
}

std::optional<Error> RepeatCheck::ofLost(const VideoTask& task) const
{
    return justNow(sentAgo(task));
}

std::optional<Error> RepeatCheck::ofWaiting(const VideoTask& task, quint64 event) const
{
    if (const TaskId sibling = undecidedSibling(task); sibling != 0)
        return unansweredTogether(sibling);
    if (const auto earlier = m_dependencies.store.unanswered(task); earlier && isIn(*earlier, TaskState::NeedsReview))
        return unanswered(*earlier);
    return justNow(otherSentAgo(task, event));
}

TaskId RepeatCheck::undecidedSibling(const VideoTask& task) const
{
    return task.held && !task.wish.isEmpty() ? m_dependencies.store.undecidedWishes().value(task.wish) : 0;
}

void RepeatCheck::sent(const VideoTask& task, quint64 event)
{
    m_sent.insert(requestKey(task), {m_dependencies.clock.elapsed(), task.id, event});
}

/// Milliseconds since the user had a task of the same request sent.
std::optional<qint64> RepeatCheck::sentAgo(const VideoTask& task) const
{
    const auto sent = m_sent.constFind(requestKey(task));
    const qint64 ago = sent == m_sent.cend() ? SendGate::sameRequestMs : m_dependencies.clock.elapsed() - sent->at;
    return ago < SendGate::sameRequestMs ? std::optional(ago) : std::nullopt;
}

/// Milliseconds since another task of the same request was sent.
std::optional<qint64> RepeatCheck::otherSentAgo(const VideoTask& task, quint64 event) const
{
    const auto last = m_sent.constFind(requestKey(task));
    const bool isOther = last != m_sent.cend() && last->id != task.id && last->event != event;
    const auto made = m_dependencies.store.madeAgo(task, m_dependencies.clock.now(), SendGate::sameRequestMs);
    const auto other = made ? m_dependencies.store.task(made->id) : std::nullopt;
    const bool isSent = other && other->state != TaskState::Waiting && other->state != TaskState::Uploading
        && (task.wish.isEmpty() || other->wish != task.wish);
    return shorter(isSent ? std::optional(made->ms) : std::nullopt, isOther ? sentAgo(task) : std::nullopt);
}

/// Other waiting tasks are in plain sight and go by themselves.
bool RepeatCheck::waitsForUser(TaskId id) const
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    return task && (task->held || m_dispatcher.active().value(id).hold == ActiveTask::Hold::User);
}

bool RepeatCheck::isIn(TaskId id, TaskState state) const
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    return task && task->state == state;
}

/// The requests of one wish may differ.
Error RepeatCheck::unansweredTogether(TaskId id) const
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    const QString sentence = task && isPractice(*task)
        ? tr("Take %1, which was sent together with this one, got no response.")
        : tr("Take %1, which was sent together with this one, got no response. If it was received, you'll pay for "
             "both.");
    return {ErrorKind::Unanswered, sentence.arg(id)};
}

Error RepeatCheck::unanswered(TaskId id) const
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    const bool isSending = task && task->state == TaskState::Sending;
    const QString sentence = isSending ? tr("Take %1 of the same request is still waiting for a response.")
        : task && isPractice(*task)
        ? tr("Take %1 of the same request got no response.")
        : tr("Take %1 of the same request got no response. If it was received, you'll pay for both.");
    return {ErrorKind::Unanswered, sentence.arg(id)};
}

} // namespace Dailies
