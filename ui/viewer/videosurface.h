// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pictureconverter.h"
#include "ui/viewer/player.h"

#include <QImage>
#include <QPointF>
#include <QVideoFrame>
#include <QWidget>

class QLabel;
class QPainter;

namespace Dailies {

/// Shows the newest picture of a clip in its own proportions, on the ground that belongs around pictures: whole, or
/// enlarged and moved about; or, where there is no picture, one sentence.
class VideoSurface final : public QWidget {
    Q_OBJECT

public:
    explicit VideoSurface(QWidget* parent = nullptr);

    void setShape(const PictureShape& shape);
    void setFrame(const QVideoFrame& frame);
    /// A picture that is upright and of the right proportions already.
    void setStill(const QImage& picture);
    /// The same, of a picture that may have been made smaller than its own size.
    void setGlance(const QImage& picture, QSize whole);
    /// Takes the picture away and shows a sentence instead; none when empty.
    void showMessage(const QString& sentence);

    /// Where the picture lies, beyond the widget's edges when it is enlarged; empty without one.
    QRect pictureRect() const;
    /// Screen pixels for each pixel of the picture; 0 fits the whole picture in.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }
    /// Closer or further away by a factor, around a point that stays where it is.
    void zoomBy(double factor, QPointF around);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void doubleClicked();
    void zoomChanged(double zoom);
    /// As many screen pixels as a picture can have that is fitted in; empty while none is.
    void roomChanged(QSize room);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool upright() const { return m_shape.rotation % 180 == 0; }
    bool hasPicture() const { return m_frame.isValid() || !m_still.isNull(); }
    QSizeF naturalSize() const;
    double shownZoom() const;
    bool isLargerThanView() const;
    void keepInView();
    void followCursor();
    void tellRoom();
    void paintFrame(QPainter& painter, const QRectF& target, QSize pixels);
    void paintStill(QPainter& painter, const QRectF& target, const QSize& pixels);
    void dressMessage();

    PictureConverter m_converter;
    QVideoFrame m_frame;
    QImage m_still;
    QSize m_whole; ///< what m_still has or stands for
    QImage m_fitted; ///< m_still in the size on screen
    PictureShape m_shape;
    QLabel* m_message;
    double m_zoom = 0;
    QPointF m_pan; ///< of the picture's centre from the widget's
    QPointF m_grip; ///< where the mouse holds the picture
    bool m_dragging = false;
    bool m_converted = false; ///< the converter holds m_frame already
};

} // namespace Dailies
