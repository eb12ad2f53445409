// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// The window program from its arguments to its end: builds everything once, passes it on, runs the event loop.
/// Exit status as the command line's: 0 well, 2 wrong use, 6 the profile cannot be used.
int runApplication(int argc, char* argv[]);

} // namespace Dailies
