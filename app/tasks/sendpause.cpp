// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/sendpause.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr qint64 firstMs = 30 * 1000;
constexpr qint64 longestMs = 15 * 60 * 1000;
constexpr int mostDoublings = 5;

} // namespace

void SendPause::throttled(qint64 now, std::optional<int> retryAfterSeconds)
{
    // Calls that were under way together are turned away together: that is one pause, not several.
    if (remaining(now) == 0 || m_inARow == 0)
        ++m_inARow;
    const qint64 grown = std::min(firstMs << std::min(m_inARow - 1, mostDoublings), longestMs);
    const qint64 pause = retryAfterSeconds ? std::clamp<qint64>(*retryAfterSeconds * 1000LL, 1000, longestMs) : grown;
    m_until = std::max(m_until, now + pause);
}

void SendPause::answered(qint64 now)
{
    if (remaining(now) == 0)
        m_inARow = 0;
}

qint64 SendPause::remaining(qint64 now) const
{
    return std::max<qint64>(m_until - now, 0);
}

} // namespace Dailies
