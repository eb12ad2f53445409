// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/avhandles.h"
#include "app/media/planescaler.h"

#include <QImage>
#include <QSize>

namespace Dailies {

class MediaInput;

/// The colour matrix (SWS_CS_...) for frames whose file does not specify one. All players guess it from the height.
constexpr int guessedColourMatrix(int height)
{
    return height > 576 ? SWS_CS_ITU709 : SWS_CS_ITU601;
}

/// Opens a decoder for the video stream; null if there is none. With more than one thread, long decoding runs from a
/// key frame are faster, but the first frame comes later.
Av::Codec openDecoder(const MediaInput& input, int threads);

/// Converts decoded frames to images of a given size. Keeps its scaler for the next frame of the same kind.
class FrameScaler final {
public:
    enum class Manner {
        Fine, ///< averages for small images, keeps every detail of full-size ones
        Quick, ///< for frames during playback
    };

    explicit FrameScaler(Manner manner) : m_manner(manner) {}
    /// Returns a null image if there is not enough memory.
    QImage scaled(const AVFrame& frame, QSize size);

private:
    Manner m_manner;
    PlaneScaler m_scaler;
};

/// A decoded frame as displayed: with square pixels, rotated, and scaled down to fit into `bounds` unless they are
/// empty. Returns a null image if there is not enough memory.
QImage framePicture(const AVFrame& frame, const MediaInput& input, QSize bounds = {});
QImage framePicture(const AVFrame& frame, const MediaInput& input, QSize bounds, FrameScaler& scaler);

} // namespace Dailies
