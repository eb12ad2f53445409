// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/taketile.h"

#include "ui/style/iconengine.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int side = 8; // margin beside the caption
constexpr int iconSide = 16;

QString stars(int rating)
{
    return QString(rating, QChar(0x2605)) + QString(5 - rating, QChar(0x2606));
}

} // namespace

void paintTake(QPainter& painter, const TakePicture& take, const QRectF& target)
{
    painter.save();
    // From double size on, users want to see single pixels.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, target.width() < 2.0 * take.natural.width());
    // A picture made for this rectangle is drawn without scaling: stretching it by half a pixel would cost as
    // much as making it.
    const QSizeF own = QSizeF(take.picture.size()) / painter.device()->devicePixelRatioF();
    const bool fits = std::abs(own.width() - target.width()) < 1 && std::abs(own.height() - target.height()) < 1;
    painter.drawImage(fits ? QRectF(QPointF(target.topLeft().toPoint()), own) : target, take.picture);
    painter.restore();
}

TakeTile::TakeTile(int number, const ComparePlayer& player, const CompareLens& lens, QWidget* parent)
    : QWidget(parent)
    , m_number(number)
    , m_player(player)
    , m_lens(lens)
{
    setObjectName(u"takeTile%1"_s.arg(number + 1));
    setFocusPolicy(Qt::StrongFocus);
    tellAccessibly();
}

void TakeTile::setCaption(const TakeCaption& caption)
{
    if (m_caption == caption)
        return;
    m_caption = caption;
    tellAccessibly();
    update();
}

void TakeTile::setChosen(bool chosen)
{
    if (m_chosen != chosen) {
        m_chosen = chosen;
        update();
    }
}

void TakeTile::setRoomForMarks(int width)
{
    if (std::exchange(m_roomForMarks, width) != width)
        update();
}

void TakeTile::follow()
{
    if (const QString frame = frameWords();
        accessibleDescription() != frame && m_player.state() != PlayerState::Playing)
        setAccessibleDescription(frame);
    update();
}

QRect TakeTile::pictureRoom() const
{
    return rect().adjusted(frameWidth, frameWidth, -frameWidth, -captionHeight);
}

// Tells assistive programs what the tile shows: number, stars, whether it is rejected, and the caption.
void TakeTile::tellAccessibly()
{
    QStringList parts{tr("Take %1").arg(m_caption.take)};
    if (m_caption.rating > 0)
        parts.append(tr("%n stars", nullptr, m_caption.rating));
    if (m_caption.isGone)
        parts.append(tr("Deleted"));
    else if (m_caption.isRejected)
        parts.append(tr("Rejected"));
    parts.append(m_caption.words);
    parts.removeAll(QString());
    setAccessibleName(parts.join(u", "_s));
    setToolTip(plainToolTip(m_caption.words));
}

QString TakeTile::frameWords() const
{
    const TakePicture& take = m_player.take(m_number);
    if (take.frame < 0 || !take.problem.isEmpty())
        return {};
    return take.hasEnded ? tr("Ended · frame %1").arg(take.frame) : tr("Frame %1").arg(take.frame);
}

