// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/clock.h"

#include <QTimer>

#include <algorithm>
#include <chrono>

#ifdef Q_OS_LINUX
#include <ctime>
#endif

namespace Dailies {

QDateTime SystemClock::now() const
{
    return QDateTime::currentDateTimeUtc();
}

qint64 SystemClock::elapsed() const
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

qint64 SystemClock::asleep() const
{
#ifdef Q_OS_LINUX
    // CLOCK_BOOTTIME counts sleep, CLOCK_MONOTONIC does not. On other systems the steady clock counts it as well.
    const auto milliseconds = [](clockid_t clock) {
        timespec time{};
        return clock_gettime(clock, &time) == 0 ? qint64(time.tv_sec) * 1000 + time.tv_nsec / 1000000 : 0;
    };
    const qint64 awake = milliseconds(CLOCK_MONOTONIC);
    return std::max<qint64>(milliseconds(CLOCK_BOOTTIME) - awake, 0);
#else
    return 0;
#endif
}

void SystemClock::after(qint64 milliseconds, QObject* context, std::function<void()> call)
{
    QTimer::singleShot(std::chrono::milliseconds(milliseconds), context, std::move(call));
}

} // namespace Dailies
