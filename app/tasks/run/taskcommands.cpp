// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskcommands.h"

#include "app/common/crashpoint.h"
#include "app/request/kindfields.h"
#include "app/service/wire/requestcheck.h"
#include "app/tasks/store/requestfingerprint.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr int mostCopies = 100;

/// A new task as it is first stored.
VideoTask newTask(const RunnerDependencies& parts, const Account& account, const VideoRequest& request)
{
    VideoTask task;
    task.accountId = account.id;
    // The practice service's URL changes with each start, so it is not stored.
    if (!account.isPractice()) {
        task.baseUrl = account.baseUrl;
        task.keyDigest = parts.keys.sessionKeyDigest(account.id, originOf(account.baseUrl));
    }
    task.request = request;
    task.createdAt = parts.clock.now();
    return task;
}

} // namespace

TaskCommands::TaskCommands(const RunnerDependencies& parts, const Crew& crew)
    : m_dependencies(parts)
    , m_dispatcher(crew.dispatcher)
    , m_accounts(crew.accounts)
    , m_sends(crew.sends)
    , m_journal(crew.journal)
    , m_wishes(crew.wishes)
{}

Result<void> TaskCommands::decide(TaskId id, const AnyTaskEvent& event, const QString& text)
{
    const Result<Transition> step = m_dispatcher.decide(id, event, text);
    if (!step)
        return failure(step.error());
    // A task that is held or ended needs no key.
    const bool goesOn = step->task.watched && !isTerminal(step->task.state) && step->action != TaskAction::Hold;
    if (goesOn && m_accounts.isPaused(step->task.accountId))
        m_accounts.resume(step->task.accountId);
    return {};
}

Result<void> TaskCommands::decideToSend(TaskId id, const AnyTaskEvent& event, const QString& text)
{
    if (Result<void> may = mayWish(); !may)
        return may;
    m_gate.begin(press());
    const Result<void> decided = decide(id, event, text);
    m_gate.end(m_dependencies.clock.elapsed());
    if (const std::optional<VideoTask> task = decided ? m_dependencies.store.task(id) : std::nullopt)
        m_sentAgain.insert(requestKey(*task), m_dependencies.clock.elapsed());
    return decided;
}

/// Milliseconds since the user last submitted the same request, or resent an earlier task of it; nullopt if that is
/// longer ago than sameRequestMs.
std::optional<qint64> TaskCommands::wishedAgo(const VideoTask& task) const
{
    const auto made = m_dependencies.store.madeAgo(task, m_dependencies.clock.now(), SendGate::sameRequestMs);
    const auto again = m_sentAgain.constFind(requestKey(task));
    const qint64 ago = again == m_sentAgain.cend() ? SendGate::sameRequestMs : m_dependencies.clock.elapsed() - *again;
    return ago < SendGate::sameRequestMs ? std::min(ago, made.value_or(ago)) : made;
}

Result<void> TaskCommands::mayWish() const
{
    if (m_gate.isNewWish(press()))
        return {};
    return failure(ErrorKind::Repeated, tr("This belongs to the press before it. Nothing more was sent."));
}

Result<QList<VideoTask>> TaskCommands::tasksOf(const SendWish& wish) const
{
    for (const Finding& finding : checkRequest(wish.request)) {
        if (finding.severity == Severity::Stop)
            return failure(ErrorKind::BadInput, finding.message);
    }
    if (wish.copies < 1 || wish.copies > mostCopies)
        return failure(ErrorKind::BadInput, tr("Between 1 and %1 copies can be submitted at once.").arg(mostCopies));
    if (const Result<void> may = mayWish(); !may)
        return failure(may.error());
    VideoTask task = newTask(m_dependencies, wish.account, wish.request);
    task.parent = wish.parent;
    const auto ago = m_hands && !wish.isMeant ? wishedAgo(task) : std::nullopt;
    if (ago)
        return failure(
            ErrorKind::SentJustNow, tr("You sent this %1 s ago.").arg(std::max<qint64>((*ago + 500) / 1000, 1)));
    return QList<VideoTask>(wish.copies, task);
}

tl::unexpected<Error> TaskCommands::notKept(const Error& error)
{
    return failure(
        error.kind, tr("Nothing was sent, because the request could not be kept on disk first. %1").arg(error.message));
}

