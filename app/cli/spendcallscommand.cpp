// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/spendaccess.h"
#include "app/common/redact.h"
#include "app/money/moneytext.h"
#include "app/tasks/history/callstable.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Why a call isn't settled, and what to do. The window's sentence names one of its commands.
QString whyText(const SpendEntry& entry)
{
    if (entry.reason != UnsettledReason::NotTracked)
        return entry.why;
    return Cli::tr("You stopped tracking this task, and the service may charge it. \"dailies-cli adopt\" with its ID gets "
                   "the figure, or enter it from your invoice.");
}

QJsonObject callLine(const SpendAccess& access, const SpendEntry& entry)
{
    QJsonObject line = quantityLine(entry.quantity, entry.price);
    line[u"event"_s] = u"call"_s;
    line[u"call"_s] = QString::number(entry.id);
    line[u"task"_s] = QString::number(entry.task);
    line[u"remoteId"_s] = entry.remoteId;
    line[u"account"_s] = entry.account;
    line[u"accountName"_s] = access.accountName(entry.account);
    line[u"model"_s] = entry.model;
    line[u"sentAt"_s] = entry.sentAt.toString(Qt::ISODateWithMs);
    line[u"state"_s] = costStateName(entry.state);
    line[u"settledByHand"_s] = entry.isSettledByHand;
    line[u"upTo"_s] = entry.isUpTo;
    line[u"next"_s] = whyText(entry);
    return line;
}

QString callText(const SpendEntry& entry)
{
    QString text = Cli::tr("Call %1, task %2, %3, %4: %5")
                       .arg(entry.id)
                       .arg(entry.task)
                       .arg(entry.sentAt.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), singleLine(entry.model),
                           costWord(entry.state));
    if (entry.state != CostState::NotBilled)
        text += u", "_s + quantityOrUnknown(entry.quantity);
    if (entry.price)
        text += u", "_s + boundText(*entry.price, entry.isUpTo);
    return entry.isSettledByHand ? text + u' ' + Cli::tr("(settled by you)") : text;
}

/// What the user says that a call cost.
struct Settlement {
    std::optional<Quantity> quantity;
    std::optional<Price> price;
};

Result<Settlement> settlementFrom(const CommandParser& parser)
{
    const auto seconds = amountFrom(parser, u"seconds"_s);
    const auto points = amountFrom(parser, u"points"_s);
    const auto price = priceFrom(parser, u"money"_s);
    if (!seconds || !points || !price)
        return failure(!seconds ? seconds.error() : !points ? points.error() : price.error());
    Settlement settlement;
    if (*seconds || *points)
        settlement.quantity = Quantity{*seconds, *points};
    settlement.price = *price;
    return settlement;
}

} // namespace

int runSpendCalls(const QStringList& arguments)
{
    CommandParser parser(u"spend calls"_s,
        Cli::tr("Lists each request that was sent and what it cost, newest first. For those that aren't settled, it "
                "says what to do."));
    parser.addValue(u"state"_s, Cli::tr("state"),
        Cli::tr("Only requests in this state: billed, reserved, unsettled or \"not billed\"."));
    addSpendFilter(parser);
    parser.addSwitch(u"csv"_s, Cli::tr("Write a table for spreadsheet programs."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto state = costStateFromName(parser.value(u"state"_s));
    if (parser.isSet(u"state"_s) && !state)
        return parser.wrongUse(Cli::tr("--state is billed, reserved, unsettled or \"not billed\"."));
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        const auto question = access.question(parser);
        if (!question)
            return parser.fail(question.error());
        const auto entries = access.book().entries(*question, state);
        if (!entries)
            return console.fail(entries.error());
        if (parser.isSet(u"csv"_s)) {
            QHash<QString, QString> names;
            for (const SpendEntry& entry : *entries)
                names[entry.account] = access.accountName(entry.account);
            StandardOutput().write(callsTable(*entries, names));
            return Well;
        }
        for (const SpendEntry& entry : *entries) {
            console.line(callLine(access, entry));
            console.text(callText(entry));
            if (!entry.why.isEmpty())
                console.text(u"  "_s + whyText(entry));
        }
        if (entries->isEmpty())
            console.text(Cli::tr("No matching requests."));
        return Well;
    });
}

int runSpendSettle(const QStringList& arguments)
{
    CommandParser parser(u"spend settle"_s,
        Cli::tr("Records what a request cost: one whose cost the service didn't report, or one that your invoice "
                "charges differently, such as after a refund. \"spend calls\" shows the numbers of the calls."));
    parser.addArgument(u"CALL"_s, Cli::tr("The number of the call."));
    parser.addValue(u"seconds"_s, Cli::tr("number"), Cli::tr("The service charged this many seconds."));
    parser.addValue(u"points"_s, Cli::tr("number"), Cli::tr("The service charged this many points."));
    parser.addValue(u"money"_s, Cli::tr("amount"), Cli::tr("It cost this much, for example \"4.20 USD\"."));
    parser.addSwitch(u"not-charged"_s, Cli::tr("It wasn't charged."));
    parser.addSwitch(u"undo"_s, Cli::tr("Take back what you recorded."));
    if (const auto status = parser.parse(arguments))
        return *status;
    bool isNumber = false;
    const qint64 call = parser.arguments().constFirst().toLongLong(&isNumber);
    const auto settlement = settlementFrom(parser);
    if (!settlement)
        return parser.wrongUse(settlement.error().message);
    const bool isCharged = settlement->quantity || settlement->price;
    if (!isNumber || int(isCharged) + int(parser.isSet(u"not-charged"_s)) + int(parser.isSet(u"undo"_s)) != 1)
        return parser.wrongUse(
            Cli::tr("Give the number of a call, and either what was charged, --not-charged or --undo."));
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        SpendBook& book = access.book();
        const auto done =
            parser.isSet(u"undo"_s) ? book.unsettle(call) : book.settle(call, settlement->quantity, settlement->price);
        if (!done)
            return console.fail(done.error());
        console.line({{u"event"_s, u"settled"_s}, {u"call"_s, QString::number(call)}});
        console.text(parser.isSet(u"undo"_s) ? Cli::tr("Your entry for call %1 was removed.").arg(call)
                                             : Cli::tr("Call %1 is settled.").arg(call));
        return Well;
    });
}

} // namespace Dailies
