// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/freshconnections.h"
#include "app/service/download/filedownload.h"
#include "tests/service/clipsamples.h"
#include "tests/service/clipserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <optional>
#include <utility>

using namespace Dailies;
using namespace Dailies::ClipSamples;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

namespace {

QByteArray gzip(const QByteArray& bytes)
{
    const QByteArray packed = qCompress(bytes); // four bytes of length, then zlib's header of two and checksum of four
    quint32 crc = 0xFFFFFFFF;
    for (const char c : bytes) {
        crc ^= static_cast<quint8>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320U : 0U);
    }
    QByteArray ends(8, 0);
    qToLittleEndian(~crc, ends.data());
    qToLittleEndian(static_cast<quint32>(bytes.size()), ends.data() + 4);
    return QByteArray("\x1F\x8B\x08\0\0\0\0\0\0\x03", 10) + packed.sliced(6).chopped(4) + ends;
}

} // namespace

/// What was paid for is kept. Tests which of the bytes from a media server are a clip, and when they are complete.
class TestClipKept final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void encodingThatPacksNothing_data();
    void encodingThatPacksNothing();
    void whatIsPackedIsUnpacked_data();
    void whatIsPackedIsUnpacked();
    void whatCannotBeUnpackedIsKeptAsItCame();
    void packedAndCutIsNotWhole();
    void openEndedIsWholeWhereItsTransferIs_data();
    void openEndedIsWholeWhereItsTransferIs();
    void unknownBytesAreKept_data();
    void unknownBytesAreKept();
    void unknownBytesAreKeptAfterACut();
    void longAddresses_data();
    void behindInterimReplies_data();
    void behindInterimReplies();
    void longAddresses();
    void nameThatTheDiskRefuses();
    void nameThatTheDiskRefusesTwice();
    void probedBeforeItIsSaved_data();
    void probedBeforeItIsSaved();
    void probedOnAnotherThread();
    void betterOneTakesThePlace();
    void noBetterOneIsNotKept_data();
    void noBetterOneIsNotKept();
    void repairedMeanwhileIsLeftAlone();
    void removedMeanwhileStaysAway();
    void noNameBeforeItIsStored();
    void parkWhileItIsHeldBack_data();
    void parkWhileItIsHeldBack();

