// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/worlds/mutations.h"
#include "tests/worlds/plan.h"

namespace Dailies {

/// The plan with as few events as still violate the same invariant.
Plan shrunk(const Plan& plan, Mutation mutation, int invariant);

} // namespace Dailies
