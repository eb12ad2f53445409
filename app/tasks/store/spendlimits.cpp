// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/spendlimits.h"

#include "app/tasks/database/sqlrows.h"

#include <limits>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The first moment of a limit's period, in milliseconds.
qint64 beginOf(LimitPeriod period, const QDateTime& now)
{
    const QDate today = now.toLocalTime().date();
    switch (period) {
    case LimitPeriod::Day: return today.startOfDay().toMSecsSinceEpoch();
    case LimitPeriod::Month: return QDate(today.year(), today.month(), 1).startOfDay().toMSecsSinceEpoch();
    case LimitPeriod::Run:
    case LimitPeriod::Always: break;
    }
    return std::numeric_limits<qint64>::min();
}

/// What a limit adds up, and when that is unknown.
struct SummedColumn {
    QString amount;
    QString isUnknown;
};

SummedColumn summed(LimitUnit unit)
{
    switch (unit) {
    case LimitUnit::Takes: return {u"1000000"_s, u"0"_s};
    case LimitUnit::Seconds: return {u"seconds"_s, u"family = 'A' AND seconds IS NULL AND points IS NULL"_s};
    case LimitUnit::Points: return {u"points"_s, u"family = 'B' AND seconds IS NULL AND points IS NULL"_s};
    case LimitUnit::Money: break;
    }
    return {u"iif(currency = ?, price, NULL)"_s, u"price IS NULL"_s};
}

/// Sums are read as floating-point numbers, because an integer sum that overflows is an error. They are exact up to
/// 9,000,000,000.
Amount sumIn(const QVariant& value)
{
    constexpr double most = 9e18;
    return Amount::fromMicros(qint64(std::min(value.toDouble(), most)));
}

bool concernsAccount(const Limit& limit, const ExpectedUse& take)
{
    return limit.account.isEmpty() || limit.account == take.account;
}

std::optional<Amount> sumOf(const std::optional<Amount>& sum, const std::optional<Amount>& next)
{
    return sum && next ? std::optional(*sum + *next) : std::nullopt;
}

/// The takes that concern a limit, together.
struct TogetherUse {
    Quantity quantity{Amount(), Amount()};
    std::optional<Price> price; ///< in the limit's currency
    std::optional<Price> otherPrice; ///< what is in another one; the first of several
    int takes = 0;
    bool isExact = true;

    TogetherUse(const Limit& limit, const QList<ExpectedUse>& all) : price({Amount(), limit.currency})
    {
        for (const ExpectedUse& take : all) {
            if (!concernsAccount(limit, take))
                continue;
            ++takes;
            isExact = isExact && take.isExact;
            quantity.seconds = sumOf(quantity.seconds, take.quantity.seconds);
            quantity.points = sumOf(quantity.points, take.quantity.points);
            if (!take.price)
                price.reset();
            else if (take.price->currency != limit.currency)
                addOther(*take.price);
            else if (price)
                price->amount += take.price->amount;
        }
    }

    void addOther(const Price& next)
    {
        if (!otherPrice)
            otherPrice = Price{Amount(), next.currency};
        if (otherPrice->currency == next.currency)
            otherPrice->amount += next.amount;
    }

    std::optional<Amount> in(LimitUnit unit) const
    {
        switch (unit) {
        case LimitUnit::Takes: return Amount::whole(takes);
        case LimitUnit::Seconds: return quantity.seconds;
        case LimitUnit::Points: return quantity.points;
        case LimitUnit::Money: break;
        }
        return price ? std::optional(price->amount) : std::nullopt;
    }
};

bool isSamePeriod(const Limit& limit, const QDateTime& one, const QDateTime& other)
{
    return beginOf(limit.period, one) == beginOf(limit.period, other);
}

void addPlanned(LimitUse& use, const QList<ExpectedUse>& planned, const QDateTime& time)
{
    for (const ExpectedUse& take : planned) {
        if (!concernsAccount(use.limit, take) || !isSamePeriod(use.limit, take.time, time))
            continue;
        const TogetherUse alone(use.limit, {take});
        if (use.limit.unit == LimitUnit::Money && alone.otherPrice)
            use.otherMoney[alone.otherPrice->currency] += alone.otherPrice->amount;
        else if (const auto amount = alone.in(use.limit.unit))
            use.reserved += *amount;
        else
            ++use.unknown;
    }
}

} // namespace

