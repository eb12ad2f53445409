// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

#include <optional>

namespace Dailies {

/// How far a failure that an answer reports is believed.
enum class FailureDoubt {
    None, ///< the service said so in the words of the specification
    UntilRepeated, ///< when a later answer says the same
    UntilOld, ///< it may be the service's own trouble: when it still says so after the task's day is over
};

/// How a query ended. Trouble with a query is never the task's failure.
struct QueryAnswer {
    Result<TaskReport> report; ///< or why not: Network, KeyProblem, Throttled, Reply (with the service's code)
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid when it did not say
    FailureDoubt doubt = FailureDoubt::None; ///< of a report whose state is Failed
    bool unknownTask = false; ///< it is an error that says: there is no such task
};

/// Reads the answer of a query. Pure.
QueryAnswer readQueryAnswer(Family family, const ServiceReply& reply);

} // namespace Dailies
