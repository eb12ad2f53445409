// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/invoice.h"

#include "app/common/csvtext.h"
#include "app/money/pricetext.h"

#include <QCoreApplication>

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

/// The charge in a row; nullopt if a figure is wrong or there is none.
std::optional<Charge> chargeIn(const CsvRow& row)
{
    Charge charge;
    charge.line = row.line;
    charge.id = row.field({u"taskid"_s, u"jobid"_s, u"remoteid"_s, u"id"_s});
    charge.day = dayIn(row.field({u"date"_s, u"day"_s, u"time"_s, u"createdat"_s}));
    charge.model = row.field({u"model"_s, u"modelcode"_s});
    const QString seconds = row.field({u"seconds"_s, u"duration"_s, u"billedseconds"_s});
    const QString points = row.field({u"points"_s, u"units"_s, u"finalunitdeduction"_s});
    const QString amount = row.field({u"amount"_s, u"price"_s, u"cost"_s, u"money"_s});
    charge.quantity = {Amount::parse(seconds), Amount::parse(points)};
    // Some invoices have the currency in a column of its own.
    charge.price = priceFromText(amount + u' ' + row.field({u"currency"_s}));
    const bool isReadable = seconds.isEmpty() != charge.quantity.seconds.has_value()
        && points.isEmpty() != charge.quantity.points.has_value() && amount.isEmpty() != charge.price.has_value();
    const bool hasFigure = charge.quantity.isKnown() || charge.price;
    return isReadable && hasFigure ? std::optional(charge) : std::nullopt;
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
    QList<Charge> charges;
    for (const CsvRow& row : *rows) {
        const std::optional<Charge> charge = chargeIn(row);
        if (!charge)
            return failure(ErrorKind::BadInput,
                InvoiceTexts::tr("Line %1 has no figure that can be read. Each line needs seconds, points, or an "
                                 "amount with its currency. Nothing was compared.")
                    .arg(row.line));
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
