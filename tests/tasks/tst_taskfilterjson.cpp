// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/kindfields.h"
#include "app/tasks/history/taskfilterjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDate today(2026, 11, 21);

} // namespace

/// Filters as they are stored.
class TestTaskFilterJson final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void periodsGoWithTheCalendar_data();
    void periodsGoWithTheCalendar();
    void days();
    void unreadable_data();
    void unreadable();
    void olderNeedForAttention();
    void olderBinIsRejected();
    void orderIsNotKept();
};

void TestTaskFilterJson::comesBack_data()
{
    QTest::addColumn<TaskFilter>("filter");
    const auto row = [](const char* name, auto change) {
        TaskFilter filter;
        change(filter);
        QTest::newRow(name) << filter;
    };
    row("nothing", [](TaskFilter&) {});
    row("states", [](TaskFilter& f) { f.states = {TaskState::Failed, TaskState::Expired}; });
    row("text", [](TaskFilter& f) { f.text = u"猫 \"x\""_s; });
    row("lists", [](TaskFilter& f) {
        f.accounts = {u"a"_s, u"b"_s};
        f.models = {u"m"_s};
        f.tags = {u"sea"_s};
    });
    row("kinds", [](TaskFilter& f) { f.kinds = {allKinds().first(), allKinds().last()}; });
    row("rating", [](TaskFilter& f) { f.leastRating = 4; });
    row("needs attention", [](TaskFilter& f) { f.attention = TaskFilter::Attention::Needed; });
    row("needs no attention", [](TaskFilter& f) { f.attention = TaskFilter::Attention::NotNeeded; });
    row("tracked", [](TaskFilter& f) { f.watchedOnly = true; });
    row("rejected", [](TaskFilter& f) { f.rejects = TaskFilter::Rejects::Only; });
    row("not rejected", [](TaskFilter& f) { f.rejects = TaskFilter::Rejects::Hidden; });
    row("bin", [](TaskFilter& f) { f.bin = TaskFilter::Bin::Recycled; });
    row("today", [](TaskFilter& f) { setPeriod(f, TaskFilter::Period::Today, today); });
    row("month", [](TaskFilter& f) { setPeriod(f, TaskFilter::Period::Month, today); });
    row("days", [](TaskFilter& f) { setDays(f, today.addDays(-9), today.addDays(-2)); });
    row("since", [](TaskFilter& f) { setDays(f, today, {}); });
    row("until", [](TaskFilter& f) { setDays(f, {}, today); });
}

void TestTaskFilterJson::comesBack()
{
    QFETCH(const TaskFilter, filter);
    const QByteArray text = QJsonDocument(toJson(filter)).toJson();
    QCOMPARE(taskFilterFromJson(QJsonDocument::fromJson(text).object(), today), filter);
}

void TestTaskFilterJson::periodsGoWithTheCalendar_data()
{
    QTest::addColumn<TaskFilter::Period>("period");
    QTest::addColumn<QDate>("first");
    QTest::newRow("none") << TaskFilter::Period::None << QDate();
    QTest::newRow("today") << TaskFilter::Period::Today << QDate(2027, 1, 3);
    QTest::newRow("week") << TaskFilter::Period::Week << QDate(2026, 12, 28);
    QTest::newRow("month") << TaskFilter::Period::Month << QDate(2027, 1, 1);
}

void TestTaskFilterJson::periodsGoWithTheCalendar()
{
    QFETCH(const TaskFilter::Period, period);
    QFETCH(const QDate, first);
    TaskFilter kept;
    setPeriod(kept, period, today);
    const TaskFilter later = taskFilterFromJson(toJson(kept), QDate(2027, 1, 3));
    QCOMPARE(later.period, period);
    QCOMPARE(firstDay(later), first);
    QVERIFY(!later.until.isValid());
}

void TestTaskFilterJson::days()
{
    TaskFilter filter;
    setPeriod(filter, TaskFilter::Period::Today, today);
    setDays(filter, QDate(2026, 3, 28), QDate(2026, 3, 29)); // a change to daylight saving time, in some places
    QCOMPARE(filter.period, TaskFilter::Period::None);
    QCOMPARE(firstDay(filter), QDate(2026, 3, 28));
    QCOMPARE(lastDay(filter), QDate(2026, 3, 29));
    QCOMPARE(filter.until, QDate(2026, 3, 30).startOfDay().toUTC());
    setDays(filter, {}, {});
    QCOMPARE(filter, TaskFilter());
}

void TestTaskFilterJson::unreadable_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("unknown state") << QByteArray(R"({"states":["Dreaming",7]})");
    QTest::newRow("unknown kind") << QByteArray(R"({"kinds":[["C","9","Dream"],"A",3]})");
    QTest::newRow("unknown period") << QByteArray(R"({"period":"decade"})");
    QTest::newRow("empty period") << QByteArray(R"({"period":""})");
    QTest::newRow("no day") << QByteArray(R"({"from":"yesterday","to":"2026-02-31"})");
    QTest::newRow("wrong types") << QByteArray(
        R"({"states":"Failed","text":7,"leastRating":"five","watchedOnly":"yes","recycled":1,"tags":{"a":1}})");
    QTest::newRow("rating below") << QByteArray(R"({"leastRating":-3})");
}

void TestTaskFilterJson::unreadable()
{
    QFETCH(const QByteArray, json);
    QCOMPARE(taskFilterFromJson(QJsonDocument::fromJson(json).object(), today), TaskFilter());
}

/// As saved before requests on hold needed attention.
void TestTaskFilterJson::olderNeedForAttention()
{
    const QJsonObject json{{u"states"_s, QJsonArray{u"NeedsReview"_s}}, {u"watchedOnly"_s, true}};
    QCOMPARE(taskFilterFromJson(json, today), (TaskFilter{.attention = TaskFilter::Attention::Needed}));
}

// Until version 7 of the database, the recycle bin contained what was rejected.
void TestTaskFilterJson::olderBinIsRejected()
{
    const TaskFilter filter = taskFilterFromJson({{u"recycled"_s, true}}, today);
    QCOMPARE(filter.bin, TaskFilter::Bin::Kept);
    QCOMPARE(filter.rejects, TaskFilter::Rejects::Only);
}

void TestTaskFilterJson::orderIsNotKept()
{
    TaskFilter filter;
    filter.order = TaskFilter::Order::Rating;
    filter.ascending = true;
    QCOMPARE(toJson(filter), QJsonObject());
}

QTEST_GUILESS_MAIN(TestTaskFilterJson)
#include "tst_taskfilterjson.moc"
