// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QSslSocket>
#include <QTest>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;
using Security = FaultServer::Security;

namespace {

const QByteArray requestHead = "POST /v1/x HTTP/1.1\r\nHost: h\r\nContent-Length: 5000\r\n\r\n";
const QByteArray reply = FaultServer::reply(200, R"({"output":{"task_id":"job-1"}})");
const QByteArray junk("\xFF\x00 no reply", 11);

/// QTRY_VERIFY polls every 50 ms only, and there are many rows.
bool soon(const std::function<bool()>& isSo)
{
    const QDeadlineTimer end(5000);
    while (!isSo() && !end.hasExpired()) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qSleep(1);
    }
    return isSo();
}

/// The kernel's view of our end of a connection.
enum class Wire { Open, HungUp, Broken };

/// A client of plain sockets, without a layer that could hide what is on the wire.
class WireClient final {
public:
    explicit WireClient(const FaultServer& server)
        : m_socket(server.url().scheme() == u"https"_s ? new QSslSocket : new QTcpSocket)
    {
        if (auto* secure = qobject_cast<QSslSocket*>(m_socket.get()))
            secure->connectToHostEncrypted(u"127.0.0.1"_s, server.port());
        else
            m_socket->connectToHost(u"127.0.0.1"_s, server.port());
    }
    ~WireClient() { ::close(m_second); }
    WireClient(const WireClient&) = delete;
    WireClient& operator=(const WireClient&) = delete;

    bool isReady() const
    {
        const auto* secure = qobject_cast<QSslSocket*>(m_socket.get());
        return m_socket->state() == QAbstractSocket::ConnectedState && (!secure || secure->isEncrypted());
    }
    void send(const QByteArray& bytes)
    {
        // The second descriptor stays open when Qt closes its own, and still knows how the connection ended.
        if (m_second < 0)
            m_second = ::dup(static_cast<int>(m_socket->socketDescriptor()));
        m_socket->write(bytes);
    }
    QByteArray received()
    {
        m_received += m_socket->readAll();
        return m_received;
    }
    Wire wire() const
    {
        tcp_info info{};
        socklen_t size = sizeof info;
        ::getsockopt(m_second, IPPROTO_TCP, TCP_INFO, &info, &size);
        if (info.tcpi_state == TCP_CLOSE)
            return Wire::Broken;
        return info.tcpi_state == TCP_ESTABLISHED ? Wire::Open : Wire::HungUp;
    }
    QAbstractSocket::SocketError error() const { return m_socket->error(); }

private:
    std::unique_ptr<QTcpSocket> m_socket;
    QByteArray m_received;
    int m_second = -1;
};

} // namespace

Q_DECLARE_METATYPE(Wire)

/// Checks that the server's faults happen on the wire. Without this the sweeps prove nothing.
class TestFaultServer final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FaultServer::trustTestAuthority(); }

    void breaksTheReply_data();
    void breaksTheReply();
    void garbageBelowTls();
    void breaksWithinTheRequest_data();
    void breaksWithinTheRequest();
    void goesOnAfterSpeakingEarly();
    void keepsTheClientFromRunningAhead_data();
    void keepsTheClientFromRunningAhead();
    void countsEveryRequest();
    void everyStatus_data();
    void everyStatus();
    void dripsAndWaits();
    void heldUntilReleased();
};

void TestFaultServer::breaksTheReply_data()
{
    QTest::addColumn<Security>("security");
    QTest::addColumn<Then>("then");
    QTest::addColumn<qsizetype>("bytes");
    QTest::addColumn<QByteArray>("garbage");
    QTest::addColumn<Wire>("wire");

    struct Fault {
        const char* name;
        Then then;
        QByteArray garbage;
        Wire wire;
    };
    const Fault faults[] = {
        {"FIN", Then::Fin, {}, Wire::HungUp},
        {"cut", Then::Cut, {}, Wire::HungUp},
        {"RST", Then::Rst, {}, Wire::Broken},
        {"stall", Then::Stall, {}, Wire::Open},
        {"garbage, FIN", Then::Fin, junk, Wire::HungUp},
        {"garbage, open", Then::KeepOpen, junk, Wire::Open},
    };
    for (const Security security : {Security::Clear, Security::Tls}) {
        for (const Fault& fault : faults) {
            for (const qsizetype bytes : {qsizetype(0), qsizetype(1), qsizetype(17), reply.size() - 1, reply.size()})
                QTest::addRow("%s after %lld, %s", fault.name, static_cast<long long>(bytes),
                    security == Security::Tls ? "TLS" : "clear")
                    << security << fault.then << bytes << fault.garbage << fault.wire;
        }
    }
}

