// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/hostbackoff.h"

#include "app/common/backoff.h"

namespace Dailies {

bool HostBackoff::failed(const QString& host, qint64 begun, qint64 now, const QDateTime& wall, double random)
{
    Host& entry = m_hosts[host];
    if (!entry.since.isValid())
        entry.since = wall;
    // A query that ran in parallel to the failed one adds no information.
    if (entry.tries > 0 && begun <= entry.failedAt)
        return false;
    const qint64 pause = backoffPause(m_pausesMs, ++entry.tries);
    entry.failedAt = now;
    entry.notBefore = now + qint64(double(pause) * (1.0 - 0.2 * std::clamp(random, 0.0, 1.0)));
    return true;
}

void HostBackoff::forgetPauses()
{
    for (Host& entry : m_hosts)
        entry.notBefore = 0;
}

qint64 HostBackoff::waitMs(const QString& host, qint64 now) const
{
    const auto entry = m_hosts.constFind(host);
    return entry == m_hosts.cend() ? 0 : std::clamp<qint64>(entry->notBefore - now, 0, m_pausesMs.back());
}

} // namespace Dailies
