// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/pollworker.h"

#include "app/common/crashpoint.h"
#include "app/service/call/keyhiding.h"
#include "app/service/call/queryanswer.h"
#include "app/service/wire/wire.h"
#include "app/tasks/pacing/pollschedule.h"
#include "app/tasks/store/tasklog.h"

#include <QCryptographicHash>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// A service on this computer, such as the practice service, is fast and needs no restraint.
constexpr PollPace localPace{500};
constexpr qint64 alsoUsualMs = 5 * 1000; ///< a task that takes this much longer is not slow yet
constexpr qint64 graceMs = 60000; ///< how long a clip's last URL waits for an answer that may bring a new one
constexpr qint64 spreadMs = 30000; ///< after sleep, due queries are spread over this time

QList<DurationSample> coursesIn(const TaskStore& store, const CourseKind& kind)
{
    QList<DurationSample> courses;
    for (const VideoTask& task :
        store.succeeded(kind.model, kind.apiType, kind.isPractice, DurationEstimator::mostTakes)) {
        if (const std::optional<DurationSample> course = courseOf(task))
            courses.append(*course);
    }
    return courses;
}

constexpr int pauseSeconds = 30; ///< if the service asks for a pause without a length

/// Identifies an answer: all of it except the request ID, which is new each time.
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

/// Whether nothing but the request ID differs.
bool isSame(const VideoTask& before, VideoTask after)
{
    after.report.requestId = before.report.requestId;
    after.error.requestId = before.error.requestId;
    return after == before;
}

} // namespace

PollWorker::PollWorker(
    const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts, VideoService& service)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
    , m_active(dispatcher.active())
    , m_accounts(accounts)
    , m_service(service)
    , m_estimate([&store = parts.store](const CourseKind& kind) { return coursesIn(store, kind); })
{}

void PollWorker::execute(const Transition& step)
{
    dropOtherId(step.task);
    if (step.action == TaskAction::Query)
        queueFirst(step.task.id);
    else if (step.action == TaskAction::QueryLater)
        queueLater(step.task, step.delaySeconds);
    else
        return;
    if (hasLiveAddress(step.task)) {
        const qint64 pause = step.delaySeconds.value_or(0) * 1000LL;
        m_dispatcher.later(step.task.id, pause + graceMs, [this](TaskId id) { goOnWithout(id); });
    }
}

/// If the user has changed the task's ID, an answer about the earlier one no longer counts.
void PollWorker::dropOtherId(const VideoTask& task)
{
    const auto job = m_active.find(task.id);
    if (job == m_active.end() || job->asked.query.taskId.isEmpty() || job->asked.query.taskId == task.remoteId)
        return;
    job->asked = {};
    learnOf(*job, task);
    if (ServiceCall* call = std::exchange(job->call, nullptr)) {
        job->busy = false;
        call->stop();
    }
}

/// The service could not be queried for another URL. That is no reason to ignore the last one.
void PollWorker::goOnWithout(TaskId id)
{
    if (m_active.value(id).busy) {
        m_dispatcher.later(id, graceMs, [this](TaskId due) { goOnWithout(due); });
        return;
    }
    m_plan.remove(id);
    const Error error{ErrorKind::Network, tr("Couldn't get a new link from the service in time.")};
    m_dispatcher.applyEvent(id, TaskEvent::QueryAnswered{{failure(error)}}, {});
}

/// Called after the database could not be read.
void PollWorker::queueAgain(TaskId id)
{
    const auto job = m_active.constFind(id);
    // An answer that is on its way is recent enough.
    if (job != m_active.cend() && !job->busy)
        m_plan.put(id, job->accountId, m_dependencies.clock.uptime());
    m_dispatcher.pumpSoon();
}

/// The user asked for a query now.
void PollWorker::queueFirst(TaskId id)
{
    const auto job = m_active.constFind(id);
    if (job != m_active.cend() && !job->busy)
        m_plan.putFirst(id, job->accountId, m_dependencies.clock.uptime());
    m_dispatcher.pumpSoon();
}

