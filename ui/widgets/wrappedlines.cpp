// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrappedlines.h"

#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>

#include <algorithm>

namespace Dailies {

void drawWrappedLines(QLabel& label, const QRect& place)
{
    const Qt::Alignment alignment = label.alignment();
    QTextOption option(QStyle::visualAlignment(label.layoutDirection(), alignment) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(label.text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WordWrap);
    QTextLayout layout(label.text().replace(u'\n', QChar(QChar::LineSeparator)), label.font());
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLeadingIncluded(true);
        line.setLineWidth(place.width());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    const double spare = place.height() - height;
    const double above = alignment.testFlag(Qt::AlignTop) ? 0 : alignment.testFlag(Qt::AlignBottom) ? spare : spare / 2;
    QPainter painter(&label);
    const QPalette::ColorGroup group = label.isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(label.palette().color(group, label.foregroundRole()));
    layout.draw(&painter, QPointF(place.left(), place.top() + std::max(above, 0.0)));
}

} // namespace Dailies
