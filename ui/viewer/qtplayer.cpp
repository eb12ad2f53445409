// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/qtplayer.h"

#include "app/common/compat.h"

#include <QAudioDevice>
#include <QAudioOutput>
#include <QFile>
#include <QFileInfo>
#include <QMediaDevices>
#include <QMediaPlayer>
#include <QUrl>
#include <QVideoFrame>
#include <QVideoSink>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestSeconds = 30 * 24 * 3600; // a damaged clip may claim any length

ClipTiming timingOf(const MediaFacts& facts)
{
    if (!facts.frameStarts.isEmpty()) {
        const double frameUs = facts.fps > 0 ? 1'000'000 / facts.fps : 0;
        return {facts.frameStarts.constLast() + std::llround(frameUs), facts.fps, facts.frameStarts};
    }
    // The sound may be a little longer than the pictures; only the pictures count.
    const bool counted = facts.frames > 0 && facts.fps > 0;
    const double seconds = counted ? static_cast<double>(facts.frames) / facts.fps : facts.seconds;
    return {std::llround(std::min(seconds, longestSeconds) * 1'000'000), facts.fps};
}

PictureShape shapeOf(const MediaFacts& facts)
{
    return {static_cast<int>(std::lround(facts.rotation / 90.0)) * 90 % 360, facts.size};
}

} // namespace

