// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sendworker.h"

#include "app/common/crashpoint.h"
#include "app/common/sentences.h"
#include "app/request/localfiles.h"
#include "app/request/mediaitem.h"
#include "app/service/call/createanswer.h"
#include "app/service/call/keyhiding.h"
#include "app/tasks/sendstep.h"
#include "app/tasks/store/tasklog.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 offlineMs = ActiveTask::offlineMs;
constexpr qint64 clockEveryMs = 60 * 1000; ///< how often the wall clock is read while a task waits for a time

/// A file that would be part of the request and is not what the user asked for; empty if there is none. What goes by
/// link is compared when it is uploaded.
QString changedInline(const VideoTask& task)
{
    QStringList uploaded;
    for (const QString& source : sourcesByLink(task.request))
        uploaded.append(localPath(source));
    for (const TaskInput& input : task.inputs) {
        if (!uploaded.contains(input.file) && hasChanged(input))
            return input.file;
    }
    return {};
}

bool isUploading(const ActiveTask& job)
{
    return job.files == ActiveTask::Files::Due || job.files == ActiveTask::Files::Moving;
}

} // namespace

SendWorker::SendWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts,
    RequestKeys& requestKeys, UploadWorker& uploads, VideoService& service, IdJournal& journal)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
    , m_active(dispatcher.active())
    , m_accounts(accounts)
    , m_requestKeys(requestKeys)
    , m_uploads(uploads)
    , m_service(service)
    , m_journal(journal)
{}

void SendWorker::execute(const Transition& step)
{
    if (step.action == TaskAction::Send) {
        // Only the user's decision clears unsentAttempts, and so starts the ten minutes again. The end of an account's
        // pause does not.
        if (const auto job = m_active.find(step.task.id); job != m_active.end() && !isOffline(step.task))
            job->offlineSince.reset();
        queue(step.task.id);
    } else if (step.action == TaskAction::SendLater) {
        queueLater(step.task, step.delaySeconds);
    } else if (step.action == TaskAction::Hold) {
        m_active[step.task.id].ignoresHours = false;
    }
}

void SendWorker::queue(TaskId id)
{
    const auto job = m_active.find(id);
    if (job != m_active.end()) {
        job->sendAt = 0;
        if (!m_sends.contains(id))
            m_sends.append(id);
    }
    m_dispatcher.pumpSoon();
}

void SendWorker::queueLater(const VideoTask& task, std::optional<int> delaySeconds)
{
    queue(task.id);
    const double seconds = delaySeconds.value_or(0);
    // Pauses that the other side asked for are kept exactly. Retries after network failures are randomised.
    const bool isAsked = task.error.kind == ErrorKind::Throttled || task.error.pauseSeconds > 0;
    const double part = isAsked ? 1.0 : 0.5 + m_dependencies.random() / 2;
    ActiveTask& job = m_active[task.id];
    job.sendAt = m_dependencies.clock.elapsed() + qint64(seconds * 1000 * part);
    if (job.offlineSince)
        job.sendAt = std::min(job.sendAt, *job.offlineSince + offlineMs - m_dependencies.clock.asleep());
}

bool SendWorker::isOfflineTooLong(const ActiveTask& job) const
{
    return job.isOfflineTooLong(m_dependencies.clock.uptime());
}

QString SendWorker::offlineTooLong(const VideoTask& task)
{
    constexpr int minutes = offlineMs / 60000;
    if (isPractice(task))
        return tr("The service couldn't be reached for %n minutes, so this wasn't sent. Send it now, or remove it.",
            nullptr, minutes);
    return task.lostCall ? tr("The service couldn't be reached for %n minutes, so this wasn't sent again. An earlier "
                              "call got no response and may have been charged. Send it now, or remove it.",
               nullptr, minutes)
                         : tr("The service couldn't be reached for %n minutes, so this wasn't sent and nothing was "
                              "charged. Send it now, or remove it.",
                             nullptr, minutes);
}

