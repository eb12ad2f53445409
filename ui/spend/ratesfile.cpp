// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/ratesfile.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class RatesFile {
    Q_DECLARE_TR_FUNCTIONS(RatesFile)
};

tl::unexpected<Error> wrongLine(int line, const QString& what)
{
    return failure(ErrorKind::BadInput, RatesFile::tr("Line %1: %2 Nothing was imported.").arg(line).arg(what));
}

std::optional<RateUnit> unitFrom(QString text)
{
    text = text.toLower();
    if (text.startsWith("per "_L1))
        text = text.mid(4);
    if (text == "second"_L1 || text == "seconds"_L1 || text == "s"_L1)
        return RateUnit::Second;
    if (text == "point"_L1 || text == "points"_L1)
        return RateUnit::Point;
    if (text == "take"_L1 || text == "takes"_L1)
        return RateUnit::Take;
    return std::nullopt;
}

/// The ID of an account given by name or ID; nullopt if there is none.
std::optional<QString> accountFrom(const QString& text, const AccountNames& names)
{
    if (text.isEmpty() || names.contains(text))
        return text;
    const auto found = std::find(names.cbegin(), names.cend(), text);
    return found == names.cend() ? std::nullopt : std::optional(found.key());
}

} // namespace

Result<QList<Rate>> ratesFromCsv(const CsvTable& table, const AccountNames& names)
{
    for (const QString& column : {u"unit"_s, u"price"_s, u"currency"_s, u"from"_s}) {
        if (!table.has(column))
            return failure(ErrorKind::BadInput,
                RatesFile::tr(
                    "The file has no column “%1”. It needs unit, price, currency and from. Nothing was imported.")
                    .arg(column));
    }
    static const QRegularExpression code(u"^[A-Za-z]{3}$"_s);
    QList<Rate> rates;
    for (int row = 0; row < table.rows.size(); ++row) {
        const int line = table.lines.at(row);
        const auto cell = [&](const QString& column) { return table.cell(row, column); };
        const auto unit = unitFrom(cell(u"unit"_s));
        if (!unit)
            return wrongLine(line, RatesFile::tr("the unit is “%1”, not second, point or take.").arg(cell(u"unit"_s)));
        const auto price = Amount::parse(cell(u"price"_s));
        if (!price)
            return wrongLine(line, RatesFile::tr("“%1” isn’t a price, such as 0.10.").arg(cell(u"price"_s)));
        if (!code.match(cell(u"currency"_s)).hasMatch())
            return wrongLine(line, RatesFile::tr("“%1” isn’t a currency, such as USD.").arg(cell(u"currency"_s)));
        const QDate from = QDate::fromString(cell(u"from"_s), Qt::ISODate);
        if (!from.isValid())
            return wrongLine(line, RatesFile::tr("“%1” isn’t a date, such as 2026-10-01.").arg(cell(u"from"_s)));
        const auto account = accountFrom(cell(u"account"_s), names);
        if (!account)
            return wrongLine(line, RatesFile::tr("there is no account “%1”.").arg(cell(u"account"_s)));
        const QString sound = cell(u"sound"_s).toLower();
        if (!sound.isEmpty() && sound != "on"_L1 && sound != "off"_L1)
            return wrongLine(line, RatesFile::tr("the sound is “%1”, not on or off.").arg(sound));
        rates.append({0, *account, cell(u"model"_s), cell(u"resolution"_s), cell(u"mode"_s), sound, *unit,
            {*price, cell(u"currency"_s).toUpper()}, from, cell(u"source"_s)});
    }
    return rates;
}

} // namespace Dailies
