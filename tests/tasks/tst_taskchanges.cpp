// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskchanges.h"

#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QEventLoop>
#include <QTemporaryDir>
#include <QTimer>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestTaskChanges final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void manyChangesAreHandedOutOnce();
    void addedChangedAndRemoved();
    void theLastStateCounts();
    void aChangeWhileHandingOutComesNext();
    void listsAreUpdated();
    void filters_data();
    void filters();
    void waitingAndUnfinished_data();
    void waitingAndUnfinished();
    void changesInAnEventLoopOfASubscriber();
    void theQueueFollowsItsOrder();
    void counts();

private:
    /// What was handed out.
    struct Delivery {
        QSet<TaskId> added;
        QSet<TaskId> changed;
        QSet<TaskId> removed;
        bool operator==(const Delivery&) const = default;
    };
    QList<TaskId> add(int count) const
    {
        return m_store->addAll(QList<VideoTask>(count, waitingTask(u"a kite"_s))).value();
    }
    void move(TaskId id, TaskState state) const
    {
        VideoTask task = *m_store->task(id);
        const TaskState from = std::exchange(task.state, state);
        if (task.remoteId.isEmpty())
            task.remoteId = u"job-%1"_s.arg(id);
        QVERIFY(m_store->update(task, from));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskChanges> m_changes;
    QList<Delivery> m_deliveries;
};

void TestTaskChanges::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<TaskStore>();
    m_changes = std::make_unique<TaskChanges>(*m_store);
    QVERIFY(m_store->open(m_folder->filePath(u"tasks.sqlite"_s)));
    m_deliveries.clear();
    connect(m_changes.get(), &TaskChanges::changed, this, [this](const TaskChangeSet& changes) {
        m_deliveries.append({changes.added(), changes.changed(), changes.removed()});
    });
}

void TestTaskChanges::cleanup()
{
    m_changes.reset();
    m_store.reset();
}

void TestTaskChanges::manyChangesAreHandedOutOnce()
{
    const QList<TaskId> ids = add(1000);
    for (const TaskId id : ids.first(100))
        move(id, TaskState::InProgress);
    QVERIFY(m_deliveries.isEmpty());
    TRY_COMPARE(m_deliveries.size(), 1);
    QCOMPARE(m_deliveries.first().changed.size(), 1000);
    QTest::qWait(20);
    QCOMPARE(m_deliveries.size(), 1);
    // Or at once, and then not again.
    move(ids.first(), TaskState::Downloading);
    m_changes->deliver();
    m_changes->deliver();
    QTest::qWait(20);
    QCOMPARE(m_deliveries.size(), 2);
}

void TestTaskChanges::addedChangedAndRemoved()
{
    const QList<TaskId> ids = add(3);
    m_changes->deliver();
    QCOMPARE(m_deliveries.last(), (Delivery{{1, 2, 3}, {1, 2, 3}, {}}));
    move(ids.at(0), TaskState::InProgress);
    QVERIFY(m_store->remove(ids.at(1)));
    m_changes->deliver();
    QCOMPARE(m_deliveries.last(), (Delivery{{}, {1}, {2}}));
    const QList<TaskId> more = add(2);
    move(more.at(0), TaskState::InProgress);
    QVERIFY(m_store->remove(more.at(1)));
    m_changes->deliver();
    QCOMPARE(m_deliveries.last(), (Delivery{{more.at(0)}, {more.at(0)}, {more.at(1)}}));
}

void TestTaskChanges::theLastStateCounts()
{
    const TaskId id = add(1).first();
    QList<TaskState> states;
    connect(m_changes.get(), &TaskChanges::changed, this,
        [&](const TaskChangeSet& changes) { states.append(changes.task(id)->state); });
    move(id, TaskState::InProgress);
    move(id, TaskState::Downloading);
    m_changes->deliver();
    QCOMPARE(states, QList{TaskState::Downloading});
}

void TestTaskChanges::aChangeWhileHandingOutComesNext()
{
    const QList<TaskId> ids = add(1);
    connect(m_changes.get(), &TaskChanges::changed, this, [&](const TaskChangeSet& changes) {
        if (!changes.added().isEmpty()) {
            move(ids.first(), TaskState::InProgress);
            m_changes->deliver(); // the others have not heard of the first change yet
        }
    });
    QList<TaskState> states;
    connect(m_changes.get(), &TaskChanges::changed, this,
        [&](const TaskChangeSet& changes) { states.append(changes.task(ids.first())->state); });
    m_changes->deliver();
    QCOMPARE(m_deliveries.size(), 1);
    TRY_COMPARE(m_deliveries.size(), 2);
    QCOMPARE(states.last(), TaskState::InProgress);
}

