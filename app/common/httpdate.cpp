// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/httpdate.h"

#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

QDateTime fromHttpDate(const QByteArray& header)
{
    constexpr std::array months{"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    const QByteArrayList parts = header.simplified().toLower().split(' ');
    if (parts.size() != 6 || parts[0].size() != 4 || !parts[0].endsWith(',') || parts[5] != "gmt")
        return {};
    const auto month = std::find(months.begin(), months.end(), parts[2]);
    if (month == months.end())
        return {};
    // Not read as a local time, because that hour may not exist in this time zone.
    const QDate date(parts[3].toInt(), int(month - months.begin()) + 1, parts[1].toInt());
    const QTime time = QTime::fromString(QString::fromLatin1(parts[4]), u"hh:mm:ss"_s);
    return date.isValid() && time.isValid() ? QDateTime(date, time, QTimeZone::utc()) : QDateTime();
}

QByteArray toHttpDate(const QDateTime& time)
{
    return QLocale::c().toString(time.toUTC(), u"ddd, dd MMM yyyy HH:mm:ss 'GMT'"_s).toLatin1();
}

} // namespace Dailies
