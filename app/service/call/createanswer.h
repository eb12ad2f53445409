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
    TaskReport report; ///< everything that could be read
    Error error; ///< not for Accepted. Refused with kind Network: the same request may be sent again
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid if the reply has no date
    QString bodyDigest = {}; ///< SHA-256 of the body in hex, if it was sent completely
    QString remark = {}; ///< Accepted only: about further IDs, or an error, that came with the ID and changed nothing
    QStringList candidateIds = {}; ///< Lost only: texts in the reply that look like IDs
    Error neutralError = {}; ///< Refused only: without a sentence about charges, since an earlier call may be in doubt
    bool isUnexplained = false; ///< Refused only: the reason may affect every other request of the account, too
    bool isCutOff = false; ///< NotSent only: the other side closed the connection while the body was being sent
    bool isForUser =
        false; ///< NotSent only: an automatic retry would fail again; the user has to correct something first
};

/// Reads the reply to a create call. Pure. A reply with an ID is accepted, whatever else it contains. Without
/// an ID, the table in createtable.cpp decides.
CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply);

} // namespace Dailies
