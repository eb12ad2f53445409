// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskdispatcher.h"

#include "app/common/crashpoint.h"
#include "app/tasks/run/taskworker.h"
#include "app/tasks/store/tasklog.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr qint64 progressEveryMs = 100; ///< more frequent updates are not visible and only cause repaints
constexpr qsizetype mostHeldAtOnce = 64; ///< takes a few milliseconds

/// The action a task in this state needs when nothing is running for it.
TaskAction actionFor(const VideoTask& task)
{
    switch (task.state) {
    case TaskState::Waiting: return TaskAction::Send;
    case TaskState::Uploading: return TaskAction::Upload;
    case TaskState::InProgress: return TaskAction::QueryLater;
    case TaskState::Downloading: return needsAddress(task) ? TaskAction::QueryLater : TaskAction::Download;
    default: return TaskAction::None;
    }
}

} // namespace

TaskDispatcher::TaskDispatcher(TaskStore& store, Clock& clock, RunnerSignals& reports)
    : m_store(store)
    , m_clock(clock)
    , m_reports(reports)
{
    connect(&m_store, &TaskStore::taskRemoved, this, &TaskDispatcher::drop);
    connect(&m_store.disk(), &DiskSync::rested, this, &TaskDispatcher::pumpSoon);
}

TaskLogEntry TaskDispatcher::note(const QString& text) const
{
    return noteEntry(m_clock.now(), text);
}

std::optional<VideoTask> TaskDispatcher::task(TaskId id)
{
    const bool isStaged =
        std::any_of(m_staged.cbegin(), m_staged.cend(), [id](const Step& step) { return step.to.task.id == id; });
    if (isStaged)
        commitStaged();
    return m_store.task(id);
}

int TaskDispatcher::activeCount() const
{
    return int(std::ranges::count_if(m_active, [](const ActiveTask& job) { return job.hold == ActiveTask::Hold::No; }));
}

void TaskDispatcher::notifyIdle()
{
    m_notifiesIdle = true;
    pumpSoon();
}

ActiveTask& TaskDispatcher::jobOf(const VideoTask& task)
{
    ActiveTask& job = m_active[task.id];
    job.accountId = task.accountId;
    job.place = task.place;
    job.sendAfter = task.sendAfter;
    return job;
}

void TaskDispatcher::drop(TaskId id)
{
    m_active.remove(id);
    for (TaskWorker* worker : std::as_const(m_workers))
        worker->forget(id);
    pumpSoon();
}

void TaskDispatcher::transferred(TaskId id, qint64 bytes, qint64 total)
{
    const auto job = m_active.find(id);
    if (job == m_active.end() || total <= 0)
        return;
    const bool first = !job->fraction;
    job->fraction = std::clamp(double(bytes) / double(total), 0.0, 1.0);
    const qint64 now = m_clock.elapsed();
    if (!first && now - job->shownAt < progressEveryMs)
        return;
    job->shownAt = now;
    Q_EMIT m_reports.progressed(id);
}

void TaskDispatcher::applyEvent(TaskId id, const AnyTaskEvent& event, const QList<TaskLogEntry>& log)
{
    const std::optional<VideoTask> known = task(id);
    if (!known) {
        // The database cannot be read for now, so the event is tried again later.
        m_clock.after(databaseAgainMs, this, [this, id, event, log] {
            if (m_active.contains(id))
                applyEvent(id, event, log);
        });
        return;
    }
    const std::optional<Transition> step = transition(*known, event, m_clock.now());
    if (step) {
        commit(*known, *step, log);
        return;
    }
    QList<TaskLogEntry> lines = log;
    lines.append(note(tr("This arrived in the state \"%1\" and changed nothing.").arg(stateName(known->state))));
    for (const TaskLogEntry& line : lines)
        (void)m_store.appendLog(id, line);
    drop(id);
}

Result<Transition> TaskDispatcher::decide(TaskId id, const AnyTaskEvent& event, const QString& text)
{
    const std::optional<VideoTask> known = task(id);
    if (!known)
        return failure(ErrorKind::BadInput, tr("There is no task %1.").arg(id));
    if (m_active.value(id).storing)
        return failure(ErrorKind::Storage, tr("The latest state of task %1 couldn't be saved to disk yet.").arg(id));
    const std::optional<Transition> step = transition(*known, event, m_clock.now());
    if (!step)
        return failure(ErrorKind::BadInput,
            tr("This isn't possible for task %1 in the state \"%2\".").arg(id).arg(stateWord(*known)));
    if (const Result<void> stored = m_store.update(step->task, known->state, {note(text)}); !stored)
        return failure(stored.error());
    jobOf(step->task).hold = ActiveTask::Hold::No;
    execute(*step);
    return *step;
}

