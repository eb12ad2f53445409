// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// How a clip's time divides into frames: from microseconds to frame numbers (the first is 0) and back.
struct ClipTiming {
    qint64 durationUs = 0;
    double framesPerSecond = 0; ///< 0 where nothing is known

    bool operator==(const ClipTiming&) const = default;

    /// The length of one frame in microseconds, at least 1; a 25th of a second where no rate is known.
    double frameUs() const;
    /// The frame that is on screen at this time; forgiving about times that a container rounded to a millisecond.
    int frameAt(qint64 us) const;
    /// The first microsecond of a frame.
    qint64 frameStart(int frame) const;
    int lastFrame() const;
    /// HH:MM:SS:FF, counted without dropped numbers, as editors show it.
    QString timecode(int frame) const;
};

} // namespace Dailies
