// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/addresslife.h"

#include <QHash>
#include <QTimeZone>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 usualSeconds = 24 * 3600;
constexpr qint64 longestDays = 30;

// The date of the signature and its validity in seconds.
constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 4> spans{{
    {"x-amz-date"_L1, "x-amz-expires"_L1},
    {"x-oss-date"_L1, "x-oss-expires"_L1},
    {"x-goog-date"_L1, "x-goog-expires"_L1},
    {"x-tos-date"_L1, "x-tos-expires"_L1},
}};

using Values = QHash<QString, QString>; ///< by parameter name in lower case

Values valuesOf(const QString& address)
{
    Values values;
    for (const auto& [key, value] : QUrlQuery(QUrl(address)).queryItems(QUrl::FullyDecoded))
        values.insert(key.toLower(), value.trimmed());
    return values;
}

std::optional<QDateTime> fromSeconds(const QString& text)
{
    constexpr qint64 farthest = 253402300799; // the year 9999
    bool isNumber = false;
    const qint64 seconds = text.toLongLong(&isNumber);
    if (!isNumber || seconds <= 0 || seconds > farthest)
        return {};
    return QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc());
}

std::optional<QDateTime> endOfSpan(const QString& begin, const QString& length)
{
    const QDateTime read = QDateTime::fromString(begin, u"yyyyMMdd'T'HHmmss'Z'"_s);
    bool isNumber = false;
    const int seconds = length.toInt(&isNumber);
    if (!read.isValid() || !isNumber || seconds < 0)
        return {};
    return QDateTime(read.date(), read.time(), QTimeZone::utc()).addSecs(seconds);
}

} // namespace

std::optional<QDateTime> signedUntil(const QString& address)
{
    const Values values = valuesOf(address);
    for (const auto& [begin, length] : spans) {
        if (const auto until = endOfSpan(values.value(begin), values.value(length)))
            return until;
    }
    // Format: "begin;end".
    for (const QLatin1StringView key : {"q-sign-time"_L1, "q-key-time"_L1}) {
        if (const auto until = fromSeconds(values.value(key).section(u';', 1, 1)))
            return until;
    }
    if (const auto until = fromSeconds(values.value(u"expires"_s)))
        return until;
    const QDateTime shared = QDateTime::fromString(values.value(u"se"_s), Qt::ISODate);
    return shared.isValid() ? std::optional(shared.toUTC()) : std::nullopt;
}

QDateTime expectedUntil(const QString& address, const QDateTime& given)
{
    const std::optional<QDateTime> said = signedUntil(address);
    const bool isBelieved = said && *said > given && *said <= given.addDays(longestDays);
    return isBelieved ? *said : given.addSecs(usualSeconds);
}

QDateTime expectedUntilByOurClock(const QString& address, const QDateTime& given)
{
    return std::max(expectedUntil(address, given), given.addSecs(usualSeconds));
}

} // namespace Dailies
