// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/clippool.h"

#include <QCoreApplication>
#include <QFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Makes the clip beside its place and moves it there when it is whole, so that a half-made one is never served.
Result<void> makeWhole(const ClipPool::Order& order, const std::atomic<bool>* stop)
{
    const QString part = order.path + u".part"_s;
    Result<void> made = makeClip(order.spec, part, stop);
    if (made && !QFile::rename(part, order.path))
        made = failure(ErrorKind::Storage,
            QCoreApplication::translate("PracticeService", "The clip cannot be saved at %1.").arg(order.path));
    if (!made)
        QFile::remove(part);
    return made;
}

} // namespace

ClipPool::ClipPool(Done done)
    : m_done(std::move(done))
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
        const Result<void> made = makeWhole(order, &m_stop);
        if (!m_stop || made)
            m_done(order.jobId, made);
    }
}

} // namespace Dailies
