// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/stopsignals.h"
#include "app/engine/engine.h"

#include <QHash>
#include <QSet>

namespace Dailies {

/// Prints what becomes of tasks while they run, and ends the program's event loop when there is no more to wait for.
class TaskFollower final : public QObject {
    Q_OBJECT
public:
    enum class Until {
        Answered, ///< the service has answered the create call
        Ended, ///< the task is at rest
    };

    TaskFollower(Engine& engine, const Console& console, Until until);

    /// Follows a task from now on.
    void follow(TaskId id);
    /// Ends with what was wrong.
    void fail(const Error& error);
    /// Ends when nothing is followed that is still under way.
    void endIfDone();
    /// Runs the event loop until all is said; the exit status is that of the most serious end of a task. What can end
    /// it has to happen within the event loop.
    int run();

private:
    /// What was last printed of a task.
    struct Shown {
        TaskState state = TaskState::Waiting;
        QString word;
        QString remoteId;
        bool operator==(const Shown&) const = default;
    };

    /// What keeps a task from getting on, told from the same trouble at another attempt.
    struct Trouble {
        Error error;
        int failedDownloads = 0;
        bool operator==(const Trouble&) const = default;
    };

    static Trouble troubleOf(const VideoTask& task);
    bool isNews(const VideoTask& task) const;
    bool cannotBeWritten(const VideoTask& task) const;
    void note(const VideoTask& task);
    void show(TaskId id);
    void showState(const VideoTask& task);
    QString usualTime(const VideoTask& task);
    void showResult(const VideoTask& task);
    void showTrouble(const VideoTask& task);
    void endAtRest();
    void storageFailed(const Error& error);
    void pauseAccount(const QString& accountId, const Error& error);
    void slowAccount(const QString& accountId, const Error& error, int refusals);
    bool isLeftForLater(const VideoTask& task) const;
    void stop(int signal);
    bool isDone(const VideoTask& task) const;
    bool anySending() const { return !m_sending.isEmpty(); }
    void endIfUnreadable();
    void end(int status);

    Engine& m_engine;
    Console m_console;
    Until m_until;
    StopSignals m_signals;
    QHash<TaskId, Shown> m_shown;
    QHash<TaskId, Trouble> m_before; ///< as an earlier run left it
    QSet<TaskId> m_open; ///< not done yet
    QHash<TaskId, QString> m_later; ///< accounts of the tasks whose next try is too far off to wait for
    QSet<TaskId> m_sending;
    QHash<TaskId, QString> m_told; ///< the trouble last said
    QSet<TaskId> m_ended;
    QSet<TaskId> m_usualSaid;
    QSet<TaskId> m_heard; ///< something new was stored of them in this run
    QSet<QString> m_slowed; ///< accounts whose key the service refuses again and again
    QSet<QString> m_paused; ///< accounts whose key has a problem
    int m_status = Well;
    int m_signal = 0;
    bool m_finished = false;
};

/// The status that a task at rest leads to.
ExitStatus statusOf(const VideoTask& task);

} // namespace Dailies
