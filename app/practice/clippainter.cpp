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
struct ClipColours {
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

constexpr double pushIn = 0.08; ///< how much of the first picture leaves the frame until the end
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
    , m_phase(turn * double(spec.seed / 6 % 97) / 97)
    , m_still(spec.size, spec.firstFrame.isNull() ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied)
    , m_open(m_still.rect())
{
    if (m_spec.firstFrame.isNull()) {
        drawStill();
    } else {
        m_still.fill(Qt::transparent);
        m_first = m_spec.firstFrame.scaled(
            (QSizeF(m_spec.size) * (1 + pushIn)).toSize(), Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    }
    drawTexts();
    m_canvas = m_still.convertToFormat(QImage::Format_RGB32);
}

void ClipPainter::drawTexts()
{
    QPainter painter(&m_still);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_spec.texts)
        m_open -= drawClipText(painter, m_layout, m_spec).toAlignedRect();
    if (m_spec.mark)
        m_open -= drawClipMark(painter, m_layout).toAlignedRect();
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
    if (m_first.isNull())
        drawScene(double(number) / m_spec.fps);
    else
        drawFirstFrame(number);
    if (m_spec.texts) {
        QPainter painter(&m_canvas);
        painter.setRenderHint(QPainter::Antialiasing);
        m_moved += drawTimecode(painter, m_layout, number, frameCount(m_spec), m_spec.fps).toAlignedRect();
    }
    m_moved &= m_canvas.rect();
    return m_canvas;
}

void ClipPainter::drawFirstFrame(qint64 number)
{
    const double part = double(number) / double(std::max<qint64>(1, frameCount(m_spec) - 1));
    QRectF shown(QPointF(), QSizeF(m_spec.size) * (1 + pushIn * (1 - part)));
    shown.moveCenter(QRectF(m_first.rect()).center());
    QPainter painter(&m_canvas);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(m_canvas.rect()), m_first, shown);
    painter.drawImage(0, 0, m_still);
}

void ClipPainter::drawScene(double time)
{
    QPainter painter(&m_canvas);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    for (const QRect& area : m_moved)
        painter.drawImage(area.topLeft(), m_still, area);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    m_moved = {};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRegion(m_open);
    drawClouds(painter, time);
    drawKite(painter, time);
}

void ClipPainter::drawClouds(QPainter& painter, double time)
{
    struct Cloud {
        double start;
        double height;
        double length;
        double speed; // frame widths per second
    };
    constexpr std::array clouds{
        Cloud{0.12, 0.20, 0.30, 0.014}, Cloud{0.66, 0.13, 0.22, 0.020}, Cloud{0.90, 0.33, 0.26, 0.011}};
    const double w = m_layout.picture.width();
    const double thick = 26 * m_layout.unit;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 46));
    for (const Cloud& cloud : clouds) {
        const double way = 1 + cloud.length;
        const double shift = cloud.start + cloud.speed * time + m_phase / turn;
        const QPointF at((std::fmod(shift, way) - cloud.length) * w, cloud.height * m_layout.picture.height());
        const double length = cloud.length * w;
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        path.addRoundedRect(QRectF(at, QSizeF(length, thick)), thick / 2, thick / 2);
        path.addRoundedRect(
            QRectF(at + QPointF(length * 0.18, -thick * 0.72), QSizeF(length * 0.52, thick)), thick / 2, thick / 2);
        path.addRoundedRect(QRectF(at + QPointF(length * 0.36, thick * 0.7), QSizeF(length * 0.5, thick * 0.8)),
            thick * 0.4, thick * 0.4);
        painter.drawPath(path);
        m_moved += path.boundingRect().toAlignedRect().adjusted(-1, -1, 1, 1);
    }
}

QPointF ClipPainter::kiteAt(double time) const
{
    const QRectF& picture = m_layout.picture;
    return {picture.width() * (0.60 + 0.20 * std::sin(turn * time / 8 + m_phase)),
        picture.height() * (0.27 + 0.10 * std::sin(turn * time / 5 + 2 * m_phase))};
}

void ClipPainter::drawKite(QPainter& painter, double time)
{
    const double size = 74 * m_layout.unit;
    const QPointF at = kiteAt(time);
    const QPointF ahead = kiteAt(time + 0.25) - at;
    const double tilt = 0.25 + 0.6 * ahead.x() / (std::abs(ahead.x()) + size) + 0.08 * std::sin(turn * time * 0.9);
    const auto turned = [&](double x, double y) {
        return at + QPointF(x * std::cos(tilt) - y * std::sin(tilt), x * std::sin(tilt) + y * std::cos(tilt)) * size;
    };
    const QPointF tip = turned(0, 1.0);

    // A small figure on the hill holds the string.
    const QPointF feet(m_layout.picture.width() * 0.268, m_layout.picture.height() * 0.608);
    const double tall = 46 * m_layout.unit;
    const QPointF hand = feet + QPointF(tall * 0.34, -tall * 0.72);
    QPainterPath string(turned(0, 0.05));
    string.quadTo((hand + at) / 2 + QPointF(0, size * 1.2), hand);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 150), std::max(1.0, 1.6 * m_layout.unit)));
    painter.drawPath(string);
    painter.setPen(QPen(QColor(m_colours.nearHill), tall * 0.13, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(feet + QPointF(0, -tall * 0.62), hand);
    painter.drawLine(feet + QPointF(0, -tall * 0.64), feet + QPointF(0, -tall * 0.36));
    painter.drawLine(feet + QPointF(0, -tall * 0.36), feet + QPointF(-tall * 0.12, 0));
    painter.drawLine(feet + QPointF(0, -tall * 0.36), feet + QPointF(tall * 0.12, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(m_colours.nearHill));
    painter.drawEllipse(feet + QPointF(0, -tall * 0.86), tall * 0.13, tall * 0.13);

    QPainterPath tail(tip);
    for (int i = 1; i <= 14; ++i) {
        const double wave = 0.16 * std::sin(turn * (time * 1.1 - i / 9.0)) * std::min(1.0, i / 4.0);
        tail.lineTo(turned(wave - 0.02 * i, 1.0 + 0.11 * i));
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(m_colours.kiteLight), 4 * m_layout.unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(tail);
    painter.setPen(Qt::NoPen);
    const std::array corners{turned(0, -0.8), turned(0.56, -0.12), tip, turned(-0.56, -0.12)};
    painter.setBrush(QColor(m_colours.kite));
    painter.drawPolygon(corners.data(), 4);
    painter.setBrush(QColor(m_colours.kiteLight));
    painter.drawPolygon(std::array{corners[0], corners[1], turned(0, -0.12)}.data(), 3);
    painter.drawPolygon(std::array{turned(0, -0.12), corners[2], corners[3]}.data(), 3);

    const int edge = static_cast<int>(std::ceil(6 * m_layout.unit)) + 2;
    QRectF all = string.boundingRect() | tail.boundingRect()
        | QPolygonF(QList<QPointF>(corners.begin(), corners.end())).boundingRect();
    all |= QRectF(feet - QPointF(tall, tall), QSizeF(2 * tall, tall));
    m_moved += all.toAlignedRect().adjusted(-edge, -edge, edge, edge);
}

} // namespace Dailies
