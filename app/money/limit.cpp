// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/limit.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Whether `used` is at least four fifths of `amount`.
bool isNearly(Amount used, Amount amount)
{
    return used >= amount.times(Amount::fromMicros(800'000));
}

std::optional<Amount> asked(const Limit& limit, const Quantity& quantity, const std::optional<Price>& price, int takes)
{
    switch (limit.unit) {
    case LimitUnit::Takes: return Amount::whole(takes);
    case LimitUnit::Seconds: return quantity.seconds;
    case LimitUnit::Points: return quantity.points;
    case LimitUnit::Money:
        if (!price)
            return std::nullopt;
        return price->currency == limit.currency || price->amount.isZero() ? std::optional(price->amount)
                                                                           : std::nullopt;
    }
    return std::nullopt;
}

/// The price, if a limit in money cannot count it.
std::optional<Price> inOtherCurrency(const Limit& limit, const std::optional<Price>& price)
{
    const bool isOther = limit.unit == LimitUnit::Money && price && price->currency != limit.currency;
    return isOther ? price : std::nullopt;
}

LimitVerdict verdictOf(
    const LimitUse& use, std::optional<Amount> amount, const std::optional<Price>& otherMoney, int takes)
{
    using Kind = LimitVerdict::Kind;
    const Kind full = use.limit.atLimit == AtLimit::Refuse ? Kind::Refuses : Kind::Asks;
    const bool isReached = use.used() >= use.limit.amount;
    if (!amount)
        return {isReached ? full : Kind::Asks,
            {{.use = use,
                .takes = takes,
                .isUnknown = !isReached,
                .otherMoney = isReached ? std::nullopt : otherMoney,
                .refuses = isReached && full == Kind::Refuses}}};
    if (amount->isZero())
        return {};
    const Amount after = use.used() + *amount;
    if (after > use.limit.amount)
        return {full,
            {{.use = use, .takes = takes, .neverFits = *amount > use.limit.amount, .refuses = full == Kind::Refuses}}};
    return isNearly(after, use.limit.amount)
        ? LimitVerdict{Kind::Near, {{.use = use, .takes = takes, .usesUp = after == use.limit.amount}}}
        : LimitVerdict();
}

} // namespace

QString limitMark(const Limit& limit)
{
    return u"%1 %2 %3 %4 %5 %6"_s.arg(limit.id)
        .arg(int(limit.period))
        .arg(int(limit.unit))
        .arg(limit.amount.micros())
        .arg(limit.currency, limit.account);
}

Amount LimitUse::left() const
{
    return std::max(limit.amount - used(), Amount());
}

bool LimitUse::isNear() const
{
    return isNearly(used(), limit.amount);
}

void LimitVerdict::add(const LimitVerdict& other)
{
    const auto stops = [](Kind each) { return each >= Kind::Asks; };
    if (stops(other.kind) && !stops(kind))
        reasons.clear();
    if (stops(other.kind) || !stops(kind))
        reasons += other.reasons;
    kind = std::max(kind, other.kind);
}

LimitVerdict LimitVerdict::without(const QStringList& agreed) const
{
    if (kind < Kind::Asks)
        return *this;
    LimitVerdict left;
    for (const Reason& reason : reasons) {
        if (reason.refuses || !agreed.contains(limitMark(reason.use.limit)))
            left.add({reason.refuses ? Kind::Refuses : Kind::Asks, {reason}});
    }
    return left;
}

QStringList LimitVerdict::marks() const
{
    QStringList marks;
    for (const Reason& reason : reasons)
        marks.append(limitMark(reason.use.limit));
    marks.removeDuplicates();
    return marks;
}

LimitVerdict judge(
    const QList<LimitUse>& limits, const Quantity& quantity, const std::optional<Price>& price, int takes)
{
    LimitVerdict verdict;
    for (const LimitUse& use : limits)
        verdict.add(verdictOf(use, asked(use.limit, quantity, price, takes), inOtherCurrency(use.limit, price), takes));
    return verdict;
}

} // namespace Dailies
