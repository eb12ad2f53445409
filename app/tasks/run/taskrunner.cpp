// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskrunner.h"

#include "app/common/crashpoint.h"
#include "app/request/kindfields.h"
#include "app/service/wire/requestcheck.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/run/downloadworker.h"
#include "app/tasks/run/pollworker.h"
#include "app/tasks/run/repeatcheck.h"
#include "app/tasks/run/requestkeys.h"
#include "app/tasks/run/sendrules.h"
#include "app/tasks/run/sendworker.h"
#include "app/tasks/run/taskresume.h"
#include "app/tasks/run/taskwishes.h"
#include "app/tasks/run/uploadworker.h"
#include "app/tasks/store/requestfingerprint.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

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

/// A take in the Trash must not go on: its clip is elsewhere, and emptying the Trash would forget a running task.
Result<void> outsideTrash(const std::optional<VideoTask>& task)
{
    if (!task || !task->marks.recycledAt.isValid())
        return {};
    return failure(ErrorKind::BadInput, TaskRunner::tr("Take %1 is in the Trash. Restore it first.").arg(task->id));
}

tl::unexpected<Error> notKept(const Error& error)
{
    if (isByLimit(error))
        return failure(error);
    return failure(error.kind,
        TaskRunner::tr("Nothing was sent, because the request couldn't be saved to disk first. %1").arg(error.message));
}

} // namespace

/// Owns all workers. The workers know the dispatcher; the dispatcher knows them only as TaskWorker.
struct TaskRunner::Crew {
    Crew(RunnerDependencies given, RunnerSignals& reports) : parts(std::move(given)), dispatcher(parts.store, parts.clock, reports)
    {
        dispatcher.setWorkers({&accounts, &downloads, &uploads, &sends, &queries, &wishes});
    }

    const RunnerDependencies parts;
    IdJournal journal{journalFile(parts.store.file()), &parts.store.disk()};
    VideoService service{parts.creates, parts.queries, parts.clock};
    TaskDispatcher dispatcher;
    TaskAccounts accounts{parts, dispatcher};
    UploadWorker uploads{parts, dispatcher, accounts};
    RepeatCheck repeats{parts, dispatcher};
    RequestKeys requestKeys{parts, dispatcher, accounts};
    SendWorker sends{parts, dispatcher, accounts, requestKeys, uploads, service, journal};
    PollWorker queries{parts, dispatcher, accounts, service};
    DownloadWorker downloads{parts, dispatcher, accounts};
    TaskWishes wishes{parts.store, parts.clock, dispatcher};
    TaskResume start{parts.store, parts.clock, dispatcher, journal, wishes};
};

TaskRunner::TaskRunner(RunnerDependencies parts, QObject* parent)
    : RunnerSignals(parent)
    , m_crew(std::make_unique<Crew>(std::move(parts), *this))
{
    connect(&m_crew->parts.store.disk(), &DiskSync::failed, this, &TaskRunner::storageFailed);
}

TaskRunner::~TaskRunner()
{
    m_crew->sends.stopIntents();
}

void TaskRunner::resume()
{
    m_crew->start.resume();
    m_crew->downloads.tidy();
    m_crew->downloads.resume();
}

void TaskRunner::resumeSending()
{
    m_crew->start.resumeSending();
}

Result<QList<TaskId>> TaskRunner::submit(const Account& account, const VideoRequest& request, int copies, TaskId parent)
{
    return submit({account, request, copies, parent});
}

Result<void> TaskRunner::decide(TaskId id, const AnyTaskEvent& event, const QString& text)
{
    const Result<Transition> step = m_crew->dispatcher.decide(id, event, text);
    if (!step)
        return failure(step.error());
    // A task that is held or ended needs no key.
    const bool goesOn = step->task.watched && !isTerminal(step->task.state) && step->action != TaskAction::Hold;
    if (goesOn && m_crew->accounts.isPaused(step->task.accountId))
        m_crew->accounts.resume(step->task.accountId);
    return {};
}

