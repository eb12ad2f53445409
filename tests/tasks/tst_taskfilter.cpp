// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskfilter.h"

#include "app/tasks/history/taskhistory.h"
#include "app/tasks/store/idlist.h"
#include "tests/tasks/databasehelp.h"

#include <QTemporaryDir>

#include <algorithm>
#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Dailies::TaskFilter)

/// Each filter on one small history: as a list, among given tasks, and for single tasks.
class TestTaskFilter final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void passes_data();
    void passes();
    void orders_data();
    void orders();
    void onlyTheFirst();
    void valuesAreNeverPartOfTheStatement();
    void noTasksGiven();

private:
    QTemporaryDir m_folder;
    TaskStore m_store;
};

void TestTaskFilter::initTestCase()
{
    QVERIFY(m_store.open(m_folder.filePath(u"tasks.sqlite"_s)));
    // 1: waiting. 2: saved, rated, tagged. 3: failed, of another account and model. 4: answer lost, dismissed. 5: in
    // the Trash, and rejected like 3.
    VideoTask one = waitingTask(u"a red kite"_s);
    VideoTask two = runningTask(u"job-2"_s, noon.addDays(1));
    two.request.prompt = u"a blue kite"_s;
    two.request.durationSeconds.reset(); // the service chooses
    two.report.usage.insert(u"output_video_duration"_s, 8);
    two.state = TaskState::Saved;
    two.file = u"/clips/2.mp4"_s;
    two.finishedAt = two.createdAt.addSecs(60);
    two.marks = {4, {u"night"_s, u"it's \"50%\""_s}, u"keep"_s};
    VideoTask three = runningTask(u"job-3"_s, noon.addDays(2));
    three.accountId = u"it's me"_s;
    three.request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
    three.request.model = u"kling-v3"_s;
    three.request.prompt = u"猫和风筝"_s;
    three.request.durationSeconds = 5;
    three.state = TaskState::Failed;
    three.finishedAt = three.createdAt.addSecs(30);
    three.marks.rating = 2;
    three.marks.rejected = true;
    VideoTask four = waitingTask(u"a lost kite"_s);
    four.createdAt = noon.addDays(3);
    four.state = TaskState::NeedsReview;
    four.watched = false;
    VideoTask five = runningTask(u"job-5"_s, noon.addDays(4));
    five.request.prompt = u"a dropped kite"_s;
    five.state = TaskState::Expired;
    five.marks = {5, {u"night"_s}, {}, noon.addDays(5), true};
    QVERIFY(m_store.addAll({one, two, three, four, five}));
}

