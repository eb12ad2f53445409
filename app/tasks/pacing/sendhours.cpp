// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/sendhours.h"

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestJump = 26 * 60; ///< minutes; islands have left out a whole day
constexpr int daysAhead = 3;

/// The moments at which the clocks of the zone show this date and time, which `shown` gives as if it were UTC: one, two
/// in order, or none.
QList<QDateTime> momentsShowing(const QDateTime& shown, const QTimeZone& zone)
{
    // The offset from UTC is one of those a day before and a day after. The larger one is earlier.
    const int before = zone.offsetFromUtc(shown.addDays(-1));
    const int after = zone.offsetFromUtc(shown.addDays(1));
    QList<QDateTime> moments;
    for (const int offset : {std::max(before, after), std::min(before, after)}) {
        const QDateTime moment = shown.addSecs(-offset);
        if (zone.offsetFromUtc(moment) == offset && !moments.contains(moment))
            moments.append(moment);
    }
    return moments;
}

} // namespace

bool isWithin(const SendHours& hours, const QTime& time)
{
    if (hours.from == hours.until)
        return true;
    return hours.from < hours.until ? time >= hours.from && time < hours.until
                                    : time >= hours.from || time < hours.until;
}

QDateTime momentAt(const QDate& date, const QTime& time, const QTimeZone& zone)
{
    const QDateTime wanted(date, time, QTimeZone::utc());
    for (int minutes = 0; minutes <= longestJump; ++minutes) {
        const QList<QDateTime> moments = momentsShowing(wanted.addSecs(minutes * 60LL), zone);
        if (!moments.isEmpty())
            return moments.constFirst();
    }
    return wanted; // no such zone is known
}

QDateTime nextWithin(const SendHours& hours, const QDateTime& now, const QTimeZone& zone)
{
    const QDateTime local = now.toTimeZone(zone);
    if (isWithin(hours, local.time()))
        return now;
    // The hours begin at their first time of day, or with a change of the clocks.
    QList<QDateTime> moments{zone.nextTransition(now).atUtc};
    for (int day = 0; day <= daysAhead; ++day) {
        const QDate date = local.date().addDays(day);
        moments += momentsShowing(QDateTime(date, hours.from, QTimeZone::utc()), zone);
    }
    QDateTime next;
    for (const QDateTime& moment : std::as_const(moments)) {
        const bool opens = moment.isValid() && moment > now && isWithin(hours, moment.toTimeZone(zone).time());
        if (opens && (!next.isValid() || moment < next))
            next = moment;
    }
    return next.isValid() ? next : now; // rather than never
}

QDateTime nextTimeOfDay(const QTime& time, const QDateTime& now, const QTimeZone& zone)
{
    const QDate today = now.toTimeZone(zone).date();
    const QDateTime moment = momentAt(today, time, zone);
    return moment > now ? moment : momentAt(today.addDays(1), time, zone);
}

QDateTime momentFrom(const QString& text, const QDateTime& now, const QTimeZone& zone)
{
    const QString words = text.simplified();
    if (const QTime time = QTime::fromString(words, u"H:mm"_s); time.isValid())
        return nextTimeOfDay(time, now, zone);
    // Not read as one local time, because that hour may not exist in this time zone.
    const QDate date = QDate::fromString(words.section(u' ', 0, 0), u"yyyy-MM-dd"_s);
    const QTime time = QTime::fromString(words.section(u' ', 1), u"H:mm"_s);
    return date.isValid() && time.isValid() ? momentAt(date, time, zone) : QDateTime();
}

} // namespace Dailies
