// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// The clock that several takes share. It reads no time itself: callers pass a monotonic time in
/// microseconds.
class CompareClock final {
public:
    /// Sets the range to play; `endUs` is exclusive.
    void setSpan(qint64 beginUs, qint64 endUs);
    qint64 beginUs() const { return m_begin; }
    qint64 endUs() const { return m_end; }
    void setLoop(bool loop, qint64 nowUs);
    bool loop() const { return m_loop; }
    void setRate(double rate, qint64 nowUs);
    double rate() const { return m_rate; }

    void start(qint64 nowUs);
    void stop(qint64 nowUs);
    void seek(qint64 us, qint64 nowUs);
    bool isRunning() const { return m_running; }

    /// The position at this time. While the clock is running, it does not exceed the end of the span.
    qint64 at(qint64 nowUs) const;
    /// Whether the clock has reached the end, where it stays.
    bool hasEnded(qint64 nowUs) const;
    /// The time, in microseconds, until the clock reaches the later position `us`.
    qint64 waitUs(qint64 us, qint64 nowUs) const;

private:
    qint64 m_begin = 0;
    qint64 m_end = 0;
    qint64 m_from = 0; ///< the position at m_since
    qint64 m_since = 0;
    double m_rate = 1;
    bool m_running = false;
    bool m_loop = false;
};

} // namespace Dailies
