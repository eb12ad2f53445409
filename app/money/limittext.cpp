// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/limittext.h"

#include "app/common/enumnames.h"
#include "app/money/moneytext.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct LimitTexts {
    Q_DECLARE_TR_FUNCTIONS(Limit)
};

constexpr EnumNames<LimitPeriod, 4> periodNames{{"day", "month", "run", "always"}};
constexpr EnumNames<LimitUnit, 4> unitNames{{"takes", "seconds", "points", "money"}};

bool endsByItself(LimitPeriod period)
{
    return period == LimitPeriod::Day || period == LimitPeriod::Month;
}

/// The limit of an account concerns only the account of the request.
QString concernedText(const Limit& limit)
{
    return limit.account.isEmpty() ? limitText(limit)
                                   : LimitTexts::tr("%1 for this account", "a limit").arg(limitText(limit));
}

} // namespace

QString amountText(const Limit& limit, Amount amount)
{
    switch (limit.unit) {
    case LimitUnit::Takes:
        return LimitTexts::tr(
            "%n takes", "an amount", int(std::min<qint64>(amount.micros() / 1'000'000, 1'000'000'000)));
    case LimitUnit::Seconds:
        return amount == Amount::whole(1) ? LimitTexts::tr("1 second", "an amount")
                                          : LimitTexts::tr("%1 seconds", "an amount").arg(numberText(amount));
    case LimitUnit::Points: return pointsText(amount);
    case LimitUnit::Money: return moneyText(amount, limit.currency);
    }
    return {};
}

QString limitText(const Limit& limit)
{
    const QString amount = amountText(limit, limit.amount);
    switch (limit.period) {
    case LimitPeriod::Day: return LimitTexts::tr("%1 a day", "a limit").arg(amount);
    case LimitPeriod::Month: return LimitTexts::tr("%1 a month", "a limit").arg(amount);
    case LimitPeriod::Run: return LimitTexts::tr("%1 per run", "a limit").arg(amount);
    case LimitPeriod::Always: return LimitTexts::tr("%1 in total", "a limit").arg(amount);
    }
    return {};
}

QString nearLimitText(const LimitVerdict& verdict)
{
    QStringList sentences;
    for (const LimitVerdict::Reason& each : verdict.reasons)
        sentences.append(
            (each.usesUp ? LimitTexts::tr("With this, all of your limit of %1 is used or reserved.")
                         : LimitTexts::tr("With this, at least 80 % of your limit of %1 is used or reserved."))
                .arg(concernedText(each.use.limit)));
    return sentences.join(u' ');
}

QString overLimitText(const LimitVerdict& verdict)
{
    QStringList known;
    QStringList unknown;
    int takes = 0;
    bool isMaybe = true;
    for (const LimitVerdict::Reason& each : verdict.reasons) {
        const QString limit = concernedText(each.use.limit);
        if (each.otherMoney) {
            unknown.append(
                LimitTexts::tr("Your limit of %1 can't count %2.").arg(limit, exactMoneyText(*each.otherMoney)));
            continue;
        }
        if (each.isUnknown) {
            unknown.append(LimitTexts::tr("You have a limit of %1, and it isn't known how much of it this request uses.")
                    .arg(limit));
            continue;
        }
        known.append(each.use.limit.period == LimitPeriod::Run
                ? limit
                : LimitTexts::tr("%1 (%2 used or reserved)", "a limit and how much of it is used")
                      .arg(limit, amountText(each.use.limit, each.use.used())));
        takes = std::max(takes, each.takes);
        isMaybe = isMaybe && each.isMaybe;
    }
    if (known.size() == 1)
        unknown.prepend((isMaybe ? LimitTexts::tr("These %n takes may go over your limit of %1.", nullptr, takes)
                                 : LimitTexts::tr("These %n takes go over your limit of %1.", nullptr, takes))
                            .arg(known.constFirst()));
    else if (!known.isEmpty())
        unknown.prepend(
            (isMaybe ? LimitTexts::tr("These %n takes may go over several of your limits: %1.", nullptr, takes)
                     : LimitTexts::tr("These %n takes go over several of your limits: %1.", nullptr, takes))
                .arg(known.join(LimitTexts::tr(", ", "between limits"))));
    return unknown.join(u' ');
}

QString limitAdvice(const LimitVerdict& verdict)
{
    if (verdict.reasons.size() > 1)
        return LimitTexts::tr("Change these limits to send this.");
    const LimitVerdict::Reason reason = verdict.reasons.value(0);
    return endsByItself(reason.use.limit.period) && !reason.isUnknown && !reason.neverFits
        ? LimitTexts::tr("Change the limit, or wait until its period is over.")
        : LimitTexts::tr("Change the limit to send this.");
}

QString limitPeriodName(LimitPeriod period)
{
    return periodNames.of(period);
}

std::optional<LimitPeriod> limitPeriodFromName(const QString& name)
{
    return periodNames.find(name);
}

QString limitUnitName(LimitUnit unit)
{
    return unitNames.of(unit);
}

std::optional<LimitUnit> limitUnitFromName(const QString& name)
{
    return unitNames.find(name);
}

QString atLimitName(AtLimit atLimit)
{
    return atLimit == AtLimit::Refuse ? u"refuse"_s : u"ask"_s;
}

} // namespace Dailies
