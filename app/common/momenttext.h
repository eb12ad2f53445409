// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QLocale>

namespace Dailies {

/// A short format of the user's country, with the whole year.
inline QString withWholeYear(QString format)
{
    const QLatin1StringView whole("yyyy");
    return format.contains(whole) ? format : format.replace(QLatin1StringView("yy"), whole);
}

/// How date and time are written in the user's country. Without a country (the C locale), the year comes first.
inline QString dateTimeFormat()
{
    const QLocale locale;
    return locale.language() == QLocale::C ? QStringLiteral("yyyy-MM-dd HH:mm")
                                           : withWholeYear(locale.dateTimeFormat(QLocale::ShortFormat));
}

/// How a day is written in the user's country.
inline QString dateFormat()
{
    return withWholeYear(QLocale().dateFormat(QLocale::ShortFormat));
}

inline QString dateText(const QDate& day)
{
    return QLocale().toString(day, dateFormat());
}

/// In local time.
inline QString dateTimeText(const QDateTime& moment)
{
    return QLocale().toString(moment.toLocalTime(), dateTimeFormat());
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
