// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/videosurface.h"

#include "ui/common/look.h"

#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// The ground around pictures is dark in both themes, and so is what is written on it.
constexpr Theme groundTheme = Theme::Dark;

} // namespace

VideoSurface::VideoSurface(QWidget* parent) : QWidget(parent), m_message(new QLabel(this))
{
    setObjectName(u"videoSurface"_s);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::ClickFocus); // so that the player's keys work once the picture was clicked
    setAccessibleName(tr("Picture"));
    m_message->setObjectName(u"viewerMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText); // it may carry a file's own words
    m_message->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 12);
    layout->addWidget(m_message);
    m_message->hide();
    dressMessage();
}

void VideoSurface::setShape(const PictureShape& shape)
{
    if (m_shape != shape) {
        m_shape = shape;
        m_converted = false;
        update();
    }
}

void VideoSurface::setFrame(const QVideoFrame& frame)
{
    // Converted when painted, so that frames which come faster than the screen takes them cost nothing.
    m_frame = frame;
    m_converted = false;
    m_message->hide();
    update();
}

void VideoSurface::showMessage(const QString& sentence)
{
    m_frame = {};
    m_converted = false;
    m_message->setText(sentence);
    m_message->setVisible(!sentence.isEmpty());
    update();
}

QRect VideoSurface::pictureRect() const
{
    if (!m_frame.isValid()) {
        return {};
    }
    const QSize stored = upright() ? m_frame.size() : m_frame.size().transposed();
    const QSizeF picture = m_shape.shown.isEmpty() ? stored : m_shape.shown;
    const QSize fitted = picture.scaled(size(), Qt::KeepAspectRatio).toSize().expandedTo(QSize(1, 1));
    return {QPoint((width() - fitted.width()) / 2, (height() - fitted.height()) / 2), fitted};
}

void VideoSurface::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(palette(), Tone::PictureGround));
    const QRect target = pictureRect();
    if (target.isEmpty()) {
        return;
    }
    QSize pixels = (QSizeF(target.size()) * devicePixelRatioF()).toSize();
    if (!upright()) {
        pixels.transpose();
    }
    if (!m_converted || m_converter.size() != pixels) {
        m_converted = m_converter.convert(m_frame, pixels);
        if (!m_converted) {
            return;
        }
    }
    painter.translate(QRectF(target).center());
    painter.rotate(m_shape.rotation);
    const QSizeF drawn = upright() ? QSizeF(target.size()) : QSizeF(target.size()).transposed();
    painter.drawImage(QRectF(QPointF(-drawn.width() / 2, -drawn.height() / 2), drawn), m_converter.picture(),
        QRectF(QPointF(0, 0), QSizeF(m_converter.size())));
}

void VideoSurface::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange) {
        dressMessage();
    }
}

void VideoSurface::dressMessage()
{
    QPalette colours = m_message->palette();
    const QColor ink = tone(groundTheme, Tone::MutedText);
    if (colours.color(QPalette::WindowText) != ink) {
        colours.setColor(QPalette::WindowText, ink);
        m_message->setPalette(colours);
    }
}

void VideoSurface::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        Q_EMIT doubleClicked();
    }
}

QSize VideoSurface::sizeHint() const
{
    return {960, 540};
}

QSize VideoSurface::minimumSizeHint() const
{
    return {240, 135};
}

} // namespace Dailies
