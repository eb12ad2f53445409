// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/rate.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

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

/// The criterion of a rate for a property of a take that may be unknown.
const QString& criterionFor(const Rate& rate, QString RatedTake::*property)
{
    return property == &RatedTake::resolution ? rate.resolution : property == &RatedTake::mode ? rate.mode : rate.sound;
}

bool haveSameCriteria(const Rate& one, const Rate& other)
{
    return std::ranges::all_of(std::array{&Rate::account, &Rate::model, &Rate::resolution, &Rate::mode, &Rate::sound},
        [&](QString Rate::*criterion) { return (one.*criterion).compare(other.*criterion, Qt::CaseInsensitive) == 0; });
}

/// A take is never charged in seconds and in points.
bool canCompete(RateUnit one, RateUnit other)
{
    return one == other || one == RateUnit::Take || other == RateUnit::Take;
}

/// All prices that are possible while these properties are unknown.
QList<std::optional<Price>> possiblePrices(
    RatedTake take, // NOLINT(performance-unnecessary-value-param): it is changed below
    const QList<Rate>& rates, const QList<QString RatedTake::*>& unknown)
{
    if (unknown.isEmpty())
        return {priceOf(take, rates)};
    const auto property = unknown.constFirst();
    QStringList values{QString()}; // one that no rate names
    for (const Rate& rate : rates)
        values.append(criterionFor(rate, property));
    values.removeDuplicates();
    QList<std::optional<Price>> prices;
    for (const QString& value : std::as_const(values)) {
        take.*property = value;
        prices += possiblePrices(take, rates, unknown.mid(1));
    }
    return prices;
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

PriceBound dearestPriceOf(const RatedTake& take, const QList<Rate>& rates, const QList<QString RatedTake::*>& unknown)
{
    PriceBound bound;
    const QList<std::optional<Price>> prices = possiblePrices(take, rates, unknown);
    for (const std::optional<Price>& price : prices) {
        bound.isUpTo = bound.isUpTo || price != prices.constFirst();
        if (!price)
            continue;
        if (bound.price && bound.price->currency != price->currency)
            return {std::nullopt, true};
        if (!bound.price || bound.price->amount < price->amount)
            bound.price = price;
    }
    return bound;
}

const Rate* replacedBy(const Rate& rate, const QList<Rate>& rates)
{
    const Rate* replaced = nullptr;
    for (const Rate& each : rates) {
        if (each.id == rate.id || each.from > rate.from || !haveSameCriteria(each, rate)
            || !canCompete(each.unit, rate.unit))
            continue;
        if (!replaced || std::tuple(each.from, each.id) > std::tuple(replaced->from, replaced->id))
            replaced = &each;
    }
    return replaced;
}

bool isSameRate(const Rate& one, const Rate& other)
{
    return haveSameCriteria(one, other) && one.unit == other.unit && one.price == other.price && one.from == other.from;
}

} // namespace Dailies
