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

/// The font in which a longer number than most fits, because a number without a digit names another take.
QFont fontFor(const QString& number, const QFont& font, int width)
{
    QFont fitting = font;
    if (const int needed = QFontMetrics(font).horizontalAdvance(number); needed > width)
        fitting.setPixelSize(QFontInfo(font).pixelSize() * width / needed);
    return fitting;
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

} // namespace

TakeCell::TakeCell(ThumbnailCache& takes, QObject* parent)
    : QObject(parent)
    , m_takes(takes)
    , m_inputs(new ThumbnailCache(takeSize, &inputThumbnail, this))
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

int TakeCell::numberWidth(const QFontMetrics& metrics)
{
    return metrics.horizontalAdvance(u"99999"_s);
}

int TakeCell::widthIn(int rowHeight, const QFontMetrics& metrics)
{
    return numberWidth(metrics) + 2 * gap + takeSizeIn(rowHeight).width();
}

void TakeCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index, int inset) const
{
    const QSize shownSize = takeSizeIn(option.rect.height());
    const int number = numberWidth(option.fontMetrics);
    const int top = option.rect.top() + (option.rect.height() - 1 - shownSize.height()) / 2;
    const QRect words(option.rect.left() + inset, option.rect.top(), number, option.rect.height() - 1);
    const QRect take(QPoint(words.right() + 1 + 2 * gap, top), shownSize);
    painter->setPen(tone(option.palette, Tone::MutedText));
    const QString text = index.data().toString();
    painter->setFont(fontFor(text, option.font, number));
    painter->drawText(QStyle::visualRect(option.direction, option.rect, words),
        int(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter), text);
    const qreal scale = painter->device()->devicePixelRatioF();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);

    const QString file = index.data(TaskModel::VideoRole).toString();
    // Until there is a clip, the picture that it is made from tells the rows apart.
    ThumbnailCache& pictures = file.isEmpty() ? *m_inputs : m_takes;
    pictures.setBounds(shownSize * scale);
    QImage shown = m_play != nullptr ? m_play->picture(file) : QImage();
    if (shown.isNull())
        shown = pictures.picture(file.isEmpty() ? index.data(TaskModel::InputRole).toString() : file);
    drawWhole(painter, option, QStyle::visualRect(option.direction, option.rect, take), shown);
}

} // namespace Dailies
