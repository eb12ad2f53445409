// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace Dailies {

/// Converts between microseconds and frame numbers of a clip; the first frame is 0. It uses the frames' own
/// start times if they are known, otherwise an even grid.
struct ClipTiming {
    qint64 durationUs = 0;
    double framesPerSecond = 0; ///< average; 0 if unknown
    QList<qint64> starts = {}; ///< start of each frame in microseconds, ascending; empty if unknown

    bool operator==(const ClipTiming&) const = default;

    /// Length of one frame in microseconds, at least 1. Without a known rate it is 1/25 s.
    double frameUs() const;
    /// The frame on screen at this time. Tolerates times that a container has rounded to milliseconds.
    int frameAt(qint64 us) const;
    /// Start of a frame in microseconds.
    qint64 frameStart(int frame) const;
    /// End of a frame in microseconds: the start of the next one, or the end of the clip.
    qint64 frameEnd(int frame) const;
    int lastFrame() const;
    /// Start of the last frame in microseconds.
    qint64 lastStart() const { return frameStart(lastFrame()); }
    /// Start of the frame on screen at this time, or of the one that is `frames` later; clamped to the clip.
    qint64 snapped(qint64 us, int frames = 0) const;
    /// Non-drop-frame timecode, HH:MM:SS:FF, as editors show it. At a variable frame rate it is computed from
    /// the frame's time.
    QString timecode(int frame) const;

private:
    bool isEven() const;
};

/// The range of a clip that is played. Both ends are starts of frames, and both frames are played.
struct PlayRange {
    std::optional<qint64> inUs;
    std::optional<qint64> outUs;

    /// The same range with its ends in the right order.
    PlayRange ordered() const { return inUs && outUs && *inUs > *outUs ? PlayRange{outUs, inUs} : *this; }
    bool operator==(const PlayRange&) const = default;
};

} // namespace Dailies
