// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QList>

#include <functional>

struct AVPacket;

namespace Dailies {

class MediaInput;

/// When each picture of a clip begins and where decoding can begin, as the packets say it: nothing is decoded for it.
/// Times are in the units of the stream.
struct FrameTimes {
    /// A picture that needs no other one before it.
    struct Key {
        qint64 shownAt = 0;
        qint64 readAt = 0; ///< where to seek to
    };

    QList<qint64> starts; ///< ascending, each once; never empty
    QList<Key> keys; ///< ascending by shownAt
    qint64 end = 0; ///< of the last picture

    /// The number of the picture that covers this time: the first one before, the last one behind.
    int numberAt(qint64 time) const;
    /// The key to begin with for a picture that starts then: an index into keys, -1 where only the start of the file is
    /// left.
    int keyFor(qint64 start) const;
};

/// Reads the file to its end. `first`, if given, gets the first packet of the pictures as soon as that is read.
/// Errors: ErrorKind::Media (no picture, takes too long), ErrorKind::Stopped (unwanted).
Result<FrameTimes> readFrameTimes(const MediaInput& input, const std::function<void(const AVPacket&)>& first = {});

/// In microseconds, rounded down.
qint64 toMicroseconds(const MediaInput& input, qint64 time);

} // namespace Dailies
