// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendwords.h"

#include "app/common/momenttext.h"
#include "app/money/moneytext.h"
#include "app/request/requestfields.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class Spend {
    Q_DECLARE_TR_FUNCTIONS(Spend)
};

} // namespace

QString accountText(const AccountNames& names, const QString& account)
{
    if (const QString name = names.value(account); !name.isEmpty())
        return name;
    const QString former = names.former.value(account);
    return former.isEmpty() ? Spend::tr("Removed account") : Spend::tr("%1 (removed)", "an account").arg(former);
}

QString moneyText(const QMap<QString, Amount>& money)
{
    QStringList parts;
    for (auto each = money.cbegin(); each != money.cend(); ++each)
        parts.append(moneyText(each.value(), each.key()));
    return parts.join(u" + "_s);
}

QString sumText(const SpendSum& sum)
{
    Quantity quantity;
    if (!sum.seconds.isZero() || sum.points.isZero())
        quantity.seconds = sum.seconds;
    if (!sum.points.isZero())
        quantity.points = sum.points;
    return quantityText(quantity);
}

QString unitText(LimitUnit unit, Amount amount, const QString& currency)
{
    switch (unit) {
    case LimitUnit::Takes: return Spend::tr("%Ln takes", nullptr, static_cast<int>(amount.micros() / 1'000'000));
    case LimitUnit::Seconds: return secondsText(amount);
    case LimitUnit::Points: return pointsText(amount);
    case LimitUnit::Money: return moneyText(amount, currency);
    }
    return {};
}

QString limitName(const Limit& limit, const QDate& today, const AccountNames& names)
{
    QString period;
    switch (limit.period) {
    case LimitPeriod::Day: period = Spend::tr("Today"); break;
    case LimitPeriod::Month: period = QLocale().standaloneMonthName(today.month()); break;
    case LimitPeriod::Run: period = Spend::tr("Each run"); break;
    case LimitPeriod::Always: period = Spend::tr("In total"); break;
    }
    return limit.account.isEmpty()
        ? period
        : Spend::tr("%1 · %2", "period and account").arg(period, accountText(names, limit.account));
}

QString leftText(const LimitUse& use)
{
    const bool isMoney = use.limit.unit == LimitUnit::Money;
    const QString left = isMoney ? moneyText(use.left(), use.limit.currency) : numberText(use.left());
    const QString all = unitText(use.limit.unit, use.limit.amount, use.limit.currency);
    switch (use.limit.period) {
    case LimitPeriod::Day: return Spend::tr("%1 of %2 left today").arg(left, all);
    case LimitPeriod::Month: return Spend::tr("%1 of %2 left this month").arg(left, all);
    case LimitPeriod::Run: return Spend::tr("%1 per run").arg(all);
    case LimitPeriod::Always: return Spend::tr("%1 of %2 left").arg(left, all);
    }
    return {};
}

QString priceText(const SpendEstimate& estimate, int copies)
{
    if (!estimate.price)
        return estimate.isUpTo ? Spend::tr("rates in several currencies") : QString();
    const QString money = exactMoneyText(estimate.price->times(copies));
    return estimate.isExact && !estimate.isUpTo ? money : Spend::tr("up to %1").arg(money);
}

QString estimateText(const SpendEstimate& estimate, int copies)
{
    if (!estimate.largest.isKnown())
        return Spend::tr("Cost unknown until the first take");
    QString text;
    if (estimate.isExact)
        text = quantityText(estimate.largest.times(copies));
    else if (copies == 1)
        text = Spend::tr(
            "About %1 (from %Ln earlier takes)", "amount, and on how many earlier takes it is based", estimate.takes)
                   .arg(quantityText(estimate.median));
    else
        text = Spend::tr("About %1 each (from %Ln earlier takes)", "amount, and on how many earlier takes it is based",
            estimate.takes)
                   .arg(quantityText(estimate.median));
    const QString price = priceText(estimate, copies);
    return price.isEmpty() ? text : text + u" · "_s + price;
}

QString costStateText(CostState state)
{
    switch (state) {
    case CostState::None: return {};
    case CostState::Planned: return Spend::tr("Planned");
    case CostState::Reserved: return Spend::tr("Reserved");
    case CostState::Billed: return Spend::tr("Billed");
    case CostState::NotBilled: return Spend::tr("Not billed");
    case CostState::Unsettled: return Spend::tr("Unsettled");
    }
    return {};
}

QString costText(const SpendEntry& entry)
{
    QStringList parts;
    const bool isBilled = entry.state == CostState::Billed;
    if (entry.state == CostState::NotBilled)
        return {};
    if (const QString amount = quantityText(entry.quantity); !amount.isEmpty())
        parts.append(isBilled ? amount : Spend::tr("up to %1").arg(amount));
    if (entry.price) {
        const QString money = exactMoneyText(*entry.price);
        parts.append(isBilled && entry.isUpTo ? Spend::tr("up to %1").arg(money) : money);
    }
    return parts.join(u" · "_s);
}

QString dearestRateText(int takes)
{
    return Spend::tr(
        "%Ln takes count at the highest possible rate, because it isn't known which one applies.", nullptr, takes);
}

QString rateScope(const Rate& rate, const AccountNames& names)
{
    QStringList parts;
    if (!rate.account.isEmpty())
        parts.append(accountText(names, rate.account));
    for (const QString& each : {rate.model, rate.resolution, valueLabel(Field::Mode, rate.mode)}) {
        if (!each.isEmpty())
            parts.append(each);
    }
    if (!rate.sound.isEmpty())
        parts.append(rate.sound == "on"_L1 ? Spend::tr("with sound") : Spend::tr("without sound"));
    return parts.isEmpty() ? Spend::tr("All takes") : parts.join(u" · "_s);
}

QString reasonText(const SpendEntry& entry)
{
    if (entry.reason == UnsettledReason::NoFigure && !entry.uncounted.isEmpty())
        return Spend::tr("The reported figure “%1” can't be counted").arg(entry.uncounted);
    switch (entry.reason) {
    case UnsettledReason::None: break;
    case UnsettledReason::NoResponse: return Spend::tr("No response: the service may have accepted it");
    case UnsettledReason::Forgotten: return Spend::tr("The service no longer knows it");
    case UnsettledReason::NoFigure: return Spend::tr("The response had no usage figure");
    case UnsettledReason::NotTracked: return Spend::tr("You stopped tracking it");
    }
    return {};
}

QString rateUnitText(RateUnit unit)
{
    switch (unit) {
    case RateUnit::Second: return Spend::tr("per second");
    case RateUnit::Point: return Spend::tr("per point");
    case RateUnit::Take: return Spend::tr("per take");
    }
    return {};
}

QString rateText(const Rate& rate)
{
    const QString price = exactMoneyText(rate.price);
    const QString day = dateText(rate.from);
    switch (rate.unit) {
    case RateUnit::Second: return Spend::tr("%1/s since %2").arg(price, day);
    case RateUnit::Point: return Spend::tr("%1 per point since %2").arg(price, day);
    case RateUnit::Take: return Spend::tr("%1 per take since %2").arg(price, day);
    }
    return {};
}

} // namespace Dailies
