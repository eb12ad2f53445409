// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/connectiontest.h"
#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QJsonDocument>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;
using Security = FaultServer::Security;
using Verdict = ConnectionVerdict;

Q_DECLARE_METATYPE(Dailies::FaultScript)

namespace {

const QByteArray key = "sk-canary-7f3a";

EnabledModel modelA(const QString& code = u"model-a"_s)
{
    return wholeModel(code, Family::A, Generation::G30);
}

EnabledModel modelB(const QString& code = u"model-b"_s)
{
    return wholeModel(code, Family::B, Generation::None);
}

FaultScript answer(int status, const QByteArray& body, const QByteArray& headers = "Content-Type: application/json\r\n")
{
    return {.reply = FaultServer::reply(status, body, headers)};
}

} // namespace

/// The test of an account, against a server that replies as many services do.
class TestConnectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FaultServer::trustTestAuthority(); }
    void answers_data();
    void answers();
    void certificates_data();
    void certificates();
    void nobodyListens();
    void readableIsNotSent();
    void badKeyIsNotSent();
    void asksForEachModelOnce();
    void stopsAtWhatHoldsForAll();
    void goesOnAfterOneModel();
    void notMoreThanSome();
    void silenceEnds();
    void stopEndsIt();
    void stopBeforeItBegan();
    void deletingIsSilent();
    void judges_data();
    void judges();

private:
    /// Runs a test to its end; empty if it does not end.
    std::optional<ConnectionResult> run(const QUrl& url, const QList<EnabledModel>& models = {modelA()},
        const QByteArray& with = key, bool allowsCleartext = false)
    {
        QNetworkAccessManager network;
        auto* test = new ConnectionTest(network, m_clock, {url, with, allowsCleartext}, models, this);
        std::optional<ConnectionResult> result;
        int ends = 0;
        connect(test, &ConnectionTest::finished, this, [&](const ConnectionResult& given) {
            result = given;
            ++ends;
        });
        const bool ended = QTest::qWaitFor([&] { return result.has_value(); }, patienceMs);
        return ended && ends == 1 ? result : std::nullopt;
    }
    SystemClock m_clock;
};

void TestConnectionTest::answers_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, int status, const QByteArray& body, Verdict verdict) {
        QTest::newRow(name) << answer(status, body) << verdictName(verdict);
    };
    row("no such task", 404, R"({"code":"TaskNotExist","message":"no such task","request_id":"r"})", Verdict::Works);
    row("no such task, a bad parameter", 400, R"({"code":"InvalidParameter","message":"taskId is invalid"})",
        Verdict::Works);
    row("no such task for this model", 400, R"({"code":"InvalidParameter","message":"task of model x not found"})",
        Verdict::Works);
    row("unknown task, and all is well", 200, R"({"output":{"task_id":"x","task_status":"UNKNOWN"},"request_id":"r"})",
        Verdict::Works);
    row("an error that comes with 200", 200, R"({"code":"TaskNotExist","message":"none"})", Verdict::Works);
    row("wrong key", 401, R"({"code":"InvalidApiKey","message":"Invalid API-key provided.","request_id":"r"})",
        Verdict::WrongKey);
    row("wrong key, nothing said", 401, {}, Verdict::WrongKey);
    row("wrong key by 403", 403, R"({"code":"InvalidApiKey"})", Verdict::WrongKey);
    row("wrong key by 400", 400, R"({"code":"Unauthorized","message":"bad signature"})", Verdict::WrongKey);
    row("wrong key by 200", 200, R"({"code":"InvalidApiKey","message":"Invalid API-key provided."})",
        Verdict::WrongKey);
    row("not allowed", 403, R"({"code":"AccessDenied","message":"Access denied."})", Verdict::NotAllowed);
    row("not allowed, nothing said", 403, {}, Verdict::NotAllowed);
    row("model not allowed", 403, R"({"code":"AccessDenied","message":"Model access denied."})",
        Verdict::NoModelAccess);
    row("no such model", 404, R"({"code":"ModelNotFound","message":"The model does not exist."})",
        Verdict::NoModelAccess);
    row("model not enabled", 400, R"({"code":"Model.NotEnabled"})", Verdict::NoModelAccess);
    row("other region", 403, R"({"code":"RegionMismatch","message":"use the key of that region"})",
        Verdict::WrongRegion);
    row("other region in words", 401, R"({"code":"InvalidApiKey","message":"The key is for another Region."})",
        Verdict::WrongRegion);
    row("other family", 200, R"({"Response":{"Status":"WAITING","RequestId":"r"}})", Verdict::WrongFamily);
    row("a pause", 429, R"({"code":"Throttling"})", Verdict::Busy);
    row("a pause by 400", 400, R"({"code":"Throttling.RateQuota"})", Verdict::Busy);
    row("trouble", 500, R"({"code":"InternalError"})", Verdict::Trouble);
    row("trouble of what stands in front", 502, "<html>Bad gateway</html>", Verdict::Trouble);
    row("nothing there", 404, "<html>Not found</html>", Verdict::WrongAddress);
    row("nothing there, in JSON", 404, "{}", Verdict::WrongAddress);
    row("another method is wanted", 405, R"({"message":"Method Not Allowed"})", Verdict::WrongAddress);
    row("a web page", 200, "<html>Welcome</html>", Verdict::WrongAddress);
    row("a list", 200, "[]", Verdict::WrongAddress);
    row("empty", 200, {}, Verdict::WrongAddress);
    const auto moved = [](const char* name, int status, const QByteArray& to) {
        QTest::newRow(name) << answer(status, {}, "Location: " + to + "\r\n") << verdictName(Verdict::WrongAddress);
    };
    moved("moved to another host", 301, "https://other.test/v1");
    moved("moved for now", 307, "https://other.test/v1");
    moved("moved on the same host", 308, "/v2");
    QTest::newRow("broken off") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{",
        .then = Then::Fin} << verdictName(Verdict::Unreachable);
    QTest::newRow("no HTTP") << FaultScript{.reply = "220 mail.test ESMTP\r\n", .then = Then::Fin}
                             << verdictName(Verdict::Unreachable);
}

