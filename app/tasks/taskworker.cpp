// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskworker.h"

#include "app/common/crashpoint.h"
#include "app/tasks/tasklog.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 storeAgainMs = 1000;
constexpr int mostResumeTries = 10;

QString journalOf(const TaskStore& store)
{
    return store.file().isEmpty() ? QString() : store.file() + u".ids"_s;
}

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

TaskRunner::Worker::Worker(Parts parts, TaskRunner& runner)
    : m_parts(std::move(parts))
    , m_runner(runner)
    , m_service(m_parts.creates, m_parts.queries, m_parts.clock)
    , m_keys(m_parts.keys)
    , m_journal(journalOf(m_parts.store))
    , m_estimate([&store = m_parts.store](const CourseKind& kind) { return coursesIn(store, kind); })
{
    connect(&m_parts.store, &TaskStore::taskRemoved, this, &Worker::drop);
}

TaskRunner::Worker::~Worker() = default;

TaskLogEntry TaskRunner::Worker::note(const QString& text) const
{
    return noteEntry(m_parts.clock.now(), text);
}

TaskRunner::Worker::Job& TaskRunner::Worker::jobOf(const VideoTask& task)
{
    Job& job = m_jobs[task.id];
    job.accountId = task.accountId;
    job.place = task.place;
    return job;
}

void TaskRunner::Worker::drop(TaskId id)
{
    m_jobs.remove(id);
    m_queries.remove(id);
    pumpSoon();
}

void TaskRunner::Worker::happen(TaskId id, const AnyTaskEvent& event, const QList<TaskLogEntry>& log)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task) {
        // The database cannot be read for now; what happened is not forgotten for that.
        m_parts.clock.after(storeAgainMs, this, [this, id, event, log] {
            if (m_jobs.contains(id))
                happen(id, event, log);
        });
        return;
    }
    const std::optional<Transition> step = transition(*task, event, m_parts.clock.now());
    if (step) {
        commit(stepFrom(*task, *step, log));
        return;
    }
    QList<TaskLogEntry> lines = log;
    lines.append(note(tr("This came when the task stood at \"%1\" and changed nothing.").arg(stateName(task->state))));
    for (const TaskLogEntry& line : lines)
        (void)m_parts.store.appendLog(id, line);
    drop(id);
}

Result<void> TaskRunner::Worker::decide(TaskId id, const AnyTaskEvent& event, const QString& text)
{
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task)
        return failure(ErrorKind::BadInput, tr("There is no task %1.").arg(id));
    if (m_jobs.value(id).storing)
        return failure(ErrorKind::Storage, tr("What became of task %1 could not be written to disk yet.").arg(id));
    const std::optional<Transition> step = transition(*task, event, m_parts.clock.now());
    if (!step)
        return failure(ErrorKind::BadInput,
            tr("This is not possible for task %1, which stands at \"%2\".").arg(id).arg(stateWord(*task)));
    if (Result<void> stored = m_parts.store.update(step->task, task->state, {note(text)}); !stored)
        return stored;
    jobOf(step->task).hold = Hold::No;
    // What is kept back asks for no key.
    if (m_paused.contains(task->accountId) && step->task.watched && step->action != TaskAction::Hold)
        resumeAccount(task->accountId);
    carryOut(*step);
    return {};
}

TaskRunner::Worker::Step TaskRunner::Worker::stepFrom(
    const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log) const
{
    const std::optional<Family> answered = to.task.report.answeredFamily;
    Step step{before.state, to, log, answered && answered != before.report.answeredFamily};
    if (step.isOtherFamily)
        step.log.append(note(tr("The service answered as family %1; the request was written for family %2.")
                                 .arg(familyName(*answered), familyName(before.request.kind.family))));
    return step;
}

void TaskRunner::Worker::commit(const Step& step, bool again)
{
    const VideoTask& task = step.to.task;
    jobOf(task).storing = false;
    DAILIES_CRASH_POINT("task.before-commit");
    const Result<void> stored = m_parts.store.update(task, step.from, step.log);
    if (stored) {
        DAILIES_CRASH_POINT("task.committed");
        carryOut(step.to);
        DAILIES_CRASH_POINT("task.carried-out");
        if (step.isOtherFamily)
            Q_EMIT m_runner.otherFamilyAnswered(task.id, *task.report.answeredFamily);
        return;
    }
    if (stored.error().kind == ErrorKind::BadInput) {
        movedOn(step);
        return;
    }
    Job& job = jobOf(task);
    job.storing = true;
    ++job.turn;
    if (!again) {
        Error error = stored.error();
        error.message = task.remoteId.isEmpty()
            ? tr("Task %1 could not be written to disk; it is tried again every second. %2")
                  .arg(task.id)
                  .arg(error.message)
            : tr("Task %1, which the service knows as %2, could not be written to disk; it is tried again every "
                 "second. %3")
                  .arg(task.id)
                  .arg(task.remoteId, error.message);
        Q_EMIT m_runner.storageFailed(error);
    }
    m_parts.clock.after(storeAgainMs, this, [this, step] { commit(step, true); });
}

