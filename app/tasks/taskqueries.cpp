// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pollschedule.h"
#include "app/tasks/tasklog.h"
#include "app/tasks/taskworker.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// A service on this computer, such as the practice service, is quick and nobody's guest.
constexpr PollPace localPace{500};

} // namespace

void TaskRunner::Worker::queueQuery(TaskId id)
{
    if (m_jobs.contains(id) && !m_queries.contains(id))
        m_queries.append(id);
    pumpSoon();
}

void TaskRunner::Worker::queryLater(const VideoTask& task, std::optional<int> delaySeconds)
{
    const auto account = m_parts.account(task.accountId);
    const PollPace pace = account && isLoopback(account->baseUrl) ? localPace : PollPace();
    const qint64 since = task.acceptedAt.msecsTo(m_parts.clock.now());
    later(task.id, delaySeconds ? *delaySeconds * 1000LL : pollDelayMs(pace, since, m_parts.random()),
        &Worker::queueQuery);
}

void TaskRunner::Worker::pumpQueries()
{
    const QList<TaskId> due = m_queries;
    for (TaskId id : due) {
        const auto job = m_jobs.constFind(id);
        if (job == m_jobs.cend() || job->hold != Hold::No || job->busy) {
            m_queries.removeOne(id);
            continue;
        }
        const QString accountId = job->accountId;
        if (m_paused.contains(accountId)) {
            m_queries.removeOne(id);
            hold(id, Hold::Account, m_paused.value(accountId));
            continue;
        }
        const qint64 now = m_parts.clock.elapsed();
        if (const qint64 earliest = m_queryNotBefore.value(accountId); earliest > now) {
            pumpAt(earliest);
            continue;
        }
        const std::optional<Account> account = m_parts.account(accountId);
        const QString host = account ? originOf(account->baseUrl) : QString();
        if (!m_pace.hasRoom(host))
            continue;
        if (const qint64 wait = m_pace.waitMs(host, now); wait > 0) {
            pumpAt(now + wait);
            continue;
        }
        m_queries.removeOne(id);
        const std::optional<VideoTask> task = m_parts.store.task(id);
        if (!task) {
            later(id, 1000, &Worker::queueQuery);
            continue;
        }
        if (const std::optional<Account> usable = accountFor(*task))
            beginQuery(id, *usable);
    }
}

void TaskRunner::Worker::beginQuery(TaskId id, const Account& account)
{
    const QString host = originOf(account.baseUrl);
    m_jobs[id].busy = true;
    m_pace.begun(host, m_parts.clock.elapsed());
    m_keys.with(account, [this, id, account, host](const Result<QByteArray>& key) {
        if (key) {
            query(id, account, *key);
            return;
        }
        releaseQuery(id, host);
        pauseAccount(account.id, key.error());
    });
}

void TaskRunner::Worker::query(TaskId id, const Account& account, const QByteArray& key)
{
    const QString host = originOf(account.baseUrl);
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task || !m_jobs.contains(id)) {
        releaseQuery(id, host);
        later(id, 1000, &Worker::queueQuery);
        return;
    }
    ServiceCall* call = m_service.query({account.baseUrl, key}, {task->request.model, task->remoteId});
    m_jobs[id].call = call;
    connect(call, &ServiceCall::finished, this,
        [this, id, host, key, family = task->request.kind.family](const ServiceReply& reply) {
            releaseQuery(id, host);
            queryEnded(id, family, key, reply);
        });
}

void TaskRunner::Worker::queryEnded(TaskId id, Family family, const QByteArray& key, ServiceReply reply)
{
    const auto job = m_jobs.constFind(id);
    if (job == m_jobs.cend() || reply.transport == Transport::Stopped)
        return;
    hideKey(reply, key);
    const QueryAnswer answer = readQueryAnswer(family, reply);
    if (!answer.report && answer.report.error().kind == ErrorKind::Throttled && answer.retryAfterSeconds)
        m_queryNotBefore[job->accountId] = m_parts.clock.elapsed() + *answer.retryAfterSeconds * 1000LL;
    happen(id, TaskEvent::QueryAnswered{answer}, {replyEntry(m_parts.clock.now(), u"query reply"_s, reply)});
}

void TaskRunner::Worker::releaseQuery(TaskId id, const QString& host)
{
    m_pace.ended(host);
    if (const auto job = m_jobs.find(id); job != m_jobs.end())
        job->busy = false;
    pumpSoon();
}

} // namespace Dailies
