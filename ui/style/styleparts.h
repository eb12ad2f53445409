// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QPainterPath>
#include <QStyle>

class QPainter;
class QStyleOption;

/// The basic shapes from which controls are drawn.
namespace Dailies::StyleParts {

inline constexpr qreal cornerRadius = 6;
inline constexpr int controlHeight = 28;
inline constexpr int chevronSpace = 18; ///< room at the end of a control for its arrow

enum class Arrow { Up, Down, Left, Right };

/// A filled box with a one-pixel outline, both inside `rect`. Invalid colours are not drawn.
void drawBox(
    QPainter* painter, const QRectF& rect, const QColor& fill, const QColor& line, qreal radius = cornerRadius);
/// The focus ring, two pixels inside `rect`.
void drawRing(QPainter* painter, const QRectF& rect, const QColor& colour, qreal radius = cornerRadius);
/// A thin arrow of two strokes, centred in `rect`.
void drawChevron(QPainter* painter, const QRectF& rect, Arrow arrow, const QColor& colour, qreal span = 8);
/// The tick of a check box or a checked menu item.
void drawTick(QPainter* painter, const QRectF& rect, const QColor& colour);

bool isEnabled(const QStyleOption* option);
bool isHovered(const QStyleOption* option); ///< enabled and under the pointer
bool showsFocus(const QStyleOption* option); ///< reached with the keyboard
bool flag(const QWidget* widget, const char* property);
/// Whether a widget with this palette is dark in the light theme, so that icons in the program's colour need another.
bool isOnOtherGround(const QPalette& palette);

/// How much wider `text` is in semibold. Reserving it keeps the layout when an item becomes selected.
int semiboldGrowth(const QFont& font, const QString& text);

} // namespace Dailies::StyleParts
