// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/service/diskfaults.h"

#include <algorithm>
#include <cerrno>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace Dailies {

DiskFaults diskFaults;

void DiskFaults::clear()
{
    syncs = 0;
    folderSyncs = 0;
    renames = 0;
    creations = 0;
    reason = 0;
    room = -1;
    freeBytes = -1;
    syncCalls = 0;
    folderSyncCalls = 0;
    renameCalls = 0;
}

namespace {

bool isKind(int file, mode_t kind)
{
    struct stat info = {};
    return ::fstat(file, &info) == 0 && (info.st_mode & S_IFMT) == kind;
}

/// Uses up one pending failure; false if there was none.
bool takeOne(std::atomic<int>& count)
{
    if (count <= 0)
        return false;
    --count;
    errno = diskFaults.reason;
    return true;
}

} // namespace

} // namespace Dailies

using Dailies::diskFaults;

extern "C" {

int fsync(int file)
{
    const bool isFolder = Dailies::isKind(file, S_IFDIR);
    ++(isFolder ? diskFaults.folderSyncCalls : diskFaults.syncCalls);
    if (Dailies::takeOne(isFolder ? diskFaults.folderSyncs : diskFaults.syncs))
        return -1;
    return static_cast<int>(::syscall(SYS_fsync, file));
}

// Declared under another name, since the C library's header may define this one inline.
int openFile(const char* path, int flags, mode_t mode) __asm__("open64");

int openFile(const char* path, int flags, mode_t mode)
{
    if ((flags & O_CREAT) != 0 && Dailies::takeOne(diskFaults.creations))
        return -1;
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned int flags) noexcept
{
    ++diskFaults.renameCalls;
    if (Dailies::takeOne(diskFaults.renames))
        return -1;
    return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

ssize_t write(int file, const void* bytes, size_t count)
{
    if (diskFaults.room >= 0 && Dailies::isKind(file, S_IFREG)) {
        if (diskFaults.room == 0) {
            errno = ENOSPC;
            return -1;
        }
        count = static_cast<size_t>(std::min<long long>(diskFaults.room, static_cast<long long>(count)));
        diskFaults.room -= static_cast<long long>(count);
    }
    return ::syscall(SYS_write, file, bytes, count);
}

int statvfs(const char* path, struct statvfs* result) noexcept
{
    using Function = int (*)(const char*, struct statvfs*);
    static const auto real = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, "statvfs"));
    const int outcome = real(path, result);
    if (outcome == 0 && diskFaults.freeBytes >= 0)
        result->f_bavail = static_cast<fsblkcnt_t>(diskFaults.freeBytes.load()) / result->f_frsize;
    return outcome;
}
}
