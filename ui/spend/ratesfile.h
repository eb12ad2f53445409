// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/csvrows.h"
#include "ui/spend/spendwords.h"

namespace Dailies {

/// The rates of a CSV file with the columns unit, price, currency and from, and optionally account, model, resolution,
/// mode, sound and source. Accounts are named by name or ID. Fails at the first line that cannot be used.
Result<QList<Rate>> ratesFromCsv(const CsvTable& table, const AccountNames& names);

} // namespace Dailies
