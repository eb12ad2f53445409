// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QWidget;

/// Scroll bars, sliders, progress bars.
namespace Dailies::StyleBars {

inline constexpr int scrollBarExtent = 10;
inline constexpr int sliderHandle = 14;
inline constexpr int sliderThickness = 20;
inline constexpr int groove = 4;

void drawScrollBar(const QStyleOptionSlider& option, QPainter* painter);
QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part);

/// A slider with the property "unset" has no value yet.
void drawSlider(const QStyleOptionSlider& option, QPainter* painter, const QWidget* widget);
QRect sliderPart(const QStyleOptionSlider& option, QStyle::SubControl part);

void drawProgressGroove(const QStyleOption& option, QPainter* painter);
void drawProgressContents(const QStyleOptionProgressBar& option, QPainter* painter);

} // namespace Dailies::StyleBars
