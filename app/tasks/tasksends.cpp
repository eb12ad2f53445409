// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/tasklog.h"
#include "app/tasks/taskworker.h"

namespace Dailies {

using namespace Qt::StringLiterals;

void TaskRunner::Worker::queueSend(TaskId id)
{
    if (m_jobs.contains(id) && !m_sends.contains(id))
        m_sends.append(id);
    pumpSoon();
}

void TaskRunner::Worker::pumpSends()
{
    const int room = std::max(m_parts.createsAtOnce, 1);
    const QList<TaskId> due = m_sends;
    for (TaskId id : due) {
        const auto job = m_jobs.constFind(id);
        if (job == m_jobs.cend() || job->hold != Hold::No || job->busy) {
            m_sends.removeOne(id);
            continue;
        }
        const QString accountId = job->accountId;
        if (m_paused.contains(accountId)) {
            m_sends.removeOne(id);
            hold(id, Hold::Account, m_paused.value(accountId));
            continue;
        }
        if (m_creating.value(accountId) >= room)
            continue;
        if (const qint64 earliest = m_sendNotBefore.value(accountId); earliest > m_parts.clock.elapsed()) {
            pumpAt(earliest);
            continue;
        }
        m_sends.removeOne(id);
        beginSend(id);
    }
}

void TaskRunner::Worker::beginSend(TaskId id)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task) {
        drop(id);
        return;
    }
    const std::optional<Account> account = accountFor(*task);
    if (!account)
        return;
    jobOf(*task).busy = true;
    ++m_creating[account->id];
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
        releaseSlot(id, account.id);
        drop(id);
        return;
    }
    // The intent is on disk before the first byte leaves, or none leaves.
    const QUrl url = createUrl(account.baseUrl, task->request.kind.apiType);
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
    const Result<ServiceCall*> call = m_service.create({account.baseUrl, key}, task->request);
    if (!call) {
        releaseSlot(id, account.id);
        createAnswered(begun->task, {CreateOutcome::Refused, {}, call.error(), {}}, {note(call.error().message)});
        return;
    }
    m_jobs[id].call = *call;
    connect(*call, &ServiceCall::finished, this, [this, sent = begun->task, key](const ServiceReply& reply) {
        releaseSlot(sent.id, sent.accountId);
        sendEnded(sent, key, reply);
    });
}

void TaskRunner::Worker::sendEnded(const VideoTask& sent, const QByteArray& key, ServiceReply reply)
{
    hideKey(reply, key);
    createAnswered(sent, readCreateAnswer(sent.request.kind.family, reply),
        {replyEntry(m_parts.clock.now(), u"create reply"_s, reply)});
}

void TaskRunner::Worker::createAnswered(const VideoTask& sent, const CreateAnswer& answer, QList<TaskLogEntry> log)
{
    // Decided from what was sent, not from the database: the answer counts even when the disk cannot be read.
    const std::optional<Transition> step = transition(sent, TaskEvent::CreateAnswered{answer}, m_parts.clock.now());
    if (!step)
        return;
    if (!step->task.remoteId.isEmpty()) {
        if (const Result<void> noted = m_journal.append(step->task, m_parts.clock.now()); !noted)
            log.append(note(noted.error().message));
        if (const auto other = m_parts.store.findRemote(sent.accountId, step->task.remoteId);
            other && *other != sent.id) {
            log.append(note(tr("The service gave this task the same id as task %1.").arg(*other)));
            (void)m_parts.store.appendLog(
                *other, note(tr("The service gave task %1 the same id as this one.").arg(sent.id)));
        }
    }
    if (answer.outcome == CreateOutcome::Throttled)
        m_sendNotBefore[sent.accountId] = m_parts.clock.elapsed() + step->delaySeconds.value_or(0) * 1000LL;
    commit(stepFrom(sent, *step, log));
}

void TaskRunner::Worker::releaseSlot(TaskId id, const QString& accountId)
{
    --m_creating[accountId];
    if (const auto job = m_jobs.find(id); job != m_jobs.end())
        job->busy = false;
    pumpSoon();
}

} // namespace Dailies
