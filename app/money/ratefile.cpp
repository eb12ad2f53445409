// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/ratefile.h"

#include "app/common/csvtext.h"
#include "app/common/enumnames.h"
#include "app/money/figure.h"
#include "app/money/pricetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct RateFileTexts {
    Q_DECLARE_TR_FUNCTIONS(RateFile)
};

constexpr EnumNames<RateUnit, 3> rateUnits{{"second", "point", "take"}};

Figure priceFigure(const CsvRow& row)
{
    return Figure(row.field({u"price"_s, u"amount"_s}));
}

/// A misspelt criterion would make a rate one for everything.
QString strangeColumn(const CsvRow& row)
{
    constexpr std::array known{"unit", "per", "price", "amount", "currency", "from", "date", "account", "model",
        "resolution", "mode", "sound", "source"};
    for (auto field = row.fields.cbegin(); field != row.fields.cend(); ++field) {
        const auto isIt = [&field](const char* each) { return field.key() == QLatin1StringView(each); };
        if (!field.key().isEmpty() && std::ranges::none_of(known, isIt))
            return field.key();
    }
    return {};
}

/// The rate in a row, or the name of the column that is missing or wrong.
tl::expected<Rate, QString> rateIn(const CsvRow& row, const ColumnNotation& prices)
{
    Rate rate;
    const auto unit = rateUnitFromName(row.field({u"unit"_s, u"per"_s}).toLower());
    if (!unit)
        return tl::make_unexpected(u"unit"_s);
    rate.unit = *unit;
    const Figure figure = priceFigure(row);
    const std::optional<Decimal> decimal = prices.of(figure, false);
    const std::optional<Amount> price = decimal ? figure.as(*decimal) : std::nullopt;
    if (!price)
        return tl::make_unexpected(u"price"_s);
    rate.price = {*price, row.field({u"currency"_s}).toUpper()};
    if (!isCurrency(rate.price.currency))
        return tl::make_unexpected(u"currency"_s);
    rate.from = QDate::fromString(row.field({u"from"_s, u"date"_s}), Qt::ISODate);
    if (!rate.from.isValid())
        return tl::make_unexpected(u"from"_s);
    rate.account = row.field({u"account"_s});
    rate.model = row.field({u"model"_s});
    rate.resolution = row.field({u"resolution"_s});
    rate.mode = row.field({u"mode"_s});
    rate.sound = row.field({u"sound"_s}).toLower();
    if (!isRateSound(rate.sound))
        return tl::make_unexpected(u"sound"_s);
    rate.source = row.field({u"source"_s});
    return rate;
}

} // namespace

Result<QList<Rate>> readRates(const QByteArray& csv)
{
    const Result<QList<CsvRow>> rows = readCsv(csv);
    if (!rows)
        return failure(rows.error());
    if (const QString strange = strangeColumn(rows->constFirst()); !strange.isEmpty())
        return failure(ErrorKind::BadInput,
            RateFileTexts::tr(
                "The column \"%1\" isn't known. The first line names the columns: unit, price, currency, from, "
                "account, model, resolution, mode, sound, source. Nothing was imported.")
                .arg(strange));
    ColumnNotation prices;
    for (const CsvRow& row : *rows)
        prices.learn(priceFigure(row));
    QList<Rate> rates;
    for (const CsvRow& row : *rows) {
        const auto rate = rateIn(row, prices);
        if (!rate)
            return failure(ErrorKind::BadInput,
                RateFileTexts::tr("Line %1: \"%2\" is missing or wrong. Rates need unit (second, point or take), price "
                                  "(such as 0.10, at most six decimal places), currency (such as USD) and from (such "
                                  "as 2026-12-31). If sound is given, it is on or off. Nothing was imported.")
                    .arg(row.line)
                    .arg(rate.error()));
        rates.append(*rate);
    }
    return rates;
}

QString rateUnitName(RateUnit unit)
{
    return rateUnits.of(unit);
}

std::optional<RateUnit> rateUnitFromName(const QString& name)
{
    return rateUnits.find(name);
}

bool isRateSound(const QString& sound)
{
    return sound.isEmpty() || sound == "on"_L1 || sound == "off"_L1;
}

} // namespace Dailies
