// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/csvrows.h"

#include "app/tasks/history/spendbook.h"

namespace Dailies {

/// Figures of an invoice, or the same of our own takes. An absent one is not compared.
struct InvoiceFigures {
    std::optional<Amount> seconds;
    std::optional<Amount> points;
    std::optional<Price> money;

    bool isEmpty() const { return !seconds && !points && !money; }
    bool operator==(const InvoiceFigures&) const = default;
};

/// What a line of an invoice is about.
enum class InvoiceKey { Total, Task, Model, Day };

struct InvoiceLine {
    QString key; ///< task ID at the service, model, ISO day; empty for the total
    InvoiceFigures figures;
};

struct Invoice {
    InvoiceKey by = InvoiceKey::Total;
    QList<InvoiceLine> lines; ///< each key once
};

/// A line of an invoice beside our own figures.
struct InvoiceRow {
    enum class Result {
        Same,
        Differs,
        Unknown, ///< on the invoice only
        Missing, ///< billed here, but not on the invoice
    };
    QString key;
    Result result = Result::Same;
    InvoiceFigures invoice;
    InvoiceFigures own; ///< what was billed, in the units of the invoice
    int unsettled = 0; ///< takes that may explain a difference
};

/// Reads an invoice with a column "seconds", "points" or "amount" (with "currency"), and "task ID", "model" or "date"
/// if it has a line for each of them. Lines with the same key are added.
Result<Invoice> invoiceFromCsv(const CsvTable& table);
/// Compares to the last second and point; money to the last hundredth, because invoices are rounded. The lines of the
/// invoice come first, what is missing on it last.
QList<InvoiceRow> compareInvoice(const Invoice& invoice, const QList<SpendEntry>& entries);

} // namespace Dailies
