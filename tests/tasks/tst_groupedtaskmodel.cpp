// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/searchindexer.h"
#include "app/tasks/table/taskmodel.h"

#include "tests/support/manualclock.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The task list with rows for days and for takes of one request.
class TestGroupedTaskModel final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void takesOfOneRequest();
    void daysWhereThePersonIs();
    void wordsOfAGroup();
    void newTakesNeverResetTheList();
    void groupsAreNoTasks();
    void closedGroupHidesItsTakes();
    void hiddenTaskIsRevealed();
    void otherOrdersHaveNoGroups();
    void olderDatabaseIsGroupedInTheBackground();
    void longListIsGrouped();
    void randomCommandsKeepRowsRight();

private:
    TaskId add(const QString& prompt, TaskState state = TaskState::Saved, int daysAgo = 0);
    QString shape() const;
    int groupRow(int number) const { return m_model->layout().groups().at(number).row; }
    const RowGroup& group(int number) const { return m_model->layout().groups().at(number); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskChanges> m_changes;
    ManualClock m_clock;
    std::unique_ptr<TaskModel> m_model;
};

void TestGroupedTaskModel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<TaskStore>();
    m_changes = std::make_unique<TaskChanges>(*m_store);
    QVERIFY(m_store->open(m_folder->filePath(u"tasks.sqlite"_s)));
    m_model = std::make_unique<TaskModel>(*m_changes, nullptr, m_clock);
    m_model->setFilter({.grouped = true});
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
}

void TestGroupedTaskModel::cleanup()
{
    m_model.reset();
    m_changes.reset();
    m_store.reset();
}

TaskId TestGroupedTaskModel::add(const QString& prompt, TaskState state, int daysAgo)
{
    static int jobs = 0;
    VideoTask task = runningTask(u"job-%1"_s.arg(++jobs));
    task.request.prompt = prompt;
    task.state = state;
    task.file = state == TaskState::Saved ? u"/clips/%1.mp4"_s.arg(jobs) : QString();
    task.createdAt = m_clock.now().addDays(-daysAgo);
    const TaskId id = m_store->add(task).value_or(0);
    m_model->deliverChanges();
    return id;
}

/// "d" and "r" stand for rows of groups, "." for tasks.
QString TestGroupedTaskModel::shape() const
{
    QString text;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const RowGroup* group = m_model->layout().groupAt(row);
        if ((group != nullptr) != m_model->isGroup(row))
            return u"groups and rows do not agree"_s;
        text += !group ? u'.' : group->kind == RowGroup::Kind::Day ? u'd' : u'r';
    }
    return text;
}

void TestGroupedTaskModel::takesOfOneRequest()
{
    add(u"kite"_s);
    QCOMPARE(shape(), u"."_s);
    add(u"boat"_s);
    QCOMPARE(shape(), u".."_s);
    const TaskId second = add(u"boat"_s);
    QCOMPARE(shape(), u"r..."_s);
    QCOMPARE(m_model->rowOf(second), 1);
    QCOMPARE(m_model->taskAt(0), TaskId(0));
    add(u"kite"_s);
    QCOMPARE(shape(), u".r..."_s);
    QVERIFY(TaskHistory(*m_store).setMarks({{second, {.recycledAt = noon}}}));
    m_model->deliverChanges();
    QCOMPARE(shape(), u"..."_s);
}

void TestGroupedTaskModel::daysWhereThePersonIs()
{
    // 2026-03-29 has 23 hours in Berlin, 2026-10-25 has 25.
    qputenv("TZ", "Europe/Berlin");
    tzset();
    m_clock.setNow(QDateTime(QDate(2026, 3, 30), QTime(10, 0), QTimeZone::utc()));
    const auto addAt = [this](int day, int hour, int minute) {
        const QDateTime at(QDate(2026, 3, day), QTime(hour, minute), QTimeZone::utc());
        VideoTask task = waitingTask(u"%1 %2:%3"_s.arg(day).arg(hour).arg(minute));
        task.createdAt = at;
        QVERIFY(m_store->add(task));
    };
    addAt(28, 22, 59); // 23:59
    addAt(28, 23, 0); // midnight
    addAt(29, 21, 59); // 23:59 in summer
    addAt(29, 22, 0); // midnight
    m_model->deliverChanges();
    QCOMPARE(shape(), u"d.d..d."_s);
    QCOMPARE(m_model->groupWords(group(0)).title, u"Today"_s);
    QCOMPARE(m_model->groupWords(group(1)).title, u"Yesterday"_s);
    QCOMPARE(m_model->groupWords(group(2)).title, QLocale().toString(QDate(2026, 3, 28), QLocale::LongFormat));
    // At midnight, "Today" becomes "Yesterday".
    QSignalSpy changes(m_model.get(), &TaskModel::dataChanged);
    m_model->tick();
    changes.clear();
    m_clock.setNow(m_clock.now().addDays(1));
    m_model->tick();
    QVERIFY(!changes.isEmpty());
    QCOMPARE(m_model->groupWords(group(0)).title, u"Yesterday"_s);
    qunsetenv("TZ");
    tzset();
}

