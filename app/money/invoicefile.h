// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/invoice.h"

#include <QStringList>

namespace Dailies {

/// An invoice as a file has it.
struct Invoice {
    QList<Charge> charges;
    /// The names of columns that nothing is known about although they have what looks like money: figures with decimal
    /// places or with a currency. An invoice with such columns is never compared completely.
    QStringList unreadColumns;
    QList<int> totalLines; ///< lines that are sums of others and were left out
};

/// Reads an invoice from a CSV text. Its columns have common names, such as "task id", "date", "model", "seconds",
/// "points", "amount" and "currency". Figures may have a decimal comma, groups of thousands and a currency
/// symbol. A negative figure is a credit: it is added to the line of its task, or stays a line of its own. A row
/// that calls itself a total is left out. Returns BadInput with the line of the first row that has no figure, one that is none or ambiguous, or a date that cannot be
/// read.
Result<Invoice> readInvoice(const QByteArray& csv);

} // namespace Dailies
