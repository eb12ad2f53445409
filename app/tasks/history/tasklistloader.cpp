// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/tasklistloader.h"

#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/history/taskhistory.h"

#include <optional>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int afterSeenMs = 100; ///< by then the rest of the window is painted
constexpr int unseenMs = 1000;

} // namespace

/// Lives in the thread.
class TaskListLoader::Worker final : public QObject {
public:
    TaskQueryResult list(const QString& database, const TaskFilter& filter)
    {
        if (!m_connection || m_database != database) {
            m_connection.emplace();
            m_database = m_connection->open(database, SqlConnection::Access::Read) ? database : QString();
        }
        TaskQueryResult listing = TaskHistory::list(m_connection->database(), filter);
        // Frees SQLite's cache, which is not needed again soon.
        (void)run(m_connection->database(), u"PRAGMA shrink_memory"_s);
#ifdef __GLIBC__
        // Also returns the memory of the numbers' text, which would otherwise stay allocated for the thread.
        malloc_trim(0);
#endif
        return listing;
    }

private:
    std::optional<SqlConnection> m_connection;
    QString m_database;
};

TaskListLoader::TaskListLoader(QObject* parent)
    : QObject(parent)
    , m_worker(new Worker)
    , m_newest(std::make_shared<std::atomic_int>(0))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_waiting.setSingleShot(true);
    connect(&m_waiting, &QTimer::timeout, this, [this] {
        m_hasBegun = true;
        std::exchange(m_first, {})();
    });
}

TaskListLoader::~TaskListLoader()
{
    ++*m_newest;
    if (!m_thread.isRunning()) {
        delete m_worker;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

void TaskListLoader::ask(const QString& database, const TaskFilter& filter)
{
    *m_newest = ++m_asked;
    const auto ask = [this, number = m_asked, database, filter] { send(number, database, filter); };
    if (m_hasBegun) {
        ask();
        return;
    }
    m_first = ask;
    if (!m_waiting.isActive())
        m_waiting.start(m_areSeen ? afterSeenMs : unseenMs);
}

void TaskListLoader::rowsSeen()
{
    if (!std::exchange(m_areSeen, true) && m_waiting.isActive())
        m_waiting.start(afterSeenMs);
}

void TaskListLoader::send(int number, const QString& database, const TaskFilter& filter)
{
    if (number != m_asked)
        return;
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, newest = m_newest, number, database, filter] {
        if (*newest != number)
            return;
        const TaskQueryResult listing = worker->list(database, filter);
        QMetaObject::invokeMethod(this, [this, number, listing] {
            if (number == m_asked)
                Q_EMIT found(listing);
        });
    });
}

} // namespace Dailies
