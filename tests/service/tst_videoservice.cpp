// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlmanager.h"
#include "app/service/call/createanswer.h"
#include "app/service/call/queryanswer.h"
#include "app/service/call/videoservice.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

class TestVideoService final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createA();
    void createB();
    void createSendsLocalFiles();
    void createNeedsItsFiles();
    void createIsNeverRepeated();
    void everyCreateHasItsOwnConnection();
    void oddPromptsArriveAsWritten_data();
    void oddPromptsArriveAsWritten();
    void query();
    void baseAddressWithSlash();

private:
    ServiceReply outcome(ServiceCall* call);
    Endpoint endpoint(const char* path = "/v1") const { return {m_server.url(path), "sk-1"}; }
    static VideoRequest requestA(const QString& source = {});

    SystemClock m_clock;
    CurlManager m_creates;
    QNetworkAccessManager m_queries;
    VideoService m_service{m_creates, m_queries, m_clock};
    FaultServer m_server;
};

ServiceReply TestVideoService::outcome(ServiceCall* call)
{
    QSignalSpy finished(call, &ServiceCall::finished);
    return finished.wait(patienceMs) ? finished.first().first().value<ServiceReply>() : ServiceReply{};
}

VideoRequest TestVideoService::requestA(const QString& source)
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, source.isEmpty() ? ApiType::TextToVideo : ApiType::ImageToVideo};
    request.model = u"model-a"_s;
    request.prompt = u"a lighthouse"_s;
    request.durationSeconds = 5;
    if (!source.isEmpty())
        request.media = {{u"first_frame"_s, source, {}}};
    return request;
}

void TestVideoService::createA()
{
    m_server.enqueue({.reply = FaultServer::reply(
                          200, R"({"output":{"task_id":"t-1","task_status":"PENDING"},"request_id":"r-1"})")});
    const auto call = m_service.create(endpoint(), requestA());
    QVERIFY(call);
    const CreateAnswer answer = readCreateAnswer(Family::A, outcome(*call));
    QCOMPARE(answer.outcome, CreateOutcome::Accepted);
    QCOMPARE(answer.report.taskId, u"t-1"_s);
    QCOMPARE(answer.report.requestId, u"r-1"_s);
    const FaultRequest request = m_server.requests().last();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/v1/video/generations/TextToVideo");
    QCOMPARE(request.header("Authorization"), "Bearer sk-1");
    QCOMPARE(request.header("Content-Type"), "application/json");
    const QByteArray expected = R"({"input":{"prompt":"a lighthouse"},"model":"model-a","parameters":{"duration":5}})";
    QCOMPARE(request.body, expected);
}

void TestVideoService::createB()
{
    m_server.enqueue({.reply = FaultServer::reply(200, R"({"Response":{"JobId":"j-1","RequestId":"r-1"}})")});
    VideoRequest request = requestA();
    request.kind = {Family::B, Generation::None, ApiType::MultiImageToVideo};
    request.images = {u"https://x.example/1.png"_s};
    const auto call = m_service.create(endpoint(), request);
    QVERIFY(call);
    QCOMPARE(readCreateAnswer(Family::B, outcome(*call)).report.taskId, u"j-1"_s);
    QCOMPARE(m_server.requests().last().target, "/v1/video/generations/MultiImageToVideo");
    const QByteArray expected =
        R"({"duration":"5","imageList":[{"image":"https://x.example/1.png"}],"model":"model-a","prompt":"a lighthouse"})";
    QCOMPARE(m_server.requests().last().body, expected);
}

void TestVideoService::createSendsLocalFiles()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(u"my frame.png"_s));
    const QByteArray picture = "\x89PNG\r\n\x1A\n" + QByteArray(200000, 'p');
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(picture) == picture.size());
    file.close();
    m_server.enqueue({.reply = FaultServer::reply(200, R"({"output":{"task_id":"t-1"}})")});
    const auto call = m_service.create(endpoint(), requestA(QUrl::fromLocalFile(file.fileName()).toString()));
    QVERIFY(call);
    QCOMPARE(outcome(*call).sent, Sent::Everything);
    const QJsonObject body = QJsonDocument::fromJson(m_server.requests().last().body).object();
    QCOMPARE(body["input"_L1]["media"_L1][0]["url"_L1].toString(),
        u"data:image/png;base64,"_s + QString::fromLatin1(picture.toBase64()));
}