private:
    FileDownload* start(const QUrl& url, Clock* clock = nullptr, const QString& path = {});
    std::optional<Result<QString>> outcome(FileDownload* download);
    std::optional<Result<QString>> fetch(const FaultScript& script);
    bool put(const QByteArray& bytes) const;
    QString path() const { return m_folder->filePath(u"clip.mp4"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    QByteArray contents() const;

    SystemClock m_clock;
    std::optional<FreshConnections> m_network;
    std::optional<QTemporaryDir> m_folder;
    std::optional<FaultServer> m_server;
    ClipCondition m_condition = ClipCondition::Playable;
};

void TestClipKept::init()
{
    m_network.emplace();
    m_folder.emplace();
    m_server.emplace();
}

FileDownload* TestClipKept::start(const QUrl& url, Clock* clock, const QString& to)
{
    return new FileDownload(*m_network, clock ? *clock : m_clock, url.toString(QUrl::FullyEncoded),
        m_server->url("/v1"), to.isEmpty() ? path() : to, this);
}

std::optional<Result<QString>> TestClipKept::outcome(FileDownload* download)
{
    QSignalSpy finished(download, &FileDownload::finished);
    connect(download, &FileDownload::finished, this, [this, download] { m_condition = download->condition(); });
    if (!finished.wait(patienceMs))
        return {};
    return finished.first().first().value<Result<QString>>();
}

std::optional<Result<QString>> TestClipKept::fetch(const FaultScript& script)
{
    m_server->setHandler([script](const FaultRequest&) { return script; });
    return outcome(start(m_server->url("/clip.mp4")));
}

bool TestClipKept::put(const QByteArray& bytes) const
{
    QFile file(path());
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray TestClipKept::contents() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestClipKept::encodingThatPacksNothing_data()
{
    QTest::addColumn<QByteArray>("encoding");
    for (const char* encoding : {"aws-chunked", "utf-8", "UTF8", "binary", "none", "identity", "7bit", "video/mp4", ",",
             "aws-chunked, utf-8", "gzip", "br", "identity, gzip"})
        QTest::addRow("%s", encoding) << QByteArray(encoding);
}

void TestClipKept::encodingThatPacksNothing()
{
    QFETCH(const QByteArray, encoding);
    const QByteArray header = "Content-Encoding: " + encoding + "\r\n";
    const auto result = fetch({.reply = FaultServer::reply(200, clip(), header)});
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(contents(), clip());
    QCOMPARE(m_condition, ClipCondition::Playable);
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(files().size(), 1);
}

void TestClipKept::whatIsPackedIsUnpacked_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addRow("length") << FaultServer::reply(200, gzip(clip()), "ETag: \"v1\"\r\nContent-Encoding: gzip\r\n");
    QTest::addRow("chunks") << chunked(gzip(clip()), 20, "Content-Encoding: gzip\r\n");
}

void TestClipKept::whatIsPackedIsUnpacked()
{
    QFETCH(const QByteArray, reply);
    const auto result = fetch({.reply = reply});
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(contents(), clip());
    QCOMPARE(files().size(), 1);
}

void TestClipKept::whatCannotBeUnpackedIsKeptAsItCame()
{
    const QByteArray bytes = QByteArray("\x01\x02\x03\0", 4) + QByteArray(4000, 'z');
    const auto result = fetch({.reply = FaultServer::reply(200, bytes, "Content-Encoding: gzip\r\n")});
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(contents(), bytes);
    QCOMPARE(m_condition, ClipCondition::Unrecognised);
    QCOMPARE(files().size(), 1);
}

void TestClipKept::packedAndCutIsNotWhole()
{
    const QByteArray reply = FaultServer::reply(200, gzip(clip()), "Content-Encoding: gzip\r\n");
    for (const qsizetype missing : {1, 5, 9, 20, 30, 31, 32}) {
        const auto result = fetch({.reply = reply.chopped(missing), .then = Then::Fin});
        QVERIFY(result && !result->has_value());
        QCOMPARE(result->error().kind, ErrorKind::Network);
        QVERIFY(files().isEmpty());
    }
}

void TestClipKept::openEndedIsWholeWhereItsTransferIs_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("MP4") << openEnded("mp4");
    QTest::addRow("WebM") << openEnded("webm");
}

void TestClipKept::openEndedIsWholeWhereItsTransferIs()
{
    QFETCH(const QByteArray, bytes);
    for (const FaultScript& script : {FaultScript{.reply = FaultServer::reply(200, bytes)},
             FaultScript{.reply = "HTTP/1.1 200 OK\r\n\r\n" + bytes, .then = Then::Fin}}) {
        const auto result = fetch(script);
        QVERIFY(result);
        QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
        QCOMPARE(contents(), bytes);
        QVERIFY(QFile::remove(path()));
    }
    const auto cut = fetch({.reply = FaultServer::reply(200, bytes).chopped(1), .then = Then::Fin});
    QVERIFY(cut && !cut->has_value());
}

void TestClipKept::unknownBytesAreKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("AVI") << QByteArray("RIFF\x10\0\0\0AVI LIST", 16) + QByteArray(3000, '\x02');
    QTest::addRow("MPEG-TS") << QByteArray("\x47\x40\x11\x10", 4) + QByteArray(3000, '\0');
    QTest::addRow("picture") << QByteArray("\xFF\xD8\xFF\xE0\x01 and so on and on");
    QTest::addRow("program") << QByteArray("\x7F\x45\x4C\x46 and so on and on");
    QTest::addRow("too short to tell") << QByteArray("\0\0\0\x18\x66typ", 8);
    QTest::addRow("one byte") << QByteArray("x");
    QTest::addRow("large") << QByteArray(5 << 20, 'x');
}

