// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QImage>
#include <QWidget>

namespace Dailies {

/// The thumbnail of a media item, or an icon of its medium. It is also the handle that moves and removes the row.
class MediaThumb final : public QWidget {
    Q_OBJECT

public:
    explicit MediaThumb(QWidget* parent);

    /// A null picture shows the medium's icon.
    void setPicture(const QImage& picture);
    [[nodiscard]] bool hasPicture() const { return !m_picture.isNull(); }
    void setMedium(MediaKind medium);

    /// The size of all thumbnails, in device-independent pixels.
    [[nodiscard]] static QSize box() { return {64, 36}; }
    [[nodiscard]] QSize sizeHint() const override { return box(); }

Q_SIGNALS:
    void dragStarted();
    void removePressed();
    /// `by` is -1 for the row above, 1 for the row below.
    void stepPressed(int by);
    void menuRequested(const QPoint& globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    QImage m_picture;
    MediaKind m_medium = MediaKind::Other;
    QPoint m_pressed;
    bool m_isPressed = false;
};

} // namespace Dailies
