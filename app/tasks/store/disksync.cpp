// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/disksync.h"

#include "app/common/crashpoint.h"
#include "app/common/durablefile.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/taskschema.h"

#include <QCoreApplication>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>

#include <atomic>
#include <optional>

namespace Dailies {

using namespace Qt::StringLiterals;

/// The worker's data. Only the thread uses it, except for barrier() and its own sync of the log.
class DiskSync::Hand final {
public:
    Hand(const QString& database, qint64 checkpointAt)
        : m_database(database)
        , m_log(database + u"-wal"_s)
        , m_checkpointAt(checkpointAt)
    {}

    /// Keeps the log open, so that its own syncs see every failure. Only SQLite may open the database file itself,
    /// because closing it here would release SQLite's locks.
    Result<void> open()
    {
        if (m_log.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
            return {};
        return Dailies::failure(ErrorKind::Storage, m_log.errorString());
    }

    /// A disk may report a failed write only once, so one failure counts for good.
    bool sync(const QHash<QString, Work>& work)
    {
        DAILIES_CRASH_POINT("disk.before-sync");
        for (const Work& each : work) {
            if (!each())
                m_hasFailed = true;
        }
        DAILIES_CRASH_POINT("disk.files-synced");
        syncLog();
        DAILIES_CRASH_POINT("disk.synced");
        return !m_hasFailed;
    }

    void syncLog()
    {
        if (!syncFile(m_log))
            m_hasFailed = true;
    }

    /// Readers and writers are not blocked.
    void checkpoint()
    {
        if (m_hasFailed || m_log.size() < m_checkpointAt)
            return;
        if (!m_connection) {
            m_connection.emplace();
            if (!m_connection->open(m_database, SqlConnection::Access::Write)
                || !setUpConnection(m_connection->database())) {
                m_connection.reset();
                return;
            }
        }
        DAILIES_CRASH_POINT("disk.before-checkpoint");
        QSqlQuery query(m_connection->database());
        // Pages that cannot be moved now stay in the log until the next time.
        if (!query.exec(u"PRAGMA wal_checkpoint(PASSIVE)"_s) && tellsFailedSync(query.lastError()))
            m_hasFailed = true;
        DAILIES_CRASH_POINT("disk.checkpointed");
    }

    void close() { m_connection.reset(); }

private:
    QString m_database;
    QFile m_log;
    qint64 m_checkpointAt;
    std::optional<SqlConnection> m_connection;
    std::atomic<bool> m_hasFailed = false;
};

DiskSync::DiskSync(QObject* parent) : QObject(parent)
{
    m_thread.setObjectName(u"disk sync"_s);
}

DiskSync::~DiskSync()
{
    stop();
}

Error DiskSync::failure()
{
    return {ErrorKind::Storage,
        QCoreApplication::translate("TaskStore",
            "The disk failed while the task database was being saved. Nothing more is sent until you restart Dailies; "
            "tasks in progress continue.")};
}

Result<void> DiskSync::start(const QString& database, qint64 checkpointAt)
{
    auto hand = std::make_shared<Hand>(database, checkpointAt);
    if (Result<void> opened = hand->open(); !opened)
        return opened;
    m_hand = std::move(hand);
    m_there = new QObject;
    m_there->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
    m_thread.start();
    return {};
}

void DiskSync::stop()
{
    m_waiting.clear();
    if (m_hand) {
        const auto last = [hand = m_hand, work = std::exchange(m_work, {}), isWritten = m_isWritten] {
            if (isWritten)
                (void)hand->sync(work);
            hand->close();
        };
        QMetaObject::invokeMethod(m_there, last, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
        m_hand.reset();
    }
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    m_isWritten = m_isDue = m_isRunning = m_hasFailed = false;
}

void DiskSync::begin()
{
    if (!m_hand)
        return;
    m_isWritten = true;
    runSoon();
}

Result<void> DiskSync::begin(const QString& file, const Work& work)
{
    if (!m_hand)
        return work();
    // The first file object is kept: it sees the errors of all writes, and its sync covers their bytes as well.
    if (!m_work.contains(file))
        m_work.insert(file, work);
    begin();
    return {};
}

void DiskSync::whenOnDisk(const QObject* context, const Callback& callback)
{
    m_waiting.append({context, callback});
    runSoon();
}

std::function<void()> DiskSync::barrier() const
{
    return [hand = m_hand] {
        if (hand)
            hand->syncLog();
    };
}

/// Runs at the end of this turn of the event loop, so that all writes of the turn share one sync.
void DiskSync::runSoon()
{
    if (m_isRunning || std::exchange(m_isDue, true))
        return;
    QMetaObject::invokeMethod(
        this, [this] { run(); }, Qt::QueuedConnection);
}

void DiskSync::run()
{
    m_isDue = false;
    m_isRunning = true;
    const QList<Waiting> waiting = std::exchange(m_waiting, {});
    if (!std::exchange(m_isWritten, false)) {
        ended(!m_hasFailed, waiting);
        return;
    }
    QMetaObject::invokeMethod(m_there, [this, hand = m_hand, work = std::exchange(m_work, {}), waiting] {
        const bool isOnDisk = hand->sync(work);
        QMetaObject::invokeMethod(this, [this, isOnDisk, waiting] { ended(isOnDisk, waiting); });
        hand->checkpoint();
    });
}

void DiskSync::ended(bool isOnDisk, const QList<Waiting>& waiting)
{
    m_isRunning = false;
    if (m_isWritten || !m_waiting.isEmpty())
        runSoon();
    if (!isOnDisk && !std::exchange(m_hasFailed, true))
        Q_EMIT failed(failure());
    for (const Waiting& each : waiting) {
        if (each.context)
            each.callback(isOnDisk ? Result<void>() : Result<void>(tl::unexpected(failure())));
    }
    if (!isBusy())
        Q_EMIT rested();
}

} // namespace Dailies
