// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/filedownload.h"
#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <csignal>
#include <optional>
#include <sys/resource.h>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;
using Security = FaultServer::Security;

namespace {

QByteArray box(const char* type, const QByteArray& content)
{
    QByteArray size(4, 0);
    qToBigEndian(static_cast<quint32>(content.size() + 8), size.data());
    return size + type + content;
}

QByteArray clip(qsizetype size = 300000)
{
    return box("ftyp", "isom____isom") + box("moov", "index") + box("mdat", QByteArray(size, 'v'));
}

FaultScript video(const QByteArray& bytes)
{
    return {.reply = FaultServer::reply(200, bytes, "Content-Type: video/mp4\r\n")};
}

/// Without a length, the end of the connection is the end of the clip.
FaultScript open(const QByteArray& bytes, Then then)
{
    return {.reply = "HTTP/1.1 200 OK\r\n\r\n" + bytes, .then = then};
}

} // namespace

class TestFileDownload final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void savesTheClip_data();
    void savesTheClip();
    void sendsNothingButTheQuestion();
    void statusDecides_data();
    void statusDecides();
    void wholeFileAsPartialContent_data();
    void wholeFileAsPartialContent();
    void faults_data();
    void faults();
    void lengthsThatContradict();
    void nobodyListens();
    void untrustedCertificate();
    void pagesAndPlaylistsAreNoClips_data();
    void pagesAndPlaylistsAreNoClips();
    void followsRedirects();
    void redirectLoop();
    void redirectsThatAreRefused_data();
    void redirectsThatAreRefused();
    void addressesThatAreRefused();
    void nameTakenBefore();
    void nameTakenMeanwhile();
    void twoAtOnceForOneName();
    void othersPartsAreLeftAlone();
    void folderIsMade();
    void folderThatCannotBeWritten_data();
    void folderThatCannotBeWritten();
    void declaredLargerThanTheDisk();
    void writeThatFails();
    void standsStill();
    void stopEndsIt();
    void deletingEndsIt();
    void endlessHeadOfTrouble();

private:
    FileDownload* start(const QUrl& url, Clock* clock = nullptr);
    std::optional<Result<QString>> outcome(FileDownload* download);
    std::optional<Result<QString>> fetch(const FaultScript& script);
    QString path() const { return m_folder->filePath(u"clip.mp4"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    static QByteArray contents(const QString& path);

    SystemClock m_clock;
    std::optional<QNetworkAccessManager> m_network;
    std::optional<QTemporaryDir> m_folder;
    std::optional<FaultServer> m_server;
};

void TestFileDownload::initTestCase()
{
    FaultServer::trustTestAuthority();
}

void TestFileDownload::init()
{
    m_network.emplace();
    m_folder.emplace();
    m_server.emplace();
}

void TestFileDownload::cleanup()
{
    QVERIFY(!m_server->received().toLower().contains("authorization"));
    QVERIFY(!m_server->received().contains("Cookie"));
    m_network.reset();
}

FileDownload* TestFileDownload::start(const QUrl& url, Clock* clock)
{
    return new FileDownload(*m_network, clock ? *clock : m_clock, url.toString(), m_server->url("/v1"), path(), this);
}

std::optional<Result<QString>> TestFileDownload::outcome(FileDownload* download)
{
    QSignalSpy finished(download, &FileDownload::finished);
    QSignalSpy gone(download, &QObject::destroyed);
    if (!finished.wait(patienceMs) || (gone.isEmpty() && !gone.wait(1000)) || finished.size() != 1)
        return {};
    return finished.first().first().value<Result<QString>>();
}

std::optional<Result<QString>> TestFileDownload::fetch(const FaultScript& script)
{
    m_server->enqueue(script);
    return outcome(start(m_server->url("/clip.mp4?sig=1")));
}

QByteArray TestFileDownload::contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestFileDownload::savesTheClip_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("MP4") << video(clip()) << clip();
    QTest::addRow("large MP4") << video(clip(9 << 20)) << clip(9 << 20);
    const QByteArray webm = "\x1A\x45\xDF\xA3 and then the rest of it";
    QTest::addRow("Matroska") << video(webm) << webm;
    QTest::addRow("no length") << open(clip(), Then::Fin) << clip();
    QTest::addRow("chunked") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n"
            + clip(20).left(5) + "\r\n" + QByteArray::number(clip(20).size() - 5, 16) + "\r\n" + clip(20).mid(5)
            + "\r\n0\r\n\r\n"}
                             << clip(20);
    QTest::addRow("byte by byte") << FaultScript{.reply = FaultServer::reply(200, clip(20)), .dripMs = 1} << clip(20);
    QTest::addRow("a wrong type") << FaultScript{.reply =
                                                     FaultServer::reply(200, clip(20), "Content-Type: text/html\r\n")}
                                  << clip(20);
    QTest::addRow("another name from the server")
        << FaultScript{.reply = FaultServer::reply(
                           200, clip(20), "Content-Disposition: attachment; filename=\"../../.bashrc\"\r\n")}
        << clip(20);
    QTest::addRow("more than declared") << FaultScript{.reply = FaultServer::reply(200, clip(20)) + "more",
        .then = Then::Fin} << clip(20);
}

