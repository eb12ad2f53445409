// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/planescaler.h"

#include <QImage>
#include <QSize>

class QVideoFrame;

namespace Dailies {

/// Converts decoded frames to pictures of the size on screen, in one pass and into a reused buffer. Without a
/// graphics card, reading the planes directly takes a fifth of the time of QVideoFrame::toImage().
class PictureConverter final {
public:
    /// Scales a frame to `size` in device pixels and stores it in picture(). Returns false if the frame
    /// cannot be read.
    bool convert(const QVideoFrame& frame, QSize size);
    /// The last converted picture. Only its upper left size() is valid; the rest is padding that swscale
    /// needs.
    const QImage& picture() const { return m_picture; }
    QSize size() const { return m_size; }

private:
    bool scalePlanes(QVideoFrame& frame, AVPixelFormat format, QSize size);

    PlaneScaler m_scaler;
    QImage m_picture;
    QSize m_size;
};

} // namespace Dailies
