// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/picturefile.h"

#include "app/media/boundeddevice.h"

#include <QFile>
#include <QImageReader>
#include <QPixelFormat>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = 128 * 1024 * 1024;
constexpr qint64 mostDecodedPixels = 64 * 1000 * 1000; ///< larger images are described but not decoded
constexpr qint64 mostSearched = 16 * 1000 * 1000; ///< in pixels; larger images are not searched for transparent pixels
constexpr QSize smallBox(256, 256);

struct Magic {
    const char* format;
    QByteArrayView start;
};

bool isBitmap(QByteArrayView head)
{
    // Many texts begin with "BM", but not with two zero fields and a valid header length.
    constexpr std::array heads{12U, 16U, 40U, 52U, 56U, 64U, 108U, 124U};
    return head.startsWith("BM") && head.size() >= 18 && qFromLittleEndian<quint32>(head.data() + 6) == 0
        && std::find(heads.begin(), heads.end(), qFromLittleEndian<quint32>(head.data() + 14)) != heads.end();
}

bool isDrawing(QByteArrayView head)
{
    const QByteArrayView start = head.trimmed();
    return start.startsWith("<svg") || (start.startsWith("<?xml") && start.contains("<svg"));
}

/// Image formats that use the same box structure as MP4.
QByteArray boxedFormat(QByteArrayView head)
{
    if (head.size() < 12 || head.sliced(4, 4) != "ftyp")
        return {};
    const QByteArrayView brand = head.sliced(8, 4);
    if (brand == "avif" || brand == "avis")
        return "avif";
    constexpr std::array brands{"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"};
    return std::find(brands.begin(), brands.end(), brand) != brands.end() ? "heic" : QByteArray();
}

/// Whether a JPEG is complete up to its end marker. Qt displays a truncated one, with grey for the rest.
bool isWholeJpeg(QFile& file, QDeadlineTimer deadline)
{
    constexpr qint64 chunk = 256 * 1024;
    qint64 at = 2;
    std::array<uchar, 4> mark{};
    while (file.seek(at) && file.read(reinterpret_cast<char*>(mark.data()), 4) == 4 && mark[0] == 0xFF) {
        if (mark[1] == 0xFF) { // fill byte
            at += 1;
            continue;
        }
        at += 2 + qFromBigEndian<quint16>(mark.data() + 2);
        if (mark[1] == 0xDA) // the image data follows
            break;
    }
    char last = 0;
    for (qint64 searched = 0; searched < mostBytes && !deadline.hasExpired(); searched += chunk) {
        if (!file.seek(at + searched))
            return false;
        const QByteArray part = file.read(chunk);
        if (part.isEmpty())
            return false;
        if ((last == '\xFF' && part.front() == '\xD9') || part.contains("\xFF\xD9"))
            return true;
        last = part.back();
    }
    return true; // too large to be sure
}

/// Whether some pixels of an image are transparent.
bool seesThrough(const QImage& picture)
{
    if (!picture.hasAlphaChannel())
        return false;
    const QImage plain = picture.convertToFormat(QImage::Format_ARGB32);
    for (int y = 0; y < plain.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
        if (std::any_of(line, line + plain.width(), [](QRgb pixel) { return qAlpha(pixel) < 255; }))
            return true;
    }
    return false;
}

/// Whether Qt refuses to create an image of this size (QImageReader::setAllocationLimit).
bool exceedsMemory(qint64 pixels)
{
    constexpr qint64 bytesPerPixel = 8;
    const qint64 limit = QImageReader::allocationLimit();
    return limit > 0 && pixels * bytesPerPixel > limit * 1024 * 1024;
}

bool hasPalette(QImage::Format format)
{
    return format == QImage::Format_Mono || format == QImage::Format_MonoLSB || format == QImage::Format_Indexed8;
}

