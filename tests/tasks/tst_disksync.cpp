// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/store/idjournal.h"
#include "tests/support/patience.h"
#include "tests/support/slowdisk.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSqlQuery>
#include <QTest>
#include <QTimer>

#include <cerrno>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int aWhileMs = 300; ///< time in which an unwanted event would have happened

/// The longest time for which the event loop was blocked.
class SuspendDetector final : public QObject {
public:
    SuspendDetector()
    {
        m_since.start();
        connect(&m_timer, &QTimer::timeout, this, [this] { m_longest = std::max(m_longest, m_since.restart()); });
        m_timer.start(1);
    }
    qint64 longest() const { return std::max(m_longest, m_since.elapsed()); }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
};

} // namespace

/// What is on disk, and when. The window never waits for it, and nothing that may cost money is sent before it.
class TestDiskSync final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<RunnerBench>();
        m_told = 0;
        m_ids.clear();
        slowDisk.clear();
    }
    void cleanup()
    {
        slowDisk.clear();
        m_bench.reset();
    }

    void theWindowNeverWaits();
    void theCallWaits();
    void oneSyncServesAll();
    void aFailingSyncSendsNothing();
    void anIntentThatDoesNotGetThere_data();
    void anIntentThatDoesNotGetThere();
    void stoppedMeanwhile_data();
    void stoppedMeanwhile();
    void stoppedAndSentAgain();
    void theEndMeanwhile();
    void restWaits();
    void aPowerCutAtTheCall();
    void theClipsNameWaits();
    void theLogIsKeptShort();
    void whatIsSaidAgainNeedsNoSync();
    void withoutAThreadCommitsWait();

private:
    TaskRunner& runner() { return *m_bench->runner; }
    TaskState state(TaskId id) const { return m_bench->task(id).state; }
    /// Submits as the form does; m_told and m_ids record the result.
    void submit(int copies = 1);
    /// A task whose intent is being written to a disk that does not finish.
    TaskId heldIntent();

    std::unique_ptr<RunnerBench> m_bench;
    int m_told = 0;
    QList<TaskId> m_ids;
    std::optional<Error> m_error;
};

void TestDiskSync::submit(int copies)
{
    m_error.reset();
    const Result<void> begun = runner().submitLater(
        {{m_bench->account, RunnerBench::textRequest(), copies}}, [this](const Result<QList<TaskId>>& ids) {
            ++m_told;
            if (ids)
                m_ids += *ids;
            else
                m_error = ids.error();
        });
    QVERIFY(begun);
}

TaskId TestDiskSync::heldIntent()
{
    const TaskId id = m_bench->submit();
    slowDisk.hold();
    if (!QTest::qWaitFor([&] { return state(id) == TaskState::Sending && slowDisk.held() > 0; }, patienceMs))
        return 0;
    QTest::qWait(50); // whatever the first sync covered
    return m_bench->creates() == 0 ? id : 0;
}

void TestDiskSync::theWindowNeverWaits()
{
    constexpr int syncMs = 400;
    RunnerBench& b = *m_bench;
    b.account.createsAtOnce = 3;
    b.accounts = {b.account};
    slowDisk.setDelay(syncMs);
    const SuspendDetector standstill;
    submit(3);
    QVERIFY(runner().hold(2));
    QVERIFY(runner().withdraw(3));
    QVERIFY(b.reaches(1, TaskState::Saved));
    QCOMPARE(state(2), TaskState::Waiting);
    QVERIFY(runner().checkNow(2));
    submit();
    constexpr TaskId other = 4;
    TRY_COMPARE(state(other), TaskState::Sending);
    QVERIFY(runner().cancelSending(other));
    QVERIFY(b.reaches(2, TaskState::Saved));
    QCOMPARE(state(other), TaskState::Waiting);
    QCOMPARE(b.creates(), 2);
    QCOMPARE(m_told, 2);
    QVERIFY(slowDisk.syncs() > 6);
    QCOMPARE(slowDisk.windowSyncs(), 0);
    QVERIFY2(standstill.longest() < syncMs / 2, qPrintable(QString::number(standstill.longest())));
}

