// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/createanswer.h"
#include "app/service/queryanswer.h"
#include "app/service/replyreading.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

ServiceReply answered(int status, const QByteArray& body)
{
    ServiceReply reply;
    reply.sent = Sent::Everything;
    reply.status = status;
    reply.body = body;
    return reply;
}

ServiceReply failed(Transport transport, Sent sent, int status = 0, const QByteArray& body = {})
{
    ServiceReply reply = answered(status, body);
    reply.transport = transport;
    reply.sent = sent;
    return reply;
}

} // namespace

class TestServiceAnswer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void query_data();
    void query();
    void queryReport();
    void requestIdOfTheHead();
    void strangeIdAtTheTopOfAQuery();
    void retryAfterHeader_data();
    void retryAfterHeader();
    void pauseComesWithTheAnswer();
};

void TestServiceAnswer::query_data()
{
    QTest::addColumn<ServiceReply>("reply");
    QTest::addColumn<int>("kind"); // -1: a report
    QTest::addColumn<QString>("code");
    const auto row = [](const char* name, const ServiceReply& reply, ErrorKind kind, const QString& code = {}) {
        QTest::newRow(name) << reply << int(kind) << code;
    };
    const auto report = [](const char* name, const ServiceReply& reply) {
        QTest::newRow(name) << reply << -1 << QString();
    };
    report("A running", answered(200, R"({"output":{"task_id":"t","task_status":"RUNNING"}})"));
    report("A another word", answered(200, R"({"output":{"task_status":"ON_ITS_WAY"}})"));
    report("A failed with a code",
        answered(200, R"({"output":{"task_id":"t","task_status":"FAILED","code":"C","message":"m"}})"));
    report("B done",
        answered(
            200, R"({"Response":{"Status":"DONE","ErrorCode":"","ErrorMessage":"","ResultVideoUrl":"https://x/y"}})"));
    report(
        "B failed with a code", answered(200, R"({"Response":{"Status":"FAIL","ErrorCode":"C","ErrorMessage":"m"}})"));
    report("id without a status", answered(200, R"({"output":{"task_id":"t"}})"));
    row("401", answered(401, R"({"code":"InvalidApiKey"})"), ErrorKind::KeyProblem, u"InvalidApiKey"_s);
    row("403", answered(403, {}), ErrorKind::KeyProblem);
    row("425", answered(425, {}), ErrorKind::Throttled);
    row("429", answered(429, {}), ErrorKind::Throttled);
    row("Throttling", answered(400, R"({"code":"Throttling"})"), ErrorKind::Throttled, u"Throttling"_s);
    row("RequestLimitExceeded in 200", answered(200, R"({"Response":{"Error":{"Code":"RequestLimitExceeded"}}})"),
        ErrorKind::Throttled, u"RequestLimitExceeded"_s);
    for (const int status : {408, 500, 502, 503, 504})
        row(qPrintable(QString::number(status)), answered(status, "{}"), ErrorKind::Network);
    row("500 with Throttling", answered(500, R"({"code":"Throttling"})"), ErrorKind::Network, u"Throttling"_s);
    row("deadline", failed(Transport::TimedOut, Sent::Everything), ErrorKind::Network);
    row("cut", failed(Transport::Cut, Sent::Everything, 200, "{"), ErrorKind::Network);
    row("no connection", failed(Transport::NoConnection, Sent::Nothing), ErrorKind::Network);
    row("certificate", failed(Transport::TlsRefused, Sent::Nothing), ErrorKind::Network);
    row("proxy", failed(Transport::ProxyRefused, Sent::Nothing), ErrorKind::Network);
    row("stopped", failed(Transport::Stopped, Sent::Everything), ErrorKind::Stopped);
    row("too large", failed(Transport::TooLarge, Sent::Everything, 200), ErrorKind::Reply);
    row("200 with neither", answered(200, "{}"), ErrorKind::Reply);
    row("200 HTML", answered(200, "<html>"), ErrorKind::Reply);
    report("A with a byte order mark", answered(200, "\xEF\xBB\xBF{\"output\":{\"task_status\":\"RUNNING\"}}"));
    row("200 with what is no UTF-8", answered(200, "{\"output\":{\"task_status\":\"SUCCEEDED\xFF\"}}"),
        ErrorKind::Reply);
    row("200 with a number that is none", answered(200, R"({"output":{"task_status":"FAILED"},"x":NaN})"),
        ErrorKind::Reply);
    row("200 nested too deep",
        answered(200,
            "{\"output\":{\"task_status\":\"FAILED\"},\"x\":" + QByteArray(5000, '[') + QByteArray(5000, ']') + '}'),
        ErrorKind::Reply);
    row("200 with something behind it", answered(200, R"({"output":{"task_status":"FAILED"}} x)"), ErrorKind::Reply);
    row("200 with a code", answered(200, R"({"code":"TaskNotExist","message":"m"})"), ErrorKind::Reply,
        u"TaskNotExist"_s);
    row("200 with Response.Error", answered(200, R"({"Response":{"Error":{"Code":"NoJob","Message":"m"}}})"),
        ErrorKind::Reply, u"NoJob"_s);
    row("400 with a code", answered(400, R"({"code":"TaskNotExist"})"), ErrorKind::Reply, u"TaskNotExist"_s);
    row("404", answered(404, {}), ErrorKind::Reply);
    row("302", answered(302, {}), ErrorKind::Reply);
    ServiceReply badKey = failed(Transport::Stopped, Sent::Nothing);
    badKey.problem = u"The key is empty."_s;
    row("bad key", badKey, ErrorKind::KeyProblem);
}

void TestServiceAnswer::query()
{
    QFETCH(const ServiceReply, reply);
    QFETCH(const int, kind);
    QFETCH(const QString, code);
    for (const Family family : {Family::A, Family::B}) {
        const QueryAnswer answer = readQueryAnswer(family, reply);
        QCOMPARE(answer.report.has_value(), kind < 0);
        if (answer.report)
            continue;
        QCOMPARE(int(answer.report.error().kind), kind);
        QCOMPARE(answer.report.error().code, code);
        QVERIFY(answer.report.error().message.size() > 12);
        QVERIFY(!answer.report.error().message.at(0).isDigit());
    }
}

void TestServiceAnswer::queryReport()
{
    const QueryAnswer answer = readQueryAnswer(Family::B,
        answered(200,
            R"({"Response":{"Status":"DONE","ResultVideoUrl":"https://x/y.mp4","Duration":"5","RequestId":"r-9"}})"));
    QVERIFY(answer.report);
    QCOMPARE(answer.report->state, RemoteState::Succeeded);
    QCOMPARE(answer.report->videoUrl, u"https://x/y.mp4"_s);
    QCOMPARE(answer.report->requestId, u"r-9"_s);
}

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

void TestServiceAnswer::strangeIdAtTheTopOfAQuery()
{
    const QueryAnswer answer = readQueryAnswer(
        Family::A, answered(200, R"({"id":"req-9","output":{"task_status":"SUCCEEDED","video_url":"https://x/y"}})"));
    QVERIFY(answer.report);
    QVERIFY(answer.report->taskId.isEmpty());
    QCOMPARE(answer.report->state, RemoteState::Succeeded);
    QCOMPARE(answer.report->videoUrl, u"https://x/y"_s);
}

void TestServiceAnswer::retryAfterHeader_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("seconds"); // -1: nothing
    QTest::addRow("absent") << QByteArray() << -1;
    QTest::addRow("seconds") << QByteArray("17") << 17;
    QTest::addRow("spaces") << QByteArray(" 17 ") << 17;
    QTest::addRow("zero") << QByteArray("0") << 1;
    QTest::addRow("negative") << QByteArray("-5") << 1;
    QTest::addRow("far too long") << QByteArray("1000000000000") << 900;
    QTest::addRow("beyond numbers") << QByteArray("1e300") << 900;
    QTest::addRow("not a number") << QByteArray("nan") << 1;
    QTest::addRow("rubbish") << QByteArray("soon") << -1;
    QTest::addRow("date") << QByteArray("Sun, 06 Nov 1994 08:50:07 GMT") << 30;
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
