// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlmanager.h"
#include "app/service/call/createanswer.h"
#include "app/service/call/queryanswer.h"
#include "app/service/call/videoservice.h"
#include "app/tasks/store/tasklog.h"
#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QHostAddress>
#include <QNetworkProxy>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QTimer>
#include <QtEndian>

#include <functional>
#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

namespace {

const QByteArray testKey = "sk-canary-7f3a";

/// A gzip file: zlib's bytes without Qt's length and zlib's own header and checksum.
QByteArray gzipped(const QByteArray& bytes)
{
    quint32 sum = ~0U;
    for (const char c : bytes) {
        sum ^= quint8(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
    }
    QByteArray ends(8, Qt::Uninitialized);
    qToLittleEndian(~sum, ends.data());
    qToLittleEndian(static_cast<quint32>(bytes.size()), ends.data() + 4);
    return QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10) + qCompress(bytes).sliced(6).chopped(4) + ends;
}

/// What HTTP calls deflate: zlib's bytes without Qt's length.
QByteArray deflated(const QByteArray& bytes)
{
    return qCompress(bytes).sliced(4);
}

QByteArray testData(const QString& name)
{
    QFile file(qEnvironmentVariable("DAILIES_SOURCE") + u"/tests/data/tls/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("missing test data: %s", qPrintable(file.fileName()));
    return file.readAll();
}

VideoRequest textRequest()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    request.model = u"model-a"_s;
    request.prompt = u"a lighthouse"_s;
    return request;
}

} // namespace

/// Obstacles between the program and the service: invalid certificates, proxies that refuse, and replies that are much
/// larger than they look. None of them gets the key, and each has a message.
class TestCallHazards final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_nothingMore = QSslConfiguration::defaultConfiguration(); }
    void init() { m_creates.emplace(); }
    void cleanup() { QSslConfiguration::setDefaultConfiguration(m_nothingMore); }

    void certificates_data();
    void certificates();
    void proxies_data();
    void proxies();
    void proxyThatIsNotThere();
    void packedReplyStaysPacked();
    void packedReplyIsRead_data();
    void packedReplyIsRead();
    void packedBombStaysSmall_data();
    void packedBombStaysSmall();
    void damagedPackedReplyIsReadAsFarAsItGoes_data();
    void damagedPackedReplyIsReadAsFarAsItGoes();
    void longReplyIsKeptInPart();
    void newsBeforeTheAnswer_data();
    void newsBeforeTheAnswer();
    void replyBehindNews_data();
    void replyBehindNews();
    void queriesBehindNews();
    void answerBeforeTheWholeRequest_data();
    void answerBeforeTheWholeRequest();
    void theFirstReasonCounts();

private:
    /// `isLeftAlone`: nothing more arrives until the call times out.
    ServiceReply create(const QUrl& baseUrl, const std::function<bool()>& isLeftAlone = {},
        const VideoRequest& request = textRequest());

    ManualClock m_clock;
    std::optional<CurlManager> m_creates;
    QNetworkAccessManager m_queries;
    QSslConfiguration m_nothingMore; ///< without the test authority
};

ServiceReply TestCallHazards::create(
    const QUrl& baseUrl, const std::function<bool()>& isLeftAlone, const VideoRequest& request)
{
    VideoService service(*m_creates, m_queries, m_clock);
    const auto call = service.create({baseUrl, testKey}, request);
    if (!call)
        return {};
    QSignalSpy finished(*call, &ServiceCall::finished);
    if (isLeftAlone && QTest::qWaitFor(isLeftAlone, patienceMs)) {
        QTest::qWait(50);
        m_clock.advance(60000);
    }
    const bool ended = QTest::qWaitFor([&finished] { return !finished.isEmpty(); }, patienceMs);
    return ended ? finished.first().first().value<ServiceReply>() : ServiceReply{};
}

void TestCallHazards::certificates_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isAuthorityKnown");
    QTest::addColumn<QString>("check"); // as worded by the network layer
    QTest::newRow("ended") << u"expired.crt"_s << true << u"expired"_s;
    QTest::newRow("another host's") << u"elsewhere.crt"_s << true << u"host name"_s;
    QTest::newRow("nobody known has signed it") << u"server.crt"_s << false << u"issuer"_s;
    QTest::newRow("signed by itself") << u"selfsigned.crt"_s << true << u"self-signed"_s;
}

