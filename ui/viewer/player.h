// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"
#include "ui/viewer/playbackstate.h"

#include <QObject>
#include <QSize>
#include <QString>

class QImage;
class QVideoFrame;

namespace Dailies {

/// How the decoded picture is to be turned and stretched before a person sees it.
struct PictureShape {
    int rotation = 0; ///< clockwise, in degrees: 0, 90, 180 or 270
    QSize shown; ///< its proportions then; those of the frame itself when empty

    bool operator==(const PictureShape&) const = default;
};

/// Plays one local clip at a time. The viewer and its tests know only this face, no media library.
class Player : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces the clip; ends Paused on its first picture, or Broken. Only whole files on this computer.
    virtual void load(const QString& path) = 0;
    virtual void unload() = 0;
    virtual void play() = 0;
    /// As play(), from the picture shown down to the beginning, without sound; one step back where that cannot be had.
    virtual void playBackwards() { step(-1); }
    virtual bool isPlayingBackwards() const { return false; }
    virtual void pause() = 0;
    /// To the frame that covers this time; brought into the clip when outside. Only the newest of many counts.
    virtual void seek(qint64 us) = 0;
    /// As seek(), while the person still looks for the place: something near it may be shown first.
    virtual void scrub(qint64 us) { seek(us); }
    /// Pauses and goes by whole frames, back where negative.
    virtual void step(int frames) = 0;
    virtual void setLoop(bool loop) = 0;
    /// What is played, and played again with setLoop(); the whole clip where the marks are not set. Gone with the clip.
    virtual void setRange(const PlayRange& range) = 0;
    virtual void setRate(double rate) = 0; ///< 0.25 to 2
    virtual void setVolume(double volume) = 0; ///< 0 to 1, as the ear judges it
    virtual void setMuted(bool muted) = 0;
    /// A preview need be no larger than this, in screen pixels; an empty size: as large as the clip's pictures.
    virtual void setGlanceBounds(QSize /*bounds*/) {}

    virtual PlayerState state() const = 0;
    virtual qint64 positionUs() const = 0;
    virtual ClipTiming timing() const = 0;
    virtual PictureShape shape() const = 0;
    virtual bool loop() const = 0;
    virtual PlayRange range() const = 0;
    /// False when this computer has nothing to play sound on; known once a clip was loaded.
    virtual bool hasSoundDevice() const = 0;

Q_SIGNALS:
    /// A picture while the clip plays.
    void frameReady(const QVideoFrame& frame);
    /// The picture to look at while nothing plays: exactly the one that was asked for, upright, in its own size.
    void stillReady(const QImage& picture);
    /// While the still that was asked for is on its way: one near it, to look at until then, perhaps made smaller than
    /// its own size `whole`.
    void glanceReady(const QImage& picture, QSize whole);
    /// Also where playing turns round.
    void stateChanged(Dailies::PlayerState state);
    void positionChanged(qint64 us);
    void rangeChanged();
    /// Length, frame rate or shape are those of another clip.
    void timingChanged();
    void soundDeviceChanged(bool present);
    /// One plain sentence, together with the state Broken.
    void failed(const QString& sentence);
};

} // namespace Dailies
