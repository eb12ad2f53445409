// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/stopsignals.h"
#include "app/engine/engine.h"

#include <QHash>
#include <QSet>

namespace Dailies {

/// Prints the progress of tasks, and ends the event loop when there is nothing more to wait for.
class TaskFollower final : public QObject {
    Q_OBJECT
public:
    enum class Until {
        Answered, ///< the service has answered the create call
        Ended, ///< the task makes no more progress
    };

    TaskFollower(Engine& engine, const Console& console, Until until);

    /// Starts following a task.
    void follow(TaskId id);
    /// Tasks that are not followed are left unfinished: the status of the run is at least this.
    void leave(ExitStatus status);
    /// Stops following a task, which is left unfinished.
    void leave(TaskId id, ExitStatus status);
    /// Prints the error and ends the event loop.
    void fail(const Error& error);
    /// Ends the event loop if no followed task is still running.
    void endIfDone();
    /// Runs the event loop and returns the exit status of the most serious result. Everything that may end it must run
    /// within the event loop.
    int run();

private:
    /// What was last printed about a task.
    struct Shown {
        TaskState state = TaskState::Waiting;
        QString word;
        QString remoteId;
        bool operator==(const Shown&) const = default;
    };

    /// A problem that keeps a task from progressing. Distinguishes attempts with the same error.
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
    bool isScheduled(const VideoTask& task) const;
    std::optional<SendWait> ruleFor(const VideoTask& task) const;
    static QString rulesText(const VideoTask& task, const SendWait& wait);
    void showResult(const VideoTask& task);
    void showEnd(const VideoTask& task);
    void showTrouble(const VideoTask& task);
    void endAtRest();
    void storageFailed(const Error& error);
    void pauseAccount(const QString& accountId, const Error& error);
    void slowAccount(const QString& accountId, const Error& error, int refusals);
    bool isLeftForLater(const VideoTask& task) const;
    void stop(int signal);
    QList<TaskId> openTasks() const;
    void tellScheduled() const;
    QString stoppedText() const;
    bool isDone(const VideoTask& task) const;
    bool anySending() const { return !m_sending.isEmpty(); }
    void endIfUnreadable();
    void end(int status);

    Engine& m_engine;
    Console m_console;
    Until m_until;
    StopSignals m_signals;
    QHash<TaskId, Shown> m_shown;
    QHash<TaskId, Trouble> m_before; ///< from an earlier run
    QSet<TaskId> m_open; ///< not done yet
    QHash<TaskId, QString> m_later; ///< accounts of tasks whose next try is too far away to wait for
    QSet<TaskId> m_sending;
    QSet<TaskId> m_unwritten; ///< whose clip could not be written in this run
    QHash<TaskId, QString> m_reported; ///< the problem last printed
    QSet<TaskId> m_ended;
    QSet<TaskId> m_refetched; ///< whose clip was said to be downloaded once more
    QSet<TaskId> m_usualSaid;
    QSet<TaskId> m_heard; ///< tasks with a change stored in this run
    QSet<QString> m_answered; ///< accounts whose key has worked in this run
    QSet<QString> m_slowed; ///< accounts whose key the service refuses repeatedly
    QSet<QString> m_paused; ///< accounts whose key has a problem
    int m_status = Well;
    int m_signal = 0;
    bool m_finished = false;
    bool m_hasStorageFailed = false; ///< a step of a task could not be stored
    bool m_isAtRest = false; ///< but for a clip that is downloaded once more
};

/// The exit status for a task that makes no more progress.
ExitStatus statusOf(const VideoTask& task);

} // namespace Dailies
