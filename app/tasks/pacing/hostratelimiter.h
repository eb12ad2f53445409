// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace Dailies {

/// Limits queries per host: at most four at once, and no more begun per second than allowed. Times are monotonic
/// milliseconds.
class HostRateLimiter final {
public:
    static constexpr int atOnce = 4;
    static constexpr int usualPerSecond = 2;
    static constexpr int mostPerSecond = 10;

    /// Milliseconds until the rate limit allows the next query to this host; 0 if it is allowed now. `perSecond` is 1
    /// to mostPerSecond.
    qint64 waitMs(const QString& host, qint64 now, int perSecond = usualPerSecond) const;
    /// Whether one more query may run at the same time. `most` may set a lower limit.
    bool hasRoom(const QString& host, int most = atOnce) const;
    void begun(const QString& host, qint64 now);
    void ended(const QString& host);

private:
    struct Host {
        int underWay = 0;
        QList<qint64> begun; ///< the newest ones, at most mostPerSecond
    };
    QHash<QString, Host> m_hosts;
};

} // namespace Dailies
