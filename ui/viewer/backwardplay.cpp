// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/backwardplay.h"

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr qsizetype mostReady = 12; // enough to bridge the decoding of a group of pictures
constexpr qint64 mostBytes = 96LL * 1024 * 1024; // for all ready pictures together

} // namespace

BackwardPlay::BackwardPlay(Fetch fetch, Next next, QObject* parent)
    : QObject(parent)
    , m_fetch(std::move(fetch))
    , m_next(std::move(next))
{
    m_time.start();
    m_due.setSingleShot(true);
    m_due.setTimerType(Qt::PreciseTimer);
    connect(&m_due, &QTimer::timeout, this, &BackwardPlay::follow);
}

void BackwardPlay::start(const ClipTiming& timing, int frame)
{
    stop();
    m_timing = timing;
    m_wanted = frame;
    m_dueUs = now();
    fetchNext();
}

void BackwardPlay::stop()
{
    ++m_run;
    m_isFetching = false;
    m_ready.clear();
    m_due.stop();
}

void BackwardPlay::fetchNext()
{
    const bool isFull = m_ready.size() >= mostReady
        || (!m_ready.isEmpty() && m_ready.constFirst().picture.sizeInBytes() * (m_ready.size() + 1) > mostBytes);
    if (m_isFetching || !m_wanted || isFull)
        return;
    m_isFetching = true;
    m_fetch(*m_wanted, [this, run = m_run](const Result<GrabbedFrame>& picture) {
        if (run == m_run)
            take(picture);
    });
}

void BackwardPlay::take(const Result<GrabbedFrame>& picture)
{
    m_isFetching = false;
    if (picture) // while a clip plays, one missing picture is no reason to report an error
        m_ready.enqueue({m_timing.frameStart(*m_wanted), picture->picture});
    m_wanted = m_next(*m_wanted);
    if (m_ready.size() == 1)
        m_dueUs = std::max(m_dueUs, now()); // late; the clip waited for it
    follow();
}

void BackwardPlay::follow()
{
    const quint64 run = m_run;
    std::optional<Ready> due;
    while (!m_ready.isEmpty() && m_dueUs <= now()) {
        due = m_ready.dequeue();
        m_dueUs += lengthUs(m_timing.frameAt(due->startUs));
    }
    if (due)
        Q_EMIT shown(due->startUs, due->picture);
    if (run != m_run)
        return; // a receiver of the signal has stopped or restarted
    if (!m_wanted && m_ready.isEmpty()) {
        stop();
        Q_EMIT ended();
        return;
    }
    if (!m_ready.isEmpty())
        m_due.start(static_cast<int>(std::max<qint64>(0, m_dueUs - now() + 999) / 1000));
    fetchNext();
}

qint64 BackwardPlay::lengthUs(int frame) const
{
    const auto length = static_cast<double>(m_timing.frameEnd(frame) - m_timing.frameStart(frame));
    return std::max<qint64>(1, static_cast<qint64>(length / m_rate));
}

} // namespace Dailies
