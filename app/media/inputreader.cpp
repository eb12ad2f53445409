// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/inputreader.h"

#include "app/media/localfile.h"
#include "app/media/mediaprobe.h"
#include "app/media/mediasniff.h"
#include "app/media/picturefile.h"
#include "app/media/thumbnail.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 patienceMs = 9000; ///< total time
constexpr qint64 headLength = 4096;
constexpr qint64 tailLength = 1024 * 1024; ///< where a zip file lists its contents

/// The format names of video and audio files.
QString filmFormat(MediaFormat format)
{
    switch (format) {
    case MediaFormat::Mp4: return u"mp4"_s;
    case MediaFormat::QuickTime: return u"mov"_s;
    case MediaFormat::Matroska: return u"mkv"_s;
    case MediaFormat::WebM: return u"webm"_s;
    case MediaFormat::Mp3: return u"mp3"_s;
    case MediaFormat::Aac: return u"aac"_s;
    case MediaFormat::Wav: return u"wav"_s;
    case MediaFormat::Flac: return u"flac"_s;
    case MediaFormat::Ogg: return u"ogg"_s;
    case MediaFormat::Unknown:
    case MediaFormat::TextManifest: break;
    }
    return {};
}

bool isText(const QByteArray& head, bool isWhole)
{
    if (head.startsWith("\xFF\xFE") || head.startsWith("\xFE\xFF"))
        return true; // UTF-16 has a byte order mark
    if (head.contains('\0'))
        return false;
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(head);
    // The last character may be incomplete.
    return !decoder.hasError() || (!isWhole && text.indexOf(QChar::ReplacementCharacter) >= text.size() - 3);
}

/// Documents are recognised by their content as far as possible, text also by its name.
QString documentFormat(QFile& file, const QString& path, const QByteArray& head)
{
    if (head.startsWith("%PDF-"))
        return u"pdf"_s;
    if (head.startsWith("PK\x03\x04")) {
        file.seek(std::max<qint64>(0, file.size() - tailLength));
        const QByteArray tail = file.read(tailLength);
        const auto holds = [&](const char* part) { return tail.contains(part) || head.contains(part); };
        return holds("word/document.xml")   ? u"docx"_s
            : holds("xl/workbook.xml")      ? u"xlsx"_s
            : holds("ppt/presentation.xml") ? u"pptx"_s
                                            : u"zip"_s;
    }
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isMarkdown = suffix == "md"_L1 || suffix == "markdown"_L1;
    // A text in an older encoding is only recognised by its name.
    const bool isNamed = (isMarkdown || suffix == "txt"_L1) && !head.contains('\0');
    if (!isNamed && !isText(head, file.size() <= head.size()))
        return {};
    return isMarkdown ? u"md"_s : u"txt"_s;
}

/// Whether the name claims a format that requests accept.
bool claimsFormat(const QString& path)
{
    static const QStringList known{u"png"_s, u"jpg"_s, u"jpeg"_s, u"bmp"_s, u"webp"_s, u"gif"_s, u"tif"_s, u"tiff"_s,
        u"mp4"_s, u"m4v"_s, u"mov"_s, u"mkv"_s, u"webm"_s, u"mp3"_s, u"wav"_s, u"m4a"_s, u"aac"_s, u"flac"_s, u"ogg"_s,
        u"pdf"_s, u"docx"_s, u"xlsx"_s, u"pptx"_s};
    return known.contains(QFileInfo(path).suffix().toLower());
}

void readFilm(const QString& path, MediaFormat format, QSize thumbnail, QDeadlineTimer deadline, InputReading& reading)
{
    InputFacts& facts = reading.facts;
    facts.format = filmFormat(format);
    const auto left = [deadline] { return std::chrono::milliseconds(deadline.remainingTime()); };
    const auto probed = probeMedia(path, FrameCount::Declared, left() / 2);
    if (!probed) {
        // A file that merely takes too long is not damaged, so nothing is reported.
        if (deadline.remainingTime() > patienceMs / 2)
            facts.trouble = InputTrouble::Damaged;
        return;
    }
    facts.medium = probed->hasVideo ? MediaKind::Video : MediaKind::Audio;
    if (!probed->hasVideo && format == MediaFormat::Mp4)
        facts.format = u"m4a"_s;
    facts.seconds = probed->seconds;
    facts.pixels = probed->size;
    facts.fps = probed->fps;
    if (!probed->hasVideo || thumbnail.isEmpty())
        return;
    if (auto picture = firstFrame(path, thumbnail, left()))
        reading.thumbnail = *std::move(picture);
}

void readContent(QFile& file, const QString& path, QSize thumbnail, InputReading& reading)
{
    const QDeadlineTimer deadline(patienceMs);
    InputFacts& facts = reading.facts;
    const QByteArray head = file.read(headLength);
    if (head.isEmpty() && file.error() != QFileDevice::NoError) {
        facts.trouble = InputTrouble::NotReadable;
        return;
    }
    if (const QByteArray picture = pictureFormat(head); !picture.isEmpty()) {
        readPicture(file, picture, thumbnail, deadline, reading);
        return;
    }
    // A text may begin with the same bytes as a video.
    const MediaFormat film = isText(head, file.size() <= head.size()) ? MediaFormat::Unknown : sniffMedia(head);
    if (!filmFormat(film).isEmpty()) {
        readFilm(path, film, thumbnail, deadline, reading);
        return;
    }
    facts.format = documentFormat(file, path, head);
    if (facts.format.isEmpty() && claimsFormat(path))
        facts.trouble = InputTrouble::Damaged;
    else if (!facts.format.isEmpty() && facts.format != "zip"_L1)
        facts.medium = MediaKind::Document;
}

} // namespace

InputReading readInput(const QString& path, QSize thumbnail)
{
    const FileStamp before = stampOf(path);
    InputReading reading;
    InputFacts& facts = reading.facts;
    facts.trouble = before.trouble;
    // Pipes and devices are never opened, because that alone could block forever.
    if (before.trouble != InputTrouble::None)
        return reading;
    facts.bytes = before.bytes;
    facts.modified = before.modified;
    QFile file;
    facts.trouble = openLocalFile(path, file);
    if (facts.trouble == InputTrouble::None)
        readContent(file, path, thumbnail, reading);
    const FileStamp after = stampOf(path);
    if (after == before)
        return reading;
    reading = {};
    facts.trouble = after.trouble == InputTrouble::None ? InputTrouble::Changing : after.trouble;
    return reading;
}

} // namespace Dailies