QString SendWorker::uploadTooLong(const VideoTask& task)
{
    constexpr int minutes = offlineMs / 60000;
    if (isPractice(task))
        return tr("Its files couldn't be uploaded for %n minutes, so this wasn't sent. Send it now, or remove it.",
            nullptr, minutes);
    return task.lostCall ? tr("Its files couldn't be uploaded for %n minutes, so this wasn't sent again. An earlier "
                              "call got no response and may have been charged. Send it now, or remove it.",
               nullptr, minutes)
                         : tr("Its files couldn't be uploaded for %n minutes, so this wasn't sent and nothing was "
                              "charged. Send it now, or remove it.",
                             nullptr, minutes);
}

/// A request that could not be sent for long may no longer be wanted, so the user has to confirm it. The time includes
/// time asleep.
void SendWorker::holdOffline()
{
    for (TaskId id : QList<TaskId>(m_sends)) {
        const ActiveTask job = m_active.value(id);
        if (!isOfflineTooLong(job) || job.files == ActiveTask::Files::Moving)
            continue;
        const std::optional<VideoTask> task = m_dependencies.store.task(id);
        if (!task)
            continue;
        const QString sentence = isUploading(job) ? uploadTooLong(*task) : offlineTooLong(*task);
        m_dispatcher.applyEvent(
            id, TaskEvent::Held{{ErrorKind::NotSent, sentence}, true}, {m_dispatcher.note(sentence)});
    }
}

/// The service can be reached again, so tasks that were waiting for that go now.
void SendWorker::reached(const QString& accountId)
{
    for (TaskId id : std::as_const(m_sends)) {
        if (const auto job = m_active.find(id); job != m_active.end() && job->accountId == accountId
            && job->offlineSince && job->hold == ActiveTask::Hold::No)
            job->sendAt = 0;
    }
    m_dispatcher.pumpSoon();
}

bool SendWorker::goesBefore(TaskId id, TaskId other) const
{
    const auto placeOf = [this](TaskId each) {
        const auto job = m_active.constFind(each);
        return std::pair(job == m_active.cend() ? 0 : job->place, each);
    };
    return placeOf(id) < placeOf(other);
}

Result<void> SendWorker::move(TaskId id, QueueMove where)
{
    QList<std::pair<qint64, TaskId>> waiting; // place first
    for (TaskId each : m_dependencies.store.ids({TaskState::Waiting})) {
        if (const std::optional<VideoTask> task = m_dependencies.store.task(each))
            waiting.append({task->place, each});
    }
    if (std::ranges::none_of(waiting, [id](const auto& each) { return each.second == id; }))
        return failure(ErrorKind::BadInput, tr("Only waiting tasks can be moved."));
    const QHash<TaskId, qint64> places = placesAfterMove(waiting, id, where);
    if (places.isEmpty())
        return {};
    if (Result<void> stored = m_dependencies.store.setPlaces(places); !stored)
        return stored;
    for (auto place = places.cbegin(); place != places.cend(); ++place) {
        if (const auto job = m_active.find(place.key()); job != m_active.end())
            job->place = place.value();
    }
    return {};
}

std::optional<SendWait> SendWorker::wait(TaskId id) const
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task || task->state != TaskState::Waiting)
        return std::nullopt;
    const auto job = m_active.constFind(id);
    if (task->held || job == m_active.cend() || job->hold == ActiveTask::Hold::User)
        return SendWait{.what = SendWait::For::User};
    if (job->hold == ActiveTask::Hold::Account)
        return SendWait{.what = SendWait::For::Account};
    const SendMoment moment = m_dependencies.sendMoment();
    if (const std::optional<SendWait> rule = moment.wait(*job))
        return rule;
    SendWait result;
    result.ahead = int(std::ranges::count_if(m_sends, [&](TaskId other) {
        const auto each = m_active.constFind(other);
        return each != m_active.cend() && each->hold == ActiveTask::Hold::No && !isUploading(*each)
            && !moment.wait(*each) && each->accountId == job->accountId && goesBefore(other, id);
    }));
    const qint64 now = m_dependencies.clock.elapsed();
    const SendThrottle paused = m_pauses.value(job->accountId);
    const qint64 pause = paused.remaining(now);
    const qint64 retry = std::max<qint64>(job->sendAt - now, 0);
    // A task that was throttled waits for the pause, rounded up to whole seconds.
    if (pause > 0 && pause + 1000 > retry) {
        result.what = paused.isAfterRefusal() ? SendWait::For::Refusal : SendWait::For::Pause;
        result.remainingMs = std::max(pause, retry);
    } else if (retry > 0) {
        result.what = SendWait::For::Retry;
        result.remainingMs = retry;
    } else if (isUploading(*job)) {
        result.what = SendWait::For::Files;
    }
    return result;
}

