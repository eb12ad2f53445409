// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QList>

#include <functional>

struct AVPacket;

namespace Dailies {

class MediaInput;

/// The start of each frame of a clip, and where decoding can begin, determined from packets without decoding. Times are
/// in the stream's time base.
struct FrameTimes {
    /// A frame that can be decoded without an earlier one.
    struct Key {
        qint64 shownAt = 0;
        qint64 readAt = 0; ///< time to seek to
    };

    QList<qint64> starts; ///< ascending and distinct; never empty
    QList<Key> keys; ///< ascending by shownAt
    qint64 end = 0; ///< end of the last frame

    /// The number of the frame shown at this time, clamped to the first and last frame.
    int numberAt(qint64 time) const;
    /// The key frame from which to decode the frame that starts at this time: an index into `keys`, or -1 to begin at
    /// the start of the file.
    int keyFor(qint64 start) const;
};

/// Reads the file to its end. Passes the first video packet to `first`, if given, as soon as it is read.
/// Errors: ErrorKind::Media (no video, takes too long), ErrorKind::Stopped (unwanted).
Result<FrameTimes> readFrameTimes(const MediaInput& input, const std::function<void(const AVPacket&)>& first = {});

/// Converts to microseconds, rounded down.
qint64 toMicroseconds(const MediaInput& input, qint64 time);

} // namespace Dailies
