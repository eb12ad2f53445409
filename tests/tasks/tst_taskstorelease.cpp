// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"
#include "tests/tasks/runnerbench.h"

#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestTaskStoreLease final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void onlyTheLastToOpenSends();
    void withoutTheLeaseIdsAreStillCommitted();
    void lookingLeavesTheLease();
    void lostLease_data();
    void lostLease();
    void refusedSendingLastsUntilItIsOpenedAgain();
    void takenOverRunnerSendsNothing();
    void answerOnItsWayWhenTheProfileIsTakenOver();

private:
    static Result<void> send(TaskStore& store, TaskId id);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestTaskStoreLease::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.db"_s);
}

Result<void> TestTaskStoreLease::send(TaskStore& store, TaskId id)
{
    VideoTask task = store.task(id).value();
    task.state = TaskState::Sending;
    return store.update(task, TaskState::Waiting, {{noon, u"create"_s, u"{}"_s}});
}

void TestTaskStoreLease::onlyTheLastToOpenSends()
{
    TaskStore first;
    QVERIFY(first.open(m_file));
    const TaskId one = first.add(waitingTask(u"one"_s)).value();
    const TaskId two = first.add(waitingTask(u"two"_s)).value();
    TaskStore second;
    QVERIFY(second.open(m_file));
    const Result<void> refused = send(first, one);
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::Storage);
    QVERIFY(!refused.error().message.isEmpty());
    QCOMPARE(second.task(one)->state, TaskState::Waiting);
    QVERIFY(second.log(one).isEmpty());
    QVERIFY(send(second, one));
    QVERIFY(send(second, two));
    // It cannot be added in another way either.
    VideoTask sending = waitingTask(u"three"_s);
    sending.state = TaskState::Sending;
    QVERIFY(!first.add(sending));
    QVERIFY(!first.addAll({waitingTask(u"four"_s), sending}));
    QCOMPARE(first.ids().size(), 2);
    // The first program takes the lease back by reopening, and then the second may not send.
    QVERIFY(first.open(m_file));
    const TaskId three = first.add(waitingTask(u"three"_s)).value();
    QVERIFY(!send(second, three));
    QVERIFY(send(first, three));
}

void TestTaskStoreLease::withoutTheLeaseIdsAreStillCommitted()
{
    TaskStore first;
    QVERIFY(first.open(m_file));
    const TaskId id = first.add(waitingTask(u"one"_s)).value();
    QVERIFY(send(first, id));
    TaskStore second;
    QVERIFY(second.open(m_file));
    VideoTask task = first.task(id).value();
    task.state = TaskState::InProgress;
    task.remoteId = u"job-1"_s;
    QVERIFY(first.update(task, TaskState::Sending, {{noon, u"note"_s, u"came"_s}}));
    QVERIFY(first.appendLog(id, {noon, u"note"_s, u"still here"_s}));
    QVERIFY(first.add(waitingTask(u"two"_s)));
    task.state = TaskState::Downloading;
    QVERIFY(first.update(task, TaskState::InProgress));
    QCOMPARE(second.task(id)->remoteId, u"job-1"_s);
    // A task that is being sent is not added again.
    VideoTask sending = second.task(second.add(waitingTask(u"three"_s)).value()).value();
    QVERIFY(send(second, sending.id));
    sending = second.task(sending.id).value();
    sending.bodyDigest = u"abc"_s;
    QVERIFY(first.update(sending, TaskState::Sending));
}

void TestTaskStoreLease::lookingLeavesTheLease()
{
    TaskStore worker;
    QVERIFY(worker.open(m_file));
    const TaskId id = worker.add(waitingTask(u"one"_s)).value();
    TaskStore looker;
    QVERIFY(looker.open(m_file, TaskStore::Access::ReadOnly));
    QCOMPARE(looker.ids(), QList<TaskId>{id});
    QVERIFY(!send(looker, id));
    QVERIFY(send(worker, id));
}

void TestTaskStoreLease::lostLease_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("row gone") << u"DELETE FROM lease"_s;
    QTest::newRow("another holder") << u"UPDATE lease SET holder = 'somebody'"_s;
    QTest::newRow("empty holder") << u"UPDATE lease SET holder = ''"_s;
    QTest::newRow("table gone") << u"DROP TABLE lease"_s;
}

void TestTaskStoreLease::lostLease()
{
    QFETCH(QString, statement);
    TaskStore store;
    QVERIFY(store.open(m_file));
    const TaskId id = store.add(waitingTask(u"one"_s)).value();
    runOn(m_file, {statement});
    const Result<void> sent = send(store, id);
    QVERIFY(!sent);
    QCOMPARE(sent.error().kind, ErrorKind::Storage);
    QCOMPARE(store.task(id)->state, TaskState::Waiting);
}

void TestTaskStoreLease::refusedSendingLastsUntilItIsOpenedAgain()
{
    TaskStore store;
    QVERIFY(store.open(m_file));
    const TaskId id = store.add(waitingTask(u"one"_s)).value();
    store.refuseSending(u"because"_s);
    const Result<void> refused = send(store, id);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, u"because"_s);
    QVERIFY(store.add(waitingTask(u"two"_s)));
    QVERIFY(store.open(m_file));
    QVERIFY(send(store, id));
}

void TestTaskStoreLease::takenOverRunnerSendsNothing()
{
    RunnerBench b;
    TaskStore other;
    QVERIFY(other.open(b.store->file()));
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const TaskId id = b.submit();
    QVERIFY(b.until([&failed] { return !failed.isEmpty(); }));
    b.pass(120);
    QCOMPARE(b.service.connections(), 0);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.task(id).createAttempts, 0);
    QVERIFY(failed.first().at(0).value<Error>().message.contains(u"Another Dailies"_s));
}

void TestTaskStoreLease::answerOnItsWayWhenTheProfileIsTakenOver()
{
    RunnerBench b;
    FaultScript slow = RunnerBench::json(200, RunnerBench::createdA("job-1"));
    slow.isHeld = true;
    b.service.enqueue(slow);
    const TaskId first = b.submit();
    TRY_COMPARE(b.task(first).state, TaskState::Sending);
    TaskStore other;
    QVERIFY(other.open(b.store->file()));
    const TaskId second = b.submit();
    TRY_VERIFY(b.service.isHolding());
    b.service.release();
    QVERIFY(b.reaches(first, TaskState::Saved));
    QCOMPARE(b.task(first).remoteId, u"job-1"_s);
    b.pass(60);
    QCOMPARE(b.task(second).state, TaskState::Waiting);
    QCOMPARE(b.creates(), 1);
}

QTEST_GUILESS_MAIN(TestTaskStoreLease)
#include "tst_taskstorelease.moc"
