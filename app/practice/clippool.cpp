// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clippool.h"

#include "app/practice/clipmaker.h"

namespace Dailies {

ClipPool::ClipPool(Done done) : m_done(std::move(done))
{
    for (int i = 0; i < 2; ++i)
        m_threads.emplace_back([this] { work(); });
}

ClipPool::~ClipPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

void ClipPool::add(Order order)
{
    {
        const std::lock_guard lock(m_mutex);
        m_orders.push_back(std::move(order));
    }
    m_wake.notify_one();
}

void ClipPool::work()
{
    while (true) {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] { return m_stop || !m_orders.empty(); });
        if (m_stop)
            return;
        const Order order = std::move(m_orders.front());
        m_orders.pop_front();
        lock.unlock();
        const Result<void> made = makeClip(order.spec, order.path, &m_stop);
        if (!m_stop || made)
            m_done(order.jobId, made);
    }
}

} // namespace Dailies