void SendWorker::pump()
{
    m_sends.removeIf([this](TaskId id) {
        const auto job = m_active.constFind(id);
        return job == m_active.cend() || job->hold != ActiveTask::Hold::No || job->busy;
    });
    holdPaused();
    holdLate();
    keepFromOffline();
    holdOffline();
    std::sort(m_sends.begin(), m_sends.end(), [this](TaskId a, TaskId b) { return goesBefore(a, b); });
    const SendMoment moment = m_dependencies.sendMoment();
    const QList<TaskId> waiting = m_sends;
    for (TaskId id : waiting) {
        if (maySend(id, moment)) {
            m_sends.removeOne(id);
            beginSend(id);
        }
    }
}

/// Holds tasks that were queued while their account was paused.
void SendWorker::holdPaused()
{
    QHash<QString, QList<TaskId>> paused;
    for (TaskId id : std::as_const(m_sends)) {
        const QString account = m_active.value(id).accountId;
        if (m_accounts.isPaused(account))
            paused[account].append(id);
    }
    for (auto ids = paused.cbegin(); ids != paused.cend(); ++ids)
        m_accounts.holdPaused(ids.key(), ids.value());
}

/// Holds requests whose time passed while the computer slept. The user may not want them any more.
void SendWorker::holdLate()
{
    const QDateTime now = m_dependencies.clock.now();
    const QDateTime before = std::exchange(m_lookedAt, now);
    if (!before.isValid())
        return;
    for (TaskId id : QList<TaskId>(m_sends)) {
        const ActiveTask job = m_active.value(id);
        if (job.hold != ActiveTask::Hold::No || !isTooLate(job.sendAfter, now) || job.sendAfter <= before)
            continue;
        if (const std::optional<VideoTask> task = m_dependencies.store.task(id))
            m_dispatcher.hold({id}, ActiveTask::Hold::User, {ErrorKind::Stopped, skippedText(*task)});
    }
}

/// Requests that the user's rules keep back are not tried, so they do not wait for the network meanwhile.
void SendWorker::keepFromOffline()
{
    const SendMoment moment = m_dependencies.sendMoment();
    for (TaskId id : std::as_const(m_sends)) {
        if (const auto job = m_active.find(id); job != m_active.end() && job->offlineSince && moment.wait(*job))
            job->offlineSince.reset();
    }
}

void SendWorker::ignoreHours(TaskId id)
{
    if (const auto job = m_active.find(id); job != m_active.end())
        job->ignoresHours = true;
}

/// Whether a waiting task may be sent now. If not, schedules another check for when it may.
bool SendWorker::maySend(TaskId id, const SendMoment& moment)
{
    const ActiveTask job = m_active.value(id);
    if (job.hold != ActiveTask::Hold::No || isOfflineTooLong(job))
        return false;
    const qint64 now = m_dependencies.clock.elapsed();
    if (const std::optional<SendWait> rule = moment.wait(job)) {
        // The wall clock may be changed, and the computer may sleep.
        const qint64 left = rule->until.isValid() ? m_dependencies.clock.now().msecsTo(rule->until) : clockEveryMs;
        m_dispatcher.pumpAt(now + std::clamp<qint64>(left, 1, clockEveryMs));
        return false;
    }
    const SendThrottle pause = m_pauses.value(job.accountId);
    if (const qint64 until = std::max(job.sendAt, now + pause.remaining(now)); until > now) {
        m_dispatcher.pumpAt(until);
        return false;
    }
    if (!m_uploads.areReady(id))
        return false;
    const std::optional<Account> account = m_dependencies.account(job.accountId);
    return m_creating.value(job.accountId) < pause.atOnce(account ? std::max(account->createsAtOnce, 1) : 1);
}

