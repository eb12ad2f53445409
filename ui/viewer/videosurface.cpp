// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/videosurface.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// The background of pictures is dark in both themes, and the text on it is light.
constexpr Theme groundTheme = Theme::Dark;

// Aligns a rectangle to whole screen pixels, which at 150 % lie between the painter's units. Otherwise each
// pixel of a picture would be smeared over two.
QRectF onWholePixels(const QPainter& painter, QRectF place, const QSize& pixels)
{
    const QTransform toScreen = painter.deviceTransform();
    const QPointF corner = toScreen.map(place.topLeft());
    const QRectF whole(QPointF(corner.toPoint()), QSizeF(pixels));
    return toScreen.inverted().mapRect(whole);
}

} // namespace

VideoSurface::VideoSurface(QWidget* parent) : QWidget(parent), m_message(new QLabel(this))
{
    setObjectName(u"videoSurface"_s);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::ClickFocus); // so that the player's shortcuts work after a click on the picture
    setAccessibleName(tr("Picture"));
    keepTheme(this, groundTheme); // also for what covers the picture
    m_message->setObjectName(u"viewerMessage"_s);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText); // it may contain text from a file
    m_message->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 12, 24, 12);
    layout->addWidget(m_message);
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->hide();
}

void VideoSurface::setShape(const PictureShape& shape)
{
    if (m_shape != shape) {
        m_shape = shape;
        m_converted = false;
        update();
    }
}

// Frames are converted in paintEvent(), so that frames arriving faster than the screen refreshes cost nothing.
void VideoSurface::replace(const QVideoFrame& frame, const QImage& still, QSize whole, const QString& message)
{
    m_frame = frame;
    m_converted = false;
    m_still = still;
    m_whole = whole;
    m_fitted = {};
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
    update();
}

QSizeF VideoSurface::naturalSize() const
{
    if (!m_still.isNull())
        return m_whole;
    const QSize stored = upright() ? m_frame.size() : m_frame.size().transposed();
    return m_shape.shown.isEmpty() ? stored : m_shape.shown;
}

QRect VideoSurface::pictureRect() const
{
    if (!hasPicture())
        return {};
    const QSizeF exact =
        m_zoom > 0 ? naturalSize() * m_zoom / devicePixelRatioF() : naturalSize().scaled(size(), Qt::KeepAspectRatio);
    const QSize shown = exact.toSize().expandedTo(QSize(1, 1));
    const QPointF corner = (QPointF(width(), height()) - QPointF(shown.width(), shown.height())) / 2;
    return {(m_zoom > 0 ? corner + m_pan : corner).toPoint(), shown};
}

double VideoSurface::shownZoom() const
{
    return hasPicture() ? pictureRect().width() * devicePixelRatioF() / std::max(1.0, naturalSize().width()) : 1.0;
}

void VideoSurface::setZoom(double zoom)
{
    const double kept = zoom > 0 ? std::clamp(zoom, leastZoom, mostZoom) : 0;
    if (qFuzzyCompare(kept + 1, m_zoom + 1))
        return;
    // The centre of the view stays in place.
    m_pan = kept > 0 && m_zoom > 0 ? m_pan * kept / m_zoom : QPointF();
    m_zoom = kept;
    keepInView();
    followCursor();
    update();
    tellRoom();
}

void VideoSurface::zoomBy(double factor, QPointF around)
{
    if (!hasPicture())
        return;
    const double before = shownZoom();
    const QPointF middle = QPointF(width(), height()) / 2;
    const QPointF pan = m_zoom > 0 ? m_pan : QPointF();
    const QPointF held = (around - middle - pan) / before;
    setZoom(before * factor);
    m_pan = around - middle - held * m_zoom;
    keepInView();
    update();
}

bool VideoSurface::isLargerThanView() const
{
    const QRect picture = pictureRect();
    return picture.width() > width() || picture.height() > height();
}