/// Another program has changed the task under us; an id that we hold is still not dropped.
void TaskRunner::Worker::movedOn(const Step& step)
{
    const TaskId id = step.to.task.id;
    const std::optional<VideoTask> now = m_parts.store.task(id);
    if (now && now->remoteId.isEmpty() && !step.to.task.remoteId.isEmpty()) {
        if (const auto attached = transition(*now, TaskEvent::IdAttached{step.to.task.remoteId}, m_parts.clock.now())) {
            commit({now->state, *attached, step.log});
            return;
        }
    }
    if (!step.to.task.remoteId.isEmpty() && (!now || now->remoteId != step.to.task.remoteId))
        Q_EMIT m_runner.storageFailed({ErrorKind::Storage,
            tr("The service's id %1 for task %2 found no place: the task was changed elsewhere.")
                .arg(step.to.task.remoteId)
                .arg(id)});
    drop(id);
}

void TaskRunner::Worker::carryOut(const Transition& step)
{
    const VideoTask& task = step.task;
    Job& job = jobOf(task);
    ++job.turn;
    m_tellRest = true;
    if (isAtRest(task.state) || !task.watched)
        drop(task.id);
    switch (step.action) {
    case TaskAction::None: break;
    case TaskAction::Send: queueSend(task.id); break;
    case TaskAction::SendLater: sendLater(task, step.delaySeconds); break;
    case TaskAction::Query: queryFirst(task.id); break;
    case TaskAction::QueryLater: queryLater(task, step.delaySeconds); break;
    case TaskAction::Download: queueDownload(task.id); break;
    case TaskAction::DownloadLater:
        later(task.id, step.delaySeconds.value_or(0) * 1000LL, &Worker::queueDownload);
        break;
    case TaskAction::Hold: job.hold = Job::Hold::Person; break;
    case TaskAction::PauseAccount: pauseAccount(task.accountId, task.error); break;
    }
    pumpSoon();
}

void TaskRunner::Worker::takeUp(const VideoTask& task)
{
    jobOf(task).hold = Hold::No;
    m_tellRest = true;
    switch (task.state) {
    case TaskState::Waiting: queueSend(task.id); break;
    case TaskState::InProgress: queueQuery(task.id); break;
    case TaskState::Downloading:
        if (task.report.videoUrl.isEmpty())
            queryFirst(task.id);
        else
            queueDownload(task.id);
        break;
    default: break;
    }
}

void TaskRunner::Worker::takeUpAtStart(VideoTask task)
{
    if (task.state == TaskState::Sending) {
        DAILIES_CRASH_POINT("start.found-sending");
        // An id that reached the journal but not the database is as good as one in the database.
        const QString noted = m_journal.idOf(task);
        QList<AnyTaskEvent> events{TaskEvent::FoundSendingAtStart{}};
        if (!noted.isEmpty())
            events.append(TaskEvent::IdAttached{noted});
        for (const AnyTaskEvent& event : events) {
            const std::optional<Transition> step = transition(task, event, m_parts.clock.now());
            if (!step)
                return;
            DAILIES_CRASH_POINT("start.before-answer-lost");
            const Result<void> stored = m_parts.store.update(step->task, task.state,
                {note(step->task.remoteId.isEmpty() ? step->task.error.message
                                                    : tr("The id was found in the list of ids."))});
            if (!stored) {
                Q_EMIT m_runner.storageFailed(stored.error());
                return;
            }
            DAILIES_CRASH_POINT("start.after-answer-lost");
            task = step->task;
        }
        if (task.state != TaskState::InProgress)
            return;
    }
    takeUp(task);
    if (task.state != TaskState::Waiting)
        return;
    if (task.held)
        jobOf(task).hold = Hold::Person;
    else
        hold(task.id, Hold::Person,
            {ErrorKind::Stopped,
                tr("The program ended before this was sent. Nothing was charged; send it now, or take it back.")});
}

/// A database that cannot be read for a moment must not look like one in which nothing is left to do.
void TaskRunner::Worker::resumeAgain(bool isNeeded)
{
    if (!isNeeded || ++m_resumeTries > mostResumeTries) {
        m_resumeTries = 0;
        return;
    }
    if (m_resumeTries == 1)
        Q_EMIT m_runner.storageFailed({ErrorKind::Storage,
            tr("Not all tasks could be read from disk; it is tried again every second, a few times. Nothing was "
               "sent.")});
    m_parts.clock.after(storeAgainMs, this, [this] { resume(); });
}

void TaskRunner::Worker::resume()
{
    m_tellRest = true;
    QList<VideoTask> tasks;
    bool isWhole = true;
    for (TaskId id : m_parts.store.unfinished(&isWhole)) {
        if (m_jobs.contains(id))
            continue;
        if (std::optional<VideoTask> task = m_parts.store.task(id))
            tasks.append(*std::move(task));
        else
            isWhole = false;
    }
    resumeAgain(!isWhole);
    // A finished clip can be lost, the sooner its address dies; nothing else can.
    const auto goesFirst = [](const VideoTask& a, const VideoTask& b) {
        const bool isFetched = a.state == TaskState::Downloading;
        const bool isOtherFetched = b.state == TaskState::Downloading;
        return isFetched && (!isOtherFetched || a.addressExpiresAt < b.addressExpiresAt);
    };
    std::stable_sort(tasks.begin(), tasks.end(), goesFirst);
    for (VideoTask& task : tasks) {
        DAILIES_CRASH_POINT("start.before-task");
        takeUpAtStart(std::move(task));
    }
    DAILIES_CRASH_POINT("start.resumed");
    pumpSoon();
}

