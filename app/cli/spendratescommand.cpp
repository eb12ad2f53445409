// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/spendaccess.h"
#include "app/common/redact.h"
#include "app/money/moneytext.h"
#include "app/money/ratefile.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestRateFile = 10 * 1024 * 1024;

QJsonObject rateLine(const SpendAccess& access, const Rate& rate)
{
    return {{u"event"_s, u"rate"_s}, {u"rate"_s, QString::number(rate.id)}, {u"account"_s, rate.account},
        {u"accountName"_s, access.accountName(rate.account)}, {u"model"_s, rate.model},
        {u"resolution"_s, rate.resolution}, {u"mode"_s, rate.mode}, {u"sound"_s, rate.sound},
        {u"unit"_s, rateUnitName(rate.unit)}, {u"price"_s, rate.price.amount.text()},
        {u"currency"_s, rate.price.currency}, {u"from"_s, rate.from.toString(Qt::ISODate)}, {u"source"_s, rate.source}};
}

QString rateText(const SpendAccess& access, const Rate& rate)
{
    QStringList criteria;
    for (const QString& each : {access.accountName(rate.account), rate.model, rate.resolution, rate.mode})
        if (!each.isEmpty())
            criteria.append(singleLine(each));
    if (!rate.sound.isEmpty())
        criteria.append(Cli::tr("sound %1").arg(singleLine(rate.sound)));
    const QString what = criteria.isEmpty() ? Cli::tr("everything") : criteria.join(u", "_s);
    const QString text =
        Cli::tr("Rate %1: %2 per %3 from %4 for %5")
            .arg(rate.id)
            .arg(exactMoneyText(rate.price), rateUnitName(rate.unit), rate.from.toString(Qt::ISODate), what);
    return rate.source.isEmpty() ? text : u"%1 (%2)"_s.arg(text, singleLine(rate.source));
}

Result<Rate> rateFrom(const CommandParser& parser, const SpendAccess& access)
{
    Rate rate;
    const auto unit = rateUnitFromName(parser.value(u"per"_s));
    if (!unit)
        return failure(ErrorKind::BadInput, Cli::tr("--per is second, point or take."));
    const auto price = priceFrom(parser, u"price"_s);
    const auto from = dayFrom(parser, u"from"_s);
    const auto account = access.accountId(parser.value(u"account"_s));
    if (!price || !from || !account)
        return failure(!price ? price.error() : !from ? from.error() : account.error());
    if (!*price)
        return failure(ErrorKind::BadInput, Cli::tr("--%1 is missing.").arg(u"price"_s));
    rate.unit = *unit;
    rate.price = **price;
    rate.from = from->isValid() ? *from : QDate::currentDate();
    rate.account = *account;
    rate.model = parser.value(u"model"_s);
    rate.resolution = parser.value(u"resolution"_s);
    rate.mode = parser.value(u"mode"_s);
    rate.sound = parser.value(u"sound"_s).toLower();
    if (!isRateSound(rate.sound))
        return failure(ErrorKind::BadInput, Cli::tr("--sound is on or off."));
    rate.source = parser.value(u"source"_s);
    return rate;
}

