// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/amount.h"

namespace Dailies {

/// What earlier takes of the same model, kind, mode, length and sound used, and the next is expected to use.
struct SpendEstimate {
    bool isExact = false; ///< the documentation makes it exact; `median` equals `largest` then
    Quantity median;
    Quantity largest;
    int takes = 0; ///< number of earlier takes it is based on; 0 and not exact: unknown until the first
    std::optional<Price> price; ///< of the largest; nullopt if unpriced
    /// The request leaves a resolution, mode or sound to the service, and nobody knows which rate applies then. The
    /// price is the dearest.
    bool isUpTo = false;

    bool operator==(const SpendEstimate&) const = default;
};

} // namespace Dailies
