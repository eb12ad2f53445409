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

/// The properties of a clip or audio file, as its data shows.
struct MediaFacts {
    double seconds = 0;
    QSize size; ///< as displayed, after rotation; empty without video
    int rotation = 0; ///< clockwise rotation for display in degrees, 0 to 359
    double fps = 0; ///< average frames per second; 0 without video
    qint64 frames = 0; ///< declared by the file, otherwise counted; 0 without video or if counting took too long
    QList<qint64> frameStarts; ///< Start of each frame in microseconds. Only set if requested and readable.
    bool hasVideo = false;
    bool hasAudio = false;
    QString container; ///< for example "MP4"
    QString videoCodec; ///< libav's short name, for example "h264"
    QString audioCodec; ///< for example "aac"
};

/// How frames are counted: by reading the whole file if it declares no number, by the declared number only, or each
/// with its start.
enum class FrameCount { Exact, Declared, Each };

/// Reads a local regular file within `limit`, without network access.
/// Errors: ErrorKind::BadInput (no such file, not a regular file), ErrorKind::Media (not media, damaged).
Result<MediaFacts> probeMedia(const QString& path, FrameCount frames = FrameCount::Exact,
    std::chrono::milliseconds limit = std::chrono::seconds(10));

/// The same for an open file whose frames are already known.
MediaFacts mediaFacts(const MediaInput& input, const FrameTimes& times);

} // namespace Dailies
