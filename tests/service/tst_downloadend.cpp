// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/filedownload.h"
#include "tests/service/clipsamples.h"
#include "tests/service/clipserver.h"
#include "tests/service/diskfaults.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <cerrno>
#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// How a download ends with the program, and what is written beside a saved clip.
class TestDownloadEnd final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void parkKeepsWhatCame_data();
    void parkKeepsWhatCame();
    void parkWithoutATag();
    void parkBeforeTheFirstByte();
    void parkAfterAStop();
    void parkWhileTheDiskFails();
    void parkWhileItGetsItsName();
    void parkWhileAClipWithoutALengthIsProbed_data();
    void parkWhileAClipWithoutALengthIsProbed();
    void parkOfWhatIsNoFilm();
    void besideIsPutByTheWriter();
    void besideThatFails();
    void besideOfTheFinalName();
    void besideOfAClipThatGotItsName();
    void redirectWithTheKeyIsNotFollowed();
    void nothingBesideWhatFailed_data();
    void nothingBesideWhatFailed();

private:
    FileDownload* start();
    /// A download that waits for more after `count` bytes, all of which were given to the disk.
    FileDownload* stalled(qint64 count);
    std::optional<Result<QString>> outcome(FileDownload* download);
    QString path() const { return m_folder->filePath(u"clip.mp4"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden); }
    bool isSaved(const std::optional<Result<QString>>& result) const;

    SystemClock m_clock;
    std::optional<QNetworkAccessManager> m_network;
    std::optional<QTemporaryDir> m_folder;
    std::optional<ClipServer> m_server;
    PartialDownload m_partial;
};

void TestDownloadEnd::init()
{
    m_network.emplace();
    m_folder.emplace();
    m_server.emplace();
    m_partial = {};
    diskFaults.clear();
}

void TestDownloadEnd::cleanup()
{
    diskFaults.clear();
}

FileDownload* TestDownloadEnd::start()
{
    auto* download = new FileDownload(*m_network, m_clock, m_server->server.url("/clip.mp4").toString(),
        m_server->server.url("/v1"), path(), this, m_partial);
    connect(download, &FileDownload::kept, this, [this](const PartialDownload& partial) { m_partial = partial; });
    return download;
}

FileDownload* TestDownloadEnd::stalled(qint64 count)
{
    m_server->cutAt = count;
    m_server->then = Then::Stall;
    FileDownload* download = start();
    const bool came = QTest::qWaitFor([&] { return QFileInfo(m_partial.file).size() == count; }, patienceMs);
    m_server->cutAt = -1;
    m_server->served = 0;
    return came ? download : nullptr;
}

std::optional<Result<QString>> TestDownloadEnd::outcome(FileDownload* download)
{
    QSignalSpy finished(download, &FileDownload::finished);
    if (!finished.wait(patienceMs))
        return {};
    return finished.first().first().value<Result<QString>>();
}

bool TestDownloadEnd::isSaved(const std::optional<Result<QString>>& result) const
{
    if (!result || !result->has_value())
        return false;
    QFile file(result->value());
    return file.open(QIODevice::ReadOnly) && file.readAll() == m_server->bytes
        && files() == QStringList{QFileInfo(file).fileName()};
}

void TestDownloadEnd::parkKeepsWhatCame_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addRow("the head of it") << qint64(12);
    QTest::addRow("some") << qint64(100000);
    QTest::addRow("all but a byte") << qint64(ClipServer().bytes.size() - 1);
}

void TestDownloadEnd::parkKeepsWhatCame()
{
    QFETCH(const qint64, count);
    FileDownload* download = stalled(count);
    QVERIFY(download);
    QCOMPARE(m_partial.synced, 0);
    QSignalSpy finished(download, &FileDownload::finished);
    download->suspend();
    QCOMPARE(m_partial.synced, count);
    QCOMPARE(diskFaults.syncCalls, 1);
    delete download;
    QVERIFY(finished.isEmpty());
    QVERIFY(isSaved(outcome(start())));
    QCOMPARE(m_server->served, m_server->bytes.size() - count);
}

