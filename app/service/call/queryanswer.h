// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

#include <optional>

namespace Dailies {

/// When a failure that a reply reports is believed.
enum class FailureDoubt {
    None, ///< at once: the service reported it as the specification says
    UntilRepeated, ///< after a later reply that reports the same
    UntilOld, ///< only if still reported when the task is a day old, because it may be a problem of the service itself
};

/// The result of a query. A problem with the query never makes the task fail.
struct QueryAnswer {
    Result<TaskReport> report; ///< or the error: Network, KeyProblem, Throttled, Reply (with the service's code)
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid if the reply has no date
    FailureDoubt doubt = FailureDoubt::None; ///< for a report whose state is Failed or Canceled
    bool unknownTask = false; ///< the error says that the task does not exist
};

/// Reads the reply to a query. Pure.
QueryAnswer readQueryAnswer(Family family, const ServiceReply& reply);

} // namespace Dailies
