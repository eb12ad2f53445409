// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/seektrack.h"

#include "ui/style/look.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int trackHeight = 28;
constexpr int side = 5; // half of the playhead, which stands out at both ends
constexpr int leastTrackWidth = 240;
constexpr int radius = 4;
constexpr int markFoot = 4;
constexpr float outsideCover = 0.75F; // of the ground over the parts outside the in and out points
constexpr float unplayedCover = 0.55F; // of the ground over the pictures that were not played yet

// Rounded up, so that the value never falls into the previous frame.
int milliseconds(qint64 us)
{
    return static_cast<int>((us + 999) / 1000);
}

} // namespace

SeekTrack::SeekTrack(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setMouseTracking(true);
    setRange(0, 0);
}

void SeekTrack::setTiming(const ClipTiming& timing)
{
    const QSignalBlocker silent(this);
    setRange(timing.starts.isEmpty() ? 0 : milliseconds(timing.starts.constFirst()), milliseconds(timing.lastStart()));
    setSingleStep(std::max(1, milliseconds(static_cast<qint64>(timing.frameUs()))));
    setPageStep(1000);
}

void SeekTrack::showPosition(qint64 us)
{
    if (!isSliderDown()) {
        const QSignalBlocker silent(this);
        setValue(milliseconds(us));
    }
}

void SeekTrack::showRange(const PlayRange& range)
{
    m_range = range;
    update();
}

qint64 SeekTrack::positionUs() const
{
    return qint64{sliderPosition()} * 1000;
}

void SeekTrack::setStrip(const Filmstrip& strip)
{
    m_strip = strip;
    m_drawn = {};
    update();
}

void SeekTrack::setStripShown(bool shown)
{
    m_stripShown = shown;
    update();
}

void SeekTrack::setHint(const QString& words)
{
    m_hint = words;
    update();
}

QSize SeekTrack::sizeHint() const
{
    return {2 * leastTrackWidth + 2 * side, trackHeight + 2 * side};
}

QSize SeekTrack::minimumSizeHint() const
{
    return {leastTrackWidth + 2 * side, trackHeight + 2 * side};
}

QRect SeekTrack::trackRect() const
{
    return {side, (height() - trackHeight) / 2, std::max(1, width() - 2 * side), trackHeight};
}

int SeekTrack::placeOf(int value) const
{
    const QRect track = trackRect();
    return track.x() + QStyle::sliderPositionFromValue(minimum(), maximum(), value, track.width());
}

int SeekTrack::valueAt(int x) const
{
    const QRect track = trackRect();
    return QStyle::sliderValueFromPosition(minimum(), maximum(), x - track.x(), track.width());
}

void SeekTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    setSliderPosition(valueAt(event->position().toPoint().x()));
    setSliderDown(true);
}

void SeekTrack::mouseMoveEvent(QMouseEvent* event)
{
    const int value = valueAt(event->position().toPoint().x());
    if (isSliderDown())
        setSliderPosition(value);
    if (hasLength())
        Q_EMIT hovered(qint64{value} * 1000, event->globalPosition().toPoint());
}

void SeekTrack::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

void SeekTrack::leaveEvent(QEvent* event)
{
    QSlider::leaveEvent(event);
    Q_EMIT hoverEnded();
}

void SeekTrack::drawStrip(const QRect& track)
{
    const qreal ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(track.size()) * ratio).toSize();
    if (m_drawn.size() == pixels)
        return;
    m_drawn = QPixmap(pixels);
    m_drawn.setDevicePixelRatio(ratio);
    m_drawn.fill(tone(palette(), Tone::Chip));
    QPainter painter(&m_drawn);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // As many pictures as fit, each in its own proportions.
    const QSize cell = m_strip.size().scaled(track.width(), track.height(), Qt::KeepAspectRatio);
    for (int x = 0; x < track.width(); x += cell.width()) {
        const double middle = (x + cell.width() / 2.0) / track.width();
        painter.drawImage(QRect(QPoint(x, 0), cell), m_strip.pictures, m_strip.at(middle));
    }
}