void TestVideoService::createNeedsItsFiles()
{
    const qsizetype before = m_server.requests().size();
    const auto call = m_service.create(endpoint(), requestA(u"file:///nowhere/a.png"_s));
    QVERIFY(!call);
    QCOMPARE(call.error().kind, ErrorKind::BadInput);
    QTest::qWait(30);
    QCOMPARE(m_server.requests().size(), before);
}

void TestVideoService::createIsNeverRepeated()
{
    const int before = m_server.count("POST");
    m_server.setHandler([](const FaultRequest&) { return FaultScript{.then = Then::Fin}; });
    const auto call = m_service.create(endpoint(), requestA());
    QVERIFY(call);
    QCOMPARE(readCreateAnswer(Family::A, outcome(*call)).outcome, CreateOutcome::Lost);
    QTest::qWait(60);
    QCOMPARE(m_server.count("POST"), before + 1);
    m_server.setHandler({});
}

void TestVideoService::everyCreateHasItsOwnConnection()
{
    const auto call = m_service.create(endpoint(), requestA());
    QVERIFY(call);
    outcome(*call);
    QCOMPARE(m_server.requests().last().header("Connection"), "close");
}

void TestVideoService::oddPromptsArriveAsWritten_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::newRow("a million letters") << QString(1'000'000, u'x');
    QTest::newRow("a million of three bytes") << QString(1'000'000, QChar(0x6E56));
    QTest::newRow("zero byte") << u"a"_s + QChar(u'\0') + u"b"_s;
    QTest::newRow("control characters") << u"a\b\f\v\x1B[31m\x7F"_s;
    QTest::newRow("emoji family") << u"👨‍👩‍👧‍👦 under the moon 🌙"_s;
    QTest::newRow("right to left") << u"\u202Eקשת בענן"_s;
    QTest::newRow("lines of two kinds") << u"one\r\ntwo\nthree\rfour\u2028five"_s;
    QTest::newRow("a header of its own") << u"x\r\nX-Evil: 1\r\n\r\n{}"_s;
    QTest::newRow("quotes and backslashes") << u"\"}],\\\"x\\u0041"_s;
}

void TestVideoService::oddPromptsArriveAsWritten()
{
    QFETCH(const QString, prompt);
    m_server.forget();
    VideoRequest request = requestA();
    request.prompt = prompt;
    const auto call = m_service.create(endpoint(), request);
    QVERIFY(call);
    QCOMPARE(outcome(*call).sent, Sent::Everything);
    QCOMPARE(m_server.requests().size(), 1);
    const FaultRequest seen = m_server.requests().first();
    QVERIFY(!seen.head.contains("Evil"));
    QVERIFY(m_server.received() == seen.head + seen.body);
    QVERIFY(QJsonDocument::fromJson(seen.body).object()["input"_L1]["prompt"_L1].toString() == prompt);
}

void TestVideoService::query()
{
    m_server.enqueue(
        {.reply = FaultServer::reply(200, R"({"output":{"task_id":"t-1","task_status":"RUNNING"},"request_id":"r"})")});
    const QueryAnswer answer =
        readQueryAnswer(Family::A, outcome(m_service.query(endpoint(), {u"model-a"_s, u"t-1"_s})));
    QVERIFY(answer.report);
    QCOMPARE(answer.report->state, RemoteState::InProgress);
    QCOMPARE(answer.report->word, u"RUNNING"_s);
    const FaultRequest request = m_server.requests().last();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/v1/video/resource-actions/QueryVideo");
    QCOMPARE(request.header("Authorization"), "Bearer sk-1");
    QCOMPARE(request.header("Content-Type"), "application/json");
    const QByteArray expected = R"({"model":"model-a","taskId":"t-1"})";
    QCOMPARE(request.body, expected);
}

void TestVideoService::baseAddressWithSlash()
{
    outcome(m_service.query(endpoint("/gate/v1/"), {u"m"_s, u"t"_s}));
    QCOMPARE(m_server.requests().last().target, "/gate/v1/video/resource-actions/QueryVideo");
}

QTEST_GUILESS_MAIN(TestVideoService)
#include "tst_videoservice.moc"
