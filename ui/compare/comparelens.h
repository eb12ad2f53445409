// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSize>

namespace Dailies {

/// How all takes of a comparison are looked at: whole, or the same region of each, enlarged alike. Pixels are those of
/// the largest take; smaller ones are enlarged so that the region stays the same.
class CompareLens final {
public:
    /// The sizes of the takes' pictures; whether they are others than before.
    bool setSizes(const QList<QSize>& sizes);

    /// Screen pixels for each pixel of the largest picture; 0 fits the whole picture in.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Closer or further away by a factor, from what is seen of this picture in this room.
    void zoomBy(double factor, QSize natural, QSizeF room, double pixelRatio);
    /// Moves the region by a part of the room, of the picture that is seen in it.
    void moveBy(QPointF distance, QSize natural, QSizeF room, double pixelRatio);

    /// Where a picture lies in its room, beyond its edges when it is enlarged; empty without a picture.
    QRectF pictureRect(QSize natural, QSizeF room, double pixelRatio) const;
    /// How large the picture has to be made for that, in screen pixels; never larger than it is.
    QSize pictureSize(QSize natural, QSizeF room, double pixelRatio) const;

private:
    double enlargement(QSize natural) const;

    double m_zoom = 0;
    QList<QSize> m_sizes;
    double m_longest = 1; ///< the longest side of all
    QPointF m_centre{0.5, 0.5}; ///< the part of the picture in the middle of the room
};

/// Places for pictures of these shapes beside and below each other, all of one size and as large as fits; each has so much
/// height for words besides. Not full rows stand in the middle, and so do all when there is room to spare; or, where
/// pictures go beyond their places, nothing is spared.
QList<QRect> compareGrid(const QList<QSize>& shapes, QRect room, int words, int gap, bool isTight = true);

} // namespace Dailies
