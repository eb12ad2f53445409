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
constexpr int seekPatienceMs = 3000; // a long group of pictures on a slow machine
constexpr int endPatienceMs = 1000; // close to the end there may be no picture at all
constexpr qint64 slackUs = 1500; // backends take milliseconds, containers round to them

} // namespace

PlaybackState::Actions PlaybackState::load()
{
    Actions actions;
    if (m_open) {
        actions.append({Kind::Close});
    }
    forgetClip(PlayerState::Loading);
    actions.append({Kind::Probe});
    return actions;
}

PlaybackState::Actions PlaybackState::unload()
{
    const Actions actions = m_open ? Actions{{Kind::Close}} : Actions{};
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
    case PlayerState::Ended: return restart();
    case PlayerState::Paused:
        if (atLastFrame()) {
            return restart();
        }
        m_state = PlayerState::Playing;
        m_stopped = false;
        return {{Kind::Play}};
    case PlayerState::Empty:
    case PlayerState::Playing:
    case PlayerState::Broken: break;
    }
    return {};
}

PlaybackState::Actions PlaybackState::restart()
{
    m_state = PlayerState::Playing;
    m_stopped = false;
    Actions actions = request(0);
    actions.append({Kind::Play});
    return actions;
}

PlaybackState::Actions PlaybackState::pause()
{
    m_playWanted = false;
    if (m_state != PlayerState::Playing) {
        return {};
    }
    m_state = PlayerState::Paused;
    return {{Kind::Pause}};
}

PlaybackState::Actions PlaybackState::seek(qint64 us)
{
    switch (m_state) {
    case PlayerState::Loading: m_wantedUs = m_open ? snapped(us) : std::max<qint64>(0, us); return {};
    case PlayerState::Ended: m_state = PlayerState::Paused; return request(snapped(us));
    case PlayerState::Paused:
    case PlayerState::Playing: return request(snapped(us));
    case PlayerState::Empty:
    case PlayerState::Broken: break;
    }
    return {};
}

PlaybackState::Actions PlaybackState::step(int frames)
{
    Actions actions = pause();
    actions += seek(m_timing.frameStart(m_timing.frameAt(positionUs()) + frames));
    return actions;
}

PlaybackState::Actions PlaybackState::request(qint64 us)
{
    if (m_inFlightUs) {
        m_wantedUs = us;
        return {};
    }
    const bool alreadyShown = m_state == PlayerState::Paused && std::abs(us - m_shownUs) < slackUs;
    if (alreadyShown) {
        return {};
    }
    m_tries = 0;
    return issue(us);
}

PlaybackState::Actions PlaybackState::issue(qint64 us)
{
    if (m_tries == 0) {
        m_seekFromUs = m_shownUs;
    }
    m_inFlightUs = us;
    ++m_waitNumber;
    Actions actions;
    // A paused backend that has read ahead to the end of the file shows nothing more until it is stopped.
    if (m_state == PlayerState::Paused || m_tries > 0) {
        actions.append({Kind::Stop});
        m_stopped = true;
    }
    actions.append({Kind::Seek, us});
    if (m_stopped) {
        m_stopped = false;
        actions.append({m_state == PlayerState::Playing ? Kind::Play : Kind::Pause});
    }
    return actions;
}

PlaybackState::Actions PlaybackState::probed(int clip, const ClipTiming& timing)
{
    if (!concerns(clip) || m_state != PlayerState::Loading || m_open) {
        return {};
    }
    m_open = true;
    m_timing = timing;
    m_lastFrameUs = timing.frameStart(timing.lastFrame());
    if (m_wantedUs) {
        m_wantedUs = snapped(*m_wantedUs);
    }
    ++m_waitNumber;
    return {{Kind::Open}, {Kind::Pause}};
}

PlaybackState::Actions PlaybackState::broke(int clip, const QString& problem)
{
    if (!concerns(clip)) {
        return {};
    }
    const Actions actions = m_open ? Actions{{Kind::Close}} : Actions{};
    m_state = PlayerState::Broken;
    m_problem = problem;
    m_open = false;
    m_inFlightUs.reset();
    m_wantedUs.reset();
    m_shownUs = 0;
    ++m_waitNumber;
    return actions;
}

