// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clippainter.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <array>
#include <cmath>
#include <numbers>

namespace Dailies {

/// The colours of one evening.
struct ClipColours
{
    QRgb skyTop;
    QRgb skyMiddle;
    QRgb skyLow;
    QRgb sun;
    QRgb farHill;
    QRgb nearHill;
    QRgb kite;
    QRgb kiteLight;
};

namespace {

constexpr double turn = 2 * std::numbers::pi;

constexpr std::array evenings{
    ClipColours{0xFFF6B26B, 0xFFD9645B, 0xFF5B3F77, 0xFFFFE2A6, 0xFF4A3A66, 0xFF1F2F4D, 0xFFE94B3C, 0xFFFF8A5C},
    ClipColours{0xFFFBE3B5, 0xFFF3A683, 0xFF6E93B5, 0xFFFFF6DC, 0xFF54768A, 0xFF21414A, 0xFFC9342B, 0xFFF06A4D},
    ClipColours{0xFFF9D29D, 0xFFE58C7B, 0xFF2F5D7C, 0xFFFFEBC2, 0xFF2C5470, 0xFF12303F, 0xFFF2545B, 0xFFFF9A86},
    ClipColours{0xFFFFD1B3, 0xFFE58FA6, 0xFF5C5BA8, 0xFFFFF0D6, 0xFF4E4A88, 0xFF2A2550, 0xFFFFC145, 0xFFFFE08A},
    ClipColours{0xFFFFE29A, 0xFFF2A65A, 0xFFA4493D, 0xFFFFF4CC, 0xFF7A3A3F, 0xFF3A1F2B, 0xFF1F8F95, 0xFF5CC3BF},
    ClipColours{0xFFF2B880, 0xFF8C6A9E, 0xFF1E2A55, 0xFFFFE8C4, 0xFF2B3564, 0xFF0E1733, 0xFFF25F4C, 0xFFFF9B7D},
};

QPainterPath hill(const QRectF& picture, double left, double top, double right)
{
    const double w = picture.width();
    const double h = picture.height();
    QPainterPath path(QPointF(0, h));
    path.lineTo(0, h * left);
    path.cubicTo(QPointF(w * 0.28, h * (top - 0.02)), QPointF(w * 0.62, h * (top - 0.04)), QPointF(w, h * right));
    path.lineTo(w, h);
    path.closeSubpath();
    return path;
}

} // namespace

ClipPainter::ClipPainter(const ClipSpec& spec)
    : m_spec(spec)
    , m_layout(spec.size)
    , m_colours(evenings[spec.seed % evenings.size()])
    , m_phase(turn * ((spec.seed / evenings.size()) % 97) / 97.0)
    , m_still(spec.size, QImage::Format_RGB32)
    , m_front(spec.size, QImage::Format_ARGB32_Premultiplied)
{
    drawStill();
    m_front.fill(Qt::transparent);
    QPainter front(&m_front);
    front.setRenderHint(QPainter::Antialiasing);
    drawClipText(front, m_layout, m_spec);
    if (m_spec.mark)
        drawClipMark(front, m_layout);
    front.end();
    m_canvas = m_still.copy();
}

void ClipPainter::drawStill()
{
    const QRectF picture = m_layout.picture;
    const double w = picture.width();
    const double h = picture.height();
    const double reach = std::min(w, h);
    QPainter painter(&m_still);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    QLinearGradient sky(QPointF(w * 0.1, 0), QPointF(w * 0.75, h));
    sky.setColorAt(0.0, QColor(m_colours.skyTop));
    sky.setColorAt(0.45, QColor(m_colours.skyMiddle));
    sky.setColorAt(0.95, QColor(m_colours.skyLow));
    painter.fillRect(picture, sky);

    const QPointF sun(w * 0.56, h * 0.47);
    QRadialGradient glow(sun, reach * 0.42);
    QColor light(m_colours.sun);
    light.setAlpha(110);
    glow.setColorAt(0.2, light);
    light.setAlpha(0);
    glow.setColorAt(1.0, light);
    painter.setBrush(glow);
    painter.drawEllipse(sun, reach * 0.42, reach * 0.42);
    painter.setBrush(QColor(m_colours.sun));
    painter.drawEllipse(sun, reach * 0.125, reach * 0.125);

    painter.setBrush(QColor(m_colours.farHill));
    painter.drawPath(hill(picture, 0.58, 0.62, 0.50));
    painter.setBrush(QColor(m_colours.nearHill));
    painter.drawPath(hill(picture, 0.80, 0.52, 0.76));
}

const QImage& ClipPainter::frame(qint64 number)
{
    QPainter painter(&m_canvas);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (const QRect& area : m_moved)
        painter.drawImage(area.topLeft(), m_still, area);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    m_moved = {};
    painter.setRenderHint(QPainter::Antialiasing);
    const double time = double(number) / m_spec.fps;
    drawClouds(painter, time);
    drawKite(painter, time);
    painter.drawImage(0, 0, m_front);
    moved(drawTimecode(painter, m_layout, number, frameCount(m_spec), m_spec.fps));
    return m_canvas;
}

} // namespace Dailies
