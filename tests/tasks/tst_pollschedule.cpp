// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/pollschedule.h"

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
    void seldomThenOften();
    void asksAsSeldomAsThePersonWants_data();
    void asksAsSeldomAsThePersonWants();
    void learnsOnlyWhenThePersonWants();
    void askedOnceSoon();
    void afterTheUsualTimeAsIfNothingWereKnown();
    void fewerQuestionsAndSoonerAnswers_data();
    void fewerQuestionsAndSoonerAnswers();
    void neverTooRareNorTooOften_data();
    void neverTooRareNorTooOften();
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

void TestPollSchedule::seldomThenOften()
{
    const DurationRange usual{270000, 300000, 330000, 9};
    QCOMPARE(pollDelayMs({}, 10000, usual, 0.0), 100000);
    QCOMPARE(pollDelayMs({}, 110000, usual, 0.0), 100000);
    // Not later than shortly before the fastest clip would be finished.
    QCOMPARE(pollDelayMs({}, 210000, usual, 0.0), 30000);
    QCOMPARE(pollDelayMs({}, 240000, usual, 0.0), 10000);
    QCOMPARE(pollDelayMs({}, 380000, usual, 0.0), 10000);
    QCOMPARE(pollDelayMs({}, 390000, usual, 0.0), 15000);
    // Faster kinds are polled more often.
    QCOMPARE(pollDelayMs({}, 60000, DurationRange{60000, 66000, 72000, 9}, 0.0), 5000);
    QCOMPARE(pollDelayMs({}, 150000, DurationRange{140000, 160000, 180000, 9}, 0.0), 8000);
}

void TestPollSchedule::asksAsSeldomAsThePersonWants_data()
{
    QTest::addColumn<qint64>("shortestMs");
    QTest::addColumn<qint64>("longestMs");
    QTest::addColumn<qint64>("delayMs");
    QTest::newRow("usual") << qint64(10000) << qint64(120000) << qint64(120000);
    QTest::newRow("more often") << qint64(10000) << qint64(30000) << qint64(30000);
    QTest::newRow("more seldom") << qint64(10000) << qint64(600000) << qint64(600000);
    QTest::newRow("less than the shortest") << qint64(300000) << qint64(30000) << qint64(300000);
    QTest::newRow("nothing") << qint64(10000) << qint64(0) << qint64(10000);
    QTest::newRow("below nothing") << qint64(10000) << qint64(-5) << qint64(10000);
}

void TestPollSchedule::asksAsSeldomAsThePersonWants()
{
    QFETCH(qint64, shortestMs);
    QFETCH(qint64, longestMs);
    QFETCH(qint64, delayMs);
    const DurationRange usual{5400000, 6000000, 6600000, 9};
    QCOMPARE(pollDelayMs({shortestMs, longestMs}, shortestMs, usual, 0.0), delayMs);
}

void TestPollSchedule::learnsOnlyWhenThePersonWants()
{
    const DurationRange usual{270000, 300000, 330000, 9};
    const PollPace same{.learns = false};
    for (qint64 since : {qint64(0), qint64(10000), qint64(110000), qint64(240000), qint64(86400000)})
        QCOMPARE(pollDelayMs(same, since, usual, 0.25), pollDelayMs(same, since, 0.25));
}

void TestPollSchedule::askedOnceSoon()
{
    const DurationRange usual{1700000, 1800000, 1900000, 9};
    QCOMPARE(pollDelayMs({}, 0, usual, 0.0), 10000);
    QCOMPARE(pollDelayMs({}, -90000, usual, 0.0), 10000);
    QCOMPARE(pollDelayMs({}, 8000, usual, 0.0), 120000);
    QCOMPARE(pollDelayMs({}, 0, DurationRange{3000, 4000, 5000, 9}, 0.0), 5000);
}

void TestPollSchedule::afterTheUsualTimeAsIfNothingWereKnown()
{
    const DurationRange usual{60000, 70000, 80000, 9};
    for (qint64 since : {qint64(100000), qint64(700000), qint64(86400000), qint64(900000000)})
        QCOMPARE(pollDelayMs({}, since, usual, 0.25), pollDelayMs({}, since, 0.25));
    // Whatever was learned, polling is rare on the second day.
    QCOMPARE(pollDelayMs({}, 86400000, DurationRange{1, 86400000, 900000000, 5}, 0.0), 1800000);
}

void TestPollSchedule::fewerQuestionsAndSoonerAnswers_data()
{
    QTest::addColumn<int>("seconds");
    for (int seconds : {60, 120, 300, 900, 1800})
        QTest::addRow("%d s", seconds) << seconds;
}

void TestPollSchedule::fewerQuestionsAndSoonerAnswers()
{
    QFETCH(int, seconds);
    const DurationRange usual{seconds * 900LL, seconds * 1000LL, seconds * 1100LL, 20};
    struct Course {
        int questions = 0;
        qint64 lateMs = 0;
    };
    const auto run = [&](qint64 takesMs, bool informed, double random) {
        Course course;
        qint64 now = 0;
        while (now < takesMs) {
            now += informed ? pollDelayMs({}, now, usual, random) : pollDelayMs({}, now, random);
            ++course.questions;
        }
        course.lateMs = now - takesMs;
        return course;
    };
    Course plain;
    Course informed;
    for (int tenth = 900; tenth <= 1100; tenth += 10) {
        for (double random : {0.0, 0.2, 0.4, 0.6, 0.8}) {
            const Course a = run(qint64(seconds) * tenth, false, random);
            const Course b = run(qint64(seconds) * tenth, true, random);
            plain.questions += a.questions;
            plain.lateMs += a.lateMs;
            informed.questions += b.questions;
            informed.lateMs += b.lateMs;
            QVERIFY(b.lateMs <= 10000);
        }
    }
    QVERIFY2(informed.questions < plain.questions,
        qPrintable(QString::number(informed.questions) + QLatin1Char('/') + QString::number(plain.questions)));
    QVERIFY2(informed.lateMs < plain.lateMs,
        qPrintable(QString::number(informed.lateMs) + QLatin1Char('/') + QString::number(plain.lateMs)));
}

void TestPollSchedule::neverTooRareNorTooOften_data()
{
    QTest::addColumn<qint64>("early");
    QTest::addColumn<qint64>("usual");
    QTest::addColumn<qint64>("late");
    QTest::newRow("nothing") << qint64(0) << qint64(0) << qint64(0);
    QTest::newRow("very quick") << qint64(500) << qint64(500) << qint64(500);
    QTest::newRow("wide") << qint64(500) << qint64(60000) << qint64(7200000);
    QTest::newRow("slow") << qint64(7000000) << qint64(7100000) << qint64(7200000);
    QTest::newRow("upside down") << qint64(90000) << qint64(60000) << qint64(30000);
    QTest::newRow("negative") << qint64(-5) << qint64(-4) << qint64(-3);
}

void TestPollSchedule::neverTooRareNorTooOften()
{
    QFETCH(qint64, early);
    QFETCH(qint64, usual);
    QFETCH(qint64, late);
    for (qint64 since = 0; since < 86400000; since += 7919) {
        for (double random : {0.0, 0.5, 0.999}) {
            const qint64 delay = pollDelayMs({}, since, DurationRange{early, usual, late, 5}, random);
            QVERIFY2(delay >= 4000 && delay <= 120000, qPrintable(QString::number(delay)));
        }
    }
}

QTEST_GUILESS_MAIN(TestPollSchedule)
#include "tst_pollschedule.moc"
