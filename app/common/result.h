// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"

#include <tl/expected.hpp>

namespace Dailies {

/// A value, or the Error that prevented it. Result<void> only reports success.
template<typename T>
using Result = tl::expected<T, Error>;

/// Creates the error side of a Result.
inline tl::unexpected<Error> failure(ErrorKind kind, const QString& message)
{
    return tl::unexpected<Error>(Error{kind, message});
}

inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

} // namespace Dailies
