// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/crashpoint.h"
#include "app/service/call/keyhiding.h"
#include "app/service/call/queryanswer.h"
#include "app/tasks/run/taskqueries.h"
#include "app/tasks/store/tasklog.h"

#include <QCryptographicHash>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int pauseSeconds = 30; ///< when the service asks for one and does not say how long

/// What tells one answer from another: all of it but the request id, which is new each time.
QByteArray digestOf(const ServiceReply& reply, const QueryAnswer& answer)
{
    QByteArray text = reply.body;
    const QString requestId = answer.report ? answer.report->requestId : answer.report.error().requestId;
    if (!requestId.isEmpty())
        text.replace(requestId.toUtf8(), "");
    text += QByteArray::number(int(reply.transport)) + ' ' + QByteArray::number(reply.status) + ' '
        + reply.detail.toUtf8() + ' ' + QByteArray::number(int(reply.serviceTime.isValid()));
    return QCryptographicHash::hash(text, QCryptographicHash::Sha1);
}

/// Whether a task says the same before and after, but for the number of the answer.
bool isSame(const VideoTask& before, VideoTask after)
{
    after.report.requestId = before.report.requestId;
    after.error.requestId = before.error.requestId;
    return after == before;
}

} // namespace

void TaskQueries::begin(TaskId id)
{
    const auto job = m_jobs.find(id);
    std::optional<Account> account = m_parts.account(job->accountId);
    const bool isKnown = !job->asked.query.taskId.isEmpty();
    QString host = account ? originOf(account->baseUrl) : QString();
    if (!isKnown || !account || (!job->asked.origin.isEmpty() && job->asked.origin != host)) {
        const std::optional<VideoTask> task = m_parts.store.task(id);
        if (!task) {
            m_ledger.later(id, databaseAgainMs, [this](TaskId due) { queueAgain(due); });
            return;
        }
        if (!isKnown)
            learnOf(*job, *task);
        account = m_accounts.usableFor(*task);
        if (!account)
            return;
        host = originOf(account->baseUrl);
    }
    job->asked.host = host;
    job->busy = true;
    m_pace.begun(host, lived());
    DAILIES_CRASH_POINT("query.begun");
    m_accounts.withKey(*account, [this, id, account = *account, host](const Result<QByteArray>& key) {
        if (key) {
            ask(id, account, host, *key);
            return;
        }
        release(id, host);
        m_accounts.pause(account.id, key.error());
    });
}

void TaskQueries::ask(TaskId id, const Account& account, const QString& host, const QByteArray& key)
{
    const auto job = m_jobs.find(id);
    if (job == m_jobs.end()) {
        release(id, host);
        return;
    }
    ServiceCall* call = m_service.query({account.baseUrl, key, account.mayBeReadable()}, job->asked.query);
    DAILIES_CRASH_POINT("query.called");
    job->call = call;
    connect(
        call, &ServiceCall::finished, this, [this, id, host, call, key, begun = lived()](const ServiceReply& reply) {
            // Watched anew in the meantime, a task does not wait for this answer any more.
            const auto asking = m_jobs.constFind(id);
            if (asking == m_jobs.cend() || asking->call != call) {
                m_pace.ended(host);
                m_ledger.pumpSoon();
                return;
            }
            release(id, host);
            ended(id, begun, key, reply);
        });
}

void TaskQueries::ended(TaskId id, qint64 begun, const QByteArray& key, ServiceReply reply)
{
    const auto job = m_jobs.find(id);
    if (job == m_jobs.end() || (reply.transport == Transport::Stopped && reply.problem.isEmpty()))
        return;
    DAILIES_CRASH_POINT("query.reply-came");
    hideKey(reply, key);
    QueryAnswer answer = readQueryAnswer(job->asked.family, reply);
    if (answer.report)
        hideKey(*answer.report, key);
    else
        hideKey(answer.report.error(), key);
    judgeHost(job->asked.host, begun, answer);
    if (reply.problem.isEmpty())
        judgeKey(job->accountId, begun, answer);
    else // the key in the keychain is no key
        m_accounts.pause(job->accountId, answer.report.error(), true);
    if (!answer.report) {
        const bool asksForPause = answer.report.error().kind == ErrorKind::Throttled;
        if (const int seconds = answer.retryAfterSeconds.value_or(asksForPause ? pauseSeconds : 0); seconds > 0)
            m_notBefore[job->accountId] = lived() + seconds * 1000LL;
    }
    const QByteArray digest = digestOf(reply, answer);
    if (digest == job->asked.lastAnswer) {
        ++job->asked.repeats;
        if (job->asked.steadyTurn == job->turn && job->hold == TaskJob::Hold::No) {
            planNext(id, std::nullopt);
            return;
        }
        answered(id, answer, {});
        return;
    }
    QList<TaskLogEntry> log;
    if (const int repeats = std::exchange(job->asked.repeats, 0); repeats > 0)
        log.append(m_ledger.note(tr("The answer before this one had come %1 times.").arg(repeats + 1)));
    log.append(replyEntry(m_parts.clock.now(), u"query reply"_s, reply));
    job->asked.lastAnswer = digest;
    answered(id, answer, log);
}

void TaskQueries::judgeHost(const QString& host, qint64 begun, const QueryAnswer& answer)
{
    if (!answer.report && answer.report.error().kind == ErrorKind::Network) {
        m_trouble.failed(host, begun, lived(), m_parts.clock.now(), m_parts.random());
        return;
    }
    m_trouble.answered(host);
}

void TaskQueries::judgeKey(const QString& accountId, qint64 begun, const QueryAnswer& answer)
{
    const ErrorKind kind = answer.report ? ErrorKind::BadInput : answer.report.error().kind;
    if (kind == ErrorKind::KeyProblem)
        m_accounts.keyRefused(accountId, begun, answer.report.error());
    else if (answer.report || answer.unknownTask || kind == ErrorKind::Throttled)
        m_accounts.keyAccepted(accountId);
}

/// An answer that brings nothing new is neither stored nor shown: with many tasks most of them are of that kind.
void TaskQueries::answered(TaskId id, const QueryAnswer& answer, const QList<TaskLogEntry>& log)
{
    const std::optional<VideoTask> task = m_ledger.task(id);
    const auto step =
        task ? transition(*task, TaskEvent::QueryAnswered{answer}, m_parts.clock.now()) : std::optional<Transition>();
    if (!step) {
        m_ledger.happen(id, TaskEvent::QueryAnswered{answer}, log);
        return;
    }
    if (step->task.state == TaskState::Downloading && task->state == TaskState::InProgress)
        m_estimate.add(step->task);
    if (isFinishedWithoutAddress(step->task) && !isFinishedWithoutAddress(*task))
        Q_EMIT m_ledger.news().finishedWithoutAddress(id);
    if (!isSame(*task, step->task)) {
        m_ledger.commitWithTurn(*task, *step, log);
        return;
    }
    for (const TaskLogEntry& entry : log)
        (void)m_parts.store.appendLog(id, entry);
    m_ledger.carryOut(*step);
}

void TaskQueries::release(TaskId id, const QString& host)
{
    m_pace.ended(host);
    if (const auto job = m_jobs.find(id); job != m_jobs.end())
        job->busy = false;
    m_ledger.pumpSoon();
}

} // namespace Dailies
