// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/filedownload.h"
#include "app/service/download/partfile.h"
#include "tests/service/clipserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// An interrupted download continues where it was, or starts again; it never mixes two files.
class TestDownloadResume final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void goesOn();
    void goesOnAtAnotherAddress();
    void goesOnBehindARedirect();
    void shorterRangeIsOnlyAPart();
    void beginsAnew_data();
    void beginsAnew();
    void neverAsksForARest_data();
    void neverAsksForARest();
    void theFileDecides_data();
    void theFileDecides();
    void otherFolder();
    void partIsBeingWritten();
    void wholePartNeedsNoServer();
    void wholePartOfAnotherName();
    void clipThatGotItsName();
    void clipThatGotItsNameInAnotherFolder();
    void wholePartGoneFromAnotherFolder_data();
    void wholePartGoneFromAnotherFolder();
    void clipOfSomebodyElse();
    void stopKeeps();
    void deletingKeeps();
    void toldBeforeItIsMade();
    void syncedNowAndThen();
    void syncedNowAndThenByBytes();

private:
    FileDownload* start(Clock* clock = nullptr, const char* target = "/clip.mp4");
    std::optional<Result<QString>> outcome(FileDownload* download);
    std::optional<Result<QString>> fetch() { return outcome(start()); }
    /// Downloads the first half.
    bool breakOff();
    QString path() const { return m_folder->filePath(u"clip.mp4"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    bool isSaved(const std::optional<Result<QString>>& result, const QByteArray& bytes) const;

    SystemClock m_clock;
    std::optional<QNetworkAccessManager> m_network;
    std::optional<QTemporaryDir> m_folder;
    std::optional<ClipServer> m_server;
    PartialDownload m_partial;
};

void TestDownloadResume::init()
{
    m_network.emplace();
    m_folder.emplace();
    m_server.emplace();
    m_partial = {};
}

FileDownload* TestDownloadResume::start(Clock* clock, const char* target)
{
    auto* download = new FileDownload(*m_network, clock ? *clock : m_clock, m_server->server.url(target).toString(),
        m_server->server.url("/v1"), path(), this, m_partial);
    connect(download, &FileDownload::kept, this, [this](const PartialDownload& partial) { m_partial = partial; });
    return download;
}

std::optional<Result<QString>> TestDownloadResume::outcome(FileDownload* download)
{
    QSignalSpy finished(download, &FileDownload::finished);
    QSignalSpy gone(download, &QObject::destroyed);
    const bool ended = finished.wait(patienceMs) && (!gone.isEmpty() || gone.wait(1000));
    if (!ended || finished.size() != 1)
        return {};
    return finished.first().first().value<Result<QString>>();
}

bool TestDownloadResume::breakOff()
{
    m_server->cutAt = m_server->bytes.size() / 2;
    const auto result = fetch();
    m_server->cutAt = -1;
    // How often Qt itself repeats the request, if the connection ends together with the header, does not matter here.
    // A repeated request may still be under way.
    QTest::qWait(1); // deletes the download
    m_network.emplace();
    QTest::qWait(20);
    m_server->server.forget();
    m_server->served = 0;
    return result && !result->has_value() && result->error().kind == ErrorKind::Network
        && m_partial.synced == m_server->bytes.size() / 2 && QFileInfo(m_partial.file).size() == m_partial.synced;
}

bool TestDownloadResume::isSaved(const std::optional<Result<QString>>& result, const QByteArray& bytes) const
{
    if (!result || !result->has_value()) {
        qWarning("%s", result ? qPrintable(result->error().message) : "no end");
        return false;
    }
    QFile file(result->value());
    return file.open(QIODevice::ReadOnly) && file.readAll() == bytes && files() == QStringList{u"clip.mp4"_s};
}

void TestDownloadResume::goesOn()
{
    const qint64 half = m_server->bytes.size() / 2;
    QVERIFY(breakOff());
    QCOMPARE(m_partial.etag, m_server->etag);
    QCOMPARE(m_partial.total, m_server->bytes.size());
    FileDownload* download = start();
    QSignalSpy progress(download, &FileDownload::progress);
    QVERIFY(isSaved(outcome(download), m_server->bytes));
    QVERIFY(progress.first().at(0).toLongLong() > half);
    const FaultRequest second = m_server->server.requests().first();
    QCOMPARE(second.header("Range"), "bytes=" + QByteArray::number(half) + '-');
    QCOMPARE(second.header("If-Range"), m_server->etag);
    QCOMPARE(m_server->server.requests().size(), 1);
    QCOMPARE(m_server->served, m_server->bytes.size() - half);
}

void TestDownloadResume::goesOnAtAnotherAddress()
{
    QVERIFY(breakOff());
    const auto result = outcome(start(nullptr, "/clip.mp4?Expires=later&Signature=new"));
    QVERIFY(isSaved(result, m_server->bytes));
    QCOMPARE(m_server->served, m_server->bytes.size() - m_server->bytes.size() / 2);
}

void TestDownloadResume::goesOnBehindARedirect()
{
    QVERIFY(breakOff());
    m_server->server.enqueue({.reply = FaultServer::reply(302, {}, "Location: /elsewhere.mp4\r\n")});
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(m_server->served, m_server->bytes.size() - m_server->bytes.size() / 2);
}

void TestDownloadResume::shorterRangeIsOnlyAPart()
{
    QVERIFY(breakOff());
    const qint64 half = m_partial.synced;
    m_server->change = [](ClipServer::Reply& reply) {
        reply.last -= 1000;
        reply.body.chop(1000);
    };
    const auto result = fetch();
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QCOMPARE(m_partial.synced, m_server->bytes.size() - 1000);
    QVERIFY(m_partial.synced > half);
    m_server->change = {};
    QVERIFY(isSaved(fetch(), m_server->bytes));
}

void TestDownloadResume::beginsAnew_data()
{
    using Reply = ClipServer::Reply;
    QTest::addColumn<ClipServer::Change>("change");
    QTest::addColumn<int>("requests");
    const auto row = [](const char* name, int requests, const ClipServer::Change& change) {
        QTest::newRow(name) << change << requests;
    };
    row("200 with the same tag", 1, [](Reply& r) { r.ignoreRange = true; });
    row("another start", 2, [](Reply& r) { r.first -= 1; });
    row("a start behind", 2, [](Reply& r) { r.first += 1; });
    row("another total", 2, [](Reply& r) { r.total += 1; });
    row("unknown total", 2, [](Reply& r) { r.contentRange = "bytes 150000-300000/*"; });
    row("no range told", 2, [](Reply& r) { r.contentRange = ""; });
    row("several ranges", 2, [](Reply& r) {
        r.contentRange = "";
        r.headers = "Content-Type: multipart/byteranges; boundary=x\r\n";
    });
    row("a range of nonsense", 2, [](Reply& r) { r.contentRange = "bytes x-y/z"; });
    row("a range that goes back", 2, [](Reply& r) { r.contentRange = "bytes 9-1/300044"; });
    row("a range of another unit", 2, [](Reply& r) { r.contentRange = "lines 1-2/3"; });
    row("the range of the whole", 2, [](Reply& r) { r.first = 0; });
    row("a length that does not fit", 2, [](Reply& r) { r.body.chop(1); });
    row("another tag", 2, [](Reply& r) { r.etag = "\"other\""; });
    row("a weak tag", 2, [](Reply& r) { r.etag = "W/" + r.etag; });
    row("no tag", 2, [](Reply& r) { r.etag = ""; });
    row("two tags", 2, [](Reply& r) { r.headers = "ETag: \"second\"\r\n"; });
    row("416", 2, [](Reply& r) { r.status = 416; });
}

void TestDownloadResume::beginsAnew()
{
    QFETCH(const ClipServer::Change, change);
    QFETCH(const int, requests);
    QVERIFY(breakOff());
    // Whatever is wrong with the rest: the file on the server has changed.
    m_server->bytes.replace('v', 'w');
    m_server->change = [change](ClipServer::Reply& reply) {
        if (reply.status == 206)
            change(reply);
    };
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(m_server->server.requests().size(), requests);
    QVERIFY(m_server->server.requests().last().header("Range").isEmpty() || requests == 1);
}

void TestDownloadResume::neverAsksForARest_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addRow("none") << QByteArray();
    QTest::addRow("weak") << QByteArray("W/\"abc\"");
    QTest::addRow("no quotes") << QByteArray("abc");
    QTest::addRow("empty") << QByteArray("\"\"");
    QTest::addRow("several") << QByteArray("\"a\", \"b\"");
    QTest::addRow("endless") << QByteArray('"' + QByteArray(2000, 'a') + '"');
    QTest::addRow("with a space") << QByteArray("\"a b\"");
}

