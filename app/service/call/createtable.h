// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/wireformat.h"

namespace Dailies {

/// How a create call ended, for the money's sake.
enum class CreateOutcome {
    Accepted, ///< there is an id
    Refused, ///< the service declined: nothing runs
    Throttled, ///< not now: 425, 429 or a documented code that says so; nothing runs
    NotSent, ///< the service cannot have a complete request
    Lost, ///< anything else: it may run; never sent again by itself
};

/// The error that a reply consists of; nothing when it holds anything else, or a word of success.
std::optional<ErrorEnvelope> errorEnvelope(const QJsonObject& body);

/// Whether a code or a message says that all is well: 0, 200 to 299, 10000, success, accepted, queued ...
bool isWordOfSuccess(const QString& text);

/// Whether a vendor documents this code for a request that was not accepted and may be sent again later.
bool isDocumentedThrottle(const QString& code);

/// What an answer without a task's id means: Refused, Throttled or Lost. `status` is the HTTP status, `envelope` the error
/// that is all of its body.
CreateOutcome outcomeWithoutId(int status, const std::optional<ErrorEnvelope>& envelope);

} // namespace Dailies