void TestDiskSync::theCallWaits()
{
    slowDisk.hold();
    submit();
    TRY_COMPARE(slowDisk.held(), 1);
    QTest::qWait(aWhileMs);
    QCOMPARE(m_told, 0);
    QCOMPARE(m_bench->service.connections(), 0);
    // A sync that began before the intent does not cover it.
    slowDisk.hold(".ids");
    slowDisk.release();
    slowDisk.hold(".ids");
    TRY_VERIFY(m_told == 1 && slowDisk.held() == 1);
    QTest::qWait(aWhileMs);
    QCOMPARE(state(m_ids.first()), TaskState::Sending);
    QCOMPARE(m_bench->service.connections(), 0);
    QVERIFY(m_bench->service.received().isEmpty());
    slowDisk.release();
    QVERIFY(m_bench->reaches(m_ids.first(), TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestDiskSync::oneSyncServesAll()
{
    m_bench->account.createsAtOnce = 20;
    m_bench->accounts = {m_bench->account};
    const int before = slowDisk.syncsOf("-wal");
    slowDisk.hold();
    for (int n = 0; n < 20; ++n)
        QVERIFY(m_bench->submit() != 0);
    TRY_COMPARE(slowDisk.held(), 1);
    slowDisk.release();
    TRY_COMPARE(m_bench->creates(), 20);
    const int syncs = slowDisk.syncsOf("-wal") - before;
    // Each request commits its intent and its answer: 40 syncs without sharing. How many are shared depends on the
    // load.
    QVERIFY2(syncs < 20, qPrintable(QString::number(syncs)));
}

void TestDiskSync::aFailingSyncSendsNothing()
{
    const QSignalSpy failed(m_bench->runner.get(), &TaskRunner::storageFailed);
    slowDisk.failOnce(EIO);
    submit(2);
    TRY_COMPARE(m_told, 1);
    QVERIFY(m_error);
    QVERIFY2(m_error->message.startsWith(u"Nothing was sent"_s), qPrintable(m_error->message));
    // The form still has it. A task in the list would look as if it were to be sent later.
    QVERIFY(m_bench->store->ids().isEmpty());
    QCOMPARE(failed.size(), 1);
    // The next sync succeeds and does not report what the failed one lost.
    const TaskId id = m_bench->submit();
    m_bench->pass(30);
    QCOMPARE(m_bench->service.connections(), 0);
    QCOMPARE(state(id), TaskState::Waiting);
    m_bench->crash();
    m_bench->start();
    runner().resume();
    QVERIFY(runner().checkNow(id));
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestDiskSync::anIntentThatDoesNotGetThere_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("broken under the database") << EIO << QByteArray("-wal");
    QTest::newRow("broken under the list of ids") << EIO << QByteArray(".ids");
    QTest::newRow("full under the database") << ENOSPC << QByteArray("-wal");
    QTest::newRow("full under the list of ids") << ENOSPC << QByteArray(".ids");
}

void TestDiskSync::anIntentThatDoesNotGetThere()
{
    QFETCH(int, reason);
    QFETCH(QByteArray, file);
    const TaskId id = heldIntent();
    QVERIFY(id != 0);
    slowDisk.failOnce(reason, 0, file);
    slowDisk.release();
    TRY_COMPARE(state(id), TaskState::Waiting);
    const VideoTask task = m_bench->task(id);
    QVERIFY(task.held);
    QVERIFY2(task.error.message.contains(u"The disk failed"_s), qPrintable(task.error.message));
    m_bench->pass(60);
    QCOMPARE(m_bench->service.connections(), 0);
    QVERIFY(!m_bench->store->whyNoSending().isEmpty());
    m_bench->crash();
    m_bench->start();
    runner().resume();
    QCOMPARE(state(id), TaskState::Waiting);
    QVERIFY(runner().checkNow(id));
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestDiskSync::stoppedMeanwhile_data()
{
    QTest::addColumn<QString>("way");
    for (const QString& way : {u"cancelled"_s, u"account removed"_s, u"account moved"_s})
        QTest::newRow(qPrintable(way)) << way;
}

void TestDiskSync::stoppedMeanwhile()
{
    QFETCH(QString, way);
    const TaskId id = heldIntent();
    QVERIFY(id != 0);
    QVERIFY(!runner().withdraw(id));
    QVERIFY(!runner().hold(id));
    if (way == u"cancelled"_s) {
        QVERIFY(runner().cancelSending(id));
        QCOMPARE(state(id), TaskState::Waiting); // at once, whatever the disk does
    } else if (way == u"account removed"_s) {
        m_bench->accounts.clear();
    } else {
        m_bench->accounts[0].baseUrl = QUrl(u"http://127.0.0.1:9/v1"_s);
    }
    slowDisk.release();
    TRY_COMPARE(state(id), TaskState::Waiting);
    m_bench->pass(60);
    QCOMPARE(m_bench->service.connections(), 0);
    QVERIFY(m_bench->task(id).held);
    QCOMPARE(m_bench->task(id).error.kind, ErrorKind::Stopped);
    m_bench->accounts = {m_bench->account};
    QVERIFY(runner().checkNow(id));
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestDiskSync::stoppedAndSentAgain()
{
    const TaskId id = heldIntent();
    QVERIFY(id != 0);
    QVERIFY(runner().cancelSending(id));
    QVERIFY(runner().checkNow(id));
    TRY_COMPARE(state(id), TaskState::Sending);
    QCOMPARE(m_bench->service.connections(), 0);
    slowDisk.release();
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestDiskSync::theEndMeanwhile()
{
    const TaskId id = heldIntent();
    QVERIFY(id != 0);
    std::thread release([] {
        std::this_thread::sleep_for(std::chrono::milliseconds(aWhileMs));
        slowDisk.release();
    });
    QElapsedTimer timer;
    timer.start();
    m_bench->crash();
    release.join();
    QVERIFY2(timer.elapsed() >= aWhileMs / 2, qPrintable(QString::number(timer.elapsed())));
    m_bench->start();
    runner().resume();
    m_bench->pass(60);
    QCOMPARE(m_bench->service.connections(), 0);
    QCOMPARE(state(id), TaskState::Waiting); // nothing was sent, so no answer is lost
    QVERIFY(m_bench->task(id).held);
}

void TestDiskSync::restWaits()
{
    const QSignalSpy rest(m_bench->runner.get(), &TaskRunner::allAtRest);
    const TaskId id = m_bench->submit();
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    TRY_COMPARE(rest.size(), 1);
    slowDisk.hold();
    const TaskId other = m_bench->submit();
    QVERIFY(runner().hold(other));
    runner().resume(); // requests a notification
    QTest::qWait(aWhileMs);
    QCOMPARE(rest.size(), 1);
    slowDisk.release();
    TRY_COMPARE(rest.size(), 2);
}

/// The computer loses power as the request reaches the service. The disk must know about it by then.
void TestDiskSync::aPowerCutAtTheCall()
{
    const QString file = m_bench->store->file();
    // Beginning with the very first sync.
    m_bench->crash();
    for (const QString& part : {u""_s, u"-wal"_s, u"-shm"_s, u".ids"_s})
        QFile::remove(file + part);
    slowDisk.clear();
    m_bench->start();
    QHash<QString, QByteArray> survivors;
    m_bench->service.setHandler([&survivors](const FaultRequest&) {
        survivors = slowDisk.survivors();
        return FaultScript{.then = FaultScript::Then::Stall};
    });
    slowDisk.setDelay(100); // longer than a request takes on loopback
    submit();
    TRY_VERIFY(!survivors.isEmpty());
    constexpr TaskId id = 1;
    m_bench->crash();
    for (const QString& part : {u""_s, u"-wal"_s, u"-shm"_s, u".ids"_s}) {
        QFile::remove(file + part);
        if (!survivors.contains(file + part))
            continue;
        QFile left(file + part);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write(survivors.value(file + part));
    }
    int intents = 0;
    QVERIFY(IdJournal(journalFile(file)).read(0, [&intents](const JournalEntry& entry) {
        intents += entry.intent > 0 ? 1 : 0;
        return true;
    }));
    QCOMPARE(intents, 1);
    m_bench->start();
    QCOMPARE(state(id), TaskState::Sending);
    runner().resume();
    QCOMPARE(state(id), TaskState::NeedsReview);
    QCOMPARE(m_bench->task(id).error.kind, ErrorKind::AnswerLost);
    m_bench->pass(60);
    QCOMPARE(m_bench->creates(), 1);
}

/// A clip with its final name that is missing in the database would be downloaded again, under another name.
void TestDiskSync::theClipsNameWaits()
{
    m_bench->service.setHandler([this](const FaultRequest& request) {
        if (request.method == "GET" && !request.target.contains("Query"))
            slowDisk.hold("-wal");
        return m_bench->obliging(request);
    });
    const TaskId id = m_bench->submit();
    const auto isWhole = [&] {
        const PartialDownload partial = m_bench->task(id).partial;
        return partial.total > 0 && partial.synced == partial.total;
    };
    QVERIFY(m_bench->until(isWhole));
    QTest::qWait(aWhileMs);
    QVERIFY(QDir(m_bench->rules.clips).entryList({u"*.mp4"_s}, QDir::Files).isEmpty());
    slowDisk.release();
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(QDir(m_bench->rules.clips).entryList({u"*.mp4"_s}, QDir::Files).size(), 1);
}

void TestDiskSync::theLogIsKeptShort()
{
    constexpr qint64 limit = 1 << 20;
    const QString file = m_bench->folder.filePath(u"other.db"_s);
    TaskStore store;
    QVERIFY(store.open(file));
    store.syncBeside(limit);
    const auto logSize = [&store] { return QFileInfo(store.file() + u"-wal"_s).size(); };
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request = RunnerBench::textRequest();
    task.request.prompt = QString(10'000, u'x');
    slowDisk.clear();
    int added = 0;
    qint64 largest = 0;
    for (int began = 0; began < 3; ++added) {
        const qint64 before = logSize();
        QVERIFY(store.addAll(QList<VideoTask>(10, task)));
        began += logSize() < before ? 1 : 0;
        largest = std::max(largest, logSize());
        const int takenUp = slowDisk.syncsOf("/other.db");
        const bool isLong = logSize() >= limit;
        TRY_VERIFY(!store.disk().isBusy());
        if (isLong)
            TRY_VERIFY(slowDisk.syncsOf("/other.db") > takenUp);
    }
    QVERIFY2(largest > limit && largest < 2 * limit, qPrintable(QString::number(largest)));
    // Only the restart of the log is synced by the writing thread.
    QVERIFY2(slowDisk.windowSyncs() <= 3, qPrintable(QString::number(slowDisk.windowSyncs())));
    store.close();
    QVERIFY(store.open(file));
    QCOMPARE(store.ids().size(), 10 * added);
}

/// The service repeats its latest report, so a power cut may lose it.
void TestDiskSync::whatIsSaidAgainNeedsNoSync()
{
    TaskStore& store = *m_bench->store;
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request = RunnerBench::textRequest();
    task.state = TaskState::InProgress;
    task.remoteId = u"job"_s;
    QVERIFY(store.add(task));
    TRY_VERIFY(!store.disk().isBusy());
    const VideoTask before = *store.task(1);
    VideoTask said = before;
    said.report.word = u"RUNNING"_s;
    QVERIFY(store.updateAll({{before, said, {}}}).first());
    QVERIFY(!store.disk().isBusy());
    VideoTask ended = said;
    ended.state = TaskState::Failed;
    ended.finishedAt = m_bench->clock.now();
    QVERIFY(store.updateAll({{said, ended, {}}}).first());
    QVERIFY(store.disk().isBusy());
}

/// A program without a window, and a system that cannot start a thread.
void TestDiskSync::withoutAThreadCommitsWait()
{
    TaskStore store;
    QVERIFY(store.open(m_bench->folder.filePath(u"other.db"_s)));
    slowDisk.clear();
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request = RunnerBench::textRequest();
    QVERIFY(store.add(task));
    QVERIFY(slowDisk.windowSyncs() >= 1);
    bool isTold = false;
    store.disk().whenOnDisk(this, [&isTold](const Result<void>& onDisk) { isTold = onDisk.has_value(); });
    QVERIFY(!isTold);
    QVERIFY(store.disk().isBusy());
    TRY_VERIFY(isTold);
    QVERIFY(!store.disk().isBusy());
}

QTEST_GUILESS_MAIN(TestDiskSync)
#include "tst_disksync.moc"
