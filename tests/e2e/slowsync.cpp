// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before the C library (LD_PRELOAD): each sync takes the number of milliseconds in the file DAILIES_SYNC_FILE,
// which may change at any time.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

namespace {

void takeTime()
{
    const char* const name = std::getenv("DAILIES_SYNC_FILE");
    char text[16] = {};
    if (const int file = name ? ::open(name, O_RDONLY | O_CLOEXEC) : -1; file >= 0) {
        [[maybe_unused]] const ssize_t size = ::read(file, text, sizeof text - 1);
        ::close(file);
    }
    const long milliseconds = std::atol(text);
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
