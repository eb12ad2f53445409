// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/rate.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace Dailies {

namespace {

/// The number of criteria that a take meets; nullopt if it does not meet all of them.
std::optional<int> metCriteria(const Rate& rate, const RatedTake& take)
{
    const std::array pairs{std::pair(&rate.account, &take.account), std::pair(&rate.model, &take.model),
        std::pair(&rate.resolution, &take.resolution), std::pair(&rate.mode, &take.mode),
        std::pair(&rate.sound, &take.sound)};
    int met = 0;
    for (const auto& [asked, given] : pairs) {
        if (asked->isEmpty())
            continue;
        if (asked->compare(*given, Qt::CaseInsensitive) != 0)
            return std::nullopt;
        ++met;
    }
    return met;
}

std::optional<Amount> inUnit(const Quantity& quantity, RateUnit unit)
{
    switch (unit) {
    case RateUnit::Second: return quantity.seconds;
    case RateUnit::Point: return quantity.points;
    case RateUnit::Take: return Amount::whole(1);
    }
    return std::nullopt;
}

/// A take is charged in one unit. A rate of another unit does not concern it.
bool concerns(const Rate& rate, const RatedTake& take)
{
    return !take.quantity.isKnown() || inUnit(take.quantity, rate.unit);
}

} // namespace

const Rate* rateOf(const RatedTake& take, const QList<Rate>& rates)
{
    const Rate* best = nullptr;
    int bestMet = 0;
    for (const Rate& rate : rates) {
        const std::optional<int> met = metCriteria(rate, take);
        if (!met || rate.from > take.day || !concerns(rate, take))
            continue;
        if (!best || std::tuple(*met, rate.from, rate.id) > std::tuple(bestMet, best->from, best->id)) {
            best = &rate;
            bestMet = *met;
        }
    }
    return best;
}

std::optional<Price> priceOf(const RatedTake& take, const QList<Rate>& rates)
{
    const Rate* rate = rateOf(take, rates);
    const std::optional<Amount> amount = rate ? inUnit(take.quantity, rate->unit) : std::nullopt;
    if (!amount)
        return std::nullopt;
    return Price{rate->price.amount.times(*amount), rate->price.currency};
}

} // namespace Dailies
