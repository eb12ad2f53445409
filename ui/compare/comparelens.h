// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSize>

namespace Dailies {

/// The view of all takes of a comparison: whole pictures, or the same region of each with the same zoom.
/// Pixels are those of the largest take; smaller takes are enlarged so that the region matches.
class CompareLens final {
public:
    /// Sets the sizes of the takes' pictures. Returns whether they have changed.
    bool setSizes(const QList<QSize>& sizes);

    /// Screen pixels for each pixel of the largest picture; 0 fits the whole picture in.
    double zoom() const { return m_zoom; }
    void setZoom(double zoom);
    /// Zooms by a factor, starting from the current view of this picture in this room.
    void zoomBy(double factor, QSize natural, QSizeF room, double pixelRatio);
    /// Moves the region by a distance in the room, for the picture shown there.
    void moveBy(QPointF distance, QSize natural, QSizeF room, double pixelRatio);

    /// The rectangle of a picture in its room. It exceeds the room when enlarged; empty without a picture.
    QRectF pictureRect(QSize natural, QSizeF room, double pixelRatio) const;
    /// The size in screen pixels to which a picture must be scaled for that; never larger than its own size.
    QSize pictureSize(QSize natural, QSizeF room, double pixelRatio) const;

private:
    double enlargement(QSize natural) const;

    double m_zoom = 0;
    QList<QSize> m_sizes;
    double m_longest = 1; ///< the longest side of all pictures
    QPointF m_centre{0.5, 0.5}; ///< the point of the picture, 0 to 1 on each axis, at the centre of the room
};

/// Lays out pictures of these shapes in a grid of equal cells that are as large as possible. Each cell
/// includes `words` pixels of height for the caption. Incomplete rows are centred, and so is the grid. If
/// `isTight`, cells are no higher than their pictures need; pass false if pictures are enlarged beyond their
/// cells.
QList<QRect> compareGrid(const QList<QSize>& shapes, QRect room, int words, int gap, bool isTight = true);

} // namespace Dailies