void TestCallHazards::certificates()
{
    QFETCH(const QString, file);
    QFETCH(const bool, isAuthorityKnown);
    QFETCH(const QString, check);
    if (isAuthorityKnown)
        FaultServer::trustTestAuthority();
    QSslServer server;
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(testData(file)));
    configuration.setPrivateKey(QSslKey(testData(u"server.key"_s), QSsl::Ec));
    server.setSslConfiguration(configuration);
    QByteArray received;
    connect(&server, &QTcpServer::pendingConnectionAvailable, this, [&] {
        QTcpSocket* socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [&received, socket] { received += socket->readAll(); });
    });
    QVERIFY(server.listen(QHostAddress::LocalHost));

    const ServiceReply reply = create(QUrl(u"https://127.0.0.1:%1/v1"_s.arg(server.serverPort())));
    QCOMPARE(reply.transport, Transport::TlsRefused);
    QCOMPARE(reply.sent, Sent::Nothing);
    QVERIFY2(received.isEmpty(), received.constData());
    const CreateAnswer answer = readCreateAnswer(Family::A, reply);
    QCOMPARE(answer.outcome, CreateOutcome::NotSent);
    QVERIFY2(answer.error.message.startsWith(u"The service's certificate wasn't accepted, so nothing was sent."_s),
        qPrintable(answer.error.message));
    // The failed check is named where the user looks for reasons.
    const QString log = replyEntry(m_clock.now(), u"create reply"_s, reply).text;
    QVERIFY2(log.contains(check), qPrintable(log));
}

void TestCallHazards::proxies_data()
{
    QTest::addColumn<FaultScript>("script");
    const auto says = [](int status, const QByteArray& headers = {}) {
        return FaultScript{.reply = FaultServer::reply(status, "<html>No.</html>", headers), .then = Then::Fin};
    };
    QTest::newRow("asks who it is") << says(407, "Proxy-Authenticate: Basic realm=\"p\"\r\n");
    QTest::newRow("asks who it is, and waits")
        << FaultScript{.reply = FaultServer::reply(407, {}, "Proxy-Authenticate: Basic realm=\"p\"\r\n")};
    QTest::newRow("asks in a way that nobody knows") << says(407, "Proxy-Authenticate: Riddle\r\n");
    QTest::newRow("asks without saying how") << says(407);
    QTest::newRow("does not allow it") << says(403);
    QTest::newRow("knows no such host") << says(404);
    QTest::newRow("has trouble") << says(502);
    QTest::newRow("has no time") << says(503);
    QTest::newRow("sends it elsewhere") << says(302, "Location: http://127.0.0.1:1/\r\n");
    // After these two, the network layer waits for something that never arrives.
    QTest::newRow("hangs up") << FaultScript{.then = Then::Fin};
    QTest::newRow("breaks off") << FaultScript{.then = Then::Rst};
    QTest::newRow("speaks something else") << FaultScript{.reply = "220 mail.test\r\n\r\n", .then = Then::Fin};
}

void TestCallHazards::proxies()
{
    QFETCH(const FaultScript, script);
    FaultServer proxy;
    proxy.setHandler([&script](const FaultRequest&) { return script; });
    m_creates->setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, proxy.port()));
    const bool endsSilently = script.reply.isEmpty();
    const auto heard = [&proxy] { return !proxy.requests().isEmpty(); };
    const ServiceReply reply =
        create(QUrl(u"https://service.test/v1"_s), endsSilently ? heard : std::function<bool()>());
    QVERIFY(!reply.detail.isEmpty());
    QCOMPARE(reply.sent, Sent::Nothing);
    const CreateAnswer answer = readCreateAnswer(Family::A, reply);
    QCOMPARE(answer.outcome, CreateOutcome::NotSent);
    if (!endsSilently) {
        QCOMPARE(reply.transport, Transport::ProxyRefused);
        QVERIFY2(answer.error.message.contains(u"nothing was sent. Check the proxy settings."_s),
            qPrintable(answer.error.message));
    }
    // The proxy learns the host only; the content is for the service alone.
    QVERIFY(proxy.begun() >= 1);
    for (const FaultRequest& request : proxy.requests())
        QCOMPARE(request.method, "CONNECT");
    for (const char* never : {"sk-canary", "Authorization", "lighthouse", "generations"})
        QVERIFY2(!proxy.received().contains(never), proxy.received().constData());
}

