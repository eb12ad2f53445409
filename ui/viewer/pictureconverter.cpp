// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pictureconverter.h"

#include <QVideoFrame>
#include <QVideoFrameFormat>

#include <array>
#include <utility>

extern "C" {
#include <libavutil/pixfmt.h>
#include <libswscale/swscale.h>
}

namespace Dailies {

namespace {

AVPixelFormat planesOf(QVideoFrameFormat::PixelFormat format)
{
    switch (format) {
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YV12: // the same with the last two planes changed over
        return AV_PIX_FMT_YUV420P;
    case QVideoFrameFormat::Format_YUV422P: return AV_PIX_FMT_YUV422P;
    case QVideoFrameFormat::Format_YUV420P10: return AV_PIX_FMT_YUV420P10;
    case QVideoFrameFormat::Format_NV12: return AV_PIX_FMT_NV12;
    case QVideoFrameFormat::Format_NV21: return AV_PIX_FMT_NV21;
    case QVideoFrameFormat::Format_P010: return AV_PIX_FMT_P010;
    case QVideoFrameFormat::Format_P016: return AV_PIX_FMT_P016;
    case QVideoFrameFormat::Format_UYVY: return AV_PIX_FMT_UYVY422;
    case QVideoFrameFormat::Format_YUYV: return AV_PIX_FMT_YUYV422;
    case QVideoFrameFormat::Format_Y8: return AV_PIX_FMT_GRAY8;
    case QVideoFrameFormat::Format_Y16: return AV_PIX_FMT_GRAY16;
    case QVideoFrameFormat::Format_BGRA8888:
    case QVideoFrameFormat::Format_BGRX8888: return AV_PIX_FMT_BGR0;
    case QVideoFrameFormat::Format_RGBA8888:
    case QVideoFrameFormat::Format_RGBX8888: return AV_PIX_FMT_RGB0;
    case QVideoFrameFormat::Format_ARGB8888:
    case QVideoFrameFormat::Format_XRGB8888: return AV_PIX_FMT_0RGB;
    case QVideoFrameFormat::Format_ABGR8888:
    case QVideoFrameFormat::Format_XBGR8888: return AV_PIX_FMT_0BGR;
    default: return AV_PIX_FMT_NONE;
    }
}

int colourMatrix(const QVideoFrameFormat& format)
{
    switch (format.colorSpace()) {
    case QVideoFrameFormat::ColorSpace_BT601: return SWS_CS_ITU601;
    case QVideoFrameFormat::ColorSpace_BT709: return SWS_CS_ITU709;
    case QVideoFrameFormat::ColorSpace_BT2020: return SWS_CS_BT2020;
    default: // not said: as every player guesses, by the size of the picture
        return format.frameHeight() > 576 ? SWS_CS_ITU709 : SWS_CS_ITU601;
    }
}

} // namespace

PictureConverter::~PictureConverter()
{
    sws_freeContext(m_scaler);
}

void PictureConverter::makeRoom(QSize size)
{
    // The vector code of swscale writes whole blocks: round the rows up and leave one spare row.
    const QSize room((size.width() + 31) / 32 * 32, size.height() + 1);
    if (m_picture.size() != room) {
        m_picture = QImage(room, QImage::Format_RGB32);
    }
    m_size = size;
}

bool PictureConverter::convert(const QVideoFrame& given, QSize size)
{
    if (!given.isValid() || size.isEmpty()) {
        return false;
    }
    QVideoFrame frame = given;
    const AVPixelFormat format = planesOf(frame.pixelFormat());
    if (format != AV_PIX_FMT_NONE && frame.map(QVideoFrame::ReadOnly)) {
        makeRoom(size);
        const bool scaled = scalePlanes(frame, format);
        frame.unmap();
        return scaled;
    }
    const QImage image = given.toImage();
    if (image.isNull()) {
        return false;
    }
    m_picture =
        image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    m_size = size;
    return true;
}

bool PictureConverter::scalePlanes(QVideoFrame& frame, int sourceFormat)
{
    const auto format = static_cast<AVPixelFormat>(sourceFormat);
    m_scaler = sws_getCachedContext(m_scaler, frame.width(), frame.height(), format, m_size.width(), m_size.height(),
        AV_PIX_FMT_BGR0, SWS_BILINEAR, nullptr, nullptr, nullptr);
    if (m_scaler == nullptr) {
        return false;
    }
    const QVideoFrameFormat surface = frame.surfaceFormat();
    const int fullRange = surface.colorRange() == QVideoFrameFormat::ColorRange_Full ? 1 : 0;
    sws_setColorspaceDetails(m_scaler, sws_getCoefficients(colourMatrix(surface)), fullRange,
        sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16);

    std::array<const uint8_t*, 4> planes{};
    std::array<int, 4> strides{};
    for (int plane = 0; plane < frame.planeCount() && plane < 4; ++plane) {
        planes.at(plane) = frame.bits(plane);
        strides.at(plane) = frame.bytesPerLine(plane);
    }
    if (frame.pixelFormat() == QVideoFrameFormat::Format_YV12) {
        std::swap(planes[1], planes[2]);
        std::swap(strides[1], strides[2]);
    }
    std::array<uint8_t*, 4> out{m_picture.bits()};
    const std::array<int, 4> outStrides{static_cast<int>(m_picture.bytesPerLine())};
    return sws_scale(m_scaler, planes.data(), strides.data(), 0, frame.height(), out.data(), outStrides.data()) > 0;
}

} // namespace Dailies
