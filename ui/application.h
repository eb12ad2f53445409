// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// The window program from its arguments to its end: builds everything once, passes it on, runs the event loop.
/// Returns the exit status, as dailies-cli does: 0 success, 2 usage error, 6 the profile cannot be used.
int runApplication(int argc, char* argv[]);

} // namespace Dailies
