// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

namespace Dailies {

/// The pause after so many consecutive failures, from 1. The last of the steps repeats.
constexpr auto backoffPause(const auto& steps, int failures)
{
    return steps[std::min(size_t(std::max(failures, 1)), steps.size()) - 1];
}

} // namespace Dailies