void TestGroupedTaskModel::wordsOfAGroup()
{
    VideoTask last;
    for (int n = 0; n < 3; ++n)
        add(u"a boat\nof paper"_s);
    const TaskId failed = add(u"a boat\nof paper"_s, TaskState::Failed);
    QVERIFY(TaskHistory(*m_store).setMarks({{failed - 1, {.rating = 4}}}));
    m_model->deliverChanges();
    const GroupWords words = m_model->groupWords(group(0));
    QCOMPARE(words.prompt, u"a boat of paper"_s);
    QVERIFY(words.title.startsWith(u'4'));
    QVERIFY2(words.tally.startsWith(u"3 saved, 1 failed"_s) && words.tally.endsWith(u"4"_s), qPrintable(words.tally));
    const QString said = m_model->index(0, TaskModel::Prompt).data(Qt::AccessibleTextRole).toString();
    QVERIFY(said.contains(words.title) && said.contains(words.tally) && said.contains(u"Expanded"_s));
    m_model->setCollapsed(group(0), true);
    QVERIFY(m_model->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"Collapsed"_s));
    // The group's row shows the results of its takes, too.
    QSignalSpy changes(m_model.get(), &TaskModel::dataChanged);
    QVERIFY(TaskHistory(*m_store).setMarks({{failed, {.rating = 5}}}));
    m_model->deliverChanges();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().first().toModelIndex().row(), 0);
    QVERIFY(m_model->groupWords(group(0)).tally.endsWith(u'5'));
}

void TestGroupedTaskModel::newTakesNeverResetTheList()
{
    add(u"old"_s, TaskState::Saved, 3);
    add(u"boat"_s);
    QSignalSpy resets(m_model.get(), &TaskModel::modelReset);
    const QPersistentModelIndex old = m_model->index(m_model->rowOf(1), TaskModel::Prompt);
    for (int n = 0; n < 5; ++n)
        add(u"boat"_s);
    QCOMPARE(shape(), u"dr......d."_s);
    QCOMPARE(m_model->taskAt(old.row()), TaskId(1));
    QSignalSpy inserted(m_model.get(), &TaskModel::rowsInserted);
    QSignalSpy removed(m_model.get(), &TaskModel::rowsRemoved);
    add(u"boat"_s);
    QCOMPARE(inserted.size(), 1);
    QVERIFY(removed.isEmpty());
    QVERIFY(resets.isEmpty());
}

void TestGroupedTaskModel::groupsAreNoTasks()
{
    add(u"boat"_s);
    add(u"boat"_s);
    const QModelIndex row = m_model->index(0, TaskModel::State);
    QCOMPARE(row.data(TaskModel::TaskIdRole).toLongLong(), 0);
    QVERIFY(!row.flags().testFlag(Qt::ItemIsSelectable));
    QVERIFY(row.flags().testFlag(Qt::ItemIsEnabled));
    QVERIFY(m_model->index(1, 0).flags().testFlag(Qt::ItemIsSelectable));
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        QVERIFY(!m_model->index(0, column).data().isValid());
        QVERIFY(!m_model->index(0, column).data(Qt::AccessibleTextRole).toString().isEmpty());
    }
    QCOMPARE(m_model->tasksOf(group(0)), (QList<TaskId>{2, 1}));
}

void TestGroupedTaskModel::closedGroupHidesItsTakes()
{
    add(u"old"_s, TaskState::Saved, 2);
    add(u"boat"_s);
    add(u"boat"_s);
    QCOMPARE(shape(), u"dr..d."_s);
    QSignalSpy resets(m_model.get(), &TaskModel::modelReset);
    m_model->setCollapsed(group(1), true);
    QCOMPARE(shape(), u"drd."_s);
    QCOMPARE(m_model->rowOf(2), -1);
    // A newer take is added to the collapsed group.
    add(u"boat"_s);
    QCOMPARE(shape(), u"drd."_s);
    QCOMPARE(group(1).count, 3);
    m_model->setCollapsed(group(0), true);
    QCOMPARE(shape(), u"dd."_s);
    m_model->setAllCollapsed(true);
    QCOMPARE(shape(), u"dd"_s);
    m_model->setAllCollapsed(false);
    QCOMPARE(shape(), u"dr...d."_s);
    QVERIFY(resets.isEmpty());
}

void TestGroupedTaskModel::hiddenTaskIsRevealed()
{
    add(u"old"_s, TaskState::Saved, 2);
    add(u"boat"_s);
    add(u"boat"_s);
    m_model->setAllCollapsed(true);
    m_model->reveal(99);
    QCOMPARE(shape(), u"dd"_s);
    m_model->reveal(2);
    QCOMPARE(shape(), u"dr..d"_s);
    QCOMPARE(m_model->rowOf(2), 3);
    QCOMPARE(m_model->rowOf(1), -1);
}

