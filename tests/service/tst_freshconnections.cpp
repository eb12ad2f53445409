// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/freshconnections.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QNetworkReply>
#include <QNetworkRequest>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// What the network layer says about a finished call.
struct Ending {
    int status = 0;
    QNetworkReply::NetworkError error = QNetworkReply::NoError;
};

QNetworkRequest jsonTo(const FaultServer& server)
{
    QNetworkRequest request(server.url("/v1"));
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    return request;
}

Ending post(QNetworkAccessManager& network, const FaultServer& server)
{
    const std::unique_ptr<QNetworkReply> reply(network.post(jsonTo(server), "{}"));
    QSignalSpy finished(reply.get(), &QNetworkReply::finished);
    if (!finished.wait(patienceMs))
        return {-1, QNetworkReply::TimeoutError};
    return {reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt(), reply->error()};
}

QSet<int> connectionsOf(const FaultServer& server)
{
    QSet<int> numbers;
    for (const FaultRequest& request : server.requests())
        numbers.insert(request.connection);
    return numbers;
}

} // namespace

class TestFreshConnections final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FaultServer::trustTestAuthority(); }

    void keepsNoConnection_data();
    void keepsNoConnection();
    void diesOnlyWithItsOwnConnection_data();
    void diesOnlyWithItsOwnConnection();
    void tellsTroubleByItsOwnSignals();
    void goesWithCallsUnderWay();
    void leavesNothingBehind();
};

void TestFreshConnections::keepsNoConnection_data()
{
    QTest::addColumn<FaultServer::Security>("security");
    QTest::newRow("clear") << FaultServer::Security::Clear;
    QTest::newRow("TLS") << FaultServer::Security::Tls;
}

/// The server would keep the connection open.
void TestFreshConnections::keepsNoConnection()
{
    QFETCH(FaultServer::Security, security);
    FaultServer server(security);
    FreshConnections network;
    for (int n = 0; n < 4; ++n)
        QCOMPARE(post(network, server).status, 200);
    QCOMPARE(server.count("POST"), 4);
    QCOMPARE(connectionsOf(server).size(), 4);

    // An ordinary manager keeps it.
    QNetworkAccessManager keeping;
    server.forget();
    for (int n = 0; n < 4; ++n)
        QCOMPARE(post(keeping, server).status, 200);
    QVERIFY(connectionsOf(server).size() < 4);
}

void TestFreshConnections::diesOnlyWithItsOwnConnection_data()
{
    QTest::addColumn<FaultServer::Security>("security");
    QTest::addColumn<FaultScript>("script");
    const QByteArray whole = FaultServer::reply(429, "{}");
    using Then = FaultScript::Then;
    for (const auto& [name, security] :
        {std::pair("clear", FaultServer::Security::Clear), std::pair("TLS", FaultServer::Security::Tls)}) {
        QTest::addRow("%s, closed", name) << security << FaultScript{.reply = whole, .then = Then::Fin};
        QTest::addRow("%s, broken", name) << security << FaultScript{.reply = whole, .then = Then::Rst};
        QTest::addRow("%s, silent", name) << security << FaultScript{.reply = whole, .then = Then::Stall};
        QTest::addRow("%s, garbage", name)
            << security << FaultScript{.reply = whole, .garbage = "\x17\x03\xFF no reply"};
        QTest::addRow("%s, garbage below", name)
            << security << FaultScript{.reply = whole, .garbage = "\x17\x03\xFF no reply", .isBelowTls = true};
    }
}

/// Whatever happens to a connection after its reply, the next call does not notice.
void TestFreshConnections::diesOnlyWithItsOwnConnection()
{
    QFETCH(FaultServer::Security, security);
    QFETCH(FaultScript, script);
    FaultServer server(security);
    FreshConnections network;
    for (int n = 0; n < 3; ++n) {
        server.enqueue(script);
        (void)post(network, server);
        const Ending next = post(network, server);
        QCOMPARE(next.error, QNetworkReply::NoError);
        QCOMPARE(next.status, 200);
    }
}

/// It can replace any other manager.
void TestFreshConnections::tellsTroubleByItsOwnSignals()
{
    FaultServer server(FaultServer::Security::TlsElsewhere);
    FreshConnections network;
    QSignalSpy finished(&network, &QNetworkAccessManager::finished);
    QSignalSpy sslErrors(&network, &QNetworkAccessManager::sslErrors);
    const Ending ending = post(network, server);
    QCOMPARE(ending.error, QNetworkReply::SslHandshakeFailedError);
    QCOMPARE(finished.size(), 1);
    QCOMPARE(sslErrors.size(), 1);
    QCOMPARE(server.count("POST"), 0);
}

void TestFreshConnections::goesWithCallsUnderWay()
{
    FaultServer server;
    server.enqueue({.reply = {}, .then = FaultScript::Then::Stall});
    auto network = std::make_unique<FreshConnections>();
    const QPointer<QNetworkReply> reply = network->post(jsonTo(server), "{}");
    QSignalSpy begun(&server, &FaultServer::requestBegun);
    QVERIFY(begun.wait(patienceMs));
    network.reset();
    QVERIFY(!reply);
}

void TestFreshConnections::leavesNothingBehind()
{
    FaultServer server;
    FreshConnections network;
    const qsizetype before = network.findChildren<QObject*>().size();
    for (int n = 0; n < 10; ++n)
        QCOMPARE(post(network, server).status, 200);
    TRY_COMPARE(network.findChildren<QNetworkAccessManager*>().size(), 0);
    QVERIFY(network.findChildren<QObject*>().size() <= before);
}

QTEST_GUILESS_MAIN(TestFreshConnections)
#include "tst_freshconnections.moc"
