// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/httpdate.h"

#include <QTest>
#include <QTimeZone>

#include <ctime>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestHttpDate final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void writes();
};

/// Elsewhere than in UTC, where a mistake would not show.
void TestHttpDate::initTestCase()
{
    qputenv("TZ", "Europe/Berlin");
    tzset();
    QCOMPARE(QDateTime(QDate(2023, 7, 1), QTime(12, 0)).offsetFromUtc(), 7200);
}

void TestHttpDate::reads_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QDateTime>("time");
    const auto utc = [](int year, int month, int day, int hour, int minute, int second) {
        return QDateTime(QDate(year, month, day), QTime(hour, minute, second), QTimeZone::utc());
    };
    QTest::newRow("usual") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("spaces") << QByteArray(" Sun, 06 Nov 1994  08:49:37 GMT ") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("small letters") << QByteArray("sun, 06 nov 1994 08:49:37 gmt") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("one digit") << QByteArray("Sun, 6 Nov 1994 08:49:37 GMT") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("other weekday") << QByteArray("Mon, 06 Nov 1994 08:49:37 GMT") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("RFC 850") << QByteArray("Sunday, 06-Nov-94 08:49:37 GMT") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("RFC 850, this century") << QByteArray("Friday, 06-Nov-26 08:49:37 GMT") << utc(2026, 11, 6, 8, 49, 37);
    QTest::newRow("asctime") << QByteArray("Sun Nov  6 08:49:37 1994") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("offset") << QByteArray("Sun, 06 Nov 1994 08:49:37 +0000") << utc(1994, 11, 6, 8, 49, 37);
    QTest::newRow("leap day") << QByteArray("Thu, 29 Feb 2024 23:59:59 GMT") << utc(2024, 2, 29, 23, 59, 59);
    QTest::newRow("an hour that local time skips")
        << QByteArray("Sun, 26 Mar 2023 02:30:00 GMT") << utc(2023, 3, 26, 2, 30, 0);
    QTest::newRow("an hour that local time has twice")
        << QByteArray("Sun, 29 Oct 2023 02:30:00 GMT") << utc(2023, 10, 29, 2, 30, 0);
}

void TestHttpDate::reads()
{
    QFETCH(const QByteArray, header);
    QFETCH(const QDateTime, time);
    const QDateTime read = fromHttpDate(header);
    QCOMPARE(read, time);
    QCOMPARE(read.offsetFromUtc(), 0);
}

void TestHttpDate::refuses_data()
{
    QTest::addColumn<QByteArray>("header");
    for (const char* header : {"", "soon", "17", "Sun, 36 Nov 1994 08:49:37 GMT", "Fri, 30 Feb 2024 08:49:37 GMT",
             "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET",
             "Sun, 06 Nov 1994 08:49:37 +0100", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sunday, 06-Foo-94 08:49:37 GMT",
             "Sun Foo  6 08:49:37 1994", "Sun Nov 36 08:49:37 1994", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov x 08:49:37 GMT",
             "1994-11-06T08:49:37Z", "Sun 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT GMT"})
        QTest::addRow("%s", header) << QByteArray(header);
}

void TestHttpDate::refuses()
{
    QFETCH(const QByteArray, header);
    QVERIFY(!fromHttpDate(header).isValid());
}

void TestHttpDate::writes()
{
    const QDateTime time(QDate(2023, 7, 1), QTime(12, 3, 4, 567)); // local: two hours ahead
    QCOMPARE(toHttpDate(time), "Sat, 01 Jul 2023 10:03:04 GMT");
    QCOMPARE(fromHttpDate(toHttpDate(time)), time.addMSecs(-567));
}

QTEST_GUILESS_MAIN(TestHttpDate)
#include "tst_httpdate.moc"