void TestConnectionTest::answers()
{
    QFETCH(FaultScript, script);
    QFETCH(QString, verdict);
    FaultServer server;
    server.setHandler([&script](const FaultRequest&) { return script; });
    const auto result = run(server.url("/v1"));
    QVERIFY(result);
    QCOMPARE(verdictName(result->verdict), verdict);
    QCOMPARE(result->findings.size(), 1);
    const ConnectionFinding& finding = result->findings.constFirst();
    QCOMPARE(finding.model, u"model-a"_s);
    QVERIFY2(finding.sentence.endsWith(u'.'), qPrintable(finding.sentence));
    QVERIFY2(!finding.sentence.contains(u"HTTP"_s), qPrintable(finding.sentence));
    QVERIFY(!finding.sentence.contains(QString::fromLatin1(key)));
    // Whatever the reply: only queries were sent, and no task was created.
    QVERIFY(server.begun() >= 1);
    for (const FaultRequest& request : server.requests()) {
        QCOMPARE(request.target, QByteArray("/v1/video/resource-actions/QueryVideo"));
        QCOMPARE(request.header("Authorization"), "Bearer " + key);
    }
    QVERIFY(ConnectionTest::whatItDid(*result).contains(u"Nothing was created"_s));
}

void TestConnectionTest::certificates_data()
{
    QTest::addColumn<int>("security");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("good") << int(Security::Tls) << u"works"_s;
    QTest::newRow("another host's") << int(Security::TlsElsewhere) << u"certificate"_s;
    QTest::newRow("expired") << int(Security::TlsExpired) << u"certificate"_s;
}

void TestConnectionTest::certificates()
{
    QFETCH(int, security);
    QFETCH(QString, verdict);
    FaultServer server{Security(security)};
    server.setHandler([](const FaultRequest&) { return answer(404, R"({"code":"TaskNotExist"})"); });
    const auto result = run(server.url("/v1"));
    QVERIFY(result);
    QCOMPARE(verdictName(result->verdict), verdict);
    if (verdict == u"certificate"_s) {
        QVERIFY(!server.received().contains(key));
        QVERIFY(!result->findings.constFirst().said.isEmpty()); // the failed check
    }
}

