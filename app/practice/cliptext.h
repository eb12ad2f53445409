// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;
class QSize;

namespace Dailies {

struct ClipSpec;

/// Position and size of the text on a practice clip, for one frame size.
struct ClipTextLayout {
    explicit ClipTextLayout(QSize picture);

    qreal unit; ///< 1/720 of the short side
    qreal margin;
    QRectF picture;
    qreal mark; ///< side of the square reserved for the watermark in the lower right corner
};

/// Draws the prompt and the parameters on a dark translucent strip at the bottom; text that does not fit is elided.
/// Returns the rectangle drawn, like the next two functions.
QRectF drawClipText(QPainter& painter, const ClipTextLayout& layout, const ClipSpec& spec);

/// Draws the visible watermark into the lower right corner.
QRectF drawClipMark(QPainter& painter, const ClipTextLayout& layout);

/// Draws timecode and frame number into the upper left corner.
QRectF drawTimecode(QPainter& painter, const ClipTextLayout& layout, qint64 frame, qint64 frames, int fps);

/// A frame number from 0 as HH:MM:SS:FF.
QString timecode(qint64 frame, int fps);

} // namespace Dailies
