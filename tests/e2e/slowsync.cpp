// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before the C library (LD_PRELOAD): a disk whose syncs take DAILIES_SYNC_MS milliseconds each.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <unistd.h>

namespace {

void takeTime()
{
    static const char* const given = std::getenv("DAILIES_SYNC_MS");
    static const long milliseconds = given ? std::atol(given) : 0;
    const timespec time{milliseconds / 1000, (milliseconds % 1000) * 1'000'000};
    ::nanosleep(&time, nullptr);
}

template<typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

int fsync(int file)
{
    static auto* const real = next<decltype(::fsync)>("fsync");
    takeTime();
    return real(file);
}

int fdatasync(int file)
{
    static auto* const real = next<decltype(::fdatasync)>("fdatasync");
    takeTime();
    return real(file);
}
}
