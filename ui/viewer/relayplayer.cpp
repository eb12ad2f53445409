// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/relayplayer.h"

#include <QVideoFrame>

#include <utility>

namespace Dailies {

RelayPlayer::RelayPlayer(Maker make, QObject* parent) : Player(parent), m_make(std::move(make)), m_now(m_make())
{
    m_now->setParent(this);
    follow();
}

void RelayPlayer::follow()
{
    connect(m_now, &Player::frameReady, this, &Player::frameReady);
    connect(m_now, &Player::stillReady, this, &Player::stillReady);
    connect(m_now, &Player::glanceReady, this, &Player::glanceReady);
    connect(m_now, &Player::stateChanged, this, &Player::stateChanged);
    connect(m_now, &Player::positionChanged, this, &Player::positionChanged);
    connect(m_now, &Player::rangeChanged, this, &Player::rangeChanged);
    connect(m_now, &Player::timingChanged, this, &Player::timingChanged);
    connect(m_now, &Player::soundDeviceChanged, this, &Player::soundDeviceChanged);
    connect(m_now, &Player::failed, this, &Player::failed);
    if (m_next != nullptr)
        connect(m_next, &Player::stillReady, this, [this](const QImage& picture) { m_still = picture; });
}

void RelayPlayer::load(const QString& path)
{
    const bool isOpen = m_next != nullptr && path == m_prepared && hasClip(m_next->state());
    const QString left = std::exchange(m_path, path);
    if (!isOpen) {
        m_now->load(path);
        return;
    }
    m_prepared = left;
    handOver();
}

/// The other player becomes the one that is shown. The clip that was shown stays open, at its beginning.
void RelayPlayer::handOver()
{
    m_now->disconnect(this);
    m_next->disconnect(this);
    const bool hadSound = m_now->hasSoundDevice();
    const QImage still = std::exchange(m_still, {});
    std::swap(m_now, m_next);
    m_next->pause();
    m_next->setRange({});
    m_next->seek(0);
    follow();
    Q_EMIT timingChanged();
    Q_EMIT stateChanged(m_now->state());
    Q_EMIT rangeChanged();
    Q_EMIT positionChanged(m_now->positionUs());
    if (hadSound != m_now->hasSoundDevice())
        Q_EMIT soundDeviceChanged(m_now->hasSoundDevice());
    if (!still.isNull())
        Q_EMIT stillReady(still);
}

void RelayPlayer::prepare(const QString& path)
{
    if (path == m_prepared || (path == m_path && !path.isEmpty()))
        return;
    m_prepared = path;
    m_still = {};
    if (path.isEmpty()) {
        m_next->unload();
        return;
    }
    if (m_next == nullptr) {
        m_next = m_make();
        m_next->setParent(this);
        m_next->setLoop(m_now->loop());
        m_next->setRate(m_rate);
        m_next->setVolume(m_volume);
        m_next->setMuted(m_muted);
        m_next->setGlanceBounds(m_bounds);
        m_now->disconnect(this);
        follow();
    }
    m_next->load(path);
}

void RelayPlayer::unload()
{
    m_path.clear();
    m_now->unload();
}

void RelayPlayer::forAll(const std::function<void(Player&)>& change)
{
    change(*m_now);
    if (m_next != nullptr)
        change(*m_next);
}

void RelayPlayer::setLoop(bool loop)
{
    forAll([loop](Player& player) { player.setLoop(loop); });
}

void RelayPlayer::setRate(double rate)
{
    m_rate = rate;
    forAll([rate](Player& player) { player.setRate(rate); });
}

void RelayPlayer::setVolume(double volume)
{
    m_volume = volume;
    forAll([volume](Player& player) { player.setVolume(volume); });
}

void RelayPlayer::setMuted(bool muted)
{
    m_muted = muted;
    forAll([muted](Player& player) { player.setMuted(muted); });
}

void RelayPlayer::setGlanceBounds(QSize bounds)
{
    m_bounds = bounds;
    forAll([bounds](Player& player) { player.setGlanceBounds(bounds); });
}

} // namespace Dailies
