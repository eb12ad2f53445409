// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/hostbackoff.h"
#include "app/tasks/pacing/suspenddetector.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

} // namespace

class TestHostBackoff final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pausesGrowUpToThreeMinutes();
    void onePauseForAllThatWasUnderWay();
    void shortenedByAFifthAtMost();
    void anAnswerEndsIt();
    void sinceTheFirstFailure();
    void forgottenPausesStayTrouble();
    void hostsAreApart();
    void standstill_data();
    void standstill();
};

void TestHostBackoff::pausesGrowUpToThreeMinutes()
{
    HostBackoff trouble;
    QList<qint64> pauses;
    qint64 now = 0;
    for (int n = 0; n < 200; ++n) {
        trouble.failed(u"h"_s, now + 1, now + 2, noon, 0.0);
        now += 2;
        pauses.append(trouble.waitMs(u"h"_s, now));
        now += pauses.last();
        QCOMPARE(trouble.waitMs(u"h"_s, now), 0);
    }
    QCOMPARE(pauses.first(8), (QList<qint64>{5000, 10000, 20000, 40000, 80000, 160000, 180000, 180000}));
    QCOMPARE(pauses.last(), 180000);
}

void TestHostBackoff::onePauseForAllThatWasUnderWay()
{
    HostBackoff trouble;
    for (int n = 0; n < 4; ++n)
        trouble.failed(u"h"_s, 100 + n, 1000 + n, noon, 0.0);
    QCOMPARE(trouble.waitMs(u"h"_s, 1000), 5000);
    trouble.failed(u"h"_s, 6001, 7000, noon, 0.0);
    QCOMPARE(trouble.waitMs(u"h"_s, 7000), 10000);
}

void TestHostBackoff::shortenedByAFifthAtMost()
{
    for (double random : {0.0, 0.3, 0.999, -4.0, 17.0}) {
        HostBackoff trouble;
        trouble.failed(u"h"_s, 1, 2, noon, random);
        QVERIFY(trouble.waitMs(u"h"_s, 2) >= 4000);
        QVERIFY(trouble.waitMs(u"h"_s, 2) <= 5000);
    }
}

void TestHostBackoff::anAnswerEndsIt()
{
    HostBackoff trouble;
    trouble.answered(u"h"_s);
    trouble.failed(u"h"_s, 1, 2, noon, 0.0);
    QVERIFY(trouble.isIn(u"h"_s));
    trouble.answered(u"h"_s);
    QVERIFY(!trouble.isIn(u"h"_s));
    QVERIFY(!trouble.since(u"h"_s).isValid());
    QCOMPARE(trouble.waitMs(u"h"_s, 2), 0);
    trouble.failed(u"h"_s, 50, 51, noon, 0.0);
    QCOMPARE(trouble.waitMs(u"h"_s, 51), 5000);
}

void TestHostBackoff::sinceTheFirstFailure()
{
    HostBackoff trouble;
    trouble.failed(u"h"_s, 1, 2, noon, 0.0);
    trouble.failed(u"h"_s, 10, 11, noon.addSecs(60), 0.0);
    // A wall clock that is set back does not change it either.
    trouble.failed(u"h"_s, 20, 21, noon.addDays(-2), 0.0);
    QCOMPARE(trouble.since(u"h"_s), noon);
}

void TestHostBackoff::forgottenPausesStayTrouble()
{
    HostBackoff trouble;
    trouble.failed(u"h"_s, 1, 2, noon, 0.0);
    trouble.forgetPauses();
    QCOMPARE(trouble.waitMs(u"h"_s, 2), 0);
    QVERIFY(trouble.isIn(u"h"_s));
    QCOMPARE(trouble.since(u"h"_s), noon);
}

void TestHostBackoff::hostsAreApart()
{
    HostBackoff trouble;
    trouble.failed(u"h"_s, 1, 2, noon, 0.0);
    QVERIFY(!trouble.isIn(u"other"_s));
    QCOMPARE(trouble.waitMs(u"other"_s, 2), 0);
    QVERIFY(!trouble.since(u"other"_s).isValid());
}

void TestHostBackoff::standstill_data()
{
    QTest::addColumn<qint64>("elapsed");
    QTest::addColumn<qint64>("asleep");
    QTest::addColumn<qint64>("still");
    QTest::newRow("at once") << qint64(0) << qint64(0) << qint64(0);
    QTest::newRow("in time") << qint64(20000) << qint64(0) << qint64(0);
    QTest::newRow("somewhat late") << qint64(49999) << qint64(0) << qint64(0);
    QTest::newRow("stopped for a while") << qint64(50000) << qint64(0) << qint64(30000);
    QTest::newRow("dozed") << qint64(1000) << qint64(29999) << qint64(0);
    QTest::newRow("slept") << qint64(1000) << qint64(30000) << qint64(30000);
    QTest::newRow("slept for a day") << qint64(5) << qint64(86400000) << qint64(86400000);
    QTest::newRow("both") << qint64(40000) << qint64(20000) << qint64(40000);
    QTest::newRow("clocks that disagree") << qint64(1000) << qint64(-5) << qint64(0);
}

void TestHostBackoff::standstill()
{
    QFETCH(qint64, elapsed);
    QFETCH(qint64, asleep);
    QFETCH(qint64, still);
    SuspendDetector watch;
    watch.begin(777000, 5000);
    QCOMPARE(watch.look(777000 + elapsed, 5000 + asleep), still);
    // It is reported once.
    QCOMPARE(watch.look(777000 + elapsed + 10, 5000 + asleep), 0);
}

QTEST_GUILESS_MAIN(TestHostBackoff)
#include "tst_hostbackoff.moc"
