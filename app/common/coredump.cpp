// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/coredump.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace Dailies {

void forbidCoreDumps()
{
#ifdef Q_OS_UNIX
    // Not PR_SET_DUMPABLE, because desktop portals could then no longer identify this process.
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
}

} // namespace Dailies
