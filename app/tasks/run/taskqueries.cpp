// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskqueries.h"

#include "app/tasks/pacing/pollschedule.h"

namespace Dailies {

namespace {

/// A service on this computer, such as the practice service, is quick and nobody's guest.
constexpr PollPace localPace{500};
constexpr qint64 graceMs = 60000; ///< so long a clip's last address waits for the answer about another one
constexpr qint64 spreadMs = 30000; ///< after sleep, everything due is asked about within this time, not at once

QList<TaskCourse> coursesIn(const TaskStore& store, const CourseKind& kind)
{
    QList<TaskCourse> courses;
    for (const VideoTask& task : store.succeeded(kind.model, kind.apiType, kind.isPractice, TaskEstimate::mostTakes)) {
        if (const std::optional<TaskCourse> course = courseOf(task))
            courses.append(*course);
    }
    return courses;
}

} // namespace

TaskQueries::TaskQueries(const TaskParts& parts, TaskLedger& ledger, TaskAccounts& accounts, VideoService& service)
    : m_parts(parts)
    , m_ledger(ledger)
    , m_jobs(ledger.jobs())
    , m_accounts(accounts)
    , m_service(service)
    , m_estimate([&store = parts.store](const CourseKind& kind) { return coursesIn(store, kind); })
{}

void TaskQueries::carryOut(const Transition& step)
{
    if (step.action == TaskAction::Query)
        queueFirst(step.task.id);
    else if (step.action == TaskAction::QueryLater)
        queueLater(step.task, step.delaySeconds);
    else
        return;
    if (hasLiveAddress(step.task)) {
        const qint64 pause = step.delaySeconds.value_or(0) * 1000LL;
        m_ledger.later(step.task.id, pause + graceMs, [this](TaskId id) { goOnWithout(id); });
    }
}

/// The service could not be asked for another address: no reason to leave the last one alone.
void TaskQueries::goOnWithout(TaskId id)
{
    if (m_jobs.value(id).busy) {
        m_ledger.later(id, graceMs, [this](TaskId due) { goOnWithout(due); });
        return;
    }
    m_plan.remove(id);
    const Error error{ErrorKind::Network, tr("The service could not be asked for another link in time.")};
    m_ledger.happen(id, TaskEvent::QueryAnswered{{failure(error)}}, {});
}

/// For pacing: never jumps, and goes on while the computer sleeps.
qint64 TaskQueries::lived() const
{
    return m_parts.clock.elapsed() + m_parts.clock.asleep();
}

/// After the database could not be read.
void TaskQueries::queueAgain(TaskId id)
{
    const auto job = m_jobs.constFind(id);
    // The answer that is awaited is as new as any.
    if (job != m_jobs.cend() && !job->busy)
        m_plan.put(id, job->accountId, lived());
    m_ledger.pumpSoon();
}

/// The person wants to know.
void TaskQueries::queueFirst(TaskId id)
{
    const auto job = m_jobs.constFind(id);
    if (job != m_jobs.cend() && !job->busy)
        m_plan.putFirst(id, job->accountId, lived());
    m_ledger.pumpSoon();
}

void TaskQueries::queueLater(const VideoTask& task, std::optional<int> delaySeconds)
{
    const auto job = m_jobs.find(task.id);
    if (job == m_jobs.end())
        return;
    if (job->asked.query.taskId.isEmpty())
        learnOf(*job, task);
    const bool isSteady = task.state == TaskState::InProgress && task.report.state == RemoteState::InProgress
        && task.missedQueries == 0 && task.error.message.isEmpty();
    job->asked.steadyTurn = isSteady ? std::optional(job->turn) : std::nullopt;
    planNext(task.id, delaySeconds);
}

void TaskQueries::planNext(TaskId id, std::optional<int> delaySeconds)
{
    const auto job = m_jobs.constFind(id);
    if (job == m_jobs.cend())
        return;
    const qint64 now = lived();
    const auto delay = [&] {
        if (delaySeconds)
            return *delaySeconds * 1000LL;
        const qint64 since = now - job->asked.acceptedAt;
        const auto account = m_parts.account(job->accountId);
        if (account && isLoopback(account->baseUrl))
            return pollDelayMs(localPace, since, m_parts.random());
        const std::optional<UsualTime> usual = m_estimate.usual(job->asked.kind, job->asked.seconds);
        const PollPace pace = m_parts.rules(job->accountId).pace;
        return usual ? pollDelayMs(pace, since, *usual, m_parts.random()) : pollDelayMs(pace, since, m_parts.random());
    };
    m_plan.put(id, job->accountId, now + delay());
    m_ledger.pumpSoon();
}

void TaskQueries::learnOf(TaskJob& job, const VideoTask& task) const
{
    TaskJob::Asked& asked = job.asked;
    asked.query = {task.request.model, task.remoteId};
    asked.family = task.request.kind.family;
    asked.origin = task.baseUrl.isEmpty() ? QString() : originOf(task.baseUrl);
    asked.kind = courseKindOf(task);
    asked.seconds = std::max(task.request.durationSeconds.value_or(0), 0.0);
    asked.acceptedWall = task.acceptedAt;
    asked.acceptedAt = lived() - std::max<qint64>(task.acceptedAt.msecsTo(m_parts.clock.now()), 0);
}

void TaskQueries::pump()
{
    noticeStandstill();
    // Accounts in turn, so that one with many tasks does not keep the others from being asked.
    for (bool asked = true; asked;) {
        asked = false;
        const QStringList accounts = m_plan.accounts();
        for (const QString& account : accounts)
            asked = askNext(account) || asked;
    }
    if (const std::optional<qint64> due = m_plan.nextDue(lived()))
        m_ledger.pumpAt(m_parts.clock.elapsed() + *due - lived());
    watchForStandstill();
}

/// Takes the next task of an account off the plan, and asks about it. False when there is none that may be asked now.
bool TaskQueries::askNext(const QString& accountId)
{
    if (m_accounts.isKeyless(accountId)) {
        QList<TaskId> ids = m_plan.takeAll(accountId);
        ids.removeIf([this](TaskId id) { return m_jobs.value(id).hold != TaskJob::Hold::No; });
        m_accounts.holdPaused(accountId, ids);
        return false;
    }
    const std::optional<TaskId> id = m_plan.next(accountId, lived());
    if (!id)
        return false;
    const auto job = m_jobs.constFind(*id);
    const bool isWanted = job != m_jobs.cend() && job->hold == TaskJob::Hold::No && !job->busy && !job->storing;
    const std::optional<Account> account = m_parts.account(accountId);
    if (isWanted && !mayAsk(*id, accountId, account))
        return false;
    m_plan.take(*id);
    if (isWanted)
        begin(*id);
    return true;
}

/// Whether pace, pauses and trouble allow a query now; otherwise it is looked at again when they may.
bool TaskQueries::mayAsk(TaskId id, const QString& accountId, const std::optional<Account>& account)
{
    const qint64 now = lived();
    const QString host = account ? originOf(account->baseUrl) : QString();
    const int perSecond = account ? account->queriesPerSecond : QueryPace::usualPerSecond;
    // Where nobody answered, or the key was refused, one asks for all; the person may always.
    const bool isAlone = (m_trouble.isIn(host) || m_accounts.isSlowed(accountId)) && !m_plan.isFirst(id);
    const qint64 wait = std::max({m_notBefore.value(accountId) - now, m_pace.waitMs(host, now, perSecond),
        isAlone ? std::max(m_trouble.waitMs(host, now), m_accounts.waitMs(accountId)) : 0});
    if (wait > 0) {
        m_ledger.pumpAt(m_parts.clock.elapsed() + wait);
        return false;
    }
    return m_pace.hasRoom(host, isAlone ? 1 : QueryPace::atOnce);
}

void TaskQueries::noticeStandstill()
{
    if (!m_watchesStandstill || m_standstill.look(m_parts.clock.elapsed(), m_parts.clock.asleep()) == 0)
        return;
    // The network may be another one by now. Whose clip may soon be gone comes first.
    m_trouble.forgetPauses();
    m_accounts.forgetPauses();
    m_plan.spread(
        lived(), spreadMs, [this](TaskId id) { return m_jobs.value(id).asked.acceptedWall.toMSecsSinceEpoch(); });
}

/// Only as long as there is something to ask: a program with nothing to do does not wake up.
void TaskQueries::watchForStandstill()
{
    if (m_plan.isEmpty() || m_watchesStandstill)
        return;
    m_watchesStandstill = true;
    m_standstill.begin(m_parts.clock.elapsed(), m_parts.clock.asleep());
    m_parts.clock.after(Standstill::lookEveryMs, this, [this] {
        noticeStandstill();
        m_watchesStandstill = false;
        m_ledger.pumpSoon();
    });
}

std::optional<TaskEta> TaskQueries::eta(TaskId id) const
{
    const auto job = m_jobs.constFind(id);
    if (job == m_jobs.cend())
        return std::nullopt;
    TaskJob known = *job;
    if (known.asked.query.taskId.isEmpty()) {
        const std::optional<VideoTask> task = m_parts.store.task(id);
        if (!task || task->remoteId.isEmpty())
            return std::nullopt;
        learnOf(known, *task);
    }
    const std::optional<UsualTime> usual = m_estimate.usual(known.asked.kind, known.asked.seconds);
    if (!usual)
        return std::nullopt;
    const qint64 since = lived() - known.asked.acceptedAt;
    return TaskEta{usual->usualMs, std::max<qint64>(usual->usualMs - since, 0), usual->takes};
}

bool TaskQueries::isAsked(TaskId id) const
{
    const auto job = m_jobs.constFind(id);
    return job != m_jobs.cend() && job->hold == TaskJob::Hold::No;
}

QDateTime TaskQueries::unreachableSince(TaskId id) const
{
    const auto job = m_jobs.constFind(id);
    return job == m_jobs.cend() || job->asked.host.isEmpty() ? QDateTime() : m_trouble.since(job->asked.host);
}

} // namespace Dailies
