// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/qtplayer.h"

#include "app/common/compat.h"

#include <QAudioOutput>
#include <QFileInfo>
#include <QMediaPlayer>
#include <QUrl>
#include <QVideoFrame>
#include <QVideoSink>

#include <algorithm>

namespace Dailies {

QtPlayer::QtPlayer(QObject* parent)
    : Player(parent)
    , m_backwards([this](int frame, const FrameGrabber::Answer& answer) { readFrame(frame, answer); },
          [this](int frame) { return m_state.nextBackwards(frame); })
{
    connect(&m_backwards, &BackwardPlay::shown, this, [this](qint64 startUs, const QImage& picture) {
        Q_EMIT stillReady(picture);
        apply(m_state.backwardShown(m_state.clip(), startUs));
    });
    connect(&m_backwards, &BackwardPlay::ended, this, [this] { apply(m_state.backwardEnded(m_state.clip())); });
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, [this] { apply(m_state.waitedTooLong(m_state.clip())); });
}

QtPlayer::~QtPlayer()
{
    if (m_media) {
        m_media->disconnect(this);
        QObject::disconnect(m_frames);
        m_media->setSource({}); // ends its threads while the sink still lives
    }
}

void QtPlayer::load(const QString& path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_shape = {};
    letGo();
    apply(m_state.load());
}

void QtPlayer::unload()
{
    m_path.clear();
    m_shape = {};
    m_grabber.forget(); // the file is let go
    apply(m_state.unload());
}

void QtPlayer::play()
{
    apply(m_state.play());
}

void QtPlayer::playBackwards()
{
    apply(m_state.playBackwards());
}

void QtPlayer::pause()
{
    apply(m_state.pause());
}

void QtPlayer::seek(qint64 us)
{
    apply(m_state.seek(us));
}

void QtPlayer::scrub(qint64 us)
{
    apply(m_state.scrub(us));
}

void QtPlayer::step(int frames)
{
    apply(m_state.step(frames));
}

void QtPlayer::setLoop(bool loop)
{
    m_state.setLoop(loop);
}

void QtPlayer::setRange(const PlayRange& range)
{
    m_state.setRange(range);
    announce();
}

void QtPlayer::setRate(double rate)
{
    m_rate = std::clamp(rate, 0.25, 2.0);
    m_backwards.setRate(m_rate);
    if (m_media) {
        m_media->setPlaybackRate(m_rate);
    }
}

