// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace Dailies {

/// The hours of the day in which requests are sent, in local time. They may pass midnight. If both ends are equal, they
/// are the whole day.
struct SendHours {
    QTime from;
    QTime until;

    bool operator==(const SendHours&) const = default;
};

/// Whether a time of day is within the hours.
bool isWithin(const SendHours& hours, const QTime& time);
/// The first moment within the hours that is not before `now`. If a change of the clocks leaves out the hours of a day,
/// it is on a later day.
QDateTime nextWithin(const SendHours& hours, const QDateTime& now, const QTimeZone& zone);
/// The moment at which the clocks of the zone show this date and time: the first one if they show it twice, and the next
/// one that exists if a change of the clocks leaves it out.
QDateTime momentAt(const QDate& date, const QTime& time, const QTimeZone& zone);
/// The next moment after `now` at which the clocks show this time of day.
QDateTime nextTimeOfDay(const QTime& time, const QDateTime& now, const QTimeZone& zone);
/// Reads "2026-11-26 22:00", or "22:00" for the next moment with that time. Invalid if the text is neither.
QDateTime momentFrom(const QString& text, const QDateTime& now, const QTimeZone& zone);

} // namespace Dailies
