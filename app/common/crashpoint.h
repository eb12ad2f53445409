// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A place where the kill sweep ends the process without any farewell, as a power cut would. Compiled in only where the
/// tests are built; a release has nothing here. Names are "area.what-is-done", each used once.
#ifdef DAILIES_CRASH_POINTS
#define DAILIES_CRASH_POINT(name) ::Dailies::crashPoint(name)
namespace Dailies {
/// Kills this process when DAILIES_CRASH_AT says so: a name, and behind a colon how often it is passed before (0 when
/// absent). Otherwise does nothing.
void crashPoint(const char* name);
} // namespace Dailies
#else
#define DAILIES_CRASH_POINT(name) static_cast<void>(0)
#endif
