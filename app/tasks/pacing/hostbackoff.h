// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>

#include <array>
#include <span>

namespace Dailies {

/// Back-off for hosts or accounts that could not be queried: since when, and how long to wait before the next try. All
/// times are monotonic milliseconds, except for the wall-clock time `wall`.
class HostBackoff final {
public:
    static constexpr std::array<qint64, 7> usualPausesMs{5000, 10000, 20000, 40000, 80000, 160000, 180000};

    /// The table of pauses must outlive this object.
    explicit HostBackoff(std::span<const qint64> pausesMs = usualPausesMs) : m_pausesMs(pausesMs) {}

    /// A query that began at `begun` failed. Each failed try leads to the next pause. `random` is in [0, 1). Returns
    /// false if the query ran in parallel to one that already failed; it changes nothing then.
    bool failed(const QString& host, qint64 begun, qint64 now, const QDateTime& wall, double random);
    /// The host sent an answer of any kind.
    void answered(const QString& host) { m_hosts.remove(host); }
    /// Allows the next try at once, because circumstances have changed.
    void forgetPauses();

    bool isIn(const QString& host) const { return m_hosts.contains(host); }
    /// When the first of the consecutive failures was seen; invalid if there is none.
    QDateTime since(const QString& host) const { return m_hosts.value(host).since; }
    qint64 waitMs(const QString& host, qint64 now) const;
    /// Number of consecutive failed tries.
    int tries(const QString& host) const { return m_hosts.value(host).tries; }

private:
    struct Host {
        QDateTime since;
        int tries = 0;
        qint64 failedAt = 0;
        qint64 notBefore = 0;
    };
    std::span<const qint64> m_pausesMs;
    QHash<QString, Host> m_hosts;
};

} // namespace Dailies
