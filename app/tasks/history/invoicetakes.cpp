// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/invoicetakes.h"

namespace Dailies {

QList<Charge> invoiceTakes(const QList<SpendEntry>& entries)
{
    QList<Charge> charges;
    for (const SpendEntry& entry : entries) {
        if (entry.state == CostState::Reserved)
            continue;
        Charge charge{entry.remoteId, entry.sentAt.toLocalTime().date(), entry.model, entry.quantity, entry.price,
            static_cast<int>(entry.task)};
        charge.isNotBilled = entry.state == CostState::NotBilled;
        charge.isUnsettled = entry.state == CostState::Unsettled;
        charges.append(charge);
    }
    return charges;
}

} // namespace Dailies
