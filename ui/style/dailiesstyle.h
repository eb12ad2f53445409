// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace Dailies {

/// Draws our controls, the same on every desktop: Fusion with 6 px corners, one-pixel lines, a focus ring in
/// the accent colour and flat tool buttons. Dynamic properties select variants:
/// - `primary` (bool) on a push button: the accent-coloured one; `chip` (bool) on a button: a rounded pill;
///   `segment` ("first", "middle", "last", "only") on a push button: a segment of a joined row (see look.h for
///   all three);
/// - `invalid` (bool) on a field: its outline has the colour of errors (call update() after changing it);
/// - `rowLines` (bool) on an item view: a one-pixel line under each row.
class DailiesStyle final : public QProxyStyle {
    Q_OBJECT

public:
    DailiesStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawControl(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget) const override;

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(
        StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* returnData) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
        const QWidget* widget) const override;
    QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& contents, const QWidget* widget) const override;
    QIcon standardIcon(StandardPixmap standard, const QStyleOption* option, const QWidget* widget) const override;

private:
    // Each function returns whether it drew the element; Fusion draws the rest.
    bool drawOwnButton(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    bool drawOwnView(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    bool drawOwnBar(ControlElement element, const QStyleOption* option, QPainter* painter) const;
    bool drawOwnFrame(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const;
    bool drawOwnMark(PrimitiveElement element, const QStyleOption* option, QPainter* painter) const;
};

} // namespace Dailies
