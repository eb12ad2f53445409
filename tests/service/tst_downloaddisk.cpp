// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/filedownload.h"
#include "tests/service/clipserver.h"
#include "tests/service/diskfaults.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <cerrno>
#include <optional>
#include <unistd.h>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// Downloads to a disk that fails. No unsaved clip is reported as saved, and no data on disk is discarded.
class TestDownloadDisk final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void syncFails();
    void syncFailsOnTheWay();
    void syncFailsAfterAnotherFailure();
    void diskFullOnTheWay();
    void roomIsLookedForFirst();
    void roomForWhatHasNoLength();
    void endlessBodyStopsBeforeTheDiskIsFull();
    void renameTriedAgain_data();
    void renameTriedAgain();
    void renameFails_data();
    void renameFails();
    void renameOfAClipWithoutALengthFails();
    void renameOfUnknownBytesFails();
    void folderChangedAfterAFailure_data();
    void folderChangedAfterAFailure();
    void folderChangedToAFullDisk();
    void folderSyncFails();
    void folderSyncNotOffered();
    void folderRemovedMeanwhile();
    void folderReadOnlyMeanwhile();
    void lettersThatTheDiskRefuses();
    void slowSyncHoldsNothingUp();

private:
    FileDownload* start();
    std::optional<Result<QString>> outcome(FileDownload* download);
    std::optional<Result<QString>> fetch() { return outcome(start()); }
    /// A clip that is complete but could not be renamed. Then the user chooses another folder.
    bool changeFolderAfterAFailure();
    QString folder() const { return m_folder->filePath(m_clips); }
    QStringList files() const { return QDir(folder()).entryList(QDir::Files | QDir::Hidden); }
    bool isSaved(const std::optional<Result<QString>>& result) const;
    static bool isTrouble(const std::optional<Result<QString>>& result)
    {
        return result && !result->has_value() && result->error().kind == ErrorKind::Storage;
    }

    SystemClock m_clock;
    std::optional<QNetworkAccessManager> m_network;
    std::optional<QTemporaryDir> m_folder;
    std::optional<ClipServer> m_server;
    PartialDownload m_partial;
    QString m_clips; ///< the name of the clips folder
};

void TestDownloadDisk::init()
{
    m_network.emplace();
    m_folder.emplace();
    m_server.emplace();
    m_partial = {};
    m_clips = u"clips"_s;
    diskFaults.clear();
}

void TestDownloadDisk::cleanup()
{
    diskFaults.clear();
}

FileDownload* TestDownloadDisk::start()
{
    auto* download = new FileDownload(*m_network, m_clock, m_server->server.url("/clip.mp4").toString(),
        m_server->server.url("/v1"), folder() + u"/clip.mp4"_s, this, m_partial);
    connect(download, &FileDownload::kept, this, [this](const PartialDownload& partial) { m_partial = partial; });
    return download;
}

std::optional<Result<QString>> TestDownloadDisk::outcome(FileDownload* download)
{
    QSignalSpy finished(download, &FileDownload::finished);
    if (!finished.wait(patienceMs))
        return {};
    return finished.first().first().value<Result<QString>>();
}

bool TestDownloadDisk::isSaved(const std::optional<Result<QString>>& result) const
{
    if (!result || !result->has_value())
        return false;
    QFile file(result->value());
    return file.open(QIODevice::ReadOnly) && file.readAll() == m_server->bytes
        && files() == QStringList{QFileInfo(file).fileName()};
}

void TestDownloadDisk::syncFails()
{
    diskFaults.syncs = 1;
    diskFaults.reason = EIO;
    QVERIFY(isTrouble(fetch()));
    // The state on disk is unknown. Another sync would only report success.
    QCOMPARE(diskFaults.syncCalls, 1);
    QCOMPARE(diskFaults.renameCalls, 0);
    QCOMPARE(m_partial.synced, 0);
    QVERIFY(files().isEmpty());
    QVERIFY(isSaved(fetch()));
    QVERIFY(m_server->server.requests().last().header("Range").isEmpty());
}

void TestDownloadDisk::syncFailsOnTheWay()
{
    m_server->bytes = ClipServer::clip(70 << 20);
    diskFaults.syncs = 1;
    diskFaults.reason = EIO;
    QVERIFY(isTrouble(fetch()));
    QCOMPARE(diskFaults.syncCalls, 1);
    QCOMPARE(m_partial.synced, 0);
    QVERIFY(files().isEmpty());
}

void TestDownloadDisk::syncFailsAfterAnotherFailure()
{
    m_server->cutAt = 100000;
    diskFaults.syncs = 1;
    diskFaults.reason = EIO;
    const auto result = fetch();
    QVERIFY(result && !result->has_value());
    QCOMPARE(result->error().kind, ErrorKind::Network);
    QCOMPARE(m_partial.synced, 0);
    QVERIFY(files().isEmpty());
}

