// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/invoice.h"

#include "app/common/csvtext.h"
#include "app/money/figure.h"
#include "app/money/moneytext.h"
#include "app/money/pricetext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct InvoiceTexts {
    Q_DECLARE_TR_FUNCTIONS(Invoice)
};

/// Whether a figure of an invoice can be our own, as far as both are known.
bool agree(const std::optional<Amount>& theirs, int decimals, const std::optional<Amount>& ours)
{
    return !theirs || !ours || isRounded(*theirs, decimals, *ours);
}

/// Money in another currency is never the same.
bool haveSameFigures(const Charge& ours, const Charge& theirs)
{
    const auto& [seconds, points, money] = theirs.decimals;
    const bool isSameMoney = !ours.price || !theirs.price
        || (ours.price->currency == theirs.price->currency
            && isRounded(theirs.price->amount, money, ours.price->amount));
    return agree(theirs.quantity.seconds, seconds, ours.quantity.seconds)
        && agree(theirs.quantity.points, points, ours.quantity.points) && isSameMoney;
}

/// Whether a line without an ID can be this take.
bool isAlike(const Charge& ours, const Charge& theirs)
{
    const bool sameDay = !theirs.day.isValid() || ours.day == theirs.day;
    const bool sameModel = theirs.model.isEmpty() || ours.model.compare(theirs.model, Qt::CaseInsensitive) == 0;
    const bool haveBoth = (ours.quantity.seconds && theirs.quantity.seconds)
        || (ours.quantity.points && theirs.quantity.points) || (ours.price && theirs.price);
    return sameDay && sameModel && haveBoth && haveSameFigures(ours, theirs);
}

/// Takes the first charge that meets the condition out of the list.
template<typename Condition>
std::optional<Charge> takeFirst(QList<Charge>& charges, const Condition& condition)
{
    for (qsizetype at = 0; at < charges.size(); ++at) {
        if (condition(charges.at(at)))
            return charges.takeAt(at);
    }
    return std::nullopt;
}

/// The day of "2026-12-31" or of a time that begins with it.
QDate dayIn(const QString& text)
{
    return QDate::fromString(text.left(10), Qt::ISODate);
}

/// A row with its figures, in the order seconds, points, amount.
struct InvoiceRow {
    Charge charge;
    std::array<Figure, 3> figures;
    QString currency;
};

InvoiceRow invoiceRow(const CsvRow& row)
{
    Charge charge;
    charge.line = row.line;
    charge.id = row.field({u"taskid"_s, u"jobid"_s, u"remoteid"_s, u"id"_s});
    charge.day = dayIn(row.field({u"date"_s, u"day"_s, u"time"_s, u"createdat"_s}));
    charge.model = row.field({u"model"_s, u"modelcode"_s});
    QString amount = row.field({u"amount"_s, u"price"_s, u"cost"_s, u"money"_s}).simplified();
    // Some invoices have the currency in a column of its own.
    QString currency = row.field({u"currency"_s}).trimmed().toUpper();
    if (const QString last = amount.section(u' ', -1).toUpper(); isCurrency(last) && currency.isEmpty()) {
        currency = last;
        amount.chop(last.size());
    }
    return {charge,
        {Figure(row.field({u"seconds"_s, u"duration"_s, u"billedseconds"_s}), Figure::Sign::Allowed),
            Figure(row.field({u"points"_s, u"units"_s, u"finalunitdeduction"_s}), Figure::Sign::Allowed),
            Figure(amount, Figure::Sign::Allowed)},
        currency};
}

/// The charge of a row whose figures have these values; nullopt if a figure is wrong or there is none.
std::optional<Charge> chargeOf(const InvoiceRow& row, const std::array<std::optional<Amount>, 3>& values)
{
    Charge charge = row.charge;
    for (size_t n = 0; n < values.size(); ++n) {
        if (row.figures[n].text().isEmpty() == values[n].has_value())
            return std::nullopt;
    }
    charge.quantity = {values[0], values[1]};
    if (values[2] && !isCurrency(row.currency))
        return std::nullopt;
    if (values[2])
        charge.price = Price{*values[2], row.currency};
    return charge.quantity.isKnown() || charge.price ? std::optional(charge) : std::nullopt;
}

bool isCredit(const Charge& charge)
{
    const auto isNegative = [](const std::optional<Amount>& amount) { return amount && *amount < Amount(); };
    return isNegative(charge.quantity.seconds) || isNegative(charge.quantity.points)
        || (charge.price && charge.price->amount < Amount());
}

void addUp(std::optional<Amount>& sum, const std::optional<Amount>& next)
{
    if (sum && next)
        *sum += *next;
}

