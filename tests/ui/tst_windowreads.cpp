// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/windowbench.h"

#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/taskpanel.h"

#include <QSqlDatabase>
#include <QSqlDriver>

#include <sqlite3.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The statements that read a task store while this object exists. SQLite itself reports them.
class ReadLog final {
public:
    ReadLog()
    {
        for (const QString& name : QSqlDatabase::connectionNames()) {
            if (name.startsWith("tasks-"_L1))
                m_handle =
                    *static_cast<sqlite3* const*>(QSqlDatabase::database(name, false).driver()->handle().constData());
        }
        if (m_handle != nullptr)
            sqlite3_trace_v2(m_handle, SQLITE_TRACE_STMT, &ReadLog::traced, this);
    }
    ~ReadLog()
    {
        if (m_handle != nullptr)
            sqlite3_trace_v2(m_handle, 0, nullptr, nullptr);
    }
    Q_DISABLE_COPY_MOVE(ReadLog)

    bool isAttached() const { return m_handle != nullptr; }
    const QStringList& reads() const { return m_reads; }
    QByteArray text() const { return u"%1 reads:\n%2"_s.arg(m_reads.size()).arg(m_reads.join(u'\n')).toUtf8(); }

private:
    static int traced(unsigned, void* log, void*, void* sql)
    {
        // Triggers report themselves as comments.
        if (const QString text = QString::fromUtf8(static_cast<const char*>(sql)); text.startsWith("SELECT"_L1))
            static_cast<ReadLog*>(log)->m_reads.append(text.left(60));
        return 0;
    }

    sqlite3* m_handle = nullptr;
    QStringList m_reads;
};

} // namespace

/// How often the window reads the database when tasks change.
class TestWindowReads final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void aChangeOfTheSelectedTask_data();
    void aChangeOfTheSelectedTask();
    void aThousandChanges();
    void timeAlone();

private:
    /// Opens the window on running tasks and selects the first.
    bool open(WindowBench& bench, int count, bool isOneRequest = false);
    static QString stateShown(const WindowBench& bench)
    {
        return bench.window->findChild<QLabel*>(u"stateWord"_s)->text();
    }

    QList<TaskId> m_ids;
};

bool TestWindowReads::open(WindowBench& bench, int count, bool isOneRequest)
{
    bench.begins = false; // only the window reads
    bench.prepare = [this, count, isOneRequest](Engine& engine) {
        QList<VideoTask> tasks;
        for (int n = 0; n < count; ++n) {
            tasks.append(WindowBench::task(TaskState::InProgress));
            tasks.last().remoteId = u"job-%1"_s.arg(n);
            if (!isOneRequest)
                tasks.last().request.prompt += QString::number(n);
        }
        m_ids = engine.store().addAll(tasks).value_or(QList<TaskId>());
    };
    if (!bench.openWithPractice() || m_ids.size() != count)
        return false;
    bench.tasks()->selectTask(m_ids.constFirst());
    QTest::qWait(1300); // what opening the window and the first tick read once
    return bench.tasks()->selectedTask() == m_ids.constFirst();
}

void TestWindowReads::aChangeOfTheSelectedTask_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isOneRequest");
    QTest::addColumn<int>("most");
    QTest::newRow("says something new") << TaskState::InProgress << u"Running"_s << false << 2;
    QTest::newRow("is fetched") << TaskState::Downloading << u"Downloading"_s << false << 2;
    QTest::newRow("fails") << TaskState::Failed << u"Failed"_s << false << 2;
    // The row above the takes of one request shows their results.
    QTest::newRow("one of several takes") << TaskState::Failed << u"Failed"_s << true << 3;
}

void TestWindowReads::aChangeOfTheSelectedTask()
{
    QFETCH(TaskState, state);
    QFETCH(QString, word);
    QFETCH(bool, isOneRequest);
    QFETCH(int, most);
    WindowBench bench;
    QVERIFY(open(bench, 3, isOneRequest));
    TaskStore& store = bench.engine->store();
    VideoTask task = *store.task(m_ids.constFirst());
    task.state = state;
    task.report.word = u"RUNNING"_s;
    ReadLog log;
    QVERIFY(log.isAttached());
    QVERIFY(store.update(task, TaskState::InProgress, {{task.createdAt, u"note"_s, u"The service said so."_s}}));
    QTest::qWait(300);
    QCOMPARE(stateShown(bench), word);
    QVERIFY2(log.reads().size() <= most, log.text().constData());
}

void TestWindowReads::aThousandChanges()
{
    WindowBench bench;
    QVERIFY(open(bench, 1000));
    TaskStore& store = bench.engine->store();
    QList<TaskUpdate> updates;
    for (const TaskId id : std::as_const(m_ids)) {
        const VideoTask before = *store.task(id);
        VideoTask after = before;
        after.state = TaskState::Downloading;
        updates.append({before, after, {}});
    }
    ReadLog log;
    (void)store.updateAll(updates);
    QTest::qWait(500);
    QCOMPARE(stateShown(bench), u"Downloading"_s);
    QVERIFY2(log.reads().size() <= 10, log.text().constData());
}

void TestWindowReads::timeAlone()
{
    WindowBench bench;
    QVERIFY(open(bench, 3));
    ReadLog log;
    QTest::qWait(2500); // two ticks
    QVERIFY2(log.reads().isEmpty(), log.text().constData());
}

QTEST_MAIN(TestWindowReads)
#include "tst_windowreads.moc"
