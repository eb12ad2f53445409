// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"

#include <QStringList>

namespace Dailies {

class CommandParser;
class Engine;

/// Says that sending is paused, so nothing was sent, and returns the exit status for that.
int tellPaused(const Console& console);

/// Says how to go over a spending limit that asks. Other errors stay as they are.
Error withOverLimit(const Error& error);
/// What --over-limit agrees to: the marks of the limits as they are now. Those that refuse still refuse.
QStringList agreedLimits(const CommandParser& parser, Engine& engine);

} // namespace Dailies
