// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/processend.h"

#include <atomic>
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

int endProcess(int status)
{
    if (leftBehind) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

} // namespace Dailies
