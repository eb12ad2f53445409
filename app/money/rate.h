// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

#include <QDate>
#include <QList>

namespace Dailies {

enum class RateUnit { Second, Point, Take };

/// What a unit costs from a day on, as the user typed or imported it. Empty criteria match everything.
struct Rate {
    qint64 id = 0; ///< 0 for a rate that is not stored yet
    QString account; ///< account ID
    QString model;
    QString resolution;
    QString mode;
    QString sound; ///< "on", "off" or empty
    RateUnit unit = RateUnit::Second;
    Price price; ///< of one unit
    QDate from; ///< the first day, in local time; takes sent earlier have the rate of their own day
    QString source; ///< where the user has it from, for example "price list of 1 October"

    bool operator==(const Rate&) const = default;
};

/// The properties of a take that decide its rate.
struct RatedTake {
    QString account;
    QString model;
    QString resolution;
    QString mode;
    QString sound;
    QDate day; ///< when its create call was sent, in local time
    Quantity quantity;
};

/// The rate with the most criteria of those that apply; among equals, the one that began last. nullptr if there is
/// none: the take is unpriced then, which is not free.
const Rate* rateOf(const RatedTake& take, const QList<Rate>& rates);
/// Quantity times rate. nullopt if the take is unpriced or its quantity in the rate's unit is unknown.
std::optional<Price> priceOf(const RatedTake& take, const QList<Rate>& rates);

/// The most that a take can cost.
struct PriceBound {
    std::optional<Price> price; ///< nullopt if unpriced, or if the prices that are possible are in different currencies
    bool isUpTo = false; ///< other prices are possible

    bool operator==(const PriceBound&) const = default;
};

/// The dearest of all prices that are possible as long as nobody knows these properties of the take.
PriceBound dearestPriceOf(const RatedTake& take, const QList<Rate>& rates, const QList<QString RatedTake::*>& unknown);

/// The rate that no longer counts from the first day of a new one on, because both have the same criteria; nullptr if
/// there is none.
const Rate* replacedBy(const Rate& rate, const QList<Rate>& rates);
/// Whether two rates say the same. Their IDs and sources may differ.
bool isSameRate(const Rate& one, const Rate& other);

} // namespace Dailies
