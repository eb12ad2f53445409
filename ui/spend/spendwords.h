// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/limit.h"
#include "app/money/rate.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/takecost.h"

#include <QHash>
#include <QMap>
#include <QString>

namespace Dailies {

/// Account names by their IDs.
struct AccountNames : QHash<QString, QString> {
    using QHash<QString, QString>::QHash;

    QHash<QString, QString> former; ///< of removed accounts, which rates and limits may still name
};

/// The name of an account; "Alpha (removed)" or "Removed account" if it no longer exists.
QString accountText(const AccountNames& names, const QString& account);

/// The sums of all currencies, such as "$41.20 + €3.00". Empty if there is none.
QString moneyText(const QMap<QString, Amount>& money);
/// The seconds and points of a sum, such as "412 s" or "412 s + 63.5 points"; "0 s" for neither.
QString sumText(const SpendSum& sum);

/// An amount in a unit, such as "60 s", "12 takes", "$20.00".
QString unitText(LimitUnit unit, Amount amount, const QString& currency);
/// "Today", "November", "Each run" or "In total", and the account if the limit has one.
QString limitName(const Limit& limit, const QDate& today, const AccountNames& names);
/// "41 of 60 s left today", "70 of 400 s left this month".
QString leftText(const LimitUse& use);
/// What an estimate says about `copies` takes: "15 s", "about 2.5 points each (12 takes)", "15 s · up to $1.50" or "unknown
/// until the first take".
QString estimateText(const SpendEstimate& estimate, int copies);
/// Its part with the money; empty if that is not known.
QString priceText(const SpendEstimate& estimate, int copies);

/// "Billed", "Reserved" ...; empty for practice.
QString costStateText(CostState state);
/// The cost of a take in one line, such as "5 s · $0.50", "up to 5 s". Empty if nothing is known.
QString costText(const SpendEntry& entry);

/// Says that this many takes count at the dearest of several rates.
QString dearestRateText(int takes);

/// Why the cost of a take is not known, in a few words.
QString reasonText(const SpendEntry& entry);

/// What a rate applies to, such as "wan3.0-video · 720P"; "All takes" without criteria.
QString rateScope(const Rate& rate, const AccountNames& names);
QString rateUnitText(RateUnit unit); ///< "per second", "per point", "per take"
/// "$0.10/s since 1 Oct".
QString rateText(const Rate& rate);

} // namespace Dailies
