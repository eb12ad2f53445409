// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskbatch.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoTask task(TaskId id, TaskState state)
{
    VideoTask task;
    task.id = id;
    task.state = state;
    return task;
}

} // namespace

class TestTaskBatch final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneTaskFromBeginningToEnd();
    void toldOnceForAll();
    void newOnesKeepItWaiting();
    void whatNeverRanIsNoNews();
    void whatThePersonStopsIsNoNews();
    void heldTasksKeepNothingBack();
    void removedOnesKeepNothingBack();
    void ends_data();
    void ends();
};

void TestTaskBatch::oneTaskFromBeginningToEnd()
{
    TaskBatch batch;
    for (const TaskState state :
        {TaskState::Waiting, TaskState::Sending, TaskState::InProgress, TaskState::Downloading}) {
        QVERIFY(!batch.follow(task(7, state)));
        QCOMPARE(batch.running(), 1);
    }
    const auto end = batch.follow(task(7, TaskState::Saved));
    QVERIFY(end);
    QCOMPARE(*end, (BatchEnd{.saved = {7}, .unsuccessful = {}, .undecided = {}}));
    QCOMPARE(batch.running(), 0);
    // The same state again, for example after a rating.
    QVERIFY(!batch.follow(task(7, TaskState::Saved)));
}

void TestTaskBatch::toldOnceForAll()
{
    TaskBatch batch;
    for (TaskId id = 1; id <= 5; ++id)
        QVERIFY(!batch.follow(task(id, TaskState::InProgress)));
    QVERIFY(!batch.follow(task(3, TaskState::Saved)));
    QVERIFY(!batch.follow(task(1, TaskState::Failed)));
    QVERIFY(!batch.follow(task(2, TaskState::NeedsReview)));
    QVERIFY(!batch.follow(task(5, TaskState::Saved)));
    const auto end = batch.follow(task(4, TaskState::Expired));
    QVERIFY(end);
    QCOMPARE(*end, (BatchEnd{.saved = {3, 5}, .unsuccessful = {1, 4}, .undecided = {2}}));
    // The next batch starts from zero.
    QVERIFY(!batch.follow(task(6, TaskState::Sending)));
    QCOMPARE(batch.follow(task(6, TaskState::Refused))->count(), 1);
}

void TestTaskBatch::newOnesKeepItWaiting()
{
    TaskBatch batch;
    QVERIFY(!batch.follow(task(1, TaskState::InProgress)));
    QVERIFY(!batch.follow(task(2, TaskState::Waiting)));
    QVERIFY(!batch.follow(task(1, TaskState::Saved)));
    QVERIFY(!batch.follow(task(3, TaskState::Waiting)));
    QVERIFY(!batch.follow(task(2, TaskState::Saved)));
    QCOMPARE(batch.follow(task(3, TaskState::Saved))->saved, QList<TaskId>({1, 2, 3}));
}

void TestTaskBatch::whatNeverRanIsNoNews()
{
    TaskBatch batch;
    for (const TaskState state : {TaskState::Saved, TaskState::Failed, TaskState::NeedsReview, TaskState::Forgotten})
        QVERIFY(!batch.follow(task(1, state)));
    QVERIFY(!batch.forget(9));
}

void TestTaskBatch::whatThePersonStopsIsNoNews()
{
    TaskBatch batch;
    QVERIFY(!batch.follow(task(1, TaskState::InProgress)));
    VideoTask stopped = task(1, TaskState::InProgress);
    stopped.watched = false;
    QVERIFY(!batch.follow(stopped));
    QCOMPARE(batch.running(), 0);
}

void TestTaskBatch::heldTasksKeepNothingBack()
{
    TaskBatch batch;
    QVERIFY(!batch.follow(task(1, TaskState::Waiting)));
    QVERIFY(!batch.follow(task(2, TaskState::InProgress)));
    QVERIFY(!batch.follow(task(2, TaskState::Saved)));
    VideoTask held = task(1, TaskState::Waiting);
    held.held = true;
    const auto end = batch.follow(held);
    QVERIFY(end);
    QCOMPARE(end->saved, QList<TaskId>{2});
}

void TestTaskBatch::removedOnesKeepNothingBack()
{
    TaskBatch batch;
    QVERIFY(!batch.follow(task(1, TaskState::Waiting)));
    QVERIFY(!batch.follow(task(2, TaskState::InProgress)));
    QVERIFY(!batch.follow(task(2, TaskState::Saved)));
    QCOMPARE(batch.forget(1)->saved, QList<TaskId>{2});
}

void TestTaskBatch::ends_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<int>("list"); ///< 0 saved, 1 unsuccessful, 2 undecided
    QTest::newRow("saved") << TaskState::Saved << 0;
    QTest::newRow("refused") << TaskState::Refused << 1;
    QTest::newRow("failed") << TaskState::Failed << 1;
    QTest::newRow("canceled") << TaskState::Canceled << 1;
    QTest::newRow("forgotten") << TaskState::Forgotten << 1;
    QTest::newRow("expired") << TaskState::Expired << 1;
    QTest::newRow("answer lost") << TaskState::NeedsReview << 2;
}

void TestTaskBatch::ends()
{
    QFETCH(const TaskState, state);
    QFETCH(const int, list);
    TaskBatch batch;
    QVERIFY(!batch.follow(task(1, TaskState::Sending)));
    const auto end = batch.follow(task(1, state));
    QVERIFY(end);
    const QList<qsizetype> sizes{end->saved.size(), end->unsuccessful.size(), end->undecided.size()};
    for (int each = 0; each < 3; ++each)
        QCOMPARE(sizes.at(each), each == list ? 1 : 0);
}

QTEST_GUILESS_MAIN(TestTaskBatch)
#include "tst_taskbatch.moc"
