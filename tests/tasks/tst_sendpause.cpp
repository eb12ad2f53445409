// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/sendpause.h"

#include <QList>
#include <QTest>

using namespace Dailies;

class TestSendPause final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pausesGrowWhileNothingElseIsSaid();
    void whatTheServiceSaysIsKept_data();
    void whatTheServiceSaysIsKept();
    void severalAtOnceAreOnePause();
    void oneGoesFirst();
    void aLateGoodAnswerEndsNoPause();
};

void TestSendPause::pausesGrowWhileNothingElseIsSaid()
{
    SendPause pause;
    qint64 now = 5000;
    QCOMPARE(pause.remaining(now), 0);
    for (const int seconds : {30, 60, 120, 240, 480, 900, 900, 900}) {
        pause.throttled(now, std::nullopt);
        QCOMPARE(pause.remaining(now), seconds * 1000);
        now += seconds * 1000 - 1;
        QCOMPARE(pause.remaining(now), 1);
        ++now;
        QCOMPARE(pause.remaining(now), 0);
    }
    pause.answered(now);
    pause.throttled(now, std::nullopt);
    QCOMPARE(pause.remaining(now), 30000);
}

void TestSendPause::whatTheServiceSaysIsKept_data()
{
    QTest::addColumn<int>("said");
    QTest::addColumn<qint64>("milliseconds");
    QTest::newRow("a second") << 1 << qint64(1000);
    QTest::newRow("less than ours") << 7 << qint64(7000);
    QTest::newRow("more than ours") << 300 << qint64(300000);
    QTest::newRow("nothing") << 0 << qint64(1000);
    QTest::newRow("the past") << -5 << qint64(1000);
    QTest::newRow("for ever") << 2000000000 << qint64(900000);
}

void TestSendPause::whatTheServiceSaysIsKept()
{
    QFETCH(const int, said);
    QFETCH(const qint64, milliseconds);
    SendPause pause;
    for (qint64 now : {qint64(0), qint64(10'000'000)}) {
        pause.throttled(now, said);
        QCOMPARE(pause.remaining(now), milliseconds);
    }
}

void TestSendPause::severalAtOnceAreOnePause()
{
    SendPause pause;
    for (int n = 0; n < 20; ++n)
        pause.throttled(n * 10, std::nullopt);
    QCOMPARE(pause.remaining(190), 30000);
    // A shorter word does not end the longer pause.
    pause.throttled(200, 1);
    QCOMPARE(pause.remaining(200), 29990);
    pause.throttled(200, 60);
    QCOMPARE(pause.remaining(200), 60000);
}

void TestSendPause::oneGoesFirst()
{
    SendPause pause;
    QCOMPARE(pause.atOnce(5), 5);
    pause.throttled(0, 10);
    QCOMPARE(pause.atOnce(5), 1);
    QCOMPARE(pause.remaining(10000), 0);
    QCOMPARE(pause.atOnce(5), 1);
    pause.answered(10000);
    QCOMPARE(pause.atOnce(5), 5);
}

void TestSendPause::aLateGoodAnswerEndsNoPause()
{
    SendPause pause;
    pause.throttled(0, 10);
    pause.answered(5000);
    QCOMPARE(pause.remaining(5000), 5000);
    QCOMPARE(pause.atOnce(2), 1);
}

QTEST_GUILESS_MAIN(TestSendPause)
#include "tst_sendpause.moc"
