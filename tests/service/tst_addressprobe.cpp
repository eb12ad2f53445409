// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/addressprobe.h"
#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;
using Security = FaultServer::Security;

namespace {

FaultScript answer(int status, const QByteArray& headers, const QByteArray& body = {})
{
    return {.reply = FaultServer::reply(status, body, headers)};
}

/// A reply to HEAD as servers send it: a length, and no body.
FaultScript head(const QByteArray& headers)
{
    return {.reply = "HTTP/1.1 200 OK\r\n" + headers + "\r\n"};
}

} // namespace

/// AddressProbe: what a server says about a file, without the file; one message for every failure.
class TestAddressProbe final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void tellsWhatTheServerSays_data();
    void tellsWhatTheServerSays();
    void asksOnceAndSaysNothingOfThePerson();
    void asksForOneByteWhereHeadIsRefused_data();
    void asksForOneByteWhereHeadIsRefused();
    void tellsAnEmptyFile();
    void doesNotFetchTheFile();
    void saysWhyNothingIsThere_data();
    void saysWhyNothingIsThere();
    void refusalWithoutAnEnd();
    void faults_data();
    void faults();
    void nobodyListens();
    void untrustedCertificate();
    void followsRedirects();
    void redirectLoop();
    void redirectsThatAreRefused_data();
    void redirectsThatAreRefused();
    void addressesThatAreRefused_data();
    void addressesThatAreRefused();
    void endsWithTheDeadline_data();
    void endsWithTheDeadline();
    void theDeadlineIsForAllHops();
    void mayBeDeleted();

private:
    using Outcome = std::optional<Result<AddressFacts>>;
    AddressProbe* start(const QString& address, Clock& clock);
    Outcome outcome(AddressProbe* probe);
    Outcome probe(const QUrl& url) { return outcome(start(url.toString(), m_clock)); }

    SystemClock m_clock;
    std::optional<QNetworkAccessManager> m_network;
    std::optional<FaultServer> m_server;
};

void TestAddressProbe::initTestCase()
{
    FaultServer::trustTestAuthority();
}

void TestAddressProbe::init()
{
    m_network.emplace();
    m_server.emplace();
}

void TestAddressProbe::cleanup()
{
    QVERIFY(!m_server->received().toLower().contains("authorization"));
    QVERIFY(!m_server->received().contains("Cookie"));
    QVERIFY(!m_server->received().contains("Referer"));
    m_network.reset();
    m_server.reset();
}

AddressProbe* TestAddressProbe::start(const QString& address, Clock& clock)
{
    return new AddressProbe(*m_network, clock, address, m_server->url("/v1"), this);
}

TestAddressProbe::Outcome TestAddressProbe::outcome(AddressProbe* probe)
{
    QSignalSpy finished(probe, &AddressProbe::finished);
    QSignalSpy gone(probe, &QObject::destroyed);
    const bool ended = finished.wait(patienceMs) && (!gone.isEmpty() || gone.wait(1000));
    if (!ended || finished.size() != 1)
        return {};
    auto result = finished.first().first().value<Result<AddressFacts>>();
    if (!result && result.error().message.isEmpty())
        return {};
    return result;
}

void TestAddressProbe::tellsWhatTheServerSays_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<QString>("contentType");
    QTest::addColumn<qint64>("bytes");
    QTest::addRow("type and length") << head("Content-Type: image/png\r\nContent-Length: 12345\r\n") << u"image/png"_s
                                     << qint64{12345};
    QTest::addRow("capitals and a parameter")
        << head("content-type: Text/HTML; charset=utf-8\r\ncontent-length: 7\r\n") << u"text/html"_s << qint64{7};
    QTest::addRow("larger than 32 bits") << head("Content-Type: video/mp4\r\nContent-Length: 5000000000\r\n")
                                         << u"video/mp4"_s << qint64{5000000000};
    QTest::addRow("no type") << head("Content-Length: 3\r\n") << QString() << qint64{3};
    QTest::addRow("no length") << head("Content-Type: video/mp4\r\nTransfer-Encoding: chunked\r\n") << u"video/mp4"_s
                               << qint64{-1};
    QTest::addRow("length of something packed")
        << head("Content-Type: text/plain\r\nContent-Length: 20\r\nContent-Encoding: gzip\r\n") << u"text/plain"_s
        << qint64{-1};
    QTest::addRow("no type at all") << head("Content-Type: <b>picture</b>\r\nContent-Length: 3\r\n") << QString()
                                    << qint64{3};
    QTest::addRow("type without an end") << head(
        "Content-Type: image/" + QByteArray(5000, 'x') + "\r\nContent-Length: 3\r\n")
                                         << QString() << qint64{3};
    QTest::addRow("byte by byte") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n", .dripMs = 1}
                                  << QString() << qint64{9};
}

