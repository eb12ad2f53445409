// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/frameprefetcher.h"

#include "app/media/framereader.h"

#include <QHash>
#include <QMutex>

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr int ahead = 6; ///< number of frames prepared in advance, for moments when the cores do something else
constexpr int mostSkipped = 12; ///< maximum number of frames dropped if decoding is slower than playback
constexpr auto patience = std::chrono::seconds(10);

struct Ready {
    QImage picture; ///< null if the frame cannot be read
    QSize bounds;
    bool isFine = false;
};

/// The next frame during playback; -1 if there is none.
int following(int frame, const FeedWish& wish)
{
    if (const int next = (frame / wish.every + 1) * wish.every; next <= wish.last)
        return next;
    return wish.loops && wish.first < wish.last ? wish.first : -1;
}

} // namespace

struct FramePrefetcher::Desk {
    // Only used by the reading thread.
    std::optional<FrameReader> reader;
    int skip = 0; ///< number of frames to drop in order to catch up

    mutable QMutex mutex; ///< protects everything below
    QHash<int, Ready> ready;
    FeedWish wish;
    bool isOpen = false;
    bool isBusy = false;

    bool answers(int frame, const FeedWish& asked) const
    {
        const auto found = ready.constFind(frame);
        return found != ready.cend() && (asked.isPassing || (found->isFine && found->bounds == asked.bounds));
    }
    /// The wanted frame and the following ones, including those that may be dropped.
    QList<int> near() const
    {
        QList<int> frames{wish.frame};
        while (wish.isPassing && frames.size() <= ahead + mostSkipped && following(frames.constLast(), wish) >= 0)
            frames.append(following(frames.constLast(), wish));
        return frames;
    }
    void keepOnlyNear()
    {
        ready.removeIf([frames = near()](QHash<int, Ready>::iterator each) { return !frames.contains(each.key()); });
    }
};

FramePrefetcher::FramePrefetcher(const QString& path, qint64 decodedBytes, QObject* parent)
    : QObject(parent)
    , m_desk(std::make_shared<Desk>())
{
    m_pool.setMaxThreadCount(1);
    m_pool.start([this, path, decodedBytes] {
        const auto isUnwanted = [this, turn = m_turn.load()] { return m_turn != turn; };
        // One decoder thread for each clip: several clips would otherwise compete for the cores.
        Result<FrameReader> reader = FrameReader::open(path, {patience, isUnwanted}, 1);
        if (!reader) {
            QMetaObject::invokeMethod(
                this, [this, words = reader.error().message] { Q_EMIT failed(words); }, Qt::QueuedConnection);
            return;
        }
        reader->keepWithin(decodedBytes);
        FeedClip clip{{}, reader->endUs(), reader->shownSize()};
        clip.starts.reserve(reader->count());
        for (int frame = 0; frame < reader->count(); ++frame)
            clip.starts.append(reader->startUs(frame));
        m_desk->reader.emplace(std::move(*reader));
        QMetaObject::invokeMethod(
            this,
            [this, clip] {
                m_desk->isOpen = true;
                Q_EMIT opened(clip);
            },
            Qt::QueuedConnection);
    });
}

FramePrefetcher::~FramePrefetcher()
{
    ++m_turn;
    m_pool.clear();
    m_pool.waitForDone();
}

void FramePrefetcher::want(const FeedWish& wish)
{
    const QMutexLocker lock(&m_desk->mutex);
    if (!m_desk->isOpen || m_desk->wish == wish)
        return;
    const FeedWish before = std::exchange(m_desk->wish, wish);
    // Running work of a playing clip ends soon. If it were canceled, decoding would start over from a key frame.
    if (!wish.isPassing && !before.isPassing && wish.frame != before.frame)
        ++m_turn;
    m_desk->keepOnlyNear();
    if (!std::exchange(m_desk->isBusy, true))
        m_pool.start([this] { work(); });
}

std::optional<QImage> FramePrefetcher::picture(int frame) const
{
    const QMutexLocker lock(&m_desk->mutex);
    const auto found = m_desk->ready.constFind(frame);
    return found != m_desk->ready.cend() && !found->picture.isNull() ? std::optional(found->picture) : std::nullopt;
}

bool FramePrefetcher::hasNext() const
{
    const QMutexLocker lock(&m_desk->mutex);
    const QList<int> frames = m_desk->near();
    return std::ranges::any_of(frames, [this](int frame) { return m_desk->ready.contains(frame); });
}

bool FramePrefetcher::isAhead() const
{
    const QMutexLocker lock(&m_desk->mutex);
    return !m_desk->isBusy;
}

bool FramePrefetcher::isFine(int frame) const
{
    const QMutexLocker lock(&m_desk->mutex);
    const auto found = m_desk->ready.constFind(frame);
    return found != m_desk->ready.cend() && found->isFine && found->bounds == m_desk->wish.bounds;
}

/// What to read next: the wish with the frame number; nullopt if everything wanted is ready.
std::optional<FeedWish> FramePrefetcher::nextWork()
{
    const QMutexLocker lock(&m_desk->mutex);
    FeedWish work = m_desk->wish;
    if (work.isPassing && m_desk->skip > 0 && !m_desk->answers(work.frame, work)) {
        // This frame would be late again, so a later one is read.
        const int later = (work.frame + m_desk->skip) / work.every * work.every;
        work.frame = std::min(std::max(work.frame, later), std::max(work.frame, work.last));
        if (!m_desk->answers(work.frame, work))
            return work;
    }
    for (int place = 0; place <= (work.isPassing ? ahead : 0) && work.frame >= 0; ++place) {
        if (!m_desk->answers(work.frame, work))
            return work;
        work.frame = work.isPassing ? following(work.frame, work) : -1;
    }
    m_desk->isBusy = false;
    return std::nullopt;
}

void FramePrefetcher::work()
{
    // Reads the turn before the wish, so that work for an outdated wish can be recognised.
    for (quint64 turn = m_turn; const std::optional<FeedWish> wish = nextWork(); turn = m_turn) {
        const auto isUnwanted = [this, turn] { return m_turn != turn; };
        FrameReader& reader = *m_desk->reader;
        const Result<const AVFrame*> frame =
            reader.frame(wish->frame, {patience, isUnwanted, wish->isPassing, wish->every});
        if (!frame && frame.error().kind == ErrorKind::Stopped)
            continue;
        Result<QImage> picture = QImage();
        if (!frame)
            picture = failure(frame.error());
        else
            picture = wish->isPassing ? reader.passingPictureOf(**frame, wish->bounds)
                                      : reader.pictureOf(**frame, wish->bounds);
        deliver(wish->frame, *wish, picture);
    }
}

void FramePrefetcher::deliver(int frame, const FeedWish& wish, const Result<QImage>& picture)
{
    {
        const QMutexLocker lock(&m_desk->mutex);
        m_desk->ready.insert(frame, {picture.value_or(QImage()), wish.bounds, !wish.isPassing});
        const int behind = m_desk->wish.isPassing ? m_desk->wish.frame - frame : 0;
        m_desk->skip = behind > 0 ? std::min(behind + 1, mostSkipped) : std::max(0, m_desk->skip - 1);
    }
    QMetaObject::invokeMethod(
        this,
        [this, frame, picture] {
            if (picture)
                Q_EMIT came(frame);
            else
                Q_EMIT missed(frame, picture.error().message);
        },
        Qt::QueuedConnection);
}

} // namespace Dailies