TaskDispatcher::Step TaskDispatcher::stepFrom(
    const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log) const
{
    const std::optional<Family> answered = to.task.report.answeredFamily;
    Step step{before, to, log, answered && answered != before.report.answeredFamily};
    if (step.isOtherFamily)
        step.log.append(note(tr("The service responded as family %1, but the request was written for family %2.")
                                 .arg(familyName(*answered), familyName(before.request.kind.family))));
    if (to.task.remark != before.remark && !to.task.remark.isEmpty())
        step.log.append(note(to.task.remark));
    return step;
}

void TaskDispatcher::commit(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log)
{
    commitNow(stepFrom(before, to, log));
}

void TaskDispatcher::commitNow(const Step& step)
{
    jobOf(step.to.task).storing = false;
    DAILIES_CRASH_POINT("task.before-commit");
    const Result<void> stored = m_store.update(step.to.task, step.before.state, step.log);
    if (stored) {
        DAILIES_CRASH_POINT("task.committed");
        committed(step);
    } else if (notCommitted(step, stored.error())) {
        m_clock.after(databaseAgainMs, this, [this, step] {
            Step again = step;
            again.isAgain = true;
            commitNow(again);
        });
    }
}

void TaskDispatcher::commitWithTurn(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log)
{
    Step step = stepFrom(before, to, log);
    step.turn = jobOf(to.task).turn;
    m_staged.append(std::move(step));
    pumpSoon();
}

/// Commits the steps of one turn of the event loop in a single transaction. Each step is still stored or rejected
/// separately.
void TaskDispatcher::commitStaged()
{
    if (m_staged.isEmpty())
        return;
    const QList<Step> steps = std::exchange(m_staged, {});
    QList<TaskUpdate> updates;
    for (const Step& step : steps) {
        jobOf(step.to.task).storing = false;
        updates.append({step.before, step.to.task, step.log});
    }
    DAILIES_CRASH_POINT("query.before-commit");
    const QList<Result<void>> results = m_store.updateAll(updates);
    DAILIES_CRASH_POINT("query.committed");
    for (qsizetype n = 0; n < steps.size(); ++n) {
        const Step& step = steps.at(n);
        const Result<void>& stored = results.at(n);
        if (stored) {
            if (!isOvertaken(step))
                committed(step);
        } else if (notCommitted(step, stored.error())) {
            m_clock.after(databaseAgainMs, this, [this, step] {
                Step again = step;
                again.isAgain = true;
                again.turn = jobOf(step.to.task).turn;
                m_staged.append(again);
                pumpSoon();
            });
        }
    }
}

/// Whether a handler of a step's signal has moved the task on before the step was carried out.
bool TaskDispatcher::isOvertaken(const Step& step)
{
    const TaskId id = step.to.task.id;
    const auto job = m_active.constFind(id);
    if (job != m_active.cend() && job->turn == step.turn)
        return false;
    const std::optional<VideoTask> now = m_store.task(id);
    if (now && (isTerminal(now->state) || !now->watched))
        drop(id);
    return true;
}

void TaskDispatcher::committed(const Step& step)
{
    execute(step.to);
    DAILIES_CRASH_POINT("task.carried-out");
    if (step.isOtherFamily)
        Q_EMIT m_reports.otherFamilyAnswered(step.to.task.id, *step.to.task.report.answeredFamily);
}

bool TaskDispatcher::notCommitted(const Step& step, const Error& error)
{
    const VideoTask& task = step.to.task;
    if (error.kind == ErrorKind::BadInput) {
        movedOn(step);
        return false;
    }
    ActiveTask& job = jobOf(task);
    job.storing = true;
    ++job.turn;
    if (step.isAgain)
        return true;
    Error report = error;
    report.message = task.remoteId.isEmpty()
        ? tr("Task %1 couldn't be saved to disk; retrying every second. %2").arg(task.id).arg(error.message)
        : tr("Task %1 (the service's ID: %2) couldn't be saved to disk; retrying every second. %3")
              .arg(task.id)
              .arg(task.remoteId, error.message);
    Q_EMIT m_reports.storageFailed(report);
    return true;
}

