// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/linkbutton.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOptionButton>

namespace Dailies {

namespace {

constexpr int linkMargin = 3; ///< room for the focus ring

} // namespace

LinkButton::LinkButton(const QString& text, QWidget* parent) : QPushButton(text, parent)
{
    setFlat(true);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    setFont(semiboldFont(secondaryFont(QApplication::font())));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 2 * linkMargin, fontMetrics().height() + 2 * linkMargin};
}

void LinkButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QStyleOptionButton option;
    initStyleOption(&option);
    QFont words = font();
    words.setUnderline(StyleParts::isHovered(&option) || isDown());
    painter.setFont(words);
    painter.setPen(
        isEnabled() ? tone(palette(), Tone::Accent) : palette().color(QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(rect(), Qt::AlignCenter, text());
    if (StyleParts::showsFocus(&option))
        StyleParts::drawRing(&painter, QRectF(rect()), tone(palette(), Tone::Accent));
}

} // namespace Dailies