/// Commits a wish and starts its tasks, or returns an error.
Result<QList<TaskId>> TaskCommands::add(QList<VideoTask> tasks)
{
    DAILIES_CRASH_POINT("submit.before-add");
    const Result<QList<TaskId>> ids = m_dependencies.store.addAll(tasks);
    if (!ids)
        return notKept(ids.error());
    DAILIES_CRASH_POINT("submit.after-add");
    const QString& account = tasks.constFirst().accountId;
    if (m_accounts.isPaused(account))
        m_accounts.resume(account);
    m_wishes.add(*ids);
    for (qsizetype n = 0; n < tasks.size(); ++n) {
        tasks[n].id = ids->at(n);
        tasks[n].place = ids->at(n);
        m_dispatcher.resume(tasks.at(n));
        DAILIES_CRASH_POINT("submit.taken-up");
    }
    return ids;
}

/// Removes the tasks. None was sent, because sending waits for the disk as well.
void TaskCommands::takeBack(const QList<TaskId>& ids)
{
    for (const TaskId id : ids) {
        m_sends.cancel(id);
        (void)m_dependencies.store.remove(id);
    }
}

Result<QList<TaskId>> TaskCommands::submit(const SendWish& wish)
{
    const Result<QList<VideoTask>> tasks = tasksOf(wish);
    if (!tasks)
        return failure(tasks.error());
    m_gate.begin(press());
    const Result<QList<TaskId>> ids = add(*tasks);
    m_gate.end(m_dependencies.clock.elapsed());
    return ids;
}

Result<void> TaskCommands::submitLater(const SendWish& wish, const Submitted& done)
{
    const Result<QList<VideoTask>> tasks = tasksOf(wish);
    if (!tasks)
        return failure(tasks.error());
    m_gate.begin(press());
    const Result<QList<TaskId>> ids = add(*tasks);
    m_dependencies.store.disk().whenOnDisk(&m_dispatcher, [this, ids, done](const Result<void>& onDisk) {
        DAILIES_CRASH_POINT("submit.on-disk");
        if (ids && !onDisk) {
            takeBack(*ids);
            done(notKept(onDisk.error()));
        } else {
            done(ids);
        }
        // Presses until the tasks are shown belong to this press.
        m_gate.end(m_dependencies.clock.elapsed());
    });
    return {};
}

Result<TaskId> TaskCommands::adopt(
    const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId)
{
    const QString id = remoteId.trimmed();
    if (id.isEmpty() || model.isEmpty() || !isOffered(kind))
        return failure(ErrorKind::BadInput, tr("To follow a task, its kind, its model and its id are needed."));
    if (const std::optional<TaskId> known = m_dependencies.store.findRemote(account.id, id)) {
        // A task that has ended needs no query.
        (void)checkNow(*known);
        return *known;
    }
    VideoRequest request;
    request.kind = kind;
    request.model = model;
    VideoTask task = newTask(m_dependencies, account, request);
    task.state = TaskState::InProgress;
    task.remoteId = id;
    task.acceptedAt = task.createdAt;
    const Result<TaskId> added = m_dependencies.store.add(task);
    if (!added)
        return added;
    task.id = *added;
    if (const Result<void> noted = m_journal.append(task, task.createdAt); !noted)
        (void)m_dependencies.store.appendLog(task.id, m_dispatcher.note(noted.error().message));
    if (m_accounts.isPaused(account.id))
        m_accounts.resume(account.id);
    m_dispatcher.resume(task);
    return task.id;
}

Result<void> TaskCommands::attachId(TaskId id, const QString& remoteId)
{
    const QString given = remoteId.trimmed();
    if (given.isEmpty())
        return failure(ErrorKind::BadInput, tr("The id is empty."));
    std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task || task->state != TaskState::NeedsReview)
        return failure(ErrorKind::BadInput, tr("Only a task whose answer was lost can be given an id."));
    if (const std::optional<TaskId> known = m_dependencies.store.findRemote(task->accountId, given))
        return failure(ErrorKind::BadInput, tr("Task %1 has this id already.").arg(*known));
    Result<void> attached = decide(id, TaskEvent::IdAttached{given}, tr("The id was given by hand."));
    if (attached) {
        task->remoteId = given;
        if (const Result<void> noted = m_journal.append(*task, m_dependencies.clock.now()); !noted)
            (void)m_dependencies.store.appendLog(id, m_dispatcher.note(noted.error().message));
    }
    return attached;
}

