// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskcounter.h"

#include "app/tasks/database/sqlconnection.h"

#include <utility>

namespace Dailies {

namespace {

constexpr int togetherMs = 100;

} // namespace

TaskCounter::TaskCounter(QString database, QObject* parent) : QObject(parent), m_file(std::move(database))
{
    m_pool.setMaxThreadCount(1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(togetherMs);
    connect(&m_soon, &QTimer::timeout, this, &TaskCounter::startNext);
}

void TaskCounter::count(const TaskFilter& filter)
{
    m_wanted = filter;
    if (!m_isBusy && !m_soon.isActive())
        m_soon.start();
}

void TaskCounter::startNext()
{
    if (m_isBusy || !m_wanted)
        return;
    m_isBusy = true;
    // The pool waits for its job, so `this` outlives it.
    m_pool.start([this, file = m_file, filter = *std::exchange(m_wanted, {})] {
        SqlConnection connection;
        TaskCounts counts;
        if (connection.open(file, SqlConnection::Access::Read))
            counts = TaskHistory::count(connection.database(), filter);
        QMetaObject::invokeMethod(
            this, [this, counts] { take(counts); }, Qt::QueuedConnection);
    });
}

void TaskCounter::take(const TaskCounts& counts)
{
    m_isBusy = false;
    if (m_wanted)
        m_soon.start();
    else
        Q_EMIT counted(counts);
}

} // namespace Dailies
