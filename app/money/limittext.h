// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/limit.h"

namespace Dailies {

/// An amount in a limit's unit, such as "10 takes", "60 seconds", "12.5 points" or "$20.00".
QString amountText(const Limit& limit, Amount amount);
/// A limit without its account, such as "10 takes a day", "$20.00 a month" or "5 takes per run".
QString limitText(const Limit& limit);

/// Of which limits a request leaves at most a fifth. For a verdict that is near.
QString nearLimitText(const LimitVerdict& verdict);
/// Which limits a request goes over, and how much of them is used. For a verdict that asks or refuses.
QString overLimitText(const LimitVerdict& verdict);
/// What to do about a request that limits keep from being sent: change the limit, or for limits of a period, wait.
QString limitAdvice(const LimitVerdict& verdict);

/// The words in files and on the command line: "day", "month", "run", "always"; "takes", "seconds", "points", "money";
/// "ask", "refuse".
QString limitPeriodName(LimitPeriod period);
std::optional<LimitPeriod> limitPeriodFromName(const QString& name);
QString limitUnitName(LimitUnit unit);
std::optional<LimitUnit> limitUnitFromName(const QString& name);
QString atLimitName(AtLimit atLimit);

} // namespace Dailies
