// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QImage>
#include <QWidget>

namespace Dailies {

/// The thumbnail of an input, or an icon of its kind. It is also the handle of its row, for dragging it and for moving
/// and removing it by keyboard.
class MediaThumb final : public QWidget {
    Q_OBJECT

public:
    explicit MediaThumb(QWidget* parent);

    /// A null picture shows the medium's icon.
    void setPicture(const QImage& picture);
    bool hasPicture() const { return !m_picture.isNull(); }
    void setMedium(MediaKind medium);

    /// The size of every thumbnail, in device-independent pixels.
    static QSize box() { return {64, 36}; }
    QSize sizeHint() const override { return box(); }

Q_SIGNALS:
    void dragStarted();
    void removePressed();
    /// Moves the focus to the previous row (-1) or the next one (1).
    void stepPressed(int by);
    void menuRequested(const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QImage m_picture;
    MediaKind m_medium = MediaKind::Other;
    QPoint m_pressed;
    bool m_isPressed = false;
};

} // namespace Dailies
