// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/crashpoint.h"

#ifdef DAILIES_CRASH_POINTS

#include <csignal>
#include <cstdlib>
#include <cstring>

namespace Dailies {

void crashPoint(const char* name)
{
    static const char* const wanted = std::getenv("DAILIES_CRASH_AT");
    if (!wanted)
        return;
    const char* const colon = std::strchr(wanted, ':');
    const size_t length = colon ? static_cast<size_t>(colon - wanted) : std::strlen(wanted);
    if (std::strlen(name) != length || std::strncmp(name, wanted, length) != 0)
        return;
    static int left = colon ? std::atoi(colon + 1) : 0;
    if (left-- == 0)
        std::raise(SIGKILL);
}

} // namespace Dailies

#endif
