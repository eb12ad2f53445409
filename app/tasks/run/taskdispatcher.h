// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/tasks/run/activetask.h"
#include "app/tasks/run/runnersignals.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/taskstate.h"

#include <QCoreApplication>

#include <functional>

namespace Dailies {

class TaskWorker;

/// Delay before the database is tried again after a failed read or write.
inline constexpr qint64 databaseAgainMs = 1000;

/// Drives the active tasks. transition() decides each event, the store commits the step, and only then do the workers
/// carry it out.
class TaskDispatcher final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskDispatcher(TaskStore& store, Clock& clock, RunnerSignals& reports);

    /// Sets the workers in the order in which they receive committed steps.
    void setWorkers(const QList<TaskWorker*>& workers) { m_workers = workers; }

    ActiveTasks& active() { return m_active; }
    RunnerSignals& reports() { return m_reports; }
    TaskLogEntry note(const QString& text) const;
    /// The task's current state, including a step that is about to be committed.
    std::optional<VideoTask> task(TaskId id);
    /// Number of tasks that still make automatic progress.
    int activeCount() const;
    /// As long as not all tasks could be read, allAtRest() is not emitted.
    void setFullyLoaded(bool isWhole) { m_isWhole = isWhole; }
    /// Emits allAtRest() once nothing is left to do, even if nothing is running now.
    void notifyIdle();

    /// Applies an event from outside. The step is committed eventually, even if the disk fails for now.
    void applyEvent(TaskId id, const AnyTaskEvent& event, const QList<TaskLogEntry>& log);
    /// Applies the user's decision: commits it and carries it out at once, or returns an error.
    Result<Transition> decide(TaskId id, const AnyTaskEvent& event, const QString& text);
    /// Commits a step that was decided elsewhere, at once. Repeats every second while the disk fails.
    void commit(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log);
    /// Like commit(), but in one transaction with all others of this turn of the event loop, at its end.
    void commitWithTurn(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log);
    /// Commits the steps that wait for the end of this turn.
    void commitStaged();
    /// Carries out a committed step.
    void execute(const Transition& step);
    /// Resumes a task from its stored state.
    void resume(const VideoTask& task);
    /// Puts tasks on hold. The error, which gives the reason, is stored with each of them. Large numbers of tasks are
    /// stored over several turns of the event loop.
    void hold(const QList<TaskId>& ids, ActiveTask::Hold why, const Error& error);
    void drop(TaskId id);
    /// Notes how much of a task's upload or download is done. Reports it a few times a second at most.
    void transferred(TaskId id, qint64 bytes, qint64 total);

    /// Calls back after that time, unless the task takes another step before.
    void later(TaskId id, qint64 milliseconds, const std::function<void(TaskId)>& call);
    /// Lets the workers start what is due: after this turn of the event loop, or at a monotonic time.
    void pumpSoon();
    void pumpAt(qint64 elapsed);

private:
    struct Step {
        VideoTask before;
        Transition to;
        QList<TaskLogEntry> log;
        bool isOtherFamily = false; ///< caused by the first answer in the other family's format
        bool isAgain = false; ///< an earlier commit failed
        quint64 turn = 0; ///< the job's turn when the step was staged
    };
    struct Held {
        TaskId task = 0;
        ActiveTask::Hold why = ActiveTask::Hold::No;
        Error error;
    };
    Step stepFrom(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log) const;
    ActiveTask& jobOf(const VideoTask& task);
    void commitNow(const Step& step);
    bool isOvertaken(const Step& step);
    void committed(const Step& step);
    /// Whether the step has to be tried again.
    bool notCommitted(const Step& step, const Error& error);
    void movedOn(const Step& step);
    void storeHeldReasons();
    void pump();

    TaskStore& m_store;
    Clock& m_clock;
    RunnerSignals& m_reports;
    QList<TaskWorker*> m_workers;
    ActiveTasks m_active;
    QList<Step> m_staged; ///< waiting for the commit at the end of this turn
    QList<Held> m_held; ///< tasks whose reason must still be stored
    bool m_isWhole = true;
    bool m_notifiesIdle = false;
    bool m_pumpDue = false;
    std::optional<qint64> m_pumpAt;
};

} // namespace Dailies
