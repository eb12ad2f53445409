// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/twolinedelegate.h"

#include "ui/style/look.h"

#include <QPainter>

namespace Dailies {

namespace {

constexpr int rowHeight = 46;
constexpr int edge = 12;

} // namespace

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), rowHeight};
}

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const QString title = row.text;
    row.text.clear();
    row.widget->style()->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);
    const QRect room = option.rect.adjusted(edge, 4, -edge, -4);
    const QRect upper(room.x(), room.y(), room.width(), room.height() / 2);
    painter->save();
    painter->setFont(option.font);
    painter->setPen(tone(option.palette, Tone::Text));
    painter->drawText(upper, Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetrics(option.font).elidedText(title, Qt::ElideMiddle, room.width()));
    const QFont quiet = secondaryFont(option.font);
    painter->setFont(quiet);
    painter->setPen(tone(option.palette, Tone::MutedText));
    painter->drawText(upper.translated(0, upper.height()), Qt::AlignVCenter | Qt::TextSingleLine,
        QFontMetrics(quiet).elidedText(index.data(wordsRole).toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace Dailies