void TestConnectionTest::nobodyListens()
{
    quint16 port = 0;
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        port = server.serverPort();
    }
    const auto result = run(QUrl(u"http://127.0.0.1:%1/v1"_s.arg(port)), {modelA(), modelB()});
    QVERIFY(result);
    QCOMPARE(result->verdict, Verdict::Unreachable);
    QCOMPARE(result->findings.size(), 1);
    QVERIFY(result->findings.constFirst().sentence.contains(QString::number(port)));
}

void TestConnectionTest::readableIsNotSent()
{
    const auto result = run(QUrl(u"http://lan.test/v1"_s));
    QVERIFY(result);
    QCOMPARE(result->verdict, Verdict::NotSent);
    QCOMPARE(ConnectionTest::whatItDid(*result), u"Nothing was sent, created or charged."_s);
}

void TestConnectionTest::badKeyIsNotSent()
{
    FaultServer server;
    for (const QByteArray& bad : {QByteArray(), QByteArray("two words"), QByteArray("a\r\nb: c")}) {
        const auto result = run(server.url("/v1"), {modelA()}, bad);
        QVERIFY(result);
        QCOMPARE(result->verdict, Verdict::NotSent);
    }
    QCOMPARE(server.connections(), 0);
}

void TestConnectionTest::asksForEachModelOnce()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return answer(404, R"({"code":"TaskNotExist"})"); });
    const auto result =
        run(server.url("/v1"), {modelA(u"a1"_s), modelA(u"a2"_s), modelA(u"a1"_s), modelB(u"b1"_s), modelB(u"b2"_s)});
    QVERIFY(result);
    QVERIFY(result->works());
    QStringList asked;
    for (const FaultRequest& request : server.requests()) {
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        asked.append(body.value(u"model"_s).toString());
        QCOMPARE(body.size(), 2);
        QCOMPARE(body.value(u"taskId"_s).toString(), u"dailies-connection-test"_s);
    }
    // First one model of each family.
    QCOMPARE(asked, (QStringList{u"a1"_s, u"b1"_s, u"a2"_s, u"b2"_s}));
    QCOMPARE(result->findings.size(), 4);
}

void TestConnectionTest::stopsAtWhatHoldsForAll()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return answer(401, R"({"code":"InvalidApiKey"})"); });
    const auto result = run(server.url("/v1"), {modelA(), modelB()});
    QVERIFY(result);
    QCOMPARE(result->verdict, Verdict::WrongKey);
    QCOMPARE(server.count("POST"), 1);
}

void TestConnectionTest::goesOnAfterOneModel()
{
    FaultServer server;
    server.setHandler([](const FaultRequest& request) {
        return request.body.contains("gone") ? answer(404, R"({"code":"ModelNotFound"})")
                                             : answer(404, R"({"code":"TaskNotExist"})");
    });
    const auto result = run(server.url("/v1"), {modelA(u"gone"_s), modelB(), modelA(u"there"_s)});
    QVERIFY(result);
    QCOMPARE(result->verdict, Verdict::NoModelAccess);
    QCOMPARE(result->findings.size(), 3);
    QCOMPARE(result->findings.at(0).model, u"gone"_s);
    QCOMPARE(result->findings.at(1).verdict, Verdict::Works);
    QCOMPARE(result->findings.at(2).verdict, Verdict::Works);
}

void TestConnectionTest::notMoreThanSome()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return answer(404, R"({"code":"TaskNotExist"})"); });
    QList<EnabledModel> models;
    for (int n = 0; n < 40; ++n)
        models.append(modelA(u"a%1"_s.arg(n)));
    const auto result = run(server.url("/v1"), models);
    QVERIFY(result);
    QCOMPARE(server.count("POST"), ConnectionTest::mostModels);
    QCOMPARE(result->leftOut, 40 - ConnectionTest::mostModels);
    QVERIFY(ConnectionTest::whatItDid(*result).contains(u"28"_s));
}

