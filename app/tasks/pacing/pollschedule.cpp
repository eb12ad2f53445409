// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/pollschedule.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr qint64 minute = 60 * 1000;
constexpr qint64 day = 24 * 60 * minute;

/// Random, so that the tasks of a batch are not all queried at the same moment.
qint64 shortened(qint64 delay, double random)
{
    const double share = 1.0 - 0.2 * std::clamp(random, 0.0, 1.0);
    return std::max<qint64>(qint64(double(delay) * share), 1);
}

} // namespace

qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, double random)
{
    const qint64 shortest = std::max<qint64>(pace.shortestMs, 1);
    qint64 delay = shortest;
    if (sinceAcceptedMs >= day)
        delay = std::max(30 * minute, shortest);
    else if (sinceAcceptedMs >= 10 * minute)
        delay = shortest * 3;
    else if (sinceAcceptedMs >= minute)
        delay = shortest * 3 / 2;
    return shortened(delay, random);
}

qint64 pollDelayMs(PollPace pace, qint64 sinceAcceptedMs, const DurationRange& usual, double random)
{
    const qint64 shortest = std::max<qint64>(pace.shortestMs, 1);
    const qint64 longest = std::max(pace.longestMs, shortest);
    const qint64 since = std::max<qint64>(sinceAcceptedMs, 0);
    const qint64 soon = usual.earlyMs - std::max(shortest / 2, usual.usualMs / 10);
    const qint64 over = usual.lateMs + std::max(shortest, usual.lateMs - usual.earlyMs);
    if (!pace.learns || since >= over || since >= day)
        return pollDelayMs(pace, since, random);
    const qint64 often = std::clamp(usual.usualMs / 20, std::max<qint64>(shortest / 2, 1), shortest);
    if (since >= soon)
        return shortened(often, random);
    const qint64 seldom = since < shortest / 2 ? shortest : std::clamp(usual.usualMs / 3, shortest, longest);
    return std::max(shortened(std::min(seldom, soon - since), random), often);
}

} // namespace Dailies