void TestClipKept::unknownBytesAreKept()
{
    QFETCH(const QByteArray, bytes);
    const auto result = fetch({.reply = FaultServer::reply(200, bytes, "Content-Type: video/mp4\r\n")});
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(contents(), bytes);
    QCOMPARE(m_condition, ClipCondition::Unrecognised);
    QCOMPARE(files().size(), 1);
}

void TestClipKept::unknownBytesAreKeptAfterACut()
{
    ClipServer server;
    server.bytes = QByteArray("\x47\x40\x11\x10", 4) + QByteArray(300000, '\0');
    server.cutAt = 100000;
    PartialDownload partial;
    const auto attempt = [&] {
        auto* download = new FileDownload(*m_network, m_clock, server.server.url("/clip.mp4").toString(),
            server.server.url("/v1"), path(), this, partial);
        connect(download, &FileDownload::kept, this, [&partial](const PartialDownload& kept) { partial = kept; });
        return outcome(download);
    };
    QVERIFY(!attempt()->has_value());
    QCOMPARE(partial.synced, 100000);
    server.cutAt = -1;
    server.served = 0;
    QVERIFY(attempt()->has_value());
    QCOMPARE(contents(), server.bytes);
    QCOMPARE(m_condition, ClipCondition::Unrecognised);
    QCOMPARE(server.served, server.bytes.size() - 100000);
}

void TestClipKept::longAddresses_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("isRedirected");
    for (const int size : {2049, 16000, 64000}) {
        QTest::addRow("%d", size) << size << false;
        QTest::addRow("%d, by a redirect", size) << size << true;
    }
}

void TestClipKept::behindInterimReplies_data()
{
    QTest::addColumn<int>("interims");
    QTest::addColumn<QByteArray>("reply");
    QTest::newRow("one") << 1 << FaultServer::reply(200, clip(), "ETag: \"v1\"\r\n");
    QTest::newRow("several") << 3 << FaultServer::reply(200, clip());
    QTest::newRow("chunked") << 1 << chunked(clip(), 40);
    QTest::newRow("then the connection closes") << 1 << FaultServer::reply(200, clip(), "Connection: close\r\n");
    QTest::newRow("never anything else") << 1000 << QByteArray();
}

/// They come some time before the clip. The network layer takes them for the reply.
void TestClipKept::behindInterimReplies()
{
    QFETCH(const int, interims);
    QFETCH(const QByteArray, reply);
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    int gets = 0;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* const socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&, socket, isBusy = false]() mutable {
            gets += int(socket->readAll().count("GET /clip.mp4"));
            if (std::exchange(isBusy, true))
                return; // answered one after the other
            for (int n = 0; n <= interims; ++n) {
                const QByteArray next =
                    n < interims ? QByteArray("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n") : reply;
                QTimer::singleShot(40 * n, socket, [socket, next] { socket->write(next); });
            }
        });
    });
    const auto result = outcome(start(QUrl(u"http://127.0.0.1:%1/clip.mp4"_s.arg(server.serverPort()))));
    QVERIFY(result);
    QCOMPARE(result->has_value(), !reply.isEmpty());
    QCOMPARE(contents(), reply.isEmpty() ? QByteArray() : clip());
    QVERIFY2(gets <= 10, qPrintable(QString::number(gets)));
}

void TestClipKept::longAddresses()
{
    QFETCH(const int, size);
    QFETCH(const bool, isRedirected);
    const QByteArray target = "/clip.mp4?Policy=" + QByteArray(size, 'p');
    m_server->setHandler([&](const FaultRequest& request) {
        if (request.target == "/start")
            return FaultScript{.reply = FaultServer::reply(302, {}, "Location: " + target + "\r\n")};
        return FaultScript{.reply = FaultServer::reply(request.target == target ? 200 : 404, clip())};
    });
    const auto result = outcome(start(m_server->url(isRedirected ? "/start" : target.constData())));
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(contents(), clip());
}