void TestDownloadResume::neverAsksForARest()
{
    QFETCH(const QByteArray, tag);
    m_server->etag = tag;
    m_server->cutAt = m_server->bytes.size() / 2;
    const auto result = fetch();
    QVERIFY(result && !result->has_value());
    QCOMPARE(m_partial.synced, 0);
    QCOMPARE(m_partial.total, m_server->bytes.size()); // so that the free space can be checked
    QVERIFY(files().isEmpty());
    m_server->cutAt = -1;
    QVERIFY(isSaved(fetch(), m_server->bytes));
    for (const FaultRequest& request : m_server->server.requests())
        QVERIFY(request.header("Range").isEmpty() && request.header("If-Range").isEmpty());
}

void TestDownloadResume::theFileDecides_data()
{
    using Change = std::function<void(QFile&)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("goesOn");
    const auto row = [](const char* name, bool goesOn, const Change& change) {
        QTest::newRow(name) << change << goesOn;
    };
    row("as it was", true, [](QFile&) {});
    row("gone", false, [](QFile& file) { file.remove(); });
    row("one byte short", false, [](QFile& file) { file.resize(file.size() - 1); });
    row("empty", false, [](QFile& file) { file.resize(0); });
    row("a page", false, [](QFile& file) { file.write("<!DOCTYPE html>" + QByteArray(file.size(), ' ')); });
    row("more than was synced", true, [](QFile& file) {
        file.seek(file.size());
        file.write(QByteArray(5000, 'x'));
    });
}

