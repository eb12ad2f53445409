// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QList>
#include <QSize>
#include <QString>

#include <chrono>

namespace Dailies {

class MediaInput;
struct FrameTimes;

/// What a clip or a sound really is, as its file tells it.
struct MediaFacts {
    double seconds = 0;
    QSize size; ///< as shown: rotation applied; empty without video
    int rotation = 0; ///< clockwise degrees, 0 to 359, that the stored picture is turned to be shown
    double fps = 0; ///< pictures per second on average; 0 without video
    qint64 frames = 0; ///< as the file declares, else counted; 0 without video or when it could not be counted in time
    QList<qint64>
        frameStarts; ///< when each frame begins, in microseconds; only where it was asked for and could be read
    bool hasVideo = false;
    bool hasAudio = false;
    QString container; ///< for example "MP4"
    QString videoCodec; ///< libav's short name, for example "h264"
    QString audioCodec; ///< for example "aac"
};

/// Whether frames that the file does not declare are counted, for which all of it is read; or each of them looked up.
enum class FrameCount { Exact, Declared, Each };

/// Reads a local regular file; takes `limit` at most and opens no connection.
/// Errors: ErrorKind::BadInput (no such file, not a regular file), ErrorKind::Media (not a clip or a sound, damaged).
Result<MediaFacts> probeMedia(const QString& path, FrameCount frames = FrameCount::Exact,
    std::chrono::milliseconds limit = std::chrono::seconds(10));

/// The same of a file that is open already and of which all frames are known.
MediaFacts mediaFacts(const MediaInput& input, const FrameTimes& times);

} // namespace Dailies
