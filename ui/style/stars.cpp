// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/stars.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace Dailies {

namespace {

constexpr int points = 5;
constexpr double innerRadius = 0.45; // of the outer one; a little fuller than the geometric star

QPolygonF starIn(const QRectF& square)
{
    const double radius = square.width() / 2;
    QPolygonF star;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * i / points;
        const double length = i % 2 == 0 ? radius : radius * innerRadius;
        star << square.center() + QPointF(std::sin(angle) * length, -std::cos(angle) * length);
    }
    return star;
}

} // namespace

void drawStar(QPainter& painter, const QRectF& square, const QColor& colour, bool filled)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(colour, 1.2);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    painter.setBrush(filled ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter.drawPolygon(starIn(square.adjusted(1, 1, -1, -1)));
    painter.restore();
}

void drawStars(QPainter& painter, const QRectF& first, const QColor& colour, int rating)
{
    for (int i = 0; i < rating; ++i)
        drawStar(painter, first.translated(i * (first.width() + 1), 0), colour, true);
}

} // namespace Dailies
