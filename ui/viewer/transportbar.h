// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;

namespace Dailies {

class PlayerActions;
class SeekTrack;
class VolumeButton;

/// A button of 28 pixels for an action, for the rows below the picture.
QToolButton* addPlayerButton(QAction* action, const QString& name, QWidget* row);
/// Space presses the focused button; elsewhere in the player it means Play. For the event() of a row with buttons:
/// returns true if it accepted the event.
bool keepsSpaceForButton(QEvent* event);

/// A button that shows the speed and opens the menu of speeds.
QToolButton* newSpeedButton(Player* player, PlayerActions* actions, QWidget* parent);
/// The mute button with its slider, which appears on `ground`; see VolumeButton. Moving the slider changes the volume.
VolumeButton* newVolumeButton(Player* player, PlayerActions* actions, QWidget* ground, QWidget* parent);

/// The row directly below the picture: the time, the track, and how the clip plays.
class TransportBar final : public QWidget {
    Q_OBJECT

public:
    enum class Kind {
        Stage, ///< with sound; the row below it has the buttons that play and step
        Whole, ///< the only row, shared by several takes: with these buttons, without filmstrip and sound
    };
    TransportBar(Player* player, PlayerActions* actions, Kind kind, QWidget* parent);

    SeekTrack* position() const { return m_position; }
    /// A short text about the clip, such as that it is a practice clip. It is shown if there is room; empty
    /// for none.
    void setMark(const QString& mark);
    /// Shows only times and track, or also how the clip plays.
    void setToolsShown(bool shown);
    /// 0 to 100.
    int volume() const;
    void setVolume(int percent);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addPosition();
    QLabel* addTimeLabel(const QString& name);
    void followTiming();
    void followPosition(qint64 us);
    void followState(PlayerState state);
    void scrub(bool begins);
    void fit();

    QPointer<Player> m_player;
    QLabel* m_now = nullptr;
    QLabel* m_total = nullptr;
    QLabel* m_mark = nullptr;
    SeekTrack* m_position = nullptr;
    QToolButton* m_loop = nullptr;
    QToolButton* m_speed = nullptr;
    VolumeButton* m_sound = nullptr;
    bool m_playAfterScrub = false;
    bool m_hasTools = true;
};

} // namespace Dailies
