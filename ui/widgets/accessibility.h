// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Dailies {

/// Installs our accessible interfaces; call it once, before the first window is created. They replace Qt's
/// interface for scroll areas, which reads beyond its list when it is asked for a scroll bar that has just
/// been removed, and so crashes the program. They also give our own widgets their roles.
void installAccessibleInterfaces();

} // namespace Dailies
