// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <span>

namespace Dailies {

/// The facts that differ between families, apart from their JSON. No member has a default, so a new family does not
/// compile until all are set.
struct FamilyTraits {
    std::span<const Generation> generations; ///< newest first; only None if the family has no generations
    bool takesAdaptiveRatio; ///< "adaptive" is allowed as an aspect ratio
    bool takesWholeSeconds; ///< durations have no fraction
    std::span<const char* const> media; ///< media whose files a profile can limit; keys of ModelLimits::files
    const char* promptHint; ///< English; its translation context is FieldHint
    const char* extraExample; ///< JSON with a key that vendors accept beyond the specification; empty if none is known
};

const FamilyTraits& familyTraits(Family family);

} // namespace Dailies
