// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/manualclock.h"

#include <QTest>

using namespace Dailies;

class TestClock final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void awakeNothingIsSlept();
    void sleepMovesTheWallClockAlone();
    void standstillCallsLate();
};

void TestClock::awakeNothingIsSlept()
{
    const SystemClock clock;
    const qint64 asleep = clock.asleep();
    const qint64 elapsed = clock.elapsed();
    QVERIFY(asleep >= 0);
    QTest::qWait(30);
    QVERIFY(clock.elapsed() >= elapsed + 29);
    // The two clocks are read one after the other; the time between is too short for a sleep.
    QVERIFY(clock.asleep() - asleep < 20000);
}

void TestClock::sleepMovesTheWallClockAlone()
{
    ManualClock clock;
    const QDateTime begin = clock.now();
    int calls = 0;
    clock.after(1000, this, [&calls] { ++calls; });
    clock.sleep(3600 * 1000);
    QCOMPARE(clock.now(), begin.addSecs(3600));
    QCOMPARE(clock.elapsed(), 0);
    QCOMPARE(clock.asleep(), 3600 * 1000);
    QCOMPARE(calls, 0);
    clock.advance(1000);
    QCOMPARE(calls, 1);
    QCOMPARE(clock.asleep(), 3600 * 1000);
}

void TestClock::standstillCallsLate()
{
    ManualClock clock;
    QList<qint64> at;
    clock.after(1000, this, [&] {
        at.append(clock.elapsed());
        clock.after(500, this, [&] { at.append(clock.elapsed()); });
    });
    clock.after(2000, this, [&] { at.append(clock.elapsed()); });
    clock.standStill(5000);
    QCOMPARE(at, (QList<qint64>{5000, 5000}));
    QCOMPARE(clock.asleep(), 0);
    clock.advance(500);
    QCOMPARE(at, (QList<qint64>{5000, 5000, 5500}));
}

QTEST_GUILESS_MAIN(TestClock)
#include "tst_clock.moc"
