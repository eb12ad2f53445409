// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/cliptiming.h"
#include "ui/viewer/playerstate.h"

#include <QObject>
#include <QSize>
#include <QString>

class QImage;
class QVideoFrame;

namespace Dailies {

/// How to rotate and stretch the decoded picture for display.
struct PictureShape {
    int rotation = 0; ///< clockwise, in degrees: 0, 90, 180 or 270
    QSize shown; ///< proportions after the rotation; empty: those of the frame

    bool operator==(const PictureShape&) const = default;
};

/// Plays one local clip at a time. The viewer and its tests use only this interface, no media library.
class Player : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces the clip. Ends in Paused, with the first picture, or in Broken. Accepts only complete local
    /// files.
    virtual void load(const QString& path) = 0;
    /// Opens a clip ahead, so that load() shows it at once. Of many calls only the newest counts; an empty path closes
    /// it.
    virtual void prepare(const QString& /*path*/) {}
    virtual void unload() = 0;
    virtual void play() = 0;
    /// Like play(), but from the current frame back to the beginning and without sound. Steps back one frame
    /// if the player cannot play backwards.
    virtual void playBackwards() { step(-1); }
    virtual bool isPlayingBackwards() const { return false; }
    virtual void pause() = 0;
    /// Seeks to the frame that covers this time, clamped to the clip. Of many calls only the newest counts.
    virtual void seek(qint64 us) = 0;
    /// Like seek(), for use while the user drags: a picture nearby may be shown first.
    virtual void scrub(qint64 us) { seek(us); }
    /// Pauses and moves by whole frames; negative numbers move back.
    virtual void step(int frames) = 0;
    virtual void setLoop(bool loop) = 0;
    /// The range to play, and to repeat with setLoop(); an unset end means the clip's own. Loading a clip
    /// clears it.
    virtual void setRange(const PlayRange& range) = 0;
    virtual void setRate(double rate) = 0; ///< 0.25 to 2
    virtual void setVolume(double volume) = 0; ///< 0 to 1, perceived loudness
    virtual void setMuted(bool muted) = 0;
    /// The largest size a preview needs, in screen pixels; empty: the size of the clip's pictures.
    virtual void setGlanceBounds(QSize /*bounds*/) {}

    virtual PlayerState state() const = 0;
    virtual qint64 positionUs() const = 0;
    virtual ClipTiming timing() const = 0;
    virtual PictureShape shape() const = 0;
    virtual bool loop() const = 0;
    virtual PlayRange range() const = 0;
    virtual bool hasSound() const { return true; } ///< false for a clip without sound; known once it has been loaded
    /// False if this computer has no audio output. Known once a clip has been loaded.
    virtual bool hasSoundDevice() const = 0;

Q_SIGNALS:
    /// A picture of the playing clip.
    void frameReady(const QVideoFrame& frame);
    /// The picture to show while nothing plays: exactly the requested frame, upright, at its own size.
    void stillReady(const QImage& picture);
    /// A picture near the requested still, to show until that arrives. It may be smaller than its own size
    /// `whole`.
    void glanceReady(const QImage& picture, QSize whole);
    /// Also emitted when the direction of playing changes.
    void stateChanged(Dailies::PlayerState state);
    void positionChanged(qint64 us);
    void rangeChanged();
    /// Length, frame rate or shape have changed with the clip.
    void timingChanged();
    void soundDeviceChanged(bool present);
    /// One plain sentence, emitted together with the state Broken.
    void failed(const QString& sentence);
};

} // namespace Dailies
