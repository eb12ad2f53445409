// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/manualclock.h"

#include <QTimeZone>
#include <QTimer>

#include <algorithm>

namespace Dailies {

ManualClock::ManualClock(QObject* parent) : Clock(parent), m_now(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc()) {}

void ManualClock::after(qint64 milliseconds, QObject* context, std::function<void()> call)
{
    if (milliseconds <= 0) {
        QTimer::singleShot(0, context ? context : this, std::move(call));
        return;
    }
    const qint64 due = m_elapsed + milliseconds;
    const auto place = std::upper_bound(
        m_calls.begin(), m_calls.end(), due, [](qint64 at, const Call& each) { return at < each.due; });
    m_calls.insert(place, Call{due, context, context != nullptr, std::move(call)});
}

void ManualClock::advance(qint64 milliseconds)
{
    const qint64 end = m_elapsed + milliseconds;
    while (!m_calls.empty() && m_calls.front().due <= end) {
        const Call next = std::move(m_calls.front());
        m_calls.erase(m_calls.begin());
        m_now = m_now.addMSecs(next.due - m_elapsed);
        m_elapsed = next.due;
        if (next.isAlive())
            next.call();
    }
    m_now = m_now.addMSecs(end - m_elapsed);
    m_elapsed = end;
}

void ManualClock::sleep(qint64 milliseconds)
{
    m_now = m_now.addMSecs(milliseconds);
    m_asleep += milliseconds;
}

void ManualClock::standStill(qint64 milliseconds)
{
    m_now = m_now.addMSecs(milliseconds);
    m_elapsed += milliseconds;
    while (!m_calls.empty() && m_calls.front().due <= m_elapsed) {
        const Call next = std::move(m_calls.front());
        m_calls.erase(m_calls.begin());
        if (next.isAlive())
            next.call();
    }
}

int ManualClock::waiting() const
{
    return static_cast<int>(
        std::count_if(m_calls.begin(), m_calls.end(), [](const Call& each) { return each.isAlive(); }));
}

qint64 ManualClock::untilNext() const
{
    const auto next = std::find_if(m_calls.begin(), m_calls.end(), [](const Call& each) { return each.isAlive(); });
    return next == m_calls.end() ? -1 : next->due - m_elapsed;
}

} // namespace Dailies
