// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"

namespace Dailies {

/// What the user paid for each second of the clips that were kept.
struct KeptCost {
    QMap<QString, Amount> perSecond; ///< by currency: all that was billed in it, over the kept seconds priced in it
    int leftOut = 0; ///< billed takes without a rate
};

KeptCost keptCost(const SpendLine& line);

} // namespace Dailies
