// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/clipspec.h"

#include <QString>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace Dailies {

/// Makes clips in order on two threads of its own.
class ClipPool final {
public:
    struct Order {
        QString jobId;
        ClipSpec spec;
        QString path; ///< where the complete clip is stored
    };
    /// Called from the pool's threads.
    using Done = std::function<void(const QString& jobId, const Result<void>& result)>;

    explicit ClipPool(Done done);
    /// Stops running clips; waiting ones are not started.
    ~ClipPool();

    void add(Order order);

private:
    void work();

    Done m_done;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Order> m_orders;
    std::atomic<bool> m_stop = false;
    std::vector<std::thread> m_threads;
};

} // namespace Dailies
