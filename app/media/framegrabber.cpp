// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/media/framegrabber.h"

#include "app/media/framereader.h"
#include "app/media/localfile.h"

#include <optional>
#include <utility>

namespace Dailies {

struct FrameGrabber::Wish {
    QString path; ///< empty: to close the clip
    int number = 0;
    std::optional<qint64> us; ///< instead of the number
};

struct FrameGrabber::Desk {
    std::optional<FrameReader> reader;
    QString path;
    FileStamp stamp;

    Result<GrabbedFrame> grab(const Wish& wish, const FrameReader::Bounds& bounds, const Answer& early);
    Result<void> prepare(const QString& wanted, const FrameReader::Bounds& bounds);

private:
    Result<GrabbedFrame> told(const AVFrame& frame) const;
    Result<void> open(const QString& wanted, const FrameReader::Bounds& bounds);
};

Result<void> FrameGrabber::Desk::open(const QString& wanted, const FrameReader::Bounds& bounds)
{
    const FileStamp now = stampOf(wanted);
    if (reader && path == wanted && stamp == now)
        return {};
    reader.reset(); // two clips at a time would hold twice the memory
    Result<FrameReader> opened = FrameReader::open(wanted, bounds);
    if (!opened)
        return failure(opened.error());
    reader.emplace(std::move(*opened));
    path = wanted;
    stamp = now;
    return {};
}

Result<void> FrameGrabber::Desk::prepare(const QString& wanted, const FrameReader::Bounds& bounds)
{
    if (const auto opened = open(wanted, bounds); !opened)
        return opened;
    (void)reader->frame(0, bounds); // kept
    return {};
}

Result<GrabbedFrame> FrameGrabber::Desk::told(const AVFrame& frame) const
{
    const int number = reader->numberOf(frame);
    const Result<QImage> picture = reader->pictureOf(frame);
    if (!picture)
        return failure(picture.error());
    return GrabbedFrame{path, number, reader->count(), reader->startUs(number), *picture};
}

Result<GrabbedFrame> FrameGrabber::Desk::grab(const Wish& wish, const FrameReader::Bounds& bounds, const Answer& early)
{
    if (const auto opened = open(wish.path, bounds); !opened)
        return failure(opened.error());
    const int number = wish.us ? reader->numberAtUs(*wish.us) : wish.number;
    if (early && !reader->isAtHand(number)) {
        if (const auto near = reader->frameOnTheWay(number, bounds))
            early(told(**near));
    }
    const Result<const AVFrame*> frame = reader->frame(number, bounds);
    return frame ? told(**frame) : failure(frame.error());
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

void FrameGrabber::prepare(const QString& path)
{
    ++m_newest;
    follow(path);
    m_pool.clear();
    const quint64 mine = m_clips;
    m_pool.start([this, mine, path] {
        const auto isUnwanted = [this, mine] { return m_clips != mine; };
        if (!isUnwanted())
            (void)m_desk->prepare(path, {std::chrono::seconds(10), isUnwanted});
    });
}

void FrameGrabber::forget()
{
    ++m_newest;
    follow({});
    m_pool.clear();
    m_pool.start([desk = m_desk] { desk->reader.reset(); });
}

void FrameGrabber::start(const Wish& wish, Answer answer, Answer early)
{
    const quint64 mine = ++m_newest;
    follow(wish.path);
    m_pool.clear();
    // The destructor waits for the pool, so this object outlives the work.
    m_pool.start([this, mine, wish, answer = std::move(answer), early = std::move(early)] {
        const auto isUnwanted = [this, mine] { return m_newest != mine; };
        if (isUnwanted())
            return;
        const auto tell = [this, isUnwanted](const Answer& whom, const Result<GrabbedFrame>& grabbed) {
            QMetaObject::invokeMethod(
                this,
                [isUnwanted, grabbed, whom] {
                    if (!isUnwanted())
                        whom(grabbed);
                },
                Qt::QueuedConnection);
        };
        Answer tellEarly;
        if (early)
            tellEarly = [tell, early](const Result<GrabbedFrame>& grabbed) { tell(early, grabbed); };
        tell(answer, m_desk->grab(wish, {std::chrono::seconds(10), isUnwanted}, tellEarly));
    });
}

} // namespace Dailies
