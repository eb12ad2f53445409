// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/playbackstate.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace Dailies {

using Kind = PlaybackAction::Kind;

namespace {

constexpr int openTries = 4;
constexpr int seekTries = 5;
constexpr int openPatienceMs = 1000;
constexpr int seekPatienceMs = 3000; // a long group of pictures on a slow computer
constexpr int endPatienceMs = 1000; // near the end there may be no further picture
constexpr qint64 slackUs = 1500; // backends use milliseconds, and containers round to them

} // namespace

PlaybackState::Actions PlaybackState::load()
{
    // The backend does not close the old clip before it opens this one: closing takes longer than grabbing
    // the first picture, which would have to wait.
    const Backend backend = m_backend == Backend::Closed ? Backend::Closed : Backend::Earlier;
    const Actions actions = m_running ? Actions{{Kind::Probe}, {Kind::Pause}} : Actions{{Kind::Probe}};
    forgetClip(PlayerState::Loading);
    m_backend = backend;
    return actions;
}

PlaybackState::Actions PlaybackState::unload()
{
    const Actions actions = m_backend != Backend::Closed ? Actions{{Kind::Close}} : Actions{};
    forgetClip(PlayerState::Empty);
    return actions;
}

void PlaybackState::forgetClip(PlayerState state)
{
    const bool loop = m_loop;
    const int clip = m_clip + 1;
    const int waitNumber = m_waitNumber + 1;
    *this = PlaybackState();
    m_state = state;
    m_loop = loop;
    m_clip = clip;
    m_waitNumber = waitNumber;
}

PlaybackState::Actions PlaybackState::play()
{
    switch (m_state) {
    case PlayerState::Loading: m_playWanted = true; return {};
    case PlayerState::Ended: return playFrom(beginUs());
    case PlayerState::Paused: {
        const qint64 from = positionUs();
        const bool within = from + slackUs >= beginUs() && from + slackUs < endUs();
        // A clip of a single picture plays from where it is.
        return playFrom(within || m_timing.lastFrame() == 0 ? from : beginUs());
    }
    case PlayerState::Playing: {
        if (!m_backwards)
            return {};
        const qint64 from = positionUs();
        m_backwards = false;
        return playFrom(from > beginUs() && from < endUs() ? from : beginUs());
    }
    case PlayerState::Empty:
    case PlayerState::Broken: break;
    }
    return {};
}

PlaybackState::Actions PlaybackState::playBackwards()
{
    if (m_backwards || !hasPicture(m_state))
        return {};
    const qint64 from = positionUs();
    const bool within = from <= endUs() + slackUs && nextBackwards(m_timing.frameAt(from));
    if (!within && endUs() <= beginUs())
        return {}; // the single picture is shown already
    const Actions actions = pause();
    return actions + goBackwards(within ? from : endUs());
}

// The frame at `us` is the first one shown.
PlaybackState::Actions PlaybackState::goBackwards(qint64 us)
{
    m_state = PlayerState::Playing;
    m_backwards = true;
    m_stillSince = true;
    dropStill();
    m_wantedUs = us;
    return {{Kind::Backwards, us}};
}

std::optional<int> PlaybackState::nextBackwards(int frame) const
{
    const int begin = m_timing.frameAt(beginUs());
    if (frame > begin)
        return frame - 1;
    const int end = m_timing.frameAt(endUs());
    return m_loop && end > begin ? std::optional(end) : std::nullopt;
}

void PlaybackState::backwardShown(int clip, qint64 startUs)
{
    if (concerns(clip) && m_backwards) {
        m_shownUs = startUs;
        m_wantedUs.reset();
    }
}

PlaybackState::Actions PlaybackState::backwardEnded(int clip)
{
    return concerns(clip) && m_backwards ? pause() : Actions{};
}

PlaybackState::Actions PlaybackState::playFrom(qint64 us)
{
    m_state = PlayerState::Playing;
    dropStill();
    m_wantedUs.reset();
    if (m_backend != Backend::Ready) {
        m_wantedUs = us; // continues when the backend has opened the clip
        return {};
    }
    const bool isThere = m_backendUs && std::abs(*m_backendUs - us) < slackUs && !m_stopped;
    if (!isThere)
        return startSeek(us);
    m_running = true;
    m_shownUs = us;
    return {{Kind::Play}};
}

PlaybackState::Actions PlaybackState::pause()
{
    m_playWanted = false;
    if (m_state != PlayerState::Playing)
        return {};
    m_state = PlayerState::Paused;
    Actions actions;
    if (std::exchange(m_backwards, false))
        return requestWanted(); // the picture shown is a still already, and the backend is paused
    if (m_backend == Backend::Ready) {
        m_stillSince = false;
        actions.append({Kind::Pause});
    }
    m_running = false;
    if (m_seekUs || m_wantedUs) {
        // Grab the picture that the cancelled seek would have shown.
        const qint64 target = positionUs();
        m_seekUs.reset();
        m_wantedUs.reset();
        m_backendUs.reset();
        ++m_waitNumber;
        actions += requestStill(target);
    }
    return actions;
}

