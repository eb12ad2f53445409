// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>

namespace Dailies {

/// Date and time as they are written in the user's country, in local time.
inline QString dateTimeText(const QDateTime& moment)
{
    return QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat);
}

/// The same without the date if it is today.
inline QString momentText(const QDateTime& moment)
{
    const QDateTime local = moment.toLocalTime();
    return local.date() == QDate::currentDate() ? QLocale().toString(local.time(), QLocale::ShortFormat)
                                                : dateTimeText(local);
}

} // namespace Dailies