/// Whether the task belongs to the practice service, which charges nothing.
bool TaskCommands::chargesNothing(TaskId id) const
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    return task && isPractice(*task);
}

Result<void> TaskCommands::resubmit(TaskId id)
{
    return decideToSend(id, TaskEvent::ResubmitConfirmed{},
        chargesNothing(id) ? tr("Submitted again by hand.")
                           : tr("Submitted again by hand; the first request may have been charged."));
}

Result<void> TaskCommands::checkNow(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (task && isClipGone(*task))
        return decide(id, TaskEvent::FetchedAgain{},
            tr("The clip was not in its folder any more; it was asked for again by hand."));
    // A request that was refused for being late may also be sent again.
    if (task && (task->state == TaskState::Waiting || maySendAgain(*task)))
        return decideToSend(id, TaskEvent::CheckRequested{}, tr("Asked for by hand."));
    return decide(id, TaskEvent::CheckRequested{}, tr("Asked for by hand."));
}

Result<void> TaskCommands::withdraw(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task || task->state != TaskState::Waiting)
        return failure(ErrorKind::BadInput, tr("Only a task that waits can be taken back."));
    // The record must stay, because it is the only trace of a call that may have been charged.
    if (task->lostCall)
        return decide(id, TaskEvent::Withdrawn{},
            isPractice(*task) ? tr("Not submitted again after all, by hand.")
                              : tr("Not submitted again after all, by hand; the first request may have been charged."));
    Result<void> removed = m_dependencies.store.remove(id);
    if (removed)
        m_dispatcher.drop(id);
    return removed;
}

Result<void> TaskCommands::hold(TaskId id)
{
    return decide(id, TaskEvent::HeldByPerson{}, tr("Held by hand."));
}

Result<void> TaskCommands::leave(TaskId id)
{
    return decide(id, TaskEvent::LeftAlone{},
        chargesNothing(id) ? tr("Left as it is, by hand.")
                           : tr("Left as it is, by hand; the request may have been charged."));
}

Result<void> TaskCommands::cancelSending(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    const auto job = m_dispatcher.jobs().find(id);
    const bool sends =
        task && task->state == TaskState::Sending && job != m_dispatcher.jobs().end() && (job->busy || job->storing);
    const bool readsKey = task && task->state == TaskState::Waiting && job != m_dispatcher.jobs().end() && job->busy;
    if (!sends && !readsKey)
        return failure(ErrorKind::BadInput, tr("Task %1 is not being sent.").arg(id));
    if (readsKey) {
        if (Result<void> held = decide(id, TaskEvent::HeldByPerson{}, tr("Stopped by hand.")); !held)
            return held;
        const QString stopped = task->lostCall && isPractice(*task)
            ? tr("It was stopped before it was sent again. An earlier call got no answer.")
            : task->lostCall
            ? tr("It was stopped before it was sent again. An earlier call got no answer and may have been charged.")
            : tr("It was stopped before it was sent; nothing was accepted.");
        m_dispatcher.hold({id}, ActiveTask::Hold::Person, {ErrorKind::Stopped, stopped});
        return {};
    }
    if (job->storing)
        return failure(ErrorKind::Storage, tr("What became of task %1 could not be written to disk yet.").arg(id));
    m_sends.cancel(id);
    return {};
}

void TaskCommands::stopWatching(TaskId id)
{
    const ActiveTask job = m_dispatcher.jobs().value(id);
    const Result<void> stopped = decide(id, TaskEvent::WatchStopped{},
        chargesNothing(id) ? tr("Watching was stopped; the job at the service goes on.")
                           : tr("Watching was stopped; the job at the service goes on and may be charged."));
    if (!stopped) {
        if (stopped.error().kind == ErrorKind::Storage)
            Q_EMIT m_dispatcher.news().storageFailed(stopped.error());
        return;
    }
    if (job.call)
        job.call->stop();
    if (job.download)
        job.download->stop();
}

} // namespace Dailies