void TestFaultServer::breaksTheReply()
{
    QFETCH(const Security, security);
    QFETCH(const Then, then);
    QFETCH(const qsizetype, bytes);
    QFETCH(const QByteArray, garbage);
    QFETCH(const Wire, wire);

    FaultServer server(security);
    server.enqueue({.reply = reply.left(bytes), .then = then, .garbage = garbage});
    QSignalSpy played(&server, &FaultServer::played);
    WireClient client(server);
    QVERIFY(soon([&] { return client.isReady(); }));
    client.send(requestHead + QByteArray(5000, 'x'));
    QVERIFY(soon([&] { return played.size() == 1; }));
    QVERIFY(soon([&] { return client.wire() == wire; }));
    // A reset may overtake bytes that were sent before it.
    if (then != Then::Rst)
        QVERIFY(soon([&] { return client.received() == reply.left(bytes) + garbage; }));
    QVERIFY((reply.left(bytes) + garbage).startsWith(client.received()));
    QCOMPARE(server.requests().size(), 1);
    QCOMPARE(server.requests().first().body.size(), 5000);
}

void TestFaultServer::garbageBelowTls()
{
    FaultServer server(Security::Tls);
    server.enqueue({.reply = reply.left(40), .then = Then::Cut, .garbage = junk, .isBelowTls = true});
    WireClient client(server);
    QVERIFY(soon([&] { return client.isReady(); }));
    client.send(requestHead + QByteArray(5000, 'x'));
    QVERIFY(soon([&] { return client.received() == reply.left(40); }));
    // The TLS record layer detects the garbage and passes none of it on.
    QVERIFY(soon([&] { return client.error() == QAbstractSocket::SslInternalError; }));
    QCOMPARE(client.received(), reply.left(40));
}

void TestFaultServer::breaksWithinTheRequest_data()
{
    QTest::addColumn<Security>("security");
    QTest::addColumn<Then>("then");
    QTest::addColumn<qint64>("atRequestByte");
    QTest::addColumn<qint64>("atBodyByte");
    QTest::addColumn<Wire>("wire");

    const std::tuple<const char*, Then, Wire> faults[] = {
        {"FIN", Then::Fin, Wire::HungUp},
        {"cut", Then::Cut, Wire::HungUp},
        {"RST", Then::Rst, Wire::Broken},
        {"stall", Then::Stall, Wire::Open},
    };
    for (const Security security : {Security::Clear, Security::Tls}) {
        const char* way = security == Security::Tls ? "TLS" : "clear";
        for (const auto& [name, then, wire] : faults) {
            for (const qint64 at : {1, 20, 4999})
                QTest::addRow("%s at request byte %lld, %s", name, static_cast<long long>(at), way)
                    << security << then << at << qint64(-1) << wire;
            for (const qint64 at : {0, 1, 1024, 4999})
                QTest::addRow("%s at body byte %lld, %s", name, static_cast<long long>(at), way)
                    << security << then << qint64(-1) << at << wire;
        }
    }
}

void TestFaultServer::breaksWithinTheRequest()
{
    QFETCH(const Security, security);
    QFETCH(const Then, then);
    QFETCH(const qint64, atRequestByte);
    QFETCH(const qint64, atBodyByte);
    QFETCH(const Wire, wire);

    FaultServer server(security);
    server.enqueue({.then = then, .atRequestByte = atRequestByte, .atBodyByte = atBodyByte, .garbage = "junk"});
    qsizetype readWhenActing = -1;
    connect(&server, &FaultServer::played, this, [&] { readWhenActing = server.received().size(); });
    WireClient client(server);
    QVERIFY(soon([&] { return client.isReady(); }));
    client.send(requestHead + QByteArray(5000, 'x'));
    const qint64 expected = atRequestByte < 0 ? requestHead.size() + atBodyByte : atRequestByte;
    QVERIFY(soon([&] { return readWhenActing == expected; }));
    QVERIFY(soon([&] { return client.wire() == wire; }));
    if (then != Then::Rst)
        QVERIFY(soon([&] { return client.received() == "junk"; }));
    QTest::qWait(5);
    QCOMPARE(server.begun(), 1);
    QCOMPARE(server.requests().size(), 0);
}

void TestFaultServer::goesOnAfterSpeakingEarly()
{
    FaultServer server;
    server.enqueue({.reply = "early", .atBodyByte = 1000});
    WireClient client(server);
    QVERIFY(soon([&] { return client.isReady(); }));
    client.send(requestHead + QByteArray(5000, 'x') + requestHead + QByteArray(5000, 'y'));
    QVERIFY(soon([&] { return server.requests().size() == 2; }));
    QCOMPARE(server.requests().last().body, QByteArray(5000, 'y'));
    QVERIFY(soon([&] { return client.received().endsWith("{}"); }));
    QVERIFY(client.received().startsWith("early"));
}

void TestFaultServer::keepsTheClientFromRunningAhead_data()
{
    QTest::addColumn<Security>("security");
    QTest::addColumn<Then>("then");
    QTest::addColumn<qint64>("at");
    // The further the reply proceeds, the larger the kernel would have made its buffers.
    for (const qint64 at : {1000, 3000000}) {
        for (const Then then : {Then::Stall, Then::Fin}) {
            const char* name = then == Then::Stall ? "stall" : "FIN";
            QTest::addRow("%s at %lld, clear", name, static_cast<long long>(at)) << Security::Clear << then << at;
            QTest::addRow("%s at %lld, TLS", name, static_cast<long long>(at)) << Security::Tls << then << at;
        }
    }
}