void TestClipKept::nameThatTheDiskRefuses()
{
    m_server->setHandler([](const FaultRequest&) { return FaultScript{.reply = FaultServer::reply(200, clip())}; });
    // One name is too long from the start, the other only once a number is appended.
    const QString numbered = m_folder->filePath(QString(255 - 4 - 14, u'n') + u".mp4"_s);
    QFile taken(numbered);
    QVERIFY(taken.open(QIODevice::WriteOnly));
    for (const QString& name : {m_folder->filePath(QString(300, u'x') + u".mp4"_s), numbered}) {
        FileDownload* download = start(m_server->url("/clip.mp4"), nullptr, name);
        download->setPlainPath(path());
        const auto result = outcome(download);
        QVERIFY(result);
        QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
        QCOMPARE(result->value(), path());
        QCOMPARE(contents(), clip());
        QVERIFY(QFile::remove(path()));
        QCOMPARE(files(), QStringList{QFileInfo(numbered).fileName()});
    }
}

void TestClipKept::nameThatTheDiskRefusesTwice()
{
    const QString name = m_folder->filePath(QString(300, u'x') + u".mp4"_s);
    for (const QString& plain : {QString(), name}) {
        FileDownload* download = start(m_server->url("/clip.mp4"), nullptr, name);
        download->setPlainPath(plain);
        const auto result = outcome(download);
        QVERIFY(result && !result->has_value());
        QCOMPARE(result->error().kind, ErrorKind::Storage);
    }
    QVERIFY(files().isEmpty());
}

void TestClipKept::probedBeforeItIsSaved_data()
{
    QTest::addColumn<bool>("plays");
    QTest::addRow("plays") << true;
    QTest::addRow("cannot be played") << false;
}

void TestClipKept::probedBeforeItIsSaved()
{
    QFETCH(const bool, plays);
    m_server->enqueue({.reply = FaultServer::reply(200, clip())});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    QByteArray seen;
    bool wasThere = true;
    download->setProbe([&](const QString& file) {
        QFile part(file);
        seen = part.open(QIODevice::ReadOnly) ? part.readAll() : QByteArray();
        wasThere = QFileInfo::exists(path());
        return plays;
    });
    const auto result = outcome(download);
    QVERIFY(result && result->has_value());
    QCOMPARE(seen, clip());
    QVERIFY(!wasThere);
    QCOMPARE(contents(), clip()); // kept in either case
    QCOMPARE(m_condition, plays ? ClipCondition::Playable : ClipCondition::Unplayable);
}

void TestClipKept::probedOnAnotherThread()
{
    m_server->enqueue({.reply = FaultServer::reply(200, clip())});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    const QThread* where = nullptr;
    download->setProbe([&where](const QString&) {
        where = QThread::currentThread();
        return true;
    });
    QVERIFY(outcome(download)->has_value());
    QVERIFY(where && where != QThread::currentThread());
}

void TestClipKept::betterOneTakesThePlace()
{
    QVERIFY(put("a clip that does not play"));
    m_server->enqueue({.reply = FaultServer::reply(200, clip(), "ETag: \"v1\"\r\n")});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    download->setProbe([](const QString&) { return true; });
    download->setReplaces(path());
    const auto result = outcome(download);
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value(), path());
    QCOMPARE(contents(), clip());
    QCOMPARE(m_condition, ClipCondition::Playable);
    QCOMPARE(files().size(), 1);
}

void TestClipKept::noBetterOneIsNotKept_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addRow("cannot be played") << FaultScript{.reply = FaultServer::reply(200, clip(), "ETag: \"v1\"\r\n")};
    QTest::addRow("not known") << FaultScript{.reply = FaultServer::reply(200, QByteArray(900, '\x02'))};
    QTest::addRow("page") << FaultScript{.reply = FaultServer::reply(200, "<html>")};
    QTest::addRow("dead") << FaultScript{.reply = FaultServer::reply(404, "no")};
    QTest::addRow("cut") << FaultScript{
        .reply = FaultServer::reply(200, clip(), "ETag: \"v1\"\r\n").chopped(9), .then = Then::Fin};
}

