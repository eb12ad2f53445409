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

/// One thing to do: for the media backend, or (Probe, Grab, Backwards) for those who read the file themselves.
struct PlaybackAction {
    /// A Glance is a Grab that shows what lies near and is at hand, before it shows the picture itself. Probe is for a new
    /// clip: nothing that the backend still reports of an earlier one counts. Open takes the place of what is open.
    enum class Kind { Probe, Grab, Glance, Open, Close, Play, Pause, Stop, Seek, Backwards };
    Kind kind;
    qint64 us = 0; ///< for Grab, Glance, Seek and Backwards: the first microsecond of the wanted frame

    bool operator==(const PlaybackAction&) const = default;
};

/// The part of a clip that is played; both ends are first microseconds of frames, and both are played.
struct PlayRange {
    std::optional<qint64> inUs;
    std::optional<qint64> outUs;

    bool operator==(const PlayRange&) const = default;
};

/// Decides what a player does next. It knows no backend and no time, so that every backend behaves alike; whoever owns
/// it carries the actions out. The media backend only ever plays: what is shown while nothing plays are stills, grabbed
/// from the file, exactly the frame that was asked for. Of stills and of seeks at most one is under way, and the newest
/// wish wins. Reports carry the number of the clip they belong to; those of an earlier clip change nothing.
class PlaybackState final {
public:
    using Actions = QList<PlaybackAction>;

    // What the person asks for.
    Actions load(); ///< a new clip, paused on its first picture
    Actions unload();
    Actions play(); ///< from the beginning (of the range) when the last picture is shown
    Actions playBackwards(); ///< down to the beginning (of the range), or from its end where nothing is before
    Actions pause();
    Actions seek(qint64 us); ///< shows the frame that covers this time, within the clip
    /// As seek(), while the place is still being looked for: a key picture near it is good enough until the frame itself
    /// is there, and gives way to a newer wish at once.
    Actions scrub(qint64 us);
    Actions step(int frames); ///< pauses, and goes by whole frames from the picture shown or on its way
    void setLoop(bool loop) { m_loop = loop; }
    /// Where playing begins and ends. Ends the wrong way round change places.
    void setRange(const PlayRange& range);

    // What came of it.
    Actions probed(int clip, const ClipTiming& timing);
    Actions broke(int clip, const QString& problem);
    Actions stillShown(int clip, qint64 startUs);
    Actions glanceShown(int clip, qint64 startUs); ///< the still itself follows
    Actions stillFailed(int clip, const QString& problem);
    Actions frameShown(int clip, qint64 backendUs); ///< by the backend's own clock, as in showsFrame()
    Actions ended(int clip);
    Actions backwardShown(int clip, qint64 startUs);
    Actions backwardEnded(int clip);
    Actions waitedTooLong(int clip); ///< patienceMs() passed and the awaited picture did not come

    /// Whether a still belongs on the screen: asked before stillShown() and glanceShown().
    bool awaitsStill(int clip) const { return concerns(clip) && m_grabUs.has_value(); }
    /// Whether this picture of the backend belongs on the screen: asked before frameShown().
    bool showsFrame(int clip, qint64 backendUs) const;

    /// Whether a picture of playing backwards does; after it comes nextBackwards(), where there is one.
    bool goesBackwards() const { return m_backwards; }
    std::optional<int> nextBackwards(int frame) const;

    int clip() const { return m_clip; }
    PlayerState state() const { return m_state; }
    /// Start of the picture shown, or of the one on its way, so that a scrubbed handle does not jump back.
    qint64 positionUs() const;
    const ClipTiming& timing() const { return m_timing; }
    const PlayRange& range() const { return m_range; }
    /// Why it is Broken; empty when simply no picture came.
    const QString& problem() const { return m_problem; }
    bool loop() const { return m_loop; }
    /// How long to wait for the awaited picture of the backend; 0 when none is awaited.
    int patienceMs() const;
    /// Changes whenever the waiting starts anew.
    int waitNumber() const { return m_waitNumber; }

private:
    /// Earlier: it still holds the clip before this one, paused.
    enum class Backend { Closed, Earlier, Opening, Ready };

    bool concerns(int clip) const;
    bool nearEnd(qint64 us) const;
    bool settles(qint64 startUs) const;
    qint64 snapped(qint64 us) const;
    qint64 lastUs() const { return m_timing.frameStart(m_timing.lastFrame()); }
    qint64 beginUs() const { return m_range.inUs.value_or(0); }
    qint64 endUs() const { return m_range.outUs.value_or(lastUs()); }
    Actions playFrom(qint64 us);
    Actions goBackwards(qint64 us);
    Actions goTo(qint64 us, bool roughly);
    Actions requestStill(qint64 us, bool roughly = false);
    Actions requestWanted();
    Actions requestSeek(qint64 us);
    Actions issueSeek(qint64 us);
    Actions atEnd();
    Actions nothingCame();
    void forgetClip(PlayerState state);

    PlayerState m_state = PlayerState::Empty;
    Backend m_backend = Backend::Closed;
    ClipTiming m_timing;
    PlayRange m_range;
    QString m_problem;
    std::optional<qint64> m_grabUs; ///< the still under way
    bool m_glanced = false; ///< something near the still under way is shown already
    std::optional<qint64> m_seekUs; ///< the backend's seek under way; only while playing
    std::optional<qint64> m_wantedUs; ///< the newest target behind them
    bool m_wantedRoughly = false; ///< the person still looks for the place
    std::optional<qint64> m_backendUs; ///< the picture at which the backend stands, where that is known
    qint64 m_shownUs = 0;
    qint64 m_skewUs = 0; ///< by how much the backend's times run ahead of the clip's
    qint64 m_seekFromUs = 0; ///< picture shown when the seek began
    int m_clip = 0;
    int m_tries = 0;
    int m_waitNumber = 0;
    bool m_probed = false;
    bool m_playWanted = false;
    bool m_running = false; ///< the backend plays, as far as we told it
    bool m_stopped = false; ///< the backend ran into the end and takes no seek without Play
    bool m_stillSince = false; ///< a still was asked for since the backend was paused: its late pictures do not count
    bool m_loop = false;
    bool m_backwards = false; ///< Playing means: backwards, with the backend paused
};

} // namespace Dailies
