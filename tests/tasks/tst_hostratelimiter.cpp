// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/hostratelimiter.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestHostRateLimiter final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoInASecond();
    void fourAtOnce();
    void hostsAreApart();
    void asManyAsAreAllowed();
};

void TestHostRateLimiter::twoInASecond()
{
    HostRateLimiter pace;
    const QString host = u"a"_s;
    QCOMPARE(pace.waitMs(host, 0), 0);
    pace.begun(host, 0);
    QCOMPARE(pace.waitMs(host, 100), 0);
    pace.begun(host, 100);
    QCOMPARE(pace.waitMs(host, 100), 900);
    QCOMPARE(pace.waitMs(host, 999), 1);
    QCOMPARE(pace.waitMs(host, 1000), 0);
    pace.begun(host, 1000);
    QCOMPARE(pace.waitMs(host, 1000), 100);
    QCOMPARE(pace.waitMs(host, 5000), 0);
}

void TestHostRateLimiter::fourAtOnce()
{
    HostRateLimiter pace;
    const QString host = u"a"_s;
    for (int n = 0; n < 4; ++n) {
        QVERIFY(pace.hasRoom(host));
        pace.begun(host, n * 1000);
    }
    QVERIFY(!pace.hasRoom(host));
    pace.ended(host);
    QVERIFY(pace.hasRoom(host));
    for (int n = 0; n < 9; ++n)
        pace.ended(host);
    QVERIFY(pace.hasRoom(host));
}

void TestHostRateLimiter::hostsAreApart()
{
    HostRateLimiter pace;
    for (int n = 0; n < 4; ++n)
        pace.begun(u"a"_s, 0);
    QVERIFY(pace.hasRoom(u"b"_s));
    QCOMPARE(pace.waitMs(u"b"_s, 0), 0);
}

void TestHostRateLimiter::asManyAsAreAllowed()
{
    HostRateLimiter pace;
    const QString host = u"a"_s;
    for (int n = 0; n < 5; ++n) {
        QCOMPARE(pace.waitMs(host, n * 10, 5), 0);
        pace.begun(host, n * 10);
    }
    QCOMPARE(pace.waitMs(host, 40, 5), 960);
    QCOMPARE(pace.waitMs(host, 40, 6), 0);
    // With a lower rate from now on, the pause counts from the latest call.
    QCOMPARE(pace.waitMs(host, 40, 1), 1000);
    QCOMPARE(pace.waitMs(host, 1039, 2), 0);
    QCOMPARE(pace.waitMs(host, 1029, 2), 1);
}

QTEST_GUILESS_MAIN(TestHostRateLimiter)
#include "tst_hostratelimiter.moc"
