// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/invoice.h"

#include "app/common/csvtext.h"
#include "app/money/pricetext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct InvoiceTexts {
    Q_DECLARE_TR_FUNCTIONS(Invoice)
};

template<typename Value>
bool agree(const std::optional<Value>& one, const std::optional<Value>& other)
{
    return !one || !other || *one == *other;
}

/// Money in another currency is never the same.
bool haveSameFigures(const Charge& one, const Charge& other)
{
    return agree(one.quantity.seconds, other.quantity.seconds) && agree(one.quantity.points, other.quantity.points)
        && agree(one.price, other.price);
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

enum class Decimal { Point, Comma };

/// The number in this notation, with or without groups of thousands: "1,234.56", "1 234.56", "1234,56".
std::optional<Amount> numberIn(const QString& text, Decimal decimal)
{
    static const QRegularExpression withPoint(
        uR"(\A(?:[0-9]+|[1-9][0-9]{0,2}(?:(?<group>[,' \x{a0}\x{2019}\x{202f}])[0-9]{3})(?:\g{group}[0-9]{3})*)(?:\.[0-9]+)?\z)"_s);
    static const QRegularExpression withComma(
        uR"(\A(?:[0-9]+|[1-9][0-9]{0,2}(?:(?<group>[.' \x{a0}\x{2019}\x{202f}])[0-9]{3})(?:\g{group}[0-9]{3})*)(?:,[0-9]+)?\z)"_s);
    const bool isComma = decimal == Decimal::Comma;
    if (!(isComma ? withComma : withPoint).match(text).hasMatch())
        return std::nullopt;
    QString plain;
    for (const QChar c : text) {
        if (c >= u'0' && c <= u'9')
            plain += c;
        else if (c == (isComma ? u',' : u'.'))
            plain += u'.';
    }
    return Amount::parse(plain);
}

/// A figure of a row. "1,234" has two meanings.
struct Figure {
    explicit Figure(const QString& written)
        : text(written)
        , point(numberIn(written, Decimal::Point))
        , comma(numberIn(written, Decimal::Comma))
    {}

    bool isAmbiguous() const { return point && comma && *point != *comma; }

    QString text; ///< empty if the row does not have it
    std::optional<Amount> point;
    std::optional<Amount> comma;
};

/// What the clear figures of a column tell about the ambiguous ones.
struct ColumnNotation {
    bool hasPoints = false;
    bool hasCommas = false;

    void learn(const Figure& figure)
    {
        hasPoints = hasPoints || (figure.point && !figure.comma);
        hasCommas = hasCommas || (figure.comma && !figure.point);
    }
    /// nullopt if it stays ambiguous. `isEuropean`: another column has decimal commas.
    std::optional<Decimal> of(const Figure& figure, bool isEuropean) const
    {
        if (!figure.isAmbiguous())
            return figure.point ? Decimal::Point : Decimal::Comma;
        if (hasPoints != hasCommas)
            return hasCommas ? Decimal::Comma : Decimal::Point;
        // Services write 5.041 seconds.
        const bool isUsual = !hasCommas && !isEuropean && figure.text.contains(u'.');
        return isUsual ? std::optional(Decimal::Point) : std::nullopt;
    }
};

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
        {Figure(row.field({u"seconds"_s, u"duration"_s, u"billedseconds"_s}).trimmed()),
            Figure(row.field({u"points"_s, u"units"_s, u"finalunitdeduction"_s}).trimmed()), Figure(amount.trimmed())},
        currency};
}

/// The charge of a row whose figures have these values; nullopt if a figure is wrong or there is none.
std::optional<Charge> chargeOf(const InvoiceRow& row, const std::array<std::optional<Amount>, 3>& values)
{
    Charge charge = row.charge;
    for (size_t n = 0; n < values.size(); ++n) {
        if (row.figures[n].text.isEmpty() == values[n].has_value())
            return std::nullopt;
    }
    charge.quantity = {values[0], values[1]};
    if (values[2] && !isCurrency(row.currency))
        return std::nullopt;
    if (values[2])
        charge.price = Price{*values[2], row.currency};
    return charge.quantity.isKnown() || charge.price ? std::optional(charge) : std::nullopt;
}

} // namespace

bool MatchedCharge::isEqual() const
{
    return haveSameFigures(ours, theirs);
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
                        .arg(figure.text, figure.point->text(), figure.comma->text()));
            values[n] = *decimal == Decimal::Point ? figure.point : figure.comma;
        }
        const std::optional<Charge> charge = chargeOf(row, values);
        if (!charge)
            return failure(ErrorKind::BadInput,
                InvoiceTexts::tr("Line %1 has no figure that can be read. Each line needs seconds, points, or an "
                                 "amount with its currency. Nothing was compared.")
                    .arg(row.charge.line));
        charges.append(*charge);
    }
    return charges;
}

InvoiceComparison compareInvoice(const QList<Charge>& ours, const QList<Charge>& theirs)
{
    InvoiceComparison comparison;
    comparison.onlyHere = ours;
    QList<Charge> withoutId;
    for (const Charge& charge : theirs) {
        if (charge.id.isEmpty()) {
            withoutId.append(charge);
            continue;
        }
        const auto found = takeFirst(comparison.onlyHere, [&](const Charge& each) { return each.id == charge.id; });
        if (found)
            comparison.matched.append({*found, charge});
        else
            comparison.onlyThere.append(charge);
    }
    // Lines without an ID come last, so that they cannot take a charge that another line names.
    for (const Charge& charge : std::as_const(withoutId)) {
        const auto found = takeFirst(comparison.onlyHere, [&](const Charge& each) { return isAlike(each, charge); });
        if (found)
            comparison.matched.append({*found, charge});
        else
            comparison.onlyThere.append(charge);
    }
    return comparison;
}

} // namespace Dailies
