// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>

#include <functional>

namespace Dailies {

/// The time, passed in as an object so that tests can control it.
class Clock : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Wall-clock time in UTC, for display and storage.
    virtual QDateTime now() const = 0;
    /// Monotonic time in milliseconds, for pacing.
    virtual qint64 elapsed() const = 0;
    /// Milliseconds for which the computer has slept so far and elapsed() did not advance.
    virtual qint64 asleep() const { return 0; }
    /// Monotonic time in milliseconds that also advances while the computer sleeps.
    qint64 uptime() const { return elapsed() + asleep(); }
    /// Calls `call` once in `milliseconds` (0 or more), unless `context` is destroyed before.
    virtual void after(qint64 milliseconds, QObject* context, std::function<void()> call) = 0;
};

/// The system's clocks.
class SystemClock final : public Clock {
    Q_OBJECT
public:
    using Clock::Clock;

    QDateTime now() const override;
    qint64 elapsed() const override;
    qint64 asleep() const override;
    void after(qint64 milliseconds, QObject* context, std::function<void()> call) override;
};

} // namespace Dailies