void TestCallHazards::proxyThatIsNotThere()
{
    quint16 port = 0;
    {
        const FaultServer proxy;
        port = proxy.port();
    }
    m_creates->setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, port));
    const ServiceReply reply = create(QUrl(u"https://service.test/v1"_s));
    QCOMPARE(reply.transport, Transport::ProxyRefused);
    QCOMPARE(reply.sent, Sent::Nothing);
    QVERIFY(readCreateAnswer(Family::A, reply).error.message.contains(u"Check the proxy settings."_s));
}

/// The program did not request compression, and only unpacks what is gzip or deflate.
void TestCallHazards::packedReplyStaysPacked()
{
    const QByteArray packed = "\x0b\x02\x80{\"output\":{}}\x03";
    FaultServer server;
    server.enqueue(
        {.reply = FaultServer::reply(200, packed, "Content-Type: application/json\r\nContent-Encoding: br\r\n")});
    const ServiceReply reply = create(server.url("/v1"));
    QCOMPARE(reply.transport, Transport::Answered);
    QVERIFY(reply.body == packed);
    QCOMPARE(readCreateAnswer(Family::A, reply).outcome, CreateOutcome::Lost);
    QCOMPARE(readQueryAnswer(Family::A, reply).report.error().kind, ErrorKind::Reply);
    QCOMPARE(server.count("POST"), 1);
}

void TestCallHazards::packedReplyIsRead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("headers");
    const QByteArray text = R"({"output":{"task_id":"t-1","task_status":"PENDING"},"request_id":"r"})";
    const QByteArray said = "Content-Encoding: ";
    QTest::newRow("gzip") << gzipped(text) << said + "gzip\r\n";
    QTest::newRow("gzip, not said") << gzipped(text) << QByteArray();
    QTest::newRow("gzip, said wrong") << gzipped(text) << said + "br\r\n";
    QTest::newRow("gzip, said twice") << gzipped(text) << said + "gzip\r\n" + said + "gzip\r\n";
    QTest::newRow("gzip, of several members")
        << gzipped(text.first(20)) + gzipped(text.sliced(20)) << said + "gzip\r\n";
    QTest::newRow("gzip, twice") << gzipped(gzipped(text)) << said + "gzip, gzip\r\n";
    QTest::newRow("deflate, then gzip") << gzipped(deflated(text)) << said + "deflate, gzip\r\n";
    QTest::newRow("deflate") << deflated(text) << said + "deflate\r\n";
    QTest::newRow("deflate, not said") << deflated(text) << QByteArray();
    QTest::newRow("deflate without zlib's header") << deflated(text).sliced(2).chopped(4) << said + "Deflate\r\n";
    QTest::newRow("not packed, said so") << text << said + "deflate\r\n";
    QTest::newRow("not packed, said gzip") << text << said + "gzip\r\n";
}

/// The program asks for no compression, but not every gateway listens.
void TestCallHazards::packedReplyIsRead()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArray, headers);
    FaultServer server;
    server.setHandler([&](const FaultRequest&) {
        return FaultScript{.reply = FaultServer::reply(200, body, "Content-Type: application/json\r\n" + headers)};
    });
    const ServiceReply reply = create(server.url("/v1"));
    QCOMPARE(reply.transport, Transport::Answered);
    const CreateAnswer answer = readCreateAnswer(Family::A, reply);
    QCOMPARE(answer.outcome, CreateOutcome::Accepted);
    QCOMPARE(answer.report.taskId, u"t-1"_s);
    QVERIFY(readQueryAnswer(Family::A, reply).report);
    QVERIFY(replyEntry(m_clock.now(), u"create reply"_s, reply).text.contains(u"task_id"_s));
}

void TestCallHazards::packedBombStaysSmall_data()
{
    QTest::addColumn<QByteArray>("bomb");
    QTest::addColumn<QByteArray>("packing");
    const QByteArray spaces(qsizetype(64) << 20, ' ');
    QTest::newRow("gzip") << gzipped(spaces) << QByteArray("gzip");
    QTest::newRow("deflate") << deflated(spaces) << QByteArray("deflate");
    QTest::newRow("deflate without zlib's header") << deflated(spaces).sliced(2).chopped(4) << QByteArray("deflate");
}

void TestCallHazards::packedBombStaysSmall()
{
    QFETCH(const QByteArray, bomb);
    QFETCH(const QByteArray, packing);
    FaultServer server;
    const QByteArray header = "Content-Encoding: " + packing + "\r\n";
    server.enqueue({.reply = FaultServer::reply(200, bomb, header)});
    const ServiceReply reply = create(server.url("/v1"));
    QCOMPARE(reply.transport, Transport::TooLarge);
    QCOMPARE(reply.body.size(), qsizetype(8) << 20);
    QCOMPARE(readCreateAnswer(Family::A, reply).outcome, CreateOutcome::Lost);
}

