// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before the C library (LD_PRELOAD). Makes the n-th call of one kind fail, for files below one folder. When the
// process ends, it reports how many calls of each kind there were, so that a sweep knows when it has passed the last
// one.
//
//   DAILIES_FAIL_FOLDER  the folder, without a trailing slash
//   DAILIES_FAIL_CALL    "sync:3:5": the third call of the kind fails with errno 5; "write:2:short" writes half of it,
//                        "space:1:short" reports a full disk
//   DAILIES_FAIL_REPORT  a file outside the folder, for lines such as "sync 12" and "failed sync /folder/a"

// This file wraps the names with 64 itself.
#undef _FILE_OFFSET_BITS
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

enum Kind { Write, Sync, Rename, Remove, Truncate, Open, Space, Kinds };
constexpr const char* kindNames[Kinds] = {"write", "sync", "rename", "remove", "truncate", "open", "space"};
constexpr int takesHalf = -1;

std::atomic<int> counts[Kinds];
char failedPath[PATH_MAX];

struct Orders {
    Orders()
    {
        if (const char* text = std::getenv("DAILIES_FAIL_FOLDER"))
            folder = text;
        report = std::getenv("DAILIES_FAIL_REPORT");
        const char* call = std::getenv("DAILIES_FAIL_CALL");
        const char* colon = call ? std::strchr(call, ':') : nullptr;
        if (!colon)
            return;
        for (int each = 0; each < Kinds; ++each) {
            if (std::strlen(kindNames[each]) == size_t(colon - call)
                && std::strncmp(kindNames[each], call, size_t(colon - call)) == 0)
                kind = each;
        }
        char* end = nullptr;
        number = int(std::strtol(colon + 1, &end, 10));
        if (*end == ':')
            error = std::strcmp(end + 1, "short") == 0 ? takesHalf : std::atoi(end + 1);
    }

    const char* folder = "";
    const char* report = nullptr;
    int kind = -1;
    int number = 0;
    int error = EIO;
};

const Orders& orders()
{
    static const Orders given;
    return given;
}

template<typename Function>
Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}
// The original function.
#define NEXT(name) static auto* const real = next<decltype(::name)>(#name)

bool isOurs(const char* path)
{
    const size_t length = std::strlen(orders().folder);
    return length > 0 && std::strncmp(path, orders().folder, length) == 0
        && (path[length] == '/' || path[length] == '\0');
}

/// The errno with which this call is to fail; 0 if it is not to fail.
int failure(Kind kind, const char* path)
{
    if (!isOurs(path))
        return 0;
    const int number = ++counts[kind];
    if (kind != orders().kind || number != orders().number)
        return 0;
    std::snprintf(failedPath, sizeof failedPath, "%s", path);
    return orders().error;
}

int failure(Kind kind, int file)
{
    char link[64];
    char path[PATH_MAX];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const int before = errno;
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    errno = before;
    if (length <= 0)
        return 0;
    path[length] = '\0';
    return failure(kind, path);
}

/// Whether it fails; sets errno in that case.
template<typename Where>
bool fails(Kind kind, Where where)
{
    const int error = failure(kind, where);
    if (error > 0)
        errno = error;
    return error > 0;
}

/// The free space is requested for the mount point, which is above the folder.
int spaceFailure(const char* path)
{
    const size_t length = std::strlen(path);
    const bool isAbove = std::strncmp(orders().folder, path, length) == 0;
    const int error = failure(Space, isAbove ? orders().folder : path);
    if (error > 0)
        errno = error;
    return error;
}

/// How much of a write to perform: all, half, or nothing (-1, with errno).
ssize_t taken(int file, size_t count)
{
    const int error = failure(Write, file);
    if (error > 0) {
        errno = error;
        return -1;
    }
    return error == takesHalf && count > 1 ? ssize_t(count / 2) : ssize_t(count);
}

bool mayChange(int flags)
{
    return (flags & (O_CREAT | O_WRONLY | O_RDWR)) != 0;
}

mode_t modeOf(int flags, va_list list)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(list, mode_t) : 0;
}

