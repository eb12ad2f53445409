// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/invoice.h"
#include "app/tasks/history/spendbook.h"

namespace Dailies {

/// The takes that an invoice of the asked period may contain. What is not settled is among them, because it may have been
/// charged. So are takes that still run, takes that were not billed, and those of `all` that are outside of the period,
/// but only for a line that names their ID.
QList<Charge> invoiceTakes(const QList<SpendEntry>& entries, const QList<SpendEntry>& all);

} // namespace Dailies
