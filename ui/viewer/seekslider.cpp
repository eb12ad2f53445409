// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/seekslider.h"

#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolTip>

#include <algorithm>

namespace Dailies {

namespace {

// Rounded up, so that the value never falls into the frame before.
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
    m_timing = timing;
    setRange(0, milliseconds(timing.frameStart(timing.lastFrame())));
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

qint64 SeekSlider::positionUs() const
{
    return qint64{sliderPosition()} * 1000;
}

void SeekSlider::mouseMoveEvent(QMouseEvent* event)
{
    QSlider::mouseMoveEvent(event);
    if (maximum() > 0) {
        const qint64 us = qint64{valueAt(event->position().toPoint().x())} * 1000;
        QToolTip::showText(event->globalPosition().toPoint(), m_timing.timecode(m_timing.frameAt(us)), this);
    }
}

int SeekSlider::valueAt(int x) const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    return QStyle::sliderValueFromPosition(
        minimum(), maximum(), x - groove.x() - handle.width() / 2, groove.width() - handle.width(), option.upsideDown);
}

} // namespace Dailies
