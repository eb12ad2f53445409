// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/engine/engine.h"

namespace Dailies {

/// Uses the environment's key for those of the tasks that it belongs to: those of the service that the options name, or
/// without these options those that were sent with this same key. It must not be revealed to the services of other
/// tasks. Prints, once each, the services whose key is missing. Returns BadInput for wrong options or a wrong key.
Result<void> takeKeys(const CommandParser& parser, Engine& engine, const QList<VideoTask>& tasks);

} // namespace Dailies
