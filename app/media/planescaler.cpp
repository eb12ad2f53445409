// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/planescaler.h"

#include <algorithm>

extern "C" {
#include <libavutil/pixdesc.h>
}

namespace Dailies {
namespace {

constexpr AVPixelFormat onScreen = AV_PIX_FMT_RGB32;
constexpr int block = 32;

int upTo(int value, int step)
{
    return (value + step - 1) / step * step;
}

bool isInColourDifferences(AVPixelFormat format)
{
    const AVPixFmtDescriptor* descriptor = av_pix_fmt_desc_get(format);
    return descriptor && descriptor->nb_components >= 3 && (descriptor->flags & AV_PIX_FMT_FLAG_RGB) == 0;
}

/// Prepares the scaler for this step. Reuses the existing one if its parameters are the same.
bool prepare(Av::Scaler& scaler, const PicturePlanes& from, QSize size, AVPixelFormat format, int flags = SWS_BILINEAR)
{
    scaler.reset(sws_getCachedContext(scaler.release(), from.size.width(), from.size.height(), from.format,
        size.width(), size.height(), format, flags, nullptr, nullptr, nullptr));
    if (!scaler)
        return false;
    // Between planes, only the size changes.
    const bool toScreen = format == onScreen;
    const int full = from.isFullRange ? 1 : 0;
    sws_setColorspaceDetails(scaler.get(), sws_getCoefficients(from.colourMatrix), full,
        sws_getCoefficients(toScreen ? SWS_CS_DEFAULT : from.colourMatrix), toScreen ? 1 : full, 0, 1 << 16, 1 << 16);
    return true;
}

/// Runs the scaler into `room`. Returns false unless all `height` lines were written.
bool runInto(QImage& room, int height, SwsContext* scaler, const PicturePlanes& from)
{
    const std::array<uint8_t*, 4> out{room.bits()};
    const std::array<int, 4> strides{static_cast<int>(room.bytesPerLine())};
    return sws_scale(scaler, from.data.data(), from.strides.data(), 0, from.size.height(), out.data(), strides.data())
        == height;
}

bool canScale(const PicturePlanes& planes, QSize size, const QImage& room)
{
    const bool isRoom = room.size() == PlaneScaler::roomSize(size) && room.format() == QImage::Format_RGB32;
    return !size.isEmpty() && isRoom && sws_isSupportedInput(planes.format) > 0;
}

} // namespace

QImage PlaneScaler::roomFor(QSize size)
{
    return QImage(roomSize(size), QImage::Format_RGB32);
}

QSize PlaneScaler::roomSize(QSize size)
{
    return {upTo(size.width(), block), upTo(size.height(), 2) + 1};
}

bool PlaneScaler::scale(const PicturePlanes& planes, QSize size, QImage& room)
{
    if (!canScale(planes, size, room))
        return false;
    const bool asItIs = size == planes.size && size.width() % 2 == 0 && size.height() % 2 == 0;
    if (asItIs || !isInColourDifferences(planes.format))
        return scaleOnce(planes, size, room, SWS_BILINEAR);
    if (!makeBetween(size) || !prepare(m_first, planes, size, AV_PIX_FMT_YUV420P))
        return false;
    if (sws_scale(m_first.get(), planes.data.data(), planes.strides.data(), 0, planes.size.height(), m_between->data,
            m_between->linesize)
        <= 0)
        return false;
    PicturePlanes scaled = planes;
    std::copy_n(m_between->data, scaled.data.size(), scaled.data.begin());
    std::copy_n(m_between->linesize, scaled.strides.size(), scaled.strides.begin());
    scaled.size = {m_between->width, m_between->height};
    scaled.format = AV_PIX_FMT_YUV420P;
    return prepare(m_second, scaled, scaled.size, onScreen)
        && runInto(room, scaled.size.height(), m_second.get(), scaled);
}

bool PlaneScaler::scaleOnce(const PicturePlanes& planes, QSize size, QImage& room, int flags)
{
    return canScale(planes, size, room) && prepare(m_first, planes, size, onScreen, flags)
        && runInto(room, size.height(), m_first.get(), planes);
}

/// Slightly larger than the image, so that the second step works on whole blocks only.
bool PlaneScaler::makeBetween(QSize size)
{
    const int width = upTo(size.width(), block);
    const int height = upTo(size.height(), 2);
    if (m_between && m_between->width == width && m_between->height == height)
        return true;
    m_between.reset(av_frame_alloc());
    if (!m_between)
        return false;
    m_between->width = width;
    m_between->height = height;
    m_between->format = AV_PIX_FMT_YUV420P;
    if (av_frame_get_buffer(m_between.get(), 0) < 0) {
        m_between.reset();
        return false;
    }
    for (int plane = 0; plane < 3; ++plane) {
        const int lines = plane == 0 ? height : height / 2;
        std::fill_n(m_between->data[plane], qsizetype(m_between->linesize[plane]) * lines, uint8_t{128});
    }
    return true;
}

} // namespace Dailies