void TestFileDownload::savesTheClip()
{
    QFETCH(const FaultScript, script);
    QFETCH(const QByteArray, bytes);
    m_server->enqueue(script);
    FileDownload* download = start(m_server->url("/clip.mp4?sig=1"));
    QSignalSpy progress(download, &FileDownload::progress);
    const auto result = outcome(download);
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(result->value(), path());
    QVERIFY(contents(path()) == bytes);
    QCOMPARE(files(), QStringList{u"clip.mp4"_s});
    QVERIFY(!progress.isEmpty());
    QCOMPARE(progress.last().at(0).toLongLong(), bytes.size());
}

void TestFileDownload::sendsNothingButTheQuestion()
{
    m_server->enqueue({.reply = FaultServer::reply(200, clip(), "Set-Cookie: track=me\r\n")});
    QVERIFY(outcome(start(m_server->url("/a"))));
    QVERIFY(fetch(video(clip())));
    const FaultRequest request = m_server->requests().last();
    QCOMPARE(request.method, "GET");
    QCOMPARE(request.target, "/clip.mp4?sig=1");
    QCOMPARE(request.header("Accept-Encoding"), "identity");
    QVERIFY(request.header("Authorization").isEmpty());
    QVERIFY(request.header("Cookie").isEmpty());
    QVERIFY(request.header("Referer").isEmpty());
}

void TestFileDownload::statusDecides_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("kind");
    for (const int status : {400, 401, 403, 404, 410})
        QTest::addRow("%d", status) << status << int(ErrorKind::Refused);
    for (const int status : {204, 206, 300, 304, 408, 425, 429, 500, 502, 503})
        QTest::addRow("%d", status) << status << int(ErrorKind::Network);
}

void TestFileDownload::statusDecides()
{
    QFETCH(const int, status);
    QFETCH(const int, kind);
    const QByteArray body = status == 204 || status == 304 ? QByteArray() : clip();
    const auto result = fetch({.reply = FaultServer::reply(status, body, "WWW-Authenticate: Basic\r\nRetry-After: 77\r\n")});
    QVERIFY(result && !result->has_value());
    QCOMPARE(int(result->error().kind), kind);
    QCOMPARE(result->error().pauseSeconds, result->error().kind == ErrorKind::Network ? 77 : 0);
    QVERIFY(!result->error().message.startsWith(u"HTTP"_s));
    QVERIFY(m_server->requests().size() == 1 && files().isEmpty());
}

/// Some servers answer every request with 206.
void TestFileDownload::wholeFileAsPartialContent_data()
{
    QTest::addColumn<QByteArray>("range");
    QTest::addColumn<bool>("isSaved");
    const QByteArray size = QByteArray::number(clip().size());
    const QByteArray all = "bytes 0-" + QByteArray::number(clip().size() - 1) + '/';
    QTest::newRow("whole") << all + size << true;
    QTest::newRow("a part") << all + '9' + size << false;
    QTest::newRow("of another length") << QByteArray("bytes 0-4/5") << false;
}

void TestFileDownload::wholeFileAsPartialContent()
{
    QFETCH(const QByteArray, range);
    const auto result = fetch({.reply = FaultServer::reply(206, clip(), "Content-Range: " + range + "\r\n")});
    QVERIFY(result);
    QTEST(result->has_value(), "isSaved");
    QCOMPARE(files().size(), *result ? 1 : 0);
    QVERIFY(!*result || contents(**result) == clip());
}