/// Scales a decoded picture to this size. The result has no palette.
QImage scaledPicture(const QImage& picture, QSize size)
{
    constexpr int averaged = 4; // pixels of a large picture for each pixel of the small one, along one side
    QImage plain = picture;
    if (hasPalette(picture.format())) {
        if (qint64{plain.width()} * plain.height() > mostSearched)
            plain = plain.scaled((size * averaged).boundedTo(plain.size()));
        plain.convertTo(plain.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    }
    return plain.isNull() || plain.size() == size ? plain
                                                  : plain.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

bool isTurned(const QImageReader& reader)
{
    return reader.autoTransform() && reader.transformation().testFlag(QImageIOHandler::TransformationRotate90);
}

} // namespace

QImage readScaled(QImageReader& reader, QSize size)
{
    // Qt would scale a picture with a palette into its few colours, which leaves noise.
    const bool isIndexed = hasPalette(reader.imageFormat());
    if (!isIndexed)
        reader.setScaledSize(isTurned(reader) ? size.transposed() : size);
    return scaledPicture(reader.read(), size);
}

QByteArray pictureFormat(QByteArrayView head)
{
    static constexpr std::array starts{
        Magic{"png", "\x89PNG\r\n\x1A\n"},
        Magic{"jpeg", "\xFF\xD8\xFF"},
        Magic{"gif", "GIF87a"},
        Magic{"gif", "GIF89a"},
        Magic{"tiff", QByteArrayView("II*\0", 4)},
        Magic{"tiff", QByteArrayView("MM\0*", 4)},
    };
    for (const Magic& magic : starts) {
        if (head.startsWith(magic.start))
            return magic.format;
    }
    if (head.size() >= 12 && head.startsWith("RIFF") && head.sliced(8, 4) == "WEBP")
        return "webp";
    if (isBitmap(head))
        return "bmp";
    return isDrawing(head) ? "svg" : boxedFormat(head);
}

void readPicture(QFile& file, const QByteArray& format, QSize thumbnail, QDeadlineTimer deadline, InputReading& reading)
{
    // Other formats are only recognised, because services do not accept them and their decoders are less tested.
    static const QList<QByteArray> drawn{"png", "jpeg", "gif", "bmp", "tiff", "webp"};
    InputFacts& facts = reading.facts;
    facts.format = QString::fromLatin1(format);
    facts.medium = MediaKind::Image;
    if (!drawn.contains(format) || !QImageReader::supportedImageFormats().contains(format))
        return;
    const bool isJpeg = format == "jpeg";
    const bool isCut = isJpeg && !isWholeJpeg(file, deadline);
    BoundedDevice device(file, mostBytes, deadline);
    QImageReader reader(&device, format);
    reader.setAutoDetectImageFormat(false); // no other decoder may read the data
    reader.setAutoTransform(true);
    const QSize stored = reader.size();
    if (stored.isEmpty() || isCut) {
        if (!device.isExhausted())
            facts.trouble = InputTrouble::Damaged;
        return;
    }
    facts.pixels = isTurned(reader) ? stored.transposed() : stored;
    facts.hasAlpha = QImage::toPixelFormat(reader.imageFormat()).alphaUsage() == QPixelFormat::UsesAlpha;
    const qint64 pixels = qint64{stored.width()} * stored.height();
    if (pixels > mostDecodedPixels)
        return;
    const QSize box = thumbnail.isEmpty() ? smallBox : thumbnail;
    const bool isSearched = !isJpeg && pixels <= mostSearched && !exceedsMemory(pixels);
    const QSize fitting = facts.pixels.scaled(box.boundedTo(facts.pixels), Qt::KeepAspectRatio).expandedTo({1, 1});
    const QImage picture = isSearched ? reader.read() : readScaled(reader, fitting);
    if (picture.isNull()) {
        if (!device.isExhausted() && !exceedsMemory(pixels))
            facts.trouble = InputTrouble::Damaged;
        return;
    }
    if (isSearched)
        facts.hasAlpha = seesThrough(picture);
    if (thumbnail.isEmpty())
        return;
    reading.thumbnail = scaledPicture(picture, fitting);
}

} // namespace Dailies
