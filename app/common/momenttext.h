// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>

namespace Dailies {

/// Date and time as they are written in the user's country, in local time. Without a country (the C locale), the year
/// comes first.
inline QString dateTimeText(const QDateTime& moment)
{
    const QLocale locale;
    return locale.language() == QLocale::C ? moment.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm"))
                                           : locale.toString(moment.toLocalTime(), QLocale::ShortFormat);
}

/// The same without the date if it is today.
inline QString momentText(const QDateTime& moment)
{
    const QDateTime local = moment.toLocalTime();
    if (local.date() != QDate::currentDate())
        return dateTimeText(local);
    const QLocale locale;
    return locale.language() == QLocale::C ? local.time().toString(QStringLiteral("HH:mm"))
                                           : locale.toString(local.time(), QLocale::ShortFormat);
}

} // namespace Dailies