void SendWorker::beginSend(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task) {
        // The database cannot be read for now. If the task had been removed, it would no longer be among the jobs.
        m_dispatcher.later(id, databaseAgainMs, [this](TaskId due) { queue(due); });
        return;
    }
    const std::optional<Account> account = m_accounts.usableFor(*task);
    if (!account)
        return;
    m_active[id].busy = true;
    ++m_creating[account->id];
    DAILIES_CRASH_POINT("send.before-key");
    m_accounts.withKey(*account, [this, id, account = *account](const Result<QByteArray>& key) {
        if (key) {
            lookForKeys(id, account, *key);
            return;
        }
        releaseSlot(id, account.id);
        m_accounts.pause(account.id, key.error());
    });
}

void SendWorker::lookForKeys(TaskId id, const Account& account, const QByteArray& key)
{
    const auto goOn = [this, id, account, key] { send(id, account, key); };
    if (const std::optional<VideoTask> task = m_dependencies.store.task(id))
        m_requestKeys.read(*task, goOn);
    else
        goOn();
}

void SendWorker::send(TaskId id, const Account& account, const QByteArray& key)
{
    // The user may have paused sending, or chosen a time, while the key was read.
    if (m_active.contains(id) && m_dependencies.sendMoment().wait(m_active.value(id))) {
        releaseSlot(id, account.id);
        queue(id);
        return;
    }
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    auto begun = task && m_active.contains(id) ? transition(*task, TaskEvent::SendBegun{}, m_dependencies.clock.now())
                                               : std::nullopt;
    if (!begun) {
        // The task was withdrawn or held while its key was read, or the database cannot be read for now.
        releaseSlot(id, account.id);
        if (!task && m_active.contains(id))
            m_dispatcher.later(id, databaseAgainMs, [this](TaskId due) { queue(due); });
        return;
    }
    if (const Result<bool> held = m_requestKeys.hold(*task, key); !held || *held) {
        held ? releaseSlot(id, account.id) : notStored(*task, held.error());
        return;
    }
    if (const QString reason = reasonToHold(*task); !reason.isEmpty()) {
        releaseSlot(id, account.id);
        m_dispatcher.applyEvent(id, TaskEvent::Held{{ErrorKind::BadInput, reason}, true}, {m_dispatcher.note(reason)});
        return;
    }
    // The links are made for this call. They are not stored, because they may carry signatures.
    const auto links = m_uploads.links(*task);
    if (!links) {
        releaseSlot(id, account.id);
        queue(id);
        return;
    }
    // Once its time has come, retries do not wait for the hours of the day.
    if (task->sendAfter.isValid())
        ignoreHours(id);
    if (!account.isPractice())
        begun->task.keyDigest = m_dependencies.keys.sessionKeyDigest(account.id, originOf(account.baseUrl));
    DAILIES_CRASH_POINT("send.before-intent");
    // The intent must be on disk before the first byte leaves.
    const VideoTask& sent = begun->task;
    m_intents.insert(id, {sent, account, key, *links});
    const QUrl url = createUrl(account.baseUrl, task->request.kind.apiType);
    const TaskUpdate intent{*task, sent, {createEntry(m_dependencies.clock.now(), url, sent)}};
    if (const Result<void> stored = m_dependencies.store.updateAll({intent}).constFirst(); !stored) {
        m_intents.remove(id);
        notStored(*task, stored.error());
        return;
    }
    DAILIES_CRASH_POINT("send.after-intent");
    // A handler of the store's signal may have stopped the intent.
    if (!m_intents.contains(id))
        return;
    // The intent also goes into the ID journal. That is how a database older than this call is recognised.
    if (const Result<void> listed = m_journal.appendIntent(sent, m_dependencies.clock.now()); !listed) {
        m_intents.remove(id);
        notBegun(sent, listed.error());
        return;
    }
    DAILIES_CRASH_POINT("send.intent-listed");
    m_dependencies.store.disk().whenOnDisk(&m_dispatcher,
        [this, id, attempt = sent.createAttempts](const Result<void>& onDisk) { intentOnDisk(id, attempt, onDisk); });
}

