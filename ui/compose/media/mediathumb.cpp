// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/mediathumb.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qreal corner = 4;
constexpr int gripWidth = 16;

QString iconOf(MediaKind medium)
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

} // namespace

MediaThumb::MediaThumb(QWidget* parent) : QWidget(parent)
{
    setFixedSize(box());
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setAttribute(Qt::WA_Hover);
    setToolTip(tr("Drag to move. Keys: Alt+Up and Alt+Down move, Del removes."));
}

void MediaThumb::setPicture(const QImage& picture)
{
    if (m_picture.cacheKey() == picture.cacheKey())
        return;
    m_picture = picture;
    update();
}

void MediaThumb::setMedium(MediaKind medium)
{
    if (m_medium == medium)
        return;
    m_medium = medium;
    update();
}

void MediaThumb::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF all = rect();
    QPainterPath shape;
    shape.addRoundedRect(all, corner, corner);
    painter.fillPath(shape, tone(palette(), hasPicture() ? Tone::PictureGround : Tone::Chip));
    if (hasPicture()) {
        QRectF target(QPointF(), QSizeF(m_picture.size()).scaled(all.size(), Qt::KeepAspectRatio));
        target.moveCenter(all.center());
        painter.setClipPath(shape);
        painter.drawImage(target, m_picture);
        painter.setClipping(false);
    } else {
        const QRect middle(width() / 2 - 10, height() / 2 - 10, 20, 20);
        icon(iconOf(m_medium), Tone::MutedText).paint(&painter, middle);
    }
    if (underMouse() || hasFocus()) {
        const QRect grip(isRightToLeft() ? width() - gripWidth : 0, 0, gripWidth, height());
        painter.setClipPath(shape);
        painter.fillRect(grip, blended(tone(palette(), Tone::Base), tone(palette(), Tone::Chip), 0.5));
        painter.setClipping(false);
        icon(u"grip-vertical"_s, Tone::MutedText).paint(&painter, grip);
    }
    if (hasFocus())
        StyleParts::drawRing(&painter, all, tone(palette(), Tone::Accent), corner);
}

void MediaThumb::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    switch (plain ? event->key() : 0) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: Q_EMIT removePressed(); return;
    case Qt::Key_Up: Q_EMIT stepPressed(-1); return;
    case Qt::Key_Down: Q_EMIT stepPressed(1); return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT menuRequested(mapToGlobal(rect().bottomLeft())); return;
    default: QWidget::keyPressEvent(event);
    }
}

void MediaThumb::mousePressEvent(QMouseEvent* event)
{
    m_isPressed = event->button() == Qt::LeftButton;
    m_pressed = event->pos();
}

void MediaThumb::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_isPressed || (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    m_isPressed = false;
    Q_EMIT dragStarted();
}

void MediaThumb::mouseReleaseEvent(QMouseEvent*)
{
    m_isPressed = false;
}

void MediaThumb::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    Q_EMIT menuRequested(byKey ? mapToGlobal(rect().bottomLeft()) : event->globalPos());
}

} // namespace Dailies
