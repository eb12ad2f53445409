// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/processend.h"

#include <QtGlobal>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace Dailies {

namespace {

std::atomic_bool leftBehind = false;

} // namespace

void leaveThreadBehind()
{
    leftBehind = true;
}

bool isThreadLeftBehind()
{
    return leftBehind;
}

void surviveFailedWrites()
{
#ifdef Q_OS_UNIX
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    // A new descriptor gets the lowest free number.
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) == -1)
            (void)open("/dev/null", O_RDWR);
    }
#endif
}

int endProcess(int status)
{
    if (leftBehind) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

} // namespace Dailies