void TestClipKept::noBetterOneIsNotKept()
{
    QFETCH(const FaultScript, script);
    QVERIFY(put("a clip that does not play"));
    m_server->enqueue(script);
    FileDownload* download = start(m_server->url("/clip.mp4"));
    download->setProbe([](const QString&) { return false; });
    download->setReplaces(path());
    const auto result = outcome(download);
    QVERIFY(result && !result->has_value());
    QCOMPARE(contents(), "a clip that does not play");
    QCOMPARE(files().size(), 1);
}

void TestClipKept::repairedMeanwhileIsLeftAlone()
{
    const QByteArray repaired = ClipServer::clip(77);
    QVERIFY(put(repaired));
    m_server->enqueue({.reply = FaultServer::reply(200, clip())});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    download->setProbe([](const QString&) { return true; });
    download->setReplaces(path());
    const auto result = outcome(download);
    QVERIFY(result && result->has_value());
    QCOMPARE(contents(), repaired);
    QCOMPARE(m_condition, ClipCondition::Playable);
    QCOMPARE(files().size(), 1);
}

void TestClipKept::removedMeanwhileStaysAway()
{
    m_server->enqueue({.reply = FaultServer::reply(200, clip())});
    FileDownload* download = start(m_server->url("/clip.mp4"));
    download->setReplaces(path());
    const auto result = outcome(download);
    QVERIFY(result && !result->has_value());
    QVERIFY(files().isEmpty());
}

void TestClipKept::noNameBeforeItIsStored()
{
    ManualClock clock;
    m_server->enqueue({.reply = FaultServer::reply(200, clip())});
    FileDownload* download = start(m_server->url("/clip.mp4"), &clock);
    int refusals = 3;
    int wholes = 0;
    connect(download, &FileDownload::kept, this, [&](const PartialDownload& partial) {
        if (partial.total <= 0 || partial.synced != partial.total)
            return;
        ++wholes;
        if (refusals-- > 0)
            download->holdBack();
    });
    QSignalSpy finished(download, &FileDownload::finished);
    for (int n = 1; n <= 3; ++n) {
        TRY_VERIFY((clock.advance(1), wholes == n));
        QVERIFY(!QFileInfo::exists(path()));
        clock.advance(1000);
    }
    TRY_COMPARE(finished.size(), 1);
    QVERIFY(finished.first().first().value<Result<QString>>());
    QCOMPARE(contents(), clip());
    QCOMPARE(m_server->requests().size(), 1);
    QCOMPARE(files().size(), 1);
}

void TestClipKept::parkWhileItIsHeldBack_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addRow("length") << FaultScript{.reply = FaultServer::reply(200, clip())};
    QTest::addRow("chunks") << FaultScript{.reply = chunked(clip(), 500)};
    QTest::addRow("until the connection ends")
        << FaultScript{.reply = "HTTP/1.1 200 OK\r\n\r\n" + clip(), .then = Then::Fin};
}

void TestClipKept::parkWhileItIsHeldBack()
{
    QFETCH(const FaultScript, script);
    m_server->enqueue(script);
    FileDownload* download = start(m_server->url("/clip.mp4"));
    bool isFull = true;
    bool isHeld = false;
    PartialDownload stored;
    connect(download, &FileDownload::kept, this, [&](const PartialDownload& partial) {
        if (isFull && partial.synced > 0) {
            isHeld = true;
            download->holdBack();
        } else {
            stored = partial;
        }
    });
    TRY_VERIFY(isHeld);
    isFull = false;
    download->suspend();
    delete download;
    QCOMPARE(stored.synced, clip().size());
    QCOMPARE(stored.total, clip().size());
    QVERIFY(!QFileInfo::exists(path()));
    QVERIFY(QFileInfo::exists(stored.file));
}

QTEST_GUILESS_MAIN(TestClipKept)
#include "tst_clipkept.moc"
