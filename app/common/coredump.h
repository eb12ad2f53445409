// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Keeps the system from writing this program's memory, and the keys in it, into a file when the program crashes. First
/// of all in main(); what the program starts has no such files either.
void forbidCoreDumps();

} // namespace Dailies