void TestCallHazards::damagedPackedReplyIsReadAsFarAsItGoes_data()
{
    QTest::addColumn<QByteArray>("damaged");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("candidate");
    const QByteArray whole = gzipped(R"({"output":{"task_id":"task-1234","task_status":"PENDING"}})");
    QTest::newRow("without its checksum") << whole.chopped(8) << u"task-1234"_s << QString();
    QByteArray wrong = whole;
    wrong[whole.size() - 8] = char(wrong.at(whole.size() - 8) ^ 1);
    QTest::newRow("wrong checksum") << wrong << u"task-1234"_s << QString();
    QTest::newRow("cut") << whole.chopped(14) << QString() << u"task-1234"_s;
    QTest::newRow("cut early") << whole.first(12) << QString() << QString();
    QTest::newRow("nothing in it") << deflated("{}").chopped(6) << QString() << QString();
}

/// An ID that can be read is one.
void TestCallHazards::damagedPackedReplyIsReadAsFarAsItGoes()
{
    QFETCH(const QByteArray, damaged);
    QFETCH(const QString, id);
    QFETCH(const QString, candidate);
    FaultServer server;
    server.enqueue({.reply = FaultServer::reply(200, damaged, "Content-Encoding: gzip\r\n")});
    const CreateAnswer answer = readCreateAnswer(Family::A, create(server.url("/v1")));
    QCOMPARE(answer.outcome, id.isEmpty() ? CreateOutcome::Lost : CreateOutcome::Accepted);
    QCOMPARE(answer.report.taskId, id);
    QCOMPARE(answer.candidateIds.join(u' '), candidate);
}

/// In the task's log, where the user can read it.
void TestCallHazards::longReplyIsKeptInPart()
{
    FaultServer server;
    const QByteArray page = "<html>Sign in " + QByteArray(1 << 20, 'x');
    server.enqueue({.reply = FaultServer::reply(200, page, "Content-Type: text/html\r\n")});
    const ServiceReply reply = create(server.url("/v1"));
    QCOMPARE(reply.body.size(), page.size());
    const QString log = replyEntry(m_clock.now(), u"create reply"_s, reply).text;
    QVERIFY(log.startsWith(u"HTTP 200\n"_s) && log.contains(u"<html>Sign in"_s));
    QVERIFY2(log.size() < (64 << 10) + 100, qPrintable(QString::number(log.size())));
    QVERIFY(log.endsWith(u" characters in all)"_s));
}

void TestCallHazards::newsBeforeTheAnswer_data()
{
    QTest::addColumn<QByteArray>("news");
    QTest::addColumn<int>("dripMs");
    const QByteArray goOn = "HTTP/1.1 100 Continue\r\n\r\n";
    const QByteArray hints = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n";
    QTest::newRow("100") << goOn << 0;
    QTest::newRow("100 with a header") << QByteArray("HTTP/1.1 100 Continue\r\nX-News: 1\r\n\r\n") << 0;
    QTest::newRow("100 twice") << goOn + goOn << 0;
    QTest::newRow("102") << QByteArray("HTTP/1.1 102 Processing\r\n\r\n") << 0;
    QTest::newRow("103") << hints << 0;
    QTest::newRow("199") << QByteArray("HTTP/1.1 199 Soon\r\nContent-Length: 5\r\n\r\n") << 0;
    QTest::newRow("100, then 103") << goOn + hints << 0;
    QTest::newRow("100, then 103, byte by byte") << goOn + hints << 1;
    QTest::newRow("many") << hints.repeated(20) << 0;
}

/// An interim response is not the reply, whether it comes in one packet with it or before it.
void TestCallHazards::newsBeforeTheAnswer()
{
    QFETCH(const QByteArray, news);
    QFETCH(const int, dripMs);
    const QByteArray answer = FaultServer::reply(200, R"({"output":{"task_id":"job-1","task_status":"PENDING"}})");
    FaultServer server;
    server.enqueue({.reply = news + answer, .dripMs = dripMs});
    const ServiceReply reply = create(server.url("/v1"));
    const CreateAnswer created = readCreateAnswer(Family::A, reply);
    QCOMPARE(reply.status, 200);
    QCOMPARE(created.outcome, CreateOutcome::Accepted);
    QCOMPARE(created.report.taskId, u"job-1"_s);
    QCOMPARE(server.requests().size(), 1);
}

