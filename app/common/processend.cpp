// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/processend.h"

#include <QtGlobal>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>

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
