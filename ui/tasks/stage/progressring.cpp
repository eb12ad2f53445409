// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/progressring.h"

#include "ui/style/iconengine.h"
#include "ui/style/icons.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace Dailies {

namespace {

constexpr qreal share = 1.0 / 16; ///< thickness of the ring in its side
constexpr int fullCircle = 360 * 16; ///< in the units of QPainter::drawArc()

} // namespace

void drawRing(QPainter& painter, const QRectF& square, std::optional<int> percent)
{
    const qreal width = square.width() * share;
    const QRectF line = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    QColor track = tone(Theme::Dark, Tone::Text);
    track.setAlphaF(0.25F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(track, width));
    painter.drawEllipse(line);
    if (!percent)
        return;
    painter.setPen(QPen(tone(Theme::Dark, Tone::Accent), width, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(line, fullCircle / 4, -fullCircle * *percent / 100);
}

void drawOnDark(QPainter& painter, const QRect& square, const QString& name, Tone role)
{
    QPixmap picture = icon(name).pixmap(square.size(), painter.device()->devicePixelRatioF());
    painter.drawPixmap(square, tinted(picture, tone(Theme::Dark, role)));
}

ProgressRing::ProgressRing(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("stageRing"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ProgressRing::setContent(const QString& icon, Tone tone, bool hasRing, std::optional<int> percent)
{
    if (icon == m_icon && tone == m_tone && hasRing == m_hasRing && percent == m_percent)
        return;
    m_icon = icon;
    m_tone = tone;
    m_hasRing = hasRing;
    m_percent = percent;
    update();
}

void ProgressRing::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    updateGeometry();
    update();
}

void ProgressRing::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool moves = style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0;
    if (m_hasRing)
        drawRing(painter, rect(), moves ? m_percent : std::nullopt);
    if (m_percent) {
        QFont font = semiboldFont(painter.font());
        font.setPixelSize(m_side * 22 / 100);
        painter.setFont(font);
        painter.setPen(tone(Theme::Dark, Tone::Text));
        painter.drawText(rect(), Qt::AlignCenter, tr("%1 %", "percentage").arg(QLocale().toString(*m_percent)));
        return;
    }
    const int side = m_hasRing ? m_side * 2 / 5 : m_side;
    QRect place(0, 0, side, side);
    place.moveCenter(rect().center());
    drawOnDark(painter, place, m_icon, m_tone);
}

} // namespace Dailies
