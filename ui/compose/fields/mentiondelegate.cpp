// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/mentiondelegate.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QSize pictureSize(48, 27);
constexpr int margin = 4;
constexpr int gap = 8;
constexpr int mostFileWidth = 160;
constexpr qreal corner = 4;

int fileWidth(const QFontMetrics& metrics, const QString& file)
{
    return file.isEmpty() ? 0 : std::min(metrics.horizontalAdvance(file), mostFileWidth) + gap;
}

} // namespace

QString mediaIcon(MediaKind medium)
{
    switch (medium) {
    case MediaKind::Image: return u"image"_s;
    case MediaKind::Video: return u"film"_s;
    case MediaKind::Audio: return u"music"_s;
    case MediaKind::Document: return u"file-text"_s;
    case MediaKind::Page: return u"link"_s;
    case MediaKind::Other: break;
    }
    return u"circle-help"_s;
}

QSize MentionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int name = QFontMetrics(semiboldFont(option.font)).horizontalAdvance(index.data(NameRole).toString());
    const int file = fileWidth(QFontMetrics(option.font), index.data(FileRole).toString());
    const int height = std::max(pictureSize.height(), QFontMetrics(option.font).height()) + 2 * margin;
    return {2 * margin + pictureSize.width() + gap + name + file + gap, height};
}

void MentionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto mirrored = [&option](
                              const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, tone(option.palette, Tone::Selection));
    QRect place(option.rect.topLeft() + QPoint(margin, 0), pictureSize);
    place.moveTop(option.rect.center().y() - pictureSize.height() / 2);
    const QRect shown = mirrored(place);
    QPainterPath shape;
    shape.addRoundedRect(shown, corner, corner);
    const auto picture = index.data(PictureRole).value<QImage>();
    painter->fillPath(shape, tone(option.palette, picture.isNull() ? Tone::Chip : Tone::PictureGround));
    if (picture.isNull()) {
        const QRect middle(shown.center() - QPoint(7, 7), QSize(16, 16));
        icon(index.data(IconRole).toString(), Tone::MutedText).paint(painter, middle);
    } else {
        QRectF source({}, QSizeF(pictureSize).scaled(picture.size(), Qt::KeepAspectRatio)); // its middle
        source.moveCenter(QRectF(picture.rect()).center());
        painter->setClipPath(shape);
        painter->drawImage(QRectF(shown), picture, source);
        painter->setClipping(false);
    }
    const QFont strong = semiboldFont(option.font);
    const QString name = index.data(NameRole).toString();
    const QFontMetrics metrics(option.font);
    QRect words(
        place.right() + 1 + gap, option.rect.top(), QFontMetrics(strong).horizontalAdvance(name), option.rect.height());
    const auto flags = static_cast<int>(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextSingleLine;
    painter->setLayoutDirection(option.direction);
    painter->setFont(strong);
    painter->setPen(tone(option.palette, Tone::Text));
    painter->drawText(mirrored(words), flags, name);
    words.setLeft(words.right() + 1 + gap);
    words.setRight(option.rect.right() - margin);
    painter->setFont(option.font);
    painter->setPen(tone(option.palette, Tone::MutedText));
    painter->drawText(
        mirrored(words), flags, metrics.elidedText(index.data(FileRole).toString(), Qt::ElideMiddle, words.width()));
    painter->restore();
}

} // namespace Dailies
