// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskrunner.h"

#include <optional>

namespace Dailies {

/// What is to be expected of a task, in words for a row and for its details; empty where there is nothing to say.
struct TaskStatusText {
    QString brief; ///< a few words below the state: "3 before it", "about 1 min left"
    QString whole; ///< sentences
    bool counts = false; ///< the words change as time goes by

    bool operator==(const TaskStatusText&) const = default;
};

/// What the runner knows about a task beyond what is stored.
struct TaskCircumstances {
    std::optional<SendWait> wait = {};
    std::optional<TaskEta> eta = {};
    QDateTime unreachableSince = {};
    bool isAsked = false; ///< the service is asked about it by and by, whatever the trouble
};

TaskCircumstances circumstancesOf(const VideoTask& task, const TaskRunner& runner);
TaskStatusText outlookOf(const VideoTask& task, const TaskCircumstances& circumstances);

/// A countdown as people read it: "28 s", "2:05 min", "1:02:05 h"; what has begun counts as whole.
QString countdownText(qint64 milliseconds);
/// The hour of a moment of today, with the date before it for any earlier day.
QString momentText(const QDateTime& moment);
/// A length of time that is only roughly known: "40 s", "2 min", "1 h 10 min".
QString roughText(qint64 milliseconds);

} // namespace Dailies
