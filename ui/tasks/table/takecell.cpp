// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/takecell.h"

#include "app/media/inputthumbnail.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/look.h"
#include "ui/tasks/clips/hoverplay.h"
#include "ui/tasks/clips/thumbnailcache.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOptionViewItem>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qreal radius = 4;
constexpr QSize inputBounds{64, 64}; ///< the central square of the picture is shown

int numberWidth(const QFontMetrics& metrics)
{
    return metrics.horizontalAdvance(u"9999"_s);
}

QPainterPath outlineOf(const QRect& frame)
{
    QPainterPath outline;
    outline.addRoundedRect(frame, radius, radius);
    return outline;
}

/// Draws the whole picture, so that portrait and landscape takes differ visibly.
void drawWhole(QPainter* painter, const QStyleOptionViewItem& option, const QRect& frame, const QImage& picture)
{
    const QPainterPath outline = outlineOf(frame);
    if (picture.isNull()) {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QColor ground = tone(option.palette, Tone::Chip);
        painter->fillPath(outline, selected ? blended(ground, tone(option.palette, Tone::Accent), 0.12) : ground);
        return;
    }
    painter->fillPath(outline, tone(option.palette, Tone::PictureGround));
    const QSize size = picture.size().scaled(frame.size(), Qt::KeepAspectRatio);
    painter->save();
    painter->setClipPath(outline, Qt::IntersectClip);
    painter->drawImage(QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, size, frame), picture);
    painter->restore();
}

/// Draws the largest central square of the picture.
void drawMiddle(QPainter* painter, const QRect& frame, const QImage& picture)
{
    const int side = std::min(picture.width(), picture.height());
    const QRect middle((picture.width() - side) / 2, (picture.height() - side) / 2, side, side);
    painter->save();
    painter->setClipPath(outlineOf(frame), Qt::IntersectClip);
    painter->drawImage(frame, picture, middle);
    painter->restore();
}

} // namespace

TakeCell::TakeCell(ThumbnailCache& takes, QObject* parent)
    : QObject(parent)
    , m_takes(takes)
    , m_inputs(new ThumbnailCache(inputBounds, &inputThumbnail, this))
{
    connect(&m_takes, &ThumbnailCache::ready, this,
        [this](const QString& path) { tell(TaskModel::VideoRole, path, m_takes); });
    connect(m_inputs, &ThumbnailCache::ready, this,
        [this](const QString& path) { tell(TaskModel::InputRole, path, *m_inputs); });
}

/// Emits ready() only if there is a picture. Otherwise the painted cell is already right.
void TakeCell::tell(int role, const QString& path, ThumbnailCache& pictures)
{
    if (!pictures.picture(path).isNull())
        Q_EMIT ready(role, path);
}

QSize TakeCell::takeSizeIn(int rowHeight)
{
    const int height = rowHeight - 5;
    return {height * 16 / 9, height};
}

int TakeCell::widthIn(int rowHeight, const QFontMetrics& metrics)
{
    const QSize take = takeSizeIn(rowHeight);
    return numberWidth(metrics) + 2 * gap + take.width() + gap + take.height();
}

void TakeCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int inset) const
{
    const QSize shownSize = takeSizeIn(option.rect.height());
    const int number = numberWidth(option.fontMetrics);
    const int top = option.rect.top() + (option.rect.height() - 1 - shownSize.height()) / 2;
    const QRect words(option.rect.left() + inset, option.rect.top(), number, option.rect.height() - 1);
    const QRect take(QPoint(words.right() + 1 + 2 * gap, top), shownSize);
    const QRect input(QPoint(take.right() + 1 + gap, top), QSize(shownSize.height(), shownSize.height()));
    painter->setPen(tone(option.palette, Tone::MutedText));
    painter->setFont(option.font);
    painter->drawText(QStyle::visualRect(option.direction, option.rect, words),
        int(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter), index.data().toString());
    const qreal scale = painter->device()->devicePixelRatioF();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);

    m_takes.setBounds(shownSize * scale);
    m_inputs->setBounds(inputBounds * scale);
    const QString file = index.data(TaskModel::VideoRole).toString();
    QImage shown = m_play != nullptr ? m_play->picture(file) : QImage();
    if (shown.isNull())
        shown = m_takes.picture(file);
    drawWhole(painter, option, QStyle::visualRect(option.direction, option.rect, take), shown);
    const QImage material = m_inputs->picture(index.data(TaskModel::InputRole).toString());
    if (!material.isNull())
        drawMiddle(painter, QStyle::visualRect(option.direction, option.rect, input), material);
}

} // namespace Dailies
