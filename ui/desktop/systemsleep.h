// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <functional>

class QObject;

namespace Dailies {

/// Whether this build can put the computer to sleep. The system may still refuse it.
bool canSleepComputer();
/// Asks the system to put the computer to sleep. Calls `refused` with the reason if it does not, unless `context` is
/// destroyed before.
void sleepComputer(QObject* context, const std::function<void(const Error& error)>& refused);

} // namespace Dailies
