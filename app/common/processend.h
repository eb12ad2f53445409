// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// A thread goes on although nobody waits for it any more: it may take longer than a person who closes the window does.
void leaveThreadBehind();
bool isThreadLeftBehind();

/// The last of main(): the status to return. It does not return when a thread was left behind; the process then ends at
/// once, because its usual end would take from under that thread what it works with, and the program would crash.
int endProcess(int status);

} // namespace Dailies
