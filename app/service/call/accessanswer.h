// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/createtable.h"
#include "app/service/call/servicecall.h"

#include <optional>

namespace Dailies {

/// Who refuses access in a reply with status 401, 403 or 407, and why.
enum class AccessAnswer {
    None, ///< the reply has another status
    Way, ///< a proxy or a sign-in page in place of the service
    Unexplained, ///< without the documented error, or for a reason other than the API key
    Key, ///< the documented error: the service rejects the API key
};

/// Classifies a reply, for create calls and queries alike. `envelope` is the error if it is the whole body of
/// the reply.
AccessAnswer accessAnswer(const ServiceReply& reply, const std::optional<ErrorEnvelope>& envelope);

} // namespace Dailies