void TestAddressProbe::tellsWhatTheServerSays()
{
    QFETCH(FaultScript, script);
    QFETCH(QString, contentType);
    QFETCH(qint64, bytes);
    m_server->enqueue(script);
    const QUrl url = m_server->url("/a.png");
    const Outcome result = probe(url);
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(result->value().contentType, contentType);
    QCOMPARE(result->value().bytes, bytes);
    QCOMPARE(result->value().url, url);
}

void TestAddressProbe::asksOnceAndSaysNothingOfThePerson()
{
    m_server->enqueue(head("Content-Length: 3\r\nSet-Cookie: track=me\r\n"));
    m_server->enqueue(head("Content-Length: 3\r\n"));
    QVERIFY(probe(m_server->url("/a?sig=1%2F2")));
    QVERIFY(probe(m_server->url("/b")));
    QCOMPARE(m_server->requests().size(), 2);
    const FaultRequest request = m_server->requests().first();
    QCOMPARE(request.method, "HEAD");
    QCOMPARE(request.target, "/a?sig=1%2F2");
    QCOMPARE(request.header("Accept-Encoding"), "identity");
    QVERIFY(request.body.isEmpty());
}

void TestAddressProbe::asksForOneByteWhereHeadIsRefused_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<FaultScript>("second");
    QTest::addColumn<qint64>("bytes");
    const QByteArray part = "Content-Type: video/mp4\r\nContent-Range: bytes 0-0/777\r\n";
    for (const int status : {400, 403, 404, 405, 500, 501})
        QTest::addRow("%d", status) << status << answer(206, part, "x") << qint64{777};
    QTest::addRow("length not known") << 405
                                      << answer(206, "Content-Type: video/mp4\r\nContent-Range: bytes 0-0/*\r\n", "x")
                                      << qint64{-1};
    QTest::addRow("range without sense") << 405
                                         << answer(206, "Content-Type: video/mp4\r\nContent-Range: what\r\n", "x")
                                         << qint64{-1};
    QTest::addRow("the whole file instead")
        << 405 << answer(200, "Content-Type: video/mp4\r\n", QByteArray(700, 'x')) << qint64{700};
}

void TestAddressProbe::asksForOneByteWhereHeadIsRefused()
{
    QFETCH(int, status);
    QFETCH(FaultScript, second);
    QFETCH(qint64, bytes);
    m_server->enqueue({.reply = "HTTP/1.1 " + QByteArray::number(status) + " No\r\nContent-Length: 0\r\n\r\n"});
    m_server->enqueue(second);
    const Outcome result = probe(m_server->url("/a.mp4"));
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value().contentType, u"video/mp4"_s);
    QCOMPARE(result->value().bytes, bytes);
    QCOMPARE(m_server->requests().size(), 2);
    QCOMPARE(m_server->requests().last().method, "GET");
    QCOMPARE(m_server->requests().last().header("Range"), "bytes=0-0");
}

void TestAddressProbe::tellsAnEmptyFile()
{
    m_server->enqueue({.reply = "HTTP/1.1 405 No\r\nContent-Length: 0\r\n\r\n"});
    m_server->enqueue(answer(416, "Content-Range: bytes */0\r\n"));
    const Outcome result = probe(m_server->url("/a"));
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value().bytes, 0);
}

void TestAddressProbe::doesNotFetchTheFile()
{
    m_server->enqueue({.reply = "HTTP/1.1 405 No\r\nContent-Length: 0\r\n\r\n"});
    m_server->enqueue({.reply = "HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\nContent-Length: 9000000000\r\n\r\n",
        .endless = QByteArray(65536, 'v')});
    const Outcome result = probe(m_server->url("/endless.mp4"));
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value().bytes, 9000000000);
}

