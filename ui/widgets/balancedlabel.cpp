// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/balancedlabel.h"

#include "ui/widgets/wrappedlines.h"

#include <QFontMetrics>

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
    drawWrappedLines(*this, textRect());
}

} // namespace Dailies
