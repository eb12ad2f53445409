// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QStringList>

namespace Dailies {

enum class LimitPeriod {
    Day, ///< from midnight, local time
    Month, ///< from the first of the month, local time
    Run, ///< the takes of one press of Generate or of one command
    Always,
};
enum class LimitUnit { Takes, Seconds, Points, Money };
enum class AtLimit { Ask, Refuse };

/// What may be spent at most. Counts what is billed, reserved and unsettled. What is running is never stopped.
struct Limit {
    qint64 id = 0; ///< 0 for a limit that is not stored yet
    LimitPeriod period = LimitPeriod::Day;
    QString account; ///< account ID; empty for all accounts
    LimitUnit unit = LimitUnit::Takes;
    Amount amount;
    QString currency; ///< Money only
    AtLimit atLimit = AtLimit::Ask;

    bool operator==(const Limit&) const = default;
};

/// Names a limit as it is now, so that a consent counts for this limit only. Another limit, or the same one after a
/// change, has another mark. What happens at the limit is no part of it.
QString limitMark(const Limit& limit);

/// How much of a limit is used.
struct LimitUse {
    Limit limit;
    Amount billed;
    Amount unsettled;
    Amount reserved;
    int unknown = 0; ///< takes that count for the limit and whose amount in its unit is not known
    QMap<QString, Amount> otherMoney = {}; ///< by currency: what a limit in money cannot count

    Amount spent() const { return billed + unsettled; } ///< as far as anyone knows
    Amount used() const { return spent() + reserved; }
    Amount left() const; ///< never below 0
    bool isNear() const; ///< 80 % or more is used
};

/// What the limits say about takes that are sent together.
struct LimitVerdict {
    enum class Kind { Fits, Near, Asks, Refuses };
    /// A limit that has its say.
    struct Reason {
        LimitUse use; ///< before these takes
        int takes = 0; ///< how many of them it concerns
        bool isUnknown = false; ///< asks because their amount in its unit is unknown or unpriced
        std::optional<Price> otherMoney = {}; ///< asks because this is in another currency than the limit
        bool neverFits = false; ///< they alone are more than the limit
        bool isMaybe = false; ///< what they use is estimated from earlier takes and may also fit
        bool usesUp = false; ///< nothing is left of the limit after them
        bool refuses = false; ///< keeps them from being sent, whatever the user agreed to
    };
    Kind kind = Kind::Fits; ///< the strictest of all limits
    QList<Reason> reasons; ///< all limits that keep it from being sent; if there is none, those that are nearly reached

    void add(const LimitVerdict& other);
    /// What is left of it after the user agreed to go over limits with these marks. Only limits that ask can be agreed
    /// to.
    LimitVerdict without(const QStringList& agreed) const;
    QStringList marks() const; ///< of the limits that have their say
};

/// What the limits say about a request for `takes` takes that use `quantity` and cost `price` together. A unit in which
/// the request is not charged is 0, not absent. What is unknown asks, and so does a price in another currency than the
/// limit's.
LimitVerdict judge(
    const QList<LimitUse>& limits, const Quantity& quantity, const std::optional<Price>& price, int takes);

} // namespace Dailies