/// Only the user knows which version of the file is meant.
QString SendWorker::reasonToHold(const VideoTask& task)
{
    if (const QString file = changedInline(task); !file.isEmpty())
        return withFileQuestion(task, changedSentence(file));
    return {};
}

void SendWorker::notStored(const VideoTask& task, Error error)
{
    releaseSlot(task.id, task.accountId);
    if (isByLimit(error)) {
        m_dispatcher.applyEvent(task.id, TaskEvent::Held{error, true}, {m_dispatcher.note(error.message)});
        return;
    }
    m_active[task.id].hold = ActiveTask::Hold::User;
    error.message = (task.lostCall ? tr("Task %1 wasn't sent again: %2")
            : isPractice(task)     ? tr("Task %1 wasn't sent: %2")
                                   : tr("Task %1 wasn't sent and nothing was charged: %2"))
                        .arg(task.id)
                        .arg(error.message);
    Q_EMIT m_dispatcher.reports().storageFailed(error);
}

/// Ignores an intent that was stopped in the meantime, even if the task was started again since, with a higher attempt.
void SendWorker::intentOnDisk(TaskId id, int attempt, const Result<void>& onDisk)
{
    DAILIES_CRASH_POINT("send.intent-on-disk");
    if (const auto intent = m_intents.constFind(id);
        intent == m_intents.cend() || intent->sent.createAttempts != attempt)
        return;
    const std::optional<Account> account = m_dependencies.account(m_intents[id].account.id);
    if (!m_active.contains(id) || !account || account->baseUrl != m_intents[id].account.baseUrl) {
        stopIntent(id);
        return;
    }
    const Intent intent = m_intents.take(id);
    if (onDisk)
        call(intent);
    else
        notBegun(intent.sent, onDisk.error());
}

void SendWorker::stopIntent(TaskId id)
{
    const Intent intent = m_intents.take(id);
    releaseSlot(id, intent.sent.accountId);
    ServiceReply stopped;
    stopped.transport = Transport::Stopped;
    sendEnded(intent, stopped);
}

void SendWorker::stopIntents()
{
    const QList<TaskId> ids = m_intents.keys();
    for (const TaskId id : ids)
        stopIntent(id);
}

void SendWorker::call(const Intent& intent)
{
    const auto& [sent, account, key, links] = intent;
    m_active[sent.id].calledAt = m_dependencies.clock.uptime();
    const Result<ServiceCall*> call =
        m_service.create({account.baseUrl, key, account.allowsCleartext()}, withLinks(sent.request, links));
    if (!call) {
        notBegun(sent, {ErrorKind::BadInput, call.error().message, call.error().code});
        return;
    }
    DAILIES_CRASH_POINT("send.called");
    m_active[sent.id].call = *call;
    connect(*call, &ServiceCall::finished, this, [this, intent](const ServiceReply& reply) {
        releaseSlot(intent.sent.id, intent.sent.accountId);
        sendEnded(intent, reply);
    });
}

/// The call could not be started at all.
void SendWorker::notBegun(const VideoTask& sent, const Error& error)
{
    releaseSlot(sent.id, sent.accountId);
    CreateAnswer answer{CreateOutcome::NotSent, {}, error};
    answer.isForUser = true;
    createAnswered(sent, answer, {m_dispatcher.note(error.message)});
}

void SendWorker::sendEnded(const Intent& intent, ServiceReply reply)
{
    DAILIES_CRASH_POINT("send.reply-came");
    const VideoTask& sent = intent.sent;
    // A service may repeat the links, whose signatures let anyone fetch the files.
    QByteArrayList secrets{intent.key};
    for (const QString& link : intent.links)
        secrets += linkSecrets(link);
    for (const QByteArray& secret : secrets)
        hideKey(reply, secret);
    CreateAnswer answer = readCreateAnswer(sent.request.kind.family, reply);
    for (const QByteArray& secret : secrets) {
        hideKey(answer.report, secret);
        hideKey(answer.error, secret);
        hideKey(answer.neutralError, secret);
    }
    hideLinks(answer.report);
    hideLinks(answer.error);
    hideLinks(answer.neutralError);
    createAnswered(sent, answer, {replyEntry(m_dependencies.clock.now(), u"create reply"_s, reply)});
}

