// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pollschedule.h"

#include <algorithm>

namespace Dailies {

qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, double random)
{
    constexpr qint64 minute = 60 * 1000;
    constexpr qint64 day = 24 * 60 * minute;
    const qint64 shortest = std::max<qint64>(pace.shortestMs, 1);
    qint64 delay = shortest;
    if (sinceAcceptedMs >= day)
        delay = std::max(30 * minute, shortest);
    else if (sinceAcceptedMs >= 10 * minute)
        delay = shortest * 3;
    else if (sinceAcceptedMs >= minute)
        delay = shortest * 3 / 2;
    // At random, so that tasks of one batch do not all ask in the same moment.
    const double shortened = 1.0 - 0.2 * std::clamp(random, 0.0, 1.0);
    return std::max<qint64>(qint64(double(delay) * shortened), 1);
}

} // namespace Dailies
