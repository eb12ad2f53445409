// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <memory>

namespace Dailies {

class ClipPainter;

/// A practice clip that plays without sound and without end. It stands still where the desktop disables animations.
class SceneView final : public QWidget {
    Q_OBJECT

public:
    explicit SceneView(QWidget* parent = nullptr);
    ~SceneView() override;

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QRect pictureRect() const;

    std::unique_ptr<ClipPainter> m_painter;
    QTimer m_timer;
    qint64 m_frame = 0;
};

} // namespace Dailies
