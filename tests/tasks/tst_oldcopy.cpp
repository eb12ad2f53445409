// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "app/tasks/store/idjournal.h"
#include "tests/support/fulldisk.h"
#include "tests/tasks/runnerbench.h"

#include <QElapsedTimer>
#include <QFile>
#include <QNetworkProxy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A restored database that is older than the ID journal beside it.
class TestOldCopy final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void waitingThenSentIsAnswerLost_data();
    void waitingThenSentIsAnswerLost();
    void whatNeverLeftStaysWaiting();
    void whatTheCopyNeverHadIsTold();
    void acceptedSinceGetsItsId();
    void waitingAndNotSentSinceStaysWaiting();
    void refusedThenSentAgainIsAnswerLost();
    void anotherTaskOfTheNumberStaysWaiting();
    void anIntentThatCannotBeListedSendsNothing();
    void intentsCostLittle();

private:
    QString database() const { return m_bench->folder.filePath(u"tasks.db"_s); }
    /// Copies as a file manager does, while no program runs.
    void copyAway();
    void putBack();
    QStringList startAgain();

    std::unique_ptr<RunnerBench> m_bench;
};

void TestOldCopy::copyAway()
{
    m_bench->crash();
    QFile::remove(database() + u".old"_s);
    QVERIFY(QFile::copy(database(), database() + u".old"_s));
    m_bench->start();
}

void TestOldCopy::putBack()
{
    m_bench->crash();
    for (const QString& part : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(database() + part);
    QVERIFY(QFile::copy(database() + u".old"_s, database()));
}

/// Starts the program. Returns the notices of the repair.
QStringList TestOldCopy::startAgain()
{
    QStringList notices;
    {
        TaskStore store;
        const Result<QStringList> opened = openWithRepair(store, database(), m_bench->clock.now());
        notices = opened.value_or(QStringList{u"not opened"_s});
    }
    m_bench->start();
    m_bench->runner->resume();
    m_bench->quiet();
    return notices;
}

void TestOldCopy::waitingThenSentIsAnswerLost_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<TaskState>("state");
    QTest::newRow("no answer") << FaultScript{.then = FaultScript::Then::Fin} << TaskState::NeedsReview;
    QTest::newRow("500") << RunnerBench::json(500, {}) << TaskState::NeedsReview;
    // The old database cannot know, so the user is asked, even if it was harmless.
    QTest::newRow("refused") << RunnerBench::json(400, {}) << TaskState::Refused;
}

void TestOldCopy::waitingThenSentIsAnswerLost()
{
    QFETCH(const FaultScript, script);
    QFETCH(const TaskState, state);
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.runner->hold(id));
    copyAway();
    b.runner->resume();
    b.quiet();
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    b.service.enqueue(script);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, state));
    QCOMPARE(b.creates(), 1);

    putBack();
    const QStringList notices = startAgain();
    QCOMPARE(notices.size(), 1);
    const VideoTask task = b.task(id);
    QCOMPARE(task.state, TaskState::NeedsReview);
    QCOMPARE(task.error.kind, ErrorKind::AnswerLost);
    QVERIFY2(!task.error.message.contains(u"othing was charged"_s), qPrintable(task.error.message));
    QVERIFY(task.sentAt.isValid());
    QCOMPARE(task.createAttempts, 1);
    b.pass(5);
    QCOMPARE(b.creates(), 1);
    // The user decides, and the decision is kept.
    QVERIFY(b.runner->leave(id));
    b.crash();
    QCOMPARE(startAgain(), QStringList());
    QCOMPARE(b.task(id).state, TaskState::NeedsReview);
    QVERIFY(!b.task(id).watched);
}

/// The network was down at each call, and the journal says so.
void TestOldCopy::whatNeverLeftStaysWaiting()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.runner->hold(id));
    copyAway();
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    b.runner->resume();
    b.quiet();
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts >= 2; }));

    putBack();
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    QCOMPARE(startAgain(), QStringList());
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

