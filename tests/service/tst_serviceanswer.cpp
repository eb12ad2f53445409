// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/httpdate.h"
#include "app/service/call/createanswer.h"
#include "app/service/call/queryanswer.h"
#include "tests/service/replysamples.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Dailies::ReplySamples;
using namespace Qt::StringLiterals;

class TestServiceAnswer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void requestIdOfTheHead();
    void retryAfterHeader_data();
    void retryAfterHeader();
    void pauseComesWithTheAnswer();
};

void TestServiceAnswer::requestIdOfTheHead()
{
    ServiceReply reply = answered(502, "bad gateway");
    reply.requestId = u"head-1"_s;
    QCOMPARE(readCreateAnswer(Family::A, reply).error.requestId, u"head-1"_s);
    QCOMPARE(readQueryAnswer(Family::A, reply).report.error().requestId, u"head-1"_s);
    reply.body = R"({"request_id":"body-1"})";
    QCOMPARE(readCreateAnswer(Family::A, reply).error.requestId, u"body-1"_s);
    QCOMPARE(readQueryAnswer(Family::A, reply).report.error().requestId, u"body-1"_s);
    reply.status = 200;
    reply.body = R"({"output":{"task_id":"t","task_status":"PENDING"}})";
    QCOMPARE(readCreateAnswer(Family::A, reply).report.requestId, u"head-1"_s);
    QCOMPARE(readQueryAnswer(Family::A, reply).report->requestId, u"head-1"_s);
}

void TestServiceAnswer::retryAfterHeader_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("seconds"); // -1: none
    QTest::addRow("absent") << QByteArray() << -1;
    QTest::addRow("seconds") << QByteArray("17") << 17;
    QTest::addRow("spaces") << QByteArray(" 17 ") << 17;
    QTest::addRow("zero") << QByteArray("0") << 1;
    QTest::addRow("negative") << QByteArray("-5") << 1;
    QTest::addRow("far too long") << QByteArray("1000000000000") << 900;
    QTest::addRow("longer than a number") << QByteArray(400, '9') << 900;
    QTest::addRow("fraction") << QByteArray("17.9") << 17;
    QTest::addRow("with an exponent") << QByteArray("1e3") << -1;
    QTest::addRow("infinity") << QByteArray("inf") << -1;
    QTest::addRow("hexadecimal") << QByteArray("0x11") << -1;
    QTest::addRow("not a number") << QByteArray("nan") << -1;
    QTest::addRow("rubbish") << QByteArray("soon") << -1;
    QTest::addRow("date") << QByteArray("Sun, 06 Nov 1994 08:50:07 GMT") << 30;
    QTest::addRow("date of RFC 850") << QByteArray("Sunday, 06-Nov-94 08:50:07 GMT") << 30;
    QTest::addRow("date of asctime") << QByteArray("Sun Nov  6 08:50:07 1994") << 30;
    QTest::addRow("date with an offset") << QByteArray("Sun, 06 Nov 1994 08:50:07 +0000") << 30;
    QTest::addRow("date long past") << QByteArray("Sun, 06 Nov 1988 08:50:07 GMT") << 1;
    QTest::addRow("date far ahead") << QByteArray("Mon, 06 Nov 2034 08:50:07 GMT") << 900;
    QTest::addRow("no such date") << QByteArray("Sun, 36 Nov 1994 08:50:07 GMT") << -1;
}

void TestServiceAnswer::retryAfterHeader()
{
    QFETCH(const QByteArray, header);
    QFETCH(const int, seconds);
    const QDateTime serviceTime(QDate(1994, 11, 6), QTime(8, 49, 37), QTimeZone::utc());
    QCOMPARE(retryAfter(header, serviceTime).value_or(-1), seconds);
}

void TestServiceAnswer::pauseComesWithTheAnswer()
{
    ServiceReply reply = answered(429, {});
    reply.retryAfter = "60";
    QCOMPARE(readCreateAnswer(Family::A, reply).retryAfterSeconds, 60);
    QCOMPARE(readQueryAnswer(Family::A, reply).retryAfterSeconds, 60);
}

QTEST_GUILESS_MAIN(TestServiceAnswer)
#include "tst_serviceanswer.moc"