void TestCallHazards::replyBehindNews_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("outcome");
    QTest::newRow("accepted") << FaultServer::reply(200, R"({"output":{"task_id":"job-1"}})")
                              << int(CreateOutcome::Accepted);
    QTest::newRow("accepted, chunked") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1f\r\n"
                                                     R"({"output":{"task_id":"job-1"}} )"
                                                     "\r\n0\r\n\r\n")
                                       << int(CreateOutcome::Accepted);
    QTest::newRow("refused") << FaultServer::reply(400, R"({"code":"InvalidParameter","message":"m"})")
                             << int(CreateOutcome::Refused);
    QTest::newRow("refused with 200") << FaultServer::reply(200, R"({"code":"InvalidApiKey","message":"m"})")
                                      << int(CreateOutcome::Refused);
    QTest::newRow("throttled") << FaultServer::reply(429, R"({"code":"Throttling"})") << int(CreateOutcome::Throttled);
    QTest::newRow("trouble") << FaultServer::reply(500, "{}") << int(CreateOutcome::Lost);
    QTest::newRow("the connection closes") << QByteArray() << int(CreateOutcome::Lost);
}

/// The reply comes some time after several interim ones.
void TestCallHazards::replyBehindNews()
{
    QFETCH(const QByteArray, reply);
    QFETCH(const int, outcome);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    int connections = 0;
    QByteArray received;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* const socket = server.nextPendingConnection();
        ++connections;
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, this, [&, socket] {
            const bool isFirst = received.isEmpty();
            received += socket->readAll();
            if (!isFirst)
                return;
            socket->write("HTTP/1.1 102 Processing\r\n\r\n");
            QTimer::singleShot(80, socket, [socket] { socket->write("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"); });
            QTimer::singleShot(160, socket, [socket, reply] {
                socket->write(reply);
                if (reply.isEmpty())
                    socket->disconnectFromHost();
            });
        });
    });
    const QUrl base(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()));
    const CreateAnswer created = readCreateAnswer(Family::A, create(base));
    QCOMPARE(int(created.outcome), outcome);
    QCOMPARE(created.report.taskId, outcome == int(CreateOutcome::Accepted) ? u"job-1"_s : QString());
    QCOMPARE(connections, 1);
    QCOMPARE(received.count(" HTTP/1.1"), 1);
    QVERIFY2(received.contains("User-Agent: Dailies/"), received.constData());
}

/// Each query gets its own answer, although the service sends interim replies to all of them.
void TestCallHazards::queriesBehindNews()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    int connections = 0;
    connect(&server, &QTcpServer::newConnection, this, [&server, &connections] {
        QTcpSocket* const socket = server.nextPendingConnection();
        ++connections;
        connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QTcpSocket::readyRead, socket, [socket] {
            const QByteArray bytes = socket->readAll();
            const qsizetype at = bytes.indexOf(R"("taskId":")");
            if (at < 0)
                return;
            const QByteArray id = bytes.sliced(at + 10).split('"').first();
            socket->write("HTTP/1.1 103 Early Hints\r\n\r\n");
            QTimer::singleShot(60, socket, [socket, id] {
                socket->write(
                    FaultServer::reply(200, R"({"output":{"task_id":")" + id + R"(","task_status":"RUNNING"}})"));
            });
        });
    });
    VideoService service(*m_creates, m_queries, m_clock);
    const QUrl base(u"http://127.0.0.1:%1/v1"_s.arg(server.serverPort()));
    for (int n = 0; n < 6; ++n) {
        const QString id = u"job-%1"_s.arg(n);
        ServiceCall* const call = service.query({base, testKey}, {u"wan3.0-video"_s, id});
        QSignalSpy finished(call, &ServiceCall::finished);
        QVERIFY(finished.wait(patienceMs));
        const QueryAnswer answer = readQueryAnswer(Family::A, finished.first().first().value<ServiceReply>());
        // The first one tells that the service does so.
        QCOMPARE(answer.report.has_value(), n > 0);
        if (n > 0)
            QCOMPARE(answer.report->taskId, id);
    }
    QCOMPARE(connections, 2);
}

