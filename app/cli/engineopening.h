// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "app/engine/engine.h"

namespace Dailies {

/// Opens the engine for a command. Prints notices about the profile to standard error, now and while the command runs.
Result<std::unique_ptr<Engine>> openEngine(const Console& console, Engine::Options options);

/// If a program was killed while it sent a call, the call's task needs a decision from now on. If a program still sends
/// it, the profile is in use, and nothing changes.
void settleInterruptedCalls(const Console& console, const Profile& profile, const QString& folder);

} // namespace Dailies