void TestGroupedTaskModel::otherOrdersHaveNoGroups()
{
    add(u"old"_s, TaskState::Saved, 2);
    add(u"boat"_s);
    add(u"boat"_s);
    m_model->sort(TaskModel::Model, Qt::AscendingOrder);
    QCOMPARE(shape(), u"..."_s);
    m_model->reveal(2);
    m_model->sort(TaskModel::Created, Qt::AscendingOrder);
    QCOMPARE(shape(), u"d.dr.."_s);
    QCOMPARE(m_model->taskAt(1), TaskId(1));
    QCOMPARE(*m_model->sortedColumn(), TaskModel::Created);
    m_model->sort(-1);
    QCOMPARE(shape(), u"dr..d."_s);
    QVERIFY(!m_model->sortedColumn());
}

void TestGroupedTaskModel::olderDatabaseIsGroupedInTheBackground()
{
    m_model.reset();
    m_store->close();
    const QString file = m_folder->filePath(u"older.sqlite"_s);
    makeSchemaOne(file, {u"1, 'job-1', 'InProgress'"_s, u"2, 'job-2', 'InProgress'"_s});
    QVERIFY(m_store->open(file));
    m_model = std::make_unique<TaskModel>(*m_changes, nullptr, m_clock);
    m_model->setFilter({.grouped = true});
    QCOMPARE(shape(), u".."_s);
    SearchIndexer indexer(file);
    QSignalSpy noted(&indexer, &SearchIndexer::keysNoted);
    connect(&indexer, &SearchIndexer::keysNoted, m_model.get(), &TaskModel::listAgain);
    indexer.start();
    QVERIFY(noted.wait(patienceMs));
    TRY_VERIFY(m_model->isComplete());
    QCOMPARE(shape(), u"r.."_s);
    // The second run finds nothing to do.
    QSignalSpy ended(&indexer, &SearchIndexer::ended);
    indexer.start();
    QVERIFY(ended.wait(patienceMs));
    QCOMPARE(noted.size(), 1);
}

void TestGroupedTaskModel::longListIsGrouped()
{
    QList<VideoTask> tasks;
    for (int n = 0; n < 2000; ++n) {
        VideoTask task = runningTask(u"long-%1"_s.arg(n));
        task.request.prompt = u"request %1"_s.arg(n / 3);
        task.createdAt = m_clock.now().addSecs(-3600 * (2000 - n));
        tasks.append(task);
    }
    QVERIFY(m_store->addAll(tasks));
    m_model.reset();
    m_model = std::make_unique<TaskModel>(*m_changes, nullptr, m_clock);
    m_model->setFilter({.grouped = true});
    QVERIFY(!m_model->isComplete());
    QSignalSpy resets(m_model.get(), &TaskModel::modelReset);
    QVERIFY(QTest::qWaitFor([this] { return m_model->isComplete(); }, patienceMs));
    QVERIFY(resets.isEmpty());
    const TaskQueryResult all = TaskHistory(*m_store).list(m_model->filter());
    QCOMPARE(m_model->layout().rows(), TaskGrouping(all.ids, all.traits).rows());
    QVERIFY(m_model->rowOf(1) > 2000);
    QCOMPARE(m_model->taskAt(m_model->rowOf(1)), TaskId(1));
}

void TestGroupedTaskModel::randomCommandsKeepRowsRight()
{
    quint32 seed = 11;
    const auto next = [&seed](int below) {
        seed = seed * 1664525 + 1013904223;
        return int((seed >> 16) % quint32(below));
    };
    TaskHistory history(*m_store);
    for (int n = 0; n < 200; ++n) {
        const int count = int(m_store->ids().size());
        switch (next(6)) {
        case 0:
        case 1: add(u"prompt %1"_s.arg(next(2)), TaskState::Saved, next(3)); break;
        case 2:
            if (count > 0)
                QVERIFY(history.setMarks({{1 + next(count), {.recycledAt = next(3) ? QDateTime() : noon}}}));
            break;
        case 3:
            if (!m_model->layout().groups().isEmpty()) {
                const RowGroup some = group(next(int(m_model->layout().groups().size())));
                m_model->setCollapsed(some, !some.isCollapsed);
            }
            break;
        case 4: m_model->setAllCollapsed(next(2) == 0); break;
        default: m_model->reveal(1 + next(count + 1)); break;
        }
        m_model->deliverChanges();
        QVERIFY(shape() != u"groups and rows do not agree"_s);
        QCOMPARE(m_model->rowCount(), int(m_model->layout().rows().size()));
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (!m_model->isGroup(row))
                QCOMPARE(m_model->rowOf(m_model->taskAt(row)), row);
        }
    }
}

QTEST_GUILESS_MAIN(TestGroupedTaskModel)
#include "tst_groupedtaskmodel.moc"
