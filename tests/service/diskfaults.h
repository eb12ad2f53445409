// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

namespace Dailies {

/// Lets calls of this process to the disk fail, as many in a row as told, with the reason told. A test that includes this
/// takes the place of the C library for these few functions.
struct DiskFaults {
    std::atomic<int> syncs = 0; ///< of files
    std::atomic<int> folderSyncs = 0;
    std::atomic<int> renames = 0;
    std::atomic<int> reason = 0;
    std::atomic<long long> room = -1; ///< bytes that can still be written to files; -1: any
    std::atomic<long long> freeBytes = -1; ///< what the disk says is free; -1: the truth
    std::atomic<int> syncCalls = 0;
    std::atomic<int> folderSyncCalls = 0;
    std::atomic<int> renameCalls = 0;

    void clear();
};

extern DiskFaults diskFaults;

} // namespace Dailies
