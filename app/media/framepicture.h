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

/// The colour matrix (SWS_CS_...) of a frame of which the file names none, as every player guesses it: by the height.
constexpr int guessedColourMatrix(int height)
{
    return height > 576 ? SWS_CS_ITU709 : SWS_CS_ITU601;
}

/// Opens a decoder for the file's moving pictures; null where there is none for them. More than one thread makes long
/// ways from a key picture shorter, and the first picture later.
Av::Codec openDecoder(const MediaInput& input, int threads);

/// Makes decoded frames into pictures of a size; what is worked out for one is kept for the next of the same sort.
class FrameScaler final {
public:
    enum class Manner {
        Fine, ///< small pictures are averaged, whole ones keep every detail
        Quick, ///< for pictures that go by
    };

    explicit FrameScaler(Manner manner) : m_manner(manner) {}
    /// A null image where memory is short.
    QImage scaled(const AVFrame& frame, QSize size);

private:
    Manner m_manner;
    PlaneScaler m_scaler;
};

/// A decoded frame as a person sees it: its own size (pixels made square), turned; made to fit into bounds when those are
/// not empty, never enlarged. A null image where memory is short.
QImage framePicture(const AVFrame& frame, const MediaInput& input, QSize bounds = {});
QImage framePicture(const AVFrame& frame, const MediaInput& input, QSize bounds, FrameScaler& scaler);

} // namespace Dailies
