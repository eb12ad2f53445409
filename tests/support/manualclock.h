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
    /// A call without delay comes through the event loop, as with a real clock; any other needs advance().
    void after(qint64 milliseconds, QObject* context, std::function<void()> call) override;

    /// Moves both clocks on and runs, in order of time, what falls due on the way, also what such calls ask for in turn.
    void advance(qint64 milliseconds);
    /// Sets the wall clock alone, as people and time servers do.
    void setNow(const QDateTime& now) { m_now = now; }
    /// As a computer does whose lid is closed: the wall clock goes on, and nothing is called meanwhile.
    void sleep(qint64 milliseconds);
    /// As a process does that was stopped: all clocks go on, and what fell due is called late, at once.
    void standStill(qint64 milliseconds);
    /// Calls still to come whose contexts are alive.
    int waiting() const;
    /// Milliseconds until the next of them; -1 when there is none.
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
    std::vector<Call> m_calls; // by due time, then in the order they were asked for
};

} // namespace Dailies