Result<void> TaskRunner::decideToSend(TaskId id, const AnyTaskEvent& event, const QString& text)
{
    if (Result<void> may = mayWish(); !may)
        return may;
    m_gate.begin(press());
    const Result<void> decided = decide(id, event, text);
    m_gate.end(m_crew->parts.clock.elapsed());
    if (const std::optional<VideoTask> task = decided ? m_crew->parts.store.task(id) : std::nullopt)
        m_crew->repeats.sent(*task, press().event);
    return decided;
}

Result<void> TaskRunner::mayWish() const
{
    if (m_gate.isNewWish(press()))
        return {};
    return failure(ErrorKind::Repeated, tr("Part of the previous click. Nothing more was sent."));
}

VideoRequest TaskRunner::withoutKeys(const VideoRequest& request) const
{
    return m_crew->requestKeys.without(request);
}

void TaskRunner::lookForKey(const QString& text, std::function<void(bool repeats)> then)
{
    m_crew->requestKeys.look(text, std::move(then));
}

Result<QList<VideoTask>> TaskRunner::tasksOf(const SendWish& wish, const QList<TaskInput>& justRead) const
{
    // A file without a way holds its task, which costs nothing; the user may set up a place meanwhile.
    for (const Finding& finding : checkRequest(wish.request, {.ways = FileWays::unchecked()})) {
        if (finding.severity == Severity::Stop)
            return failure(ErrorKind::BadInput, finding.message);
    }
    if (wish.copies < 1 || wish.copies > mostCopies)
        return failure(ErrorKind::BadInput, tr("You can generate 1 to %1 takes at once.").arg(mostCopies));
    if (wish.sendAfter.isValid() && wish.sendAfter <= m_crew->parts.clock.now())
        return failure(ErrorKind::BadInput, tr("This time has passed. Nothing was sent. Choose a later time."));
    // A key that is not known yet is found by the worker that sends the request.
    if (m_crew->requestKeys.areIn(wish.request))
        return failure(ErrorKind::KeyInRequest,
            tr("The request contains your API key. Nothing was sent or charged. Remove the key from the request."));
    if (const Result<void> may = mayWish(); !may)
        return failure(may.error());
    VideoTask task = newTask(m_crew->parts, wish.account, wish.request);
    task.parent = wish.parent;
    task.agreedLimits = wish.agreedLimits;
    task.inputSeconds = wish.inputSeconds;
    task.inputs = inputsNow(wish.request, {}, justRead);
    task.held = wish.held;
    if (!wish.held)
        task.sendAfter = wish.sendAfter.toUTC();
    if (const auto asks = m_hands && !wish.isMeant ? m_crew->repeats.ofNew(task) : std::nullopt)
        return failure(*asks);
    return QList<VideoTask>(wish.copies, task);
}

/// Commits a wish and starts its tasks, or returns an error.
Result<QList<TaskId>> TaskRunner::add(QList<VideoTask> tasks)
{
    DAILIES_CRASH_POINT("submit.before-add");
    if (tasks.size() > 1) {
        const QString wish = QUuid::createUuid().toString(QUuid::Id128);
        for (VideoTask& task : tasks)
            task.wish = wish;
    }
    const Result<QList<TaskId>> ids = m_crew->parts.store.addAll(tasks);
    if (!ids)
        return notKept(ids.error());
    DAILIES_CRASH_POINT("submit.after-add");
    const QString& account = tasks.constFirst().accountId;
    if (m_crew->accounts.isPaused(account))
        m_crew->accounts.resume(account);
    for (qsizetype n = 0; n < tasks.size(); ++n) {
        tasks[n].id = ids->at(n);
        tasks[n].place = ids->at(n);
        if (tasks.at(n).held)
            m_crew->dispatcher.execute({tasks.at(n), TaskAction::Hold, {}});
        else
            m_crew->dispatcher.resume(tasks.at(n));
        DAILIES_CRASH_POINT("submit.taken-up");
    }
    for (const VideoTask& task : std::as_const(tasks))
        m_crew->requestKeys.checkStored(task);
    return ids;
}

