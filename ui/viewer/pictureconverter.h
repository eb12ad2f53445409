// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/planescaler.h"

#include <QImage>
#include <QSize>

class QVideoFrame;

namespace Dailies {

/// Turns decoded frames into pictures of the size on screen, in one pass and into memory that is kept. Reading the
/// planes directly costs a fifth of what QVideoFrame::toImage() does where there is no graphics card.
class PictureConverter final {
public:
    /// Scales to `size` in device pixels; false when the frame cannot be read. The result is picture().
    bool convert(const QVideoFrame& frame, QSize size);
    /// The last converted picture: the upper left size() of it counts, the rest is room that swscale asks for.
    const QImage& picture() const { return m_picture; }
    QSize size() const { return m_size; }

private:
    bool scalePlanes(QVideoFrame& frame, AVPixelFormat format, QSize size);

    PlaneScaler m_scaler;
    QImage m_picture;
    QSize m_size;
};

} // namespace Dailies