void TestDownloadDisk::diskFullOnTheWay()
{
    diskFaults.room = 100000;
    const auto full = fetch();
    QVERIFY(isTrouble(full));
    QVERIFY2(full->error().message.startsWith(u"The disk is full"_s), qPrintable(full->error().message));
    QCOMPARE(m_partial.synced, 100000);
    QCOMPARE(files().size(), 1);
    diskFaults.room = 50000;
    QVERIFY(isTrouble(fetch()));
    QCOMPARE(m_partial.synced, 150000);
    diskFaults.room = -1;
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->server.requests().last().header("Range"), "bytes=150000-");
}

void TestDownloadDisk::roomIsLookedForFirst()
{
    m_server->cutAt = 100000;
    QVERIFY(!fetch()->has_value());
    m_server->cutAt = -1;
    m_server->server.forget();
    m_server->served = 0;
    diskFaults.freeBytes = 64 << 20;
    for (int minute = 0; minute < 3; ++minute) {
        const auto full = fetch();
        QVERIFY(isTrouble(full));
        QVERIFY2(full->error().message.startsWith(u"The disk is full: the clip needs "_s),
            qPrintable(full->error().message));
    }
    // The program sends the server no request, and keeps what it has.
    QVERIFY(m_server->server.requests().isEmpty());
    QCOMPARE(m_partial.synced, 100000);
    diskFaults.freeBytes = 65 << 20;
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->served, m_server->bytes.size() - 100000);
}

void TestDownloadDisk::roomForWhatHasNoLength()
{
    diskFaults.freeBytes = 900 << 20;
    m_server->server.enqueue({.reply = "HTTP/1.1 200 OK\r\n\r\n" + m_server->bytes, .then = Then::Fin});
    QVERIFY(isTrouble(fetch()));
    QVERIFY(files().isEmpty());
    // With a length, it fits.
    QVERIFY(isSaved(fetch()));
}

void TestDownloadDisk::endlessBodyStopsBeforeTheDiskIsFull()
{
    m_server->server.enqueue(
        {.reply = "HTTP/1.1 200 OK\r\n\r\n" + m_server->bytes, .endless = QByteArray(1 << 20, 'x')});
    diskFaults.freeBytes = 2LL << 30;
    FileDownload* download = start();
    connect(download, &FileDownload::progress, this,
        [](qint64 received) { diskFaults.freeBytes = std::max((2LL << 30) - received * 16, 0LL); });
    const auto result = outcome(download);
    QVERIFY(isTrouble(result));
    QVERIFY(result->error().message.startsWith(u"The disk is almost full"_s));
    QVERIFY(files().isEmpty());
}

void TestDownloadDisk::renameTriedAgain_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<int>("times");
    QTest::addRow("busy once") << EBUSY << 1;
    QTest::addRow("busy three times") << EBUSY << 3;
    QTest::addRow("in use") << ETXTBSY << 1;
    QTest::addRow("not allowed for a moment") << EACCES << 2;
}

void TestDownloadDisk::renameTriedAgain()
{
    QFETCH(const int, reason);
    QFETCH(const int, times);
    diskFaults.renames = times;
    diskFaults.reason = reason;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(isSaved(fetch()));
    QCOMPARE(diskFaults.renameCalls, times + 1);
    QVERIFY(timer.elapsed() >= 200 * ((1 << times) - 1));
}

void TestDownloadDisk::renameFails_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<int>("calls");
    QTest::addRow("busy for long") << EBUSY << 4;
    QTest::addRow("read-only") << EROFS << 1;
    QTest::addRow("broken") << EIO << 1;
    QTest::addRow("full") << ENOSPC << 1;
}

void TestDownloadDisk::renameFails()
{
    QFETCH(const int, reason);
    QFETCH(const int, calls);
    diskFaults.renames = 4;
    diskFaults.reason = reason;
    QVERIFY(isTrouble(fetch()));
    QCOMPARE(diskFaults.renameCalls, calls);
    QCOMPARE(m_partial.synced, m_server->bytes.size());
    QCOMPARE(files(), QStringList{QFileInfo(m_partial.file).fileName()});
    diskFaults.renames = 0;
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->server.requests().size(), 1);
}

void TestDownloadDisk::renameOfAClipWithoutALengthFails()
{
    QVERIFY(QDir().mkpath(folder()));
    QFile other(folder() + u"/clip.mp4"_s); // the clip gets another name, and its part with it
    QVERIFY(other.open(QIODevice::WriteOnly));
    m_server->server.enqueue({.reply = "HTTP/1.1 200 OK\r\n\r\n" + m_server->bytes, .then = Then::Fin});
    diskFaults.renames = 1;
    diskFaults.reason = EIO;
    QVERIFY(isTrouble(fetch()));
    QCOMPARE(m_partial.synced, m_server->bytes.size());
    QCOMPARE(m_partial.total, m_server->bytes.size());
    QVERIFY(other.remove());
    const qsizetype asked = m_server->server.requests().size();
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->server.requests().size(), asked);
}

void TestDownloadDisk::renameOfUnknownBytesFails()
{
    m_server->bytes = QByteArray("RIFF\x10\0\0\0AVI LIST", 16) + QByteArray(300000, '\x02');
    diskFaults.renames = 1;
    diskFaults.reason = EIO;
    QVERIFY(isTrouble(fetch()));
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->server.requests().size(), 1);
}

