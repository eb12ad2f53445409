// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/pacing/durationestimator.h"

namespace Dailies {

/// How often a task is asked about of which nothing is known.
struct PollPace {
    qint64 shortestMs = 10000; ///< a service that is quick (practice) may be given less; all pauses shrink with it
    qint64 longestMs = 120000; ///< while it is known that a task takes longer; never less than the shortest
    bool learns = true; ///< whether it matters how long tasks usually take
};

/// Milliseconds until a task is asked about again: 10 s, from the second minute 15 s, from the tenth 30 s, and half an
/// hour from the second day on; shortened by up to a fifth at random. `sinceAcceptedMs` from the id's arrival; `random`
/// in [0, 1).
qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, double random);
/// The same where it is known how long such tasks usually take: once soon, in case that it failed at once; then seldom,
/// but every two minutes at least, until shortly before the first of ten would be finished; then often until nearly all
/// would be; from then on as if nothing were known.
qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, const DurationRange& usual, double random);

} // namespace Dailies
