// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>

class QIODevice;

namespace Dailies {

/// What the first bytes of a file say that it is; a file's name proves nothing.
enum class MediaFormat {
    Unknown,
    TextManifest, ///< a play list or another text that makes players fetch addresses
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

/// How many bytes sniffMedia() wants to see (fewer are fine when the file is shorter).
constexpr qsizetype sniffLength = 512;

MediaFormat sniffMedia(QByteArrayView head);

/// The name of a format as people know it; not translated. Empty for Unknown and TextManifest.
QString mediaFormatName(MediaFormat format);

/// The name of the libav demuxer that may read the format; null where none may.
const char* demuxerName(MediaFormat format);

/// False when a box of an MP4 or QuickTime file promises more bytes than there are where it stands, or a track has no
/// header: what libav then does may take long, and cannot be stopped.
bool boxesComplete(QIODevice& file);

} // namespace Dailies
