// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/spendaccess.h"
#include "app/common/redact.h"
#include "app/money/figure.h"
#include "app/money/invoicefile.h"
#include "app/money/moneytext.h"
#include "app/money/pricetext.h"
#include "app/tasks/history/invoicetakes.h"

#include <QJsonArray>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestInvoice = 100 * 1024 * 1024;

QString chargeText(const Charge& charge)
{
    if (charge.isNotBilled)
        return Cli::tr("not billed", "a take");
    QString text = quantityOrUnknown(charge.quantity);
    if (charge.price)
        text = charge.quantity.isKnown() ? text + u", "_s + exactMoneyText(*charge.price) : exactMoneyText(*charge.price);
    return charge.isUnsettled ? Cli::tr("%1, unsettled", "a quantity").arg(text) : text;
}

QJsonObject chargeLine(const Charge& charge)
{
    QJsonObject line = quantityLine(charge.quantity, charge.price);
    line[u"remoteId"_s] = charge.id;
    line[u"day"_s] = charge.day.toString(Qt::ISODate);
    line[u"model"_s] = charge.model;
    if (charge.isNotBilled)
        line[u"state"_s] = costStateName(CostState::NotBilled);
    else if (charge.isUnsettled)
        line[u"state"_s] = costStateName(CostState::Unsettled);
    return line;
}

/// The line of the invoice that has the same ID and was found among our takes; 0 if there is none.
int lineOfSame(const InvoiceComparison& comparison, const Charge& charge)
{
    const auto found = std::ranges::find_if(comparison.matched,
        [&charge](const MatchedCharge& match) { return !charge.id.isEmpty() && match.theirs.id == charge.id; });
    return found == comparison.matched.cend() ? 0 : found->theirs.line;
}

QString onlyThereText(const Charge& charge, int sameLine)
{
    const bool isCredit = charge.price && charge.price->amount < Amount();
    QString text = isCredit ? Cli::tr("Credit on the invoice: line %1") : Cli::tr("Only on the invoice: line %1");
    text = text.arg(charge.line);
    if (!charge.id.isEmpty())
        text += u", "_s + singleLine(charge.id);
    text += u", "_s + chargeText(charge);
    return sameLine == 0 ? text : text + u' ' + Cli::tr("(the same ID as line %1)").arg(sameLine);
}

void printComparison(const Console& console, const InvoiceComparison& comparison)
{
    for (const MatchedCharge& match : comparison.matched) {
        QJsonObject line{{u"event"_s, u"matched"_s}, {u"equal"_s, match.isEqual()},
            {u"compared"_s, !match.isUncompared()}, {u"moneyCompared"_s, !match.leavesMoneyOut()},
            {u"task"_s, QString::number(match.ours.line)}, {u"line"_s, match.theirs.line},
            {u"here"_s, chargeLine(match.ours)}, {u"invoice"_s, chargeLine(match.theirs)}};
        console.line(line);
        if (match.isEqual())
            continue;
        const QString text = match.isUncompared()
            ? Cli::tr("Line %1, task %2: %3 here, %4 on the invoice, which can't be compared")
            : Cli::tr("Line %1, task %2: %3 here, %4 on the invoice");
        console.text(
            text.arg(match.theirs.line).arg(match.ours.line).arg(chargeText(match.ours), chargeText(match.theirs)));
    }
    for (const Charge& charge : comparison.onlyHere) {
        QJsonObject line = chargeLine(charge);
        line[u"event"_s] = u"onlyHere"_s;
        line[u"task"_s] = QString::number(charge.line);
        console.line(line);
        console.text(Cli::tr("Only here: task %1, %2, %3")
                         .arg(charge.line)
                         .arg(charge.day.toString(Qt::ISODate), chargeText(charge)));
    }
    for (const Charge& charge : comparison.onlyThere) {
        QJsonObject line = chargeLine(charge);
        line[u"event"_s] = u"onlyOnInvoice"_s;
        line[u"line"_s] = charge.line;
        const int same = lineOfSame(comparison, charge);
        line[u"duplicateOf"_s] = same == 0 ? QJsonValue() : QJsonValue(same);
        console.line(line);
        console.text(onlyThereText(charge, same));
    }
    const int equal = comparison.count(&MatchedCharge::isEqual);
    const int uncompared = comparison.count(&MatchedCharge::isUncompared);
    console.text(Cli::tr("%1 equal, %2 different, %3 only here, %4 only on the invoice")
                     .arg(equal)
                     .arg(comparison.matched.size() - equal - uncompared)
                     .arg(comparison.onlyHere.size())
                     .arg(comparison.onlyThere.size()));
}

