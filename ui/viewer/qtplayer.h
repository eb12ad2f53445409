// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/framegrabber.h"
#include "app/media/mediaprobe.h"
#include "ui/viewer/backwardplay.h"
#include "ui/viewer/playbackstate.h"
#include "ui/viewer/player.h"

#include <QTimer>
#include <QVideoFrame>

#include <memory>

class QAudioOutput;
class QFile;
class QMediaPlayer;
class QVideoSink;

namespace Dailies {

/// The player on Qt Multimedia; it executes what PlaybackState decides. Each file is probed in another thread
/// first, and only plain clips reach the media backend. Qt Multimedia plays; stills are grabbed from the
/// file. The backend is created with the first clip, because it costs more than the whole window.
class QtPlayer final : public Player {
    Q_OBJECT

public:
    explicit QtPlayer(QObject* parent = nullptr);
    ~QtPlayer() override;

    void load(const QString& path) override;
    void unload() override;
    void play() override { apply(m_state.play()); }
    void playBackwards() override { apply(m_state.playBackwards()); }
    void pause() override { apply(m_state.pause()); }
    void seek(qint64 us) override { apply(m_state.seek(us)); }
    void scrub(qint64 us) override { apply(m_state.scrub(us)); }
    void step(int frames) override { apply(m_state.step(frames)); }
    void setLoop(bool loop) override { m_state.setLoop(loop); }
    void setRange(const PlayRange& range) override;
    void setRate(double rate) override;
    void setVolume(double volume) override;
    void setMuted(bool muted) override;
    void setGlanceBounds(QSize bounds) override { m_grabber.setEarlyBounds(bounds); }

    bool isPlayingBackwards() const override { return m_state.goesBackwards(); }
    PlayerState state() const override { return m_state.state(); }
    qint64 positionUs() const override { return m_state.positionUs(); }
    ClipTiming timing() const override { return m_state.timing(); }
    PictureShape shape() const override { return m_shape; }
    bool loop() const override { return m_state.loop(); }
    PlayRange range() const override { return m_state.range(); }
    bool hasSound() const override { return m_hasSound; }
    bool hasSoundDevice() const override { return m_hasSoundDevice; }

private:
    void apply(const PlaybackState::Actions& actions);
    void execute(const PlaybackAction& action);
    void announce();
    void probe();
    void takeFacts(const QString& path, const Result<MediaFacts>& facts);
    void takeFirst(const Result<GrabbedFrame>& picture);
    void grab(qint64 us, bool roughly);
    void readFrame(int frame, const FrameGrabber::Answer& answer, const FrameGrabber::Answer& early = {});
    void takeGlance(int clip, const Result<GrabbedFrame>& picture);
    void takeStill(int clip, const Result<GrabbedFrame>& still);
    void openSoon();
    void open();
    void letGo();
    void close();
    void resumeAfterSeek();
    void prepareBackend();
    void findSoundDevice();
    void takeFrame(const QVideoFrame& frame);
    qint64 backendMs(qint64 us) const;
    void checkMediaStatus();
    void checkMediaError();

    PlaybackState m_state;
    QString m_path;
    PictureShape m_shape;
    QTimer m_patience;
    double m_rate = 1.0;
    double m_volume = 1.0;
    bool m_muted = false;
    bool m_hasSound = true; ///< the clip
    bool m_hasSoundDevice = true;
    int m_opening = 0; ///< changes whenever the backend's open clip is dropped
    bool m_openDue = false; ///< the backend will open the clip when control returns to the event loop

    // The values last announced by signals.
    PlayerState m_saidState = PlayerState::Empty;
    bool m_saidBackwards = false;
    qint64 m_saidPositionUs = 0;
    ClipTiming m_saidTiming;
    PlayRange m_saidRange;
    int m_saidClip = 0;
    int m_waitNumber = 0;

    FrameGrabber m_grabber;
    BackwardPlay m_backwards;
    std::unique_ptr<QVideoSink> m_sink;
    std::unique_ptr<QAudioOutput> m_sound;
    std::unique_ptr<QFile> m_file;
    std::unique_ptr<QMediaPlayer> m_media; // destroyed first: it uses those above
    QMetaObject::Connection m_frames; ///< connected while the backend opens or has open the clip that is shown
    QVideoFrame m_early; ///< arrived while the backend was still opening the clip
};

} // namespace Dailies
