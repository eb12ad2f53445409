// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/crashpoint.h"
#include "app/tasks/tasklog.h"
#include "app/tasks/taskworker.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 readAgainMs = 1000; ///< after the database could not be read

} // namespace

void TaskRunner::Worker::queueSend(TaskId id)
{
    const auto job = m_jobs.find(id);
    if (job != m_jobs.end()) {
        job->sendAt = 0;
        if (!m_sends.contains(id))
            m_sends.append(id);
    }
    pumpSoon();
}

void TaskRunner::Worker::sendLater(const VideoTask& task, std::optional<int> delaySeconds)
{
    queueSend(task.id);
    const double seconds = delaySeconds.value_or(0);
    // A pause that the service asked for is kept to; where it could not be reached, everybody tries at another moment.
    const double part = task.error.kind == ErrorKind::Throttled ? 1.0 : m_parts.random();
    m_jobs[task.id].sendAt = m_parts.clock.elapsed() + qint64(seconds * 1000 * part);
}

bool TaskRunner::Worker::goesBefore(TaskId id, TaskId other) const
{
    return std::pair(m_jobs.value(id).place, id) < std::pair(m_jobs.value(other).place, other);
}

Result<void> TaskRunner::Worker::move(TaskId id, QueueMove where)
{
    QList<std::pair<qint64, TaskId>> waiting; // place first
    for (TaskId each : m_parts.store.find({.states = {TaskState::Waiting}, .text = {}})) {
        if (const std::optional<VideoTask> task = m_parts.store.task(each))
            waiting.append({task->place, each});
    }
    std::sort(waiting.begin(), waiting.end());
    const auto found =
        std::find_if(waiting.begin(), waiting.end(), [id](const auto& each) { return each.second == id; });
    if (found == waiting.end())
        return failure(ErrorKind::BadInput, tr("Only a task that waits can be moved."));
    const qsizetype from = found - waiting.begin();
    qsizetype to = from;
    switch (where) {
    case QueueMove::Up: to = std::max<qsizetype>(from - 1, 0); break;
    case QueueMove::Down: to = std::min(from + 1, waiting.size() - 1); break;
    case QueueMove::First: to = 0; break;
    case QueueMove::Last: to = waiting.size() - 1; break;
    }
    if (to == from)
        return {};
    // The places themselves stay: a task that comes later still goes behind them all.
    const QList<std::pair<qint64, TaskId>> before = waiting;
    waiting.move(from, to);
    QHash<TaskId, qint64> places;
    for (qsizetype n = std::min(from, to); n <= std::max(from, to); ++n)
        places.insert(waiting.at(n).second, before.at(n).first);
    if (Result<void> stored = m_parts.store.setPlaces(places); !stored)
        return stored;
    for (auto place = places.cbegin(); place != places.cend(); ++place) {
        if (const auto job = m_jobs.find(place.key()); job != m_jobs.end())
            job->place = place.value();
    }
    return {};
}

std::optional<SendWait> TaskRunner::Worker::sendWait(TaskId id) const
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task || task->state != TaskState::Waiting)
        return std::nullopt;
    const auto job = m_jobs.constFind(id);
    if (task->held || job == m_jobs.cend() || job->hold == Hold::Person)
        return SendWait{.what = SendWait::For::Person};
    if (job->hold == Hold::Account)
        return SendWait{.what = SendWait::For::Account};
    SendWait wait;
    wait.ahead = int(std::count_if(m_sends.cbegin(), m_sends.cend(), [&](TaskId other) {
        const auto each = m_jobs.constFind(other);
        return each != m_jobs.cend() && each->hold == Hold::No && each->accountId == job->accountId
            && goesBefore(other, id);
    }));
    const qint64 now = m_parts.clock.elapsed();
    const qint64 pause = m_sendPauses.value(job->accountId).remaining(now);
    const qint64 retry = std::max<qint64>(job->sendAt - now, 0);
    // The task that was turned away waits for the pause, in whole seconds.
    if (pause > 0 && pause + 1000 > retry) {
        wait.what = SendWait::For::Pause;
        wait.remainingMs = std::max(pause, retry);
    } else if (retry > 0) {
        wait.what = SendWait::For::Retry;
        wait.remainingMs = retry;
    }
    return wait;
}

void TaskRunner::Worker::pumpSends()
{
    m_sends.removeIf([this](TaskId id) {
        const auto job = m_jobs.constFind(id);
        return job == m_jobs.cend() || job->hold != Hold::No || job->busy;
    });
    std::sort(m_sends.begin(), m_sends.end(), [this](TaskId a, TaskId b) { return goesBefore(a, b); });
    const QList<TaskId> waiting = m_sends;
    for (TaskId id : waiting) {
        if (maySend(id)) {
            m_sends.removeOne(id);
            beginSend(id);
        }
    }
}

/// Whether a waiting task's turn has come; sees to it that it is asked about again when it has.
bool TaskRunner::Worker::maySend(TaskId id)
{
    const Job job = m_jobs.value(id);
    if (job.hold != Hold::No)
        return false;
    if (m_paused.contains(job.accountId)) {
        hold(id, Hold::Account, m_paused.value(job.accountId));
        return false;
    }
    const qint64 now = m_parts.clock.elapsed();
    const SendPause pause = m_sendPauses.value(job.accountId);
    if (const qint64 until = std::max(job.sendAt, now + pause.remaining(now)); until > now) {
        pumpAt(until);
        return false;
    }
    const std::optional<Account> account = m_parts.account(job.accountId);
    return m_creating.value(job.accountId) < pause.atOnce(account ? std::max(account->createsAtOnce, 1) : 1);
}

