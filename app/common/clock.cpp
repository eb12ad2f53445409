// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/clock.h"

#include <QTimer>

#include <chrono>

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

void SystemClock::after(qint64 milliseconds, QObject* context, std::function<void()> call)
{
    QTimer::singleShot(std::chrono::milliseconds(milliseconds), context, std::move(call));
}

} // namespace Dailies
