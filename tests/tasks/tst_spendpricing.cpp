// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/spendbench.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Which rate a take has if its request leaves something to the service.
class TestSpendPricing final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pricesTheResolutionThatWasBilled_data();
    void pricesTheResolutionThatWasBilled();
    void estimatesTheDearestRate();
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
