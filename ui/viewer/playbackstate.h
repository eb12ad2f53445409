// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"

#include <QList>

#include <optional>

namespace Dailies {

/// What the player is doing, as a person sees it.
enum class PlayerState {
    Empty, ///< no clip
    Loading, ///< a clip was asked for, its first picture is not here yet
    Paused,
    Playing,
    Ended, ///< played to the end, the last picture stays
    Broken, ///< the clip cannot be shown
};

/// One thing for the media backend to do.
struct PlaybackAction {
    enum class Kind { Probe, Open, Close, Play, Pause, Stop, Seek };
    Kind kind;
    qint64 us = 0; ///< for Seek: the first microsecond of the wanted frame

    bool operator==(const PlaybackAction&) const = default;
};

/// Decides what a player does next: load, loop, end, and seeks of which at most one is under way and the newest wins.
/// It knows no backend and no time, so that every backend behaves alike; whoever owns it carries the actions out.
/// Reports of the backend carry the number of the clip they belong to; those of an earlier clip change nothing.
class PlaybackState final {
public:
    using Actions = QList<PlaybackAction>;

    // What the person asks for.
    Actions load(); ///< a new clip, paused on its first picture
    Actions unload();
    Actions play(); ///< from the beginning when the last picture is shown
    Actions pause();
    Actions seek(qint64 us); ///< shows the frame that covers this time, within the clip
    Actions step(int frames); ///< pauses, and goes by whole frames from the picture shown or on its way
    void setLoop(bool loop) { m_loop = loop; }

    // What came of it.
    Actions probed(int clip, const ClipTiming& timing);
    Actions broke(int clip, const QString& problem);
    Actions frameShown(int clip, qint64 startUs);
    Actions ended(int clip);
    Actions waitedTooLong(int clip); ///< patienceMs() passed and the awaited picture did not come

    int clip() const { return m_clip; }
    PlayerState state() const { return m_state; }
    /// Start of the picture shown, or of the one on its way, so that a scrubbed handle does not jump back.
    qint64 positionUs() const;
    const ClipTiming& timing() const { return m_timing; }
    /// Why it is Broken; empty when simply no picture came.
    const QString& problem() const { return m_problem; }
    bool loop() const { return m_loop; }
    /// How long to wait for the awaited picture; 0 when none is awaited.
    int patienceMs() const;
    /// Changes whenever the waiting starts anew.
    int waitNumber() const { return m_waitNumber; }

private:
    bool concerns(int clip) const;
    bool atLastFrame() const;
    bool nearEnd(qint64 us) const;
    qint64 snapped(qint64 us) const;
    bool settles(qint64 startUs) const;
    Actions request(qint64 us);
    Actions issue(qint64 us);
    Actions restart();
    Actions nothingCame(bool endReported);
    void forgetClip(PlayerState state);

    PlayerState m_state = PlayerState::Empty;
    ClipTiming m_timing;
    QString m_problem;
    std::optional<qint64> m_inFlightUs; ///< the seek under way
    std::optional<qint64> m_wantedUs; ///< the newest target behind it
    qint64 m_shownUs = 0;
    qint64 m_seekFromUs = 0; ///< picture shown when the seek began
    qint64 m_lastFrameUs = 0; ///< from the facts, corrected by what really came
    int m_clip = 0;
    int m_tries = 0;
    int m_waitNumber = 0;
    bool m_open = false;
    bool m_playWanted = false;
    bool m_stopped = false; ///< the backend ran into the end and takes no seek without Play or Pause
    bool m_loop = false;
};

} // namespace Dailies