/// Removes the tasks. None was sent, because sending waits for the disk as well.
void TaskRunner::takeBack(const QList<TaskId>& ids)
{
    for (const TaskId id : ids) {
        m_crew->sends.cancel(id);
        (void)m_crew->parts.store.remove(id);
    }
}

Result<QList<TaskId>> TaskRunner::submit(const SendWish& wish)
{
    const Result<QList<VideoTask>> tasks = tasksOf(wish);
    if (!tasks)
        return failure(tasks.error());
    m_gate.begin(press());
    const Result<QList<TaskId>> ids = add(*tasks);
    m_gate.end(m_crew->parts.clock.elapsed());
    return ids;
}

Result<void> TaskRunner::submitLater(const QList<SendWish>& wishes, const Submitted& done)
{
    QList<VideoTask> tasks;
    QList<TaskInput> read;
    for (const SendWish& wish : wishes) {
        const Result<QList<VideoTask>> more = tasksOf(wish, read);
        if (!more)
            return failure(more.error());
        tasks += *more;
        for (const TaskInput& input : more->constFirst().inputs) {
            if (!inputOf(read, input.file))
                read.append(input);
        }
    }
    m_gate.begin(press());
    const Result<QList<TaskId>> ids = add(tasks);
    m_crew->parts.store.disk().whenOnDisk(&m_crew->dispatcher, [this, ids, done](const Result<void>& onDisk) {
        DAILIES_CRASH_POINT("submit.on-disk");
        if (ids && !onDisk) {
            takeBack(*ids);
            done(notKept(onDisk.error()));
        } else {
            done(ids);
        }
        // Presses until the tasks are shown belong to this press.
        m_gate.end(m_crew->parts.clock.elapsed());
    });
    return {};
}

Result<TaskId> TaskRunner::adopt(
    const Account& account, const RequestKind& kind, const QString& model, const QString& remoteId)
{
    const QString id = remoteId.trimmed();
    if (id.isEmpty() || model.isEmpty() || !isOffered(kind))
        return failure(ErrorKind::BadInput, tr("To track a task, give its kind, model and ID."));
    if (m_crew->requestKeys.areIn(id))
        return failure(ErrorKind::BadInput, tr("This is an API key, not a task ID. It wasn't stored or sent."));
    if (const std::optional<TaskId> known = m_crew->parts.store.findRemote(account.id, id)) {
        if (const Result<void> outside = outsideTrash(m_crew->parts.store.task(*known)); !outside)
            return failure(outside.error());
        // A task that has ended needs no query.
        (void)checkNow(*known);
        return *known;
    }
    // A lost answer in which this very ID was found belongs to this task.
    for (const TaskId undecided :
        m_crew->parts.store.ids({TaskState::NeedsReview, TaskState::Waiting, TaskState::Uploading})) {
        const std::optional<VideoTask> task = m_crew->parts.store.task(undecided);
        if (!task || !isUndecided(*task) || task->accountId != account.id || !task->candidateIds.contains(id))
            continue;
        if (const Result<void> attached = attachId(undecided, id); !attached)
            return failure(attached.error());
        return undecided;
    }
    VideoRequest request;
    request.kind = kind;
    request.model = model;
    VideoTask task = newTask(m_crew->parts, account, request);
    task.state = TaskState::InProgress;
    task.remoteId = id;
    task.acceptedAt = task.createdAt;
    const Result<TaskId> added = m_crew->parts.store.add(task);
    if (!added)
        return added;
    task.id = *added;
    if (const Result<void> noted = m_crew->journal.append(task, task.createdAt); !noted)
        (void)m_crew->parts.store.appendLog(task.id, m_crew->dispatcher.note(noted.error().message));
    if (m_crew->accounts.isPaused(account.id))
        m_crew->accounts.resume(account.id);
    m_crew->dispatcher.resume(task);
    return task.id;
}

