// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"

#include <QAbstractSlider>
#include <QDialog>
#include <QImage>
#include <QRect>

namespace Dailies {

/// Shows a picture and which part of it a crop keeps. The part is moved with the mouse or the arrow keys, Home and End.
/// The value is the part's distance in pixels of the picture from the left, or from the top if it is moved up and down.
class CropView final : public QAbstractSlider {
    Q_OBJECT

public:
    CropView(const Crop& crop, QWidget* parent);

    /// The picture in any size; until then, there is only the frame of the part.
    void setPicture(const QImage& picture);
    /// The part that is kept, in pixels of the picture.
    QRect kept() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    double scale() const;
    QRectF shown(const QRect& part) const;
    int along(QPointF place) const;

    Crop m_crop;
    QImage m_picture;
    int m_grip = 0; ///< where the mouse holds the part, from its left or top, in pixels of the picture
};

/// Lets the user choose which part of a picture a cropped copy keeps.
class CropDialog final : public QDialog {
    Q_OBJECT

public:
    /// `name` is the file's name. The middle is chosen at first.
    CropDialog(const QString& name, const Crop& crop, QWidget* parent);

    void setPicture(const QImage& picture) { m_view->setPicture(picture); }
    /// In pixels of the picture.
    QRect kept() const { return m_view->kept(); }

private:
    CropView* m_view;
};

} // namespace Dailies
