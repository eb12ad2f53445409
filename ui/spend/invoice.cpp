// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/invoice.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class InvoiceText {
    Q_DECLARE_TR_FUNCTIONS(Invoice)
};

constexpr qint64 halfCent = 5'000; ///< micros

struct KeyColumn {
    InvoiceKey key;
    QStringList names;
};

/// The first column that a table has decides what its lines are about.
const QList<KeyColumn>& keyColumns()
{
    static const QList<KeyColumn> columns{
        {InvoiceKey::Task, {u"taskid"_s, u"jobid"_s, u"id"_s}},
        {InvoiceKey::Day, {u"date"_s, u"day"_s}},
        {InvoiceKey::Model, {u"model"_s}},
    };
    return columns;
}

QString columnOf(const CsvTable& table, const QStringList& names)
{
    const auto found = std::find_if(names.cbegin(), names.cend(), [&](const QString& name) { return table.has(name); });
    return found == names.cend() ? QString() : *found;
}

tl::unexpected<Error> wrongCell(int line, const QString& cell, const QString& column)
{
    return failure(ErrorKind::BadInput,
        InvoiceText::tr("Line %1: “%2” in the column “%3” isn’t a number. Nothing was compared.")
            .arg(line)
            .arg(cell, column));
}

std::optional<Amount> added(const std::optional<Amount>& a, const std::optional<Amount>& b)
{
    return a && b ? *a + *b : a ? a : b;
}

void addTo(InvoiceFigures& sum, const InvoiceFigures& more)
{
    sum.seconds = added(sum.seconds, more.seconds);
    sum.points = added(sum.points, more.points);
    if (!more.money)
        return;
    sum.money = sum.money ? Price{sum.money->amount + more.money->amount, sum.money->currency} : *more.money;
}

QString keyOf(const SpendEntry& entry, InvoiceKey by)
{
    switch (by) {
    case InvoiceKey::Total: return {};
    case InvoiceKey::Task: return entry.remoteId;
    case InvoiceKey::Model: return entry.model;
    case InvoiceKey::Day: return entry.sentAt.toLocalTime().date().toString(Qt::ISODate);
    }
    return {};
}

/// Our own figures in the units that the invoice has, with 0 where nothing was used.
InvoiceFigures figuresLike(const InvoiceFigures& invoice, const InvoiceFigures& own)
{
    InvoiceFigures shown;
    if (invoice.seconds)
        shown.seconds = own.seconds.value_or(Amount());
    if (invoice.points)
        shown.points = own.points.value_or(Amount());
    if (invoice.money)
        shown.money = own.money.value_or(Price{{}, invoice.money->currency});
    return shown;
}

bool isSame(const InvoiceFigures& invoice, const InvoiceFigures& own)
{
    if (invoice.money) {
        const qint64 difference = invoice.money->amount.micros() - own.money->amount.micros();
        if (invoice.money->currency != own.money->currency || qAbs(difference) > halfCent)
            return false;
    }
    return invoice.seconds == own.seconds && invoice.points == own.points;
}

struct OwnLine {
    InvoiceFigures figures;
    int billed = 0;
    int unsettled = 0;
};

QMap<QString, OwnLine> ownLines(const QList<SpendEntry>& entries, InvoiceKey by, const QString& currency)
{
    QMap<QString, OwnLine> lines;
    for (const SpendEntry& entry : entries) {
        if (entry.state != CostState::Billed && entry.state != CostState::Unsettled)
            continue;
        OwnLine& line = lines[keyOf(entry, by)];
        if (entry.state == CostState::Unsettled) {
            ++line.unsettled;
            continue;
        }
        ++line.billed;
        InvoiceFigures figures{entry.quantity.seconds, entry.quantity.points, {}};
        if (entry.price && entry.price->currency == currency)
            figures.money = entry.price;
        addTo(line.figures, figures);
    }
    return lines;
}

} // namespace

