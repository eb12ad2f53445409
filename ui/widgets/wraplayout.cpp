// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wraplayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace Dailies {

WrapLayout::WrapLayout(int spacing, QWidget* parent) : QLayout(parent)
{
    setSpacing(spacing);
    setContentsMargins({});
}

WrapLayout::~WrapLayout()
{
    qDeleteAll(m_items);
}

void WrapLayout::addItem(QLayoutItem* item)
{
    m_items.append(item);
    invalidate();
}

QLayoutItem* WrapLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QList<QLayoutItem*> WrapLayout::shownItems() const
{
    QList<QLayoutItem*> shown = m_items;
    shown.removeIf([](const QLayoutItem* item) { return item->isEmpty(); });
    return shown;
}

QSize WrapLayout::minimumSize() const
{
    QSize least(0, 0);
    for (const QLayoutItem* item : shownItems())
        least = least.expandedTo(item->minimumSize());
    return least;
}

QSize WrapLayout::sizeHint() const
{
    QSize hint(0, 0);
    for (const QLayoutItem* item : shownItems())
        hint = QSize(hint.width() + (hint.width() > 0 ? spacing() : 0) + item->sizeHint().width(),
            std::max(hint.height(), item->sizeHint().height()));
    return hint;
}

void WrapLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

int WrapLayout::layOut(const QRect& rect, bool isMeant) const
{
    const auto direction = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = rect.left();
    int y = rect.top();
    QList<std::pair<QLayoutItem*, QRect>> line;
    int lineHeight = 0;
    const auto endLine = [&] {
        for (auto& [item, place] : line) {
            place.moveTop(y + (lineHeight - place.height()) / 2);
            if (isMeant)
                item->setGeometry(QStyle::visualRect(direction, rect, place));
        }
        line.clear();
    };
    for (QLayoutItem* item : shownItems()) {
        const QSize size(std::min(item->sizeHint().width(), rect.width()), item->sizeHint().height());
        if (!line.isEmpty() && x + size.width() > rect.left() + rect.width()) {
            endLine();
            x = rect.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        lineHeight = std::max(lineHeight, size.height());
        line.append({item, QRect(QPoint(x, y), size)});
        x += size.width() + spacing();
    }
    endLine();
    return y + lineHeight - rect.top();
}

} // namespace Dailies
