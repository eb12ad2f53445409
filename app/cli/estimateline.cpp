// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/estimateline.h"

#include "app/accounts/account.h"
#include "app/cli/spendaccess.h"
#include "app/money/limittext.h"
#include "app/money/moneytext.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

std::optional<Price> priceOf(const SpendEstimate& estimate, int copies)
{
    return estimate.price ? std::optional(estimate.price->times(copies)) : std::nullopt;
}

QString estimateText(const SpendEstimate& estimate, int copies)
{
    const QString largest = quantityOrUnknown(estimate.largest.times(copies));
    const auto price = priceOf(estimate, copies);
    QString money = price ? exactMoneyText(*price)
        : estimate.isUpTo ? Cli::tr("no price, because the rates that may apply are in several currencies")
                          : Cli::tr("no rate");
    if (price && estimate.isUpTo)
        money = Cli::tr("up to %1, because the service chooses what the request leaves out").arg(money);
    if (estimate.isExact)
        return Cli::tr("Estimate: %1, %2").arg(largest, money);
    if (estimate.takes == 0)
        return price ? Cli::tr("Estimate: %1").arg(money) : Cli::tr("Estimate: unknown until the first take like this");
    if (estimate.median == estimate.largest)
        return Cli::tr("Estimate: about %1, based on %n earlier takes like this, %2", nullptr, estimate.takes)
            .arg(largest, money);
    return Cli::tr("Estimate: about %1, at most %2, based on %n earlier takes like this, %3", nullptr, estimate.takes)
        .arg(quantityOrUnknown(estimate.median.times(copies)), largest, money);
}

} // namespace

LimitVerdict printEstimate(const Console& console, const SpendBook& book, const QString& account,
    const RequestInput& input, int copies, const QDateTime& sendAfter)
{
    if (account == Account::practiceId())
        return {};
    const SpendEstimate estimate = book.estimate(account, input.request, input.inputSeconds, sendAfter);
    QJsonObject line = quantityLine(estimate.largest.times(copies), priceOf(estimate, copies));
    line[u"event"_s] = u"estimate"_s;
    line[u"takes"_s] = copies;
    line[u"exact"_s] = estimate.isExact;
    line[u"upTo"_s] = estimate.isUpTo;
    line[u"median"_s] = quantityLine(estimate.median.times(copies), {});
    line[u"earlierTakes"_s] = estimate.takes;
    console.line(line);
    console.text(estimateText(estimate, copies));
    LimitVerdict verdict = book.judge(account, input.request, copies, input.inputSeconds, sendAfter);
    if (verdict.kind == LimitVerdict::Kind::Near)
        console.problem(nearLimitText(verdict));
    return verdict;
}

} // namespace Dailies