void TestTaskChanges::listsAreUpdated()
{
    const QList<TaskId> ids = add(4);
    m_changes->deliver();
    QList<VideoTask> tasks = TaskHistory(*m_store).tasks(ids.first(3));
    QList<VideoTask> others = TaskHistory(*m_store).tasks({ids.at(3)});
    bool areOthersNew = true;
    connect(m_changes.get(), &TaskChanges::changed, this, [&](const TaskChangeSet& changes) {
        QVERIFY(changes.update(tasks));
        areOthersNew = changes.update(others);
        QVERIFY(!changes.task(ids.at(3)));
    });
    move(ids.at(0), TaskState::InProgress);
    QVERIFY(m_store->remove(ids.at(1)));
    m_changes->deliver();
    QCOMPARE(tasks.size(), 2);
    QCOMPARE(tasks.at(0).state, TaskState::InProgress);
    QCOMPARE(tasks.at(1).id, ids.at(2));
    QVERIFY(!areOthersNew);
}

void TestTaskChanges::filters_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("few") << 5 << QString();
    QTest::newRow("few, with words") << 5 << u"kite"_s;
    QTest::newRow("many") << int(TaskChangeSet::few) + 1 << QString();
}

void TestTaskChanges::filters()
{
    QFETCH(int, count);
    QFETCH(QString, text);
    const QList<TaskId> ids = add(count);
    move(ids.at(2), TaskState::InProgress);
    QSet<TaskId> passing;
    connect(m_changes.get(), &TaskChanges::changed, this, [&](const TaskChangeSet& changes) {
        passing = changes.passing({.states = {TaskState::InProgress}, .text = text});
    });
    m_changes->deliver();
    QCOMPARE(passing, QSet<TaskId>{ids.at(2)});
}

void TestTaskChanges::waitingAndUnfinished_data()
{
    QTest::addColumn<int>("count");
    QTest::newRow("few") << 6;
    QTest::newRow("many") << int(TaskChangeSet::few) * 2;
}

void TestTaskChanges::waitingAndUnfinished()
{
    QFETCH(int, count);
    const auto isTrue = [this] {
        return m_changes->unfinished() == m_store->unfinished() && m_changes->queue() == m_store->queue();
    };
    QVERIFY(isTrue());
    const QList<TaskId> ids = add(count);
    m_changes->deliver();
    QCOMPARE(m_changes->unfinished().size(), count);
    QVERIFY(isTrue());
    for (const TaskId id : ids)
        move(id, TaskState::InProgress);
    m_changes->deliver();
    QVERIFY(isTrue());
    move(ids.at(1), TaskState::Failed);
    VideoTask left = *m_store->task(ids.at(2));
    left.watched = false;
    QVERIFY(m_store->update(left, left.state));
    m_changes->deliver();
    QCOMPARE(m_changes->unfinished().size(), count - 2);
    QVERIFY(isTrue());
    left.watched = true;
    QVERIFY(m_store->update(left, left.state));
    const TaskId last = add(1).first();
    m_changes->deliver();
    QVERIFY(isTrue());
    QVERIFY(m_store->remove(last));
    m_changes->deliver();
    QVERIFY(m_changes->queue().isEmpty());
    QVERIFY(isTrue());
}

/// A subscriber may show a dialog. What changes meanwhile is handed out afterwards, without another change.
void TestTaskChanges::changesInAnEventLoopOfASubscriber()
{
    const QList<TaskId> ids = add(2);
    TRY_COMPARE(m_deliveries.size(), 1);
    bool isNested = false;
    connect(m_changes.get(), &TaskChanges::changed, this, [this, &ids, &isNested] {
        if (std::exchange(isNested, true))
            return;
        move(ids.last(), TaskState::Sending);
        QEventLoop loop;
        QTimer::singleShot(20, &loop, &QEventLoop::quit);
        loop.exec();
    });
    move(ids.first(), TaskState::Sending);
    TRY_COMPARE(m_deliveries.size(), 3);
    QCOMPARE(m_deliveries.at(1), (Delivery{{}, {ids.first()}, {}}));
    QCOMPARE(m_deliveries.at(2), (Delivery{{}, {ids.last()}, {}}));
}

void TestTaskChanges::theQueueFollowsItsOrder()
{
    const QList<TaskId> ids = add(3);
    QCOMPARE(m_changes->queue(), ids);
    m_changes->deliver();
    QVERIFY(m_store->setPlaces({{ids.at(0), 30}, {ids.at(2), 1}}));
    m_changes->deliver();
    QCOMPARE(m_changes->queue(), (QList{ids.at(2), ids.at(1), ids.at(0)}));
}

void TestTaskChanges::counts()
{
    QCOMPARE(m_changes->counts(), TaskCounts());
    const QList<TaskId> ids = add(2);
    move(ids.first(), TaskState::Failed);
    m_changes->deliver();
    QCOMPARE(m_changes->counts(), TaskHistory(*m_store).tallies());
    QCOMPARE(m_changes->counts().unfinished, 1);
}

QTEST_GUILESS_MAIN(TestTaskChanges)
#include "tst_taskchanges.moc"