void TestCallHazards::answerBeforeTheWholeRequest_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("outcome");
    QTest::newRow("too large") << FaultServer::reply(413, R"({"code":"RequestTooLarge","message":"m"})")
                               << int(CreateOutcome::Refused);
    QTest::newRow("wrong key") << FaultServer::reply(401, R"({"code":"InvalidApiKey","message":"m"})")
                               << int(CreateOutcome::Refused);
    QTest::newRow("throttled") << FaultServer::reply(429, R"({"code":"Throttling","message":"m"})")
                               << int(CreateOutcome::Throttled);
    QTest::newRow("accepted") << FaultServer::reply(200, R"({"output":{"task_id":"job-1"}})")
                              << int(CreateOutcome::Accepted);
    // The service may have created a task, so the request is not sent again.
    QTest::newRow("trouble") << FaultServer::reply(500, "{}") << int(CreateOutcome::Lost);
    QTest::newRow("conflict") << FaultServer::reply(409, "{}") << int(CreateOutcome::Lost);
    QTest::newRow("accepted, without an ID that is known")
        << FaultServer::reply(200, R"({"result":{"video_job":"job-1"}})") << int(CreateOutcome::Lost);
    QTest::newRow("accepted, cut") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n"
                                                 R"({"output":{"task_id":"job-1","task_st)")
                                   << int(CreateOutcome::Lost);
    QTest::newRow("half a head") << QByteArray("HTTP/1.1 200 OK\r\nContent-Ty") << int(CreateOutcome::Lost);
    // libcurl would repeat a request that asks whether it may go on.
    QTest::newRow("asked for nothing") << FaultServer::reply(417, "{}") << int(CreateOutcome::Refused);
    QTest::newRow("no reply at all") << QByteArray("220 mail.test\r\n\r\n") << int(CreateOutcome::NotSent);
    QTest::newRow("refused, chunked") << QByteArray(
        "HTTP/1.1 413 Too Large\r\nTransfer-Encoding: chunked\r\n\r\n11\r\n{\"code\":\"TooBig\"}\r\n0\r\n\r\n")
                                      << int(CreateOutcome::Refused);
    QTest::newRow("only that it may go on")
        << QByteArray("HTTP/1.1 100 Continue\r\n\r\n") << int(CreateOutcome::NotSent);
    QTest::newRow("nothing") << QByteArray() << int(CreateOutcome::NotSent);
}

/// A service that answers before it has read the request, and then closes the connection or reads no more.
void TestCallHazards::answerBeforeTheWholeRequest()
{
    QFETCH(const QByteArray, reply);
    QFETCH(const int, outcome);
    for (const FaultServer::Security security : {FaultServer::Security::Clear, FaultServer::Security::Tls}) {
        if (security == FaultServer::Security::Tls)
            FaultServer::trustTestAuthority();
        for (const Then then : {Then::Fin, Then::Rst, Then::Stall}) {
            FaultServer server(security);
            server.narrow();
            server.enqueue({.reply = reply, .then = then, .atBodyByte = 3000});
            VideoRequest request = textRequest();
            request.prompt = QString(4 << 20, u'a');
            const auto isLeftAlone = [&server, then] { return then == Then::Stall && server.begun() > 0; };
            const ServiceReply read =
                create(server.url("/v1"), then == Then::Stall ? isLeftAlone : std::function<bool()>(), request);
            const CreateAnswer created = readCreateAnswer(Family::A, read);
            QCOMPARE(int(created.outcome), outcome);
            QCOMPARE(created.report.taskId, outcome == int(CreateOutcome::Accepted) ? u"job-1"_s : QString());
            QCOMPARE(server.begun(), 1);
        }
    }
}

/// A deadline that comes between a stop and its end does not turn it into an outage, after which the request would be
/// sent again.
void TestCallHazards::theFirstReasonCounts()
{
    FaultServer server;
    server.enqueue({.then = Then::Stall});
    VideoService service(*m_creates, m_queries, m_clock);
    const auto call = service.create({server.url("/v1"), testKey}, textRequest());
    QVERIFY(call);
    QSignalSpy finished(*call, &ServiceCall::finished);
    TRY_COMPARE(server.count("POST"), 1);
    (*call)->stop();
    m_clock.advance(200000);
    TRY_VERIFY((m_clock.advance(1), !finished.isEmpty()));
    QCOMPARE(finished.first().first().value<ServiceReply>().transport, Transport::Stopped);
}

QTEST_GUILESS_MAIN(TestCallHazards)
#include "tst_callhazards.moc"
