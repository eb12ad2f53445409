// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/avhandles.h"

#include <QImage>
#include <QSize>

#include <array>

namespace Dailies {

/// The memory of a decoded picture and what its numbers mean.
struct PicturePlanes {
    std::array<const uint8_t*, 4> data{};
    std::array<int, 4> strides{};
    QSize size;
    AVPixelFormat format = AV_PIX_FMT_NONE;
    int colourMatrix = SWS_CS_DEFAULT; ///< SWS_CS_...
    bool isFullRange = false;
};

/// Makes pictures that go by from planes, of a size, into memory that is kept. The planes are scaled first and turned
/// into colours of the screen afterwards, because swscale is ten times slower where it does both and a width is odd,
/// and by a third where it is even.
class PlaneScaler final {
public:
    /// Room for a picture of a size: swscale's vector code writes whole blocks, so rows are longer than that, and there
    /// are spare ones.
    static QImage roomFor(QSize size);
    static QSize roomSize(QSize size);

    /// Into the upper left of `room`, made by roomFor(size); false for any other room, where memory is short, and where
    /// the format is unknown.
    bool scale(const PicturePlanes& planes, QSize size, QImage& room);

    /// The same in one go, with the given flags of swscale: as fine as they ask for, whatever it takes.
    bool scaleOnce(const PicturePlanes& planes, QSize size, QImage& room, int flags);

private:
    bool makeBetween(QSize size);

    Av::Scaler m_first;
    Av::Scaler m_second;
    Av::Frame m_between; ///< scaled, in the colours of the clip
};

} // namespace Dailies
