// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareclock.h"

#include <algorithm>
#include <cmath>

namespace Dailies {

void CompareClock::setSpan(qint64 beginUs, qint64 endUs)
{
    m_begin = beginUs;
    m_end = std::max(beginUs, endUs);
}

void CompareClock::setLoop(bool loop, qint64 nowUs)
{
    seek(at(nowUs), nowUs);
    m_loop = loop;
}

void CompareClock::setRate(double rate, qint64 nowUs)
{
    seek(at(nowUs), nowUs);
    m_rate = rate;
}

void CompareClock::start(qint64 nowUs)
{
    if (!m_running)
        m_since = nowUs;
    m_running = true;
}

void CompareClock::stop(qint64 nowUs)
{
    seek(at(nowUs), nowUs);
    m_running = false;
}

void CompareClock::seek(qint64 us, qint64 nowUs)
{
    m_from = us;
    m_since = nowUs;
}

qint64 CompareClock::at(qint64 nowUs) const
{
    if (!m_running)
        return m_from;
    const auto gone = static_cast<qint64>(static_cast<double>(std::max<qint64>(0, nowUs - m_since)) * m_rate);
    const qint64 us = m_from + gone;
    if (us < m_end)
        return us;
    const qint64 length = m_end - m_begin;
    return m_loop && length > 0 ? m_begin + (us - m_begin) % length : std::max(m_end, m_from);
}

bool CompareClock::hasEnded(qint64 nowUs) const
{
    return m_running && !m_loop && at(nowUs) >= m_end;
}

qint64 CompareClock::waitUs(qint64 us, qint64 nowUs) const
{
    return static_cast<qint64>(std::ceil(static_cast<double>(std::max<qint64>(0, us - at(nowUs))) / m_rate));
}

} // namespace Dailies
