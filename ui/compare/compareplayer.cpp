// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareplayer.h"

#include "ui/compare/taketiming.h"

#include <QThread>

#include <algorithm>
#include <limits>
#include <utility>

namespace Dailies {

namespace {

constexpr qint64 decodedBytes = 192LL * 1024 * 1024; // for all takes together
constexpr qint64 patienceUs = 250'000; // the longest time a take may lag behind the clock
constexpr QSize boundsUntilKnown(480, 270);
constexpr qint64 preparationUs = 200'000; // the longest time between pressing Play and playing
constexpr int mostPreparing = 5; // milliseconds between two looks at it
constexpr int sparsest = 4; // of the cadences
constexpr int missedOfTake = 2; // pictures of a take in a second, before the cadence changes
constexpr qint64 second = 1'000'000;

} // namespace

ComparePlayer::ComparePlayer(QObject* parent) : Player(parent)
{
    m_time.start();
    m_next.setSingleShot(true);
    m_next.setTimerType(Qt::PreciseTimer);
    connect(&m_next, &QTimer::timeout, this, &ComparePlayer::follow);
}

ComparePlayer::~ComparePlayer() = default;

void ComparePlayer::setClips(const QStringList& paths)
{
    m_next.stop();
    m_takes.clear();
    m_timing = {};
    m_range = {};
    m_clock.stop(now());
    m_clock.seek(0, now());
    m_clock.setSpan(0, 0);
    m_waits = false;
    m_prepares.reset();
    m_cadence = 1;
    setSlowed(false);
    for (const QString& path : paths) {
        const auto number = static_cast<int>(m_takes.size());
        Take& take = m_takes.emplace_back();
        take.feed = std::make_unique<FramePrefetcher>(path, decodedBytes / paths.size());
        take.bounds = boundsUntilKnown;
        connect(take.feed.get(), &FramePrefetcher::opened, this,
            [this, number](const FeedClip& clip) { open(number, clip); });
        connect(take.feed.get(), &FramePrefetcher::failed, this,
            [this, number](const QString& sentence) { giveUp(number, sentence); });
        connect(take.feed.get(), &FramePrefetcher::came, this, [this, number](int frame) { takeUp(number, frame); });
        connect(take.feed.get(), &FramePrefetcher::missed, this,
            [this, number](int frame, const QString& sentence) { miss(number, frame, sentence); });
    }
    setState(paths.isEmpty() ? PlayerState::Empty : PlayerState::Loading);
}

void ComparePlayer::open(int number, const FeedClip& clip)
{
    Take& take = m_takes.at(number);
    take.timing = Dailies::takeTiming(clip);
    take.shown.natural = clip.size;
    take.isOpen = true;
    Q_EMIT takeChanged(number);
    begin();
}

void ComparePlayer::giveUp(int number, const QString& sentence)
{
    Take& take = m_takes.at(number);
    take.shown = {};
    take.shown.problem = sentence;
    Q_EMIT takeChanged(number);
    begin();
}

// A picture that arrives before its time is shown later, when the clock reaches it.
void ComparePlayer::takeUp(int number, int frame)
{
    const Take& take = m_takes.at(number);
    if (m_state != PlayerState::Playing || m_waits
        || (frame != take.shown.frame && frame == wantedFrame(number, positionUs())))
        follow();
}

// While a clip plays, one missing picture is no reason to report an error: the previous one remains.
void ComparePlayer::miss(int number, int frame, const QString& sentence)
{
    Take& take = m_takes.at(number);
    if (m_state != PlayerState::Playing && frame == take.timing.frameAt(positionUs())) {
        take.shown.picture = {};
        take.shown.frame = frame;
        take.shown.problem = sentence;
        Q_EMIT takeChanged(number);
    }
    follow();
}

// Starts once every take is open or has failed.
void ComparePlayer::begin()
{
    QList<ClipTiming> timings;
    for (const Take& take : m_takes) {
        if (take.isOpen)
            timings.append(take.timing);
        else if (take.shown.problem.isEmpty())
            return followSoon(); // takes that are open may show their first pictures already
    }
    if (timings.isEmpty()) {
        setState(PlayerState::Broken);
        Q_EMIT failed(tr("None of these takes can be shown."));
        return;
    }
    m_timing = commonTiming(timings);
    m_clock.setSpan(0, m_timing.durationUs);
    Q_EMIT timingChanged();
    setState(PlayerState::Paused);
    Q_EMIT positionChanged(positionUs());
    follow();
}

void ComparePlayer::setBounds(int number, QSize pixels)
{
    Take& take = m_takes.at(number);
    if (take.bounds == pixels || pixels.isEmpty())
        return;
    take.bounds = pixels;
    followSoon();
}

void ComparePlayer::play()
{
    if (m_state != PlayerState::Paused && m_state != PlayerState::Ended)
        return;
    const qint64 at = positionUs();
    const bool within = m_state == PlayerState::Paused && at >= m_clock.beginUs() && at < lastUs();
    m_clock.seek(within ? at : m_clock.beginUs(), now());
    m_prepares = now();
    expectCadence();
    setState(PlayerState::Playing);
    follow();
}

// The first pictures are prepared before the clock starts, so that none of them is late.
bool ComparePlayer::isPreparing(qint64 time)
{
    if (!m_prepares)
        return false;
    const bool isReady = std::all_of(
        m_takes.begin(), m_takes.end(), [](const Take& take) { return !take.isOpen || take.feed->isAhead(); });
    if (!isReady && time - *m_prepares < preparationUs) {
        m_next.start(mostPreparing);
        return true;
    }
    m_prepares.reset();
    m_missed = 0;
    m_missedSince = time;
    m_clock.start(time);
    for (Take& take : m_takes)
        take.coveredAt = time;
    return false;
}

// Starting with a cadence that the computer can keep up with leaves no picture of the chosen take out.
void ComparePlayer::expectCadence()
{
    double pixels = 0;
    for (const Take& take : m_takes) {
        if (take.isOpen)
            pixels += pixelsPerSecond(take.timing, take.shown.natural) * m_clock.rate();
    }
    m_cadence = std::max(m_cadence, expectedCadence(pixels, QThread::idealThreadCount()));
}

// If pictures still come too late, all takes but the chosen one show every second or every fourth picture, rather than
// whichever happens to be ready. That holds until other takes are compared or the rate changes.
void ComparePlayer::lowerCadence(qint64 time)
{
    if (m_missed > missedOfTake * count() && m_cadence < sparsest)
        m_cadence *= 2;
    else if (time - m_missedSince < second)
        return;
    m_missed = 0;
    m_missedSince = time;
}

void ComparePlayer::pause()
{
    if (m_state != PlayerState::Playing)
        return;
    m_clock.stop(now());
    m_waits = false;
    m_prepares.reset();
    setSlowed(false);
    setState(PlayerState::Paused);
    follow();
    Q_EMIT positionChanged(positionUs());
}

void ComparePlayer::seek(qint64 us)
{
    if (m_timing.starts.isEmpty())
        return;
    if (m_state == PlayerState::Ended)
        setState(PlayerState::Paused);
    m_clock.seek(m_timing.snapped(us), now());
    for (Take& take : m_takes)
        take.coveredAt = now();
    follow();
    Q_EMIT positionChanged(positionUs());
}

void ComparePlayer::step(int frames)
{
    if (m_timing.starts.isEmpty())
        return;
    pause();
    seek(m_timing.snapped(positionUs(), frames));
}

void ComparePlayer::setLoop(bool loop)
{
    m_clock.setLoop(loop, now());
    follow();
}

void ComparePlayer::setRange(const PlayRange& range)
{
    m_range = range.ordered();
    const qint64 end = m_range.outUs ? m_timing.frameEnd(m_timing.frameAt(*m_range.outUs)) : m_timing.durationUs;
    m_clock.setSpan(m_range.inUs.value_or(0), end);
    Q_EMIT rangeChanged();
    follow();
}

void ComparePlayer::setRate(double rate)
{
    m_clock.setRate(rate, now());
    m_cadence = 1;
    if (m_state == PlayerState::Playing)
        expectCadence();
    follow();
}

qint64 ComparePlayer::positionUs() const
{
    return m_clock.at(now());
}

// The start of the last picture that is played.
qint64 ComparePlayer::lastUs() const
{
    return m_timing.starts.isEmpty() ? 0 : m_timing.frameStart(lastFrameBefore(m_timing, m_clock.endUs()));
}

void ComparePlayer::followSoon()
{
    if (m_state != PlayerState::Playing)
        m_next.start(0);
}

// Updates the pictures for the clock's time.
void ComparePlayer::follow()
{
    if (m_takes.empty())
        return;
    const qint64 time = now();
    if (m_clock.hasEnded(time)) {
        m_clock.stop(time);
        m_clock.seek(lastUs(), time);
        setSlowed(false);
        setState(PlayerState::Ended);
        Q_EMIT positionChanged(positionUs());
    }
    const qint64 at = m_clock.at(time);
    bool covered = true;
    bool late = false;
    qint64 next = m_clock.endUs();
    for (int number = 0; number < count(); ++number) {
        Take& take = m_takes[static_cast<size_t>(number)];
        if (!take.isOpen)
            continue;
        covered = showTake(number, at, time) && covered;
        late = late || time - take.coveredAt > patienceUs;
        next = std::min(next, nextChangeUs(take.timing, at).value_or(next));
    }
    if (m_state != PlayerState::Playing || isPreparing(time))
        return;
    lowerCadence(time);
    waitForPictures(covered, late, time);
    if (std::exchange(m_told, at) != at)
        Q_EMIT positionChanged(at);
    if (m_clock.isRunning())
        m_next.start(std::max<int>(1, static_cast<int>((m_clock.waitUs(next, time) + 999) / 1000)));
}

// Returns whether the take shows the picture for this time, or will do so without waiting.
bool ComparePlayer::showTake(int number, qint64 us, qint64 time)
{
    Take& take = m_takes[static_cast<size_t>(number)];
    const FeedWish wish = wishFor(number, us);
    take.feed->want(wish);
    if (const int before = std::exchange(take.wanted, wish.frame);
        before != wish.frame && before != take.shown.frame && number != m_chosen)
        ++m_missed;
    const bool ended = hasEnded(take.timing, us);
    const std::optional<QImage> picture = take.feed->picture(wish.frame);
    const bool fine = take.feed->isFine(wish.frame);
    bool changed = std::exchange(take.shown.hasEnded, ended) != ended;
    if (picture
        && (take.shown.frame != wish.frame || (fine && !take.isFine) || take.shown.picture.isNull()
            || take.shown.picture.size() != picture->size())) {
        take.shown.picture = *picture;
        take.shown.frame = wish.frame;
        take.shown.problem.clear();
        take.isFine = fine;
        changed = true;
    }
    if (changed)
        Q_EMIT takeChanged(number);
    // The next picture is enough: at its time the take has caught up.
    const bool covers = take.shown.frame == wish.frame || take.feed->hasNext();
    if (covers)
        take.coveredAt = time;
    return covers;
}

int ComparePlayer::wantedFrame(int number, qint64 us) const
{
    const ClipTiming& timing = m_takes.at(number).timing;
    const int frame = timing.frameAt(us);
    return std::max(frame - frame % cadenceOf(number), std::min(frame, timing.frameAt(m_clock.beginUs())));
}

FeedWish ComparePlayer::wishFor(int number, qint64 us) const
{
    const Take& take = m_takes.at(number);
    FeedWish wish{wantedFrame(number, us), take.bounds};
    wish.every = cadenceOf(number);
    wish.isPassing = m_state == PlayerState::Playing;
    if (wish.isPassing) {
        wish.first = take.timing.frameAt(m_clock.beginUs());
        wish.last = lastFrameBefore(take.timing, m_clock.endUs());
        wish.loops = m_clock.loop();
    }
    return wish;
}

void ComparePlayer::waitForPictures(bool covered, bool late, qint64 time)
{
    if (late && !m_waits) {
        m_waits = true;
        m_clock.stop(time);
        setSlowed(true);
        m_next.start(0);
    } else if (m_waits && covered) {
        m_waits = false;
        m_clock.start(time);
    }
}

void ComparePlayer::setSlowed(bool slowed)
{
    if (std::exchange(m_slowed, slowed) != slowed)
        Q_EMIT slowedChanged(slowed);
}

void ComparePlayer::setState(PlayerState state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT stateChanged(state);
}

} // namespace Dailies