void TaskRunner::Worker::beginSend(TaskId id)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task) {
        // The database cannot be read for now: a task that was removed is no longer among the jobs.
        later(id, readAgainMs, &Worker::queueSend);
        return;
    }
    const std::optional<Account> account = accountFor(*task);
    if (!account)
        return;
    jobOf(*task).busy = true;
    ++m_creating[account->id];
    DAILIES_CRASH_POINT("send.before-key");
    m_keys.with(*account, [this, id, account = *account](const Result<QByteArray>& key) {
        if (key) {
            send(id, account, *key);
            return;
        }
        releaseSlot(id, account.id);
        pauseAccount(account.id, key.error());
    });
}

void TaskRunner::Worker::send(TaskId id, const Account& account, const QByteArray& key)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    const auto begun =
        task && m_jobs.contains(id) ? transition(*task, TaskEvent::SendBegun{}, m_parts.clock.now()) : std::nullopt;
    if (!begun) {
        // Taken back, or kept back, while its key was read; or the database cannot be read for now.
        releaseSlot(id, account.id);
        if (!task && m_jobs.contains(id))
            later(id, readAgainMs, &Worker::queueSend);
        return;
    }
    DAILIES_CRASH_POINT("send.before-intent");
    // The intent is on disk before the first byte leaves, or none leaves.
    const QUrl url = createUrl(account.baseUrl, task->request.kind.apiType);
    m_jobs[id].cancelled = false;
    const Result<void> stored =
        m_parts.store.update(begun->task, task->state, {createEntry(m_parts.clock.now(), url, task->request)});
    if (!stored) {
        releaseSlot(id, account.id);
        m_jobs[id].hold = Hold::Person;
        Error error = stored.error();
        error.message = tr("Task %1 was not sent and nothing was charged: %2").arg(id).arg(error.message);
        Q_EMIT m_runner.storageFailed(error);
        return;
    }
    DAILIES_CRASH_POINT("send.after-intent");
    if (m_jobs[id].cancelled) {
        // By somebody who heard of the intent before the call was made.
        releaseSlot(id, account.id);
        ServiceReply stopped;
        stopped.transport = Transport::Stopped;
        sendEnded(begun->task, key, stopped);
        return;
    }
    const Result<ServiceCall*> call = m_service.create({account.baseUrl, key}, task->request);
    if (!call) {
        releaseSlot(id, account.id);
        Error error = call.error();
        error.message = tr("%1 Nothing was sent and nothing was charged.").arg(error.message);
        createAnswered(begun->task, {CreateOutcome::Refused, {}, error}, {note(error.message)});
        return;
    }
    DAILIES_CRASH_POINT("send.called");
    m_jobs[id].call = *call;
    connect(*call, &ServiceCall::finished, this, [this, sent = begun->task, key](const ServiceReply& reply) {
        releaseSlot(sent.id, sent.accountId);
        sendEnded(sent, key, reply);
    });
}

void TaskRunner::Worker::sendEnded(const VideoTask& sent, const QByteArray& key, ServiceReply reply)
{
    DAILIES_CRASH_POINT("send.reply-came");
    hideKey(reply, key);
    createAnswered(sent, readCreateAnswer(sent.request.kind.family, reply),
        {replyEntry(m_parts.clock.now(), u"create reply"_s, reply)});
}

void TaskRunner::Worker::createAnswered(const VideoTask& sent, CreateAnswer answer, QList<TaskLogEntry> log)
{
    SendPause& pause = m_sendPauses[sent.accountId];
    const qint64 now = m_parts.clock.elapsed();
    if (answer.outcome == CreateOutcome::Throttled) {
        pause.throttled(now, answer.retryAfterSeconds);
        // The pause is the account's: this task waits as long as all of them.
        answer.retryAfterSeconds = int((pause.remaining(now) + 999) / 1000);
    } else if (answer.outcome == CreateOutcome::Accepted || answer.outcome == CreateOutcome::Refused) {
        pause.answered(now);
    }
    // Decided from what was sent, not from the database: the answer counts even when the disk cannot be read.
    const std::optional<Transition> step = transition(sent, TaskEvent::CreateAnswered{answer}, m_parts.clock.now());
    if (!step)
        return;
    if (!step->task.remoteId.isEmpty()) {
        DAILIES_CRASH_POINT("send.before-journal");
        if (const Result<void> noted = m_journal.append(step->task, m_parts.clock.now()); !noted)
            log.append(note(noted.error().message));
        DAILIES_CRASH_POINT("send.after-journal");
        if (const auto other = m_parts.store.findRemote(sent.accountId, step->task.remoteId);
            other && *other != sent.id) {
            log.append(note(tr("The service gave this task the same id as task %1.").arg(*other)));
            (void)m_parts.store.appendLog(
                *other, note(tr("The service gave task %1 the same id as this one.").arg(sent.id)));
        }
    }
    DAILIES_CRASH_POINT("send.before-answer-commit");
    commit(stepFrom(sent, *step, log));
    DAILIES_CRASH_POINT("send.after-answer-commit");
}

void TaskRunner::Worker::releaseSlot(TaskId id, const QString& accountId)
{
    --m_creating[accountId];
    if (const auto job = m_jobs.find(id); job != m_jobs.end())
        job->busy = false;
    pumpSoon();
}

} // namespace Dailies
