// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/filmstripbar.h"

#include "ui/style/look.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int stripHeight = 36;
constexpr int thinHeight = 20;
constexpr int side = 12;
constexpr int below = 8;

} // namespace

FilmstripBar::FilmstripBar(Player* player, QWidget* parent) : QWidget(parent), m_player(player)
{
    setObjectName(u"filmstripBar"_s);
    setAccessibleName(tr("Filmstrip"));
    setFixedHeight(stripHeight + below);
    setMouseTracking(true);
    makeBar(this);
    connect(player, &Player::positionChanged, this, &FilmstripBar::followPosition);
    connect(player, &Player::timingChanged, this, qOverload<>(&QWidget::update));
}

// Called for every picture that is played, so it repaints only the mark.
void FilmstripBar::followPosition()
{
    const int now = placeOf(m_player->positionUs());
    if (now != m_mark) {
        update(markRect(m_mark));
        update(markRect(now));
        m_mark = now;
    }
}

void FilmstripBar::setStrip(const Filmstrip& strip)
{
    m_strip = strip;
    m_drawn = {};
    update();
}

void FilmstripBar::setThin(bool thin)
{
    if (m_thin != thin) {
        m_thin = thin;
        setFixedHeight((thin ? thinHeight : stripHeight) + below);
    }
}

QRect FilmstripBar::stripRect() const
{
    return {side, 0, std::max(1, width() - 2 * side), m_thin ? thinHeight : stripHeight};
}

qint64 FilmstripBar::timeAt(int x) const
{
    const QRect strip = stripRect();
    const double part = std::clamp(double(x - strip.x()) / strip.width(), 0.0, 1.0);
    return static_cast<qint64>(part * static_cast<double>(m_player->timing().lastStart()));
}

QRect FilmstripBar::markRect(int x) const
{
    const QRect strip = stripRect();
    return {x - 2, strip.y(), 4, strip.height()};
}

int FilmstripBar::placeOf(qint64 us) const
{
    const double part =
        static_cast<double>(us) / static_cast<double>(std::max<qint64>(1, m_player->timing().lastStart()));
    return stripRect().x() + static_cast<int>(std::clamp(part, 0.0, 1.0) * stripRect().width());
}

void FilmstripBar::drawStrip(const QRect& strip)
{
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(strip.size()) * ratio).toSize();
    if (m_drawn.size() == pixels)
        return;
    m_drawn = QPixmap(pixels);
    m_drawn.setDevicePixelRatio(ratio);
    m_drawn.fill(tone(palette(), Tone::Chip));
    QPainter painter(&m_drawn);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // As many pictures as fit, each in its own proportions.
    const QSize cell = m_strip.size().scaled(strip.width(), strip.height(), Qt::KeepAspectRatio);
    for (int x = 0; x < strip.width(); x += cell.width()) {
        const double middle = (x + cell.width() / 2.0) / strip.width();
        painter.drawImage(QRect(QPoint(x, 0), cell), m_strip.pictures, m_strip.at(middle));
    }
}

void FilmstripBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRect strip = stripRect();
    if (m_strip.isEmpty() || !m_player) {
        painter.fillRect(strip, tone(palette(), Tone::Chip)); // placeholder until the strip arrives
        return;
    }
    drawStrip(strip);
    painter.setClipRect(strip);
    painter.drawPixmap(strip.topLeft(), m_drawn);
    const QRect mark = markRect(placeOf(m_player->positionUs()));
    painter.fillRect(mark, tone(palette(), Tone::PictureGround));
    painter.fillRect(mark.adjusted(1, 0, -1, 0), tone(palette(), Tone::Accent));
}

void FilmstripBar::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_player)
        m_player->scrub(timeAt(event->position().toPoint().x()));
}

void FilmstripBar::mouseMoveEvent(QMouseEvent* event)
{
    const qint64 us = timeAt(event->position().toPoint().x());
    if (event->buttons().testFlag(Qt::LeftButton) && m_player)
        m_player->scrub(us);
    Q_EMIT hovered(us, event->globalPosition().toPoint());
}

void FilmstripBar::leaveEvent(QEvent* /*event*/)
{
    Q_EMIT hoverEnded();
}

} // namespace Dailies
