// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framegrabber.h"

#include "app/media/framereader.h"
#include "app/media/localfile.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace Dailies {

struct FrameGrabber::Wish {
    QString path; ///< empty to close the clip
    int number = 0;
    std::optional<qint64> us; ///< used instead of the number
    QSize early = {}; ///< bounds of the early result
};

struct FrameGrabber::Desk {
    std::optional<FrameReader> reader;
    QString path;
    FileStamp stamp;

    Result<GrabbedFrame> grab(const Wish& wish, const FrameReader::Bounds& bounds, const Answer& early);
    void prepare(
        const QString& wanted, const FrameReader::Bounds& bounds, QSize early, const Facts& facts, const Answer& first);
    void readAhead(const FrameReader::Bounds& bounds);

private:
    Result<GrabbedFrame> frameOf(const AVFrame& frame) const;
    Result<GrabbedFrame> earlyFrameOf(const AVFrame& frame, QSize early);
    GrabbedFrame dressed(const AVFrame& frame, const QImage& picture) const;
    Result<void> open(const QString& wanted, const FrameReader::Bounds& bounds);
};

Result<void> FrameGrabber::Desk::open(const QString& wanted, const FrameReader::Bounds& bounds)
{
    const FileStamp now = stampOf(wanted);
    if (reader && path == wanted && stamp == now)
        return {};
    reader.reset(); // two open clips would need twice the memory
    Result<FrameReader> opened = FrameReader::open(wanted, bounds);
    if (!opened)
        return failure(opened.error());
    reader.emplace(std::move(*opened));
    path = wanted;
    stamp = now;
    return {};
}

void FrameGrabber::Desk::prepare(
    const QString& wanted, const FrameReader::Bounds& bounds, QSize early, const Facts& facts, const Answer& first)
{
    const QDeadlineTimer deadline(bounds.limit);
    // Closed at the end, because freeing all its frames takes noticeably long.
    std::optional<FrameReader> earlier;
    if (path != wanted)
        earlier.swap(reader);
    if (const auto opened = open(wanted, bounds); !opened) {
        // It may be an audio file, or a clip of which only the length can be determined.
        if (!bounds.isUnwanted()) {
            const std::chrono::milliseconds left(std::max<qint64>(deadline.remainingTime(), 1));
            facts(probeMedia(wanted, FrameCount::Declared, left));
        }
        return;
    }
    facts(reader->facts());
    if (const auto frame = reader->firstFrame(bounds))
        first(earlyFrameOf(**frame, early));
}

/// If the first frame was decoded separately, decodes up to the next one in advance.
void FrameGrabber::Desk::readAhead(const FrameReader::Bounds& bounds)
{
    if (reader && reader->count() > 1 && !reader->isAtHand(1))
        (void)reader->frame(1, bounds);
}

GrabbedFrame FrameGrabber::Desk::dressed(const AVFrame& frame, const QImage& picture) const
{
    const int number = reader->numberOf(frame);
    return {path, number, reader->count(), reader->startUs(number), picture, reader->shownSize()};
}

Result<GrabbedFrame> FrameGrabber::Desk::frameOf(const AVFrame& frame) const
{
    const Result<QImage> picture = reader->pictureOf(frame);
    return picture ? Result<GrabbedFrame>(dressed(frame, *picture)) : failure(picture.error());
}

Result<GrabbedFrame> FrameGrabber::Desk::earlyFrameOf(const AVFrame& frame, QSize early)
{
    const Result<QImage> picture = reader->passingPictureOf(frame, early);
    return picture ? Result<GrabbedFrame>(dressed(frame, *picture)) : failure(picture.error());
}

Result<GrabbedFrame> FrameGrabber::Desk::grab(const Wish& wish, const FrameReader::Bounds& bounds, const Answer& early)
{
    if (const auto opened = open(wish.path, bounds); !opened)
        return failure(opened.error());
    const int number = wish.us ? reader->numberAtUs(*wish.us) : wish.number;
    if (early && !reader->isAtHand(number)) {
        if (const auto near = reader->frameOnTheWay(number, bounds))
            early(earlyFrameOf(**near, wish.early));
    }
    const Result<const AVFrame*> frame = reader->frame(number, bounds);
    return frame ? frameOf(**frame) : failure(frame.error());
}

FrameGrabber::FrameGrabber(QObject* parent) : QObject(parent), m_desk(std::make_shared<Desk>())
{
    m_pool.setMaxThreadCount(1);
}

FrameGrabber::~FrameGrabber()
{
    ++m_newest;
    ++m_clips;
    m_pool.clear();
    m_pool.waitForDone();
}

void FrameGrabber::grab(const QString& path, int number, Answer answer, Answer early)
{
    start({path, number, {}}, std::move(answer), std::move(early));
}

void FrameGrabber::grabAt(const QString& path, qint64 us, Answer answer, Answer early)
{
    start({path, 0, us}, std::move(answer), std::move(early));
}

void FrameGrabber::follow(const QString& path)
{
    if (m_path != path)
        ++m_clips;
    m_path = path;
}

void FrameGrabber::prepare(const QString& path, Facts facts, Answer first)
{
    ++m_newest;
    follow(path);
    m_pool.clear();
    const quint64 mine = m_clips;
    m_pool.start([this, mine, path, facts = std::move(facts), first = std::move(first)] {
        const auto isUnwanted = [this, mine] { return m_clips != mine; };
        const auto tellFacts = [&](const Result<MediaFacts>& found) {
            tell([facts, found] { facts(found); }, isUnwanted);
        };
        const auto tellFirst = [&](const Result<GrabbedFrame>& got) { tell([first, got] { first(got); }, isUnwanted); };
        if (!isUnwanted())
            m_desk->prepare(path, {std::chrono::seconds(10), isUnwanted}, m_early, tellFacts, tellFirst);
    });
}

/// Called from the reading thread. Skips results that are no longer wanted.
void FrameGrabber::tell(const std::function<void()>& what, const std::function<bool()>& isUnwanted)
{
    QMetaObject::invokeMethod(
        this,
        [what, isUnwanted] {
            if (!isUnwanted())
                what();
        },
        Qt::QueuedConnection);
}

void FrameGrabber::forget()
{
    ++m_newest;
    follow({});
    m_pool.clear();
    m_pool.start([desk = m_desk] { desk->reader.reset(); });
}

void FrameGrabber::start(Wish wish, Answer answer, Answer early)
{
    wish.early = m_early;
    const quint64 mine = ++m_newest;
    follow(wish.path);
    m_pool.clear();
    // The destructor waits for the pool, so this object outlives the work.
    m_pool.start([this, mine, wish, answer = std::move(answer), early = std::move(early)] {
        const auto isUnwanted = [this, mine] { return m_newest != mine; };
        if (isUnwanted())
            return;
        Answer tellEarly;
        if (early)
            tellEarly = [&](const Result<GrabbedFrame>& near) { tell([early, near] { early(near); }, isUnwanted); };
        const FrameReader::Bounds bounds{std::chrono::seconds(10), isUnwanted};
        const Result<GrabbedFrame> grabbed = m_desk->grab(wish, bounds, tellEarly);
        tell([answer, grabbed] { answer(grabbed); }, isUnwanted);
        if (grabbed && grabbed->number == 0)
            m_desk->readAhead(bounds);
    });
}

} // namespace Dailies