__attribute__((destructor)) void report()
{
    if (!orders().report)
        return;
    // Written without the wrapped functions, so that it is not counted.
    const int file = ::openat(AT_FDCWD, orders().report, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0)
        return;
    for (int kind = 0; kind < Kinds; ++kind)
        dprintf(file, "%s %d\n", kindNames[kind], counts[kind].load());
    if (failedPath[0] != '\0')
        dprintf(file, "failed %s %s\n", kindNames[orders().kind], failedPath);
    ::close(file);
}

} // namespace

extern "C" {

ssize_t write(int file, const void* data, size_t count)
{
    NEXT(write);
    const ssize_t size = taken(file, count);
    return size < 0 ? size : real(file, data, size_t(size));
}

ssize_t pwrite(int file, const void* data, size_t count, off_t at)
{
    NEXT(pwrite);
    const ssize_t size = taken(file, count);
    return size < 0 ? size : real(file, data, size_t(size), at);
}

ssize_t pwrite64(int file, const void* data, size_t count, off64_t at)
{
    NEXT(pwrite64);
    const ssize_t size = taken(file, count);
    return size < 0 ? size : real(file, data, size_t(size), at);
}

ssize_t writev(int file, const iovec* parts, int count)
{
    NEXT(writev);
    const ssize_t size = taken(file, size_t(count));
    return size < 0 ? size : real(file, parts, int(size));
}

int fsync(int file)
{
    NEXT(fsync);
    return fails(Sync, file) ? -1 : real(file);
}

int fdatasync(int file)
{
    NEXT(fdatasync);
    return fails(Sync, file) ? -1 : real(file);
}

int ftruncate(int file, off_t size) noexcept
{
    NEXT(ftruncate);
    return fails(Truncate, file) ? -1 : real(file, size);
}

int ftruncate64(int file, off64_t size) noexcept
{
    NEXT(ftruncate64);
    return fails(Truncate, file) ? -1 : real(file, size);
}

int posix_fallocate(int file, off_t at, off_t size)
{
    NEXT(posix_fallocate);
    const int error = failure(Truncate, file);
    return error > 0 ? error : real(file, at, size);
}

int posix_fallocate64(int file, off64_t at, off64_t size)
{
    NEXT(posix_fallocate64);
    const int error = failure(Truncate, file);
    return error > 0 ? error : real(file, at, size);
}

int fallocate(int file, int mode, off_t at, off_t size)
{
    NEXT(fallocate);
    return fails(Truncate, file) ? -1 : real(file, mode, at, size);
}

int fallocate64(int file, int mode, off64_t at, off64_t size)
{
    NEXT(fallocate64);
    return fails(Truncate, file) ? -1 : real(file, mode, at, size);
}

int rename(const char* from, const char* to) noexcept
{
    NEXT(rename);
    return fails(Rename, to) ? -1 : real(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) noexcept
{
    NEXT(renameat2);
    return fails(Rename, to) ? -1 : real(fromFolder, from, toFolder, to, flags);
}

int link(const char* from, const char* to) noexcept
{
    NEXT(link);
    return fails(Rename, to) ? -1 : real(from, to);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept
{
    NEXT(linkat);
    return fails(Rename, to) ? -1 : real(fromFolder, from, toFolder, to, flags);
}

int unlink(const char* path) noexcept
{
    NEXT(unlink);
    return fails(Remove, path) ? -1 : real(path);
}

int open(const char* path, int flags, ...)
{
    NEXT(open);
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return mayChange(flags) && fails(Open, path) ? -1 : real(path, flags, mode);
}

int open64(const char* path, int flags, ...)
{
    NEXT(open64);
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return mayChange(flags) && fails(Open, path) ? -1 : real(path, flags, mode);
}

int mkdir(const char* path, mode_t mode) noexcept
{
    NEXT(mkdir);
    return fails(Open, path) ? -1 : real(path, mode);
}

#define SPACE(name, type)                                                                                              \
    int name(const char* path, struct type* into) noexcept                                                             \
    {                                                                                                                  \
        static auto* const real = next<int(const char*, struct type*)>(#name);                                         \
        const int error = spaceFailure(path);                                                                          \
        const int result = error > 0 ? -1 : real(path, into);                                                          \
        if (error == takesHalf)                                                                                        \
            into->f_bavail = into->f_bfree = 0;                                                                        \
        return result;                                                                                                 \
    }
SPACE(statvfs, statvfs)
SPACE(statvfs64, statvfs64)
SPACE(statfs, statfs)
SPACE(statfs64, statfs64)

} // extern "C"
