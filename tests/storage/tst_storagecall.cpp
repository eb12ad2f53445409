// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlnetwork.h"
#include "app/storage/storagecall.h"

#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QNetworkProxy>
#include <QPointer>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

namespace {

/// When a call is stopped or destroyed.
enum class Moment { Started, Connected, Sending, Reading };

} // namespace
Q_DECLARE_METATYPE(Moment)

/// One exchange with storage, and how it ends.
class TestStorageCall final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void readsReplies_data();
    void readsReplies();
    void tooMuchIsNotRead();
    void sendsTheHeaders();
    void sendsTheFile();
    void changedFileIsNeverSentWhole();
    void brokenReplies_data();
    void brokenReplies();
    void sentences();
    void certificates_data();
    void certificates();
    void idleCallsEnd_data();
    void idleCallsEnd();
    void movingCallsDoNotEnd();
    void stops_data();
    void stops();
    void destroyed_data();
    void destroyed();
    void connectionsAreKept();
    void environmentHasNoSay();
    void programsProxyIsUsed();

private:
    using Outcome = std::optional<StorageReply>;
    StorageCall* start(
        const HttpRequest& request, std::unique_ptr<UploadBody> body = {}, StorageCall::Limits limits = {});
    Outcome outcome(StorageCall* call);
    std::unique_ptr<UploadBody> body(const QByteArray& content);
    QPointer<StorageCall> startUntil(Moment moment);

    QTemporaryDir m_folder;
    ManualClock m_clock;
    std::unique_ptr<CurlNetwork> m_network;
    std::unique_ptr<FaultServer> m_server;
};

void TestStorageCall::init()
{
    m_network = std::make_unique<CurlNetwork>();
    m_server = std::make_unique<FaultServer>();
}

StorageCall* TestStorageCall::start(
    const HttpRequest& request, std::unique_ptr<UploadBody> body, StorageCall::Limits limits)
{
    return new StorageCall(*m_network, m_clock, request, std::move(body), limits, this);
}

TestStorageCall::Outcome TestStorageCall::outcome(StorageCall* call)
{
    Outcome outcome;
    connect(call, &StorageCall::finished, this, [&outcome](const StorageReply& reply) { outcome = reply; });
    static_cast<void>(QTest::qWaitFor([&outcome] { return outcome.has_value(); }, patienceMs));
    return outcome;
}

std::unique_ptr<UploadBody> TestStorageCall::body(const QByteArray& content)
{
    const QString path = m_folder.filePath(u"clip.mp4"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
    Sha256 digest;
    digest.add(content.constData(), content.size());
    auto body = UploadBody::open({path, content.size(), digest.hex(), "video/mp4"});
    return body ? *std::move(body) : nullptr;
}

void TestStorageCall::readsReplies_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("content");
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    QTest::newRow("length") << QByteArray("GET") << FaultServer::reply(200, "abc") << 200 << QByteArray("abc");
    QTest::newRow("chunks") << QByteArray("GET")
                            << ok + "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1\r\nc\r\n0\r\n\r\n"
                            << 200 << QByteArray("abc");
    QTest::newRow("until the end") << QByteArray("GET") << ok + "Connection: close\r\n\r\nabc" << 200
                                   << QByteArray("abc");
    QTest::newRow("HEAD") << QByteArray("HEAD") << ok + "Content-Length: 3\r\n\r\n" << 200 << QByteArray();
    QTest::newRow("interim first") << QByteArray("GET")
                                   << "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nETag: old\r\n\r\n"
            + FaultServer::reply(200, "abc")
                                   << 200 << QByteArray("abc");
    QTest::newRow("redirect") << QByteArray("GET") << FaultServer::reply(307, "", "Location: /elsewhere\r\n") << 307
                              << QByteArray();
    QTest::newRow("refusal that breaks off")
        << QByteArray("GET")
        << QByteArray("HTTP/1.1 403 Forbidden\r\nContent-Length: 9\r\nConnection: close\r\n\r\nabc") << 403
        << QByteArray("abc");
    QTest::newRow("not unpacked") << QByteArray("GET") << FaultServer::reply(200, "abc", "Content-Encoding: gzip\r\n")
                                  << 200 << QByteArray("abc");
    QTest::newRow("DELETE") << QByteArray("DELETE") << QByteArray("HTTP/1.1 204 No Content\r\n\r\n") << 204
                            << QByteArray();
}

