// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <span>

namespace Dailies {

/// The plain facts of a family. No member has a default: a family does not compile before it says them all.
struct FamilyTraits {
    std::span<const Generation> generations; ///< newest first; None alone when the family has no generations
    bool takesAdaptiveRatio; ///< "adaptive" is an aspect ratio
    bool takesWholeSeconds; ///< a duration has no fraction
    std::span<const char* const> media; ///< what a profile can limit as a whole, by the words of ModelLimits::files
    const char* promptHint; ///< English; its translation context is FieldHint
    const char* extraExample; ///< a key beyond the specification that a vendor takes, as JSON; empty when none is known
};

const FamilyTraits& familyTraits(Family family);

} // namespace Dailies
