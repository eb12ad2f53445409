// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// The one clock of several takes: where they all are. It reads no time itself; every question brings a steady time in
/// microseconds along.
class CompareClock final {
public:
    /// What is played: from its first microsecond to before its last.
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

    /// Where the takes are at this time; not beyond the end of the span while it runs.
    qint64 at(qint64 nowUs) const;
    /// Whether it has run into the end, where it stays.
    bool hasEnded(qint64 nowUs) const;
    /// How long it takes until it is at `us`, further on.
    qint64 waitUs(qint64 us, qint64 nowUs) const;

private:
    qint64 m_begin = 0;
    qint64 m_end = 0;
    qint64 m_from = 0; ///< where it was at m_since
    qint64 m_since = 0;
    double m_rate = 1;
    bool m_running = false;
    bool m_loop = false;
};

} // namespace Dailies
