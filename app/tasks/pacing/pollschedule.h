// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/pacing/durationestimator.h"

namespace Dailies {

/// How often a task is queried if nothing is known about its duration.
struct PollPace {
    qint64 shortestMs = 10000; ///< may be less for a fast service (practice); all pauses shrink in proportion
    qint64 longestMs = 120000; ///< for tasks known to take longer; never less than shortestMs
    bool learns = true; ///< whether the usual duration of tasks is taken into account
};

/// Milliseconds until a task's next query: 10 s, from the second minute 15 s, from the tenth 30 s, and half an hour
/// from the second day on. Shortened randomly by up to a fifth. `sinceAcceptedMs` counts from the ID's arrival;
/// `random` is in [0, 1).
qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, double random);
/// The same if the usual duration is known. One early query finds immediate failures. Then queries are rare, but at
/// least every two minutes, until shortly before DurationRange::earlyMs. From then until after DurationRange::lateMs
/// they are frequent. Later, the schedule is the same as without knowledge.
qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, const DurationRange& usual, double random);

} // namespace Dailies
