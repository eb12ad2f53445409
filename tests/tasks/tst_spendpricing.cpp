// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/spendbench.h"

#include <QScopeGuard>
#include <QTest>

#include <ctime>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Which rate a take has if its request leaves something to the service.
class TestSpendPricing final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pricesTheResolutionThatWasBilled_data();
    void pricesTheResolutionThatWasBilled();
    void estimatesTheDearestRate();
    void billsTheDearestRate();
    void dayDoesNotChangeWithTheTimeZone();
    void pricesTheDefaultsOfFamilyB();
};

/// The resolution decides the rate, and only the service knows what it chose.
void TestSpendPricing::pricesTheResolutionThatWasBilled_data()
{
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QJsonValue>("told");
    QTest::addColumn<QString>("estimated");
    QTest::addColumn<QString>("billed");
    const QJsonValue nothing;
    QTest::newRow("auto, as expected") << QString() << QJsonValue(1080) << u"1"_s << u"1"_s;
    QTest::newRow("auto, less than expected") << QString() << QJsonValue(720) << u"1"_s << u"0.5"_s;
    QTest::newRow("auto, as text") << QString() << QJsonValue(u"480"_s) << u"1"_s << u"0.05"_s;
    QTest::newRow("auto, not told") << QString() << nothing << u"1"_s << u"1"_s;
    QTest::newRow("auto, nonsense") << QString() << QJsonValue(u"high"_s) << u"1"_s << u"1"_s;
    QTest::newRow("asked for") << u"720P"_s << nothing << u"0.5"_s << u"0.5"_s;
    QTest::newRow("asked for, billed differently") << u"720P"_s << QJsonValue(1080) << u"0.5"_s << u"1"_s;
    QTest::newRow("a word") << u"4K"_s << QJsonValue(1080) << u"2"_s << u"2"_s;
}

void TestSpendPricing::pricesTheResolutionThatWasBilled()
{
    QFETCH(QString, asked);
    QFETCH(QJsonValue, told);
    SpendBench bench;
    bench.store.setServiceDefaults(
        [](const VideoRequest&, Field field) { return field == Field::Resolution ? u"1080P"_s : QString(); });
    for (const auto& [resolution, price] : {std::pair{u""_s, u"0.1"_s}, std::pair{u"480P"_s, u"0.01"_s},
             std::pair{u"1080P"_s, u"0.2"_s}, std::pair{u"4K"_s, u"0.4"_s}}) {
        Rate rate = bench.storeRate(RateUnit::Second, price);
        rate.resolution = resolution;
        QVERIFY(bench.book.storeRate(rate));
    }
    VideoTask task = bench.newTask(SpendBench::request());
    task.request.resolution = asked;
    const SpendEstimate estimate = bench.book.estimate(u"studio"_s, task.request);
    QTEST(estimate.price->amount.text(), "estimated");
    QVERIFY(!estimate.isUpTo);
    const TaskId id = bench.running(task);
    QTEST(bench.book.entryOf(id)->price->amount.text(), "estimated");
    QJsonObject usage{{u"duration"_s, 5}};
    if (!told.isNull())
        usage.insert(u"SR"_s, told);
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, usage)));
    QTEST(bench.book.entryOf(id)->price->amount.text(), "billed");
    bench.storeRate(RateUnit::Point, u"1"_s); // values all takes anew
    QTEST(bench.book.entryOf(id)->price->amount.text(), "billed");
}

/// Nobody knows what the service will choose.
void TestSpendPricing::estimatesTheDearestRate()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"0.1"_s);
    Rate rate = bench.storeRate(RateUnit::Second, u"0.2"_s);
    rate.resolution = u"1080P"_s;
    QVERIFY(bench.book.storeRate(rate));
    rate.resolution.clear();
    rate.mode = u"pro"_s; // family A has no mode
    rate.price.amount = Amount::whole(9);
    rate.id = 0;
    QVERIFY(bench.book.storeRate(rate));
    const SpendEstimate estimate = bench.book.estimate(u"studio"_s, SpendBench::request());
    QVERIFY(estimate.isUpTo);
    QCOMPARE(estimate.price->amount.text(), u"1"_s);
    const TaskId id = bench.running();
    QCOMPARE(bench.book.entryOf(id)->price->amount.text(), u"1"_s);
    bench.storeRate(RateUnit::Point, u"1"_s); // values all takes anew
    QCOMPARE(bench.book.entryOf(id)->price->amount.text(), u"1"_s);
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, {{u"duration"_s, 5}, {u"SR"_s, 720}})));
    QCOMPARE(bench.book.entryOf(id)->price->amount.text(), u"0.5"_s);
}