void TestConnectionTest::silenceEnds()
{
    FaultServer server;
    server.enqueue({.then = Then::Stall});
    ManualClock clock;
    QNetworkAccessManager network;
    auto* test = new ConnectionTest(network, clock, {server.url("/v1"), key}, {modelA(), modelB()}, this);
    std::optional<ConnectionResult> result;
    connect(test, &ConnectionTest::finished, this, [&](const ConnectionResult& given) { result = given; });
    TRY_COMPARE(server.requests().size(), 1);
    clock.advance(ConnectionTest::limitMs + 1);
    TRY_VERIFY(result);
    QCOMPARE(result->verdict, Verdict::TimedOut);
    QCOMPARE(server.count("POST"), 1);
}

void TestConnectionTest::stopEndsIt()
{
    FaultServer server;
    server.enqueue({.then = Then::Stall});
    QNetworkAccessManager network;
    auto* test = new ConnectionTest(network, m_clock, {server.url("/v1"), key}, {modelA(), modelB()}, this);
    QSignalSpy finished(test, &ConnectionTest::finished);
    TRY_COMPARE(server.requests().size(), 1);
    test->stop();
    test->stop();
    TRY_COMPARE(finished.size(), 1);
    const auto result = finished.first().first().value<ConnectionResult>();
    QCOMPARE(result.verdict, Verdict::Stopped);
    QCOMPARE(server.count("POST"), 1);
}

void TestConnectionTest::stopBeforeItBegan()
{
    FaultServer server;
    QNetworkAccessManager network;
    auto* test = new ConnectionTest(network, m_clock, {server.url("/v1"), key}, {modelA()}, this);
    QSignalSpy finished(test, &ConnectionTest::finished);
    test->stop();
    TRY_COMPARE(finished.size(), 1);
    QCOMPARE(server.begun(), 0);
}

void TestConnectionTest::deletingIsSilent()
{
    FaultServer server;
    server.enqueue({.then = Then::Stall});
    QNetworkAccessManager network;
    auto* test = new ConnectionTest(network, m_clock, {server.url("/v1"), key}, {modelA()}, this);
    QSignalSpy finished(test, &ConnectionTest::finished);
    TRY_COMPARE(server.requests().size(), 1);
    delete test;
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 0);
}

void TestConnectionTest::judges_data()
{
    QTest::addColumn<int>("transport");
    QTest::addColumn<bool>("isHostUnknown");
    QTest::addColumn<bool>("isOnline");
    QTest::addColumn<QString>("verdict");
    const auto row = [](const char* name, Transport transport, bool isHostUnknown, bool isOnline, Verdict verdict) {
        QTest::newRow(name) << int(transport) << isHostUnknown << isOnline << verdictName(verdict);
    };
    row("no such name", Transport::NoConnection, true, true, Verdict::UnknownHost);
    row("no such name, for want of a network", Transport::NoConnection, true, false, Verdict::Offline);
    row("no way there", Transport::NoConnection, false, false, Verdict::Offline);
    row("nobody there", Transport::NoConnection, false, true, Verdict::Unreachable);
    row("proxy", Transport::ProxyRefused, false, true, Verdict::Proxy);
    row("certificate", Transport::TlsRefused, false, true, Verdict::Certificate);
    row("late", Transport::TimedOut, false, true, Verdict::TimedOut);
    row("late without a network", Transport::TimedOut, false, false, Verdict::TimedOut);
    row("endless", Transport::TooLarge, false, true, Verdict::WrongAddress);
    row("cut", Transport::Cut, false, true, Verdict::Unreachable);
    row("stopped", Transport::Stopped, false, true, Verdict::Stopped);
}

void TestConnectionTest::judges()
{
    QFETCH(int, transport);
    QFETCH(bool, isHostUnknown);
    QFETCH(bool, isOnline);
    QFETCH(QString, verdict);
    ServiceReply reply;
    reply.transport = Transport(transport);
    reply.isHostUnknown = isHostUnknown;
    reply.detail = u"The certificate has\x202E expired"_s;
    const ConnectionFinding finding = judgeConnection(modelA(), QUrl(u"https://video.test/v1"_s), reply, isOnline);
    QCOMPARE(verdictName(finding.verdict), verdict);
    QVERIFY(finding.sentence.endsWith(u'.'));
    QVERIFY(isAboutAccount(finding.verdict));
}

QTEST_GUILESS_MAIN(TestConnectionTest)
#include "tst_connectiontest.moc"
