// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/pictureconverter.h"
#include "ui/viewer/player.h"

#include <QVideoFrame>
#include <QWidget>

class QLabel;

namespace Dailies {

/// Shows the newest frame of a clip, whole and in its own proportions, on the ground that belongs around pictures; or,
/// where there is no picture, one sentence.
class VideoSurface final : public QWidget {
    Q_OBJECT

public:
    explicit VideoSurface(QWidget* parent = nullptr);

    void setShape(const PictureShape& shape);
    void setFrame(const QVideoFrame& frame);
    /// Takes the picture away and shows a sentence instead; none when empty.
    void showMessage(const QString& sentence);

    /// Where the picture lies inside the widget; empty without one.
    QRect pictureRect() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void doubleClicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    bool upright() const { return m_shape.rotation % 180 == 0; }
    void dressMessage();

    PictureConverter m_converter;
    QVideoFrame m_frame;
    PictureShape m_shape;
    QLabel* m_message;
    bool m_converted = false; ///< the converter holds m_frame already
};

} // namespace Dailies