Result<LimitUse> SpendLimits::use(
    const Limit& limit, const QDateTime& time, const QList<ExpectedUse>& planned) const
{
    LimitUse use;
    use.limit = limit;
    if (limit.period == LimitPeriod::Run)
        return use;
    addPlanned(use, planned, time);
    if (Result<void> read = addOtherMoney(use, time); !read)
        return failure(read.error());
    const SummedColumn column = summed(limit.unit);
    const QString account = limit.account.isEmpty() ? QString() : u" AND account_id = ?"_s;
    QSqlQuery& query =
        m_statements(u"SELECT state, TOTAL(%1), TOTAL(%2) FROM spend INDEXED BY spend_by_state "
                     "WHERE state IN ('billed', 'reserved', 'unsettled') AND sent_at >= ?%3 GROUP BY state"_s.arg(
                         column.amount, column.isUnknown, account));
    QVariantList values{beginOf(limit.period, time)};
    if (limit.unit == LimitUnit::Money)
        values.prepend(storedText(limit.currency));
    if (!limit.account.isEmpty())
        values.append(limit.account);
    const Result<void> read = eachRow(query, values, [&use](const QSqlQuery& row) {
        const QString state = row.value(0).toString();
        (state == "reserved"_L1        ? use.reserved
                : state == "billed"_L1 ? use.billed
                                       : use.unsettled) += sumIn(row.value(1));
        use.unknown += row.value(2).toInt();
    });
    if (!read)
        return failure(read.error());
    return use;
}

Result<void> SpendLimits::addOtherMoney(LimitUse& use, const QDateTime& time) const
{
    const Limit& limit = use.limit;
    if (limit.unit != LimitUnit::Money)
        return {};
    QSqlQuery& query = m_statements(
        u"SELECT currency, TOTAL(price) FROM spend INDEXED BY spend_by_state "
        "WHERE state IN ('billed', 'reserved', 'unsettled') AND sent_at >= ? AND price IS NOT NULL "
        "AND currency <> ?%1 GROUP BY currency"_s.arg(limit.account.isEmpty() ? QString() : u" AND account_id = ?"_s));
    QVariantList values{beginOf(limit.period, time), limit.currency};
    if (!limit.account.isEmpty())
        values.append(limit.account);
    return eachRow(query, values,
        [&use](const QSqlQuery& row) { use.otherMoney[row.value(0).toString()] += sumIn(row.value(1)); });
}

Result<LimitVerdict> SpendLimits::judgeWish(const QList<Limit>& limits, const QList<ExpectedUse>& takes,
    const QList<ExpectedUse>& planned, const QDateTime& time) const
{
    LimitVerdict verdict;
    for (const Limit& limit : limits) {
        const TogetherUse together(limit, takes);
        if (together.takes == 0)
            continue;
        const Result<LimitUse> use = this->use(limit, time, planned);
        if (!use)
            return failure(use.error());
        LimitVerdict one = judge({*use}, together.quantity, together.price, together.takes);
        for (LimitVerdict::Reason& reason : one.reasons)
            reason.isMaybe = !together.isExact && limit.unit != LimitUnit::Takes && !use->left().isZero();
        verdict.add(one);
        if (limit.unit == LimitUnit::Money && together.otherPrice)
            verdict.add(judge({*use}, together.quantity, together.otherPrice, together.takes));
    }
    return verdict;
}

Result<LimitVerdict> SpendLimits::judgeCall(
    const QList<Limit>& limits, const ExpectedUse& take, const QDateTime& time) const
{
    QList<Limit> lasting = limits;
    lasting.removeIf([](const Limit& limit) { return limit.period == LimitPeriod::Run; });
    return judgeWish(lasting, {take}, {}, time);
}

} // namespace Dailies
