// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/cliptiming.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr double oneSecondUs = 1'000'000.0;
// Matroska stores whole milliseconds, so a frame's time may be this much before its place in the grid.
constexpr double roundingUs = 600.0;

// Clamped, because a damaged clip may claim any length.
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
    if (!starts.isEmpty()) {
        const qint64 at = std::min(us, starts.constLast()) + static_cast<qint64>(slack);
        return std::max(0, static_cast<int>(std::upper_bound(starts.begin(), starts.end(), at) - starts.begin()) - 1);
    }
    return wholeFrames(std::floor((static_cast<double>(us) + slack) / frameUs()));
}

qint64 ClipTiming::frameStart(int frame) const
{
    if (!starts.isEmpty())
        return starts.at(std::clamp<qsizetype>(frame, 0, starts.size() - 1));
    return static_cast<qint64>(std::floor(std::max(0, frame) * frameUs()));
}

qint64 ClipTiming::frameEnd(int frame) const
{
    return frame < lastFrame() ? frameStart(frame + 1) : durationUs;
}

qint64 ClipTiming::snapped(qint64 us, int frames) const
{
    return frameStart(static_cast<int>(std::clamp<qint64>(qint64{frameAt(us)} + frames, 0, lastFrame())));
}

int ClipTiming::lastFrame() const
{
    if (!starts.isEmpty())
        return static_cast<int>(starts.size()) - 1;
    return wholeFrames(std::round(static_cast<double>(durationUs) / frameUs()) - 1);
}

// Whether the known frames match the grid of the frame rate.
bool ClipTiming::isEven() const
{
    const auto offGrid = [this](int frame) {
        return std::abs(static_cast<double>(starts.at(frame) - starts.constFirst()) - frame * frameUs())
            > frameUs() / 2;
    };
    const int last = lastFrame();
    return starts.isEmpty() || (!offGrid(last) && !offGrid(last / 2) && !offGrid(last / 3));
}

QString ClipTiming::timecode(int frame) const
{
    const int perSecond = std::max(1, static_cast<int>(std::lround(oneSecondUs / frameUs())));
    // The time after the last frame is the clip's length.
    const bool past = !starts.isEmpty() && frame > lastFrame();
    const qint64 us = past ? durationUs : frameStart(frame);
    const int number = isEven()
        ? std::max(0, frame)
        : wholeFrames(std::floor((static_cast<double>(us) + roundingUs) * perSecond / oneSecondUs));
    const int seconds = number / perSecond;
    const auto two = [](int value) { return u"%1"_s.arg(value, 2, 10, QLatin1Char('0')); };
    return two(seconds / 3600) + u':' + two(seconds / 60 % 60) + u':' + two(seconds % 60) + u':'
        + two(number % perSecond);
}

} // namespace Dailies
