// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/sendthrottle.h"

#include "app/common/backoff.h"

#include <array>

namespace Dailies {

namespace {

constexpr std::array<qint64, 8> pausesMs{2000, 8000, 30000, 60000, 120000, 240000, 480000, 900000};
constexpr qint64 longestPauseMs = pausesMs.back();

} // namespace

void SendThrottle::throttled(qint64 now, std::optional<int> retryAfterSeconds, double random)
{
    m_isAfterRefusal = false;
    grow(now, retryAfterSeconds, random);
}

void SendThrottle::refused(qint64 now, double random)
{
    if (remaining(now) == 0)
        m_isAfterRefusal = true;
    grow(now, std::nullopt, random);
}

void SendThrottle::grow(qint64 now, std::optional<int> retryAfterSeconds, double random)
{
    // Concurrent calls are throttled together, which counts as one pause.
    if (remaining(now) == 0 || m_inARow == 0)
        ++m_inARow;
    const qint64 grown = backoffPause(pausesMs, m_inARow);
    const auto spread = qint64(double(grown) * random / 4);
    const qint64 asked = std::min(retryAfterSeconds.value_or(0) * 1000LL, longestPauseMs);
    const qint64 pause = std::max(asked, std::min(grown + spread, longestPauseMs));
    m_until = std::max(m_until, now + pause);
}

void SendThrottle::answered(qint64 now)
{
    if (remaining(now) == 0)
        m_inARow = 0;
}

qint64 SendThrottle::remaining(qint64 now) const
{
    return std::max<qint64>(m_until - now, 0);
}

} // namespace Dailies