bool TestDownloadDisk::changeFolderAfterAFailure()
{
    diskFaults.renames = 1;
    diskFaults.reason = EIO;
    const bool isKept = isTrouble(fetch()) && m_partial.isWhole() && QFile::exists(m_partial.file);
    m_clips = u"other/clips"_s;
    return isKept;
}

void TestDownloadDisk::folderChangedAfterAFailure_data()
{
    QTest::addColumn<int>("reason");
    QTest::addRow("same disk") << 0;
    QTest::addRow("another disk") << EXDEV;
    QTest::addRow("broken folder") << EIO;
    QTest::addRow("read-only folder") << EROFS;
}

/// The link may have died meanwhile.
void TestDownloadDisk::folderChangedAfterAFailure()
{
    QFETCH(const int, reason);
    QVERIFY(changeFolderAfterAFailure());
    const QString part = m_partial.file;
    diskFaults.renames = reason == 0 ? 0 : 1;
    diskFaults.reason = reason;
    QVERIFY(isSaved(fetch()));
    QVERIFY(!QFile::exists(part));
    QCOMPARE(m_server->server.requests().size(), 1);
}

void TestDownloadDisk::folderChangedToAFullDisk()
{
    QVERIFY(changeFolderAfterAFailure());
    const PartialDownload partial = m_partial;
    diskFaults.renames = 1;
    diskFaults.reason = EXDEV;
    diskFaults.freeBytes = 64 << 20;
    const auto full = fetch();
    QVERIFY(isTrouble(full));
    QVERIFY2(
        full->error().message.startsWith(u"The disk is full: the clip needs "_s), qPrintable(full->error().message));
    QCOMPARE(m_partial, partial);
    QCOMPARE(QFileInfo(partial.file).size(), m_server->bytes.size());
    QVERIFY(files().isEmpty());
    diskFaults.freeBytes = -1;
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->server.requests().size(), 1);
}

void TestDownloadDisk::folderSyncFails()
{
    diskFaults.folderSyncs = 1;
    diskFaults.reason = EIO;
    QVERIFY(isTrouble(fetch()));
    QCOMPARE(files(), QStringList{u"clip.mp4"_s});
    QVERIFY(isSaved(fetch()));
    QCOMPARE(diskFaults.folderSyncCalls, 2);
    QCOMPARE(m_server->server.requests().size(), 1);
}

void TestDownloadDisk::folderSyncNotOffered()
{
    diskFaults.folderSyncs = 1;
    diskFaults.reason = EINVAL;
    QVERIFY(isSaved(fetch()));
}

void TestDownloadDisk::folderRemovedMeanwhile()
{
    m_server->change = [this](ClipServer::Reply&) { QVERIFY(QDir(folder()).removeRecursively()); };
    QVERIFY(isTrouble(fetch()));
    m_server->change = {};
    QVERIFY(isSaved(fetch()));
}

void TestDownloadDisk::folderReadOnlyMeanwhile()
{
    if (::geteuid() == 0)
        diskFaults.renames = 4; // root ignores read-only permissions
    diskFaults.reason = EROFS;
    m_server->change = [this](ClipServer::Reply&) {
        QVERIFY(QFile::setPermissions(folder(), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
    };
    QVERIFY(isTrouble(fetch()));
    QVERIFY(QFile::setPermissions(folder(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner));
    m_server->change = {};
    diskFaults.renames = 0;
    QVERIFY(isSaved(fetch()));
    QCOMPARE(m_server->server.requests().size(), 1);
}

/// Some file systems only say so when the file is created: to others it just does not exist.
void TestDownloadDisk::lettersThatTheDiskRefuses()
{
    diskFaults.creations = 1;
    diskFaults.reason = EINVAL;
    const QString plain = folder() + u"/2026-01-01 1.mp4"_s;
    FileDownload* download = start();
    download->setPlainPath(plain);
    const auto result = outcome(download);
    QCOMPARE(diskFaults.creations, 0);
    QVERIFY(isSaved(result));
    QCOMPARE(result->value(), plain);
}

void TestDownloadDisk::slowSyncHoldsNothingUp()
{
    // A rename that takes 1.4 seconds, while the event loop keeps running.
    diskFaults.renames = 3;
    diskFaults.reason = EBUSY;
    int ticks = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
    timer.start(10);
    QVERIFY(isSaved(fetch()));
    QVERIFY(ticks > 20);
    // The end of the program does not wait for it either.
    diskFaults.renames = 3;
    diskFaults.renameCalls = 0;
    m_partial = {};
    FileDownload* download = start();
    TRY_VERIFY(diskFaults.renameCalls >= 1);
    QElapsedTimer end;
    end.start();
    delete download;
    QVERIFY(end.elapsed() < 1000);
}

QTEST_GUILESS_MAIN(TestDownloadDisk)
#include "tst_downloaddisk.moc"
