// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace Dailies {

/// Why a task that waits is not being sent right now.
struct SendWait {
    enum class For {
        Slot, ///< as many as the account allows are being sent
        Pause, ///< the service asked for a pause
        Refusal, ///< the last request was refused for a reason that may meet this one, too
        Retry, ///< it did not get through, and is tried again
        Account, ///< until its account can be used
        Person, ///< it is held, or was left over from an earlier run
    };
    For what = For::Slot;
    std::optional<qint64> remainingMs = {}; ///< for Pause, Refusal and Retry
    int ahead = 0; ///< tasks of the same account that go first
};

/// Where a task that waits goes among all that wait.
enum class QueueMove { Up, Down, First, Last };

} // namespace Dailies
