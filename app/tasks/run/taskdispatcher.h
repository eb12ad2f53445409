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

/// How long to wait before the database is asked again that could not be read or written.
inline constexpr qint64 databaseAgainMs = 1000;

/// Keeps the tasks at work. Each event is decided by transition(), the step committed by the store, and only then handed
/// to the workers that carry it out.
class TaskDispatcher final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    TaskDispatcher(TaskStore& store, Clock& clock);

    /// Who carries out what was committed, in the order in which they are asked.
    void setWorkers(const QList<TaskWorker*>& workers) { m_workers = workers; }

    TaskJobs& jobs() { return m_jobs; }
    RunnerSignals& news() { return m_news; }
    TaskLogEntry note(const QString& text) const;
    /// A task as it stands, with what is only about to be committed.
    std::optional<VideoTask> task(TaskId id);
    /// Tasks that something will still applyEvent to by itself.
    int activeCount() const;
    /// While not all tasks could be read, nothing is told to be at rest.
    void setFullyLoaded(bool isWhole) { m_isWhole = isWhole; }
    /// It is told once nothing is left to do, also when there is nothing now.
    void notifyIdle();

    /// An event from outside: committed sooner or later, whatever the disk says.
    void applyEvent(TaskId id, const AnyTaskEvent& event, const QList<TaskLogEntry>& log);
    /// A decision of the person: committed and carried out now, or an error.
    Result<Transition> decide(TaskId id, const AnyTaskEvent& event, const QString& text);
    /// A step that was decided elsewhere: committed now, and again every second while the disk does not take it.
    void commit(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log);
    /// The same, with all others of this turn of the event loop in one transaction at its end.
    void commitWithTurn(const VideoTask& before, const Transition& to, const QList<TaskLogEntry>& log);
    /// Commits what waits for the end of this turn.
    void commitStaged();
    /// What a task needs next that was committed so.
    void execute(const Transition& step);
    /// Goes on with tasks where they stand.
    void resume(const VideoTask& task);
    /// Nothing happens to these by itself any more; the error, which says why, is stored with them, of very many in several
    /// turns of the event loop.
    void hold(const QList<TaskId>& ids, ActiveTask::Hold why, const Error& error);
    void drop(TaskId id);

    /// After that time, unless a step of the task comes first.
    void later(TaskId id, qint64 milliseconds, const std::function<void(TaskId)>& call);
    /// The workers begin what is due, once this turn of the event loop is over, or at a time of the clock that never jumps.
    void pumpSoon();
    void pumpAt(qint64 elapsed);

private:
    struct Step {
        VideoTask before;
        Transition to;
        QList<TaskLogEntry> log;
        bool isOtherFamily = false; ///< the first answer in the other family's shape brought it
        bool isAgain = false; ///< the disk did not take it before
        quint64 turn = 0; ///< of the job, when it was put off to the end of the event loop's turn
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
    /// Whether the step is to be tried again.
    bool notCommitted(const Step& step, const Error& error);
    void movedOn(const Step& step);
    void tellHeld();
    void pump();

    TaskStore& m_store;
    Clock& m_clock;
    RunnerSignals m_news;
    QList<TaskWorker*> m_workers;
    TaskJobs m_jobs;
    QList<Step> m_staged; ///< to be committed at the end of this turn
    QList<Held> m_held; ///< whose reason is still to be stored
    bool m_isWhole = true;
    bool m_tellRest = false;
    bool m_pumpDue = false;
    std::optional<qint64> m_pumpAt;
};

} // namespace Dailies
