// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framepicture.h"

#include "app/media/mediainput.h"

#include <QTransform>

#include <array>

namespace Dailies {
int FrameScaler::flagsFor(const AVFrame& frame, QSize size) const
{
    if (m_manner == Manner::Quick)
        return SWS_BILINEAR;
    const bool smaller = size.width() < frame.width || size.height() < frame.height;
    return SWS_ACCURATE_RND | (smaller ? SWS_AREA : SWS_BICUBIC | SWS_FULL_CHR_H_INT);
}

QImage FrameScaler::scaled(const AVFrame& frame, QSize size)
{
    m_context.reset(
        sws_getCachedContext(m_context.release(), frame.width, frame.height, static_cast<AVPixelFormat>(frame.format),
            size.width(), size.height(), AV_PIX_FMT_RGB32, flagsFor(frame, size), nullptr, nullptr, nullptr));
    // The vector code of swscale writes whole blocks: rows rounded up, and a spare one.
    QImage room((size.width() + 31) / 32 * 32, size.height() + 1, QImage::Format_RGB32);
    if (!m_context || room.isNull())
        return {};
    const bool named = frame.colorspace != AVCOL_SPC_UNSPECIFIED && frame.colorspace != AVCOL_SPC_RGB;
    const int matrix = named ? int(frame.colorspace) : guessedColourMatrix(frame.height);
    const int full = frame.color_range == AVCOL_RANGE_JPEG ? 1 : 0;
    sws_setColorspaceDetails(m_context.get(), sws_getCoefficients(matrix), full, sws_getCoefficients(SWS_CS_DEFAULT), 1,
        0, 1 << 16, 1 << 16);
    const std::array<uint8_t*, 4> planes{room.bits(), nullptr, nullptr, nullptr};
    const std::array<int, 4> strides{static_cast<int>(room.bytesPerLine()), 0, 0, 0};
    const int lines =
        sws_scale(m_context.get(), frame.data, frame.linesize, 0, frame.height, planes.data(), strides.data());
    return lines == size.height() ? room.copy(QRect(QPoint(0, 0), size)) : QImage();
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
    // Other angles than quarter turns would add corners that no player shows.
    return turned % 90 == 0 && turned != 0 && !image.isNull() ? image.transformed(QTransform().rotate(turned)) : image;
}

} // namespace Dailies
