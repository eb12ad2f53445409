// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/table/taskmodel.h"

#include "tests/support/manualclock.h"
#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int many = 3000; // more rows than are loaded at once

} // namespace

/// Long lists, and many changes at once.
class TestLongTaskModel final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void firstRowsAtOnceAndTheRestSoon();
    void restComesWithoutAnybodyLooking();
    void changesBeforeTheRestIsThere();
    void onlyTheLastFilterCounts();
    void searchBeginsWithTheNewest();
    void sortedSearchBeginsWithTheNewestSorted();
    void rowsAreFetchedInPages();
    void thousandChangesAreOne();
    void thousandNewOnesAreOne();
    void everyOtherRowGoes();
    void selectionStaysWithItsTask();
    void sortedInTheDatabase_data();
    void sortedInTheDatabase();
    void sortedRowsMoveWithTheirTask();
    void sortedWhileTasksChange();
    void unsortedAgain();
    void marks();
    void binIsAnotherList();
    void randomCommandsKeepTheOrder();

private:
    QList<TaskId> addMany(int count, TaskState state = TaskState::InProgress);
    void makeModel();
    bool wholeListComes()
    {
        return QTest::qWaitFor([this] { return m_model->isComplete(); }, patienceMs);
    }
    QList<TaskId> shown() const
    {
        QList<TaskId> ids;
        for (int row = 0; row < m_model->rowCount(); ++row)
            ids.append(m_model->taskAt(row));
        return ids;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskChanges> m_changes;
    std::unique_ptr<TaskHistory> m_history;
    ManualClock m_clock;
    std::unique_ptr<TaskModel> m_model;
};

void TestLongTaskModel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<TaskStore>();
    m_changes = std::make_unique<TaskChanges>(*m_store);
    QVERIFY(m_store->open(m_folder->filePath(u"tasks.sqlite"_s)));
    m_history = std::make_unique<TaskHistory>(*m_store);
}

void TestLongTaskModel::cleanup()
{
    m_model.reset();
    m_changes.reset();
    m_store.reset();
}

QList<TaskId> TestLongTaskModel::addMany(int count, TaskState state)
{
    QList<VideoTask> tasks;
    for (int n = 0; n < count; ++n) {
        VideoTask task = runningTask(u"job-%1"_s.arg(n));
        task.request.prompt = n % 2 ? u"a kite, take %1"_s.arg(n) : u"风筝 %1"_s.arg(n);
        task.request.model = u"model-%1"_s.arg(n % 7);
        task.state = state;
        if (state == TaskState::Saved)
            task.file = u"/clips/%1.mp4"_s.arg(n);
        task.marks.rating = n % 6;
        tasks.append(task);
    }
    return m_store->addAll(tasks).value();
}

void TestLongTaskModel::makeModel()
{
    m_model = std::make_unique<TaskModel>(*m_changes, nullptr, m_clock);
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
}

void TestLongTaskModel::firstRowsAtOnceAndTheRestSoon()
{
    addMany(many);
    makeModel();
    QVERIFY(!m_model->isComplete());
    QVERIFY(m_model->rowCount() >= 100);
    QVERIFY(m_model->rowCount() < many);
    QCOMPARE(m_model->taskAt(0), TaskId(many));
    QSignalSpy resets(m_model.get(), &TaskModel::modelReset);
    QSignalSpy inserted(m_model.get(), &TaskModel::rowsInserted);
    QVERIFY(wholeListComes());
    QCOMPARE(m_model->rowCount(), many);
    QCOMPARE(shown(), m_store->ids());
    QCOMPARE(inserted.size(), 1);
    QVERIFY(resets.isEmpty());
    QCOMPARE(m_model->rowOf(1), many - 1);
    QCOMPARE(m_model->index(many - 1, TaskModel::Prompt).data().toString(), u"风筝 0"_s);
}

/// Work that waits for the first rows to be shown is done in the end, and only once.
void TestLongTaskModel::restComesWithoutAnybodyLooking()
{
    addMany(many);
    m_model = std::make_unique<TaskModel>(*m_changes, nullptr, m_clock);
    QVERIFY(!m_model->isComplete());
    QVERIFY(wholeListComes());
    QCOMPARE(m_model->rowCount(), many);
    (void)m_model->index(0, TaskModel::Prompt).data();
    m_model->setFilter({.text = u"kite"_s});
    QVERIFY(wholeListComes());
    QCOMPARE(shown(), m_history->find({.text = u"kite"_s}));
}

