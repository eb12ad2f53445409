// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/stylebars.h"

#include "ui/style/styleparts.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace Dailies::StyleBars {

using namespace StyleParts;

namespace {

// The groove: a thin bar in the middle of the rectangle of a slider or a progress bar.
QRectF grooveRect(const QRect& rect, bool horizontal)
{
    const QRectF whole = rect;
    if (horizontal)
        return QRectF(whole.left(), whole.center().y() - groove / 2.0, whole.width(), groove);
    return QRectF(whole.center().x() - groove / 2.0, whole.top(), groove, whole.height());
}

bool isHorizontal(const QStyleOptionSlider& option)
{
    return option.orientation == Qt::Horizontal;
}

} // namespace

void drawScrollBar(const QStyleOptionSlider& option, QPainter* painter)
{
    const QPalette& palette = option.palette;
    const QRectF handle = QRectF(scrollBarPart(option, QStyle::SC_ScrollBarSlider)).adjusted(2, 2, -2, -2);
    if (option.maximum <= option.minimum || handle.isEmpty())
        return;
    const bool touched = isEnabled(&option) && (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    const QColor fill = blended(tone(palette, Tone::Line), tone(palette, Tone::MutedText), touched ? 0.7 : 0.3);
    drawBox(painter, handle, fill, QColor(), std::min(handle.width(), handle.height()) / 2);
}

QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    const bool horizontal = isHorizontal(option);
    const QRect rect = option.rect;
    const int room = horizontal ? rect.width() : rect.height();
    const qint64 range = static_cast<qint64>(option.maximum) - option.minimum;
    int length = room;
    if (range > 0)
        length = std::clamp(static_cast<int>(static_cast<qint64>(option.pageStep) * room / (range + option.pageStep)),
            std::min(28, room), room);
    const int start = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room - length, option.upsideDown);

    const auto span = [&](int from, int size) {
        const QRect along = horizontal ? QRect(rect.left() + from, rect.top(), size, rect.height())
                                       : QRect(rect.left(), rect.top() + from, rect.width(), size);
        return QStyle::visualRect(option.direction, rect, along);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider: return span(start, length);
    case QStyle::SC_ScrollBarSubPage: return span(0, start);
    case QStyle::SC_ScrollBarAddPage: return span(start + length, room - start - length);
    case QStyle::SC_ScrollBarGroove: return rect;
    default: // there are no arrow buttons
        return {};
    }
}

void drawSlider(const QStyleOptionSlider& option, QPainter* painter, const QWidget* widget)
{
    const bool horizontal = isHorizontal(option);
    const QPalette& palette = option.palette;
    const bool enabled = isEnabled(&option);
    const QColor accent =
        enabled ? tone(palette, Tone::Accent) : blended(tone(palette, Tone::Line), tone(palette, Tone::MutedText), 0.4);
    const QRectF bar = grooveRect(option.rect, horizontal);
    QRectF handle(0, 0, sliderHandle, sliderHandle);
    handle.moveCenter(QRectF(sliderPart(option, QStyle::SC_SliderHandle)).center());

    drawBox(painter, bar, tone(palette, Tone::Line), QColor(), groove / 2.0);
    QRectF done = bar;
    if (horizontal && option.upsideDown)
        done.setLeft(handle.center().x());
    else if (horizontal)
        done.setRight(handle.center().x());
    else if (option.upsideDown)
        done.setTop(handle.center().y());
    else
        done.setBottom(handle.center().y());
    const bool isSet = !flag(widget, "unset");
    if (isSet)
        drawBox(painter, done, accent, QColor(), groove / 2.0);

    const bool touched = enabled && (option.state & (QStyle::State_MouseOver | QStyle::State_Sunken));
    if (touched || (enabled && showsFocus(&option)))
        drawBox(painter, handle.adjusted(-3, -3, 3, 3),
            blended(tone(palette, Tone::Base), accent, showsFocus(&option) ? 0.5 : 0.25), QColor(),
            sliderHandle / 2.0 + 3);
    // Without a value, the handle is an empty ring at what is used then.
    drawBox(painter, handle.adjusted(1, 1, -1, -1), isSet ? accent : tone(palette, Tone::Base),
        isSet ? QColor() : tone(palette, Tone::MutedText), sliderHandle / 2.0 - 1);
}

QRect sliderPart(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    if (part == QStyle::SC_SliderGroove)
        return option.rect;
    if (part != QStyle::SC_SliderHandle)
        return {};
    const bool horizontal = isHorizontal(option);
    const QRect rect = option.rect;
    const int room = (horizontal ? rect.width() : rect.height()) - sliderHandle;
    const int start =
        QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, room, option.upsideDown);
    return horizontal ? QRect(rect.left() + start, rect.top(), sliderHandle, rect.height())
                      : QRect(rect.left(), rect.top() + start, rect.width(), sliderHandle);
}

void drawProgressGroove(const QStyleOption& option, QPainter* painter)
{
    drawBox(painter, grooveRect(option.rect, true), tone(option.palette, Tone::Line), QColor(), groove / 2.0);
}

void drawProgressContents(const QStyleOptionProgressBar& option, QPainter* painter)
{
    QRectF bar = grooveRect(option.rect, true);
    const qreal range = static_cast<qreal>(option.maximum) - option.minimum;
    // Indeterminate progress: a static piece in the middle.
    const qreal share =
        range > 0 ? std::clamp((static_cast<qreal>(option.progress) - option.minimum) / range, 0.0, 1.0) : 0.34;
    const qreal length = bar.width() * share;
    if (length <= 0)
        return;
    if (range <= 0)
        bar.setLeft(bar.center().x() - length / 2);
    else if ((option.direction == Qt::RightToLeft) != option.invertedAppearance)
        bar.setLeft(bar.right() - length);
    bar.setWidth(std::max<qreal>(length, groove));
    drawBox(painter, bar, tone(option.palette, isEnabled(&option) ? Tone::Accent : Tone::MutedText), QColor(),
        groove / 2.0);
}

} // namespace Dailies::StyleBars