void TestAddressProbe::saysWhyNothingIsThere_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("404") << 404 << u"There is no file at this link (HTTP 404)."_s;
    QTest::newRow("410") << 410 << u"There is no file at this link (HTTP 410)."_s;
    QTest::newRow("401") << 401 << u"The file at this link isn't public (HTTP 401)."_s;
    QTest::newRow("403") << 403 << u"The file at this link isn't public (HTTP 403)."_s;
    QTest::newRow("429") << 429 << u"The server doesn't provide the file (HTTP 429)."_s;
    QTest::newRow("304") << 304 << u"The server doesn't provide the file (HTTP 304)."_s;
    QTest::newRow("503") << 503 << u"The server is having problems (HTTP 503)."_s;
}

void TestAddressProbe::saysWhyNothingIsThere()
{
    QFETCH(int, status);
    QFETCH(QString, sentence);
    m_server->setHandler([status](const FaultRequest& request) {
        const QByteArray body = request.method == "HEAD" || status == 304 ? QByteArray() : "<html>Sign in";
        return answer(status, "WWW-Authenticate: Basic realm=\"r\"\r\n", body);
    });
    const Outcome result = probe(m_server->url("/a"));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QCOMPARE(result->error().message, sentence);
    QCOMPARE(m_server->requests().size(), 2);
}

void TestAddressProbe::refusalWithoutAnEnd()
{
    m_server->setHandler([](const FaultRequest& request) {
        return request.method == "HEAD"
            ? FaultScript{.reply = "HTTP/1.1 404 No\r\nContent-Length: 9\r\n\r\n"}
            : FaultScript{.reply = "HTTP/1.1 404 No\r\n\r\n", .endless = QByteArray(4096, 'x')};
    });
    const Outcome result = probe(m_server->url("/a"));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().message, u"There is no file at this link (HTTP 404)."_s);
}

void TestAddressProbe::faults_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addRow("FIN") << FaultScript{.then = Then::Fin};
    QTest::addRow("RST") << FaultScript{.then = Then::Rst};
    QTest::addRow("half a head") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nContent-", .then = Then::Fin};
    QTest::addRow("half a line") << FaultScript{.reply = "HTTP/1", .then = Then::Rst};
    QTest::addRow("garbage") << FaultScript{.reply = "\x16\x03 garbage\r\n\r\n", .then = Then::Fin};
    QTest::addRow("another protocol") << FaultScript{.reply = "220 mail.example ESMTP\r\n", .then = Then::Fin};
}

void TestAddressProbe::faults()
{
    QFETCH(FaultScript, script);
    m_server->setHandler([script](const FaultRequest&) { return script; });
    const Outcome result = probe(m_server->url("/a.png"));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QVERIFY(result->error().message.contains("127.0.0.1"_L1));
    QCOMPARE(m_server->count("GET"), 0);
}

void TestAddressProbe::nobodyListens()
{
    const QUrl url = m_server->url("/a.png");
    m_server->close();
    const Outcome result = probe(url);
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QCOMPARE(result->error().message, u"127.0.0.1 couldn't be reached."_s);
}

void TestAddressProbe::untrustedCertificate()
{
    FaultServer elsewhere(Security::TlsElsewhere);
    const Outcome result = probe(elsewhere.url("/a.png"));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QVERIFY(result->error().message.contains("certificate"_L1));
    QCOMPARE(elsewhere.requests().size(), 0);
}

void TestAddressProbe::followsRedirects()
{
    FaultServer other;
    for (const int status : {301, 302, 303, 307})
        m_server->enqueue(answer(status, "Location: /next\r\n"));
    m_server->enqueue(answer(308, "Location: " + other.url("/end.png").toEncoded() + "\r\n"));
    other.enqueue(head("Content-Type: image/png\r\nContent-Length: 5\r\n"));
    const Outcome result = probe(m_server->url("/a.png"));
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value().url, other.url("/end.png"));
    QCOMPARE(m_server->count("HEAD"), 5);
    QCOMPARE(other.count("HEAD"), 1);
}

void TestAddressProbe::redirectLoop()
{
    m_server->setHandler([](const FaultRequest&) { return answer(302, "Location: /again\r\n"); });
    const Outcome result = probe(m_server->url("/a.png"));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QCOMPARE(m_server->requests().size(), 6);
}

