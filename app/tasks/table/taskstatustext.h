// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskrunner.h"

#include <optional>

namespace Dailies {

/// What to expect of a task, as texts for its row and its details; empty if there is nothing to say.
struct TaskStatusText {
    QString brief; ///< a few words below the state: "3 ahead", "about 1 min left"
    QString whole; ///< full sentences
    bool counts = false; ///< the texts change with time
    /// What a tile says instead of the state: how long a running task will still take, or until when a request waits.
    QString left = {};
    std::optional<double> done = {}; ///< for a running task, how much of its usual time has passed, from 0 to 1

    bool operator==(const TaskStatusText&) const = default;
};

/// What the runner knows about a task beyond its stored data.
struct TaskCircumstances {
    std::optional<SendWait> wait = {};
    std::optional<TaskEta> eta = {};
    QDateTime unreachableSince = {};
    bool isAsked = false; ///< the service is still queried about it, despite any problems
};

/// Whether a request waits because it could not be sent, and nobody was charged for it; not in practice mode, where
/// nothing ever is.
bool isUnsentForFree(const VideoTask& task);
/// Whether a running task is so nearly done that no number is shown for the time that is left. A short one has to be
/// nearly done as well, or its part done would contradict.
bool isSoon(const TaskEta& eta);
TaskCircumstances circumstancesOf(const VideoTask& task, const TaskRunner& runner);
TaskStatusText statusTextOf(const VideoTask& task, const TaskCircumstances& circumstances);

/// How much of its files was uploaded, or of its clip downloaded, from 0 to 1; nullopt if unknown or neither happens.
std::optional<double> transferredFraction(const VideoTask& task, const TaskRunner& runner);
/// A fraction in percent: at most 99, because 100 would claim that it is there.
int shownPercent(double fraction);

/// A countdown: "28 s", "2:05 min", "1:02:05 h". Rounds up to whole seconds.
QString countdownText(qint64 milliseconds);
/// An approximate duration: "40 s", "2 min", "1 h 10 min".
QString roughText(qint64 milliseconds);

} // namespace Dailies
