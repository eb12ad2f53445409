// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/invoice.h"
#include "app/tasks/history/spendbook.h"

namespace Dailies {

/// The takes that an invoice may contain. What is not settled is among them, because it may have been charged, and what
/// was not billed, because the invoice may say something else.
QList<Charge> invoiceTakes(const QList<SpendEntry>& entries);

} // namespace Dailies