void QtPlayer::setVolume(double volume)
{
    m_volume = std::clamp(volume, 0.0, 1.0);
    if (m_sound) {
        const auto loudness = static_cast<float>(m_volume);
        m_sound->setVolume(QAudio::convertVolume(loudness, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    }
}

void QtPlayer::setMuted(bool muted)
{
    m_muted = muted;
    if (m_sound) {
        m_sound->setMuted(muted);
    }
}

void QtPlayer::setGlanceBounds(QSize bounds)
{
    m_grabber.setEarlyBounds(bounds);
}

void QtPlayer::apply(const PlaybackState::Actions& actions)
{
    if (!m_state.goesBackwards()) {
        m_backwards.stop();
    }
    for (const PlaybackAction& action : actions) {
        carryOut(action);
    }
    announce();
}

void QtPlayer::carryOut(const PlaybackAction& action)
{
    switch (action.kind) {
    case PlaybackAction::Kind::Probe: probe(); break;
    case PlaybackAction::Kind::Grab: grab(action.us, false); break;
    case PlaybackAction::Kind::Glance: grab(action.us, true); break;
    case PlaybackAction::Kind::Open: openSoon(); break;
    case PlaybackAction::Kind::Close: close(); break;
    case PlaybackAction::Kind::Play: m_media->play(); break;
    case PlaybackAction::Kind::Pause:
        if (!m_openDue) { // else it is opened paused
            m_media->pause();
        }
        break;
    case PlaybackAction::Kind::Stop:
        if (pausedMediaRunsDry()) {
            m_media->stop();
        }
        break;
    case PlaybackAction::Kind::Seek:
        m_media->setPosition(backendMs(action.us));
        resumeAfterSeek();
        break;
    case PlaybackAction::Kind::Backwards:
        m_backwards.start(m_state.timing(), m_state.timing().frameAt(action.us));
        break;
    }
}

void QtPlayer::announce()
{
    if (m_waitNumber != m_state.waitNumber() || m_state.patienceMs() == 0) {
        m_waitNumber = m_state.waitNumber();
        m_patience.stop();
        if (const int patience = m_state.patienceMs(); patience > 0) {
            m_patience.start(patience);
        }
    }
    if (m_saidClip != m_state.clip() || m_saidTiming != m_state.timing()) {
        m_saidTiming = m_state.timing();
        Q_EMIT timingChanged();
    }
    if (m_saidClip != m_state.clip() || m_saidState != m_state.state() || m_saidBackwards != m_state.goesBackwards()) {
        m_saidClip = m_state.clip();
        m_saidState = m_state.state();
        m_saidBackwards = m_state.goesBackwards();
        Q_EMIT stateChanged(m_saidState);
        if (m_state.state() == PlayerState::Broken) {
            Q_EMIT failed(
                m_state.problem().isEmpty() ? tr("No picture of this clip could be shown.") : m_state.problem());
        }
    }
    if (m_saidRange != m_state.range()) {
        m_saidRange = m_state.range();
        Q_EMIT rangeChanged();
    }
    if (m_saidPositionUs != m_state.positionUs()) {
        m_saidPositionUs = m_state.positionUs();
        Q_EMIT positionChanged(m_saidPositionUs);
    }
}

void QtPlayer::probe()
{
    // Nothing is told of a clip any more once another one was asked for.
    m_grabber.prepare(
        m_path, [this, path = m_path](const Result<MediaFacts>& facts) { takeFacts(path, facts); },
        [this](const Result<GrabbedFrame>& picture) { takeFirst(picture); });
}

/// The still itself follows, as fine as it is saved.
void QtPlayer::takeFirst(const Result<GrabbedFrame>& picture)
{
    const bool isWanted = picture && m_state.state() == PlayerState::Loading && picture->path == m_path;
    if (isWanted && m_state.positionUs() <= picture->startUs) {
        Q_EMIT glanceReady(picture->picture, picture->whole);
    }
}

void QtPlayer::grab(qint64 us, bool roughly)
{
    const auto answer = [this, clip = m_state.clip()](const Result<GrabbedFrame>& still) { takeStill(clip, still); };
    FrameGrabber::Answer early;
    if (roughly) {
        early = [this, clip = m_state.clip()](const Result<GrabbedFrame>& picture) { takeGlance(clip, picture); };
    }
    readFrame(m_state.timing().frameAt(us), answer, early);
}

void QtPlayer::readFrame(int frame, const FrameGrabber::Answer& answer, const FrameGrabber::Answer& early)
{
    // The numbers are the file's own only where its frames are known one by one.
    if (m_state.timing().starts.isEmpty()) {
        m_grabber.grabAt(m_path, m_state.timing().frameStart(frame), answer, early);
    } else {
        m_grabber.grab(m_path, frame, answer, early);
    }
}

void QtPlayer::takeGlance(int clip, const Result<GrabbedFrame>& picture)
{
    if (picture && m_state.awaitsStill(clip)) {
        Q_EMIT glanceReady(picture->picture, picture->whole);
        apply(m_state.glanceShown(clip, picture->startUs));
    }
}

void QtPlayer::takeStill(int clip, const Result<GrabbedFrame>& still)
{
    if (!m_state.awaitsStill(clip)) {
        return;
    }
    if (!still) {
        apply(m_state.stillFailed(clip, still.error().message));
        return;
    }
    Q_EMIT stillReady(still->picture);
    apply(m_state.stillShown(clip, still->startUs));
}

void QtPlayer::takeFrame(const QVideoFrame& frame)
{
    const int clip = m_state.clip();
    if (!frame.isValid()) {
        return;
    }
    if (m_media->mediaStatus() == QMediaPlayer::LoadingMedia) {
        m_early = frame; // GStreamer shows one before it is ready to be told anything
        return;
    }
    const qint64 us = std::max<qint64>(0, frame.startTime());
    if (m_state.showsFrame(clip, us)) {
        Q_EMIT frameReady(frame);
    }
    apply(m_state.frameShown(clip, us));
}

} // namespace Dailies
