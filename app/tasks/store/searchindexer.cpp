// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/searchindexer.h"

#include "app/common/crashpoint.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/requestfingerprint.h"
#include "app/tasks/store/searchindex.h"
#include "app/tasks/store/taskrow.h"

#include <QElapsedTimer>
#include <QSqlError>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int tasksAtOnce = 100; ///< takes about 10 ms, which a write of the window may have to wait
constexpr qint64 longestPauseMs = 100;

/// Adds the next tasks. Returns true if there are no more.
Result<bool> indexSome(const QSqlDatabase& database)
{
    SqlTransaction transaction(database);
    if (Result<void> begun = transaction.begin(); !begun)
        return failure(begun.error());
    const Result<TaskId> below = notIndexedBelow(database);
    if (!below)
        return failure(below.error());
    QSqlQuery tasks(database);
    tasks.setForwardOnly(true);
    tasks.prepare(u"SELECT id, %1 FROM tasks WHERE id < ? ORDER BY id DESC LIMIT ?"_s.arg(readColumns()));
    if (Result<void> asked = run(tasks, {*below, tasksAtOnce}); !asked)
        return failure(asked.error());
    QSqlQuery insert(database);
    insert.prepare(indexStatement());
    TaskId reached = 0;
    for (int count = 0; tasks.next(); ++count) {
        const VideoTask task = readTask(tasks);
        if (Result<void> done = run(insert, {task.id, searchedWords(task)}); !done)
            return failure(done.error());
        // Fewer than requested means that these were the last.
        reached = count + 1 == tasksAtOnce ? task.id : 0;
    }
    // Without this check, an unreadable page would look like the end of the rows.
    if (tasks.lastError().isValid())
        return failure(ErrorKind::Storage, tasks.lastError().databaseText());
    QSqlQuery progress(database);
    progress.prepare(u"UPDATE search_progress SET below = ?"_s);
    if (Result<void> noted = run(progress, {reached}); !noted)
        return failure(noted.error());
    DAILIES_CRASH_POINT("search.before-commit");
    if (Result<void> stored = transaction.commit(); !stored)
        return failure(stored.error());
    DAILIES_CRASH_POINT("search.indexed-some");
    return reached == 0;
}

} // namespace

SearchIndexer::SearchIndexer(QString database, QObject* parent) : QObject(parent), m_database(std::move(database)) {}

SearchIndexer::~SearchIndexer()
{
    m_stopped = true;
    if (m_thread)
        m_thread->wait();
}

/// A task without a key belongs to no request group.
void SearchIndexer::fillKeys(const QSqlDatabase& database)
{
    if (!anyKeyMissing(database))
        return;
    for (bool isLast = false; !isLast && !m_stopped;) {
        QElapsedTimer timer;
        timer.start();
        const Result<bool> filled = fillSomeKeys(database, tasksAtOnce);
        if (!filled)
            return;
        isLast = *filled;
        m_hasNotedKeys = true;
        QThread::msleep(static_cast<unsigned long>(std::min(timer.elapsed() + 1, longestPauseMs)));
    }
}

void SearchIndexer::start()
{
    if (m_thread)
        return;
    m_complete = false;
    m_thread.reset(QThread::create([this] {
        SqlConnection connection;
        if (!connection.open(m_database, SqlConnection::Access::Write))
            return;
        QSqlQuery(connection.database()).exec(u"PRAGMA busy_timeout = 2000"_s);
        // With full syncs, the window would have to wait. Anything lost in a power cut is added at the next start.
        QSqlQuery(connection.database()).exec(u"PRAGMA synchronous = NORMAL"_s);
        const Result<TaskId> below = notIndexedBelow(connection.database());
        m_complete = below && *below == 0;
        while (below && !m_complete && !m_stopped) {
            QElapsedTimer timer;
            timer.start();
            const Result<bool> isLast = indexSome(connection.database());
            // A failed run continues at the next start. Until then, these tasks are searched one by one.
            if (!isLast)
                return;
            m_complete = *isLast;
            // Leaves the database to others for as long as it was locked.
            QThread::msleep(static_cast<unsigned long>(std::min(timer.elapsed() + 1, longestPauseMs)));
        }
        fillKeys(connection.database());
    }));
    connect(m_thread.get(), &QThread::finished, this, [this] {
        m_thread->wait();
        m_thread.reset();
        Q_EMIT ended(m_complete);
        if (m_hasNotedKeys.exchange(false))
            Q_EMIT keysNoted();
    });
    m_thread->start(QThread::LowPriority);
}

} // namespace Dailies