void TestDownloadResume::theFileDecides()
{
    QFETCH(const std::function<void(QFile&)>, change);
    QFETCH(const bool, goesOn);
    QVERIFY(breakOff());
    QFile part(m_partial.file);
    QVERIFY(part.open(QIODevice::ReadWrite));
    change(part);
    part.close();
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(!m_server->server.requests().first().header("Range").isEmpty(), goesOn);
}

void TestDownloadResume::otherFolder()
{
    QVERIFY(breakOff());
    const QString old = m_partial.file;
    const QTemporaryDir other;
    auto* download = new FileDownload(*m_network, m_clock, m_server->server.url("/clip.mp4").toString(),
        m_server->server.url("/v1"), other.filePath(u"clip.mp4"_s), this, m_partial);
    const auto result = outcome(download);
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value(), other.filePath(u"clip.mp4"_s));
    QVERIFY(!QFile::exists(old));
}

void TestDownloadResume::partIsBeingWritten()
{
    QVERIFY(breakOff());
    const auto other = PartFile::open(m_partial.file, m_partial.synced);
    QVERIFY(other);
    const PartialDownload before = m_partial;
    const auto result = fetch();
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Storage);
    QCOMPARE(m_partial, before);
    QCOMPARE(QFileInfo(m_partial.file).size(), before.synced);
}

void TestDownloadResume::wholePartNeedsNoServer()
{
    QVERIFY(breakOff());
    QFile part(m_partial.file);
    QVERIFY(part.open(QIODevice::WriteOnly));
    part.write(m_server->bytes);
    part.close();
    m_partial.synced = m_partial.total;
    m_partial.etag.clear();
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(m_server->server.requests().size(), 0);
}

void TestDownloadResume::wholePartOfAnotherName()
{
    QVERIFY(breakOff());
    QFile part(m_partial.file);
    QVERIFY(part.rename(m_folder->filePath(u"before (2).mp4.0123abcd.part"_s)));
    m_partial.file = part.fileName();
    QVERIFY(part.open(QIODevice::WriteOnly));
    part.write(m_server->bytes);
    part.close();
    m_partial.synced = m_partial.total;
    QVERIFY(isSaved(fetch(), m_server->bytes));
}

void TestDownloadResume::clipThatGotItsName()
{
    QVERIFY(breakOff());
    QVERIFY(QFile::remove(m_partial.file));
    m_partial.synced = m_partial.total;
    QFile clip(PartFile::clipOf(m_partial.file));
    QVERIFY(clip.open(QIODevice::WriteOnly));
    clip.write(m_server->bytes);
    clip.close();
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(m_server->server.requests().size(), 0);
}

void TestDownloadResume::clipThatGotItsNameInAnotherFolder()
{
    const QTemporaryDir other;
    QFile clip(other.filePath(u"clip.mp4"_s));
    QVERIFY(clip.open(QIODevice::WriteOnly));
    clip.write(m_server->bytes);
    clip.close();
    m_partial = {clip.fileName() + u".0123abcd.part"_s, {}, m_server->bytes.size(), m_server->bytes.size()};
    const auto result = fetch();
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value(), clip.fileName());
    QVERIFY(files().isEmpty());
    QCOMPARE(m_server->server.requests().size(), 0);
}

void TestDownloadResume::wholePartGoneFromAnotherFolder_data()
{
    QTest::addColumn<bool>("hasFolder");
    QTest::addRow("without its drive") << false;
    QTest::addRow("removed") << true;
}

