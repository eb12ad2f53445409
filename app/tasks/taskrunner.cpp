// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskrunner.h"

#include "app/common/crashpoint.h"
#include "app/tasks/tasklog.h"
#include "app/tasks/taskworker.h"

namespace Dailies {

namespace {

constexpr int mostCopies = 100;

/// A new task as it goes to disk first.
VideoTask newTask(const Account& account, const VideoRequest& request, const QDateTime& now)
{
    VideoTask task;
    task.accountId = account.id;
    // The practice service listens somewhere else at each start.
    if (!account.isPractice())
        task.baseUrl = account.baseUrl;
    task.request = request;
    task.createdAt = now;
    return task;
}

} // namespace

Result<QList<TaskId>> TaskRunner::Worker::submit(const Account& account, const VideoRequest& request, int copies)
{
    for (const Finding& finding : checkRequest(request)) {
        if (finding.severity == Severity::Stop)
            return failure(ErrorKind::BadInput, finding.message);
    }
    if (copies < 1 || copies > mostCopies)
        return failure(ErrorKind::BadInput, tr("Between 1 and %1 copies can be submitted at once.").arg(mostCopies));
    QList<VideoTask> tasks;
    for (int copy = 0; copy < copies; ++copy) {
        VideoTask task = newTask(account, request, m_parts.clock.now());
        DAILIES_CRASH_POINT("submit.before-add");
        const Result<TaskId> added = m_parts.store.add(task);
        if (!added) {
            // Half a batch is none: nothing of it was sent yet.
            for (const VideoTask& earlier : std::as_const(tasks))
                (void)m_parts.store.remove(earlier.id);
            return failure(added.error().kind,
                tr("Nothing was sent, because the request could not be kept on disk first. %1")
                    .arg(added.error().message));
        }
        DAILIES_CRASH_POINT("submit.after-add");
        task.id = *added;
        task.place = *added;
        tasks.append(task);
    }
    if (m_paused.contains(account.id))
        resumeAccount(account.id);
    DAILIES_CRASH_POINT("submit.all-added");
    QList<TaskId> ids;
    for (const VideoTask& task : std::as_const(tasks)) {
        takeUp(task);
        ids.append(task.id);
        DAILIES_CRASH_POINT("submit.taken-up");
    }
    return ids;
}

Result<TaskId> TaskRunner::Worker::adopt(
    const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId)
{
    const QString id = remoteId.trimmed();
    if (id.isEmpty() || model.isEmpty() || !isOffered(kind))
        return failure(ErrorKind::BadInput, tr("To follow a task, its kind, its model and its id are needed."));
    if (const std::optional<TaskId> known = m_parts.store.findRemote(account.id, id)) {
        // One that has ended needs no asking.
        (void)checkNow(*known);
        return *known;
    }
    VideoRequest request;
    request.kind = kind;
    request.model = model;
    VideoTask task = newTask(account, request, m_parts.clock.now());
    task.state = TaskState::InProgress;
    task.remoteId = id;
    task.acceptedAt = task.createdAt;
    const Result<TaskId> added = m_parts.store.add(task);
    if (!added)
        return added;
    task.id = *added;
    if (const Result<void> noted = m_journal.append(task, task.createdAt); !noted)
        (void)m_parts.store.appendLog(task.id, note(noted.error().message));
    if (m_paused.contains(account.id))
        resumeAccount(account.id);
    takeUp(task);
    return task.id;
}

Result<void> TaskRunner::Worker::attachId(TaskId id, const QString& remoteId)
{
    const QString given = remoteId.trimmed();
    if (given.isEmpty())
        return failure(ErrorKind::BadInput, tr("The id is empty."));
    std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task || task->state != TaskState::NeedsReview)
        return failure(ErrorKind::BadInput, tr("Only a task whose answer was lost can be given an id."));
    if (const std::optional<TaskId> known = m_parts.store.findRemote(task->accountId, given))
        return failure(ErrorKind::BadInput, tr("Task %1 has this id already.").arg(*known));
    Result<void> attached = decide(id, TaskEvent::IdAttached{given}, tr("The id was given by hand."));
    if (attached) {
        task->remoteId = given;
        if (const Result<void> noted = m_journal.append(*task, m_parts.clock.now()); !noted)
            (void)m_parts.store.appendLog(id, note(noted.error().message));
    }
    return attached;
}

Result<void> TaskRunner::Worker::resubmit(TaskId id)
{
    return decide(
        id, TaskEvent::ResubmitConfirmed{}, tr("Submitted again by hand; the first request may have been charged."));
}

Result<void> TaskRunner::Worker::checkNow(TaskId id)
{
    return decide(id, TaskEvent::CheckRequested{}, tr("Asked for by hand."));
}

