// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/money/amount.h"

#include <QDate>
#include <QList>

namespace Dailies {

/// The decimal places with which the columns of an invoice are written. Its figures may be rounded to them.
struct InvoiceDecimals {
    int seconds = 6;
    int points = 6;
    int money = 6;
};

/// A charge: a line of an invoice, or a take of ours.
struct Charge {
    QString id; ///< the service's task ID; empty if it is not known
    QDate day; ///< invalid if it is not known
    QString model; ///< empty if it is not known
    Quantity quantity;
    std::optional<Price> price;
    int line = 0; ///< line of the file; for our takes the number of the task
    InvoiceDecimals decimals = {}; ///< of the invoice
    bool isNotBilled = false; ///< a take of ours that was not charged, as far as we know
    bool isOnlyById = false; ///< a take of ours that an invoice need not have; only a line with its ID belongs to it
    bool isUnsettled = false; ///< a take of ours of which nobody knows yet what it costs; its figures are estimates
};

/// A charge on both sides.
struct MatchedCharge {
    Charge ours;
    Charge theirs;

    /// Whether all seconds, points and money that both sides have are the same, and there are any. A difference that
    /// rounding explains counts as equal. Never for a take that was not charged.
    bool isEqual() const;
    /// Whether the two sides have no figure in common.
    bool isUncompared() const;
    bool leavesMoneyOut() const; ///< the invoice has an amount, and nothing here says what the take costs in money
    bool leavesQuantityOut() const; ///< the invoice has seconds or points of a unit that the take does not have
};

/// The comparison of our takes with an invoice.
struct InvoiceComparison {
    QList<MatchedCharge> matched;
    QList<Charge> onlyHere;
    QList<Charge> onlyThere;

    /// The number of matches of which this is true.
    int count(bool (MatchedCharge::*condition)() const) const;
};

/// Finds each line of the invoice among our takes: by its ID, otherwise by day, model and figures, as far as the line
/// has them. Each take is matched once. Lines of no charge, and no take of ours, are left out. So are takes that an
/// invoice need not have, unless a line names their ID.
InvoiceComparison compareInvoice(const QList<Charge>& ours, const QList<Charge>& theirs);

} // namespace Dailies
