// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"

#include <QPointer>

#include <vector>

namespace Dailies {

/// A clock that moves only when a test moves it.
class ManualClock final : public Clock {
    Q_OBJECT
public:
    /// Starts at 2026-01-01 12:00 UTC.
    explicit ManualClock(QObject* parent = nullptr);

    QDateTime now() const override { return m_now; }
    qint64 elapsed() const override { return m_elapsed; }
    qint64 asleep() const override { return m_asleep; }
    /// A call without delay runs through the event loop, as with a real clock. Any other call needs advance().
    void after(qint64 milliseconds, QObject* context, std::function<void()> call) override;

    /// Advances both clocks and runs the calls that fall due, in order of time, including calls that these schedule.
    void advance(qint64 milliseconds);
    /// Sets the wall clock only, as users and time servers do.
    void setNow(const QDateTime& now) { m_now = now; }
    /// Like a laptop with its lid closed: the wall clock continues, and no call runs.
    void sleep(qint64 milliseconds);
    /// Like a stopped process: all clocks continue, and overdue calls run late, all at once.
    void standStill(qint64 milliseconds);
    /// Scheduled calls whose contexts still exist.
    int waiting() const;
    /// Milliseconds until the next of them; -1 if there is none.
    qint64 untilNext() const;

private:
    struct Call {
        qint64 due = 0;
        QPointer<QObject> context;
        bool guarded = false;
        std::function<void()> call;

        bool isAlive() const { return !guarded || context; }
    };

    QDateTime m_now;
    qint64 m_elapsed = 0;
    qint64 m_asleep = 0;
    std::vector<Call> m_calls; // by due time, then in the order of scheduling
};

} // namespace Dailies
