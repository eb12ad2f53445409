// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QDateTime>
#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace Dailies {

/// Why a Waiting task is not being sent now.
struct SendWait {
    enum class For {
        Slot, ///< the account's maximum number of create calls is running
        Pause, ///< the service asked for a pause
        Refusal, ///< the last request was refused for a reason that may apply to this one as well
        Retry, ///< a call did not get through and will be repeated
        Files, ///< the files of another request are uploaded before its own
        Account, ///< until its account can be used
        User, ///< the task is held, or is left from an earlier run
        PausedAll, ///< the user paused all sending
        Time, ///< until the time at which the user wants it to be sent
        Hours, ///< until the hours of the day in which requests are sent
    };
    For what = For::Slot;
    std::optional<qint64> remainingMs = {}; ///< for Pause, Refusal and Retry
    int ahead = 0; ///< number of tasks of the same account that are sent before this one
    QDateTime until = {}; ///< for Time and Hours
};

/// Where to move a waiting task in the send queue.
enum class QueueMove { Up, Down, First, Last };

/// A place in the queue and the task that has it.
using QueuePlace = std::pair<qint64, TaskId>;
/// The places that change when one of the waiting tasks is moved. The set of places stays the same, so that a task
/// added later still goes last.
QHash<TaskId, qint64> placesAfterMove(QList<QueuePlace> waiting, TaskId id, QueueMove where);

} // namespace Dailies