void TestTaskFilter::passes_data()
{
    QTest::addColumn<TaskFilter>("filter");
    QTest::addColumn<QList<TaskId>>("ids");
    using Ids = QList<TaskId>;
    using Bin = TaskFilter::Bin;
    const RequestKind textA{Family::A, Generation::G30, ApiType::TextToVideo};
    const RequestKind textB{Family::B, Generation::None, ApiType::TextToVideo};
    QTest::newRow("nothing") << TaskFilter{} << Ids{4, 3, 2, 1};
    QTest::newRow("ascending") << TaskFilter{.ascending = true} << Ids{1, 2, 3, 4};
    QTest::newRow("bin") << TaskFilter{.bin = Bin::Recycled} << Ids{5};
    QTest::newRow("both") << TaskFilter{.bin = Bin::Both} << Ids{5, 4, 3, 2, 1};
    QTest::newRow("states") << TaskFilter{.states = {TaskState::Saved, TaskState::Failed}} << Ids{3, 2};
    QTest::newRow("state of the bin") << TaskFilter{.states = {TaskState::Expired}} << Ids{};
    QTest::newRow("watched") << TaskFilter{.states = {TaskState::NeedsReview}, .watchedOnly = true} << Ids{};
    QTest::newRow("account") << TaskFilter{.accounts = {u"it's me"_s}} << Ids{3};
    QTest::newRow("accounts") << TaskFilter{.accounts = {u"it's me"_s, u"studio"_s}} << Ids{4, 3, 2, 1};
    QTest::newRow("no such account") << TaskFilter{.accounts = {u"') OR 1 --"_s}} << Ids{};
    QTest::newRow("model") << TaskFilter{.models = {u"kling-v3"_s}} << Ids{3};
    QTest::newRow("kind") << TaskFilter{.kinds = {textB}} << Ids{3};
    QTest::newRow("kinds") << TaskFilter{.kinds = {textA, textB}} << Ids{4, 3, 2, 1};
    QTest::newRow("rating") << TaskFilter{.leastRating = 3} << Ids{2};
    QTest::newRow("lower rating") << TaskFilter{.leastRating = 1} << Ids{3, 2};
    QTest::newRow("rated below") << TaskFilter{.leastRating = 1, .mostRating = 2} << Ids{3};
    QTest::newRow("not rated") << TaskFilter{.mostRating = 0} << Ids{4, 1};
    QTest::newRow("rejected") << TaskFilter{.rejects = TaskFilter::Rejects::Only} << Ids{3};
    QTest::newRow("rejected, in both") << TaskFilter{.bin = Bin::Both, .rejects = TaskFilter::Rejects::Only}
                                       << Ids{5, 3};
    QTest::newRow("not rejected") << TaskFilter{.rejects = TaskFilter::Rejects::Hidden} << Ids{4, 2, 1};
    QTest::newRow("words, not rejected") << TaskFilter{.text = u"job-"_s, .rejects = TaskFilter::Rejects::Hidden}
                                         << Ids{2};
    QTest::newRow("tag") << TaskFilter{.tags = {u"night"_s}} << Ids{2};
    QTest::newRow("part of a tag") << TaskFilter{.tags = {u"nigh"_s}} << Ids{};
    QTest::newRow("two tags") << TaskFilter{.tags = {u"night"_s, u"it's \"50%\""_s}} << Ids{2};
    QTest::newRow("from") << TaskFilter{.from = noon.addDays(2)} << Ids{4, 3};
    QTest::newRow("until") << TaskFilter{.until = noon.addDays(2)} << Ids{2, 1};
    QTest::newRow("one day") << TaskFilter{.from = noon, .until = noon.addDays(1)} << Ids{1};
    QTest::newRow("upside down") << TaskFilter{.from = noon.addDays(9), .until = noon} << Ids{};
    QTest::newRow("words") << TaskFilter{.text = u"kite"_s} << Ids{4, 2, 1};
    QTest::newRow("words, ascending") << TaskFilter{.text = u"kite"_s, .ascending = true} << Ids{1, 2, 4};
    QTest::newRow("words in the bin") << TaskFilter{.text = u"kite"_s, .bin = Bin::Recycled} << Ids{5};
    QTest::newRow("words in both") << TaskFilter{.text = u"kite"_s, .bin = Bin::Both} << Ids{5, 4, 2, 1};
    QTest::newRow("words and state") << TaskFilter{.states = {TaskState::Waiting}, .text = u"kite"_s} << Ids{1};
    QTest::newRow("words and rating") << TaskFilter{.text = u"风筝"_s, .leastRating = 2} << Ids{3};
    QTest::newRow("id") << TaskFilter{.text = u"job-"_s} << Ids{3, 2};
    QTest::newRow("id and state") << TaskFilter{.states = {TaskState::Saved}, .text = u"job-"_s} << Ids{2};
    QTest::newRow("only signs that no word has") << TaskFilter{.text = u"**"_s} << Ids{};
    QTest::newRow("everything") << TaskFilter{.states = {TaskState::Saved},
        .text = u"blue"_s,
        .watchedOnly = true,
        .accounts = {u"studio"_s},
        .models = {u"wan3.0-video"_s},
        .kinds = {textA},
        .leastRating = 4,
        .tags = {u"night"_s},
        .from = noon,
        .until = noon.addDays(9)}
                                << Ids{2};
}