void PollWorker::queueLater(const VideoTask& task, std::optional<int> delaySeconds)
{
    const auto job = m_active.find(task.id);
    if (job == m_active.end())
        return;
    if (job->asked.query.taskId.isEmpty())
        learnOf(*job, task);
    const bool isSteady = task.state == TaskState::InProgress && task.report.state == RemoteState::InProgress
        && task.missedQueries == 0 && task.error.message.isEmpty();
    job->asked.steadyTurn = isSteady ? std::optional(job->turn) : std::nullopt;
    planNext(task.id, delaySeconds);
}

void PollWorker::planNext(TaskId id, std::optional<int> delaySeconds)
{
    const auto job = m_active.constFind(id);
    if (job == m_active.cend())
        return;
    const qint64 now = m_dependencies.clock.uptime();
    const auto delay = [&] {
        if (delaySeconds)
            return *delaySeconds * 1000LL;
        const qint64 since = now - job->asked.acceptedAt;
        const auto account = m_dependencies.account(job->accountId);
        if (account && isLoopback(account->baseUrl))
            return pollDelayMs(localPace, since, m_dependencies.random());
        const std::optional<DurationRange> usual = m_estimate.usual(job->asked.kind, job->asked.seconds);
        const PollPace pace = m_dependencies.rules(job->accountId).pace;
        return usual ? pollDelayMs(pace, since, *usual, m_dependencies.random())
                     : pollDelayMs(pace, since, m_dependencies.random());
    };
    m_plan.put(id, job->accountId, now + delay());
    m_dispatcher.pumpSoon();
}

void PollWorker::learnOf(ActiveTask& job, const VideoTask& task) const
{
    ActiveTask::Asked& asked = job.asked;
    asked.query = {asSent(task.request).model, task.remoteId};
    asked.family = task.request.kind.family;
    asked.origin = task.baseUrl.isEmpty() ? QString() : originOf(task.baseUrl);
    asked.kind = courseKindOf(task);
    asked.seconds = std::max(task.request.durationSeconds.value_or(0), 0.0);
    asked.acceptedWall = task.acceptedAt;
    asked.acceptedAt =
        m_dependencies.clock.uptime() - std::max<qint64>(task.acceptedAt.msecsTo(m_dependencies.clock.now()), 0);
}

void PollWorker::pump()
{
    noticeStandstill();
    // Accounts take turns, so that one with many tasks does not block the others.
    for (bool asked = true; asked;) {
        asked = false;
        const QStringList accounts = m_plan.accounts();
        for (const QString& account : accounts)
            asked = askNext(account) || asked;
    }
    if (const std::optional<qint64> due = m_plan.nextDue(m_dependencies.clock.uptime()))
        m_dispatcher.pumpAt(*due - m_dependencies.clock.asleep());
    watchForStandstill();
}

/// Takes the account's next task off the plan and queries it. Returns false if no task may be queried now.
bool PollWorker::askNext(const QString& accountId)
{
    if (m_accounts.isKeyless(accountId)) {
        QList<TaskId> ids = m_plan.takeAll(accountId);
        ids.removeIf([this](TaskId id) { return m_active.value(id).hold != ActiveTask::Hold::No; });
        m_accounts.holdPaused(accountId, ids);
        return false;
    }
    const std::optional<TaskId> id = m_plan.next(accountId, m_dependencies.clock.uptime());
    if (!id)
        return false;
    const auto job = m_active.constFind(*id);
    const bool isWanted = job != m_active.cend() && job->hold == ActiveTask::Hold::No && !job->busy && !job->storing;
    const std::optional<Account> account = m_dependencies.account(accountId);
    if (isWanted && !mayAsk(*id, accountId, account))
        return false;
    m_plan.take(*id);
    if (isWanted)
        begin(*id);
    return true;
}

/// Whether rate limits, pauses and back-offs allow a query now. If not, schedules another check for when they do.
bool PollWorker::mayAsk(TaskId id, const QString& accountId, const std::optional<Account>& account)
{
    const qint64 now = m_dependencies.clock.uptime();
    const QString host = account ? originOf(account->baseUrl) : QString();
    const int perSecond = account ? account->queriesPerSecond : HostRateLimiter::usualPerSecond;
    // After a failure or a refused key, a single query tests the host for all tasks. Queries by the user are always
    // allowed.
    const bool isAlone = (m_trouble.isIn(host) || m_accounts.isSlowed(accountId)) && !m_plan.isFirst(id);
    const qint64 wait = std::max({m_notBefore.value(accountId) - now, m_pace.waitMs(host, now, perSecond),
        isAlone ? std::max(m_trouble.waitMs(host, now), m_accounts.waitMs(accountId)) : 0});
    if (wait > 0) {
        m_dispatcher.pumpAt(m_dependencies.clock.elapsed() + wait);
        return false;
    }
    return m_pace.hasRoom(host, isAlone ? 1 : HostRateLimiter::atOnce);
}