void TestLongTaskModel::changesBeforeTheRestIsThere()
{
    addMany(many, TaskState::Saved);
    makeModel();
    QVERIFY(!m_model->isComplete());
    // Tasks are added, changed and removed before the list arrives and while it may be loading.
    QVERIFY(m_history->setMarks({{1, {.recycledAt = noon}}, {2, {.recycledAt = noon}}, {many, {.recycledAt = noon}}}));
    m_model->deliverChanges();
    QVERIFY(m_history->setMarks({{2, {}}}));
    const TaskId added = m_store->add(waitingTask(u"new"_s)).value();
    QVERIFY(wholeListComes());
    m_model->deliverChanges();
    QCOMPARE(shown(), m_store->ids());
    QCOMPARE(m_model->rowOf(1), -1);
    QVERIFY(m_model->rowOf(2) > 0);
    QCOMPARE(m_model->rowOf(added), 0);
}

void TestLongTaskModel::onlyTheLastFilterCounts()
{
    addMany(many);
    makeModel();
    m_model->setFilter({.text = u"kite"_s});
    m_model->setFilter({.text = u"风筝"_s});
    QVERIFY(wholeListComes());
    QCOMPARE(m_model->rowCount(), many / 2);
    QCOMPARE(shown(), m_history->find({.text = u"风筝"_s}));
    m_model->setFilter({.text = u"zeppelin"_s});
    QVERIFY(m_model->isComplete());
    QCOMPARE(m_model->rowCount(), 0);
    // Results of earlier queries do not arrive any more.
    QTest::qWait(50);
    QCOMPARE(m_model->rowCount(), 0);
}

/// The first result may lack matches by accents or IDs. The final list equals that of the database.
void TestLongTaskModel::searchBeginsWithTheNewest()
{
    addMany(5100, TaskState::Saved);
    QVERIFY(m_store->add(waitingTask(u"Un Café à Paris"_s)));
    makeModel();
    QVERIFY(wholeListComes());
    for (const QString& text : {u"kite take"_s, u"kite 2999"_s, u"cafe"_s, u"job-17"_s, u"风筝"_s, u"kite"_s}) {
        const TaskFilter filter{.text = text, .ascending = text == u"kite"_s};
        m_model->setFilter(filter);
        QVERIFY(!m_model->isComplete());
        const QList<TaskId> all = TaskHistory(*m_store).find(filter);
        const QList<TaskId> first = shown();
        if (text != u"cafe"_s && text != u"job-17"_s)
            QCOMPARE(first, all.mid(0, first.size()));
        QVERIFY(first.size() <= 128);
        QVERIFY(wholeListComes());
        QCOMPARE(shown(), all);
    }
}

/// In every order, a keystroke does not wait until all matches are sorted.
void TestLongTaskModel::sortedSearchBeginsWithTheNewestSorted()
{
    const QList<TaskId> ids = addMany(5100, TaskState::Saved);
    makeModel();
    for (const TaskFilter::Order order : {TaskFilter::Order::Rating, TaskFilter::Order::Prompt}) {
        for (const bool ascending : {false, true}) {
            TaskFilter filter{.text = u"kite"_s};
            filter.order = order;
            filter.ascending = ascending;
            m_model->setFilter(filter);
            QVERIFY(!m_model->isComplete());
            const QList<TaskId> all = TaskHistory(*m_store).find(filter);
            QList<TaskId> newest = all;
            // Every second task contains the word.
            newest.removeIf([oldest = ids.at(ids.size() - 255)](TaskId id) { return id < oldest; });
            QCOMPARE(newest.size(), 128);
            QCOMPARE(shown(), newest);
            QVERIFY(wholeListComes());
            QCOMPARE(shown(), all);
        }
    }
}

void TestLongTaskModel::rowsAreFetchedInPages()
{
    addMany(many);
    makeModel();
    QVERIFY(wholeListComes());
    (void)m_model->index(1000, TaskModel::Prompt).data();
    // Rows of the same page are cached, even if the database is gone. Others have to be read.
    m_store->close();
    QVERIFY(m_model->index(1001, TaskModel::Prompt).data().isValid());
    QVERIFY(!m_model->index(2000, TaskModel::Prompt).data().isValid());
}

void TestLongTaskModel::thousandChangesAreOne()
{
    const QList<TaskId> ids = addMany(1000);
    makeModel();
    QVERIFY(wholeListComes());
    QSignalSpy changes(m_model.get(), &TaskModel::dataChanged);
    QSignalSpy resets(m_model.get(), &TaskModel::modelReset);
    QSignalSpy settled(m_model.get(), &TaskModel::settled);
    for (VideoTask task : m_history->tasks(ids)) {
        task.report.word = u"RUNNING"_s;
        QVERIFY(m_store->update(task, TaskState::InProgress));
    }
    QVERIFY(changes.isEmpty());
    QVERIFY(settled.wait(patienceMs));
    QCOMPARE(settled.size(), 1);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 0);
    QCOMPARE(changes.first().at(1).toModelIndex().row(), 999);
    QVERIFY(resets.isEmpty());
    QCOMPARE(m_model->index(500, TaskModel::State).data().toString(), u"Running"_s);
}