void TestDownloadResume::wholePartGoneFromAnotherFolder()
{
    QFETCH(const bool, hasFolder);
    const QTemporaryDir other;
    const QDir folder(other.filePath(u"clips"_s));
    QVERIFY(!hasFolder || folder.mkpath(u"."_s));
    m_partial = {folder.filePath(u"clip.mp4.0123abcd.part"_s), {}, m_server->bytes.size(), m_server->bytes.size()};
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(folder.exists(), hasFolder);
    QVERIFY(folder.entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void TestDownloadResume::clipOfSomebodyElse()
{
    QVERIFY(breakOff());
    QVERIFY(QFile::remove(m_partial.file));
    m_partial.synced = m_partial.total;
    QFile clip(path());
    QVERIFY(clip.open(QIODevice::WriteOnly));
    clip.write("mine");
    clip.close();
    const auto result = fetch();
    QVERIFY(result && result->has_value());
    QCOMPARE(result->value(), m_folder->filePath(u"clip (2).mp4"_s));
    QCOMPARE(QFileInfo(path()).size(), 4);
}

void TestDownloadResume::stopKeeps()
{
    m_server->cutAt = 100000;
    m_server->then = Then::Stall;
    FileDownload* download = start();
    QSignalSpy progress(download, &FileDownload::progress);
    TRY_VERIFY(!progress.isEmpty() && progress.last().at(0).toLongLong() == 100000);
    download->stop();
    const auto result = outcome(download);
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Stopped);
    QCOMPARE(m_partial.synced, 100000);
    m_server->cutAt = -1;
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(m_server->served, m_server->bytes.size());
}

void TestDownloadResume::deletingKeeps()
{
    m_server->cutAt = 100000;
    m_server->then = Then::Stall;
    FileDownload* download = start();
    QSignalSpy progress(download, &FileDownload::progress);
    TRY_VERIFY(!progress.isEmpty());
    delete download;
    QCOMPARE(files(), QStringList{QFileInfo(m_partial.file).fileName()});
    QCOMPARE(m_partial.synced, 0); // unknown how much of it is on disk
    m_server->cutAt = -1;
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QVERIFY(m_server->server.requests().last().header("Range").isEmpty());
}

void TestDownloadResume::toldBeforeItIsMade()
{
    FileDownload* download = start();
    QStringList seen;
    QList<PartialDownload> told;
    connect(download, &FileDownload::kept, this, [&](const PartialDownload& partial) {
        told.append(partial);
        seen.append(files().join(u' '));
    });
    QVERIFY(isSaved(outcome(download), m_server->bytes));
    QCOMPARE(told.size(), 3);
    QVERIFY(seen.first().isEmpty());
    QCOMPARE(told.at(1), (PartialDownload{told.first().file, m_server->etag, m_server->bytes.size(), 0}));
    // The last notification comes when the clip is complete but does not have its name yet.
    QCOMPARE(told.at(2).synced, m_server->bytes.size());
    QCOMPARE(seen.at(2), QFileInfo(told.first().file).fileName());
}

void TestDownloadResume::syncedNowAndThen()
{
    ManualClock clock;
    m_server->bytes = ClipServer::clip(3000);
    m_server->dripMs = 1;
    FileDownload* download = start(&clock);
    QSignalSpy progress(download, &FileDownload::progress);
    TRY_VERIFY(progress.size() > 20);
    QCOMPARE(m_partial.synced, 0);
    clock.advance(6000);
    TRY_VERIFY(m_partial.synced > 0);
    const qint64 synced = m_partial.synced;
    QVERIFY(synced < m_server->bytes.size());
    delete download;
    m_server->dripMs = 0;
    m_server->served = 0;
    QVERIFY(isSaved(fetch(), m_server->bytes));
    QCOMPARE(m_server->served, m_server->bytes.size() - synced);
}

void TestDownloadResume::syncedNowAndThenByBytes()
{
    ManualClock clock; // does not advance
    constexpr qint64 size = 300 << 20;
    m_server->server.enqueue({.reply = "HTTP/1.1 200 OK\r\nETag: \"v1\"\r\nContent-Length: " + QByteArray::number(size)
            + "\r\n\r\n" + ClipServer::clip(1000),
        .endless = QByteArray(1 << 20, 'v')});
    FileDownload* download = start(&clock);
    QList<qint64> synced;
    connect(download, &FileDownload::kept, this,
        [&synced](const PartialDownload& partial) { synced.append(partial.synced); });
    const auto result = outcome(download);
    QVERIFY(result && result->has_value());
    QCOMPARE(QFileInfo(result->value()).size(), size);
    QCOMPARE(synced.size(), 4); // named, begun, in progress, complete
    QVERIFY(synced.at(2) >= 256 << 20 && synced.at(2) < 260 << 20);
    QCOMPARE(synced.at(3), size);
}

QTEST_GUILESS_MAIN(TestDownloadResume)
#include "tst_downloadresume.moc"
