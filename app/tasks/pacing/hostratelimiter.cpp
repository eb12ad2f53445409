// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/hostratelimiter.h"

#include <algorithm>

namespace Dailies {

qint64 HostRateLimiter::waitMs(const QString& host, qint64 now, int perSecond) const
{
    constexpr qint64 second = 1000;
    const auto known = m_hosts.constFind(host);
    if (known == m_hosts.cend() || known->begun.size() < perSecond)
        return 0;
    return std::clamp<qint64>(known->begun.at(known->begun.size() - perSecond) + second - now, 0, second);
}

bool HostRateLimiter::hasRoom(const QString& host, int most) const
{
    const auto known = m_hosts.constFind(host);
    return known == m_hosts.cend() || known->underWay < most;
}

void HostRateLimiter::begun(const QString& host, qint64 now)
{
    Host& entry = m_hosts[host];
    ++entry.underWay;
    entry.begun.append(now);
    if (entry.begun.size() > mostPerSecond)
        entry.begun.removeFirst();
}

void HostRateLimiter::ended(const QString& host)
{
    const auto known = m_hosts.find(host);
    if (known != m_hosts.end() && known->underWay > 0)
        --known->underWay;
}

} // namespace Dailies