void TestTaskFilter::passes()
{
    QFETCH(TaskFilter, filter);
    QFETCH(QList<TaskId>, ids);
    const TaskHistory history(m_store);
    QCOMPARE(history.find(filter), ids);
    QCOMPARE(history.passing({1, 2, 3, 4, 5, 99}, filter), QSet<TaskId>(ids.cbegin(), ids.cend()));
    QCOMPARE(history.find(filter, 1), ids.mid(0, 1));
    if (filter.text.isEmpty()) {
        QSet<TaskId> matching;
        for (const VideoTask& task : history.tasks({1, 2, 3, 4, 5})) {
            if (matchesProperties(task, filter))
                matching.insert(task.id);
        }
        QCOMPARE(matching, QSet<TaskId>(ids.cbegin(), ids.cend()));
    }
    QList<TaskId> newestFirst = ids;
    std::sort(newestFirst.begin(), newestFirst.end(), std::greater<>());
    // Every order finds the same tasks.
    for (int order = 0; order <= int(TaskFilter::Order::Rating); ++order) {
        filter.order = TaskFilter::Order(order);
        QList<TaskId> sorted = history.find(filter);
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        QCOMPARE(sorted, newestFirst);
    }
}

void TestTaskFilter::orders_data()
{
    QTest::addColumn<TaskFilter::Order>("order");
    QTest::addColumn<QList<TaskId>>("down");
    QTest::addColumn<QList<TaskId>>("up");
    using Ids = QList<TaskId>;
    using Order = TaskFilter::Order;
    QTest::newRow("number") << Order::Number << Ids{4, 3, 2, 1} << Ids{1, 2, 3, 4};
    QTest::newRow("state") << Order::State << Ids{3, 2, 4, 1} << Ids{1, 4, 2, 3};
    QTest::newRow("prompt") << Order::Prompt << Ids{3, 1, 4, 2} << Ids{2, 4, 1, 3};
    QTest::newRow("kind") << Order::Kind << Ids{3, 4, 2, 1} << Ids{4, 2, 1, 3};
    QTest::newRow("model") << Order::Model << Ids{4, 2, 1, 3} << Ids{3, 4, 2, 1};
    QTest::newRow("length") << Order::Length << Ids{2, 3, 4, 1} << Ids{3, 2, 4, 1};
    QTest::newRow("elapsed") << Order::Elapsed << Ids{2, 3, 4, 1} << Ids{3, 2, 4, 1};
    QTest::newRow("expiry") << Order::Expiry << Ids{4, 3, 2, 1} << Ids{4, 3, 2, 1};
    QTest::newRow("rating") << Order::Rating << Ids{2, 3, 4, 1} << Ids{4, 1, 3, 2};
}

void TestTaskFilter::orders()
{
    QFETCH(TaskFilter::Order, order);
    const TaskHistory history(m_store);
    QTEST(history.find({.order = order}), "down");
    QTEST(history.find({.order = order, .ascending = true}), "up");
}

void TestTaskFilter::onlyTheFirst()
{
    const TaskHistory history(m_store);
    QCOMPARE(history.find({}, 2), (QList<TaskId>{4, 3}));
    QCOMPARE(history.find({.text = u"kite"_s}, 2), (QList<TaskId>{4, 2}));
    QCOMPARE(history.find({.order = TaskFilter::Order::Rating}, 1), QList<TaskId>{2});
}

void TestTaskFilter::valuesAreNeverPartOfTheStatement()
{
    const QString evil = u"x\" OR 1; '--"_s;
    const TaskFilter filter{.text = evil, .accounts = {evil}, .models = {evil}, .tags = {evil}};
    for (const TaskSql& made : {listSql(filter, 7, 5), amongSql(filter, {1, 2}, 7)}) {
        QVERIFY(!made.sql.contains(u"OR 1"_s));
        QCOMPARE(made.sql.count(u'?'), made.values.size());
    }
}

void TestTaskFilter::noTasksGiven()
{
    QVERIFY(TaskHistory(m_store).passing({}, {.text = u"kite"_s}).isEmpty());
    QCOMPARE(jsonOf({}), u"[]"_s);
    QCOMPARE(jsonOf({3, 20}), u"[3,20]"_s);
}

QTEST_GUILESS_MAIN(TestTaskFilter)
#include "tst_taskfilter.moc"
