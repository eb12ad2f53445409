// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QTimer>
#include <QToolButton>

class QSlider;

namespace Dailies {

/// The mute button. The volume slider appears above it while the pointer is over it or the keyboard reached it. The
/// wheel and the arrow keys change the volume, too.
class VolumeButton final : public QToolButton {
    Q_OBJECT

public:
    /// The slider appears on `ground`, which must contain the button.
    VolumeButton(QAction* mute, QWidget* ground, QWidget* parent);

    /// From 0 to 100.
    QSlider* slider() const { return m_slider; }
    void setSoundPossible(bool possible);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void open();
    void closeUnused();

    QPointer<QWidget> m_popup; ///< a child of the ground
    QSlider* m_slider;
    QTimer m_leaving; ///< gives the pointer time to reach the slider
};

} // namespace Dailies
