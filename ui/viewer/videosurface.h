// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pictureconverter.h"
#include "ui/viewer/player.h"

#include <QImage>
#include <QPointF>
#include <QVideoFrame>
#include <QWidget>

#include <optional>

class QLabel;
class QPainter;

namespace Dailies {

/// Shows the newest picture of a clip in its proportions on a dark background. The picture fits in, or it is
/// enlarged and can be moved. Without a picture the widget shows a sentence.
class VideoSurface final : public QWidget {
    Q_OBJECT

public:
    static constexpr double leastZoom = 0.05;
    static constexpr double mostZoom = 16;

    explicit VideoSurface(QWidget* parent = nullptr);

    void setShape(const PictureShape& shape);
    void setFrame(const QVideoFrame& frame) { replace(frame, {}, {}, {}); }
    /// Sets a picture that is already upright and has the right proportions.
    void setStill(const QImage& picture) { setGlance(picture, picture.size()); }
    /// Like setStill(), for a picture that may be smaller than its own size `whole`.
    void setGlance(const QImage& picture, QSize whole) { replace({}, picture, whole, {}); }
    /// Removes the picture and shows a sentence; an empty one shows nothing.
    void showMessage(const QString& sentence) { replace({}, {}, {}, sentence); }

    /// The rectangle of the picture. It exceeds the widget when enlarged; empty without a picture.
    QRect pictureRect() const;
    /// Screen pixels for each pixel of the picture; 0 fits the whole picture in.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }
    /// Zooms by a factor. The point `around` stays where it is.
    void zoomBy(double factor, QPointF around);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// A press and release of the left button without moving. A double click begins with one.
    void clicked();
    void doubleClicked();
    /// The largest size in screen pixels of a picture that fits in; empty while zoomed.
    void roomChanged(QSize room);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool upright() const { return m_shape.rotation % 180 == 0; }
    bool hasPicture() const { return m_frame.isValid() || !m_still.isNull(); }
    void replace(const QVideoFrame& frame, const QImage& still, QSize whole, const QString& message);
    QSizeF naturalSize() const;
    double shownZoom() const;
    bool isLargerThanView() const;
    void keepInView();
    void followCursor();
    void tellRoom();
    void paintFrame(QPainter& painter, const QRectF& target, QSize pixels);
    void paintStill(QPainter& painter, const QRectF& target, const QSize& pixels);

    PictureConverter m_converter;
    QVideoFrame m_frame;
    QImage m_still;
    QSize m_whole; ///< the size of the picture that m_still is, or previews
    QImage m_fitted; ///< m_still, scaled to the size on screen
    PictureShape m_shape;
    QLabel* m_message;
    double m_zoom = 0;
    QPointF m_pan; ///< offset of the picture's centre from the widget's
    QPointF m_grip; ///< the point at which the mouse drags the picture
    bool m_dragging = false;
    std::optional<QPoint> m_pressedAt; ///< where a press began that is still a click
    bool m_converted = false; ///< m_converter holds m_frame already
};

} // namespace Dailies