PlaybackState::Actions PlaybackState::frameShown(int clip, qint64 startUs)
{
    if (!concerns(clip) || !m_open) {
        return {};
    }
    if (m_state == PlayerState::Loading) {
        m_shownUs = startUs;
        m_tries = 0;
        m_state = PlayerState::Paused;
        Actions actions;
        if (m_wantedUs) {
            actions = request(*std::exchange(m_wantedUs, std::nullopt));
        }
        return m_playWanted ? actions + play() : actions;
    }
    if (!m_inFlightUs) {
        m_shownUs = startUs;
        return {};
    }
    if (!settles(startUs)) {
        return {}; // decoded before the seek reached the decoder
    }
    m_inFlightUs.reset();
    m_shownUs = startUs;
    if (m_tries > 1 && nearEnd(startUs)) {
        m_lastFrameUs = std::min(m_lastFrameUs, startUs); // what the facts promised beyond it does not exist
    }
    return m_wantedUs ? request(*std::exchange(m_wantedUs, std::nullopt)) : Actions{};
}

bool PlaybackState::settles(qint64 startUs) const
{
    // One backend shows the frame that contains the position, another the first one at or behind it.
    const qint64 earliest = *m_inFlightUs - static_cast<qint64>(m_timing.frameUs()) - slackUs;
    const bool backwards = *m_inFlightUs < m_seekFromUs;
    return startUs >= earliest && (!backwards || startUs <= m_seekFromUs + slackUs);
}

PlaybackState::Actions PlaybackState::ended(int clip)
{
    if (!concerns(clip) || !m_open) {
        return {};
    }
    m_stopped = true;
    if (m_state == PlayerState::Playing) {
        m_lastFrameUs = std::max(m_lastFrameUs, m_shownUs);
        m_inFlightUs.reset();
        ++m_waitNumber;
        if (m_wantedUs) {
            m_tries = 0;
            return issue(*std::exchange(m_wantedUs, std::nullopt));
        }
        // A single picture has no loop: it would end again at once, for ever.
        if (m_loop && m_timing.lastFrame() > 0) {
            return restart();
        }
        m_state = PlayerState::Ended;
        return {};
    }
    return m_state == PlayerState::Paused && m_inFlightUs ? nothingCame(true) : Actions{};
}

PlaybackState::Actions PlaybackState::waitedTooLong(int clip)
{
    if (!concerns(clip) || !m_open) {
        return {};
    }
    if (m_state != PlayerState::Loading) {
        return m_inFlightUs ? nothingCame(false) : Actions{};
    }
    if (++m_tries >= openTries) {
        return broke(clip, {});
    }
    ++m_waitNumber;
    return {{Kind::Close}, {Kind::Open}, {Kind::Pause}};
}

PlaybackState::Actions PlaybackState::nothingCame(bool endReported)
{
    const qint64 target = *m_inFlightUs;
    if (m_wantedUs) {
        m_tries = 0;
        return issue(*std::exchange(m_wantedUs, std::nullopt));
    }
    if (++m_tries >= seekTries) {
        m_inFlightUs.reset();
        ++m_waitNumber;
        return {};
    }
    // The last picture may begin earlier than the length promises: look for it further back. Without a word from the
    // backend it may as well be slow, so ask for the same once more.
    const int frames = nearEnd(target) ? m_tries - (endReported ? 0 : 1) : 0;
    const auto back = static_cast<qint64>(std::ceil(m_timing.frameUs() * frames));
    return issue(std::max<qint64>(0, target - back));
}

qint64 PlaybackState::positionUs() const
{
    return m_wantedUs.value_or(m_inFlightUs.value_or(m_shownUs));
}

int PlaybackState::patienceMs() const
{
    if (m_state == PlayerState::Loading) {
        return m_open ? openPatienceMs << m_tries : 0;
    }
    if (!m_inFlightUs) {
        return 0;
    }
    return (nearEnd(*m_inFlightUs) ? endPatienceMs : seekPatienceMs) << m_tries;
}

bool PlaybackState::concerns(int clip) const
{
    return clip == m_clip && m_state != PlayerState::Empty && m_state != PlayerState::Broken;
}

bool PlaybackState::nearEnd(qint64 us) const
{
    return static_cast<double>(us) + 12 * m_timing.frameUs() >= static_cast<double>(m_timing.durationUs);
}

bool PlaybackState::atLastFrame() const
{
    return m_timing.lastFrame() > 0 && positionUs() + slackUs >= m_lastFrameUs;
}

qint64 PlaybackState::snapped(qint64 us) const
{
    return std::min(m_timing.frameStart(m_timing.frameAt(us)), m_lastFrameUs);
}

} // namespace Dailies
