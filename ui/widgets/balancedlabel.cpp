// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/balancedlabel.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int slack = 2; ///< painting may measure a line a little wider

/// The least width in which the text has no more lines than in `most`; `most` itself if it has one line.
int balancedWidth(const QString& text, const QFontMetrics& metrics, int most)
{
    const auto sizeIn = [&](int width) {
        return metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text).size();
    };
    const int height = sizeIn(most).height();
    if (height < 2 * metrics.height())
        return most;
    int tooNarrow = 0;
    int wideEnough = most;
    while (wideEnough - tooNarrow > 1) {
        const int tried = (wideEnough + tooNarrow) / 2;
        const QSize size = sizeIn(tried);
        const bool fits = size.height() <= height && size.width() <= tried;
        (fits ? wideEnough : tooNarrow) = tried;
    }
    return std::min(wideEnough + slack, most);
}

} // namespace

BalancedLabel::BalancedLabel(const QString& text, QWidget* parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
}

QRect BalancedLabel::textRect() const
{
    const QRect all = contentsRect();
    QRect place = all;
    place.setWidth(balancedWidth(text(), fontMetrics(), all.width()));
    place.moveLeft(all.left() + (all.width() - place.width()) / 2);
    return place;
}

// Draws the lines itself. From right to left, QLabel moves each of them by the space at its end.
void BalancedLabel::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const QRect place = textRect();
    QTextOption option(Qt::AlignHCenter);
    option.setTextDirection(text().isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(QTextOption::WordWrap);
    QTextLayout layout(text().replace(u'\n', QChar(QChar::LineSeparator)), font());
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
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, foregroundRole()));
    layout.draw(&painter, QPointF(place.left(), place.top() + std::max((place.height() - height) / 2, 0.0)));
}

} // namespace Dailies