PlaybackState::Actions PlaybackState::goTo(qint64 us, bool roughly)
{
    switch (m_state) {
    case PlayerState::Loading:
        m_wantedUs = m_probed ? m_timing.snapped(us) : std::max<qint64>(0, us);
        m_wantedRoughly = roughly;
        return {};
    case PlayerState::Ended: m_state = PlayerState::Paused; [[fallthrough]];
    case PlayerState::Paused: return requestStill(m_timing.snapped(us), roughly);
    case PlayerState::Playing:
        return m_backwards ? goBackwards(m_timing.snapped(us)) : requestSeek(m_timing.snapped(us));
    case PlayerState::Empty:
    case PlayerState::Broken: break;
    }
    return {};
}

PlaybackState::Actions PlaybackState::step(int frames)
{
    const Actions actions = pause();
    return actions + seek(m_timing.snapped(positionUs(), frames));
}

PlaybackState::Actions PlaybackState::requestStill(qint64 us, bool roughly)
{
    if (m_grabUs && !m_glanced) {
        m_wantedUs = us;
        m_wantedRoughly = roughly;
        return {};
    }
    if (m_grabUs && m_timing.frameAt(us) == m_timing.frameAt(*m_grabUs))
        return {};
    dropStill(); // a glance gives way to the new request
    if (m_timing.frameAt(us) == m_timing.frameAt(m_shownUs))
        return {};
    m_stillSince = true;
    m_grabUs = us;
    return {{roughly ? Kind::Glance : Kind::Grab, us}};
}

PlaybackState::Actions PlaybackState::requestWanted()
{
    return m_wantedUs ? requestStill(takeWanted(), std::exchange(m_wantedRoughly, false)) : Actions{};
}

PlaybackState::Actions PlaybackState::glanceShown(int clip, qint64 startUs)
{
    if (!awaitsStill(clip) || m_state == PlayerState::Loading)
        return {};
    m_shownUs = startUs;
    m_glanced = true;
    return requestWanted();
}

PlaybackState::Actions PlaybackState::requestSeek(qint64 us)
{
    if (m_seekUs || m_backend != Backend::Ready) {
        m_wantedUs = us;
        return {};
    }
    return startSeek(us);
}

PlaybackState::Actions PlaybackState::startSeek(qint64 us)
{
    m_tries = 0;
    m_seekFromUs = m_shownUs;
    return issueSeek(us);
}

PlaybackState::Actions PlaybackState::issueSeek(qint64 us)
{
    m_seekUs = us;
    ++m_waitNumber;
    Actions actions;
    // A paused backend that has read ahead to the end of the file shows no further picture until it is
    // stopped.
    if ((!m_running && !m_stopped) || m_tries > 0)
        actions.append({Kind::Stop});
    actions.append({Kind::Seek, us});
    if (!m_running || m_tries > 0)
        actions.append({Kind::Play});
    m_running = true;
    m_stopped = false;
    return actions;
}

PlaybackState::Actions PlaybackState::probed(int clip, const ClipTiming& timing)
{
    if (!concerns(clip) || m_state != PlayerState::Loading || m_probed)
        return {};
    m_probed = true;
    m_wantedRoughly = false; // the first picture must be exactly the requested one
    m_timing = timing;
    m_grabUs = m_timing.snapped(std::exchange(m_wantedUs, std::nullopt).value_or(0));
    return {{Kind::Grab, *m_grabUs}};
}

PlaybackState::Actions PlaybackState::broke(int clip, const QString& problem)
{
    if (!concerns(clip))
        return {};
    const Actions actions = m_backend != Backend::Closed ? Actions{{Kind::Close}} : Actions{};
    forgetClip(PlayerState::Broken);
    m_clip = clip;
    m_problem = problem;
    return actions;
}

PlaybackState::Actions PlaybackState::stillShown(int clip, qint64 startUs)
{
    if (!awaitsStill(clip))
        return {};
    dropStill();
    m_shownUs = startUs;
    Actions actions;
    if (m_state == PlayerState::Loading) {
        m_state = PlayerState::Paused;
        m_stillSince = true;
        m_backend = Backend::Opening;
        m_tries = 0;
        ++m_waitNumber;
        actions = {{Kind::Open}, {Kind::Pause}};
    }
    actions += requestWanted();
    return std::exchange(m_playWanted, false) ? actions + play() : actions;
}

PlaybackState::Actions PlaybackState::stillFailed(int clip, const QString& problem)
{
    if (!awaitsStill(clip))
        return {};
    if (m_state == PlayerState::Loading)
        return broke(clip, problem);
    dropStill(); // the picture shown remains
    return requestWanted();
}

