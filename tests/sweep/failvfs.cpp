// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/failvfs.h"

#include <QRegularExpression>

#include <sqlite3.h>

#include <atomic>
#include <cstring>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

enum Kind { Open, Delete, Access, Read, Write, Truncate, Sync, FileSize, Lock, ShmMap, ShmLock, Kinds };
constexpr const char* kindNames[Kinds] = {
    "open", "delete", "access", "read", "write", "truncate", "sync", "filesize", "lock", "shmmap", "shmlock"};

std::atomic<int> counts[Kinds];
std::atomic<int> failures;
QByteArray failedFile;
int failedKind = -1;
int failedNumber = 0;
bool failsOn = false; ///< and all after it
int failedCode = SQLITE_IOERR;
sqlite3_vfs* original = nullptr;

/// One open file: our structure first, then the original's.
struct File {
    sqlite3_file base;
    const char* name;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File* ours(sqlite3_file* file)
{
    return reinterpret_cast<File*>(file);
}

bool fails(Kind kind, const char* name)
{
    const int number = ++counts[kind];
    if (kind != failedKind || (failsOn ? number < failedNumber : number != failedNumber))
        return false;
    if (failures++ == 0)
        failedFile = name ? name : "";
    return true;
}

template<Kind kind, auto method, typename... Arguments>
int counted(sqlite3_file* file, Arguments... arguments)
{
    if (fails(kind, ours(file)->name))
        return failedCode;
    return (ours(file)->real()->pMethods->*method)(ours(file)->real(), arguments...);
}

template<auto method, typename Return = int, typename... Arguments>
Return passed(sqlite3_file* file, Arguments... arguments)
{
    return (ours(file)->real()->pMethods->*method)(ours(file)->real(), arguments...);
}

int shmLock(sqlite3_file* file, int at, int count, int flags)
{
    // Unlocking never fails, neither here nor on a real disk.
    if ((flags & SQLITE_SHM_LOCK) != 0 && fails(ShmLock, ours(file)->name))
        return failedCode;
    return ours(file)->real()->pMethods->xShmLock(ours(file)->real(), at, count, flags);
}

using Methods = sqlite3_io_methods;

// Version 2 has no xFetch, so every read goes through xRead and can fail.
const Methods methods = {
    .iVersion = 2,
    .xClose = passed<&Methods::xClose>,
    .xRead = counted<Read, &Methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = counted<Write, &Methods::xWrite, const void*, int, sqlite3_int64>,
    .xTruncate = counted<Truncate, &Methods::xTruncate, sqlite3_int64>,
    .xSync = counted<Sync, &Methods::xSync, int>,
    .xFileSize = counted<FileSize, &Methods::xFileSize, sqlite3_int64*>,
    .xLock = counted<Lock, &Methods::xLock, int>,
    .xUnlock = passed<&Methods::xUnlock, int, int>,
    .xCheckReservedLock = passed<&Methods::xCheckReservedLock, int, int*>,
    .xFileControl = passed<&Methods::xFileControl, int, int, void*>,
    .xSectorSize = passed<&Methods::xSectorSize>,
    .xDeviceCharacteristics = passed<&Methods::xDeviceCharacteristics>,
    .xShmMap = counted<ShmMap, &Methods::xShmMap, int, int, int, void volatile**>,
    .xShmLock = shmLock,
    .xShmBarrier = passed<&Methods::xShmBarrier, void>,
    .xShmUnmap = passed<&Methods::xShmUnmap, int, int>,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    File* const opened = ours(file);
    opened->base.pMethods = nullptr;
    opened->name = name;
    if (fails(Open, name))
        return failedCode;
    const int code = original->xOpen(original, name, opened->real(), flags, outFlags);
    if (opened->real()->pMethods)
        opened->base.pMethods = &methods;
    return code;
}

int deleteFile(sqlite3_vfs*, const char* name, int syncFolder)
{
    return fails(Delete, name) ? failedCode : original->xDelete(original, name, syncFolder);
}

int accessFile(sqlite3_vfs*, const char* name, int flags, int* result)
{
    return fails(Access, name) ? failedCode : original->xAccess(original, name, flags, result);
}

bool readOrders(const QString& call)
{
    if (call.isEmpty())
        return true;
    static const QRegularExpression pattern(u"^([a-z]+):(\\d+)(\\+?):(\\d+)$"_s);
    const QRegularExpressionMatch match = pattern.match(call);
    for (int kind = 0; kind < Kinds; ++kind) {
        if (match.captured(1) == QLatin1StringView(kindNames[kind]))
            failedKind = kind;
    }
    failedNumber = match.captured(2).toInt();
    failsOn = !match.captured(3).isEmpty();
    failedCode = match.captured(4).toInt();
    return match.hasMatch() && failedKind >= 0;
}

} // namespace

bool failSqlCalls(const QString& call)
{
    if (!readOrders(call))
        return false;
    original = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs layer;
    layer = *original;
    layer.zName = "failing";
    layer.szOsFile = int(sizeof(File)) + original->szOsFile;
    layer.pNext = nullptr;
    layer.xOpen = openFile;
    layer.xDelete = deleteFile;
    layer.xAccess = accessFile;
    return sqlite3_vfs_register(&layer, 1) == SQLITE_OK;
}

QByteArray sqlCallReport()
{
    QByteArray report;
    for (int kind = 0; kind < Kinds; ++kind)
        report += QByteArray(kindNames[kind]) + ' ' + QByteArray::number(counts[kind].load()) + '\n';
    if (failures.load() > 0)
        report += QByteArray("failed ") + kindNames[failedKind] + ' ' + failedFile + '\n';
    return report;
}

} // namespace Dailies
