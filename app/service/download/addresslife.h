// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace Dailies {

/// Until when a signed address says that it is valid, in UTC; nothing when it says nothing that can be read.
std::optional<QDateTime> signedUntil(const QString& address);

/// Until when an address that was given at `given` is expected to work: as long as it says, otherwise 24 hours. A date
/// that is not after `given`, or more than 30 days after it, is not believed.
QDateTime expectedUntil(const QString& address, const QDateTime& given);

/// The same where only our own clock says when the address was given. The address tells the service's time, and the two
/// clocks may be hours apart, so it is expected to work for at least 24 hours.
QDateTime expectedUntilByOurClock(const QString& address, const QDateTime& given);

} // namespace Dailies