void TestStorageCall::readsReplies()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, reply);
    QFETCH(const int, status);
    QFETCH(const QByteArray, content);
    const bool closes = reply.contains("Connection: close");
    m_server->enqueue({.reply = reply, .then = closes ? Then::Fin : Then::KeepOpen});
    const Outcome result = outcome(start({method, m_server->url("/a%20b")}));
    QVERIFY(result && !result->problem);
    QCOMPARE(result->status, status);
    QCOMPARE(result->body, content);
    QVERIFY(!result->headers.contains("etag"));
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(m_server->requests().first().method, method);
    QCOMPARE(m_server->requests().first().target, "/a%20b");
}

void TestStorageCall::tooMuchIsNotRead()
{
    m_server->enqueue({.reply = "HTTP/1.1 200 OK\r\nDate: Thu, 01 Jan 2026 12:00:00 GMT\r\n\r\n", .endless = "more"});
    const Outcome result = outcome(start({"GET", m_server->url("/")}, {}, {.mostBytes = 1000}));
    QVERIFY(result && result->isSuccess());
    QCOMPARE(result->body.size(), 1000);
    QCOMPARE(result->date, QDateTime(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC));
}

void TestStorageCall::sendsTheHeaders()
{
    m_server->enqueue({.reply = FaultServer::reply(200, "")});
    QVERIFY(outcome(start({"GET", m_server->url("/x?a=%2F"),
        {{"Authorization", "AWS4 x"}, {"X-Empty", ""}, {"X-Bad", "a\r\nX-Injected: b"}, {"Host", "signed.example"}}})));
    const FaultRequest request = m_server->requests().value(0);
    QCOMPARE(request.target, "/x?a=%2F");
    QCOMPARE(request.header("Authorization"), "AWS4 x");
    QCOMPARE(request.header("Host"), "signed.example");
    QVERIFY(request.head.contains("X-Empty:\r\n"));
    QVERIFY(!request.head.contains("X-Injected"));
    QCOMPARE(request.header("Accept-Encoding"), "identity");
    QVERIFY(request.header("User-Agent").startsWith("Dailies/"));
    QVERIFY(!request.head.contains("Expect"));
}