void TestDownloadEnd::parkWithoutATag()
{
    m_server->etag.clear();
    FileDownload* download = stalled(100000);
    QVERIFY(download);
    download->suspend();
    delete download;
    // It could not be resumed.
    QVERIFY(files().isEmpty());
    QVERIFY(m_partial.file.isEmpty());
    QVERIFY(isSaved(outcome(start())));
}

void TestDownloadEnd::parkBeforeTheFirstByte()
{
    FileDownload* download = start();
    download->suspend();
    delete download;
    QCOMPARE(m_partial, PartialDownload());
    QVERIFY(files().isEmpty());
    QVERIFY(m_server->server.requests().isEmpty());
}

void TestDownloadEnd::parkAfterAStop()
{
    FileDownload* download = stalled(100000);
    QVERIFY(download);
    download->stop();
    download->suspend();
    QCOMPARE(m_partial.synced, 100000);
    delete download;
    QVERIFY(isSaved(outcome(start())));
    QCOMPARE(m_server->served, m_server->bytes.size() - 100000);
}

void TestDownloadEnd::parkWhileTheDiskFails()
{
    FileDownload* download = stalled(100000);
    QVERIFY(download);
    diskFaults.syncs = 1;
    diskFaults.reason = EIO;
    download->suspend();
    delete download;
    // The state on disk is unknown.
    QCOMPARE(m_partial.synced, 0);
    QVERIFY(files().isEmpty());
    QVERIFY(isSaved(outcome(start())));
    QVERIFY(m_server->server.requests().last().header("Range").isEmpty());
}

void TestDownloadEnd::parkWhileItGetsItsName()
{
    diskFaults.renames = 3;
    diskFaults.reason = EBUSY;
    FileDownload* download = start();
    TRY_VERIFY(diskFaults.renameCalls >= 1);
    download->suspend();
    delete download;
    diskFaults.renames = 0;
    QCOMPARE(m_partial.synced, m_server->bytes.size());
    m_server->server.forget();
    QVERIFY(isSaved(outcome(start())));
    QVERIFY(m_server->server.requests().isEmpty());
}

void TestDownloadEnd::parkWhileAClipWithoutALengthIsProbed_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addRow("chunks") << FaultScript{.reply = ClipSamples::chunked(ClipSamples::clip(), 500)};
    QTest::addRow("until the connection ends")
        << FaultScript{.reply = "HTTP/1.1 200 OK\r\n\r\n" + ClipSamples::clip(), .then = Then::Fin};
}

/// The clip is on disk and has shown that it is complete, so the next start needs no server.
void TestDownloadEnd::parkWhileAClipWithoutALengthIsProbed()
{
    QFETCH(const FaultScript, script);
    m_server->bytes = ClipSamples::clip();
    m_server->server.enqueue(script);
    FileDownload* download = start();
    std::atomic<bool> isProbing = false;
    download->setProbe([&isProbing](const QString&) {
        isProbing = true;
        QThread::msleep(300);
        return true;
    });
    TRY_VERIFY(isProbing);
    download->suspend();
    delete download;
    QCOMPARE(m_partial.synced, m_server->bytes.size());
    QCOMPARE(m_partial.total, m_server->bytes.size());
    QCOMPARE(files(), QStringList{QFileInfo(m_partial.file).fileName()});
    m_server->server.forget();
    QVERIFY(isSaved(outcome(start())));
    QVERIFY(m_server->server.requests().isEmpty());
}

void TestDownloadEnd::parkOfWhatIsNoFilm()
{
    m_server->bytes = "<!DOCTYPE html>" + QByteArray(1000, ' ');
    FileDownload* download = start();
    QVERIFY(!outcome(download)->has_value());
    QVERIFY(files().isEmpty());
    QVERIFY(m_partial.file.isEmpty());
}

void TestDownloadEnd::besideIsPutByTheWriter()
{
    FileDownload* download = start();
    QSemaphore goOn;
    std::atomic<QThread*> where = nullptr; // the timer checks while the writer is busy
    QString clip;
    download->setSidecarWriter([&](const QString& name) -> Result<void> {
        where = QThread::currentThread();
        clip = name;
        goOn.acquire(); // as a slow disk does; only the event loop releases it
        return {};
    });
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&goOn, &where] {
        if (where)
            goOn.release();
    });
    timer.start(1);
    QSignalSpy failed(download, &FileDownload::sidecarFailed);
    QVERIFY(isSaved(outcome(download)));
    QVERIFY(where && where.load() != QThread::currentThread());
    QCOMPARE(clip, path());
    QVERIFY(failed.isEmpty());
}

