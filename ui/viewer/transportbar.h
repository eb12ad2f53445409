// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;
class QSlider;
class QToolButton;

namespace Dailies {

class FrameActions;
class PlayerActions;
class SeekSlider;

/// The row of controls below the picture.
class TransportBar final : public QWidget {
    Q_OBJECT

public:
    /// Without frame actions it has only the controls that several takes share: no filmstrip, no sound, no
    /// single frames.
    TransportBar(Player* player, PlayerActions* actions, FrameActions* frames, QWidget* parent = nullptr);

    SeekSlider* position() const { return m_position; }
    /// A short text about the clip, such as that it is a practice clip. It is shown if there is room; empty
    /// for none.
    void setMark(const QString& mark);
    /// 0 to 100.
    int volume() const;
    void setVolume(int percent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addPosition();
    void addSpeedButton(PlayerActions* actions);
    void addVolume(PlayerActions* actions);
    void addFrameButton(FrameActions* frames);
    QToolButton* addButton(QAction* action, const QString& name);
    QLabel* addTimeLabel(const QString& name, const QString& widest);
    void followTiming();
    void followPosition(qint64 us);
    void followState(PlayerState state);
    void followSoundDevice(bool present);
    void scrub(bool begins);
    void showMark();

    QPointer<Player> m_player;
    QLabel* m_now = nullptr;
    QLabel* m_total = nullptr;
    QLabel* m_mark = nullptr;
    SeekSlider* m_position = nullptr;
    QToolButton* m_speed = nullptr;
    QToolButton* m_filmstrip = nullptr;
    QToolButton* m_loop = nullptr;
    QPushButton* m_useFrame = nullptr;
    QSlider* m_volume = nullptr;
    bool m_playAfterScrub = false;
};

} // namespace Dailies
