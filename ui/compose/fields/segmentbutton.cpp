// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/segmentbutton.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace Dailies {

namespace {
constexpr int sideRoom = 5;
constexpr qreal longSide = 18; // of a shape
constexpr int shapeHeight = 22; // the room for a shape

/// A frame of this ratio with about the same visual weight for all ratios.
QSizeF frameOf(const QSizeF& ratio)
{
    const qreal shape = std::clamp(ratio.width() / ratio.height(), 0.4, 2.6);
    return shape >= 1 ? QSizeF(longSide, std::max(longSide / shape, 7.0))
                      : QSizeF(std::max(longSide * shape, 7.0), longSide);
}
} // namespace

SegmentButton::SegmentButton(const QString& text, QWidget* parent) : QPushButton(text, parent)
{
    setAutoDefault(false);
}

void SegmentButton::setShape(const std::optional<QSizeF>& ratio)
{
    m_shape = ratio;
    updateGeometry();
    update();
}

QFont SegmentButton::textFont() const
{
    return m_shape ? secondaryFont(font()) : font();
}

QSize SegmentButton::sizeHint() const
{
    // Semibold, so that nothing moves when it is checked.
    const QFont semibold = semiboldFont(textFont());
    // A row asks again for each number of rows that it tries.
    if (m_measured.text != text() || m_measured.font != semibold) {
        const QFontMetrics metrics(semibold);
        m_measured = {text(), semibold, metrics.size(Qt::TextShowMnemonic, text()).width(), metrics.height()};
    }
    const int width = m_measured.width + 2 * sideRoom;
    if (!m_shape)
        return {width, std::max(StyleParts::controlHeight, m_measured.height + 8)};
    return {std::max(width, int(longSide) + 2 * sideRoom), shapeHeight + m_measured.height + 8};
}

void SegmentButton::checkStateSet()
{
    QPushButton::checkStateSet();
    takeTabStop();
}

void SegmentButton::nextCheckState()
{
    QPushButton::nextCheckState();
    takeTabStop();
}

void SegmentButton::takeTabStop()
{
    if (!isChecked())
        return;
    for (auto* each : parentWidget()->findChildren<SegmentButton*>(Qt::FindDirectChildrenOnly))
        each->setFocusPolicy(each == this ? Qt::StrongFocus : Qt::ClickFocus);
}

void SegmentButton::paintEvent(QPaintEvent* event)
{
    if (!m_shape) {
        QPushButton::paintEvent(event);
        return;
    }
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    painter.drawControl(QStyle::CE_PushButtonBevel, option);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isOn = isChecked() && isEnabled();
    const QColor ink = tone(palette(), isOn ? Tone::Accent : Tone::MutedText);
    QRectF frame(QPointF(), m_shape->isEmpty() ? QSizeF(longSide, 12) : frameOf(*m_shape));
    frame.moveCenter(QPointF(width() / 2.0, 4 + shapeHeight / 2.0));
    painter.setPen(QPen(ink, 1.2, m_shape->isEmpty() ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(frame, 2, 2);
    painter.setFont(isOn ? semiboldFont(textFont()) : textFont());
    painter.setPen(isOn ? ink : palette().color(QPalette::ButtonText));
    const QRect place(2, 4 + shapeHeight, width() - 4, height() - shapeHeight - 6);
    painter.drawText(place, Qt::AlignCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, place.width()));
}

QSizeF ratioOf(const QString& text)
{
    const qsizetype colon = text.indexOf(u':');
    if (colon <= 0)
        return {};
    return {text.first(colon).toDouble(), text.sliced(colon + 1).toDouble()};
}

} // namespace Dailies
