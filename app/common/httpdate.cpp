// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/httpdate.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The words of a date in the order of the usual format: "sun,", "06", "nov", "1994", "08:49:37", "gmt".
QByteArrayList usualOrder(const QByteArray& header)
{
    QByteArrayList parts = header.simplified().toLower().split(' ');
    // RFC 850: Sunday, 06-Nov-94 08:49:37 GMT
    if (parts.size() == 4 && parts[0].endsWith("day,") && parts[1].count('-') == 2) {
        const QByteArrayList date = parts[1].split('-');
        const int year = date[2].size() == 2 ? date[2].toInt() : -1;
        if (year < 0)
            return {};
        return {parts[0].left(3) + ',', date[0], date[1], QByteArray::number(year + (year < 70 ? 2000 : 1900)),
            parts[2], parts[3]};
    }
    // The C library's asctime(): Sun Nov  6 08:49:37 1994
    if (parts.size() == 5 && parts[0].size() == 3)
        return {parts[0] + ',', parts[2], parts[1], parts[4], parts[3], "gmt"};
    return parts;
}

} // namespace

QDateTime fromHttpDate(const QByteArray& header)
{
    constexpr std::array months{"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"};
    const QByteArrayList parts = usualOrder(header);
    if (parts.size() != 6 || parts[0].size() != 4 || !parts[0].endsWith(',')
        || (parts[5] != "gmt" && parts[5] != "+0000"))
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

std::optional<int> retryAfter(const QByteArray& header, const QDateTime& serverTime)
{
    constexpr double shortest = 1;
    constexpr double longest = 15 * 60;
    const QByteArray text = header.trimmed();
    if (text.isEmpty())
        return {}; // parsing it as a date would cost more than the rest of a usual reply
    // Only digits, perhaps with a sign and a fraction. toDouble() also reads "1e3" and "inf".
    static const QRegularExpression number(uR"(\A[+-]?\d+(\.\d*)?\z)"_s);
    double seconds = 0;
    if (number.match(QString::fromLatin1(text)).hasMatch()) {
        bool isInRange = false;
        seconds = text.toDouble(&isInRange);
        if (!isInRange)
            seconds = longest;
    } else {
        const QDateTime until = fromHttpDate(text);
        if (!until.isValid())
            return {};
        // Relative to the server's clock, because this computer's may be wrong.
        const QDateTime now = serverTime.isValid() ? serverTime : QDateTime::currentDateTimeUtc();
        seconds = static_cast<double>(now.secsTo(until));
    }
    return seconds > shortest ? static_cast<int>(std::min(seconds, longest)) : static_cast<int>(shortest);
}

} // namespace Dailies
