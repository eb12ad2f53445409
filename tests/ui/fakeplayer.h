// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QStringList>
#include <QVideoFrame>
#include <QVideoFrameFormat>

#include <cstring>

namespace Dailies {

/// A player without media. Records its commands, and takes the state that a test sets.
class FakePlayer final : public Player {
public:
    QStringList orders;
    PlayerState now = PlayerState::Empty;
    qint64 us = 0;
    ClipTiming clipTiming;
    PictureShape pictureShape;
    bool soundDevice = true;
    bool looped = false;
    bool backwards = false;
    PlayRange marks;

    void become(PlayerState state)
    {
        now = state;
        Q_EMIT stateChanged(state);
    }
    void becomeReady(const ClipTiming& timing, QSize size = {64, 36})
    {
        clipTiming = timing;
        us = 0;
        Q_EMIT timingChanged();
        Q_EMIT frameReady(greyFrame(size, 128));
        become(PlayerState::Paused);
    }
    void arriveAt(qint64 position)
    {
        us = position;
        Q_EMIT positionChanged(us);
    }
    void breakDown(const QString& sentence)
    {
        become(PlayerState::Broken);
        Q_EMIT failed(sentence);
    }
    void loseSoundDevice()
    {
        soundDevice = false;
        Q_EMIT soundDeviceChanged(false);
    }
    static QVideoFrame greyFrame(QSize size, int grey)
    {
        QVideoFrame frame(QVideoFrameFormat(size, QVideoFrameFormat::Format_BGRX8888));
        frame.map(QVideoFrame::WriteOnly);
        std::memset(frame.bits(0), grey, static_cast<size_t>(frame.mappedBytes(0)));
        frame.unmap();
        return frame;
    }

    void load(const QString& path) override
    {
        orders.append(QStringLiteral("load ") + path);
        become(PlayerState::Loading);
    }
    void unload() override
    {
        orders.append(QStringLiteral("unload"));
        become(PlayerState::Empty);
    }
    void play() override { note(QStringLiteral("play"), PlayerState::Playing, false); }
    void playBackwards() override { note(QStringLiteral("back"), PlayerState::Playing, true); }
    bool isPlayingBackwards() const override { return backwards; }
    void pause() override { note(QStringLiteral("pause"), PlayerState::Paused, false); }
    void seek(qint64 target) override { orders.append(QStringLiteral("seek %1").arg(target / 1000)); }
    void step(int frames) override { orders.append(QStringLiteral("step %1").arg(frames)); }
    void setLoop(bool loop) override
    {
        looped = loop;
        orders.append(loop ? QStringLiteral("loop") : QStringLiteral("no loop"));
    }
    void setRange(const PlayRange& range) override
    {
        marks = range;
        const auto ms = [](const std::optional<qint64>& end) {
            return end ? QString::number(*end / 1000) : QStringLiteral("-");
        };
        orders.append(QStringLiteral("range %1 %2").arg(ms(range.inUs), ms(range.outUs)));
        Q_EMIT rangeChanged();
    }
    void setRate(double rate) override { orders.append(QStringLiteral("rate %1").arg(rate)); }
    void setVolume(double volume) override { orders.append(QStringLiteral("volume %1").arg(volume)); }
    void setMuted(bool muted) override { orders.append(muted ? QStringLiteral("mute") : QStringLiteral("unmute")); }

    PlayerState state() const override { return now; }
    qint64 positionUs() const override { return us; }
    ClipTiming timing() const override { return clipTiming; }
    PictureShape shape() const override { return pictureShape; }
    bool loop() const override { return looped; }
    PlayRange range() const override { return marks; }
    bool hasSoundDevice() const override { return soundDevice; }

private:
    void note(const QString& order, PlayerState state, bool goesBack)
    {
        orders.append(order);
        backwards = goesBack;
        if (now != PlayerState::Empty && now != PlayerState::Loading && now != PlayerState::Broken) {
            become(state);
        }
    }
};

} // namespace Dailies
