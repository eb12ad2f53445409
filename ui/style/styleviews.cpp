// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/styleviews.h"

#include "ui/style/styleparts.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace Dailies::StyleViews {

using namespace StyleParts;

namespace {

constexpr int headerInset = 8;

bool isSelected(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_Selected);
}

// Tabs are inset by half their spacing, so that the line below the selected one is as wide as its text.
QRect tabBody(const QStyleOptionTab& option)
{
    return option.rect.adjusted(9, 0, -9, 0);
}

} // namespace

void drawItemGround(const QStyleOptionViewItem& option, QPainter* painter, const QWidget* widget)
{
    const QPalette& palette = option.palette;
    if (option.backgroundBrush.style() != Qt::NoBrush)
        painter->fillRect(option.rect, option.backgroundBrush);
    if (isSelected(option))
        painter->fillRect(option.rect, tone(palette, Tone::Selection));
    else if (isHovered(&option))
        painter->fillRect(option.rect, blended(tone(palette, Tone::Base), tone(palette, Tone::Text), 0.04));
    if (flag(widget, "rowLines"))
        painter->fillRect(
            QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tone(palette, Tone::Line));
}

void drawRowGround(const QStyleOptionViewItem& option, QPainter* painter)
{
    if (isSelected(option) && option.showDecorationSelected)
        painter->fillRect(option.rect, tone(option.palette, Tone::Selection));
    else if (option.features.testFlag(QStyleOptionViewItem::Alternate))
        painter->fillRect(option.rect, option.palette.color(QPalette::AlternateBase));
}

void drawBranch(const QStyleOption& option, QPainter* painter)
{
    if (!option.state.testFlag(QStyle::State_Children))
        return;
    const bool open = option.state.testFlag(QStyle::State_Open);
    const Arrow closed = option.direction == Qt::RightToLeft ? Arrow::Left : Arrow::Right;
    drawChevron(painter, option.rect, open ? Arrow::Down : closed, tone(option.palette, Tone::MutedText));
}

void drawHeaderSection(const QStyleOption& option, QPainter* painter)
{
    painter->fillRect(option.rect, tone(option.palette, Tone::Base));
    if (isHovered(&option))
        painter->fillRect(
            option.rect, blended(tone(option.palette, Tone::Base), tone(option.palette, Tone::Text), 0.04));
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tone(option.palette, Tone::Line));
}

void drawHeaderLabel(const QStyleOptionHeader& option, QPainter* painter, const QWidget* widget)
{
    QRect rect = option.rect.adjusted(headerInset, 0, -headerInset, -1);
    painter->save();
    painter->setFont(secondaryFont(widget != nullptr ? widget->font() : painter->font()));
    painter->setPen(tone(option.palette, Tone::MutedText));
    if (!option.icon.isNull()) {
        const QRect place =
            QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, QSize(16, 16), rect);
        option.icon.paint(painter, place);
        const bool rightToLeft = option.direction == Qt::RightToLeft;
        rect.adjust(rightToLeft ? 0 : 22, 0, rightToLeft ? -22 : 0, 0);
    }
    const QString text = painter->fontMetrics().elidedText(option.text, Qt::ElideRight, rect.width());
    const Qt::Alignment alignment =
        QStyle::visualAlignment(option.direction, (option.textAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter);
    painter->drawText(rect, static_cast<int>(alignment), text);
    painter->restore();
}

QSize headerSize(QSize contents)
{
    return QSize(contents.width() + 2 * headerInset, std::max(26, contents.height()));
}

void drawTabShape(const QStyleOptionTab& option, QPainter* painter)
{
    const QRect body = tabBody(option);
    if (isSelected(option))
        painter->fillRect(QRect(body.left(), option.rect.bottom() - 1, body.width(), 2),
            tone(option.palette, isEnabled(&option) ? Tone::Accent : Tone::Line));
    if (showsFocus(&option))
        drawRing(painter, QRectF(option.rect).adjusted(2, 3, -2, -4), tone(option.palette, Tone::Accent));
}

void drawTabLabel(const QStyleOptionTab& option, QPainter* painter, const QWidget* widget)
{
    const QFont font = widget != nullptr ? widget->font() : painter->font();
    const QPalette& palette = option.palette;
    const QColor quiet = isHovered(&option) ? tone(palette, Tone::Text) : tone(palette, Tone::MutedText);
    QRect rect = tabBody(option);
    painter->save();
    painter->setFont(isSelected(option) ? semiboldFont(font) : font);
    painter->setPen(!isEnabled(&option) ? palette.color(QPalette::Disabled, QPalette::WindowText)
            : isSelected(option)        ? tone(palette, Tone::Text)
                                        : quiet);
    if (!option.icon.isNull()) {
        const QRect place =
            QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, option.iconSize, rect);
        option.icon.paint(painter, place);
        const int used = option.iconSize.width() + 4;
        const bool rightToLeft = option.direction == Qt::RightToLeft;
        rect.adjust(rightToLeft ? 0 : used, 0, rightToLeft ? -used : 0, 0);
    }
    const QString text =
        painter->fontMetrics().elidedText(option.text, Qt::ElideRight, rect.width() + 1, Qt::TextShowMnemonic);
    painter->drawText(rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip, text);
    painter->restore();
}

void drawTabLine(const QStyleOption& option, QPainter* painter)
{
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tone(option.palette, Tone::Line));
}

QSize tabSize(const QStyleOptionTab& option, QSize contents, const QWidget* widget)
{
    const QFont font = widget != nullptr ? widget->font() : QFont();
    return QSize(contents.width() + semiboldGrowth(font, option.text), std::max(contents.height(), controlHeight + 4));
}

} // namespace Dailies::StyleViews