Result<void> TaskRunner::attachId(TaskId id, const QString& remoteId)
{
    const QString given = remoteId.trimmed();
    if (given.isEmpty())
        return failure(ErrorKind::BadInput, tr("The ID is empty."));
    if (m_crew->requestKeys.areIn(given))
        return failure(ErrorKind::BadInput, tr("This is an API key, not a task ID. It wasn't stored or sent."));
    std::optional<VideoTask> task = m_crew->parts.store.task(id);
    if (const auto known = task ? m_crew->parts.store.findRemote(task->accountId, given) : std::nullopt)
        return failure(ErrorKind::BadInput, tr("Take %1 already has this ID.").arg(*known));
    if (Result<void> outside = outsideTrash(task); !outside)
        return outside;
    if (task && isToBeSentAgain(*task)) {
        if (Result<void> withdrawn = withdraw(id); !withdrawn)
            return withdrawn;
        task = m_crew->parts.store.task(id);
    }
    const bool isChange = task && mayChangeId(*task);
    if (!task || (task->state != TaskState::NeedsReview && !isChange))
        return failure(ErrorKind::BadInput, tr("Only a task with no response can be given an ID."));
    Result<void> attached = isChange
        ? decide(id, TaskEvent::IdChanged{given}, tr("ID changed by you from %1 to %2.").arg(task->remoteId, given))
        : decide(id, TaskEvent::IdAttached{given, true}, tr("ID entered manually."));
    if (attached) {
        task->remoteId = given;
        if (const Result<void> noted = m_crew->journal.append(*task, m_crew->parts.clock.now()); !noted)
            (void)m_crew->parts.store.appendLog(id, m_crew->dispatcher.note(noted.error().message));
    }
    return attached;
}

/// Whether the task belongs to the practice service, which charges nothing.
bool TaskRunner::chargesNothing(TaskId id) const
{
    const std::optional<VideoTask> task = m_crew->parts.store.task(id);
    return task && isPractice(*task);
}

Result<void> TaskRunner::resubmit(TaskId id, Agreed agreed)
{
    const TaskEvent::ResubmitConfirmed event{agreed.limits};
    const QDateTime now = m_crew->parts.clock.now();
    const std::optional<VideoTask> task = m_crew->parts.store.task(id);
    if (Result<void> outside = outsideTrash(task); !outside)
        return outside;
    if (const auto step = task ? transition(*task, event, now) : std::nullopt) {
        const auto asks = m_hands && !agreed.isMeant ? m_crew->repeats.ofLost(*task) : std::nullopt;
        if (asks && m_gate.isNewWish(press()))
            return failure(*asks);
        if (Result<void> allowed = m_crew->parts.store.checkLimits({step->task}, now); !allowed)
            return allowed;
    }
    return decideToSend(id, event,
        chargesNothing(id) ? tr("Generated again by you.")
                           : tr("Generated again by you; the first request may have been charged."));
}

Result<void> TaskRunner::checkNow(TaskId id, CheckFor what, const std::optional<QStringList>& agreed)
{
    return m_crew->downloads.refetchNow(id) ? Result<void>() : askNow(id, what, agreed);
}

Result<void> TaskRunner::askNow(TaskId id, CheckFor what, const std::optional<QStringList>& agreed)
{
    const std::optional<VideoTask> task = m_crew->parts.store.task(id);
    if (Result<void> outside = outsideTrash(task); !outside)
        return outside;
    if (task && isClipGone(*task)) {
        // A drive may come back with the clip. To download it again would forget where it is.
        const QString folder = QFileInfo(task->file).path();
        if (!QFileInfo(folder).isDir())
            return failure(ErrorKind::BadInput,
                tr("The clip's folder isn't there: %1. If it is on another drive, connect that drive. If you deleted "
                   "the folder, create it again, then download the clip again.")
                    .arg(QDir::toNativeSeparators(folder)));
        return decide(
            id, TaskEvent::FetchedAgain{}, tr("The clip was no longer in its folder; downloaded again by you."));
    }
    // A request that was refused for being late may also be sent again.
    if (task && (task->state == TaskState::Waiting || maySendAgain(*task)))
        return sendNow(*task, what, agreed);
    return decide(id, TaskEvent::CheckRequested{}, tr("Checked by you."));
}

