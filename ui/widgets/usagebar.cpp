// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/usagebar.h"

#include "ui/style/look.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int leastBarWidth = 40;
constexpr int markWidth = 2;
constexpr qreal reservedStrength = 0.5;

} // namespace

UsageBar::UsageBar(int thickness, QWidget* parent) : QWidget(parent), m_thickness(thickness)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumWidth(leastBarWidth);
}

void UsageBar::setParts(const UsageParts& parts)
{
    if (m_parts == parts)
        return;
    m_parts = parts;
    update();
}

void UsageBar::setAddedProminent(bool prominent)
{
    m_isAddedProminent = prominent;
    update();
}

QSize UsageBar::sizeHint() const
{
    return {leastBarWidth, m_thickness};
}

void UsageBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = tone(palette(), Tone::Base);
    const QColor accent = tone(palette(), Tone::Accent);
    const QColor light = blended(ground, accent, reservedStrength);
    const QColor quiet = tone(palette(), Tone::MutedText);
    const QRectF all(0, (height() - m_thickness) / 2.0, width(), m_thickness);
    QPainterPath shape;
    shape.addRoundedRect(all, m_thickness / 2.0, m_thickness / 2.0);
    painter.setClipPath(shape);
    painter.fillRect(all, tone(palette(), Tone::Line));
    double from = 0;
    const auto fill = [&](double part, const QColor& colour) {
        const double to = std::min(1.0, from + part);
        const QRect place(
            qRound(from * width()), qRound(all.top()), qRound(to * width()) - qRound(from * width()), m_thickness);
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), place), colour);
        from = to;
    };
    fill(m_parts.used, m_isAddedProminent ? quiet : accent);
    fill(m_parts.reserved, m_isAddedProminent ? blended(ground, quiet, reservedStrength) : light);
    fill(m_parts.added, m_isAddedProminent ? accent : light);
    const QRect mark(qRound(nearlyFull * width()), qRound(all.top()), markWidth, m_thickness);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), mark), ground);
}

} // namespace Dailies
