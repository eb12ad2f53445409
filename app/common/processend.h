// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Call when a running thread is abandoned because it may take longer than a user who closes the window will wait.
void leaveThreadBehind();
bool isThreadLeftBehind();

/// Call first in main(). A closed pipe, or a file that may not grow further, is then an error of the write, and does not
/// end the program. Standard streams that are closed lead nowhere, so that no file of the program gets their numbers and
/// what is written to them.
void surviveFailedWrites();

/// Call last in main(), with the exit status. Returns it, unless a thread was left behind. In that case the process
/// ends at once, because normal termination would destroy objects that the thread is using and crash.
int endProcess(int status);

} // namespace Dailies
