// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>

#include <functional>

namespace Dailies {

/// Time, passed in wherever it matters so that tests can move it by hand.
class Clock : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The wall clock, in UTC: for what people read and what is stored.
    virtual QDateTime now() const = 0;
    /// Milliseconds on a clock that never jumps: for pacing.
    virtual qint64 elapsed() const = 0;
    /// Milliseconds that the computer has slept so far, as far as elapsed() stood still meanwhile.
    virtual qint64 asleep() const { return 0; }
    /// Calls `call` once, `milliseconds` (0 or more) from now, unless `context` has gone by then.
    virtual void after(qint64 milliseconds, QObject* context, std::function<void()> call) = 0;
};

/// The computer's own clocks.
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
