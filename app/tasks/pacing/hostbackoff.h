// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>

namespace Dailies {

/// Hosts, or accounts, that could not be asked lately: since when, and how long to leave them alone before one more try.
/// Times but the wall clock's are milliseconds of a clock that never jumps.
class HostBackoff final {
public:
    static constexpr qint64 shortestMs = 5000;
    static constexpr qint64 longestMs = 180000;

    explicit HostBackoff(qint64 shortest = shortestMs, qint64 longest = longestMs)
        : m_shortest(shortest)
        , m_longest(longest)
    {}

    /// A query that was begun at `begun` came to nothing; the pause doubles with each try since. `random` in [0, 1). False
    /// when it was under way beside one that failed already, which changes nothing.
    bool failed(const QString& host, qint64 begun, qint64 now, const QDateTime& wall, double random);
    /// The host answered, whatever it said.
    void answered(const QString& host) { m_hosts.remove(host); }
    /// The next try may be made at once: something has changed.
    void forgetPauses();

    bool isIn(const QString& host) const { return m_hosts.contains(host); }
    /// When the first of the failures in a row was seen; invalid when there is none.
    QDateTime since(const QString& host) const { return m_hosts.value(host).since; }
    qint64 waitMs(const QString& host, qint64 now) const;
    /// Tries in a row that came to nothing.
    int tries(const QString& host) const { return m_hosts.value(host).tries; }

private:
    struct Host {
        QDateTime since;
        int tries = 0;
        qint64 failedAt = 0;
        qint64 notBefore = 0;
    };
    qint64 m_shortest;
    qint64 m_longest;
    QHash<QString, Host> m_hosts;
};

} // namespace Dailies
