// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// What an error code speaks about, as far as its words tell.
enum class CodeClass {
    Limit, ///< too many requests or jobs, or no capacity right now
    Trouble, ///< the service's own: internal, out of time, or about the key of this call
    NoSuchTask, ///< the id is not known
    Other, ///< anything else, such as what is wrong with the request
};

CodeClass classOf(const QString& code);

} // namespace Dailies
