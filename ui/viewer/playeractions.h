// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QAction;
class QActionGroup;
class QMenu;

namespace Dailies {

/// All actions of the player. Buttons, shortcuts and menus share them.
class PlayerActions final : public QObject {
    Q_OBJECT

public:
    PlayerActions(Player* player, QObject* parent);

    /// Slower, faster and normal speed.
    const QList<QAction*>& speedSteps() const { return m_speedSteps; }
    QAction* playPause() const { return m_playPause; }
    /// Play and pause with Space, J, K, L, the in and out points, comma and full stop, and full screen. They may be
    /// added to other widgets that show takes, such as a list, where the arrow keys have another meaning.
    const QList<QAction*>& listKeys() const { return m_listKeys; }
    QAction* previousFrame() const { return m_previousFrame; }
    QAction* nextFrame() const { return m_nextFrame; }
    QAction* loop() const { return m_loop; }
    QAction* filmstrip() const { return m_filmstrip; }
    QAction* mute() const { return m_mute; }
    QAction* fullScreen() const { return m_fullScreen; }
    QAction* leaveFullScreen() const { return m_leaveFullScreen; }
    /// One checkable action for each speed; its data() is the speed.
    QList<QAction*> speeds() const;
    /// Set the in point, set the out point, clear both.
    const QList<QAction*>& marks() const { return m_marks; }
    const QList<QAction*>& all() const { return m_all; }
    /// Whether the arrow keys step by frames. If not, they are free for another part; comma and full stop always step.
    void setArrowsStep(bool step);
    /// Adds all actions to a menu, in groups.
    void fill(QMenu* menu) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void rateChanged(double rate);
    /// Arguments as for VideoSurface::setZoom() and zoomBy().
    void zoomRequested(double zoom);
    void zoomByRequested(double factor);
    /// The user wants to enter a frame number.
    void goToFrameRequested();

private:
    QList<QAction*> addedSince(qsizetype count) const { return m_all.sliced(count); }
    QAction* add(const QString& id, const QString& text, const QString& iconName, const QList<QKeySequence>& keys,
        const std::function<void()>& command = {});
    QAction* newListStep(QAction* step);
    void addTransport();
    void addMoves();
    void addMarks();
    void addSpeeds();
    void addView();
    void skip(qint64 us);
    void holdShuttle(bool held);
    void mark(bool in);
    void addToggles();
    void follow(PlayerState state);
    void followSoundDevice(bool present);
    void setRate(double rate);
    void changeSpeed(int notches);
    void faster();
    void backwards();

    QPointer<Player> m_player;
    QList<QAction*> m_all;
    QList<QAction*> m_shuttle;
    QList<QAction*> m_listKeys;
    QList<QAction*> m_moves;
    QList<QAction*> m_marks;
    QList<QAction*> m_zooms;
    QList<QAction*> m_speedSteps;
    QList<QAction*> m_needClip; ///< disabled without a picture
    QAction* m_playPause = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_previousFrame = nullptr;
    QAction* m_nextFrame = nullptr;
    QList<QList<QKeySequence>> m_stepKeys; ///< of both, while the arrow keys do not step
    QAction* m_loop = nullptr;
    QAction* m_filmstrip = nullptr;
    QAction* m_mute = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_leaveFullScreen = nullptr;
    QActionGroup* m_speeds = nullptr;
    double m_rate = 1.0;
    bool m_backwards = false; ///< whether the clip played backwards at the last change of state
    bool m_shuttleHeld = false; ///< K is down, so J and L move by single frames
};

} // namespace Dailies
