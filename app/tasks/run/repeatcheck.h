// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/runnerdependencies.h"
#include "app/tasks/run/taskdispatcher.h"

#include <QCoreApplication>
#include <QHash>

#include <optional>

namespace Dailies {

/// What a user is asked who sends a request that was sent a moment ago, that waits already, or that got no response:
/// SentJustNow or Unanswered, or nullopt if there is nothing to ask. A moment is SendGate::sameRequestMs.
class RepeatCheck final {
    Q_DECLARE_TR_FUNCTIONS(TaskRunner)
public:
    RepeatCheck(const RunnerDependencies& parts, TaskDispatcher& dispatcher);

    /// Before a new task is stored.
    std::optional<Error> ofNew(const VideoTask& task) const;
    /// Before a task without a response is sent once more.
    std::optional<Error> ofLost(const VideoTask& task) const;
    /// Before a waiting task is sent by a press of the user. Variations of one wish are meant, and so are several tasks
    /// that are sent by the same event.
    std::optional<Error> ofWaiting(const VideoTask& task, quint64 event) const;
    /// The task of the same wish because of whose lost answer this one is on hold; 0 if there is none.
    TaskId undecidedSibling(const VideoTask& task) const;

    /// The user has an existing task sent, again or at last.
    void sent(const VideoTask& task, quint64 event);

private:
    struct Sent {
        qint64 at; ///< in milliseconds of Clock::elapsed()
        TaskId id;
        quint64 event;
    };
    std::optional<qint64> sentAgo(const VideoTask& task) const;
    std::optional<qint64> otherSentAgo(const VideoTask& task, quint64 event) const;
    bool waitsForUser(TaskId id) const;
    bool isIn(TaskId id, TaskState state) const;
    Error unanswered(TaskId id) const;
    Error unansweredTogether(TaskId id) const;

    const RunnerDependencies& m_dependencies;
    TaskDispatcher& m_dispatcher;
    QHash<quint64, Sent> m_sent; ///< by requestKey()
};

} // namespace Dailies
