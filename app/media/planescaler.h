// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/avhandles.h"

#include <QImage>
#include <QSize>

#include <array>

namespace Dailies {

/// The planes of a decoded frame with their format.
struct PicturePlanes {
    std::array<const uint8_t*, 4> data{};
    std::array<int, 4> strides{};
    QSize size;
    AVPixelFormat format = AV_PIX_FMT_NONE;
    int colourMatrix = SWS_CS_DEFAULT; ///< SWS_CS_...
    bool isFullRange = false;
};

/// Scales frames for playback into reusable buffers. Scales the planes first and converts colours afterwards, because
/// swscale is ten times slower if it does both for an odd width, and a third slower for an even width.
class PlaneScaler final {
public:
    /// A buffer for an image of this size. swscale's vector code writes whole blocks, so the buffer has longer rows and
    /// additional ones.
    static QImage roomFor(QSize size);
    static QSize roomSize(QSize size);

    /// Scales into the upper left of `room`, which must come from roomFor(size). Returns false for other buffers, if
    /// there is not enough memory, or if the format is unknown.
    bool scale(const PicturePlanes& planes, QSize size, QImage& room);

    /// The same in one step with the given swscale flags, in the quality they require.
    bool scaleOnce(const PicturePlanes& planes, QSize size, QImage& room, int flags);

private:
    bool makeBetween(QSize size);

    Av::Scaler m_first;
    Av::Scaler m_second;
    Av::Frame m_between; ///< scaled, in the clip's colour space
};

} // namespace Dailies