void TestAddressProbe::redirectsThatAreRefused_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<bool>("tls");
    QTest::addRow("https to http") << QByteArray("HERE") << true;
    QTest::addRow("file") << QByteArray("file:///etc/passwd") << false;
    QTest::addRow("data") << QByteArray("data:image/png;base64,AAAA") << false;
    QTest::addRow("private network") << QByteArray("http://10.0.0.1/x.png") << false;
    QTest::addRow("this computer by name") << QByteArray("http://localhost/x.png") << false;
    QTest::addRow("the machine's own data") << QByteArray("http://169.254.169.254/latest") << false;
    QTest::addRow("user name") << QByteArray("http://a:b@127.0.0.1/x") << false;
}

void TestAddressProbe::redirectsThatAreRefused()
{
    QFETCH(QByteArray, target);
    QFETCH(bool, tls);
    FaultServer first(tls ? Security::Tls : Security::Clear);
    if (target == "HERE")
        target = m_server->url("/x.png").toEncoded();
    first.enqueue(answer(302, "Location: " + target + "\r\n"));
    const Outcome result = probe(first.url("/a.png"));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QCOMPARE(first.requests().size(), 1);
    QCOMPARE(m_server->connections(), 0);
}

void TestAddressProbe::addressesThatAreRefused_data()
{
    QTest::addColumn<QString>("address");
    for (const QString& address : {QString(), u"file:///etc/passwd"_s, u"data:,x"_s, u"javascript:alert(1)"_s,
             u"oss://bucket/a.png"_s, u"a.png"_s, u"http://192.168.1.1/a.png"_s, u"http://localhost:1/a.png"_s,
             u"https://me:secret@files.example/a.png"_s, u"https://files.example/"_s + QString(70000, u'x')})
        QTest::newRow(qPrintable(address.left(40))) << address;
}

void TestAddressProbe::addressesThatAreRefused()
{
    QFETCH(QString, address);
    const Outcome result = outcome(start(address, m_clock));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QVERIFY(result->error().message.startsWith("The link wasn't checked:"_L1));
    QVERIFY(!result->error().message.contains("secret"_L1));
    QCOMPARE(m_server->connections(), 0);
}

void TestAddressProbe::endsWithTheDeadline_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addRow("silence") << FaultScript{.then = Then::Stall};
    QTest::addRow("half a head") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nConte", .then = Then::Stall};
    QTest::addRow("head without an end") << FaultScript{
        .reply = "HTTP/1.1 200 OK\r\n", .dripMs = 20, .endless = "X-More: y\r\n"};
}

void TestAddressProbe::endsWithTheDeadline()
{
    QFETCH(FaultScript, script);
    m_server->setHandler([script](const FaultRequest&) { return script; });
    ManualClock clock;
    AddressProbe* probe = start(m_server->url("/a.png").toString(), clock);
    QSignalSpy finished(probe, &AddressProbe::finished);
    TRY_COMPARE(m_server->requests().size(), 1);
    clock.advance(14'999);
    QCoreApplication::processEvents();
    QVERIFY(finished.isEmpty());
    clock.advance(1);
    TRY_COMPARE(finished.size(), 1);
    const auto result = finished.first().first().value<Result<AddressFacts>>();
    QVERIFY(!result);
    QCOMPARE(result.error().message, u"No response from 127.0.0.1 within 15 seconds."_s);
}

void TestAddressProbe::theDeadlineIsForAllHops()
{
    m_server->enqueue(answer(302, "Location: /next\r\n"));
    m_server->setHandler([](const FaultRequest&) { return FaultScript{.then = Then::Stall}; });
    ManualClock clock;
    AddressProbe* probe = start(m_server->url("/a.png").toString(), clock);
    QSignalSpy finished(probe, &AddressProbe::finished);
    TRY_COMPARE(m_server->requests().size(), 2);
    clock.advance(15'000);
    TRY_COMPARE(finished.size(), 1);
}

void TestAddressProbe::mayBeDeleted()
{
    m_server->setHandler([](const FaultRequest&) { return FaultScript{.then = Then::Stall}; });
    delete start(m_server->url("/a.png").toString(), m_clock);
    AddressProbe* probe = start(m_server->url("/b.png").toString(), m_clock);
    TRY_COMPARE(m_server->requests().size(), 1);
    delete probe;
    QCOMPARE(m_server->requests().first().target, "/b.png");
}

QTEST_GUILESS_MAIN(TestAddressProbe)
#include "tst_addressprobe.moc"
