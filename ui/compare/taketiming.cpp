// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/taketiming.h"

#include <algorithm>
#include <limits>

namespace Dailies {

namespace {

constexpr double oneSecondUs = 1'000'000.0;
/// Two takes of 1080p with 30 pictures a second for each processor, measured with H.264 of 8 Mbit/s.
constexpr double pixelsOfProcessor = 2 * 30 * 1920.0 * 1080;

qint64 shortestFrameUs(const ClipTiming& take)
{
    qint64 shortest = std::numeric_limits<qint64>::max();
    for (qsizetype frame = 1; frame < take.starts.size(); ++frame)
        shortest = std::min(shortest, take.starts.at(frame) - take.starts.at(frame - 1));
    return shortest;
}

} // namespace

ClipTiming takeTiming(const FeedClip& clip)
{
    ClipTiming take;
    const qint64 first = clip.starts.value(0);
    take.starts.reserve(clip.starts.size());
    for (const qint64 start : clip.starts)
        take.starts.append(start - first);
    const qint64 last = take.starts.isEmpty() ? 0 : take.starts.constLast();
    if (last > 0)
        take.framesPerSecond = static_cast<double>(take.starts.size() - 1) * oneSecondUs / static_cast<double>(last);
    const qint64 told = clip.endUs - first;
    // A file may not say how long its last picture is shown.
    take.durationUs = told > last ? told : last + static_cast<qint64>(take.frameUs());
    return take;
}

bool hasEnded(const ClipTiming& take, qint64 us)
{
    return us >= take.durationUs;
}

std::optional<qint64> nextChangeUs(const ClipTiming& take, qint64 us)
{
    if (hasEnded(take, us))
        return {};
    const qint64 change = take.frameEnd(take.frameAt(us));
    return change > us ? std::optional(change) : std::nullopt;
}

int lastFrameBefore(const ClipTiming& take, qint64 us)
{
    const auto behind = std::lower_bound(take.starts.begin(), take.starts.end(), us);
    return std::max(0, static_cast<int>(behind - take.starts.begin()) - 1);
}

double pixelsPerSecond(const ClipTiming& take, QSize natural)
{
    if (take.durationUs <= 0)
        return 0;
    const double pixels = static_cast<double>(natural.width()) * natural.height();
    return pixels * static_cast<double>(take.starts.size()) * oneSecondUs / static_cast<double>(take.durationUs);
}

int expectedCadence(double pixelsPerSecond, int processors)
{
    const double load = pixelsPerSecond / (pixelsOfProcessor * std::max(processors, 1));
    constexpr double rounding = 1.05;
    if (load <= rounding)
        return 1;
    return load <= 2 * rounding ? 2 : 4;
}

ClipTiming commonTiming(const QList<ClipTiming>& takes)
{
    ClipTiming common;
    QList<qint64> changes;
    qint64 shortest = std::numeric_limits<qint64>::max();
    for (const ClipTiming& take : takes) {
        changes += take.starts;
        shortest = std::min(shortest, shortestFrameUs(take));
        common.durationUs = std::max(common.durationUs, take.durationUs);
        common.framesPerSecond = std::max(common.framesPerSecond, take.framesPerSecond);
    }
    std::sort(changes.begin(), changes.end());
    qint64 firstOfStep = 0;
    for (const qint64 change : std::as_const(changes)) {
        const bool sameStep = !common.starts.isEmpty() && change - firstOfStep < shortest / 2;
        if (sameStep) {
            common.starts.last() = change;
        } else {
            common.starts.append(change);
            firstOfStep = change;
        }
    }
    return common;
}

} // namespace Dailies
