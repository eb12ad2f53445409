// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace Dailies {

/// Draws a five-pointed star into a square, filled or as an outline.
void drawStar(QPainter& painter, const QRectF& square, const QColor& colour, bool filled);

/// Draws a row of as many filled stars as the rating has, from 0 to 5. The first one fills `first`; the others follow
/// to its right, one pixel apart.
void drawStars(QPainter& painter, const QRectF& first, const QColor& colour, int rating);

} // namespace Dailies