void PollWorker::noticeStandstill()
{
    if (!m_watchesStandstill || m_standstill.look(m_dependencies.clock.elapsed(), m_dependencies.clock.asleep()) == 0)
        return;
    // The network may have changed. Clips that may expire soon go first.
    m_trouble.forgetPauses();
    m_accounts.forgetPauses();
    m_plan.spread(m_dependencies.clock.uptime(), spreadMs,
        [this](TaskId id) { return m_active.value(id).asked.acceptedWall.toMSecsSinceEpoch(); });
}

/// Runs only while tasks are planned, so that an idle program does not wake up.
void PollWorker::watchForStandstill()
{
    if (m_plan.isEmpty() || m_watchesStandstill)
        return;
    m_watchesStandstill = true;
    m_standstill.begin(m_dependencies.clock.elapsed(), m_dependencies.clock.asleep());
    m_dependencies.clock.after(SuspendDetector::lookEveryMs, this, [this] {
        noticeStandstill();
        m_watchesStandstill = false;
        m_dispatcher.pumpSoon();
    });
}

std::optional<TaskEta> PollWorker::eta(TaskId id) const
{
    const auto job = m_active.constFind(id);
    if (job == m_active.cend())
        return std::nullopt;
    ActiveTask known = *job;
    if (known.asked.query.taskId.isEmpty()) {
        const std::optional<VideoTask> task = m_dependencies.store.task(id);
        if (!task || task->remoteId.isEmpty())
            return std::nullopt;
        learnOf(known, *task);
    }
    const std::optional<DurationRange> usual = m_estimate.usual(known.asked.kind, known.asked.seconds);
    if (!usual)
        return std::nullopt;
    const qint64 since = m_dependencies.clock.uptime() - known.asked.acceptedAt;
    const qint64 left = usual->usualMs - since;
    return TaskEta{usual->usualMs, left > -alsoUsualMs ? std::max<qint64>(left, 1) : 0, usual->takes};
}

bool PollWorker::isAsked(TaskId id) const
{
    const auto job = m_active.constFind(id);
    return job != m_active.cend() && job->hold == ActiveTask::Hold::No;
}

QDateTime PollWorker::unreachableSince(TaskId id) const
{
    const auto job = m_active.constFind(id);
    return job == m_active.cend() || job->asked.host.isEmpty() ? QDateTime() : m_trouble.since(job->asked.host);
}

