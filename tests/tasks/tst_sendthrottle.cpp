// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/sendthrottle.h"

#include <QList>
#include <QTest>

using namespace Dailies;

class TestSendThrottle final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pausesGrowWhileNothingElseIsSaid();
    void whatTheServiceSaysIsKept_data();
    void whatTheServiceSaysIsKept();
    void severalAtOnceAreOnePause();
    void eachPauseIsALittleLonger();
    void oneGoesFirst();
    void afterARefusalTheSamePauses();
    void aLateGoodAnswerEndsNoPause();
};

void TestSendThrottle::pausesGrowWhileNothingElseIsSaid()
{
    SendThrottle pause;
    qint64 now = 5000;
    QCOMPARE(pause.remaining(now), 0);
    for (const int seconds : {2, 8, 30, 60, 120, 240, 480, 900, 900, 900}) {
        pause.throttled(now, std::nullopt, 0.0);
        QCOMPARE(pause.remaining(now), seconds * 1000);
        now += seconds * 1000 - 1;
        QCOMPARE(pause.remaining(now), 1);
        ++now;
        QCOMPARE(pause.remaining(now), 0);
    }
    pause.answered(now);
    pause.throttled(now, std::nullopt, 0.0);
    QCOMPARE(pause.remaining(now), 2000);
}

void TestSendThrottle::whatTheServiceSaysIsKept_data()
{
    QTest::addColumn<int>("said");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("a second") << 1 << qint64(2000);
    QTest::newRow("less than ours") << 2 << qint64(2000);
    QTest::newRow("a little more") << 3 << qint64(3000);
    QTest::newRow("more than ours") << 300 << qint64(300000);
    QTest::newRow("nothing") << 0 << qint64(2000);
    QTest::newRow("the past") << -5 << qint64(2000);
    QTest::newRow("for ever") << 2000000000 << qint64(900000);
}

void TestSendThrottle::whatTheServiceSaysIsKept()
{
    QFETCH(const int, said);
    QFETCH(const qint64, milliseconds);
    for (qint64 now : {qint64(0), qint64(10'000'000)}) {
        SendThrottle pause;
        pause.throttled(now, said, 0.0);
        QCOMPARE(pause.remaining(now), milliseconds);
    }
}

void TestSendThrottle::severalAtOnceAreOnePause()
{
    SendThrottle pause;
    for (int n = 0; n < 20; ++n)
        pause.throttled(n * 10, std::nullopt, 0.0);
    QCOMPARE(pause.remaining(190), 2000);
    // A shorter request for a pause does not end the longer one.
    pause.throttled(200, 1, 0.0);
    QCOMPARE(pause.remaining(200), 2000);
    pause.throttled(200, 60, 0.0);
    QCOMPARE(pause.remaining(200), 60000);
}

/// Random, so that several throttled programs do not return together; never shorter than without it.
void TestSendThrottle::eachPauseIsALittleLonger()
{
    SendThrottle pause;
    pause.throttled(0, std::nullopt, 0.5);
    QCOMPARE(pause.remaining(0), 2250);
    pause.throttled(10000, std::nullopt, 1.0);
    QCOMPARE(pause.remaining(10000), 10000);
    // A pause that the service requested is exactly as long as requested.
    SendThrottle told;
    told.throttled(0, 60, 1.0);
    QCOMPARE(told.remaining(0), 60000);
}

void TestSendThrottle::oneGoesFirst()
{
    SendThrottle pause;
    QCOMPARE(pause.atOnce(5), 5);
    pause.throttled(0, 10, 0.0);
    QCOMPARE(pause.atOnce(5), 1);
    QCOMPARE(pause.remaining(10000), 0);
    QCOMPARE(pause.atOnce(5), 1);
    pause.answered(10000);
    QCOMPARE(pause.atOnce(5), 5);
}

void TestSendThrottle::afterARefusalTheSamePauses()
{
    SendThrottle pause;
    qint64 now = 5000;
    for (const int seconds : {2, 8, 30}) {
        pause.refused(now, 0.0);
        QCOMPARE(pause.remaining(now), seconds * 1000);
        QVERIFY(pause.isAfterRefusal());
        QCOMPARE(pause.atOnce(4), 1);
        now += seconds * 1000;
    }
    pause.throttled(now, std::nullopt, 0.0);
    QVERIFY(!pause.isAfterRefusal());
    // A pause that the service requested stays unchanged.
    pause.refused(now + 1, 0.0);
    QVERIFY(!pause.isAfterRefusal());
    QCOMPARE(pause.remaining(now + 1), 60000);
}

void TestSendThrottle::aLateGoodAnswerEndsNoPause()
{
    SendThrottle pause;
    pause.throttled(0, 10, 0.0);
    pause.answered(5000);
    QCOMPARE(pause.remaining(5000), 5000);
    QCOMPARE(pause.atOnce(2), 1);
}

QTEST_GUILESS_MAIN(TestSendThrottle)
#include "tst_sendthrottle.moc"
