// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/servicecall.h"
#include "app/service/taskreport.h"

#include <optional>

namespace Dailies {

/// How a create call ended, for the money's sake.
enum class CreateOutcome {
    Accepted, ///< there is an id
    Refused, ///< the service declined: nothing runs
    Throttled, ///< not now: 425, 429 or a code that says too many; nothing runs
    NotSent, ///< the service cannot have a complete request
    Lost, ///< anything else: it may run; never sent again by itself
};

struct CreateAnswer {
    CreateOutcome outcome = CreateOutcome::Lost;
    TaskReport report; ///< of what could be read
    Error error; ///< for every outcome but Accepted; of NotSent, BadInput says that a file had changed
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid when it did not say
    QString bodyDigest = {}; ///< SHA-256 of the body in hex, when all of it left
};

/// Reads the answer of a create call. Pure.
CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply);

} // namespace Dailies
