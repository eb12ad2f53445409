// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

class QPainter;
class QSize;

namespace Dailies {

struct ClipSpec;

/// Where the writing on a practice clip stands and how large it is, for one picture size.
struct ClipTextLayout {
    explicit ClipTextLayout(QSize picture);

    qreal unit; ///< 1/720 of the short side
    qreal margin;
    QRectF picture;
    qreal mark; ///< side of the square kept free in the lower right corner, for the mark
};

/// Draws the prompt and the parameters on a dark translucent strip at the lower edge; what does not fit ends in dots.
/// Gives the rectangle that it covered, as the next two do.
QRectF drawClipText(QPainter& painter, const ClipTextLayout& layout, const ClipSpec& spec);

/// Draws the visible mark into the lower right corner.
QRectF drawClipMark(QPainter& painter, const ClipTextLayout& layout);

/// Draws timecode and frame number into the upper left corner.
QRectF drawTimecode(QPainter& painter, const ClipTextLayout& layout, qint64 frame, qint64 frames, int fps);

/// HH:MM:SS:FF of a frame counted from 0.
QString timecode(qint64 frame, int fps);

} // namespace Dailies
