// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/money/limit.h"
#include "app/tasks/store/sqlamount.h"

namespace Dailies {

/// What one take is expected to use.
struct ExpectedUse {
    QString account;
    Quantity quantity; ///< an upper bound; 0, not absent, in the unit in which the take is not charged
    std::optional<Price> price; ///< nullopt if unpriced
    QDateTime time; ///< when it is sent: now, or the time chosen for it
    bool isExact = false; ///< not estimated from earlier takes
};

/// Judges takes by the user's limits and what was spent. Must run in the transaction that depends on the verdict.
class SpendLimits final {
public:
    explicit SpendLimits(SqlStatements statements) : m_statements(std::move(statements)) {}

    /// How much of a limit is used in its period that contains this time. What is planned in it counts as reserved. A
    /// run limit is unused.
    Result<LimitUse> use(const Limit& limit, const QDateTime& time, const QList<ExpectedUse>& planned) const;

    /// What the limits say about takes that are sent together at this time.
    Result<LimitVerdict> judgeWish(const QList<Limit>& limits, const QList<ExpectedUse>& takes,
        const QList<ExpectedUse>& planned, const QDateTime& time) const;
    /// What they say about a take that is sent now. Run limits have been judged before.
    Result<LimitVerdict> judgeCall(const QList<Limit>& limits, const ExpectedUse& take, const QDateTime& time) const;

private:
    Result<void> addOtherMoney(LimitUse& use, const QDateTime& time) const;

    SqlStatements m_statements;
};

} // namespace Dailies
