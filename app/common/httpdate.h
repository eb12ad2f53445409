// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>

#include <optional>

namespace Dailies {

/// The time of an HTTP header such as Date ("Sun, 06 Nov 1994 08:49:37 GMT"), in UTC; invalid if it is not one. The
/// weekday is not compared with the date.
QDateTime fromHttpDate(const QByteArray& header);

/// A valid time for an HTTP header, in whole seconds.
QByteArray toHttpDate(const QDateTime& time);

/// Retry-After, given in seconds or as a date, clamped to 1 s to 15 min; nullopt if it cannot be read. A date is read by
/// the clock of the server, `serverTime`, if that is valid.
std::optional<int> retryAfter(const QByteArray& header, const QDateTime& serverTime);

} // namespace Dailies
