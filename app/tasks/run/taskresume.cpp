// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskresume.h"

#include "app/common/crashpoint.h"
#include "app/tasks/run/sendrules.h"

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr int mostTries = 10;

/// Finished clips go first, in the order in which their URLs expire: nothing else can be lost.
bool goesFirst(const VideoTask& a, const VideoTask& b)
{
    const bool isFetched = a.state == TaskState::Downloading;
    const bool isOtherFetched = b.state == TaskState::Downloading;
    return isFetched && (!isOtherFetched || a.addressExpiresAt < b.addressExpiresAt);
}

} // namespace

TaskResume::TaskResume(
    TaskStore& store, Clock& clock, TaskDispatcher& dispatcher, IdJournal& journal, TaskWishes& wishes)
    : m_store(store)
    , m_clock(clock)
    , m_dispatcher(dispatcher)
    , m_journal(journal)
    , m_wishes(wishes)
{}

void TaskResume::resume()
{
    QList<VideoTask> tasks;
    bool isWhole = true;
    for (TaskId id : m_store.unfinished(&isWhole)) {
        if (m_dispatcher.active().contains(id))
            continue;
        if (std::optional<VideoTask> task = m_store.task(id))
            tasks.append(*std::move(task));
        else
            isWhole = false;
    }
    resumeAgain(!isWhole);
    // A limit's period may be over by now. If that can't be stored, the tasks say what was true before.
    if (isWhole)
        (void)m_store.reviewHeld(m_clock.now());
    std::stable_sort(tasks.begin(), tasks.end(), goesFirst);
    QList<VideoTask> unsent;
    for (const VideoTask& task : std::as_const(tasks)) {
        DAILIES_CRASH_POINT("start.before-task");
        if (resume(task))
            unsent.append(task);
    }
    m_wishes.resume();
    QHash<QString, QList<TaskId>> leftOver; // by what the user is told
    for (const VideoTask& task : std::as_const(unsent)) {
        if (m_dispatcher.active().value(task.id).hold == ActiveTask::Hold::No)
            leftOver[leftOverText(task)].append(task.id);
    }
    for (auto ids = leftOver.cbegin(); ids != leftOver.cend(); ++ids)
        m_dispatcher.hold(ids.value(), ActiveTask::Hold::User, {ErrorKind::Stopped, ids.key()});
    DAILIES_CRASH_POINT("start.resumed");
    m_dispatcher.notifyIdle();
}

void TaskResume::resumeSending()
{
    for (const TaskId id : m_store.ids({TaskState::Sending})) {
        const std::optional<VideoTask> task = m_store.task(id);
        if (task && !m_dispatcher.active().contains(id))
            (void)afterSending(*task);
    }
}

/// If the database cannot be read for a moment, it must not look as if nothing were left to do.
void TaskResume::resumeAgain(bool isNeeded)
{
    const bool isGivenUp = isNeeded && ++m_tries > mostTries;
    if (!isNeeded || isGivenUp) {
        m_tries = 0;
        m_dispatcher.setFullyLoaded(true);
        return;
    }
    m_dispatcher.setFullyLoaded(false);
    if (m_tries == 1)
        Q_EMIT m_dispatcher.reports().storageFailed({ErrorKind::Storage,
            tr("Some tasks couldn't be read from disk; retrying every second, a few times. Nothing was sent.")});
    m_clock.after(databaseAgainMs, this, [this] { resume(); });
}

QString TaskResume::leftOverText(const VideoTask& task) const
{
    // Its time passed while no program ran. Requests of an earlier run are sent only when the user says so.
    if (task.state == TaskState::Waiting && task.sendAfter.isValid() && !isStillScheduled(task, m_clock.now()))
        return tooLateText(task);
    if (isPractice(task)) // which charges nothing
        return tr("Dailies closed before this was sent. Send it now, or remove it.");
    if (task.lostCall)
        return tr("Dailies closed before this was sent again. An earlier call got no response and may have been "
                  "charged. Send it now, or remove it.");
    // The service asked for a pause, which is no refusal.
    if (task.createAttempts > task.unsentAttempts)
        return tr("Dailies closed before this was sent again. Send it now, or remove it.");
    return tr("Dailies closed before this was sent. Nothing was charged. Send it now, or remove it.");
}

/// Files were being uploaded when the program ended. To go on would send the request afterwards, so the user is asked
/// first, as for a waiting task.
void TaskResume::afterUploading(const VideoTask& task)
{
    DAILIES_CRASH_POINT("start.found-uploading");
    const Error error{ErrorKind::Stopped, leftOverText(task)};
    if (const auto step = transition(task, TaskEvent::FoundUploadingAtStart{error}, m_clock.now())) {
        m_dispatcher.commit(task, *step, {m_dispatcher.note(error.message)});
        // Also as long as that cannot be stored.
        if (const auto job = m_dispatcher.active().find(task.id); job != m_dispatcher.active().end())
            job->hold = ActiveTask::Hold::User;
    }
    DAILIES_CRASH_POINT("start.after-uploading");
}

