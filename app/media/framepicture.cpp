// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framepicture.h"

#include "app/media/mediainput.h"

#include <QTransform>

#include <algorithm>
#include <utility>

namespace Dailies {
namespace {

/// Part of an image that shares the memory of the whole, because copying a large image takes longer than decoding many.
QImage upperLeft(QImage whole, QSize size)
{
    auto* owner = new QImage(std::move(whole));
    const auto release = [](void* kept) { delete static_cast<QImage*>(kept); };
    return {owner->bits(), size.width(), size.height(), owner->bytesPerLine(), owner->format(), release, owner};
}

} // namespace

QImage FrameScaler::scaled(const AVFrame& frame, QSize size)
{
    const bool named = frame.colorspace != AVCOL_SPC_UNSPECIFIED && frame.colorspace != AVCOL_SPC_RGB;
    PicturePlanes planes;
    std::copy_n(frame.data, planes.data.size(), planes.data.begin());
    std::copy_n(frame.linesize, planes.strides.size(), planes.strides.begin());
    planes.size = {frame.width, frame.height};
    planes.format = static_cast<AVPixelFormat>(frame.format);
    planes.colourMatrix = named ? int(frame.colorspace) : guessedColourMatrix(frame.height);
    planes.isFullRange = frame.color_range == AVCOL_RANGE_JPEG;
    QImage room = PlaneScaler::roomFor(size);
    const bool smaller = size.width() < frame.width || size.height() < frame.height;
    const int finely = SWS_ACCURATE_RND | (smaller ? SWS_AREA : SWS_BICUBIC | SWS_FULL_CHR_H_INT);
    const bool isThere =
        m_manner == Manner::Fine ? m_scaler.scaleOnce(planes, size, room, finely) : m_scaler.scale(planes, size, room);
    return isThere ? upperLeft(std::move(room), size) : QImage();
}

Av::Codec openDecoder(const MediaInput& input, int threads)
{
    const AVStream& stream = *input.video();
    const AVCodec* decoder = avcodec_find_decoder(stream.codecpar->codec_id);
    Av::Codec codec(decoder ? avcodec_alloc_context3(decoder) : nullptr);
    if (!codec || avcodec_parameters_to_context(codec.get(), stream.codecpar) < 0)
        return {};
    codec->pkt_timebase = stream.time_base;
    codec->thread_count = threads;
    codec->max_pixels = stream.codecpar->width * qint64(stream.codecpar->height) * 4;
    return avcodec_open2(codec.get(), decoder, nullptr) < 0 ? Av::Codec{} : std::move(codec);
}

QImage framePicture(const AVFrame& frame, const MediaInput& input, QSize bounds)
{
    FrameScaler scaler(FrameScaler::Manner::Fine);
    return framePicture(frame, input, bounds, scaler);
}

QImage framePicture(const AVFrame& frame, const MediaInput& input, QSize bounds, FrameScaler& scaler)
{
    const int turned = input.rotation();
    const QSize shown = input.shownSize();
    QSize target = bounds.isEmpty() ? shown : shown.scaled(bounds.boundedTo(shown), Qt::KeepAspectRatio);
    if (shown != input.uprightSize())
        target.transpose();
    const QImage image = scaler.scaled(frame, target.expandedTo(QSize(1, 1)));
    // Other angles than quarter turns would add corners, which no player shows.
    return turned % 90 == 0 && turned != 0 && !image.isNull() ? image.transformed(QTransform().rotate(turned)) : image;
}

} // namespace Dailies
