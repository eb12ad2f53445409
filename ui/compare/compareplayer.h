// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/frameprefetcher.h"
#include "ui/compare/compareclock.h"
#include "ui/viewer/player.h"

#include <QElapsedTimer>
#include <QImage>
#include <QStringList>
#include <QTimer>

#include <vector>

namespace Dailies {

/// What is seen of one take of a comparison.
struct TakePicture {
    QImage picture; ///< null before the first one came
    QSize natural; ///< the size of the clip's pictures; empty before it is known
    int frame = -1; ///< the number of the picture
    bool hasEnded = false; ///< the others go on, its last picture stays
    QString problem; ///< one sentence where the take cannot be shown
};

/// Plays several takes on one clock. Which picture of each is shown is worked out from the clock alone, so that they
/// cannot drift apart; those that do not come in time are left out, and when none come any more the clock waits for them.
/// While it stands still, each take shows exactly the picture that covers the clock's time. There is no sound: of several
/// takes at once nobody could tell whose it is.
class ComparePlayer final : public Player {
    Q_OBJECT

public:
    explicit ComparePlayer(QObject* parent = nullptr);
    ~ComparePlayer() override;

    /// Replaces the takes; Paused on their first pictures once all have been opened, Broken where none can be.
    void setClips(const QStringList& paths);
    int count() const { return static_cast<int>(m_takes.size()); }
    const TakePicture& take(int number) const { return m_takes.at(number).shown; }
    ClipTiming takeTiming(int number) const { return m_takes.at(number).timing; }
    /// How large a take's picture is on screen, in its pixels: it is made no larger.
    void setBounds(int number, QSize pixels);
    /// Whether the clock goes slower than asked, because the pictures do not come as quickly.
    bool isSlowed() const { return m_slowed; }

    void load(const QString& path) override { setClips({path}); }
    void unload() override { setClips({}); }
    void play() override;
    void pause() override;
    void seek(qint64 us) override;
    void step(int frames) override;
    void setLoop(bool loop) override;
    void setRange(const PlayRange& range) override;
    void setRate(double rate) override;
    void setVolume(double) override {}
    void setMuted(bool) override {}
    PlayerState state() const override { return m_state; }
    qint64 positionUs() const override;
    ClipTiming timing() const override { return m_timing; }
    PictureShape shape() const override { return {}; }
    bool loop() const override { return m_clock.loop(); }
    PlayRange range() const override { return m_range; }
    bool hasSoundDevice() const override { return false; }

Q_SIGNALS:
    /// Another picture of the take is shown, or there is another thing to say about it.
    void takeChanged(int number);
    void slowedChanged(bool slowed);

private:
    struct Take {
        std::unique_ptr<FramePrefetcher> feed;
        ClipTiming timing;
        TakePicture shown;
        QSize bounds;
        qint64 coveredAt = 0; ///< when the picture shown was last the one that belongs to the clock
        bool isOpen = false;
        bool isFine = false; ///< the picture shown is as fine as it can be
    };

    void open(int number, const FeedClip& clip);
    void giveUp(int number, const QString& sentence);
    void takeUp(int number, int frame);
    void miss(int number, int frame, const QString& sentence);
    void begin();
    void follow();
    void followSoon();
    bool showTake(int number, qint64 us, qint64 now);
    FeedWish wishFor(const Take& take, qint64 us) const;
    void waitForPictures(bool covered, bool late, qint64 now);
    void setSlowed(bool slowed);
    void setState(PlayerState state);
    qint64 lastUs() const;
    qint64 now() const { return m_time.nsecsElapsed() / 1000; }

    std::vector<Take> m_takes;
    CompareClock m_clock;
    ClipTiming m_timing; ///< of the clock
    PlayRange m_range;
    QElapsedTimer m_time;
    QTimer m_next; ///< when something changes, by the clock
    PlayerState m_state = PlayerState::Empty;
    qint64 m_told = -1; ///< the position told last while playing
    bool m_waits = false; ///< the clock stands still until the pictures are there
    bool m_slowed = false;
};

} // namespace Dailies
