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

#include <optional>
#include <vector>

namespace Dailies {

/// What is shown of one take of a comparison.
struct TakePicture {
    QImage picture; ///< null until the first one arrives
    QSize natural; ///< the size of the clip's pictures; empty until known
    int frame = -1; ///< the number of the shown frame
    bool hasEnded = false; ///< the last picture remains while the other takes continue
    QString problem; ///< one sentence if the take cannot be shown
};

/// Plays several takes on one clock. The clock alone determines the picture of each take, so the takes cannot
/// drift apart. Pictures that arrive late are skipped. If none arrive any more, the clock waits for them.
/// While the clock is stopped, each take shows exactly the picture for the clock's time. There is no sound,
/// because the user could not tell which take it belongs to.
class ComparePlayer final : public Player {
    Q_OBJECT

public:
    explicit ComparePlayer(QObject* parent = nullptr);
    ~ComparePlayer() override;

    /// Replaces the takes. The state becomes Paused, with their first pictures, once all are open, or Broken
    /// if none can be opened.
    void setClips(const QStringList& paths);
    int count() const { return static_cast<int>(m_takes.size()); }
    const TakePicture& take(int number) const { return m_takes.at(number).shown; }
    ClipTiming takeTiming(int number) const { return m_takes.at(number).timing; }
    /// The size of a take's picture on screen, in its pixels; pictures are not decoded larger.
    void setBounds(int number, QSize pixels);
    /// The take that shows every picture, even if the computer is too slow to show every picture of all.
    void setChosen(int number) { m_chosen = number; }
    /// While playing, the other takes show every n-th picture: 1, 2 or 4.
    int cadence() const { return m_cadence; }

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
    /// The take shows another picture, or its other data has changed.
    void takeChanged(int number);
    void slowedChanged(bool slowed);

private:
    struct Take {
        std::unique_ptr<FramePrefetcher> feed;
        ClipTiming timing;
        TakePicture shown;
        QSize bounds;
        qint64 coveredAt = 0; ///< when the shown picture last matched the clock
        int wanted = -1; ///< the picture that belongs to the clock, shown or not
        bool isOpen = false;
        bool isFine = false; ///< the shown picture has its final quality
    };

    void open(int number, const FeedClip& clip);
    void giveUp(int number, const QString& sentence);
    void takeUp(int number, int frame);
    void miss(int number, int frame, const QString& sentence);
    void begin();
    void follow();
    void followSoon();
    bool showTake(int number, qint64 us, qint64 now);
    int cadenceOf(int number) const { return m_state == PlayerState::Playing && number != m_chosen ? m_cadence : 1; }
    int wantedFrame(int number, qint64 us) const;
    FeedWish wishFor(int number, qint64 us) const;
    bool isPreparing(qint64 now);
    void expectCadence();
    void lowerCadence(qint64 now);
    void waitForPictures(bool covered, bool late, qint64 now);
    void setSlowed(bool slowed);
    void setState(PlayerState state);
    qint64 lastUs() const;
    qint64 now() const { return m_time.nsecsElapsed() / 1000; }

    std::vector<Take> m_takes;
    CompareClock m_clock;
    ClipTiming m_timing; ///< timing of the clock
    PlayRange m_range;
    QElapsedTimer m_time;
    QTimer m_next; ///< fires at the next change by the clock
    PlayerState m_state = PlayerState::Empty;
    qint64 m_told = -1; ///< the last position announced while playing
    std::optional<qint64> m_prepares; ///< since when the first pictures are prepared; the clock starts after that
    int m_cadence = 1;
    int m_chosen = 0;
    int m_missed = 0; ///< pictures of the other takes that were never shown, in the second since m_missedSince
    qint64 m_missedSince = 0;
    bool m_waits = false; ///< the clock is stopped until pictures arrive
    bool m_slowed = false;
};

} // namespace Dailies
