// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparelens.h"

#include "ui/viewer/videosurface.h"

#include <algorithm>
#include <cmath>

namespace Dailies {

namespace {

double longSide(QSize size)
{
    return std::max(1, std::max(size.width(), size.height()));
}

QSizeF fittedInto(QSize shape, QSize room)
{
    const QSizeF known = shape.isEmpty() ? QSizeF(16, 9) : QSizeF(shape);
    return known.scaled(QSizeF(room.expandedTo(QSize(1, 1))), Qt::KeepAspectRatio);
}

/// The position at which the picture begins, so that `centre` is in the middle of the room. No room stays
/// empty that the picture could fill.
double beginOf(double picture, double room, double centre)
{
    return picture <= room ? (room - picture) / 2 : std::clamp(room / 2 - centre * picture, room - picture, 0.0);
}

} // namespace

bool CompareLens::setSizes(const QList<QSize>& sizes)
{
    if (m_sizes == sizes)
        return false;
    m_sizes = sizes;
    m_longest = 1;
    for (const QSize size : sizes)
        m_longest = std::max(m_longest, longSide(size));
    return true;
}

void CompareLens::setZoom(double zoom)
{
    m_zoom = zoom > 0 ? std::clamp(zoom, VideoSurface::leastZoom, VideoSurface::mostZoom) : 0;
    if (m_zoom == 0)
        m_centre = {0.5, 0.5};
}

double CompareLens::enlargement(QSize natural) const
{
    return m_longest / longSide(natural);
}

void CompareLens::zoomBy(double factor, QSize natural, QSizeF room, double pixelRatio)
{
    if (natural.isEmpty())
        return;
    const double before =
        pictureRect(natural, room, pixelRatio).width() * pixelRatio / (natural.width() * enlargement(natural));
    setZoom(before * factor);
}

void CompareLens::moveBy(QPointF distance, QSize natural, QSizeF room, double pixelRatio)
{
    const QRectF picture = pictureRect(natural, room, pixelRatio);
    if (m_zoom == 0 || picture.isEmpty())
        return;
    // Start from the visible position, not from the requested one: otherwise dragging back from an edge would
    // take long.
    const QPointF middle = QPointF(room.width(), room.height()) / 2 - picture.topLeft() - distance;
    const QPointF half(room.width() / picture.width() / 2, room.height() / picture.height() / 2);
    const auto within = [](double part, double edge) { return edge >= 0.5 ? 0.5 : std::clamp(part, edge, 1 - edge); };
    m_centre = {within(middle.x() / picture.width(), half.x()), within(middle.y() / picture.height(), half.y())};
}

QRectF CompareLens::pictureRect(QSize natural, QSizeF room, double pixelRatio) const
{
    if (natural.isEmpty() || room.isEmpty())
        return {};
    const QSizeF size = m_zoom > 0 ? QSizeF(natural) * (enlargement(natural) * m_zoom / pixelRatio)
                                   : QSizeF(natural).scaled(room, Qt::KeepAspectRatio);
    return {
        QPointF(beginOf(size.width(), room.width(), m_centre.x()), beginOf(size.height(), room.height(), m_centre.y())),
        size};
}

QSize CompareLens::pictureSize(QSize natural, QSizeF room, double pixelRatio) const
{
    const QSizeF shown = pictureRect(natural, room, pixelRatio).size() * pixelRatio;
    return shown.toSize().expandedTo(QSize(1, 1)).boundedTo(natural);
}

QList<QRect> compareGrid(const QList<QSize>& shapes, QRect room, int words, int gap, bool isTight)
{
    const auto count = static_cast<int>(shapes.size());
    QSize cell;
    int columns = 1;
    double best = -1;
    for (int tried = 1; tried <= count; ++tried) {
        const int rows = (count + tried - 1) / tried;
        const QSize size((room.width() - (tried - 1) * gap) / tried, (room.height() - (rows - 1) * gap) / rows);
        double shown = 0;
        double highest = 0;
        for (const QSize shape : shapes) {
            const QSizeF fitted = fittedInto(shape, size - QSize(0, words));
            shown += fitted.width() * fitted.height();
            highest = std::max(highest, fitted.height());
        }
        if (shown > best) {
            best = shown;
            columns = tried;
            // Captions belong directly below the pictures.
            const int tight = static_cast<int>(std::ceil(highest)) + words;
            cell = isTight ? QSize(size.width(), std::min(size.height(), tight)) : size;
        }
    }
    const int rows = (count + columns - 1) / columns;
    const int spare = room.height() - rows * cell.height() - (rows - 1) * gap;
    QList<QRect> places;
    for (int number = 0; number < count; ++number) {
        const int row = number / columns;
        const int inRow = std::min(columns, count - row * columns);
        const int width = inRow * cell.width() + (inRow - 1) * gap;
        const int x = (room.width() - width) / 2 + number % columns * (cell.width() + gap);
        places.append(QRect(room.topLeft() + QPoint(x, spare / 2 + row * (cell.height() + gap)), cell));
    }
    return places;
}

} // namespace Dailies