void TakeTile::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(palette(), Tone::PictureGround));
    if (pictureRoom().height() > 0)
        paintPicture(painter);
    paintCaption(painter);
    if (m_chosen) {
        // The frame marks the selected take even while another widget has the focus.
        painter.setPen(QPen(tone(palette(), hasFocus() ? Tone::Accent : Tone::MutedText), frameWidth));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void TakeTile::paintPicture(QPainter& painter) const
{
    const TakePicture& take = m_player.take(m_number);
    const QRect room = pictureRoom();
    if (!take.picture.isNull()) {
        painter.setClipRect(room);
        const QRectF target = m_lens.pictureRect(take.natural, room.size(), devicePixelRatioF());
        paintTake(painter, take, target.translated(room.topLeft()));
        painter.setClipping(false);
        if (m_caption.isRejected)
            paintRejected(painter, target.translated(room.topLeft()).toRect().intersected(room));
        return;
    }
    const QString words = take.problem.isEmpty() ? tr("Reading the clip…") : take.problem;
    painter.setPen(tone(palette(), Tone::MutedText));
    painter.drawText(room.adjusted(side, side, -side, -side), Qt::AlignCenter | Qt::TextWrapAnywhere, words);
}

/// A mark in the corner: the picture itself is judged, so it is shown as it is.
void TakeTile::paintRejected(QPainter& painter, const QRect& picture) const
{
    constexpr int markSide = 28;
    const QRect mark(picture.topLeft() + QPoint(side, side), QSize(markSide, markSide));
    QColor ground = tone(palette(), Tone::PictureGround);
    ground.setAlphaF(0.8F);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(mark, 4, 4);
    const QPixmap sign = icon(u"thumbs-down"_s).pixmap(QSize(iconSide, iconSide), devicePixelRatioF());
    painter.drawPixmap(
        mark.center() - QPoint(iconSide / 2 - 1, iconSide / 2 - 1), tinted(sign, tone(palette(), Tone::Bad)));
    painter.restore();
}

void TakeTile::paintCaption(QPainter& painter) const
{
    painter.setLayoutDirection(Qt::LeftToRight); // like the numbering of the tiles
    QRect line = rect().adjusted(side, 0, -side, 0);
    line.setTop(line.bottom() - captionHeight + 1);
    line.setRight(line.right() - m_roomForMarks);
    const auto write = [&](const QString& text, const QFont& font, Tone ink) {
        painter.setFont(font);
        painter.setPen(tone(palette(), ink));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(text) + side);
    };
    const QFont numbers = monospaceFont(secondaryFont(font()));
    const QString frame = frameWords();
    const int frameRoom = QFontMetrics(numbers).horizontalAdvance(frame);
    // In a narrow tile the words on the left are more useful than the frame number.
    if (frameRoom * 3 < line.width()) {
        painter.setFont(numbers);
        painter.setPen(tone(palette(), m_player.take(m_number).hasEnded ? Tone::Text : Tone::MutedText));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, frame);
        line.setRight(line.right() - frameRoom - side);
    }
    write(tr("Take %1").arg(m_caption.take), semiboldFont(font()), m_chosen ? Tone::Accent : Tone::Text);
    if (m_caption.isRejected || m_caption.isGone) {
        const QColor ink = tone(palette(), Tone::Bad);
        const QPixmap sign = icon(m_caption.isGone ? u"trash-2"_s : u"thumbs-down"_s)
                                 .pixmap(QSize(iconSide, iconSide), devicePixelRatioF());
        painter.drawPixmap(line.left(), line.center().y() - iconSide / 2 + 1, tinted(sign, ink));
        line.setLeft(line.left() + iconSide + side / 2);
        write(m_caption.isGone ? tr("Deleted") : tr("Rejected"), semiboldFont(secondaryFont(font())), Tone::Bad);
    }
    if (m_caption.rating > 0 && m_roomForMarks == 0)
        write(stars(m_caption.rating), font(), Tone::Warning);
    const QFont quiet = secondaryFont(font());
    write(QFontMetrics(quiet).elidedText(m_caption.words, Qt::ElideRight, std::max(0, line.width())), quiet,
        Tone::MutedText);
}

void TakeTile::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    Q_EMIT chosen(m_number);
}

void TakeTile::mousePressEvent(QMouseEvent* event)
{
    m_dragging = event->button() == Qt::LeftButton && m_lens.zoom() > 0;
    m_grip = event->position();
    event->accept();
}

void TakeTile::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging)
        Q_EMIT moved(event->position() - std::exchange(m_grip, event->position()));
}

void TakeTile::mouseReleaseEvent(QMouseEvent* /*event*/)
{
    m_dragging = false;
}

void TakeTile::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT doubleClicked(m_number);
}

void TakeTile::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier))
        Q_EMIT zoomed(std::pow(2.0, event->angleDelta().y() / 480.0));
    else
        event->ignore();
}

} // namespace Dailies