void TestFileDownload::faults_data()
{
    QTest::addColumn<FaultScript>("script");
    const QByteArray whole = FaultServer::reply(200, clip());
    QTest::addRow("FIN") << FaultScript{.then = Then::Fin};
    QTest::addRow("RST") << FaultScript{.then = Then::Rst};
    QTest::addRow("half a head") << FaultScript{.reply = whole.left(20), .then = Then::Fin};
    QTest::addRow("garbage") << FaultScript{.reply = "\x16\x03 garbage\r\n\r\n", .then = Then::Fin};
    for (const qsizetype at : {100, 1000, 200000})
        QTest::addRow("FIN at %lld", static_cast<long long>(at))
            << FaultScript{.reply = whole.left(at), .then = Then::Fin};
    for (const qsizetype at : {100, 1000, 200000})
        QTest::addRow("RST at %lld", static_cast<long long>(at))
            << FaultScript{.reply = whole.left(at), .then = Then::Rst};
    QTest::addRow("one byte short") << FaultScript{.reply = whole.chopped(1), .then = Then::Fin};
    QTest::addRow("no length, cut") << open(clip().chopped(1), Then::Fin);
    QTest::addRow("no length, cut behind the first box") << open(clip().left(25), Then::Fin);
    QTest::addRow("no length, cut before it can be told") << open(clip().left(11), Then::Fin);
    QTest::addRow("empty") << FaultScript{.reply = FaultServer::reply(200, {})};
    QTest::addRow("cut chunk") << FaultScript{
        .reply = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n" + clip().left(3000),
        .then = Then::Fin};
}

void TestFileDownload::faults()
{
    QFETCH(const FaultScript, script);
    m_server->setHandler([script](const FaultRequest&) { return script; });
    const auto result = outcome(start(m_server->url("/clip.mp4")));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::lengthsThatContradict()
{
    const QByteArray bytes = clip(20);
    const QByteArray size = QByteArray::number(bytes.size());
    const auto result =
        fetch({.reply = "HTTP/1.1 200 OK\r\nContent-Length: " + size + "\r\nContent-Length: 9999\r\n\r\n" + bytes,
            .then = Then::Fin});
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::nobodyListens()
{
    const QUrl url = m_server->url("/clip.mp4");
    m_server->close();
    const auto result = outcome(start(url));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
}

void TestFileDownload::untrustedCertificate()
{
    FaultServer elsewhere(Security::TlsElsewhere);
    const auto result = outcome(start(elsewhere.url("/clip.mp4")));
    QVERIFY(result && !result->has_value() && result->error().message.contains(u"certificate"_s));
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QCOMPARE(elsewhere.requests().size(), 0);
}

void TestFileDownload::pagesAndPlaylistsAreNoClips_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("type");
    const auto row = [](const char* name, const QByteArray& bytes, const QByteArray& type = "video/mp4") {
        QTest::addRow("%s", name) << bytes << type;
    };
    row("HTML", "<!DOCTYPE html><html>Sign in</html>");
    row("long HTML", "\n<html>" + QByteArray(5 << 20, ' ') + "</html>", "text/html");
    row("JSON", R"({"code":"AccessDenied","message":"no"})");
    row("XML", "<?xml version=\"1.0\"?><Error>Expired</Error>");
    row("HLS", "#EXTM3U\n#EXT-X-VERSION:3\nhttp://127.0.0.1/x.ts\n");
    row("DASH", "<MPD xmlns=\"urn:mpeg:dash:schema:mpd:2011\"></MPD>");
    row("ffconcat", "ffconcat version 1.0\nfile /etc/passwd\n");
    row("message", "upstream timed out", "text/plain");
}

void TestFileDownload::pagesAndPlaylistsAreNoClips()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, type);
    const auto result = fetch({.reply = FaultServer::reply(200, bytes, "Content-Type: " + type + "\r\n")});
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Media);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::followsRedirects()
{
    FaultServer other;
    for (const int status : {301, 302, 303, 307}) {
        m_server->enqueue({.reply = FaultServer::reply(status, "<html>moved", "Location: /next\r\n")});
    }
    m_server->enqueue({.reply = FaultServer::reply(308, {}, "Location: " + other.url("/end").toEncoded() + "\r\n")});
    other.enqueue(video(clip()));
    const auto result = outcome(start(m_server->url("/clip.mp4")));
    QVERIFY(result && result->has_value());
    QCOMPARE(m_server->requests().size(), 5);
    QCOMPARE(m_server->requests().at(1).target, "/next");
    QCOMPARE(other.requests().size(), 1);
    QVERIFY(contents(path()) == clip());
}

void TestFileDownload::redirectLoop()
{
    m_server->setHandler(
        [](const FaultRequest&) { return FaultScript{.reply = FaultServer::reply(302, {}, "Location: /again\r\n")}; });
    const auto result = outcome(start(m_server->url("/clip.mp4")));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QCOMPARE(m_server->requests().size(), 6);
}

