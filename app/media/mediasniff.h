// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

class QIODevice;

namespace Dailies {

/// The format of a file according to its first bytes. The file name does not matter.
enum class MediaFormat {
    Unknown,
    TextManifest, ///< a playlist or other text that makes players access URLs
    Mp4,
    QuickTime,
    Matroska,
    WebM,
    Mp3,
    Aac,
    Wav,
    Flac,
    Ogg,
};

/// Number of bytes that sniffMedia() needs (fewer if the file is shorter).
constexpr qsizetype sniffLength = 512;

MediaFormat sniffMedia(QByteArrayView head);

/// The usual name of a format, not translated. Empty for Unknown and TextManifest.
QString mediaFormatName(MediaFormat format);

/// The name of the libav demuxer to use for the format; null if it must not be read.
const char* demuxerName(MediaFormat format);

/// False if a box of an MP4 or QuickTime file is longer than the data around it, or a track has no header. libav may
/// then take very long and cannot be interrupted.
bool boxesComplete(QIODevice& file);

} // namespace Dailies
