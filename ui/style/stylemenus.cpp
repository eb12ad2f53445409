// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/stylemenus.h"

#include "ui/style/styleparts.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace Dailies::StyleMenus {

using namespace StyleParts;

namespace {

constexpr int markSpace = 28; // the column of icons and ticks
constexpr int endSpace = 24; // the column of submenu arrows

void drawMark(const QStyleOptionMenuItem& option, QPainter* painter, const QColor& ink)
{
    const QRect column = QStyle::visualRect(option.direction, option.rect,
        QRect(option.rect.left() + 4, option.rect.top(), markSpace, option.rect.height()));
    QRect mark(0, 0, 16, 16);
    mark.moveCenter(column.center());
    const bool exclusive = option.checkType == QStyleOptionMenuItem::Exclusive;
    if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked) {
        if (exclusive)
            drawBox(painter, QRectF(mark).adjusted(5, 5, -5, -5), ink, QColor(), 3);
        else
            drawTick(painter, mark, ink);
    } else if (!option.icon.isNull()) {
        option.icon.paint(painter, mark, Qt::AlignCenter, isEnabled(&option) ? QIcon::Normal : QIcon::Disabled);
    }
}

void drawSeparator(const QStyleOptionMenuItem& option, QPainter* painter)
{
    const QRect line(option.rect.left() + 4, option.rect.center().y(), option.rect.width() - 8, 1);
    painter->fillRect(line, tone(option.palette, Tone::Line));
}

} // namespace

void drawPanel(const QStyleOption& option, QPainter* painter)
{
    // A menu is a window, which may not support transparent corners, so its corners are square.
    drawBox(painter, option.rect, tone(option.palette, Tone::Raised), tone(option.palette, Tone::Line), 0.5);
}

void drawItem(const QStyleOptionMenuItem& option, QPainter* painter)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        drawSeparator(option, painter);
        return;
    }
    const QPalette& palette = option.palette;
    const bool enabled = isEnabled(&option);
    if (enabled && option.state.testFlag(QStyle::State_Selected))
        drawBox(painter, QRectF(option.rect).adjusted(4, 0, -4, 0), tone(palette, Tone::Selection), QColor(), 4);

    const QColor ink = enabled ? tone(palette, Tone::Text) : palette.color(QPalette::Disabled, QPalette::Text);
    drawMark(option, painter, ink);

    const QRect body =
        QStyle::visualRect(option.direction, option.rect, option.rect.adjusted(4 + markSpace, 0, -endSpace, 0));
    const auto parts = option.text.split(u'\t');
    const auto start = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const auto end = QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(ink);
    painter->drawText(
        body, static_cast<int>(start) | Qt::TextShowMnemonic | Qt::TextSingleLine | Qt::TextDontClip, parts.first());
    if (parts.size() > 1) {
        painter->setPen(enabled ? tone(palette, Tone::MutedText) : ink);
        painter->setLayoutDirection(Qt::LeftToRight); // "Ctrl+," in every language
        painter->drawText(body, static_cast<int>(end) | Qt::TextSingleLine, parts.at(1));
    }
    painter->restore();
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow = QStyle::visualRect(option.direction, option.rect,
            QRect(option.rect.right() - endSpace, option.rect.top(), 16, option.rect.height()));
        drawChevron(painter, arrow, option.direction == Qt::RightToLeft ? Arrow::Left : Arrow::Right, ink);
    }
}

void drawBarItem(const QStyleOptionMenuItem& option, QPainter* painter)
{
    const QPalette& palette = option.palette;
    painter->fillRect(option.rect, palette.color(QPalette::Window));
    if (isEnabled(&option) && (option.state & (QStyle::State_Selected | QStyle::State_Sunken)))
        drawBox(painter, QRectF(option.rect).adjusted(1, 2, -1, -2), tone(palette, Tone::Selection), QColor(), 4);
    painter->setPen(isEnabled(&option) ? tone(palette, Tone::Text) : palette.color(QPalette::Disabled, QPalette::Text));
    painter->drawText(
        option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine | Qt::TextDontClip, option.text);
}

QSize itemSize(const QStyleOptionMenuItem& option, QSize contents)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return QSize(contents.width(), 9);
    // The menu adds the width of the widest shortcut; this adds the gap before it.
    const int shortcut = option.text.contains(u'\t') ? 24 : 0;
    return QSize(
        contents.width() + 4 + markSpace + endSpace + shortcut, std::max(controlHeight, contents.height() + 8));
}

} // namespace Dailies::StyleMenus
