// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/spendaccess.h"
#include "app/common/csvtext.h"
#include "app/common/enumnames.h"
#include "app/common/redact.h"
#include "app/money/moneytext.h"
#include "app/money/pricetext.h"
#include "app/tasks/history/keptcost.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr EnumNames<SpendGroup, 5> groupNames{{"day", "month", "account", "model", "tag"}};

struct NamedSum {
    const char* name;
    SpendSum SpendLine::*sum;
};

constexpr NamedSum sums[] = {{"billed", &SpendLine::billed}, {"reserved", &SpendLine::reserved},
    {"unsettled", &SpendLine::unsettled}, {"notBilled", &SpendLine::notBilled}};

/// The money of each currency, as `textOf` writes it.
QStringList moneyTexts(const QMap<QString, Amount>& money, QString (*textOf)(const Price&))
{
    QStringList texts;
    for (auto each = money.cbegin(); each != money.cend(); ++each)
        texts.append(textOf({*each, each.key()}));
    return texts;
}

QJsonObject moneyLine(const QMap<QString, Amount>& money)
{
    QJsonObject line;
    for (auto each = money.cbegin(); each != money.cend(); ++each)
        line[each.key()] = each->text();
    return line;
}

QJsonObject reportLine(const SpendLine& line, const QString& event, const QString& name)
{
    QJsonObject json{{u"event"_s, event}, {u"key"_s, line.key}, {u"name"_s, name}, {u"saved"_s, line.saved},
        {u"kept"_s, line.kept}, {u"keptSeconds"_s, line.keptSeconds.text()},
        {u"costPerKeptSecond"_s, moneyLine(keptCost(line).perSecond)}};
    for (const NamedSum& each : sums) {
        const SpendSum& sum = line.*each.sum;
        json[QLatin1StringView(each.name)] =
            QJsonObject{{u"takes"_s, sum.takes}, {u"seconds"_s, sum.seconds.text()}, {u"points"_s, sum.points.text()},
                {u"money"_s, moneyLine(sum.money)}, {u"unpriced"_s, sum.unpriced}, {u"upTo"_s, sum.upTo}};
    }
    return json;
}

QByteArray csvHead()
{
    QStringList names{u"key"_s};
    for (const NamedSum& each : sums) {
        for (const char* column : {"Takes", "Seconds", "Points", "Money", "Unpriced"})
            names.append(QLatin1StringView(each.name) + QLatin1StringView(column));
    }
    names += {u"saved"_s, u"kept"_s, u"keptSeconds"_s, u"costPerKeptSecond"_s};
    for (const NamedSum& each : sums)
        names.append(QLatin1StringView(each.name) + "UpTo"_L1);
    return csvLine(names);
}

QByteArray csvRow(const SpendLine& line, const QString& name)
{
    QStringList fields{csvField(name)};
    for (const NamedSum& each : sums) {
        const SpendSum& sum = line.*each.sum;
        fields += {QString::number(sum.takes), sum.seconds.text(), sum.points.text(),
            csvField(moneyTexts(sum.money, priceText).join(u"; "_s)), QString::number(sum.unpriced)};
    }
    fields += {QString::number(line.saved), QString::number(line.kept), line.keptSeconds.text(),
        csvField(moneyTexts(keptCost(line).perSecond, priceText).join(u"; "_s))};
    for (const NamedSum& each : sums)
        fields.append(QString::number((line.*each.sum).upTo));
    return csvLine(fields);
}

/// "12 takes, 63.5 s, $6.35, 2 unpriced"
QString sumText(const SpendSum& sum)
{
    QStringList parts{Cli::tr("%n takes", nullptr, sum.takes)};
    if (!sum.seconds.isZero())
        parts.append(secondsText(sum.seconds));
    if (!sum.points.isZero())
        parts.append(pointsText(sum.points));
    parts += moneyTexts(sum.money, exactMoneyText);
    if (sum.unpriced > 0)
        parts.append(Cli::tr("%n unpriced", nullptr, sum.unpriced));
    if (sum.upTo > 0)
        parts.append(Cli::tr("%n at the highest possible rate", nullptr, sum.upTo));
    return parts.join(u", "_s);
}