void PlaybackState::dropStill()
{
    m_grabUs.reset();
    m_glanced = false;
}

qint64 PlaybackState::takeWanted()
{
    return *std::exchange(m_wantedUs, std::nullopt);
}

bool PlaybackState::showsFrame(int clip, qint64 backendUs) const
{
    const qint64 startUs = backendUs - m_skewUs;
    if (!concerns(clip) || m_backend != Backend::Ready || m_backwards)
        return false;
    if (m_state != PlayerState::Playing)
        return !m_stillSince;
    return m_seekUs ? settles(startUs) : !m_range.outUs || startUs <= *m_range.outUs + slackUs;
}

PlaybackState::Actions PlaybackState::frameShown(int clip, qint64 backendUs)
{
    if (!concerns(clip))
        return {};
    if (m_backend == Backend::Opening) {
        m_backend = Backend::Ready;
        // Some backends keep the file's start offset in their times; the first picture reveals it.
        m_skewUs = backendUs - m_timing.frameStart(0);
        m_backendUs = backendUs - m_skewUs;
        m_tries = 0;
        ++m_waitNumber;
        return m_state == PlayerState::Playing && !m_backwards ? playFrom(m_wantedUs.value_or(m_shownUs)) : Actions{};
    }
    const qint64 startUs = backendUs - m_skewUs;
    if (!showsFrame(clip, backendUs)) {
        const bool isBehind =
            m_state == PlayerState::Playing && !m_backwards && !m_seekUs && m_backend == Backend::Ready;
        return isBehind ? atEnd() : Actions{};
    }
    m_shownUs = startUs;
    m_backendUs = startUs;
    if (m_seekUs) {
        m_seekUs.reset();
        ++m_waitNumber;
        if (m_wantedUs)
            return startSeek(takeWanted());
    }
    return {};
}

bool PlaybackState::settles(qint64 startUs) const
{
    // Some backends show the frame that contains the position, others the first frame at or after it.
    const qint64 earliest = *m_seekUs - static_cast<qint64>(m_timing.frameUs()) - slackUs;
    const bool backwards = *m_seekUs < m_seekFromUs;
    return startUs >= earliest && (!backwards || startUs <= m_seekFromUs + slackUs);
}

// Playing has reached the end of the clip or of the range.
PlaybackState::Actions PlaybackState::atEnd()
{
    // A single picture is not looped: it would end again at once, for ever.
    if (m_loop && endUs() > beginUs())
        return startSeek(beginUs());
    Actions actions;
    if (!m_stopped)
        actions.append({Kind::Pause});
    m_running = false;
    m_backendUs.reset();
    m_state = PlayerState::Ended;
    // The backend may have skipped the last picture.
    return actions + requestStill(endUs());
}

PlaybackState::Actions PlaybackState::ended(int clip)
{
    if (!concerns(clip) || m_backend != Backend::Ready)
        return {};
    m_stopped = true;
    m_running = false;
    m_backendUs.reset();
    if (m_state != PlayerState::Playing || m_backwards)
        return {};
    m_seekUs.reset();
    ++m_waitNumber;
    return m_wantedUs ? startSeek(takeWanted()) : atEnd();
}

PlaybackState::Actions PlaybackState::waitedTooLong(int clip)
{
    if (!concerns(clip))
        return {};
    if (m_backend != Backend::Opening)
        return m_seekUs ? nothingCame() : Actions{};
    if (++m_tries >= openTries)
        return broke(clip, {});
    ++m_waitNumber;
    return {{Kind::Close}, {Kind::Open}, {Kind::Pause}};
}

PlaybackState::Actions PlaybackState::nothingCame()
{
    const qint64 target = *m_seekUs;
    if (m_wantedUs)
        return startSeek(takeWanted());
    if (++m_tries >= seekTries) {
        m_seekUs.reset();
        ++m_waitNumber;
        return {};
    }
    // The backend may just be slow, so repeat the request. Near the end, try an earlier position.
    const int frames = nearEnd(target) ? m_tries - 1 : 0;
    const auto back = static_cast<qint64>(std::ceil(m_timing.frameUs() * frames));
    return issueSeek(std::max<qint64>(0, target - back));
}

qint64 PlaybackState::positionUs() const
{
    return m_wantedUs.value_or(m_grabUs.value_or(m_seekUs.value_or(m_shownUs)));
}

int PlaybackState::patienceMs() const
{
    if (m_backend == Backend::Opening)
        return openPatienceMs << m_tries;
    if (!m_seekUs)
        return 0;
    return (nearEnd(*m_seekUs) ? endPatienceMs : seekPatienceMs) << m_tries;
}

bool PlaybackState::nearEnd(qint64 us) const
{
    return static_cast<double>(us) + 12 * m_timing.frameUs() >= static_cast<double>(m_timing.durationUs);
}

} // namespace Dailies