void TaskRunner::Worker::hold(TaskId id, Hold why, const Error& error)
{
    const auto job = m_jobs.find(id);
    if (job == m_jobs.end())
        return;
    job->hold = why;
    ++job->turn;
    pumpSoon();
    const std::optional<VideoTask> task = m_parts.store.task(id);
    if (!task || task->error == error)
        return;
    // Only the reason shown depends on this commit; nothing is lost when the disk does not take it.
    DAILIES_CRASH_POINT("hold.before-commit");
    if (const auto step = transition(*task, TaskEvent::Held{error}, m_parts.clock.now()))
        (void)m_parts.store.update(step->task, task->state, {note(error.message)});
}

void TaskRunner::Worker::pauseAccount(const QString& accountId, const Error& error)
{
    const bool fresh = !m_paused.contains(accountId);
    m_paused.insert(accountId, error);
    const QList<TaskId> ids = m_jobs.keys();
    for (TaskId id : ids) {
        const Job job = m_jobs.value(id);
        // What is under way ends by itself; downloads need no key.
        if (job.accountId == accountId && job.hold == Hold::No && !job.busy && !job.storing && !job.download
            && !m_fetches.contains(id)) {
            const std::optional<VideoTask> task = m_parts.store.task(id);
            const bool waitsForDownload =
                task && task->state == TaskState::Downloading && !task->report.videoUrl.isEmpty();
            if (!waitsForDownload)
                hold(id, Hold::Account, error);
        }
    }
    if (fresh)
        Q_EMIT m_runner.accountPaused(accountId, error);
}

void TaskRunner::Worker::resumeAccount(const QString& accountId)
{
    m_keys.forget(accountId);
    m_paused.remove(accountId);
    const QList<TaskId> ids = m_jobs.keys();
    for (TaskId id : ids) {
        const Job job = m_jobs.value(id);
        if (job.accountId != accountId || job.hold != Hold::Account)
            continue;
        if (const std::optional<VideoTask> task = m_parts.store.task(id))
            takeUp(*task);
    }
    pumpSoon();
}

std::optional<Account> TaskRunner::Worker::accountFor(const VideoTask& task)
{
    std::optional<Account> account = m_parts.account(task.accountId);
    if (!account) {
        pauseAccount(task.accountId, {ErrorKind::KeyProblem, tr("The account of this task is not there any more.")});
        hold(task.id, Hold::Account, m_paused.value(task.accountId));
        return std::nullopt;
    }
    if (!task.baseUrl.isEmpty() && originOf(task.baseUrl) != originOf(account->baseUrl)) {
        hold(task.id, Hold::Account,
            {ErrorKind::KeyProblem,
                tr("This task belongs to %1, but the account \"%2\" now points to %3; its key is not used for that.")
                    .arg(originOf(task.baseUrl), account->name, originOf(account->baseUrl))});
        return std::nullopt;
    }
    return account;
}

void TaskRunner::Worker::later(TaskId id, qint64 milliseconds, void (Worker::*call)(TaskId))
{
    const quint64 turn = m_jobs.value(id).turn;
    m_parts.clock.after(milliseconds, this, [this, id, turn, call] {
        if (m_jobs.contains(id) && m_jobs.value(id).turn == turn)
            (this->*call)(id);
    });
}

void TaskRunner::Worker::pumpSoon()
{
    if (std::exchange(m_pumpDue, true))
        return;
    QMetaObject::invokeMethod(
        this, [this] { pump(); }, Qt::QueuedConnection);
}

void TaskRunner::Worker::pumpAt(qint64 elapsed)
{
    if (m_pumpAt && *m_pumpAt <= elapsed)
        return;
    m_pumpAt = elapsed;
    m_parts.clock.after(std::max<qint64>(elapsed - m_parts.clock.elapsed(), 1), this, [this, elapsed] {
        if (m_pumpAt == elapsed)
            m_pumpAt.reset();
        pump();
    });
}

void TaskRunner::Worker::pump()
{
    m_pumpDue = false;
    pumpDownloads();
    pumpSends();
    pumpQueries();
    if (m_tellRest && activeCount() == 0 && m_resumeTries == 0) {
        m_tellRest = false;
        Q_EMIT m_runner.allAtRest();
    }
}

int TaskRunner::Worker::activeCount() const
{
    return int(std::count_if(m_jobs.cbegin(), m_jobs.cend(), [](const Job& job) { return job.hold == Hold::No; }));
}

std::optional<double> TaskRunner::Worker::downloadFraction(TaskId id) const
{
    const auto job = m_jobs.constFind(id);
    return job == m_jobs.cend() ? std::nullopt : job->fraction;
}

} // namespace Dailies