/// Nothing but the journal knows of the request, and its answer was lost.
void TestOldCopy::whatTheCopyNeverHadIsTold()
{
    RunnerBench& b = *m_bench;
    QVERIFY(b.reaches(b.submit(), TaskState::Saved));
    copyAway();
    b.runner->resume();
    b.service.enqueue({.then = FaultScript::Then::Fin});
    const TaskId lost = b.submit();
    QVERIFY(b.reaches(lost, TaskState::NeedsReview));
    const TaskId accepted = b.submit();
    QVERIFY(b.reaches(accepted, TaskState::Saved));
    putBack();
    const QStringList notices = startAgain();
    const QStringList told = notices.filter(u"after the database was copied"_s);
    QVERIFY2(told.size() == 1, qPrintable(notices.join(u'\n')));
    QVERIFY2(told.first().contains(u"marked “No response”"_s), qPrintable(told.first()));
    // It waits for a decision, and the same request is asked about.
    QCOMPARE(b.store->ids({TaskState::NeedsReview}).size(), 1);
    const VideoTask back = b.task(b.store->ids({TaskState::NeedsReview}).constFirst());
    QCOMPARE(back.request, RunnerBench::textRequest());
    QCOMPARE(b.store->unanswered(back), back.id);
    // The notice appears once. Deleting a task is no copy of the database.
    b.crash();
    QVERIFY(startAgain().filter(u"after the database was copied"_s).isEmpty());
    b.service.enqueue({.then = FaultScript::Then::Fin});
    const TaskId deleted = b.submit();
    QVERIFY(b.reaches(deleted, TaskState::NeedsReview));
    QVERIFY(b.store->remove(deleted));
    b.crash();
    QVERIFY(startAgain().filter(u"after the database was copied"_s).isEmpty());
}

void TestOldCopy::acceptedSinceGetsItsId()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.runner->hold(id));
    copyAway();
    b.runner->resume();
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    putBack();
    (void)startAgain();
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestOldCopy::waitingAndNotSentSinceStaysWaiting()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.runner->hold(id));
    copyAway();
    putBack();
    QCOMPARE(startAgain(), QStringList());
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    // The same holds for one that was sent before the copy and throttled.
    b.service.enqueue(RunnerBench::json(429, {}));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&] { return b.task(id).resends == 1; }));
    copyAway();
    putBack();
    QCOMPARE(startAgain(), QStringList());
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.creates(), 1);
}

void TestOldCopy::refusedThenSentAgainIsAnswerLost()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(RunnerBench::json(408, {}));
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Refused));
    copyAway();
    b.service.enqueue({.then = FaultScript::Then::Fin});
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::NeedsReview));
    putBack();
    (void)startAgain();
    QCOMPARE(b.task(id).state, TaskState::NeedsReview);
    QCOMPARE(b.creates(), 2);
}

void TestOldCopy::anotherTaskOfTheNumberStaysWaiting()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    b.crash();
    for (const QString& part : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(database() + part);
    b.start();
    b.clock.advance(1000);
    const TaskId other = b.submit();
    QCOMPARE(other, id);
    QVERIFY(b.runner->hold(other));
    b.crash();
    (void)startAgain();
    QCOMPARE(b.task(other).state, TaskState::Waiting);
}

void TestOldCopy::anIntentThatCannotBeListedSendsNothing()
{
    RunnerBench& b = *m_bench;
    const QString list = journalFile(database());
    QFile::remove(list);
    QVERIFY(QDir().mkdir(list));
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QVERIFY2(b.task(id).error.message.contains(u"list of IDs"_s), qPrintable(b.task(id).error.message));
    QCOMPARE(b.service.connections(), 0);
    QVERIFY(QDir().rmdir(list));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestOldCopy::intentsCostLittle()
{
    RunnerBench& b = *m_bench;
    const IdJournal journal(b.folder.filePath(u"list"_s));
    VideoTask task;
    task.id = 1;
    task.createdAt = b.clock.now();
    task.createAttempts = 1;
    QElapsedTimer timer;
    timer.start();
    constexpr int lines = 200;
    for (int n = 0; n < lines; ++n)
        QVERIFY(journal.appendIntent(task, b.clock.now()));
    qInfo("%.2f ms for an intent", double(timer.elapsed()) / lines);
    QVERIFY(QFileInfo(b.folder.filePath(u"list"_s)).size() < 200 * lines);
    QVERIFY(journal.entries()->isEmpty());
    QVERIFY(journal.idOf(task).isEmpty());
}

QTEST_GUILESS_MAIN(TestOldCopy)
#include "tst_oldcopy.moc"
