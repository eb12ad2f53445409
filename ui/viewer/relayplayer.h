// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QImage>

#include <functional>

namespace Dailies {

/// Two players that take turns: one shows a clip while the other has the next one open. To everybody else they are one
/// player. The second one is created when it is needed first.
class RelayPlayer final : public Player {
    Q_OBJECT

public:
    using Maker = std::function<Player*()>;

    /// `make` creates a player. It is called at most twice.
    explicit RelayPlayer(Maker make, QObject* parent = nullptr);

    void load(const QString& path) override;
    void prepare(const QString& path) override;
    void unload() override;
    void play() override { m_now->play(); }
    void playBackwards() override { m_now->playBackwards(); }
    bool isPlayingBackwards() const override { return m_now->isPlayingBackwards(); }
    void pause() override { m_now->pause(); }
    void seek(qint64 us) override { m_now->seek(us); }
    void scrub(qint64 us) override { m_now->scrub(us); }
    void step(int frames) override { m_now->step(frames); }
    void setLoop(bool loop) override;
    void setRange(const PlayRange& range) override { m_now->setRange(range); }
    void setRate(double rate) override;
    void setVolume(double volume) override;
    void setMuted(bool muted) override;
    void setGlanceBounds(QSize bounds) override;

    PlayerState state() const override { return m_now->state(); }
    qint64 positionUs() const override { return m_now->positionUs(); }
    ClipTiming timing() const override { return m_now->timing(); }
    PictureShape shape() const override { return m_now->shape(); }
    bool loop() const override { return m_now->loop(); }
    PlayRange range() const override { return m_now->range(); }
    bool hasSound() const override { return m_now->hasSound(); }
    bool hasSoundDevice() const override { return m_now->hasSoundDevice(); }

private:
    void forAll(const std::function<void(Player&)>& change);
    void follow();
    void handOver();

    Maker m_make;
    Player* m_now; ///< its signals are passed on
    Player* m_next = nullptr;
    QString m_path; ///< of the shown clip
    QString m_prepared; ///< of the clip that the other player has open; empty for none
    QImage m_still; ///< the picture that the other player would show
    double m_rate = 1.0;
    double m_volume = 1.0;
    bool m_muted = false;
    QSize m_bounds;
};

} // namespace Dailies