/// Credits that name a task are part of its charge. Others stay as they are.
QList<Charge> withCredits(const QList<Charge>& lines)
{
    QList<Charge> charges;
    QList<Charge> credits;
    for (const Charge& line : lines)
        (isCredit(line) ? credits : charges).append(line);
    for (const Charge& credit : std::as_const(credits)) {
        const auto found = std::ranges::find_if(charges, [&credit](const Charge& each) {
            const bool haveSameCurrency =
                !each.price || !credit.price || each.price->currency == credit.price->currency;
            return !credit.id.isEmpty() && each.id == credit.id && haveSameCurrency && !isCredit(each);
        });
        if (found == charges.end()) {
            charges.append(credit);
            continue;
        }
        addUp(found->quantity.seconds, credit.quantity.seconds);
        addUp(found->quantity.points, credit.quantity.points);
        if (found->price && credit.price)
            found->price->amount += credit.price->amount;
    }
    return charges;
}

/// What is wrong with a row that is no charge.
QString wrongLine(const InvoiceRow& row, const std::array<std::optional<Amount>, 3>& values)
{
    for (size_t n = 0; n < values.size(); ++n) {
        if (!row.figures[n].text().isEmpty() && !values[n])
            return InvoiceTexts::tr("Line %1: “%2” is not a number. Nothing was compared.")
                .arg(row.charge.line)
                .arg(row.figures[n].text());
    }
    if (values[2])
        return InvoiceTexts::tr("Line %1 has an amount without its currency. Nothing was compared.")
            .arg(row.charge.line);
    return InvoiceTexts::tr("Line %1 has no figure. Each line needs seconds, points, or an amount with its currency. "
                            "Nothing was compared.")
        .arg(row.charge.line);
}

/// Whether a line charges nothing, for example because a credit took all of it back.
bool isFree(const Charge& charge)
{
    return charge.price && charge.price->amount.isZero();
}

} // namespace

bool MatchedCharge::isEqual() const
{
    return !ours.isNotBilled && haveSameFigures(ours, theirs);
}

Result<QList<Charge>> readInvoice(const QByteArray& csv)
{
    const Result<QList<CsvRow>> rows = readCsv(csv);
    if (!rows)
        return failure(rows.error());
    QList<InvoiceRow> lines;
    std::array<ColumnNotation, 3> notations;
    for (const CsvRow& row : *rows) {
        lines.append(invoiceRow(row));
        for (size_t n = 0; n < notations.size(); ++n)
            notations[n].learn(lines.constLast().figures[n]);
    }
    const bool isEuropean = std::ranges::any_of(notations, &ColumnNotation::hasCommas);
    std::array<int, 3> decimals{}; // the most that a figure of the column has
    QList<Charge> charges;
    for (const InvoiceRow& row : std::as_const(lines)) {
        std::array<std::optional<Amount>, 3> values;
        for (size_t n = 0; n < values.size(); ++n) {
            const Figure& figure = row.figures[n];
            const std::optional<Decimal> decimal = notations[n].of(figure, isEuropean);
            if (!decimal)
                return failure(ErrorKind::BadInput,
                    InvoiceTexts::tr("Line %1: “%2” can mean %3 or %4. Write the figures with a decimal point and "
                                     "without separators. Nothing was compared.")
                        .arg(row.charge.line)
                        .arg(figure.text(), figure.as(Decimal::Point)->text(), figure.as(Decimal::Comma)->text()));
            values[n] = figure.as(*decimal);
            decimals[n] = std::max(decimals[n], figure.decimals(*decimal));
        }
        const std::optional<Charge> charge = chargeOf(row, values);
        if (!charge)
            return failure(ErrorKind::BadInput, wrongLine(row, values));
        charges.append(*charge);
    }
    charges = withCredits(charges);
    for (Charge& charge : charges) {
        const int usual = charge.price ? usualDecimals(charge.price->currency) : 0;
        charge.decimals = {decimals[0], decimals[1], std::max(decimals[2], usual)};
    }
    return charges;
}

InvoiceComparison compareInvoice(const QList<Charge>& ours, const QList<Charge>& theirs)
{
    InvoiceComparison comparison;
    QList<Charge> notBilled;
    for (const Charge& charge : ours)
        (charge.isNotBilled ? notBilled : comparison.onlyHere).append(charge);
    QList<Charge> withoutId;
    for (const Charge& charge : theirs) {
        if (charge.id.isEmpty()) {
            withoutId.append(charge);
            continue;
        }
        const auto isNamed = [&charge](const Charge& each) { return each.id == charge.id; };
        auto found = takeFirst(comparison.onlyHere, isNamed);
        if (!found && !isFree(charge))
            found = takeFirst(notBilled, isNamed);
        if (found)
            comparison.matched.append({*found, charge});
        else if (!isFree(charge))
            comparison.onlyThere.append(charge);
    }
    // Lines without an ID come last, so that they cannot take a charge that another line names.
    for (const Charge& charge : std::as_const(withoutId)) {
        const auto found = takeFirst(comparison.onlyHere, [&](const Charge& each) { return isAlike(each, charge); });
        if (found)
            comparison.matched.append({*found, charge});
        else if (!isFree(charge))
            comparison.onlyThere.append(charge);
    }
    return comparison;
}

} // namespace Dailies
