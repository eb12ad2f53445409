// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/keptcost.h"

namespace Dailies {

KeptCost keptCost(const SpendLine& line)
{
    KeptCost cost{{}, line.billed.unpriced};
    for (auto money = line.billed.money.cbegin(); money != line.billed.money.cend(); ++money) {
        if (const auto each = money->over(line.pricedKeptSeconds.value(money.key())))
            cost.perSecond.insert(money.key(), *each);
    }
    return cost;
}

} // namespace Dailies