Result<void> TaskRunner::Worker::withdraw(TaskId id)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task || task->state != TaskState::Waiting)
        return failure(ErrorKind::BadInput, tr("Only a task that waits can be taken back."));
    Result<void> removed = m_parts.store.remove(id);
    if (removed)
        drop(id);
    return removed;
}

Result<void> TaskRunner::Worker::hold(TaskId id)
{
    return decide(id, TaskEvent::HeldByPerson{}, tr("Held by hand."));
}

Result<void> TaskRunner::Worker::leave(TaskId id)
{
    return decide(id, TaskEvent::LeftAlone{}, tr("Left as it is, by hand; the request may have been charged."));
}

Result<void> TaskRunner::Worker::cancelSending(TaskId id)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    const auto job = m_jobs.find(id);
    const bool sends = task && task->state == TaskState::Sending && job != m_jobs.end() && (job->busy || job->storing);
    const bool readsKey = task && task->state == TaskState::Waiting && job != m_jobs.end() && job->busy;
    if (!sends && !readsKey)
        return failure(ErrorKind::BadInput, tr("Task %1 is not being sent.").arg(id));
    if (readsKey) {
        if (Result<void> held = decide(id, TaskEvent::HeldByPerson{}, tr("Stopped by hand.")); !held)
            return held;
        hold(id, Hold::Person, {ErrorKind::Stopped, tr("It was stopped before it was sent; nothing was accepted.")});
        return {};
    }
    if (job->storing)
        return failure(ErrorKind::Storage, tr("What became of task %1 could not be written to disk yet.").arg(id));
    // What it comes to is decided by what has left, when the call ends.
    job->cancelled = true;
    if (const QPointer<ServiceCall> call = job->call)
        call->stop();
    return {};
}

void TaskRunner::Worker::stopWatching(TaskId id)
{
    const Job job = m_jobs.value(id);
    const Result<void> stopped = decide(
        id, TaskEvent::WatchStopped{}, tr("Watching was stopped; the job at the service goes on and may be charged."));
    if (!stopped) {
        if (stopped.error().kind == ErrorKind::Storage)
            Q_EMIT m_runner.storageFailed(stopped.error());
        return;
    }
    if (job.call)
        job.call->stop();
    if (job.download)
        job.download->stop();
}

TaskRunner::TaskRunner(Parts parts, QObject* parent)
    : QObject(parent)
    , m_worker(std::make_unique<Worker>(std::move(parts), *this))
{}

TaskRunner::~TaskRunner() = default;

void TaskRunner::resume()
{
    m_worker->resume();
}

Result<QList<TaskId>> TaskRunner::submit(const Account& account, const VideoRequest& request, int copies)
{
    return m_worker->submit(account, request, copies);
}

Result<TaskId> TaskRunner::adopt(
    const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId)
{
    return m_worker->adopt(account, kind, model, remoteId);
}

Result<void> TaskRunner::attachId(TaskId id, const QString& remoteId)
{
    return m_worker->attachId(id, remoteId);
}

Result<void> TaskRunner::resubmit(TaskId id)
{
    return m_worker->resubmit(id);
}

Result<void> TaskRunner::checkNow(TaskId id)
{
    return m_worker->checkNow(id);
}

Result<void> TaskRunner::withdraw(TaskId id)
{
    return m_worker->withdraw(id);
}

Result<void> TaskRunner::hold(TaskId id)
{
    return m_worker->hold(id);
}

Result<void> TaskRunner::move(TaskId id, QueueMove where)
{
    return m_worker->move(id, where);
}

Result<void> TaskRunner::cancelSending(TaskId id)
{
    return m_worker->cancelSending(id);
}

Result<void> TaskRunner::leave(TaskId id)
{
    return m_worker->leave(id);
}

void TaskRunner::stopWatching(TaskId id)
{
    m_worker->stopWatching(id);
}

void TaskRunner::resumeAccount(const QString& accountId)
{
    m_worker->resumeAccount(accountId);
}

int TaskRunner::activeCount() const
{
    return m_worker->activeCount();
}

std::optional<double> TaskRunner::downloadFraction(TaskId id) const
{
    return m_worker->downloadFraction(id);
}

std::optional<SendWait> TaskRunner::sendWait(TaskId id) const
{
    return m_worker->sendWait(id);
}

std::optional<TaskEta> TaskRunner::eta(TaskId id) const
{
    return m_worker->eta(id);
}

QDateTime TaskRunner::unreachableSince(TaskId id) const
{
    return m_worker->unreachableSince(id);
}

} // namespace Dailies