void TestFileDownload::redirectsThatAreRefused_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<bool>("tls");
    QTest::addRow("https to http") << QByteArray("HERE") << true;
    QTest::addRow("file") << QByteArray("file:///etc/passwd") << false;
    QTest::addRow("data") << QByteArray("data:video/mp4;base64,AAAA") << false;
    QTest::addRow("private network") << QByteArray("http://10.0.0.1/x.mp4") << false;
    QTest::addRow("the machine's own data") << QByteArray("http://169.254.169.254/latest") << false;
    QTest::addRow("user name") << QByteArray("http://a:b@127.0.0.1/x") << false;
}

void TestFileDownload::redirectsThatAreRefused()
{
    QFETCH(QByteArray, target);
    QFETCH(const bool, tls);
    FaultServer first(tls ? Security::Tls : Security::Clear);
    if (target == "HERE")
        target = m_server->url("/x.mp4").toEncoded();
    first.enqueue({.reply = FaultServer::reply(302, {}, "Location: " + target + "\r\n")});
    const auto result = outcome(start(first.url("/clip.mp4")));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QCOMPARE(first.requests().size(), 1);
    QCOMPARE(m_server->connections(), 0);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::addressesThatAreRefused()
{
    for (const QString& address : {QString(), u"file:///etc/passwd"_s, u"data:,x"_s, u"javascript:alert(1)"_s}) {
        const auto result = outcome(new FileDownload(*m_network, m_clock, address, m_server->url("/v1"), path(), this));
        QVERIFY(result && !result->has_value());
        QCOMPARE(result->error().kind, ErrorKind::Refused);
    }
    // This server, for an account whose service is elsewhere.
    const auto result = outcome(new FileDownload(*m_network, m_clock, m_server->url("/clip.mp4").toString(),
        QUrl(u"https://service.example/v1"_s), path(), this));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Refused);
    QCOMPARE(m_server->connections(), 0);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::nameTakenBefore()
{
    for (const QString& name : {u"clip.mp4"_s, u"clip (2).mp4"_s}) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("mine");
    }
    const auto result = fetch(video(clip()));
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value(), m_folder->filePath(u"clip (3).mp4"_s));
    QCOMPARE(contents(path()), "mine");
    QVERIFY(contents(result->value()) == clip());
    QCOMPARE(files().size(), 3);
}

void TestFileDownload::nameTakenMeanwhile()
{
    m_server->setHandler([this](const FaultRequest&) {
        QFile file(path());
        if (file.open(QIODevice::WriteOnly))
            file.write("mine");
        return video(clip());
    });
    const auto result = outcome(start(m_server->url("/clip.mp4")));
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value(), m_folder->filePath(u"clip (2).mp4"_s));
    QCOMPARE(contents(path()), "mine");
}

void TestFileDownload::twoAtOnceForOneName()
{
    const QByteArray one = clip(100000);
    const QByteArray two = clip(200000);
    m_server->setHandler([&](const FaultRequest& request) {
        FaultScript script = video(request.target == "/1" ? one : two);
        script.isHeld = true;
        return script;
    });
    FileDownload* first = start(m_server->url("/1"));
    FileDownload* second = start(m_server->url("/2"));
    QSignalSpy firstEnd(first, &FileDownload::finished);
    QSignalSpy secondEnd(second, &FileDownload::finished);
    TRY_COMPARE(m_server->count("GET"), 2);
    m_server->release();
    TRY_VERIFY(!firstEnd.isEmpty() && !secondEnd.isEmpty());
    const auto a = firstEnd.first().first().value<Result<QString>>();
    const auto b = secondEnd.first().first().value<Result<QString>>();
    QVERIFY(a && b);
    QVERIFY(*a != *b);
    QVERIFY(contents(*a) == one);
    QVERIFY(contents(*b) == two);
    QCOMPARE(files().size(), 2);
}

void TestFileDownload::othersPartsAreLeftAlone()
{
    for (const QString& name : {u".part"_s, u".0123abcd.part"_s}) {
        QFile left(path() + name);
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.write("another task's");
    }
    const auto result = fetch(video(clip()));
    QVERIFY(result && result->has_value());
    QVERIFY(contents(path()) == clip());
    QCOMPARE(files().size(), 3);
    QCOMPARE(contents(path() + u".part"_s), "another task's");
    QCOMPARE(contents(path() + u".0123abcd.part"_s), "another task's");
}

