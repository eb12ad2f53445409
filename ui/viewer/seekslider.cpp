// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/seekslider.h"

#include "ui/style/look.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int markHeight = 16;

// Rounded up, so that the value never falls into the previous frame.
int milliseconds(qint64 us)
{
    return static_cast<int>((us + 999) / 1000);
}

} // namespace

SeekSlider::SeekSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent)
{
    setMouseTracking(true);
    setRange(0, 0);
}

void SeekSlider::setTiming(const ClipTiming& timing)
{
    const QSignalBlocker silent(this);
    setRange(timing.starts.isEmpty() ? 0 : milliseconds(timing.starts.constFirst()), milliseconds(timing.lastStart()));
    setSingleStep(std::max(1, milliseconds(static_cast<qint64>(timing.frameUs()))));
    setPageStep(1000);
}

void SeekSlider::showPosition(qint64 us)
{
    if (!isSliderDown()) {
        const QSignalBlocker silent(this);
        setValue(milliseconds(us));
    }
}

void SeekSlider::showRange(const PlayRange& range)
{
    m_range = range;
    update();
}

void SeekSlider::paintEvent(QPaintEvent* event)
{
    QSlider::paintEvent(event);
    if (maximum() <= minimum() || (!m_range.inUs && !m_range.outUs))
        return;
    QPainter painter(this);
    const QColor ink = tone(palette(), Tone::Text);
    const int middle = height() / 2;
    // Brackets around the played range: a shape, so that it is not marked by colour alone.
    const auto bracket = [&](const std::optional<qint64>& us, int towards) {
        if (us) {
            const int x = placeOf(*us);
            painter.fillRect(QRect(x - 1, middle - markHeight / 2, 2, markHeight), ink);
            for (const int y : {middle - markHeight / 2, middle + markHeight / 2 - 2})
                painter.fillRect(QRect(towards > 0 ? x - 1 : x - 3, y, 4, 2), ink);
        }
    };
    bracket(m_range.inUs, 1);
    bracket(m_range.outUs, -1);
}

int SeekSlider::placeOf(qint64 us) const
{
    QStyleOptionSlider option;
    const QRect track = trackOf(option);
    return track.x()
        + QStyle::sliderPositionFromValue(minimum(), maximum(), milliseconds(us), track.width(), option.upsideDown);
}

qint64 SeekSlider::positionUs() const
{
    return qint64{sliderPosition()} * 1000;
}

void SeekSlider::mouseMoveEvent(QMouseEvent* event)
{
    QSlider::mouseMoveEvent(event);
    if (maximum() > 0)
        Q_EMIT hovered(qint64{valueAt(event->position().toPoint().x())} * 1000, event->globalPosition().toPoint());
}

void SeekSlider::leaveEvent(QEvent* event)
{
    QSlider::leaveEvent(event);
    Q_EMIT hoverEnded();
}

int SeekSlider::valueAt(int x) const
{
    QStyleOptionSlider option;
    const QRect track = trackOf(option);
    return QStyle::sliderValueFromPosition(minimum(), maximum(), x - track.x(), track.width(), option.upsideDown);
}

// The positions of the handle's centre. Fills in the options of the slider.
QRect SeekSlider::trackOf(QStyleOptionSlider& option) const
{
    initStyleOption(&option);
    const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    return {groove.x() + handle.width() / 2, groove.y(), groove.width() - handle.width(), groove.height()};
}

} // namespace Dailies
