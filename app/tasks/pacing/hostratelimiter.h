// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace Dailies {

/// Keeps queries to what a host bears: at most four at once, and no more begun in any second than are allowed. Times are milliseconds of a
/// clock that never jumps.
class HostRateLimiter final {
public:
    static constexpr int atOnce = 4;
    static constexpr int usualPerSecond = 2;
    static constexpr int mostPerSecond = 10;

    /// How long the next query to this host has to wait for the rate's sake; 0: not at all. `perSecond`: 1 to
    /// mostPerSecond.
    qint64 waitMs(const QString& host, qint64 now, int perSecond = usualPerSecond) const;
    /// Whether one more may be under way; fewer than usual at once may be asked for.
    bool hasRoom(const QString& host, int most = atOnce) const;
    void begun(const QString& host, qint64 now);
    void ended(const QString& host);

private:
    struct Host {
        int underWay = 0;
        QList<qint64> begun; ///< the newest, at most mostPerSecond of them
    };
    QHash<QString, Host> m_hosts;
};

} // namespace Dailies
