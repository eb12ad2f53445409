// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace Dailies {

/// How a clip's time divides into frames: from microseconds to frame numbers (the first is 0) and back. By the frames'
/// own times where these are known, else by an even grid.
struct ClipTiming {
    qint64 durationUs = 0;
    double framesPerSecond = 0; ///< on average; 0 where nothing is known
    QList<qint64> starts = {}; ///< first microsecond of each frame, ascending; empty where that is not known

    bool operator==(const ClipTiming&) const = default;

    /// The length of one frame in microseconds, at least 1; a 25th of a second where no rate is known.
    double frameUs() const;
    /// The frame that is on screen at this time; forgiving about times that a container rounded to a millisecond.
    int frameAt(qint64 us) const;
    /// The first microsecond of a frame.
    qint64 frameStart(int frame) const;
    int lastFrame() const;
    /// HH:MM:SS:FF, counted without dropped numbers, as editors show it; where the rate varies, by the frame's time.
    QString timecode(int frame) const;

private:
    bool isEven() const;
};

} // namespace Dailies