void TestFaultServer::keepsTheClientFromRunningAhead()
{
    QFETCH(const Security, security);
    QFETCH(const Then, then);
    QFETCH(const qint64, at);
    constexpr qint64 large = 8 << 20;
    FaultServer server(security);
    server.narrow();
    server.enqueue({.then = then, .atBodyByte = at});
    QSignalSpy played(&server, &FaultServer::played);

    QTcpSocket clear;
    QSslSocket secure;
    QTcpSocket& client = security == Security::Clear ? clear : secure;
    if (security == Security::Clear)
        clear.connectToHost(u"127.0.0.1"_s, server.port());
    else
        secure.connectToHostEncrypted(u"127.0.0.1"_s, server.port());
    QVERIFY(soon([&] {
        return security == Security::Clear ? clear.state() == QAbstractSocket::ConnectedState : secure.isEncrypted();
    }));
    client.write("POST /v1/x HTTP/1.1\r\nContent-Length: " + QByteArray::number(large) + "\r\n\r\n");
    client.write(QByteArray(large, 'x'));
    QVERIFY(soon([&] { return played.size() == 1; }));
    QTest::qWait(50);
    if (then == Then::Fin) {
        QVERIFY(soon([&] { return client.state() == QAbstractSocket::UnconnectedState; }));
        QCOMPARE(server.requests().size(), 0);
        return;
    }
    const qint64 waiting = client.bytesToWrite() + (security == Security::Tls ? secure.encryptedBytesToWrite() : 0);
    QVERIFY2(waiting > large - at - 384 * 1024, qPrintable(QString::number(large - at - waiting)));
}

void TestFaultServer::countsEveryRequest()
{
    FaultServer server;
    WireClient first(server);
    WireClient second(server);
    QVERIFY(soon([&] { return first.isReady() && second.isReady(); }));
    first.send(requestHead + QByteArray(5000, 'x') + "GET /clip HTTP/1.1\r\n\r\n");
    second.send("G");
    QVERIFY(soon([&] { return server.begun() == 3; }));
    QVERIFY(soon([&] { return server.requests().size() == 2; }));
    QCOMPARE(server.connections(), 2);
    QCOMPARE(server.count("POST"), 1);
    QCOMPARE(server.count("GET"), 1);
    server.forget();
    second.send("ET / HTTP/1.1\r\n\r\n");
    QVERIFY(soon([&] { return server.requests().size() == 1; }));
    QCOMPARE(server.begun(), 3);
    QCOMPARE(server.received(), "ET / HTTP/1.1\r\n\r\n");
}

void TestFaultServer::everyStatus_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {100, 200, 204, 301, 302, 303, 307, 308, 400, 401, 403, 408, 429, 500, 503, 599})
        QTest::addRow("%d", status) << status;
}

void TestFaultServer::everyStatus()
{
    QFETCH(const int, status);
    FaultServer server;
    const QByteArray location = "Location: http://127.0.0.1:1/elsewhere\r\n";
    server.setHandler(
        [&](const FaultRequest&) { return FaultScript{.reply = FaultServer::reply(status, "{}", location)}; });
    WireClient client(server);
    QVERIFY(soon([&] { return client.isReady(); }));
    client.send("GET / HTTP/1.1\r\n\r\n");
    const QByteArray whole =
        "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\n" + location + "Content-Length: 2\r\n\r\n{}";
    QVERIFY(soon([&] { return client.received() == whole; }));
}

void TestFaultServer::dripsAndWaits()
{
    FaultServer server(Security::Tls);
    server.enqueue({.reply = reply, .garbage = junk, .delayMs = 20, .dripMs = 1});
    QSignalSpy played(&server, &FaultServer::played);
    WireClient client(server);
    QVERIFY(soon([&] { return client.isReady(); }));
    client.send("GET / HTTP/1.1\r\n\r\n");
    QVERIFY(soon([&] { return !client.received().isEmpty(); }));
    QVERIFY(client.received().size() < reply.size());
    QVERIFY(soon([&] { return client.received() == reply + junk; }));
    QCOMPARE(played.size(), 1);
}

void TestFaultServer::heldUntilReleased()
{
    FaultServer server;
    server.enqueue({.reply = reply, .isHeld = true});
    server.enqueue({.reply = reply});
    WireClient held(server);
    QVERIFY(soon([&] { return held.isReady(); }));
    held.send("GET / HTTP/1.1\r\n\r\n");
    QVERIFY(soon([&] { return server.requests().size() == 1; }));
    // Meanwhile, another connection gets its reply.
    WireClient other(server);
    QVERIFY(soon([&] { return other.isReady(); }));
    other.send("GET / HTTP/1.1\r\n\r\n");
    QVERIFY(soon([&] { return other.received() == reply; }));
    QVERIFY(held.received().isEmpty());
    QVERIFY(server.isHolding());
    server.release();
    QVERIFY(soon([&] { return held.received() == reply; }));
    QVERIFY(!server.isHolding());
}

QTEST_GUILESS_MAIN(TestFaultServer)
#include "tst_faultserver.moc"