void TestLongTaskModel::thousandNewOnesAreOne()
{
    addMany(10);
    makeModel();
    QSignalSpy inserted(m_model.get(), &TaskModel::rowsInserted);
    addMany(1000);
    m_model->deliverChanges();
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(m_model->rowCount(), 1010);
    QCOMPARE(shown(), m_store->ids());
}

void TestLongTaskModel::everyOtherRowGoes()
{
    const QList<TaskId> ids = addMany(400, TaskState::Saved);
    makeModel();
    QHash<TaskId, TaskAnnotations> marks;
    for (qsizetype n = 0; n < ids.size(); n += 2)
        marks.insert(ids.at(n), {.recycledAt = noon});
    QVERIFY(m_history->setMarks(marks));
    m_model->deliverChanges();
    QCOMPARE(shown(), m_store->ids());
    for (TaskAnnotations& each : marks)
        each = {};
    QVERIFY(m_history->setMarks(marks));
    m_model->deliverChanges();
    QCOMPARE(shown(), m_store->ids());
    QCOMPARE(m_model->rowCount(), 400);
}

void TestLongTaskModel::selectionStaysWithItsTask()
{
    addMany(many);
    makeModel();
    const QPersistentModelIndex kept = m_model->index(100, TaskModel::Prompt);
    const TaskId id = m_model->taskAt(100);
    addMany(50);
    m_model->deliverChanges();
    QCOMPARE(kept.row(), 150);
    QVERIFY(wholeListComes());
    QCOMPARE(m_model->taskAt(kept.row()), id);
}

void TestLongTaskModel::sortedInTheDatabase_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<TaskFilter::Order>("order");
    using Order = TaskFilter::Order;
    QTest::newRow("state") << int(TaskModel::State) << Order::State;
    QTest::newRow("take") << int(TaskModel::Take) << Order::Number;
    QTest::newRow("prompt") << int(TaskModel::Prompt) << Order::Prompt;
    QTest::newRow("kind") << int(TaskModel::Kind) << Order::Kind;
    QTest::newRow("model") << int(TaskModel::Model) << Order::Model;
    QTest::newRow("length") << int(TaskModel::Length) << Order::Length;
    QTest::newRow("rating") << int(TaskModel::Rating) << Order::Rating;
    QTest::newRow("elapsed") << int(TaskModel::Elapsed) << Order::Elapsed;
    QTest::newRow("expiry") << int(TaskModel::Expiry) << Order::Expiry;
    QTest::newRow("no column") << -1 << Order::Number;
}

void TestLongTaskModel::sortedInTheDatabase()
{
    QFETCH(int, column);
    QFETCH(TaskFilter::Order, order);
    addMany(many);
    makeModel();
    for (const auto direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        m_model->sort(column, direction);
        QVERIFY(wholeListComes());
        const bool up = direction == Qt::AscendingOrder && order != TaskFilter::Order::Number;
        QCOMPARE(shown(), m_history->find({.order = order, .ascending = up}));
    }
}

void TestLongTaskModel::sortedRowsMoveWithTheirTask()
{
    addMany(900, TaskState::Saved);
    makeModel();
    m_model->sort(TaskModel::Rating, Qt::DescendingOrder);
    QVERIFY(wholeListComes());
    const QPersistentModelIndex kept = m_model->index(800, TaskModel::Prompt);
    const TaskId id = m_model->taskAt(800);
    QSignalSpy resets(m_model.get(), &TaskModel::modelReset);
    QVERIFY(m_history->setMarks({{id, {.rating = 5}}}));
    m_model->deliverChanges();
    QVERIFY(wholeListComes());
    QVERIFY(kept.row() < 400);
    QCOMPARE(m_model->taskAt(kept.row()), id);
    QCOMPARE(shown(), m_history->find({.order = TaskFilter::Order::Rating}));
    QVERIFY(resets.isEmpty());
}

