// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

namespace Dailies {

/// Writes one line for each create call to a CSV file and returns how many. The old file stays if that fails.
Result<int> exportSpend(const QList<SpendEntry>& entries, const AccountNames& names, const QString& file);

} // namespace Dailies
