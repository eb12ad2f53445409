// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

// Makes scroll areas safe for assistive programs: Qt's own interface reads beyond its list when it is asked for a scroll
// bar that has just gone, and ends the program. Also says what widgets of ours are. Once, before the first window.
void installAccessibleInterfaces();

} // namespace Dailies