int addRate(const QStringList& arguments)
{
    CommandParser parser(u"spend rates add"_s,
        Cli::tr("Adds what a second, a point or a take costs from a day on. Without a criterion, it applies to "
                "everything; the rate with the most criteria counts."));
    parser.addValue(u"per"_s, u"second|point|take"_s, Cli::tr("What the price is for."));
    parser.addValue(u"price"_s, Cli::tr("amount"), Cli::tr("The price of one, for example \"0.10 USD\"."));
    parser.addValue(u"from"_s, Cli::tr("date"), Cli::tr("The first day. Default: today."));
    parser.addValue(u"account"_s, Cli::tr("name"), Cli::tr("Only for this account."));
    parser.addValue(u"model"_s, Cli::tr("code"), Cli::tr("Only for this model."));
    parser.addValue(u"resolution"_s, Cli::tr("tier"), Cli::tr("Only for this resolution, such as 720P."));
    parser.addValue(u"mode"_s, Cli::tr("mode"), Cli::tr("Only for this mode, such as pro."));
    parser.addValue(u"sound"_s, u"on|off"_s, Cli::tr("Only with or without sound."));
    parser.addValue(u"source"_s, Cli::tr("text"), Cli::tr("Where you have the price from."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        auto rate = rateFrom(parser, access);
        if (!rate)
            return parser.wrongUse(rate.error().message);
        const QList<Rate> before = access.book().rates();
        const auto id = access.book().storeRate(*rate);
        if (!id)
            return console.fail(id.error());
        rate->id = *id;
        QJsonObject line = rateLine(access, *rate);
        const Rate* replaced = replacedBy(*rate, before);
        line[u"replaces"_s] = replaced ? QString::number(replaced->id) : QString();
        console.line(line);
        console.text(rateText(access, *rate));
        if (replaced)
            console.text(Cli::tr("From %1 on it replaces rate %2 (%3), which has the same criteria.")
                             .arg(rate->from.toString(Qt::ISODate))
                             .arg(replaced->id)
                             .arg(perUnitText(*replaced)));
        return Well;
    });
}

int listRates(const QStringList& arguments)
{
    CommandParser parser(u"spend rates list"_s, Cli::tr("Lists your rates."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        const QList<Rate> rates = access.book().rates();
        for (const Rate& rate : rates) {
            console.line(rateLine(access, rate));
            console.text(rateText(access, rate));
        }
        if (rates.isEmpty())
            console.text(Cli::tr("No rates yet. Takes are unpriced."));
        return Well;
    });
}

int removeRate(const QStringList& arguments)
{
    CommandParser parser(u"spend rates remove"_s, Cli::tr("Removes a rate. Takes are valued without it."));
    parser.addArgument(u"RATE"_s, Cli::tr("The number of the rate."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return removeByNumber(parser, &SpendBook::removeRate, u"rate"_s, Cli::tr("Removed rate %1."));
}

/// The rates of a file with the IDs of their accounts.
Result<QList<Rate>> ratesIn(const QString& name, const SpendAccess& access)
{
    const auto table = readTable(name, largestRateFile);
    if (!table)
        return failure(table.error());
    auto rates = readRates(*table);
    if (!rates)
        return rates;
    for (Rate& rate : *rates) {
        const auto account = access.accountId(rate.account);
        if (!account)
            return failure(account.error());
        rate.account = *account;
    }
    return rates;
}

int importRates(const QStringList& arguments)
{
    CommandParser parser(u"spend rates import"_s,
        Cli::tr("Adds all rates of a CSV file, or none. Its columns are unit, price, currency and from, and optionally "
                "account, model, resolution, mode, sound and source."));
    parser.addArgument(u"FILE"_s, Cli::tr("The CSV file."));
    if (const auto status = parser.parse(arguments))
        return *status;
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        const auto rates = ratesIn(parser.arguments().constFirst(), access);
        if (!rates)
            return console.fail(rates.error());
        const auto stored = access.book().storeRates(*rates);
        if (!stored)
            return console.fail(stored.error());
        const int known = int(rates->size()) - *stored;
        console.line({{u"event"_s, u"imported"_s}, {u"rates"_s, *stored}, {u"known"_s, known}});
        console.text(Cli::tr("Imported %n rates.", nullptr, *stored));
        if (known > 0)
            console.text(Cli::tr("%n rates of the file were there already.", nullptr, known));
        return Well;
    });
}

} // namespace

int runSpendRates(const QStringList& arguments)
{
    CommandParser parser(u"spend rates"_s, Cli::tr("Adds, lists, removes or imports rates."));
    return parser.runSubcommand(
        {{"add", addRate}, {"list", listRates}, {"remove", removeRate}, {"import", importRates}}, arguments);
}

} // namespace Dailies
