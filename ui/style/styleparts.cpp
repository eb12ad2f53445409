// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/styleparts.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <algorithm>

namespace Dailies::StyleParts {

namespace {

void drawStrokes(QPainter* painter, const QPolygonF& points, const QColor& colour, qreal width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(points);
    painter->restore();
}

} // namespace

void drawBox(QPainter* painter, const QRectF& rect, const QColor& fill, const QColor& line, qreal radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(line.isValid() ? QPen(line, 1) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const qreal inset = line.isValid() ? 0.5 : 0;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter->restore();
}

void drawRing(QPainter* painter, const QRectF& rect, const QColor& colour, qreal radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(rect.adjusted(1, 1, -1, -1), std::max(radius - 1, 0.0), std::max(radius - 1, 0.0));
    painter->restore();
}

void drawChevron(QPainter* painter, const QRectF& rect, Arrow arrow, const QColor& colour, qreal span)
{
    const QPointF middle = rect.center();
    const qreal wide = span / 2;
    const qreal deep = span / 4;
    QPolygonF points;
    switch (arrow) {
    case Arrow::Up: points = {QPointF(-wide, deep), QPointF(0, -deep), QPointF(wide, deep)}; break;
    case Arrow::Down: points = {QPointF(-wide, -deep), QPointF(0, deep), QPointF(wide, -deep)}; break;
    case Arrow::Left: points = {QPointF(deep, -wide), QPointF(-deep, 0), QPointF(deep, wide)}; break;
    case Arrow::Right: points = {QPointF(-deep, -wide), QPointF(deep, 0), QPointF(-deep, wide)}; break;
    }
    drawStrokes(painter, points.translated(middle), colour, 1.4);
}

void drawTick(QPainter* painter, const QRectF& rect, const QColor& colour)
{
    const qreal unit = rect.width() / 16;
    const QPolygonF points{QPointF(4, 8.4) * unit, QPointF(6.9, 11.2) * unit, QPointF(12, 5.2) * unit};
    drawStrokes(painter, points.translated(rect.topLeft()), colour, 1.8);
}

bool isEnabled(const QStyleOption* option)
{
    return option->state.testFlag(QStyle::State_Enabled);
}

bool isHovered(const QStyleOption* option)
{
    return isEnabled(option) && option->state.testFlag(QStyle::State_MouseOver);
}

bool isOnOtherGround(const QPalette& palette)
{
    return tone(palette, Tone::Window) != tone(QGuiApplication::palette(), Tone::Window);
}

bool showsFocus(const QStyleOption* option)
{
    return option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_KeyboardFocusChange);
}

bool flag(const QWidget* widget, const char* property)
{
    return widget != nullptr && widget->property(property).toBool();
}

int semiboldGrowth(const QFont& font, const QString& text)
{
    const int normal = QFontMetrics(font).horizontalAdvance(text);
    return std::max(QFontMetrics(semiboldFont(font)).horizontalAdvance(text) - normal, 0);
}

} // namespace Dailies::StyleParts
