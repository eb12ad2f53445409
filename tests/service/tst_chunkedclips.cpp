// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/freshconnections.h"
#include "app/service/download/filedownload.h"
#include "tests/service/clipsamples.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Dailies::ClipSamples;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// A chunked body with a proper end is complete, whatever it contains. One that was cut never is.
class TestChunkedClips final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void chunkedThatEndedWellIsWhole_data();
    void chunkedThatEndedWellIsWhole();
    void chunkedWhoseConnectionEndsIsFetchedTwice();
    void unknownBytesInChunksAreKept();
    void parkWhileItIsDoubtful();
    void everyCutOfAChunkedBodyIsSeen();

private:
    FileDownload* start(const PartialDownload& earlier = {});
    std::optional<Result<QString>> outcome(FileDownload* download);
    std::optional<Result<QString>> fetch(const FaultScript& script);
    QString path() const { return m_folder->filePath(u"clip.mp4"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    QByteArray contents() const;

    SystemClock m_clock;
    std::optional<FreshConnections> m_network;
    std::optional<QTemporaryDir> m_folder;
    std::optional<FaultServer> m_server;
    ClipCondition m_condition = ClipCondition::Playable;
};

void TestChunkedClips::init()
{
    m_network.emplace();
    m_folder.emplace();
    m_server.emplace();
}

FileDownload* TestChunkedClips::start(const PartialDownload& earlier)
{
    return new FileDownload(
        *m_network, m_clock, m_server->url("/clip.mp4").toString(), m_server->url("/v1"), path(), this, earlier);
}

std::optional<Result<QString>> TestChunkedClips::outcome(FileDownload* download)
{
    QSignalSpy finished(download, &FileDownload::finished);
    connect(download, &FileDownload::finished, this, [this, download] { m_condition = download->condition(); });
    if (!finished.wait(patienceMs))
        return {};
    return finished.first().first().value<Result<QString>>();
}

std::optional<Result<QString>> TestChunkedClips::fetch(const FaultScript& script)
{
    m_server->setHandler([script](const FaultRequest&) { return script; });
    return outcome(start());
}

QByteArray TestChunkedClips::contents() const
{
    QFile file(path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestChunkedClips::chunkedThatEndedWellIsWhole_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addRow("film") << clip();
    QTest::addRow("trailing bytes") << clip() + "xyz";
    QTest::addRow("fragments without an index") << box("ftyp", "isom____isom") + box("mdat", QByteArray(900, 'v'));
    QTest::addRow("MP4 of unknown size") << openEnded("mp4");
    QTest::addRow("WebM of unknown size") << openEnded("webm");
    QTest::addRow("Matroska with nothing behind it") << QByteArray("\x1A\x45\xDF\xA3\x88matroska");
}

void TestChunkedClips::chunkedThatEndedWellIsWhole()
{
    QFETCH(const QByteArray, bytes);
    for (const qsizetype size : {7, 100, 100000}) {
        m_server->setHandler([&](const FaultRequest&) { return FaultScript{.reply = chunked(bytes, size)}; });
        m_server->forget();
        const auto result = outcome(start());
        QVERIFY(result);
        QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
        QCOMPARE(contents(), bytes);
        QCOMPARE(m_server->count("GET"), 1);
        QCOMPARE(files().size(), 1);
        QVERIFY(QFile::remove(path()));
    }
}

/// Only the connection could have confirmed that it is complete, and it is gone: the body has to end at the same place
/// twice.
void TestChunkedClips::chunkedWhoseConnectionEndsIsFetchedTwice()
{
    const QByteArray bytes = openEnded("webm");
    m_server->setHandler([&](const FaultRequest&) {
        return FaultScript{.reply = chunked(bytes, 100, "Connection: close\r\n"), .then = Then::Fin};
    });
    PartialDownload partial;
    const auto attempt = [&] {
        auto* download = new FileDownload(
            *m_network, m_clock, m_server->url("/clip.mp4").toString(), m_server->url("/v1"), path(), this, partial);
        connect(download, &FileDownload::kept, this, [&partial](const PartialDownload& kept) { partial = kept; });
        return outcome(download);
    };
    const auto first = attempt();
    QVERIFY(first && !first->has_value());
    QCOMPARE(first->error().kind, ErrorKind::Network);
    QVERIFY(files().isEmpty());
    QVERIFY(attempt()->has_value());
    QCOMPARE(contents(), bytes);
}

void TestChunkedClips::unknownBytesInChunksAreKept()
{
    const QByteArray bytes = QByteArray("\x47\x40\x11\x10", 4) + QByteArray(3000, '\0');
    const auto result = fetch({.reply = chunked(bytes, 500)});
    QVERIFY(result);
    QVERIFY2(result->has_value(), result->has_value() ? "" : qPrintable(result->error().message));
    QCOMPARE(contents(), bytes);
    QCOMPARE(m_condition, ClipCondition::Unrecognised);
    QCOMPARE(m_server->count("GET"), 1);
}

/// The program ends before it is known whether the clip is complete. The next start must not take the part for a
/// complete clip.
void TestChunkedClips::parkWhileItIsDoubtful()
{
    const QByteArray bytes = openEnded("mp4");
    m_server->setHandler([&](const FaultRequest& request) {
        return FaultScript{.reply = chunked(bytes, 100), .isHeld = request.method == "HEAD"};
    });
    FileDownload* download = start();
    PartialDownload stored;
    connect(download, &FileDownload::kept, this, [&](const PartialDownload& partial) { stored = partial; });
    TRY_VERIFY(m_server->isHolding());
    download->suspend();
    delete download;
    QVERIFY(stored.synced < bytes.size());
    QVERIFY(files().isEmpty());
}

void TestChunkedClips::everyCutOfAChunkedBodyIsSeen()
{
    // Of unknown size: nothing in the clip shows that something is missing.
    const QByteArray whole = chunked(openEnded("mp4").left(120), 40);
    const qsizetype head = whole.indexOf("\r\n\r\n") + 4;
    for (qsizetype at = head; at < whole.size(); ++at) {
        const auto result = fetch({.reply = whole.left(at), .then = at % 2 == 0 ? Then::Fin : Then::Rst});
        QVERIFY(result);
        QVERIFY2(!result->has_value(), qPrintable(u"cut at %1 of %2"_s.arg(at - head).arg(whole.size() - head)));
        QCOMPARE(result->error().kind, ErrorKind::Network);
        QVERIFY(files().isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestChunkedClips)
#include "tst_chunkedclips.moc"
