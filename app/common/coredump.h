// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Keeps the system from writing this program's memory, including its API keys, to a file when the program crashes.
/// Call first in main(). Child processes inherit the setting.
void forbidCoreDumps();

} // namespace Dailies
