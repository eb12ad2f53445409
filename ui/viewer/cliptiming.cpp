// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/cliptiming.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr double oneSecondUs = 1'000'000.0;
// Matroska keeps whole milliseconds, so a frame's time may lie this far before its place in the grid.
constexpr double roundingUs = 600.0;

// A damaged clip may claim any length.
int wholeFrames(double frames)
{
    return static_cast<int>(std::clamp(frames, 0.0, 2'000'000'000.0));
}

} // namespace

double ClipTiming::frameUs() const
{
    return framesPerSecond > 0 ? std::max(1.0, oneSecondUs / framesPerSecond) : oneSecondUs / 25;
}

int ClipTiming::frameAt(qint64 us) const
{
    const double slack = std::min(roundingUs, frameUs() / 4);
    return wholeFrames(std::floor((static_cast<double>(us) + slack) / frameUs()));
}

qint64 ClipTiming::frameStart(int frame) const
{
    return static_cast<qint64>(std::floor(std::max(0, frame) * frameUs()));
}

int ClipTiming::lastFrame() const
{
    return wholeFrames(std::round(static_cast<double>(durationUs) / frameUs()) - 1);
}

QString ClipTiming::timecode(int frame) const
{
    const int perSecond = std::max(1, static_cast<int>(std::lround(oneSecondUs / frameUs())));
    const int seconds = std::max(0, frame) / perSecond;
    const auto two = [](int number) { return u"%1"_s.arg(number, 2, 10, QLatin1Char('0')); };
    return two(seconds / 3600) + u':' + two(seconds / 60 % 60) + u':' + two(seconds % 60) + u':'
        + two(std::max(0, frame) % perSecond);
}

} // namespace Dailies
