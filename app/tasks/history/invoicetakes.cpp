// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/invoicetakes.h"

#include <QSet>

namespace Dailies {

namespace {

Charge chargeOf(const SpendEntry& entry)
{
    Charge charge{entry.remoteId, entry.sentAt.toLocalTime().date(), entry.model, entry.quantity, entry.price,
        static_cast<int>(entry.task)};
    charge.isNotBilled = entry.state == CostState::NotBilled;
    charge.isUnsettled = entry.state == CostState::Unsettled || entry.state == CostState::Reserved;
    charge.isOnlyById = entry.state == CostState::NotBilled || entry.state == CostState::Reserved;
    return charge;
}

} // namespace

QList<Charge> invoiceTakes(const QList<SpendEntry>& entries, const QList<SpendEntry>& all)
{
    QList<Charge> charges;
    QSet<qint64> asked;
    for (const SpendEntry& entry : entries) {
        asked.insert(entry.id);
        charges.append(chargeOf(entry));
    }
    for (const SpendEntry& entry : all) {
        if (asked.contains(entry.id) || entry.remoteId.isEmpty())
            continue;
        charges.append(chargeOf(entry));
        charges.last().isOnlyById = true;
    }
    return charges;
}

} // namespace Dailies