void SeekTrack::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect track = trackRect();
    const bool isFocused = hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange);
    const QRectF outline = QRectF(track).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(tone(palette(), hasLength() ? Tone::Chip : Tone::Window));
    painter.setPen(Qt::NoPen);
    painter.drawRoundedRect(outline, radius, radius);
    if (hasLength())
        paintTrack(painter, track);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tone(palette(), isFocused ? Tone::Accent : Tone::Line), isFocused ? 2 : 1));
    painter.drawRoundedRect(outline, radius, radius);
    if (hasLength()) {
        paintRange(painter, track);
        paintHead(painter, track);
    } else if (!m_hint.isEmpty()) {
        painter.setPen(tone(palette(), Tone::MutedText));
        painter.drawText(track.adjusted(8, 0, -8, 0), Qt::AlignCenter,
            fontMetrics().elidedText(m_hint, Qt::ElideRight, track.width() - 16));
    }
}

// The part that was not played yet is dimmed, and what is outside the in and out points more so.
void SeekTrack::paintTrack(QPainter& painter, const QRect& track)
{
    QPainterPath shape;
    shape.addRoundedRect(track, radius, radius);
    painter.save();
    painter.setClipPath(shape);
    const int now = placeOf(sliderPosition());
    if (m_stripShown && !m_strip.isEmpty()) {
        drawStrip(track);
        painter.drawPixmap(track.topLeft(), m_drawn);
        QColor cover = tone(palette(), Tone::Base);
        cover.setAlphaF(unplayedCover);
        painter.fillRect(QRect(QPoint(now, track.top()), track.bottomRight()), cover);
    } else {
        const QColor played = blended(tone(palette(), Tone::Chip), tone(palette(), Tone::Accent), 0.5);
        painter.fillRect(QRect(track.topLeft(), QPoint(now, track.bottom())), played);
    }
    QColor shade = tone(palette(), Tone::Base);
    shade.setAlphaF(outsideCover);
    if (m_range.inUs)
        painter.fillRect(QRect(track.topLeft(), QPoint(placeOf(milliseconds(*m_range.inUs)), track.bottom())), shade);
    if (m_range.outUs)
        painter.fillRect(QRect(QPoint(placeOf(milliseconds(*m_range.outUs)), track.top()), track.bottomRight()), shade);
    painter.restore();
}

// Brackets around the played range: a shape, so that it is not marked by colour alone. They have a rim, because they
// are on top of any picture.
void SeekTrack::paintRange(QPainter& painter, const QRect& track)
{
    const auto bracket = [&](const std::optional<qint64>& us, int towards) {
        if (!us)
            return;
        const int x = placeOf(milliseconds(*us)) - 1;
        const int foot = towards > 0 ? x : x + 2 - markFoot;
        const QRegion mark = QRegion(x, track.top(), 2, track.height()) + QRegion(foot, track.top(), markFoot, 2)
            + QRegion(foot, track.bottom() - 1, markFoot, 2);
        for (const QRect& part : mark)
            painter.fillRect(part.adjusted(-1, -1, 1, 1), tone(palette(), Tone::Base));
        for (const QRect& part : mark)
            painter.fillRect(part, tone(palette(), Tone::Text));
    };
    bracket(m_range.inUs, 1);
    bracket(m_range.outUs, -1);
}

void SeekTrack::paintHead(QPainter& painter, const QRect& track) const
{
    const qreal x = placeOf(sliderPosition());
    QPainterPath head;
    head.addRoundedRect(QRectF(x - 4.5, track.top() - 5, 9, 7), 2, 2);
    QPainterPath point;
    point.addPolygon(QPolygonF{{x - 4, track.top() + 1.5}, {x + 4, track.top() + 1.5}, {x, track.top() + 6.0}});
    QPainterPath line;
    line.addRect(QRectF(x - 1, track.top(), 2, track.height() + 4));
    const QPainterPath shape = head.united(point).united(line);
    painter.strokePath(shape, QPen(tone(palette(), Tone::Base), 2));
    painter.fillPath(shape, tone(palette(), Tone::Accent));
}

} // namespace Dailies
