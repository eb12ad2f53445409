// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/spendaccess.h"
#include "app/common/redact.h"
#include "app/money/limittext.h"
#include "app/money/moneytext.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QJsonObject limitLine(const SpendAccess& access, const LimitUse& use)
{
    const Limit& limit = use.limit;
    QJsonObject otherMoney;
    for (auto other = use.otherMoney.cbegin(); other != use.otherMoney.cend(); ++other)
        otherMoney[other.key()] = other->text();
    return {{u"event"_s, u"limit"_s}, {u"limit"_s, QString::number(limit.id)}, {u"account"_s, limit.account},
        {u"accountName"_s, access.accountName(limit.account)}, {u"period"_s, limitPeriodName(limit.period)},
        {u"unit"_s, limitUnitName(limit.unit)}, {u"amount"_s, limit.amount.text()}, {u"currency"_s, limit.currency},
        {u"atLimit"_s, atLimitName(limit.atLimit)}, {u"billed"_s, use.billed.text()},
        {u"unsettled"_s, use.unsettled.text()}, {u"reserved"_s, use.reserved.text()}, {u"left"_s, use.left().text()},
        {u"unknown"_s, use.unknown}, {u"otherMoney"_s, otherMoney}, {u"near"_s, use.isNear()}};
}

QString limitUseText(const SpendAccess& access, const LimitUse& use)
{
    const Limit& limit = use.limit;
    QString text = Cli::tr("Limit %1: %2").arg(limit.id).arg(limitText(limit));
    if (!limit.account.isEmpty())
        text += u' ' + Cli::tr("for %1", "an account").arg(singleLine(access.accountName(limit.account)));
    text += u", "_s + (limit.atLimit == AtLimit::Refuse ? Cli::tr("then refuses") : Cli::tr("then asks"));
    if (limit.period != LimitPeriod::Run)
        text += u"; "_s + Cli::tr("%1 used").arg(amountText(limit, use.used()));
    if (use.unknown > 0)
        text += u", "_s + Cli::tr("%n takes of unknown cost", nullptr, use.unknown);
    for (auto other = use.otherMoney.cbegin(); other != use.otherMoney.cend(); ++other)
        text += u", "_s + Cli::tr("%1 can't be counted").arg(exactMoneyText({*other, other.key()}));
    return text;
}

/// The amount of the one unit that is given.
Result<Limit> amountIn(const CommandParser& parser)
{
    Limit limit;
    int given = 0;
    for (const LimitUnit unit : {LimitUnit::Takes, LimitUnit::Seconds, LimitUnit::Points}) {
        const auto amount = amountFrom(parser, limitUnitName(unit));
        const bool isWhole =
            amount && (!*amount || **amount == Amount::whole((*amount)->micros() / Amount::whole(1).micros()));
        if (unit == LimitUnit::Takes && !isWhole)
            return failure(ErrorKind::BadInput, Cli::tr("--takes must be a whole number."));
        if (!amount)
            return failure(amount.error());
        if (!*amount)
            continue;
        ++given;
        limit.unit = unit;
        limit.amount = **amount;
    }
    const auto price = priceFrom(parser, u"money"_s);
    if (!price)
        return failure(price.error());
    if (*price) {
        ++given;
        limit.unit = LimitUnit::Money;
        limit.amount = (*price)->amount;
        limit.currency = (*price)->currency;
    }
    if (given != 1)
        return failure(ErrorKind::BadInput, Cli::tr("Give one of --takes, --seconds, --points and --money."));
    return limit;
}

Result<Limit> limitFrom(const CommandParser& parser, const SpendAccess& access)
{
    auto limit = amountIn(parser);
    if (!limit)
        return limit;
    const auto period = limitPeriodFromName(parser.value(u"per"_s));
    if (!period)
        return failure(ErrorKind::BadInput, Cli::tr("--per is day, month, run or always."));
    const auto account = access.accountId(parser.value(u"account"_s));
    if (!account)
        return failure(account.error());
    limit->period = *period;
    limit->account = *account;
    limit->atLimit = parser.isSet(u"refuse"_s) ? AtLimit::Refuse : AtLimit::Ask;
    return limit;
}

int addLimit(const QStringList& arguments)
{
    CommandParser parser(u"spend limits add"_s,
        Cli::tr(
            "Adds a spending limit for the window and the command line. Billed, reserved and unsettled amounts count. "
            "Running tasks are never stopped."));
    parser.addValue(
        u"per"_s, u"day|month|run|always"_s, Cli::tr("The period. \"run\" is one press of Generate or one submit."));
    parser.addValue(u"takes"_s, Cli::tr("number"), Cli::tr("At most this many takes."));
    parser.addValue(u"seconds"_s, Cli::tr("number"), Cli::tr("At most this many billed seconds."));
    parser.addValue(u"points"_s, Cli::tr("number"), Cli::tr("At most this many points."));
    parser.addValue(u"money"_s, Cli::tr("amount"), Cli::tr("At most this much, for example \"20 USD\"."));
    parser.addValue(u"account"_s, Cli::tr("name"), Cli::tr("Only for this account."));
    parser.addSwitch(u"refuse"_s, Cli::tr("Refuse at the limit. Otherwise it asks."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        const auto limit = limitFrom(parser, access);
        if (!limit)
            return parser.wrongUse(limit.error().message);
        const auto id = access.book().storeLimit(*limit);
        if (!id)
            return parser.fail(id.error());
        for (const LimitUse& use : access.book().uses()) {
            if (use.limit.id != *id)
                continue;
            console.line(limitLine(access, use));
            console.text(limitUseText(access, use));
        }
        return Well;
    });
}

int listLimits(const QStringList& arguments)
{
    CommandParser parser(u"spend limits list"_s, Cli::tr("Lists your limits and how much of them is used."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        const QList<LimitUse> uses = access.book().uses();
        for (const LimitUse& use : uses) {
            console.line(limitLine(access, use));
            console.text(limitUseText(access, use));
        }
        if (uses.isEmpty())
            console.text(Cli::tr("No limits yet."));
        return Well;
    });
}

int removeLimit(const QStringList& arguments)
{
    CommandParser parser(u"spend limits remove"_s, Cli::tr("Removes a limit."));
    parser.addArgument(u"LIMIT"_s, Cli::tr("The number of the limit."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return removeByNumber(parser, &SpendBook::removeLimit, u"limit"_s, Cli::tr("Removed limit %1."));
}

} // namespace

int runSpendLimits(const QStringList& arguments)
{
    CommandParser parser(u"spend limits"_s, Cli::tr("Adds, lists or removes spending limits."));
    return parser.runSubcommand({{"add", addLimit}, {"list", listLimits}, {"remove", removeLimit}}, arguments);
}

} // namespace Dailies
