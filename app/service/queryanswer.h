// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/service/servicecall.h"
#include "app/service/taskreport.h"

#include <optional>

namespace Dailies {

/// How a query ended. Trouble with a query is never the task's failure.
struct QueryAnswer {
    Result<TaskReport> report; ///< or why not: Network, KeyProblem, Throttled, Reply (with the service's code)
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid when it did not say
    bool unknownTask = false; ///< it is an error that says: there is no such task
};

/// Reads the answer of a query. Pure.
QueryAnswer readQueryAnswer(Family family, const ServiceReply& reply);

} // namespace Dailies
