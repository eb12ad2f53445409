// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/invoice.h"

#include "app/money/figure.h"

#include <QHash>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

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

/// Whether there is anything to compare.
bool haveCommonFigure(const Charge& ours, const Charge& theirs)
{
    return (ours.quantity.seconds && theirs.quantity.seconds) || (ours.quantity.points && theirs.quantity.points)
        || (ours.price && theirs.price);
}

/// Whether a line without an ID can be this take.
bool isAlike(const Charge& ours, const Charge& theirs)
{
    const bool sameDay = !theirs.day.isValid() || ours.day == theirs.day;
    const bool sameModel = theirs.model.isEmpty() || ours.model.compare(theirs.model, Qt::CaseInsensitive) == 0;
    return sameDay && sameModel && haveCommonFigure(ours, theirs) && haveSameFigures(ours, theirs);
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

/// Whether a line charges nothing, for example because a credit took all of it back.
bool isFree(const Charge& charge)
{
    return charge.price && charge.price->amount.isZero();
}

} // namespace

bool MatchedCharge::isEqual() const
{
    return !ours.isNotBilled && haveCommonFigure(ours, theirs) && haveSameFigures(ours, theirs);
}

bool MatchedCharge::isUncompared() const
{
    return !ours.isNotBilled && !haveCommonFigure(ours, theirs);
}

bool MatchedCharge::leavesMoneyOut() const
{
    return theirs.price && !ours.price && !ours.isNotBilled;
}

bool MatchedCharge::leavesQuantityOut() const
{
    return !ours.isNotBilled
        && ((theirs.quantity.seconds && !ours.quantity.seconds) || (theirs.quantity.points && !ours.quantity.points));
}

int InvoiceComparison::count(bool (MatchedCharge::*condition)() const) const
{
    return static_cast<int>(std::ranges::count_if(matched, condition));
}

InvoiceComparison compareInvoice(const QList<Charge>& ours, const QList<Charge>& theirs)
{
    InvoiceComparison comparison;
    QHash<QString, Charge> onlyById;
    for (const Charge& charge : ours) {
        if (charge.isOnlyById)
            onlyById.insert(charge.id, charge);
        else
            comparison.onlyHere.append(charge);
    }
    QList<Charge> withoutId;
    for (const Charge& charge : theirs) {
        if (charge.id.isEmpty()) {
            withoutId.append(charge);
            continue;
        }
        const auto isNamed = [&charge](const Charge& each) { return each.id == charge.id; };
        auto found = takeFirst(comparison.onlyHere, isNamed);
        if (!found && !isFree(charge) && onlyById.contains(charge.id))
            found = onlyById.take(charge.id);
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