// Leaves no empty area where there could be picture.
void VideoSurface::keepInView()
{
    const QSizeF spare = (QSizeF(pictureRect().size()) - QSizeF(size())) / 2;
    const auto within = [](double pan, double room) {
        return std::clamp(pan, -std::max(0.0, room), std::max(0.0, room));
    };
    m_pan = {within(m_pan.x(), spare.width()), within(m_pan.y(), spare.height())};
}

void VideoSurface::followCursor()
{
    if (m_zoom > 0 && isLargerThanView())
        setCursor(m_dragging ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
    else
        unsetCursor();
}

void VideoSurface::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const QRect place = pictureRect();
    // Aligning the picture to screen pixels moves it by less than a pixel, so the overlap of one pixel hides
    // any gap.
    for (const QRect& around : QRegion(rect()) - place.adjusted(1, 1, -1, -1))
        painter.fillRect(around, tone(palette(), Tone::PictureGround));
    if (place.isEmpty())
        return;
    const QSizeF exact = m_zoom > 0 ? naturalSize() * m_zoom : QSizeF(place.size()) * devicePixelRatioF();
    const QSize pixels = exact.toSize().expandedTo(QSize(1, 1));
    const QRectF target = onWholePixels(painter, place, pixels);
    // From double size on, users want to see single pixels.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, m_zoom < 2);
    if (m_still.isNull())
        paintFrame(painter, target, pixels);
    else
        paintStill(painter, target, pixels);
}

void VideoSurface::tellRoom()
{
    Q_EMIT roomChanged(m_zoom > 0 ? QSize() : (QSizeF(size()) * devicePixelRatioF()).toSize());
}

void VideoSurface::paintStill(QPainter& painter, const QRectF& target, const QSize& pixels)
{
    const QSize off = m_still.size() - pixels;
    // A preview is already made for this size, to within a pixel.
    if (m_still.size() != m_whole && std::abs(off.width()) <= 1 && std::abs(off.height()) <= 1) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(QRectF(target.topLeft(), QSizeF(m_still.size()) * target.width() / pixels.width()), m_still);
        return;
    }
    if (off.width() <= 0) {
        if (off.isNull())
            painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(target, m_still);
        return;
    }
    if (m_fitted.size() != pixels)
        m_fitted = m_still.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(target, m_fitted);
}

void VideoSurface::paintFrame(QPainter& painter, const QRectF& target, QSize pixels)
{
    if (!upright())
        pixels.transpose();
    if (m_zoom > 1)
        pixels = m_frame.size(); // the painter enlarges it and skips what is out of view
    if (!m_converted || m_converter.size() != pixels) {
        m_converted = m_converter.convert(m_frame, pixels);
        if (!m_converted)
            return;
    }
    if (m_zoom <= 1)
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false); // it has the size on screen already
    painter.translate(target.center());
    painter.rotate(m_shape.rotation);
    const QSizeF drawn = upright() ? target.size() : target.size().transposed();
    painter.drawImage(QRectF(QPointF(-drawn.width() / 2, -drawn.height() / 2), drawn), m_converter.picture(),
        QRectF(QPointF(0, 0), QSizeF(m_converter.size())));
}

void VideoSurface::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT doubleClicked();
}

void VideoSurface::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        m_pressedAt = event->position().toPoint();
    m_dragging = event->button() == Qt::LeftButton && m_zoom > 0 && isLargerThanView();
    m_grip = event->position() - m_pan;
    followCursor();
    event->setAccepted(event->button() == Qt::LeftButton);
}

void VideoSurface::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressedAt
        && (event->position().toPoint() - *m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_pressedAt.reset();
    if (m_dragging) {
        m_pan = event->position() - m_grip;
        keepInView();
        update();
    }
}

void VideoSurface::mouseReleaseEvent(QMouseEvent* event)
{
    m_dragging = false;
    followCursor();
    if (event->button() == Qt::LeftButton && std::exchange(m_pressedAt, std::nullopt))
        Q_EMIT clicked();
}

void VideoSurface::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        event->ignore();
        return;
    }
    zoomBy(std::pow(2.0, event->angleDelta().y() / 480.0), event->position());
}

void VideoSurface::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    tellRoom();
    keepInView();
    followCursor();
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
