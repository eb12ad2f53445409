// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"

#include <QTimer>

#include <chrono>

namespace Dailies {

/// A clock for pacing that runs many times faster than real time. Its wall clock is correct.
class FastClock final : public Clock {
    Q_OBJECT
public:
    explicit FastClock(int factor) : m_factor(factor) {}

    QDateTime now() const override { return m_real.now(); }
    qint64 elapsed() const override
    {
        using namespace std::chrono;
        return duration_cast<microseconds>(steady_clock::now().time_since_epoch()).count() * m_factor / 1000;
    }
    void after(qint64 milliseconds, QObject* context, std::function<void()> call) override
    {
        // Rounds up: a call that came too early would only be scheduled again.
        const std::chrono::milliseconds wait((milliseconds + m_factor - 1) / m_factor);
        QTimer::singleShot(wait, Qt::PreciseTimer, context, std::move(call));
    }

private:
    SystemClock m_real;
    int m_factor;
};

} // namespace Dailies