void TestDownloadEnd::besideThatFails()
{
    FileDownload* download = start();
    download->setSidecarWriter(
        [](const QString&) -> Result<void> { return failure(ErrorKind::Storage, u"no room"_s); });
    QSignalSpy failed(download, &FileDownload::sidecarFailed);
    qsizetype toldBefore = 0;
    connect(download, &FileDownload::finished, this, [&] { toldBefore = failed.size(); });
    QVERIFY(isSaved(outcome(download)));
    QCOMPARE(toldBefore, 1);
    QCOMPARE(failed.first().first().value<Error>().message, u"no room"_s);
}

void TestDownloadEnd::besideOfTheFinalName()
{
    QFile other(path());
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.close();
    FileDownload* download = start();
    QString clip;
    download->setSidecarWriter([&clip](const QString& name) -> Result<void> {
        clip = QFileInfo(name).size() > 0 ? name : QString();
        return {};
    });
    const auto result = outcome(download);
    QVERIFY(result && result->has_value());
    QCOMPARE(clip, m_folder->filePath(u"clip (2).mp4"_s));
}

void TestDownloadEnd::besideOfAClipThatGotItsName()
{
    QFile clip(path());
    QVERIFY(clip.open(QIODevice::WriteOnly));
    clip.write(m_server->bytes);
    clip.close();
    m_partial = {path() + u".0123abcd.part"_s, m_server->etag, m_server->bytes.size(), m_server->bytes.size()};
    FileDownload* download = start();
    QStringList clips;
    download->setSidecarWriter([&clips](const QString& name) -> Result<void> {
        clips.append(name);
        return {};
    });
    QVERIFY(isSaved(outcome(download)));
    QCOMPARE(clips, QStringList{path()});
}

void TestDownloadEnd::nothingBesideWhatFailed_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<int>("renames");
    QTest::addRow("dead address") << FaultScript{.reply = FaultServer::reply(404, "no")} << 0;
    QTest::addRow("a page") << FaultScript{.reply = FaultServer::reply(200, "<html>" + QByteArray(5000, 'x'))} << 0;
    QTest::addRow("cut") << FaultScript{.reply = FaultServer::reply(200, ClipServer::clip(9000)).chopped(100),
        .then = Then::Fin}
                         << 0;
    QTest::addRow("no name") << FaultScript{.reply = FaultServer::reply(200, ClipServer::clip(9000))} << 4;
}

void TestDownloadEnd::nothingBesideWhatFailed()
{
    QFETCH(const FaultScript, script);
    QFETCH(const int, renames);
    m_server->server.setHandler([script](const FaultRequest&) { return script; });
    diskFaults.renames = renames;
    diskFaults.reason = EROFS;
    FileDownload* download = start();
    std::atomic<int> calls = 0;
    download->setSidecarWriter([&calls](const QString&) -> Result<void> {
        ++calls;
        return {};
    });
    const auto result = outcome(download);
    QVERIFY(result && !result->has_value());
    QCOMPARE(calls, 0);
}

/// Another origin would get it.
void TestDownloadEnd::redirectWithTheKeyIsNotFollowed()
{
    FaultServer first;
    const QByteArray target = m_server->server.url("/x.mp4?k=sk-canary").toEncoded();
    first.enqueue({.reply = FaultServer::reply(302, {}, "Location: " + target + "\r\n")});
    auto* download = new FileDownload(
        *m_network, m_clock, first.url("/clip.mp4").toString(), first.url("/v1"), path(), this, m_partial);
    download->setKeyCheck([](const QByteArray& text, const auto& then) { then(text.contains("sk-canary")); });
    const auto result = outcome(download);
    QVERIFY(result && !result->has_value());
    QVERIFY2(result->error().message.contains(u"API key"_s), qPrintable(result->error().message));
    QCOMPARE(m_server->server.connections(), 0);
}

QTEST_GUILESS_MAIN(TestDownloadEnd)
#include "tst_downloadend.moc"