void TestFileDownload::folderIsMade()
{
    m_server->enqueue(video(clip()));
    const QString deep = m_folder->filePath(u"a/b/clip.mp4"_s);
    const auto result = outcome(
        new FileDownload(*m_network, m_clock, m_server->url("/x").toString(), m_server->url("/v1"), deep, this));
    QVERIFY(result && result->has_value());
    QVERIFY(contents(deep) == clip());
}

void TestFileDownload::folderThatCannotBeWritten_data()
{
    QTest::addColumn<QString>("path");
    QTest::addRow("read-only") << u"/proc/clip.mp4"_s;
    QTest::addRow("cannot be made") << u"/proc/new/clip.mp4"_s;
    QTest::addRow("is a file") << u"/dev/null/clip.mp4"_s;
}

void TestFileDownload::folderThatCannotBeWritten()
{
    QFETCH(const QString, path);
    const auto result = outcome(
        new FileDownload(*m_network, m_clock, m_server->url("/x").toString(), m_server->url("/v1"), path, this));
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Storage);
    QVERIFY2(
        result->error().message.startsWith(u"Couldn't write the clip to /"_s), qPrintable(result->error().message));
    QCOMPARE(m_server->connections(), 0);
}

void TestFileDownload::declaredLargerThanTheDisk()
{
    const auto result = fetch({.reply = "HTTP/1.1 200 OK\r\nContent-Length: 1000000000000000000\r\n\r\n" + clip()});
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Storage);
    QVERIFY2(result->error().message.startsWith(u"The disk is full"_s), qPrintable(result->error().message));
    QVERIFY(files().isEmpty());
}

void TestFileDownload::writeThatFails()
{
    // Beyond this size, the system refuses to write, like a full disk.
    rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{.rlim_cur = 100000, .rlim_max = before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto result = fetch(video(clip()));
    ::setrlimit(RLIMIT_FSIZE, &before);
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Storage);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::standsStill()
{
    ManualClock clock;
    const QByteArray reply = FaultServer::reply(200, clip()).left(5000);
    const qint64 coming = reply.size() - (reply.indexOf("\r\n\r\n") + 4);
    m_server->enqueue({.reply = reply, .then = Then::Stall});
    FileDownload* download = start(m_server->url("/clip.mp4"), &clock);
    QSignalSpy progress(download, &FileDownload::progress);
    QSignalSpy finished(download, &FileDownload::finished);
    // A file that arrives in several pieces reports progress with each.
    TRY_VERIFY(!progress.isEmpty() && progress.last().first().toLongLong() == coming);
    clock.advance(59000);
    QTest::qWait(20);
    QCOMPARE(finished.size(), 0);
    clock.advance(2000);
    TRY_COMPARE(finished.size(), 1);
    const auto result = finished.first().first().value<Result<QString>>();
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Network);
    QVERIFY(files().isEmpty());
}

void TestFileDownload::stopEndsIt()
{
    m_server->enqueue({.reply = FaultServer::reply(200, clip()).left(5000), .then = Then::Stall});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    QSignalSpy progress(download, &FileDownload::progress);
    TRY_VERIFY(!progress.isEmpty());
    QCOMPARE(files().size(), 1);
    QVERIFY(files().first().startsWith(u"clip.mp4."_s) && files().first().endsWith(u".part"_s));
    const auto permissions = QFile::permissions(m_folder->filePath(files().first()));
    QVERIFY(!(permissions
        & (QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther)));
    download->stop();
    download->stop();
    const auto result = outcome(download);
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Stopped);
    QVERIFY(files().isEmpty()); // nothing identifies the file that it was part of
}

void TestFileDownload::deletingEndsIt()
{
    m_server->enqueue({.reply = FaultServer::reply(200, clip()).left(5000), .then = Then::Stall});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    QSignalSpy progress(download, &FileDownload::progress);
    TRY_VERIFY(!progress.isEmpty());
    delete download;
    delete start(m_server->url("/clip.mp4"));
    QTest::qWait(20);
    QCOMPARE(m_server->requests().size(), 1);
}

void TestFileDownload::endlessHeadOfTrouble()
{
    // If the header decides, the body is not awaited.
    for (const int status : {404, 503}) {
        FaultScript script{.reply = FaultServer::reply(status, clip()).chopped(1000), .then = Then::Stall};
        const auto result = fetch(script);
        QVERIFY(result && !result->has_value());
        QCOMPARE(result->error().kind, status == 404 ? ErrorKind::Refused : ErrorKind::Network);
    }
}

QTEST_GUILESS_MAIN(TestFileDownload)
#include "tst_filedownload.moc"
