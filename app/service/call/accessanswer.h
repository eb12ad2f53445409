// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/createtable.h"
#include "app/service/call/servicecall.h"

#include <optional>

namespace Dailies {

/// Who declines access in an answer with 401, 403 or 407, and for what.
enum class AccessAnswer {
    None, ///< it has another status
    Way, ///< a proxy or a sign-in page, in the service's place
    Unexplained, ///< without the documented error, or for something else than the key
    Key, ///< the documented error: the service does not take the key
};

/// The one rule for create calls and queries. `envelope` is the error that is all of the reply's body.
AccessAnswer accessAnswer(const ServiceReply& reply, const std::optional<ErrorEnvelope>& envelope);

} // namespace Dailies
