// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/call/createtable.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

#include <QStringList>

#include <optional>

namespace Dailies {

struct CreateAnswer {
    CreateOutcome outcome = CreateOutcome::Lost;
    TaskReport report; ///< of what could be read
    Error error; ///< for every outcome but Accepted; of Refused, Network says that it may be sent again as it is
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid when it did not say
    QString bodyDigest = {}; ///< SHA-256 of the body in hex, when all of it left
    QString remark = {}; ///< Accepted only: a sentence about what stood beside the id and changed nothing
    QStringList candidateIds = {}; ///< Lost only: texts in the reply that look like ids
    Error errorAfterLost = {}; ///< Refused only: the error of a task with an earlier call in doubt
    bool isUnexplained = false; ///< Refused only: the reason may meet every other request of the account, too
    bool isForPerson =
        false; ///< NotSent only: sent again by itself it would fail again; somebody has to see to it first
};

/// Reads the answer of a create call. Pure. An id is an id, whatever stands beside it; without one, the table in
/// createtable.cpp decides.
CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply);

} // namespace Dailies
