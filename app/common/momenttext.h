// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

namespace Dailies {

/// The local time of day for today, with the date for other days.
inline QString momentText(const QDateTime& moment)
{
    const QDateTime local = moment.toLocalTime();
    const bool isToday = local.date() == QDate::currentDate();
    return local.toString(isToday ? QStringLiteral("HH:mm") : QStringLiteral("yyyy-MM-dd HH:mm"));
}

} // namespace Dailies