Result<void> TaskRunner::sendNow(const VideoTask& task, CheckFor what, const std::optional<QStringList>& agreed)
{
    const bool mayAsk = m_hands && (what == CheckFor::One || what == CheckFor::OneOfMany);
    if (const auto asks = mayAsk ? m_crew->repeats.ofWaiting(task, press().event) : std::nullopt) {
        if (const Result<void> may = mayWish(); !may)
            return may;
        return failure(*asks);
    }
    TaskEvent::CheckRequested check;
    // Who was told that a file has changed, and decides about this very task, means the file as it is now.
    const bool isTold = task.held && task.error.kind == ErrorKind::BadInput && !task.error.message.isEmpty();
    if (isTold && (what == CheckFor::One || what == CheckFor::Meant))
        check.inputs = inputsNow(task.request, task.inputs);
    check.agreedLimits = agreed.value_or(task.error.limits);
    const QDateTime now = m_crew->parts.clock.now();
    const auto early = isStillScheduled(task, now) ? transition(task, check, now) : std::nullopt;
    if (const auto allowed = early ? m_crew->parts.store.checkLimitsNow(early->task, now) : Result<void>(); !allowed)
        return allowed;
    Result<void> decided = decideToSend(task.id, check, tr("Checked by you."));
    if (decided)
        m_crew->sends.ignoreHours(task.id);
    return decided;
}

Result<void> TaskRunner::sendAt(TaskId id, const QDateTime& time)
{
    if (!time.isValid() || time <= m_crew->parts.clock.now())
        return failure(ErrorKind::BadInput, tr("This time has passed. Nothing was changed. Choose a later time."));
    const std::optional<VideoTask> task = m_crew->parts.store.task(id);
    if (const TaskId earlier = task ? m_crew->repeats.undecidedSibling(*task) : 0; earlier != 0)
        return failure(ErrorKind::BadInput,
            tr("Take %1, which was sent together with this one, got no response. Decide about it first. Nothing was "
               "changed.")
                .arg(earlier));
    return decide(
        id, TaskEvent::Scheduled{time.toUTC()}, tr("To be sent at %1.").arg(time.toUTC().toString(Qt::ISODate)));
}

void TaskRunner::followSendRules()
{
    m_crew->dispatcher.pumpSoon();
}

Result<void> TaskRunner::withdraw(TaskId id)
{
    const std::optional<VideoTask> task = m_crew->parts.store.task(id);
    if (!task || (task->state != TaskState::Waiting && task->state != TaskState::Uploading))
        return failure(ErrorKind::BadInput, tr("Only a waiting task can be removed."));
    // The record must stay, because it is the only trace of a call that may have been charged.
    if (task->lostCall)
        return decide(id, TaskEvent::Withdrawn{},
            isPractice(*task) ? tr("You decided not to generate it again.")
                              : tr("You decided not to generate it again; the first request may have been charged."));
    Result<void> removed = m_crew->parts.store.remove(id);
    if (removed)
        m_crew->dispatcher.drop(id);
    return removed;
}

std::optional<WithdrawnTask> TaskRunner::toPutBack(TaskId id) const
{
    return m_crew->start.toPutBack(id);
}

Result<void> TaskRunner::putBack(const WithdrawnTask& withdrawn)
{
    if (Result<void> may = mayWish(); !may)
        return may;
    m_gate.begin(press());
    Result<void> back = m_crew->start.putBack(withdrawn, m_crew->repeats.ofWaiting(withdrawn.task, press().event));
    m_gate.end(m_crew->parts.clock.elapsed());
    return back;
}

Result<void> TaskRunner::hold(TaskId id)
{
    return decide(id, TaskEvent::HeldByUser{}, tr("On hold."));
}

bool TaskRunner::cancelUnsent()
{
    return m_crew->sends.cancelUnsent();
}

void TaskRunner::endLooking()
{
    m_crew->requestKeys.answerNow();
}

void TaskRunner::endUploads()
{
    m_crew->start.endUploads();
}