QString withoutMoneyText(int takes)
{
    return Cli::tr("The money of %n takes isn't compared, because they have no rate.", nullptr, takes);
}

/// Says what the comparison leaves out. Returns whether it leaves nothing out.
bool printLeftOut(const Console& console, const InvoiceComparison& comparison, const QStringList& unreadColumns)
{
    const int uncompared = comparison.count(&MatchedCharge::isUncompared);
    const int withoutMoney = comparison.count(&MatchedCharge::leavesMoneyOut);
    const int withoutQuantity = comparison.count(&MatchedCharge::leavesQuantityOut);
    if (uncompared > 0)
        console.text(
            Cli::tr("%n lines can't be compared: they have no figure that their take has.", nullptr, uncompared));
    if (withoutMoney > 0)
        console.text(withoutMoneyText(withoutMoney));
    if (withoutQuantity > 0)
        console.text(Cli::tr("The quantity of %n takes isn't compared, because they were billed in another unit.",
            nullptr, withoutQuantity));
    if (!unreadColumns.isEmpty()) {
        console.line({{u"event"_s, u"unreadColumns"_s}, {u"columns"_s, QJsonArray::fromStringList(unreadColumns)}});
        console.text(
            Cli::tr("Not compared, because their names aren't known: the columns \"%1\". Call the one with the "
                    "money \"amount\".")
                .arg(singleLine(unreadColumns.join(u"\", \""_s))));
    }
    return uncompared + withoutMoney + withoutQuantity == 0 && unreadColumns.isEmpty();
}

bool isEqual(const InvoiceComparison& comparison)
{
    return comparison.onlyHere.isEmpty() && comparison.onlyThere.isEmpty()
        && comparison.count(&MatchedCharge::isEqual) == comparison.matched.size();
}

/// Compares one total, which the invoice shows with this number of decimal places. Returns whether both are equal.
bool printTotal(const Console& console, const QString& unit, Amount here, Amount invoice, int decimals)
{
    const Amount difference = invoice - here;
    const bool isEqual = isRounded(invoice, decimals, here);
    console.line({{u"event"_s, u"total"_s}, {u"unit"_s, unit}, {u"here"_s, here.text()}, {u"invoice"_s, invoice.text()},
        {u"difference"_s, difference.text()}, {u"equal"_s, isEqual}});
    if (isEqual && !difference.isZero())
        console.text(Cli::tr("%1: %2 here, %3 on the invoice: equal, because the invoice is rounded")
                         .arg(unit, numberText(here), numberText(invoice)));
    else
        console.text(Cli::tr("%1: %2 here, %3 on the invoice, difference %4")
                         .arg(unit, numberText(here), numberText(invoice), numberText(difference)));
    return isEqual;
}

/// Says what was billed in other currencies than that of the invoice. Returns whether there is any.
bool printOtherMoney(const Console& console, QMap<QString, Amount> billed, const QString& currency)
{
    billed.remove(currency);
    for (auto money = billed.cbegin(); money != billed.cend(); ++money) {
        console.line({{u"event"_s, u"otherCurrency"_s}, {u"unit"_s, money.key()}, {u"here"_s, money.value().text()}});
        console.text(Cli::tr("%1: %2 here, not compared, because the invoice's total is in %3")
                         .arg(money.key(), numberText(money.value()), currency));
    }
    return !billed.isEmpty();
}

/// Billed takes whose part of the totals is not known.
struct TakesLeftOut {
    int withoutQuantity = 0;
    int withoutMoney = 0;
};

TakesLeftOut leftOutOf(const QList<SpendEntry>& entries)
{
    TakesLeftOut out;
    for (const SpendEntry& entry : entries) {
        out.withoutQuantity += entry.quantity.seconds || entry.quantity.points ? 0 : 1;
        out.withoutMoney += entry.price ? 0 : 1;
    }
    return out;
}

/// Says what the totals that are compared leave out. Returns whether they leave nothing out.
bool printLeftOut(const Console& console, const TakesLeftOut& out, bool hasQuantity, bool hasMoney)
{
    const int withoutQuantity = hasQuantity ? out.withoutQuantity : 0;
    const int withoutMoney = hasMoney ? out.withoutMoney : 0;
    if (withoutQuantity + withoutMoney == 0)
        return true;
    console.line(
        {{u"event"_s, u"leftOut"_s}, {u"withoutQuantity"_s, withoutQuantity}, {u"withoutMoney"_s, withoutMoney}});
    if (withoutQuantity > 0)
        console.text(
            Cli::tr("The quantity of %n takes isn't compared, because it isn't known.", nullptr, withoutQuantity));
    if (withoutMoney > 0)
        console.text(withoutMoneyText(withoutMoney));
    return false;
}

