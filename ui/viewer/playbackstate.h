// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"
#include "ui/viewer/playerstate.h"

#include <QList>

#include <optional>

namespace Dailies {

/// One instruction. Probe, Grab, Glance and Backwards read the file directly; the others go to the media backend.
struct PlaybackAction {
    /// Probe starts a new clip: anything the backend still reports about an earlier one is ignored. Glance is a Grab
    /// that may first show a nearby picture that is available sooner. Open replaces the open clip.
    enum class Kind { Probe, Grab, Glance, Open, Close, Play, Pause, Stop, Seek, Backwards };
    Kind kind;
    qint64 us = 0; ///< for Grab, Glance, Seek and Backwards: start of the requested frame

    bool operator==(const PlaybackAction&) const = default;
};

/// Decides what a player does next. It knows neither a backend nor the time, so every backend behaves alike; its owner
/// executes the actions. The media backend is only used for playing. Otherwise the player shows stills, grabbed from
/// the file, of exactly the requested frame. At most one still or seek is in progress, and the newest request wins.
/// Reports carry the number of their clip; those of an earlier clip change nothing.
class PlaybackState final {
public:
    using Actions = QList<PlaybackAction>;

    // Requests of the user.
    Actions load(); ///< loads a new clip, paused on its first picture
    Actions unload();
    Actions play(); ///< starts at the beginning (of the range) if the last picture is shown
    Actions playBackwards(); ///< plays to the beginning (of the range), or from its end if at the beginning
    Actions pause();
    Actions seek(qint64 us) { return goTo(us, false); } ///< shows the frame that covers this time, clamped to the clip
    /// Like seek(), for use while the user drags. A key frame nearby may be shown until the frame itself is
    /// ready. A newer request cancels this one at once.
    Actions scrub(qint64 us) { return goTo(us, true); }
    Actions step(int frames); ///< pauses and moves by whole frames, from the frame shown or requested
    void setLoop(bool loop) { m_loop = loop; }
    /// Sets where playing begins and ends. Ends in the wrong order are swapped.
    void setRange(const PlayRange& range) { m_range = range.ordered(); }

    // Reports of the backend and the file reader.
    Actions probed(int clip, const ClipTiming& timing);
    Actions broke(int clip, const QString& problem);
    Actions stillShown(int clip, qint64 startUs);
    Actions glanceShown(int clip, qint64 startUs); ///< the still itself follows
    Actions stillFailed(int clip, const QString& problem);
    Actions frameShown(int clip, qint64 backendUs); ///< time by the backend's clock, as in showsFrame()
    Actions ended(int clip);
    void backwardShown(int clip, qint64 startUs);
    Actions backwardEnded(int clip);
    Actions waitedTooLong(int clip); ///< patienceMs() passed without the awaited picture

    /// Whether to show a still. Call it before stillShown() and glanceShown().
    bool awaitsStill(int clip) const { return concerns(clip) && m_grabUs.has_value(); }
    /// Whether to show this picture of the backend. Call it before frameShown().
    bool showsFrame(int clip, qint64 backendUs) const;

    /// Whether to show pictures of backward playback. nextBackwards() returns the next frame, if there is
    /// one.
    bool goesBackwards() const { return m_backwards; }
    std::optional<int> nextBackwards(int frame) const;

    int clip() const { return m_clip; }
    PlayerState state() const { return m_state; }
    /// Start of the frame shown or, if another one was requested, of that frame. This way a dragged handle
    /// does not jump back.
    qint64 positionUs() const;
    const ClipTiming& timing() const { return m_timing; }
    const PlayRange& range() const { return m_range; }
    /// Why the state is Broken; empty if no picture arrived.
    const QString& problem() const { return m_problem; }
    bool loop() const { return m_loop; }
    /// Milliseconds to wait for the awaited picture of the backend; 0 if none is awaited.
    int patienceMs() const;
    /// Changes whenever the wait starts again.
    int waitNumber() const { return m_waitNumber; }

private:
    /// Earlier: the backend still holds the previous clip, paused.
    enum class Backend { Closed, Earlier, Opening, Ready };

    bool concerns(int clip) const { return clip == m_clip && hasClip(m_state); }
    bool nearEnd(qint64 us) const;
    bool settles(qint64 startUs) const;
    qint64 beginUs() const { return m_range.inUs.value_or(0); }
    qint64 endUs() const { return m_range.outUs.value_or(m_timing.lastStart()); }
    Actions playFrom(qint64 us);
    Actions goBackwards(qint64 us);
    Actions goTo(qint64 us, bool roughly);
    Actions requestStill(qint64 us, bool roughly = false);
    Actions requestWanted();
    Actions requestSeek(qint64 us);
    Actions startSeek(qint64 us);
    Actions issueSeek(qint64 us);
    qint64 takeWanted();
    void dropStill();
    Actions atEnd();
    Actions nothingCame();
    void forgetClip(PlayerState state);

    PlayerState m_state = PlayerState::Empty;
    Backend m_backend = Backend::Closed;
    ClipTiming m_timing;
    PlayRange m_range;
    QString m_problem;
    std::optional<qint64> m_grabUs; ///< the still being grabbed
    bool m_glanced = false; ///< a picture near that still is shown already
    std::optional<qint64> m_seekUs; ///< the backend's seek in progress; only while playing
    std::optional<qint64> m_wantedUs; ///< the newest request, to be handled after m_grabUs and m_seekUs
    bool m_wantedRoughly = false; ///< the request comes from scrub()
    std::optional<qint64> m_backendUs; ///< the backend's current picture, if known
    qint64 m_shownUs = 0;
    qint64 m_skewUs = 0; ///< how far the backend's times are ahead of the clip's
    qint64 m_seekFromUs = 0; ///< the picture shown when the seek began
    int m_clip = 0;
    int m_tries = 0;
    int m_waitNumber = 0;
    bool m_probed = false;
    bool m_playWanted = false;
    bool m_running = false; ///< the backend was last instructed to play
    bool m_stopped = false; ///< the backend reached the end and accepts no seek before Play
    bool m_stillSince = false; ///< a still was requested since the backend was paused, so its late pictures are ignored
    bool m_loop = false;
    bool m_backwards = false; ///< Playing means playing backwards, with the backend paused
};

} // namespace Dailies