void TaskResume::endUploads()
{
    for (const TaskId id : m_store.ids({TaskState::Uploading})) {
        const std::optional<VideoTask> task = m_store.task(id);
        if (task && m_dispatcher.active().contains(id))
            afterUploading(*task);
    }
}

std::optional<WithdrawnTask> TaskResume::toPutBack(TaskId id) const
{
    const auto task = m_store.task(id);
    if (!task)
        return std::nullopt;
    WithdrawnTask withdrawn{*task, m_store.log(id), {}};
    const auto job = m_dispatcher.active().constFind(id);
    if (!task->held && job != m_dispatcher.active().cend() && job->hold != ActiveTask::Hold::User)
        withdrawn.job = *job;
    return withdrawn;
}

Result<void> TaskResume::putBack(const WithdrawnTask& withdrawn, const std::optional<Error>& asks)
{
    VideoTask task = withdrawn.task;
    task.state = TaskState::Waiting; // its upload has ended
    bool waits = !withdrawn.job;
    if (!waits && task.sendAfter.isValid() && !isStillScheduled(task, m_clock.now())) {
        waits = task.held = true;
        task.sendAfter = {};
    }
    Result<void> allowed = waits ? Result<void>() : asks ? failure(*asks) : m_store.checkLimits({task}, m_clock.now());
    if (!allowed) {
        if (!asks && !isByLimit(allowed.error()))
            return allowed;
        waits = task.held = true;
        task.error = allowed.error();
    }
    if (Result<void> stored = m_store.putBack(task, withdrawn.log); !stored)
        return stored;
    m_dispatcher.resume(task);
    ActiveTask& job = m_dispatcher.active()[task.id];
    if (waits) {
        job.hold = ActiveTask::Hold::User;
    } else {
        // The pause that the service asked for is not over.
        job.sendAt = withdrawn.job->sendAt;
        job.offlineSince = withdrawn.job->offlineSince;
        job.ignoresHours = withdrawn.job->ignoresHours;
    }
    // Meanwhile, the answer of a task of the same wish may have been lost.
    m_wishes.resume();
    return allowed;
}

/// Commits the task as a lost answer, or with the ID from the journal. Returns nullopt if the commit failed.
std::optional<VideoTask> TaskResume::afterSending(VideoTask task)
{
    DAILIES_CRASH_POINT("start.found-sending");
    // An ID that reached the journal but not the database is just as valid.
    const QString noted = m_journal.idOf(task);
    QList<AnyTaskEvent> events{TaskEvent::FoundSendingAtStart{}};
    if (!noted.isEmpty())
        events.append(TaskEvent::IdAttached{noted});
    for (const AnyTaskEvent& event : events) {
        const std::optional<Transition> step = transition(task, event, m_clock.now());
        if (!step)
            return std::nullopt;
        DAILIES_CRASH_POINT("start.before-answer-lost");
        const Result<void> stored = m_store.update(step->task, task.state,
            {m_dispatcher.note(step->task.remoteId.isEmpty() ? step->task.error.message
                                                             : tr("The ID was recovered from the list of IDs."))});
        if (!stored) {
            if (!std::exchange(m_couldNotStore, true))
                Q_EMIT m_dispatcher.reports().storageFailed(stored.error());
            return std::nullopt;
        }
        DAILIES_CRASH_POINT("start.after-answer-lost");
        m_couldNotStore = false;
        task = step->task;
    }
    return task;
}

/// Once more, because the database could not be written.
void TaskResume::resumeInterrupted(TaskId id)
{
    if (m_dispatcher.active().contains(id))
        return;
    const std::optional<VideoTask> task = m_store.task(id);
    if (!task)
        m_clock.after(databaseAgainMs, this, [this, id] { resumeInterrupted(id); });
    else if (task->state == TaskState::Sending)
        (void)resume(*task);
}

/// Returns whether the task may be sent only after the user confirms it.
bool TaskResume::resume(const VideoTask& task)
{
    if (task.state == TaskState::Sending) {
        const std::optional<VideoTask> known = afterSending(task);
        if (known && known->state == TaskState::InProgress)
            m_dispatcher.resume(*known);
        if (!known)
            m_clock.after(databaseAgainMs, this, [this, id = task.id] { resumeInterrupted(id); });
        return false;
    }
    if (task.state == TaskState::Uploading) {
        afterUploading(task);
        return false;
    }
    m_dispatcher.resume(task);
    if (task.state == TaskState::Waiting && task.held)
        m_dispatcher.active()[task.id].hold = ActiveTask::Hold::User;
    return task.state == TaskState::Waiting && !task.held && !isStillScheduled(task, m_clock.now());
}

} // namespace Dailies