QString lineText(const SpendLine& line)
{
    QStringList parts;
    if (line.billed.takes > 0)
        parts.append(Cli::tr("billed %1").arg(sumText(line.billed)));
    if (line.reserved.takes > 0)
        parts.append(Cli::tr("reserved up to %1").arg(sumText(line.reserved)));
    if (line.unsettled.takes > 0)
        parts.append(Cli::tr("unsettled up to %1").arg(sumText(line.unsettled)));
    if (line.notBilled.takes > 0)
        parts.append(Cli::tr("not billed %n takes", nullptr, line.notBilled.takes));
    if (line.saved > 0)
        parts.append(Cli::tr("kept %1 of %2").arg(line.kept).arg(line.saved));
    const KeptCost kept = keptCost(line);
    if (const QString costs = moneyTexts(kept.perSecond, exactMoneyText).join(u", "_s); !costs.isEmpty())
        parts.append(kept.leftOut == 0
                ? Cli::tr("%1 per kept second").arg(costs)
                : Cli::tr("%1 per kept second, %n takes without a rate left out", nullptr, kept.leftOut).arg(costs));
    return parts.join(u"; "_s);
}

QString nameOf(const SpendAccess& access, SpendGroup group, const QString& key)
{
    if (group == SpendGroup::Account)
        return access.accountName(key);
    return group == SpendGroup::Tag && key.isEmpty() ? Cli::tr("(no tag)") : key;
}

void writeCsv(const SpendAccess& access, const SpendReport& report, SpendGroup group)
{
    QByteArray text = csvHead();
    for (const SpendLine& line : report.lines)
        text += csvRow(line, nameOf(access, group, line.key));
    StandardOutput().write(text);
}

} // namespace

int runSpendReport(const QStringList& arguments)
{
    CommandParser parser(u"spend report"_s,
        Cli::tr("Shows what was billed, reserved and not settled. A take counts as kept with four stars or more."));
    parser.addValue(u"by"_s, u"day|month|account|model|tag"_s, Cli::tr("How to group the report. Default: day."));
    addSpendFilter(parser);
    parser.addSwitch(u"csv"_s, Cli::tr("Write a table for spreadsheet programs."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto group = groupNames.find(parser.isSet(u"by"_s) ? parser.value(u"by"_s) : u"day"_s);
    if (!group)
        return parser.wrongUse(Cli::tr("--by is day, month, account, model or tag."));
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        auto question = access.question(parser);
        if (!question)
            return parser.fail(question.error());
        question->group = *group;
        const auto report = access.book().report(*question);
        if (!report)
            return console.fail(report.error());
        if (parser.isSet(u"csv"_s)) {
            writeCsv(access, *report, *group);
            return Well;
        }
        for (const SpendLine& line : report->lines) {
            const QString name = nameOf(access, *group, line.key);
            console.line(reportLine(line, u"spend"_s, name));
            console.text(u"%1  %2"_s.arg(singleLine(name).leftJustified(10), lineText(line)));
        }
        console.line(reportLine(report->total, u"total"_s, {}));
        if (report->lines.isEmpty()) {
            console.text(Cli::tr("Nothing was sent to a paid service in this period."));
            return Well;
        }
        console.text(u"%1  %2"_s.arg(Cli::tr("Total").leftJustified(10), lineText(report->total)));
        if (report->total.unsettled.takes > 0)
            console.text(Cli::tr("%n calls aren't settled. \"dailies-cli spend calls --state unsettled\" lists them.",
                nullptr, report->total.unsettled.takes));
        return Well;
    });
}

} // namespace Dailies
