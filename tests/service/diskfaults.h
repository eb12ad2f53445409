// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace Dailies {

/// Makes disk calls of this process fail, as many in a row as set, with the error set. A test that includes this header
/// replaces these few functions of the C library.
struct DiskFaults {
    std::atomic<int> syncs = 0; ///< of files
    std::atomic<int> folderSyncs = 0;
    std::atomic<int> renames = 0;
    std::atomic<int> creations = 0; ///< of files
    std::atomic<int> reason = 0;
    std::atomic<long long> room = -1; ///< bytes that can still be written to files; -1: unlimited
    std::atomic<long long> freeBytes = -1; ///< the free space that the disk reports; -1: the real value
    std::atomic<int> syncCalls = 0;
    std::atomic<int> folderSyncCalls = 0;
    std::atomic<int> renameCalls = 0;

    void clear();
};

extern DiskFaults diskFaults;

} // namespace Dailies