void PollWorker::begin(TaskId id)
{
    const auto job = m_active.find(id);
    std::optional<Account> account = m_dependencies.account(job->accountId);
    const bool isKnown = !job->asked.query.taskId.isEmpty();
    QString host = account ? originOf(account->baseUrl) : QString();
    if (!isKnown || !account || (!job->asked.origin.isEmpty() && job->asked.origin != host)) {
        const std::optional<VideoTask> task = m_dependencies.store.task(id);
        if (!task) {
            m_dispatcher.later(id, databaseAgainMs, [this](TaskId due) { queueAgain(due); });
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
    m_pace.begun(host, m_dependencies.clock.uptime());
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

void PollWorker::ask(TaskId id, const Account& account, const QString& host, const QByteArray& key)
{
    const auto job = m_active.find(id);
    if (job == m_active.end()) {
        release(id, host);
        return;
    }
    ServiceCall* call = m_service.query({account.baseUrl, key, account.allowsCleartext()}, job->asked.query);
    DAILIES_CRASH_POINT("query.called");
    job->call = call;
    connect(call, &ServiceCall::finished, this,
        [this, id, host, call, key, begun = m_dependencies.clock.uptime()](const ServiceReply& reply) {
            // If tracking was restarted in the meantime, the task no longer waits for this answer.
            const auto asking = m_active.constFind(id);
            if (asking == m_active.cend() || asking->call != call) {
                m_pace.ended(host);
                m_dispatcher.pumpSoon();
                return;
            }
            release(id, host);
            ended(id, begun, key, reply);
        });
}

void PollWorker::ended(TaskId id, qint64 begun, const QByteArray& key, ServiceReply reply)
{
    const auto job = m_active.find(id);
    if (job == m_active.end() || (reply.transport == Transport::Stopped && reply.problem.isEmpty()))
        return;
    DAILIES_CRASH_POINT("query.reply-came");
    hideKey(reply, key);
    QueryAnswer answer = readQueryAnswer(job->asked.family, reply);
    if (answer.report) {
        hideKey(*answer.report, key);
        hideLinks(*answer.report);
    } else {
        hideKey(answer.report.error(), key);
        hideLinks(answer.report.error());
    }
    judgeHost(job->asked.host, begun, answer);
    if (reply.problem.isEmpty())
        judgeKey(job->accountId, begun, answer);
    else // the keychain's entry is not a valid key
        m_accounts.pause(job->accountId, answer.report.error(), true);
    if (!answer.report) {
        const bool asksForPause = answer.report.error().kind == ErrorKind::Throttled;
        if (const int seconds = answer.retryAfterSeconds.value_or(asksForPause ? pauseSeconds : 0); seconds > 0)
            m_notBefore[job->accountId] = m_dependencies.clock.uptime() + seconds * 1000LL;
    }
    const QByteArray digest = digestOf(reply, answer);
    if (digest == job->asked.lastAnswer) {
        ++job->asked.repeats;
        if (job->asked.steadyTurn == job->turn && job->hold == ActiveTask::Hold::No) {
            planNext(id, std::nullopt);
            return;
        }
        answered(id, answer, {});
        return;
    }
    QList<TaskLogEntry> log;
    if (const int repeats = std::exchange(job->asked.repeats, 0); repeats > 0)
        log.append(m_dispatcher.note(tr("The previous response was received %1 times.").arg(repeats + 1)));
    log.append(replyEntry(m_dependencies.clock.now(), u"query reply"_s, reply));
    job->asked.lastAnswer = digest;
    answered(id, answer, log);
}

void PollWorker::judgeHost(const QString& host, qint64 begun, const QueryAnswer& answer)
{
    if (!answer.report && answer.report.error().kind == ErrorKind::Network) {
        m_trouble.failed(
            host, begun, m_dependencies.clock.uptime(), m_dependencies.clock.now(), m_dependencies.random());
        return;
    }
    m_trouble.answered(host);
}

void PollWorker::judgeKey(const QString& accountId, qint64 begun, const QueryAnswer& answer)
{
    const ErrorKind kind = answer.report ? ErrorKind::BadInput : answer.report.error().kind;
    if (kind == ErrorKind::KeyProblem)
        m_accounts.keyRefused(accountId, begun, answer.report.error());
    else if (answer.report || answer.unknownTask || kind == ErrorKind::Throttled)
        m_accounts.keyAccepted(accountId);
}

/// An answer without news is neither stored nor shown. With many tasks, most answers are of this kind.
void PollWorker::answered(TaskId id, const QueryAnswer& answer, const QList<TaskLogEntry>& log)
{
    const std::optional<VideoTask> task = m_dispatcher.task(id);
    const auto step = task ? transition(*task, TaskEvent::QueryAnswered{answer}, m_dependencies.clock.now())
                           : std::optional<Transition>();
    if (!step) {
        m_dispatcher.applyEvent(id, TaskEvent::QueryAnswered{answer}, log);
        return;
    }
    if (step->task.state == TaskState::Downloading && task->state == TaskState::InProgress)
        m_estimate.add(step->task);
    if (isFinishedWithoutAddress(step->task) && !isFinishedWithoutAddress(*task))
        Q_EMIT m_dispatcher.reports().finishedWithoutAddress(id);
    if (!isSame(*task, step->task)) {
        m_dispatcher.commitWithTurn(*task, *step, log);
        return;
    }
    for (const TaskLogEntry& entry : log)
        (void)m_dependencies.store.appendLog(id, entry);
    m_dispatcher.execute(*step);
}

void PollWorker::release(TaskId id, const QString& host)
{
    m_pace.ended(host);
    if (const auto job = m_active.find(id); job != m_active.end())
        job->busy = false;
    m_dispatcher.pumpSoon();
}

} // namespace Dailies
