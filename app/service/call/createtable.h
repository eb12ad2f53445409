// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/wireformat.h"

namespace Dailies {

/// How a create call ended, as far as charges are concerned.
enum class CreateOutcome {
    Accepted, ///< the reply has an ID
    Refused, ///< the service declined; nothing runs
    Throttled, ///< later: status 425, 429 or a documented code for this; nothing runs
    NotSent, ///< the service cannot have a complete request
    Lost, ///< anything else: the request may run, so it is never resent automatically
};

/// The error if it is the whole reply; nullopt if the reply contains anything else or reports success.
std::optional<ErrorEnvelope> errorEnvelope(const QJsonObject& body);

/// Whether a vendor documents this code for a request that was not accepted and may be sent again later.
bool isDocumentedThrottle(const QString& code);

/// The meaning of a reply without a task's ID: Refused, Throttled or Lost. `status` is the HTTP status,
/// `envelope` the error if it is the whole body.
CreateOutcome outcomeWithoutId(int status, const std::optional<ErrorEnvelope>& envelope);

} // namespace Dailies
