// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/pictureconverter.h"

#include <QVideoFrame>
#include <QVideoFrameFormat>

#include <utility>

namespace Dailies {

namespace {

AVPixelFormat planesOf(QVideoFrameFormat::PixelFormat format)
{
    switch (format) {
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YV12: // like YUV420P with the last two planes swapped
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
    default: // unspecified: guess by the picture's size, as every player does
        return format.frameHeight() > 576 ? SWS_CS_ITU709 : SWS_CS_ITU601;
    }
}

} // namespace

bool PictureConverter::convert(const QVideoFrame& given, QSize size)
{
    if (!given.isValid() || size.isEmpty())
        return false;
    QVideoFrame frame = given;
    const AVPixelFormat format = planesOf(frame.pixelFormat());
    if (format != AV_PIX_FMT_NONE && frame.map(QVideoFrame::ReadOnly)) {
        const bool scaled = scalePlanes(frame, format, size);
        frame.unmap();
        return scaled;
    }
    const QImage image = given.toImage();
    if (image.isNull())
        return false;
    m_picture =
        image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_RGB32);
    m_size = size;
    return true;
}

bool PictureConverter::scalePlanes(QVideoFrame& frame, AVPixelFormat format, QSize size)
{
    const QVideoFrameFormat surface = frame.surfaceFormat();
    PicturePlanes planes;
    planes.size = {frame.width(), frame.height()};
    planes.format = format;
    planes.colourMatrix = colourMatrix(surface);
    planes.isFullRange = surface.colorRange() == QVideoFrameFormat::ColorRange_Full;
    for (int plane = 0; plane < frame.planeCount() && plane < 4; ++plane) {
        planes.data.at(plane) = frame.bits(plane);
        planes.strides.at(plane) = frame.bytesPerLine(plane);
    }
    if (frame.pixelFormat() == QVideoFrameFormat::Format_YV12) {
        std::swap(planes.data[1], planes.data[2]);
        std::swap(planes.strides[1], planes.strides[2]);
    }
    // A buffer left by the other conversion has the wrong size.
    if (m_picture.size() != PlaneScaler::roomSize(size))
        m_picture = PlaneScaler::roomFor(size);
    m_size = size;
    return m_scaler.scale(planes, size, m_picture);
}

} // namespace Dailies
