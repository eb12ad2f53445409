// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pollschedule.h"

#include <QTest>

using namespace Dailies;

class TestPollSchedule final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pace_data();
    void pace();
    void shortenedByAFifthAtMost();
    void practiceIsQuicker();
    void senselessNumbersStillWait();
};

void TestPollSchedule::pace_data()
{
    QTest::addColumn<qint64>("since");
    QTest::addColumn<qint64>("delay");
    constexpr qint64 minute = 60000;
    QTest::newRow("just accepted") << qint64(0) << qint64(10000);
    QTest::newRow("end of the first minute") << minute - 1 << qint64(10000);
    QTest::newRow("second minute") << minute << qint64(15000);
    QTest::newRow("before the tenth") << 10 * minute - 1 << qint64(15000);
    QTest::newRow("ten minutes") << 10 * minute << qint64(30000);
    QTest::newRow("end of the day") << 1440 * minute - 1 << qint64(30000);
    QTest::newRow("second day") << 1440 * minute << 30 * minute;
    QTest::newRow("a month") << 30 * 1440 * minute << 30 * minute;
    QTest::newRow("clock set back") << -5 * minute << qint64(10000);
}

void TestPollSchedule::pace()
{
    QFETCH(qint64, since);
    QFETCH(qint64, delay);
    QCOMPARE(pollDelayMs({}, since, 0.0), delay);
}

void TestPollSchedule::shortenedByAFifthAtMost()
{
    QCOMPARE(pollDelayMs({}, 0, 0.5), 9000);
    QVERIFY(pollDelayMs({}, 0, 0.999999) >= 8000);
    for (int n = 0; n < 100; ++n) {
        const qint64 delay = pollDelayMs({}, 700000, n / 100.0);
        QVERIFY(delay >= 24000 && delay <= 30000);
    }
}

void TestPollSchedule::practiceIsQuicker()
{
    QCOMPARE(pollDelayMs({500}, 0, 0.0), 500);
    QCOMPARE(pollDelayMs({500}, 90000, 0.0), 750);
    QCOMPARE(pollDelayMs({500}, 900000, 0.0), 1500);
    QCOMPARE(pollDelayMs({500}, 200000000, 0.0), 1800000);
}

void TestPollSchedule::senselessNumbersStillWait()
{
    QVERIFY(pollDelayMs({0}, 0, 0.0) >= 1);
    QVERIFY(pollDelayMs({-10}, 0, 0.0) >= 1);
    QCOMPARE(pollDelayMs({}, 0, -3.0), 10000);
    QCOMPARE(pollDelayMs({}, 0, 42.0), 8000);
}

QTEST_GUILESS_MAIN(TestPollSchedule)
#include "tst_pollschedule.moc"