void TestStorageCall::sendsTheFile()
{
    const QByteArray content(900'000, 'v');
    m_server->enqueue({.reply = FaultServer::reply(200, "")});
    StorageCall* call = start({"PUT", m_server->url("/clip.mp4"), {{"Content-Type", "video/mp4"}}}, body(content));
    QSignalSpy progress(call, &StorageCall::uploadProgress);
    const Outcome result = outcome(call);
    QVERIFY(result && result->isSuccess());
    const FaultRequest request = m_server->requests().value(0);
    QCOMPARE(request.header("Content-Length"), "900000");
    QVERIFY(request.header("Transfer-Encoding").isEmpty());
    QVERIFY(request.body == content);
    QVERIFY(!progress.isEmpty());
    QCOMPARE(progress.last(), (QVariantList{qint64(900'000), qint64(900'000)}));
}

void TestStorageCall::changedFileIsNeverSentWhole()
{
    auto opened = body(QByteArray(900'000, 'v'));
    QFile file(m_folder.filePath(u"clip.mp4"_s));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(100) && file.write("other") == 5);
    file.close();
    const Outcome result = outcome(start({"PUT", m_server->url("/clip.mp4")}, std::move(opened)));
    QVERIFY(result && result->problem);
    QCOMPARE(result->problem->kind, ErrorKind::Media);
    QCOMPARE(result->problem->message, u"The file changed while it was uploaded."_s);
    QVERIFY(m_server->requests().isEmpty());
}

void TestStorageCall::brokenReplies_data()
{
    QTest::addColumn<QByteArray>("reply");
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half a head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Le");
    QTest::newRow("too short") << ok + "Content-Length: 9\r\n\r\nabc";
    QTest::newRow("half a chunk") << ok + "Transfer-Encoding: chunked\r\n\r\n9\r\nabc";
    QTest::newRow("interim only") << QByteArray("HTTP/1.1 102 Processing\r\n\r\n");
    QTest::newRow("no HTTP") << QByteArray("220 mail.example ESMTP\r\n");
}

void TestStorageCall::brokenReplies()
{
    QFETCH(const QByteArray, reply);
    m_server->setHandler([&reply](const FaultRequest&) { return FaultScript{.reply = reply, .then = Then::Fin}; });
    const Outcome result = outcome(start({"GET", m_server->url("/")}));
    QVERIFY(result && result->problem);
    QCOMPARE(result->problem->kind, ErrorKind::Network);
    QCOMPARE(result->problem->message, u"The connection to 127.0.0.1 failed."_s);
}

void TestStorageCall::sentences()
{
    QTcpServer closed;
    QVERIFY(closed.listen(QHostAddress::LocalHost));
    const QUrl nobody(u"http://127.0.0.1:%1/"_s.arg(closed.serverPort()));
    closed.close();
    const Outcome refused = outcome(start({"GET", nobody}));
    QVERIFY(refused && refused->problem);
    QCOMPARE(refused->problem->message, u"127.0.0.1 doesn't accept connections."_s);
    const Outcome unknown = outcome(start({"GET", QUrl(u"http://dailies.invalid/"_s)}));
    QVERIFY(unknown && unknown->problem);
    QCOMPARE(unknown->problem->message, u"Host dailies.invalid not found. Check the URL and the network connection."_s);
    const Outcome noProtocol = outcome(start({"GET", QUrl::fromLocalFile(m_folder.filePath(u"clip.mp4"_s))}));
    QVERIFY(noProtocol && noProtocol->problem);
}

void TestStorageCall::certificates_data()
{
    QTest::addColumn<FaultServer::Security>("security");
    QTest::newRow("unknown authority") << FaultServer::Security::Tls;
    QTest::newRow("other host") << FaultServer::Security::TlsElsewhere;
    QTest::newRow("expired") << FaultServer::Security::TlsExpired;
}

void TestStorageCall::certificates()
{
    QFETCH(const FaultServer::Security, security);
    FaultServer server(security);
    const Outcome result = outcome(start({"GET", server.url("/"), {{"Authorization", "secret"}}}));
    QVERIFY(result && result->problem);
    QCOMPARE(result->problem->kind, ErrorKind::Refused);
    QCOMPARE(result->problem->message, u"The certificate of 127.0.0.1 isn't valid, so nothing was sent to it."_s);
    QCOMPARE(server.begun(), 0);
}

void TestStorageCall::idleCallsEnd_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("no reply") << QByteArray();
    QTest::newRow("half a reply") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc");
}

void TestStorageCall::idleCallsEnd()
{
    QFETCH(const QByteArray, reply);
    m_server->enqueue({.reply = reply, .then = Then::Stall});
    StorageCall* call = start({"GET", m_server->url("/")});
    QSignalSpy finished(call, &StorageCall::finished);
    TRY_COMPARE(m_server->requests().size(), 1);
    QTest::qWait(200); // the reply has arrived
    m_clock.advance(59'000);
    QVERIFY(!finished.wait(100));
    m_clock.advance(1'000);
    TRY_COMPARE(finished.size(), 1);
    const auto result = finished.first().first().value<StorageReply>();
    QVERIFY(result.problem);
    QCOMPARE(result.problem->message, u"The storage stopped responding."_s);
}

void TestStorageCall::movingCallsDoNotEnd()
{
    m_server->enqueue({.reply = FaultServer::reply(200, QByteArray(40, 'r')), .dripMs = 5});
    StorageCall* call = start({"GET", m_server->url("/")});
    QSignalSpy finished(call, &StorageCall::finished);
    while (finished.isEmpty()) {
        m_clock.advance(10'000);
        QTest::qWait(150); // longer than reports are apart
    }
    QVERIFY(!finished.first().first().value<StorageReply>().problem);
}

void TestStorageCall::stops_data()
{
    QTest::addColumn<Moment>("moment");
    QTest::newRow("at once") << Moment::Started;
    QTest::newRow("connected") << Moment::Connected;
    QTest::newRow("sending") << Moment::Sending;
    QTest::newRow("reading") << Moment::Reading;
}

QPointer<StorageCall> TestStorageCall::startUntil(Moment moment)
{
    const bool sends = moment == Moment::Sending;
    const QByteArray part = moment == Moment::Reading ? "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc" : "";
    m_server->enqueue({.reply = part, .then = Then::Stall, .atBodyByte = sends ? 1000 : -1});
    QPointer<StorageCall> call = sends ? start({"PUT", m_server->url("/")}, body(QByteArray(20'000'000, 's')))
                                       : start({"GET", m_server->url("/")});
    if (moment == Moment::Connected || moment == Moment::Reading)
        static_cast<void>(QTest::qWaitFor([this] { return !m_server->requests().isEmpty(); }, patienceMs));
    if (sends)
        static_cast<void>(QTest::qWaitFor([this] { return m_server->begun() > 0; }, patienceMs));
    if (moment == Moment::Reading)
        QTest::qWait(100);
    return call;
}

void TestStorageCall::stops()
{
    QFETCH(const Moment, moment);
    const QPointer<StorageCall> call = startUntil(moment);
    QSignalSpy finished(call, &StorageCall::finished);
    call->stop();
    call->stop();
    QVERIFY(finished.isEmpty()); // never from within the call
    TRY_COMPARE(finished.size(), 1);
    const auto result = finished.first().first().value<StorageReply>();
    QVERIFY(result.problem);
    QCOMPARE(result.problem->kind, ErrorKind::Stopped);
    TRY_VERIFY(!call);
    TRY_COMPARE(m_network->open(), 0);
    QCOMPARE(finished.size(), 1);
}

void TestStorageCall::destroyed_data()
{
    stops_data();
}

void TestStorageCall::destroyed()
{
    QFETCH(const Moment, moment);
    delete startUntil(moment).data();
    TRY_COMPARE(m_network->open(), 0);
    // The network can still be used.
    FaultServer other;
    other.enqueue({.reply = FaultServer::reply(200, "well")});
    const Outcome result = outcome(start({"GET", other.url("/")}));
    QVERIFY(result && result->isSuccess());
}

void TestStorageCall::connectionsAreKept()
{
    for (int i = 0; i < 3; ++i) {
        m_server->enqueue({.reply = FaultServer::reply(200, "again")});
        const Outcome result = outcome(start({"GET", m_server->url("/")}));
        QVERIFY(result && result->isSuccess());
    }
    QCOMPARE(m_server->connections(), 1);
}

void TestStorageCall::environmentHasNoSay()
{
    FaultServer proxy;
    const QByteArray address = proxy.url().toEncoded();
    for (const char* name : {"http_proxy", "all_proxy", "ALL_PROXY"})
        qputenv(name, address);
    m_server->enqueue({.reply = FaultServer::reply(200, "direct")});
    const Outcome result = outcome(start({"GET", m_server->url("/")}));
    for (const char* name : {"http_proxy", "all_proxy", "ALL_PROXY"})
        qunsetenv(name);
    QVERIFY(result && result->isSuccess());
    QCOMPARE(proxy.connections(), 0);
}

void TestStorageCall::programsProxyIsUsed()
{
    FaultServer proxy;
    QNetworkProxy::setApplicationProxy(
        QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port(), u"me"_s, u"pass"_s));
    proxy.enqueue({.reply = FaultServer::reply(407, "", "Proxy-Authenticate: Basic realm=\"x\"\r\n")});
    proxy.enqueue({.reply = FaultServer::reply(200, "by the proxy")});
    const Outcome result = outcome(start({"GET", QUrl(u"http://storage.invalid/clip"_s)}));
    QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    QVERIFY(result && result->isSuccess());
    QCOMPARE(result->body, "by the proxy");
    QCOMPARE(proxy.requests().last().target, "http://storage.invalid/clip");
    QCOMPARE(proxy.requests().last().header("Proxy-Authorization"), "Basic " + QByteArray("me:pass").toBase64());
}

QTEST_GUILESS_MAIN(TestStorageCall)
#include "tst_storagecall.moc"
