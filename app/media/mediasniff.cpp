// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/mediasniff.h"

#include <QByteArray>
#include <QIODevice>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <functional>

namespace Dailies {
namespace {

constexpr int mostBoxes = 1'000'000; ///< in one level: one for each frame of nine hours

struct FormatRow {
    MediaFormat format;
    const char* name;
    const char* demuxer;
};

constexpr std::array formatRows{
    FormatRow{MediaFormat::Mp4, "MP4", "mov"},
    FormatRow{MediaFormat::QuickTime, "QuickTime", "mov"},
    FormatRow{MediaFormat::Matroska, "Matroska", "matroska"},
    FormatRow{MediaFormat::WebM, "WebM", "matroska"},
    FormatRow{MediaFormat::Mp3, "MP3", "mp3"},
    FormatRow{MediaFormat::Aac, "AAC", "aac"},
    FormatRow{MediaFormat::Wav, "WAV", "wav"},
    FormatRow{MediaFormat::Flac, "FLAC", "flac"},
    FormatRow{MediaFormat::Ogg, "Ogg", "ogg"},
};

const FormatRow* rowOf(MediaFormat format)
{
    const auto row = std::ranges::find(formatRows, format, &FormatRow::format);
    return row == formatRows.end() ? nullptr : &*row;
}

bool isTextManifest(QByteArrayView head)
{
    if (head.startsWith("\xEF\xBB\xBF"))
        head = head.sliced(3);
    const QByteArray text =
        head.trimmed().first(std::min<qsizetype>(head.trimmed().size(), 16)).toByteArray().toLower();
    constexpr std::array starts{"#ext", "<", "ffconcat", "v=0", "[playlist]", "[reference]", "rtsp"};
    return std::ranges::any_of(starts, [&text](const char* start) { return text.startsWith(start); });
}

/// Files of old cameras do not begin with "ftyp".
bool isQuickTimeBox(QByteArrayView type)
{
    return type == "moov" || type == "mdat" || type == "wide" || type == "free" || type == "skip" || type == "pnot";
}

MediaFormat sniffFrameSync(QByteArrayView head)
{
    const auto first = static_cast<quint8>(head.at(0));
    const auto second = static_cast<quint8>(head.at(1));
    if (first != 0xFF)
        return MediaFormat::Unknown;
    if ((second & 0xF6) == 0xF0)
        return MediaFormat::Aac;
    // Only accepts layer III: 0xFF 0xFE, the byte order mark of UTF-16, would pass as layer I.
    return (second & 0xE6) == 0xE2 ? MediaFormat::Mp3 : MediaFormat::Unknown;
}

bool isPrintable(QByteArrayView type)
{
    return std::ranges::all_of(type, [](char c) { return (c >= 0x20 && c < 0x7F) || c == '\xA9'; });
}

/// A box of an MP4 file, without its header.
struct Box {
    QByteArray type;
    qint64 from = 0;
    qint64 end = 0;
};

/// Whether the boxes in this range fit into it and each is valid. Some writers leave bytes after the last box, which
/// are harmless.
bool boxesWithin(QIODevice& file, qint64 from, qint64 end, const std::function<bool(const Box&)>& isAcceptable)
{
    qint64 at = from;
    for (int count = 0; at + 8 <= end && file.seek(at); ++count) {
        const QByteArray head = file.read(16);
        if (head.size() < 8 || count == mostBoxes)
            return false;
        quint64 size = qFromBigEndian<quint32>(head.constData());
        qint64 headBytes = 8;
        if (size == 1 && head.size() == 16) {
            size = qFromBigEndian<quint64>(head.constData() + 8);
            headBytes = 16;
        }
        if (size == 0)
            size = static_cast<quint64>(end - at); // the last box, which by definition extends to the end of its parent
        const QByteArray type = head.sliced(4, 4);
        if (size < static_cast<quint64>(headBytes) || !isPrintable(type))
            return at > from;
        if (size > static_cast<quint64>(end - at))
            return false;
        const qint64 next = at + static_cast<qint64>(size);
        if (!isAcceptable({type, at + headBytes, next}))
            return false;
        at = next;
    }
    return true;
}

/// Without a track header, libav counts through two billion numbers for each fragment of the file and cannot be
/// interrupted.
bool hasTrackHeader(QIODevice& file, const Box& track)
{
    bool has = false;
    const bool isWhole = boxesWithin(file, track.from, track.end, [&has](const Box& box) {
        has = has || box.type == "tkhd";
        return true;
    });
    return isWhole && has;
}

} // namespace

MediaFormat sniffMedia(QByteArrayView head)
{
    if (head.size() < 12)
        return isTextManifest(head) ? MediaFormat::TextManifest : MediaFormat::Unknown;
    const QByteArrayView type = head.sliced(4, 4);
    if (type == "ftyp")
        return head.sliced(8, 4) == "qt  " ? MediaFormat::QuickTime : MediaFormat::Mp4;
    if (isQuickTimeBox(type))
        return MediaFormat::QuickTime;
    if (head.startsWith("\x1A\x45\xDF\xA3"))
        return head.toByteArray().contains("webm") ? MediaFormat::WebM : MediaFormat::Matroska;
    if (head.startsWith("RIFF") && head.sliced(8, 4) == "WAVE")
        return MediaFormat::Wav;
    if (head.startsWith("ID3"))
        return MediaFormat::Mp3;
    if (head.startsWith("fLaC"))
        return MediaFormat::Flac;
    if (head.startsWith("OggS"))
        return MediaFormat::Ogg;
    if (isTextManifest(head))
        return MediaFormat::TextManifest;
    return sniffFrameSync(head);
}

QString mediaFormatName(MediaFormat format)
{
    const FormatRow* row = rowOf(format);
    return row ? QString::fromLatin1(row->name) : QString();
}

const char* demuxerName(MediaFormat format)
{
    const FormatRow* row = rowOf(format);
    return row ? row->demuxer : nullptr;
}

bool boxesComplete(QIODevice& file)
{
    return boxesWithin(file, 0, file.size(), [&file](const Box& box) {
        return box.type != "moov" || boxesWithin(file, box.from, box.end, [&file](const Box& part) {
            return part.type != "trak" || hasTrackHeader(file, part);
        });
    });
}

} // namespace Dailies