/// Another program has changed the task. If the step brought an ID, it is still stored.
void TaskDispatcher::movedOn(const Step& step)
{
    const TaskId id = step.to.task.id;
    const std::optional<VideoTask> now = m_store.task(id);
    if (now && now->remoteId.isEmpty() && !step.to.task.remoteId.isEmpty()) {
        if (const auto attached = transition(*now, TaskEvent::IdAttached{step.to.task.remoteId}, m_clock.now())) {
            commitNow({*now, *attached, step.log});
            return;
        }
    }
    if (!step.to.task.remoteId.isEmpty() && (!now || now->remoteId != step.to.task.remoteId))
        Q_EMIT m_reports.storageFailed({ErrorKind::Storage,
            tr("The service's ID %1 couldn't be saved for task %2: the task was changed elsewhere.")
                .arg(step.to.task.remoteId)
                .arg(id)});
    drop(id);
}

void TaskDispatcher::execute(const Transition& step)
{
    const VideoTask& task = step.task;
    ActiveTask& job = jobOf(task);
    ++job.turn;
    job.needsKey = !hasLiveAddress(task);
    m_notifiesIdle = true;
    if (step.action == TaskAction::Hold)
        job.hold = ActiveTask::Hold::User;
    if (isTerminal(task.state) || !task.watched)
        drop(task.id);
    for (TaskWorker* worker : std::as_const(m_workers))
        worker->execute(step);
    pumpSoon();
}

void TaskDispatcher::resume(const VideoTask& task)
{
    jobOf(task).hold = ActiveTask::Hold::No;
    execute({task, actionFor(task), 0});
}

void TaskDispatcher::hold(const QList<TaskId>& ids, ActiveTask::Hold why, const Error& error)
{
    commitStaged();
    const bool isStoring = !m_held.isEmpty();
    for (TaskId id : ids) {
        const auto job = m_active.find(id);
        if (job == m_active.end())
            continue;
        job->hold = why;
        ++job->turn;
        m_held.append({id, why, error});
    }
    pumpSoon();
    if (!isStoring)
        storeHeldReasons();
}

/// Only the displayed reason depends on these commits. Nothing is lost if they fail.
void TaskDispatcher::storeHeldReasons()
{
    const QList<Held> held = m_held.first(std::min(m_held.size(), mostHeldAtOnce));
    m_held.remove(0, held.size());
    QList<TaskUpdate> updates;
    for (const Held& each : held) {
        // The task may have been released by now.
        if (!m_active.contains(each.task) || m_active.value(each.task).hold != each.why)
            continue;
        const std::optional<VideoTask> known = m_store.task(each.task);
        if (!known)
            continue;
        const TaskEvent::Held event{.error = each.error, .isOfAccount = each.why == ActiveTask::Hold::Account};
        const auto step = transition(*known, event, m_clock.now());
        if (step && step->task.error != known->error)
            updates.append({*known, step->task, {note(step->task.error.message)}});
    }
    // Uses a timer, because queued calls would run before the window is painted.
    if (!m_held.isEmpty())
        m_clock.after(1, this, [this] { storeHeldReasons(); });
    else
        pumpSoon();
    if (updates.isEmpty())
        return;
    DAILIES_CRASH_POINT("hold.before-commit");
    (void)m_store.updateAll(updates);
}

void TaskDispatcher::later(TaskId id, qint64 milliseconds, const std::function<void(TaskId)>& call)
{
    const quint64 turn = m_active.value(id).turn;
    m_clock.after(milliseconds, this, [this, id, turn, call] {
        if (m_active.contains(id) && m_active.value(id).turn == turn)
            call(id);
    });
}

void TaskDispatcher::pumpSoon()
{
    if (std::exchange(m_pumpDue, true))
        return;
    QMetaObject::invokeMethod(
        this, [this] { pump(); }, Qt::QueuedConnection);
}

void TaskDispatcher::pumpAt(qint64 elapsed)
{
    if (m_pumpAt && *m_pumpAt <= elapsed)
        return;
    m_pumpAt = elapsed;
    m_clock.after(std::max<qint64>(elapsed - m_clock.elapsed(), 1), this, [this, elapsed] {
        if (m_pumpAt == elapsed)
            m_pumpAt.reset();
        pump();
    });
}

void TaskDispatcher::pump()
{
    m_pumpDue = false;
    commitStaged();
    for (TaskWorker* worker : std::as_const(m_workers))
        worker->pump();
    const bool isAtWork = std::any_of(
        m_active.cbegin(), m_active.cend(), [](const ActiveTask& job) { return job.hold == ActiveTask::Hold::No; });
    // Who is notified reads why the tasks are on hold.
    if (m_notifiesIdle && m_isWhole && !isAtWork && m_held.isEmpty() && !m_store.disk().isBusy()) {
        m_notifiesIdle = false;
        Q_EMIT m_reports.allAtRest();
    }
}

} // namespace Dailies