/// What was charged may be less, so it is marked until the user knows better.
void TestSpendPricing::billsTheDearestRate()
{
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"0.1"_s);
    Rate rate = bench.storeRate(RateUnit::Second, u"0.2"_s);
    rate.resolution = u"1080P"_s;
    QVERIFY(bench.book.storeRate(rate));
    const TaskId unknown = bench.charged(Family::A, u"5"_s);
    VideoTask task = bench.newTask(SpendBench::request());
    task.request.resolution = u"720P"_s;
    const TaskId known = bench.charged(task, u"5"_s);
    const auto costs = [&](TaskId id) {
        const SpendEntry entry = *bench.book.entryOf(id);
        return (entry.isUpTo ? u"up to "_s : QString()) + entry.price->amount.text();
    };
    QCOMPARE(costs(unknown), u"up to 1"_s);
    QCOMPARE(costs(known), u"0.5"_s);
    QCOMPARE(bench.book.report({})->total.billed.upTo, 1);
    const qint64 call = bench.book.entryOf(unknown)->id;
    QVERIFY(bench.book.settle(call, {}, Price{*Amount::parse(u"0.6"), u"USD"_s}));
    QCOMPARE(costs(unknown), u"0.6"_s);
    QCOMPARE(bench.book.report({})->total.billed.upTo, 0);
    QVERIFY(bench.book.unsettle(call));
    QCOMPARE(costs(unknown), u"up to 1"_s);
}

/// A take keeps the rate of its day, also for a user who travels.
void TestSpendPricing::dayDoesNotChangeWithTheTimeZone()
{
#ifdef Q_OS_UNIX
    const QByteArray before = qgetenv("TZ");
    const auto goTo = [](const QByteArray& zone) {
        zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone);
        tzset();
    };
    const auto back = qScopeGuard([&] { goTo(before); });
    goTo("UTC");
    SpendBench bench;
    bench.storeRate(RateUnit::Second, u"1"_s);
    bench.clock.setNow(QDateTime(QDate(2026, 1, 9), QTime(23, 0), Qt::UTC));
    const TaskId id = bench.charged(Family::A, u"5"_s);
    goTo("Pacific/Auckland"); // where it was the tenth already
    Rate later;
    later.price = {Amount::whole(2), u"USD"_s};
    later.from = QDate(2026, 1, 10);
    QVERIFY(bench.book.storeRate(later));
    QCOMPARE(bench.book.entryOf(id)->price->amount.text(), u"5"_s);
#else
    QSKIP("the time zone of a process can't be changed here");
#endif
}

void TestSpendPricing::pricesTheDefaultsOfFamilyB()
{
    SpendBench bench;
    bench.store.setServiceDefaults(
        [](const VideoRequest&, Field field) { return field == Field::Sound ? u"off"_s : QString(); });
    Rate rate = bench.storeRate(RateUnit::Point, u"0.1"_s);
    rate.sound = u"off"_s;
    QVERIFY(bench.book.storeRate(rate));
    VideoTask task = bench.newTask(SpendBench::request(Family::B));
    const TaskId id = bench.charged(task, u"5"_s);
    QCOMPARE(bench.book.entryOf(id)->price->amount.text(), u"0.5"_s);
    QCOMPARE(bench.book.estimate(u"studio"_s, task.request).takes, 1);
    task.request.sound = u"off"_s;
    QCOMPARE(bench.book.estimate(u"studio"_s, task.request).takes, 1);
    task.request.sound = u"on"_s;
    QCOMPARE(bench.book.estimate(u"studio"_s, task.request).takes, 0);
}

QTEST_GUILESS_MAIN(TestSpendPricing)
#include "tst_spendpricing.moc"
