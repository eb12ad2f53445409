// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/pairlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace Dailies {

namespace {
int heightOf(const QLayoutItem* item, int width)
{
    return item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
}
} // namespace

PairLayout::PairLayout(int across, int down) : WrapLayout(across), m_down(down) {}

QSize PairLayout::sizeHint() const
{
    return {minimumSize().width(), layOut(QRect(0, 0, 348, 0), false)};
}

int PairLayout::layOut(const QRect& rect, bool isMeant) const
{
    const auto direction = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    const QList<QLayoutItem*> shown = shownItems();
    int y = rect.top();
    for (qsizetype from = 0; from < shown.size();) {
        int used = shown.at(from)->sizeHint().width();
        qsizetype until = from + 1;
        while (until < shown.size() && used + spacing() + shown.at(until)->sizeHint().width() <= rect.width()) {
            used += spacing() + shown.at(until)->sizeHint().width();
            ++until;
        }
        int spare = std::max(rect.width() - used, 0);
        int x = rect.left();
        int height = 0;
        for (qsizetype i = from; i < until; ++i) {
            const int part = spare / static_cast<int>(until - i);
            spare -= part;
            const int width = std::min(shown.at(i)->sizeHint().width() + part, rect.width());
            const int own = heightOf(shown.at(i), width);
            if (isMeant)
                shown.at(i)->setGeometry(QStyle::visualRect(direction, rect, QRect(x, y, width, own)));
            height = std::max(height, own);
            x += width + spacing();
        }
        y += height + (until < shown.size() ? m_down : 0);
        from = until;
    }
    return y - rect.top();
}

} // namespace Dailies
