// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/cli/requestinput.h"
#include "app/tasks/history/spendbook.h"

namespace Dailies {

/// Prints what a request sent this many times will use, and returns what the limits say about it. Nothing for practice,
/// which is free. `sendAfter` is invalid for a request that is sent now.
LimitVerdict printEstimate(const Console& console, const SpendBook& book, const QString& account,
    const RequestInput& input, int copies, const QDateTime& sendAfter = {});

} // namespace Dailies