Result<Invoice> invoiceFromCsv(const CsvTable& table)
{
    const QString seconds = columnOf(table, {u"seconds"_s, u"duration"_s});
    const QString points = columnOf(table, {u"points"_s, u"credits"_s, u"units"_s});
    const QString money = columnOf(table, {u"amount"_s, u"money"_s, u"cost"_s, u"price"_s, u"total"_s});
    if (seconds.isEmpty() && points.isEmpty() && money.isEmpty())
        return failure(ErrorKind::BadInput,
            InvoiceText::tr("The file has no column “seconds”, “points” or “amount”. Nothing was compared."));
    if (!money.isEmpty() && !table.has(u"currency"_s))
        return failure(ErrorKind::BadInput,
            InvoiceText::tr("The file has amounts but no column “currency”. Nothing was compared."));
    Invoice invoice;
    QString key;
    for (const KeyColumn& each : keyColumns()) {
        if (key.isEmpty() && !columnOf(table, each.names).isEmpty()) {
            key = columnOf(table, each.names);
            invoice.by = each.key;
        }
    }
    QMap<QString, qsizetype> known;
    for (int row = 0; row < table.rows.size(); ++row) {
        InvoiceLine line{table.cell(row, key), {}};
        if (invoice.by == InvoiceKey::Day)
            line.key = line.key.left(10); // a time may follow
        for (const auto& [column, target] :
            {std::pair{seconds, &line.figures.seconds}, std::pair{points, &line.figures.points}}) {
            const QString cell = table.cell(row, column);
            if (!cell.isEmpty() && !(*target = Amount::parse(cell)))
                return wrongCell(table.lines.at(row), cell, column);
        }
        if (const QString cell = table.cell(row, money); !cell.isEmpty()) {
            const auto amount = Amount::parse(cell);
            if (!amount)
                return wrongCell(table.lines.at(row), cell, money);
            line.figures.money = Price{*amount, table.cell(row, u"currency"_s).toUpper()};
        }
        if (const auto first = known.constFind(line.key); first != known.cend()) {
            const auto& before = invoice.lines.at(*first).figures.money;
            if (before && line.figures.money && before->currency != line.figures.money->currency)
                return failure(ErrorKind::BadInput,
                    InvoiceText::tr(
                        "Line %1 has another currency than the lines before. Compare one currency at a time.")
                        .arg(table.lines.at(row)));
            addTo(invoice.lines[*first].figures, line.figures);
            continue;
        }
        known.insert(line.key, invoice.lines.size());
        invoice.lines.append(line);
    }
    return invoice;
}

QList<InvoiceRow> compareInvoice(const Invoice& invoice, const QList<SpendEntry>& entries)
{
    QString currency;
    for (const InvoiceLine& line : invoice.lines) {
        if (line.figures.money)
            currency = line.figures.money->currency;
    }
    QMap<QString, OwnLine> own = ownLines(entries, invoice.by, currency);
    QList<InvoiceRow> rows;
    InvoiceFigures all; // tells which units the invoice has
    for (const InvoiceLine& line : invoice.lines) {
        const OwnLine mine = own.take(line.key);
        InvoiceRow row{line.key, InvoiceRow::Result::Differs, line.figures, figuresLike(line.figures, mine.figures),
            mine.unsettled};
        const bool isUnknown = mine.billed == 0 && mine.unsettled == 0 && invoice.by != InvoiceKey::Total;
        if (isSame(row.invoice, row.own))
            row.result = InvoiceRow::Result::Same;
        else if (isUnknown)
            row.result = InvoiceRow::Result::Unknown;
        rows.append(row);
        addTo(all, {line.figures.seconds, line.figures.points, line.figures.money});
    }
    for (auto left = own.cbegin(); left != own.cend(); ++left) {
        if (left->billed > 0)
            rows.append(
                {left.key(), InvoiceRow::Result::Missing, {}, figuresLike(all, left->figures), left->unsettled});
    }
    return rows;
}

} // namespace Dailies