void SendWorker::createAnswered(const VideoTask& sent, CreateAnswer answer, QList<TaskLogEntry> log)
{
    SendThrottle& pause = m_pauses[sent.accountId];
    const qint64 now = m_dependencies.clock.elapsed();
    if (answer.outcome == CreateOutcome::Throttled) {
        pause.throttled(now, answer.retryAfterSeconds, m_dependencies.random());
        // The pause applies to the account: this task waits as long as all others.
        answer.retryAfterSeconds = int((pause.remaining(now) + 999) / 1000);
    } else if (answer.isUnexplained) {
        // Without a pause, a faulty gateway could have twenty waiting tasks refused within seconds. With a full stop,
        // as after the documented key error, they might wait indefinitely because of one word in one prompt.
        pause.refused(now, m_dependencies.random());
    } else if (answer.outcome == CreateOutcome::Accepted || answer.outcome == CreateOutcome::Refused) {
        pause.answered(now);
    }
    // Decided from the sent task, not from the database, so that the answer counts even if the disk cannot be read.
    std::optional<Transition> step = transition(sent, TaskEvent::CreateAnswered{answer}, m_dependencies.clock.now());
    if (!step)
        return;
    if (const auto job = m_active.find(sent.id); job != m_active.end()) {
        if (!isOffline(step->task))
            job->offlineSince.reset();
        else if (!job->offlineSince)
            job->offlineSince = job->calledAt; // a call can take long to fail, and the computer can sleep during it
    }
    if (answer.outcome != CreateOutcome::NotSent)
        reached(sent.accountId);
    if (!step->task.remoteId.isEmpty())
        keepId(step->task, log);
    if (answer.outcome == CreateOutcome::NotSent)
        m_journal.takeBackIntent(sent, m_dependencies.clock.now());
    DAILIES_CRASH_POINT("send.before-answer-commit");
    m_dispatcher.commit(sent, *step, log);
    DAILIES_CRASH_POINT("send.after-answer-commit");
}

/// The ID goes into the journal first, in case the database fails.
void SendWorker::keepId(VideoTask& accepted, QList<TaskLogEntry>& log)
{
    DAILIES_CRASH_POINT("send.before-journal");
    if (const Result<void> noted = m_journal.append(accepted, m_dependencies.clock.now()); !noted)
        log.append(m_dispatcher.note(noted.error().message));
    DAILIES_CRASH_POINT("send.after-journal");
    const std::optional<TaskId> other = m_dependencies.store.findRemote(accepted.accountId, accepted.remoteId);
    if (!other || *other == accepted.id)
        return;
    accepted.remark =
        joinedSentences({accepted.remark, tr("The service gave this task the same ID as task %1.").arg(*other)});
    (void)m_dependencies.store.appendLog(
        *other, m_dispatcher.note(tr("The service gave task %1 the same ID as this one.").arg(accepted.id)));
}

void SendWorker::cancel(TaskId id)
{
    if (m_intents.contains(id))
        stopIntent(id);
    else if (const QPointer<ServiceCall> call = m_active.value(id).call)
        call->stop();
}

bool SendWorker::cancelUnsent()
{
    bool hasOthers = false;
    for (auto job = m_active.cbegin(); job != m_active.cend(); ++job) {
        const auto task = job->call ? m_dependencies.store.task(job.key()) : std::nullopt;
        if (!task || task->state != TaskState::Sending)
            continue;
        hasOthers = hasOthers || job->call->hasLeft();
        if (!job->call->hasLeft())
            job->call->stop();
    }
    return hasOthers;
}

void SendWorker::releaseSlot(TaskId id, const QString& accountId)
{
    --m_creating[accountId];
    if (const auto job = m_active.find(id); job != m_active.end())
        job->busy = false;
    m_dispatcher.pumpSoon();
}

} // namespace Dailies
