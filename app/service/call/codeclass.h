// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// What an error code is about, judged by its words.
enum class CodeClass {
    Limit, ///< too many requests or jobs, or no capacity at the moment
    Trouble, ///< a problem of the service: internal, a timeout, or the API key of this call
    NoSuchTask, ///< the task's ID is unknown
    Other, ///< anything else, such as an error in the request
};

CodeClass classOf(const QString& code);

} // namespace Dailies