int compareTotals(const Console& console, const CommandParser& parser, SpendBook& book, const SpendQuestion& question)
{
    const auto seconds = amountFrom(parser, u"seconds"_s);
    const auto points = amountFrom(parser, u"points"_s);
    const auto price = priceFrom(parser, u"money"_s);
    if (!seconds || !points || !price)
        return parser.wrongUse((!seconds ? seconds.error() : !points ? points.error() : price.error()).message);
    const auto report = book.report(question);
    if (!report)
        return console.fail(report.error());
    const auto entries = book.entries(question, CostState::Billed);
    if (!entries)
        return console.fail(entries.error());
    const SpendSum& billed = report->total.billed;
    const auto decimals = [&parser](const QString& option) {
        const QString typed = parser.value(option).simplified();
        const bool isMoney = isCurrency(typed.section(u' ', -1).toUpper());
        return Figure(isMoney ? typed.section(u' ', 0, -2) : typed).decimals();
    };
    bool isEqual = true;
    if (*seconds)
        isEqual = printTotal(console, u"seconds"_s, billed.seconds, **seconds, decimals(u"seconds"_s)) && isEqual;
    if (*points)
        isEqual = printTotal(console, u"points"_s, billed.points, **points, decimals(u"points"_s)) && isEqual;
    if (*price) {
        const QString& currency = (*price)->currency;
        const int places = std::max(decimals(u"money"_s), usualDecimals(currency));
        isEqual = printTotal(console, currency, billed.money.value(currency), (*price)->amount, places) && isEqual;
        isEqual = !printOtherMoney(console, billed.money, currency) && isEqual;
    }
    isEqual =
        printLeftOut(console, leftOutOf(*entries), seconds->has_value() || points->has_value(), price->has_value())
        && isEqual;
    if (report->total.unsettled.takes > 0)
        console.text(Cli::tr("%n unsettled calls aren't included.", nullptr, report->total.unsettled.takes));
    return isEqual ? Well : TaskFailed;
}

int compareFile(const Console& console, const QString& name, SpendBook& book, const SpendQuestion& question)
{
    const auto table = readTable(name, largestInvoice);
    if (!table)
        return console.fail(table.error());
    const auto invoice = readInvoice(*table);
    if (!invoice)
        return console.fail(invoice.error());
    const auto entries = book.entries(question);
    if (!entries)
        return console.fail(entries.error());
    const auto all = book.entries({.account = question.account, .model = question.model});
    if (!all)
        return console.fail(all.error());
    const InvoiceComparison comparison = compareInvoice(invoiceTakes(*entries, *all), invoice->charges);
    printComparison(console, comparison);
    for (const int line : invoice->totalLines) {
        console.line({{u"event"_s, u"totalLine"_s}, {u"line"_s, line}});
        console.text(Cli::tr("Line %1 is a total and wasn't compared.").arg(line));
    }
    const bool isWhole = printLeftOut(console, comparison, invoice->unreadColumns);
    return isWhole && isEqual(comparison) ? Well : TaskFailed;
}

} // namespace

int runSpendCompare(const QStringList& arguments)
{
    CommandParser parser(u"spend compare"_s,
        Cli::tr("Compares what was billed with an invoice: its totals, or a CSV file with one line for each take. Ends "
                "with status 1 if they differ, or if something can't be compared."));
    parser.addValue(u"invoice"_s, Cli::tr("file"),
        Cli::tr("A CSV file with columns such as \"task id\", \"date\", \"seconds\", \"points\", \"amount\" and "
                "\"currency\"."));
    parser.addValue(u"seconds"_s, Cli::tr("number"), Cli::tr("The invoice's total in seconds."));
    parser.addValue(u"points"_s, Cli::tr("number"), Cli::tr("The invoice's total in points."));
    parser.addValue(u"money"_s, Cli::tr("amount"), Cli::tr("The invoice's total in money, for example \"84.20 USD\"."));
    addSpendFilter(parser);
    if (const auto status = parser.parse(arguments))
        return *status;
    const bool hasTotal = parser.isSet(u"seconds"_s) || parser.isSet(u"points"_s) || parser.isSet(u"money"_s);
    if (hasTotal == parser.isSet(u"invoice"_s))
        return parser.wrongUse(Cli::tr("Give either --invoice, or one or more of --seconds, --points and --money."));
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        const auto question = access.question(parser);
        if (!question)
            return parser.fail(question.error());
        SpendBook& book = access.book();
        return hasTotal ? compareTotals(console, parser, book, *question)
                        : compareFile(console, parser.value(u"invoice"_s), book, *question);
    });
}

} // namespace Dailies