QtPlayer::QtPlayer(QObject* parent)
    : Player(parent)
    , m_backwards([this](int frame, const FrameGrabber::Answer& answer) { readFrame(frame, answer); },
          [this](int frame) { return m_state.nextBackwards(frame); })
{
    connect(&m_backwards, &BackwardPlay::shown, this, [this](qint64 startUs, const QImage& picture) {
        Q_EMIT stillReady(picture);
        m_state.backwardShown(m_state.clip(), startUs);
        announce();
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
        m_media->setSource({}); // ends its threads while the sink still exists
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
    m_grabber.forget(); // closes the file
    apply(m_state.unload());
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
    if (m_media)
        m_media->setPlaybackRate(m_rate);
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
    if (m_sound)
        m_sound->setMuted(muted);
}

void QtPlayer::apply(const PlaybackState::Actions& actions)
{
    if (!m_state.goesBackwards())
        m_backwards.stop();
    for (const PlaybackAction& action : actions)
        execute(action);
    announce();
}

void QtPlayer::execute(const PlaybackAction& action)
{
    switch (action.kind) {
    case PlaybackAction::Kind::Probe: probe(); break;
    case PlaybackAction::Kind::Grab: grab(action.us, false); break;
    case PlaybackAction::Kind::Glance: grab(action.us, true); break;
    case PlaybackAction::Kind::Open: openSoon(); break;
    case PlaybackAction::Kind::Close: close(); break;
    case PlaybackAction::Kind::Play: m_media->play(); break;
    case PlaybackAction::Kind::Pause:
        if (!m_openDue) // otherwise it is opened paused
            m_media->pause();
        break;
    case PlaybackAction::Kind::Stop:
        if (pausedMediaRunsDry())
            m_media->stop();
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
        if (const int patience = m_state.patienceMs(); patience > 0)
            m_patience.start(patience);
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
    // Results for an earlier clip are not reported once another one is requested.
    m_grabber.prepare(
        m_path, [this, path = m_path](const Result<MediaFacts>& facts) { takeFacts(path, facts); },
        [this](const Result<GrabbedFrame>& picture) { takeFirst(picture); });
}

// A preview of the first picture. The still itself follows in full quality.
void QtPlayer::takeFirst(const Result<GrabbedFrame>& picture)
{
    const bool isWanted = picture && m_state.state() == PlayerState::Loading && picture->path == m_path;
    if (isWanted && m_state.positionUs() <= picture->startUs)
        Q_EMIT glanceReady(picture->picture, picture->whole);
}

void QtPlayer::grab(qint64 us, bool roughly)
{
    const auto answer = [this, clip = m_state.clip()](const Result<GrabbedFrame>& still) { takeStill(clip, still); };
    FrameGrabber::Answer early;
    if (roughly)
        early = [this, clip = m_state.clip()](const Result<GrabbedFrame>& picture) { takeGlance(clip, picture); };
    readFrame(m_state.timing().frameAt(us), answer, early);
}

void QtPlayer::readFrame(int frame, const FrameGrabber::Answer& answer, const FrameGrabber::Answer& early)
{
    // Frame numbers are reliable only if the file's frames are known one by one.
    if (m_state.timing().starts.isEmpty())
        m_grabber.grabAt(m_path, m_state.timing().frameStart(frame), answer, early);
    else
        m_grabber.grab(m_path, frame, answer, early);
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
    if (!m_state.awaitsStill(clip))
        return;
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
    if (!frame.isValid())
        return;
    if (m_media->mediaStatus() == QMediaPlayer::LoadingMedia) {
        m_early = frame; // GStreamer delivers one before it accepts commands
        return;
    }
    const qint64 us = std::max<qint64>(0, frame.startTime());
    if (m_state.showsFrame(clip, us))
        Q_EMIT frameReady(frame);
    apply(m_state.frameShown(clip, us));
}

void QtPlayer::takeFacts(const QString& path, const Result<MediaFacts>& facts)
{
    if (path != m_path)
        return; // another clip was requested in the meantime
    const int clip = m_state.clip();
    if (!facts) {
        apply(m_state.broke(clip, facts.error().message));
        return;
    }
    if (!facts->hasVideo) {
        apply(m_state.broke(clip, tr("This file contains no video.")));
        return;
    }
    m_shape = shapeOf(*facts);
    m_hasSound = facts->hasAudio;
    apply(m_state.probed(clip, timingOf(*facts)));
}

void QtPlayer::prepareBackend()
{
    if (!m_media) {
        m_sink = std::make_unique<QVideoSink>();
        m_media = std::make_unique<QMediaPlayer>();
        m_media->setVideoSink(m_sink.get());
        m_media->setPlaybackRate(m_rate);
        // Queued, because the backend reports from inside setSource() and play(), while actions are still
        // being executed.
        connect(
            m_media.get(), &QMediaPlayer::mediaStatusChanged, this, &QtPlayer::checkMediaStatus, Qt::QueuedConnection);
        connect(m_media.get(), &QMediaPlayer::errorChanged, this, &QtPlayer::checkMediaError, Qt::QueuedConnection);
    }
    findSoundDevice();
}

void QtPlayer::findSoundDevice()
{
    const bool present = !QMediaDevices::defaultAudioOutput().isNull();
    // The FFmpeg backend of Qt 6.4 waits for ever for an audio output without a device.
    if (present && !m_sound) {
        m_sound = std::make_unique<QAudioOutput>();
        setVolume(m_volume);
        m_sound->setMuted(m_muted);
        m_media->setAudioOutput(m_sound.get());
    } else if (!present && m_sound) {
        m_media->setAudioOutput(nullptr);
        m_sound.reset();
    }
    if (m_hasSoundDevice != present) {
        m_hasSoundDevice = present;
        Q_EMIT soundDeviceChanged(present);
    }
}

// Delayed until the first picture is painted. Creating the backend blocks the window, and so does the backend
// of Qt 6.4 when it closes and opens files.
void QtPlayer::openSoon()
{
    m_openDue = true;
    QTimer::singleShot(0, this, [this, clip = m_state.clip()] {
        if (clip == m_state.clip() && std::exchange(m_openDue, false))
            open();
    });
}

void QtPlayer::open()
{
    const bool mayLook = mayLookForMediaBackend();
    if (mayLook)
        prepareBackend();
    if (!mayLook || !m_media->isAvailable()) {
        apply(m_state.broke(
            m_state.clip(), tr("No media backend of Qt Multimedia is installed, so clips cannot be played here.")));
        return;
    }
    m_media->setSource({}); // closes an earlier clip
    // Queued even if the backend emits in this thread. The GStreamer backend does so while its pipeline waits
    // for the picture to be taken, and fails if it is paused or sought at that moment. The number prevents
    // late pictures of an earlier opening from being used for this one.
    m_frames = connect(
        m_sink.get(), &QVideoSink::videoFrameChanged, this,
        [this, opening = m_opening](const QVideoFrame& frame) {
            if (opening == m_opening) {
                takeFrame(frame);
            }
        },
        Qt::QueuedConnection);
    // Usually passed as an open file: the FFmpeg backend of Qt 6.4 converts paths to Latin-1 and so cannot
    // open most non-English ones. If the file no longer exists, the backend reports it like any unplayable
    // one.
    auto file = std::make_unique<QFile>(m_path);
    (void)file->open(QIODevice::ReadOnly);
    if (playsWithGStreamer())
        m_media->setSource(QUrl::fromLocalFile(m_path));
    else
        m_media->setSourceDevice(file.get(), QUrl::fromLocalFile(m_path));
    m_file = std::move(file);
    m_media->setPlaybackRate(m_rate);
    m_media->pause();
    if (m_patience.isActive())
        m_patience.start(); // creating the backend has blocked this thread; the wait for the picture starts now
}

// Drops the clip that the backend has open.
void QtPlayer::letGo()
{
    m_openDue = false;
    m_early = {};
    ++m_opening;
    QObject::disconnect(m_frames);
}

void QtPlayer::close()
{
    letGo();
    if (m_media) {
        m_media->setSource({});
        m_file.reset();
    }
}

// The position to request so that the backend shows the frame that begins at `us`. FFmpeg shows the first
// picture at or after this millisecond, so it gets the frame's start, rounded down. GStreamer shows the
// picture that covers it, so it gets the frame's middle.
qint64 QtPlayer::backendMs(qint64 us) const
{
    if (!playsWithGStreamer())
        return us / 1000;
    const ClipTiming& timing = m_state.timing();
    return (us + std::max(us, timing.frameEnd(timing.frameAt(us)))) / 2000;
}

void QtPlayer::resumeAfterSeek()
{
    // The backend may have reached the end a moment ago, with its report still queued.
    if (m_media->playbackState() != QMediaPlayer::StoppedState)
        return;
    if (m_state.state() == PlayerState::Playing)
        m_media->play();
    else
        m_media->pause();
}

void QtPlayer::checkMediaStatus()
{
    if (!m_frames)
        return; // dropped: the status belongs to an earlier clip
    // Uses the current status: a queued report may date from before a seek or another clip.
    if (m_media->mediaStatus() == QMediaPlayer::EndOfMedia)
        apply(m_state.ended(m_state.clip()));
    else if (m_media->mediaStatus() == QMediaPlayer::InvalidMedia)
        checkMediaError();
    else if (m_media->mediaStatus() != QMediaPlayer::LoadingMedia && m_early.isValid())
        takeFrame(std::exchange(m_early, {}));
}

void QtPlayer::checkMediaError()
{
    if (!m_frames)
        return;
    if (m_media->error() != QMediaPlayer::NoError || m_media->mediaStatus() == QMediaPlayer::InvalidMedia) {
        apply(m_state.broke(
            m_state.clip(), tr("This clip can't be played. The file may be damaged or in an unsupported format.")));
    }
}

} // namespace Dailies