void TestLongTaskModel::sortedWhileTasksChange()
{
    const QList<TaskId> ids = addMany(900, TaskState::Saved);
    makeModel();
    m_model->sort(TaskModel::Rating, Qt::DescendingOrder);
    for (int n = 0; n < 50; ++n) {
        QVERIFY(m_history->setMarks({{ids.at(n * 7), {.rating = n % 6}}, {ids.at(n * 11), {.recycledAt = noon}}}));
        if (n % 5 == 0)
            addMany(3);
        QTest::qWait(1);
    }
    QVERIFY(QTest::qWaitFor(
        [this] { return m_model->isComplete() && shown() == m_history->find(m_model->filter()); }, patienceMs));
}

void TestLongTaskModel::unsortedAgain()
{
    addMany(20);
    makeModel();
    m_model->sort(TaskModel::Model, Qt::AscendingOrder);
    m_model->sort(TaskModel::Take, Qt::AscendingOrder);
    QCOMPARE(shown(), m_store->ids());
}

void TestLongTaskModel::marks()
{
    const TaskId id = addMany(1, TaskState::Saved).constFirst();
    makeModel();
    QCOMPARE(m_model->index(0, TaskModel::Rating).data(Qt::AccessibleTextRole).toString(), u"Not rated"_s);
    QVERIFY(!m_model->index(0, 0).data(TaskModel::NoteRole).isValid());
    QVERIFY(m_history->setMarks({{id, {4, {u"red"_s, u"night"_s}, u"for the <b>harbour</b>"_s, {}}}}));
    m_model->deliverChanges();
    const QModelIndex rating = m_model->index(0, TaskModel::Rating);
    QCOMPARE(rating.data().toString(), u"★★★★"_s);
    QCOMPARE(rating.data(Qt::AccessibleTextRole).toString(), u"Rated 4 of 5"_s);
    QCOMPARE(rating.data(TaskModel::RawRole).toInt(), 4);
    QCOMPARE(rating.data(TaskModel::RatingRole).toInt(), 4);
    QCOMPARE(rating.data(TaskModel::TagsRole).toStringList(), (QStringList{u"red"_s, u"night"_s}));
    QCOMPARE(rating.data(TaskModel::NoteRole).toString(), u"for the <b>harbour</b>"_s);
    QVERIFY(!rating.data(TaskModel::RejectedRole).toBool());
    QVERIFY(m_history->setMarks({{id, {.rating = 4, .rejected = true}}}));
    m_model->deliverChanges();
    QVERIFY(rating.data(TaskModel::RejectedRole).toBool());
    QCOMPARE(rating.data().toString(), u"✕ ★★★★"_s);
    QCOMPARE(rating.data(Qt::AccessibleTextRole).toString(), u"Rejected · Rated 4 of 5"_s);
    QVERIFY(m_history->setMarks({{id, {4, {u"red"_s, u"night"_s}, u"for the <b>harbour</b>"_s}}}));
    m_model->deliverChanges();
    const QString tip = m_model->index(0, TaskModel::Prompt).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(u"harbour"_s) && tip.contains(u"night"_s));
}

void TestLongTaskModel::binIsAnotherList()
{
    const QList<TaskId> ids = addMany(3, TaskState::Saved);
    makeModel();
    QVERIFY(m_history->setMarks({{ids.at(1), {.recycledAt = noon}}}));
    m_model->deliverChanges();
    QCOMPARE(shown(), (QList<TaskId>{ids.at(2), ids.at(0)}));
    m_model->setFilter({.bin = TaskFilter::Bin::Recycled});
    QCOMPARE(shown(), QList<TaskId>{ids.at(1)});
    QVERIFY(m_history->emptyBin());
    m_model->deliverChanges();
    QCOMPARE(m_model->rowCount(), 0);
}

void TestLongTaskModel::randomCommandsKeepTheOrder()
{
    addMany(200, TaskState::Saved);
    makeModel();
    quint32 seed = 7;
    const auto next = [&seed](int below) {
        seed = seed * 1664525 + 1013904223;
        return int((seed >> 16) % quint32(below));
    };
    for (int n = 0; n < 150; ++n) {
        switch (next(5)) {
        case 0: addMany(1 + next(5), TaskState::Saved); break;
        case 1: m_model->setFilter({.text = next(2) ? u"kite"_s : QString(), .leastRating = next(3)}); break;
        case 2: QVERIFY(m_history->setMarks({{1 + next(200), {.recycledAt = noon}}, {1 + next(200), {}}})); break;
        case 3: QVERIFY(m_history->setMarks({{1 + next(200), {.rating = next(6), .note = u"kite"_s}}})); break;
        default: m_model->deliverChanges(); break;
        }
        if (next(3) == 0) {
            m_model->deliverChanges();
            QCOMPARE(shown(), m_history->find(m_model->filter()));
        }
    }
}

QTEST_GUILESS_MAIN(TestLongTaskModel)
#include "tst_longtaskmodel.moc"