Result<void> TaskRunner::leave(TaskId id)
{
    return decide(id, TaskEvent::LeftAlone{},
        chargesNothing(id) ? tr("Dismissed by you.") : tr("Dismissed by you; the request may have been charged."));
}

Result<void> TaskRunner::cancelSending(TaskId id)
{
    const std::optional<VideoTask> task = m_crew->parts.store.task(id);
    const auto job = m_crew->dispatcher.active().find(id);
    const bool sends = task && task->state == TaskState::Sending && job != m_crew->dispatcher.active().end()
        && (job->busy || job->storing);
    const bool readsKey =
        task && task->state == TaskState::Waiting && job != m_crew->dispatcher.active().end() && job->busy;
    const bool uploads = task && task->state == TaskState::Uploading;
    if (!sends && !readsKey && !uploads)
        return failure(ErrorKind::BadInput, tr("Task %1 isn't being sent.").arg(id));
    if (readsKey || uploads) {
        if (Result<void> held = decide(id, TaskEvent::HeldByUser{}, tr("Stopped by you.")); !held)
            return held;
        const QString stopped = task->lostCall && isPractice(*task)
            ? tr("Stopped before it was sent again. An earlier call got no response.")
            : task->lostCall
            ? tr("Stopped before it was sent again. An earlier call got no response and may have been charged.")
            : tr("Stopped before it was sent; nothing was accepted.");
        m_crew->dispatcher.hold({id}, ActiveTask::Hold::User, {ErrorKind::Stopped, stopped});
        return {};
    }
    if (job->storing)
        return failure(ErrorKind::Storage, tr("The latest state of task %1 couldn't be saved to disk yet.").arg(id));
    m_crew->sends.cancel(id);
    return {};
}

void TaskRunner::stopWatching(TaskId id)
{
    const ActiveTask job = m_crew->dispatcher.active().value(id);
    const Result<void> stopped = decide(id, TaskEvent::WatchStopped{},
        chargesNothing(id) ? tr("Tracking stopped; the task continues at the service.")
                           : tr("Tracking stopped; the task continues at the service and may be charged."));
    if (!stopped) {
        if (stopped.error().kind == ErrorKind::Storage)
            Q_EMIT storageFailed(stopped.error());
        return;
    }
    if (job.call)
        job.call->stop();
    if (job.download)
        job.download->stop();
}

Result<void> TaskRunner::move(TaskId id, QueueMove where)
{
    return m_crew->sends.move(id, where);
}

void TaskRunner::resumeAccount(const QString& accountId)
{
    m_crew->accounts.resume(accountId);
}

int TaskRunner::activeCount() const
{
    return m_crew->dispatcher.activeCount();
}

std::optional<double> TaskRunner::downloadFraction(TaskId id) const
{
    const ActiveTask job = m_crew->dispatcher.active().value(id);
    return job.files == ActiveTask::Files::Moving ? std::nullopt : job.fraction;
}

std::optional<double> TaskRunner::uploadFraction(TaskId id) const
{
    const ActiveTask job = m_crew->dispatcher.active().value(id);
    return job.files == ActiveTask::Files::Moving ? job.fraction : std::nullopt;
}

std::optional<double> TaskRunner::fetchedFraction() const
{
    return m_crew->downloads.fetchedFraction();
}

std::optional<SendWait> TaskRunner::sendWait(TaskId id) const
{
    return m_crew->sends.wait(id);
}

std::optional<TaskEta> TaskRunner::eta(TaskId id) const
{
    return m_crew->queries.eta(id);
}

bool TaskRunner::isAsked(TaskId id) const
{
    return m_crew->queries.isAsked(id);
}

bool TaskRunner::isRefetched(const VideoTask& task) const
{
    return m_crew->downloads.isRefetched(task.id) && mayGetBetterClip(task, m_crew->parts.clock.now());
}

QDateTime TaskRunner::unreachableSince(TaskId id) const
{
    return m_crew->queries.unreachableSince(id);
}

} // namespace Dailies
