// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace Dailies {

/// The expiry date that a signed address contains, in UTC; nullopt if it contains none that can be read.
std::optional<QDateTime> signedUntil(const QString& address);

/// When an address received at `given` is expected to stop working: at its own expiry date, otherwise after
/// 24 hours. An expiry date that is not after `given`, or more than 30 days after it, is ignored.
QDateTime expectedUntil(const QString& address, const QDateTime& given);

/// The same where only our own clock says when the address was given. The address tells the service's time, and the two
/// clocks may be hours apart, so it is expected to work for at least 24 hours.
QDateTime expectedUntilByOurClock(const QString& address, const QDateTime& given);

} // namespace Dailies
