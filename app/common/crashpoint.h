// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A place where the kill sweep ends the process abruptly, like a power cut. Compiled only into test builds. Names are
/// "area.what-is-done", and each is used once.
#ifdef DAILIES_CRASH_POINTS
#define DAILIES_CRASH_POINT(name) ::Dailies::crashPoint(name)
namespace Dailies {
/// Kills this process if DAILIES_CRASH_AT says so: a name, optionally followed by a colon and how often the point is
/// passed before (default 0). Otherwise does nothing.
void crashPoint(const char* name);
} // namespace Dailies
#else
#define DAILIES_CRASH_POINT(name) static_cast<void>(0)
#endif
