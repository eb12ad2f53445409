// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/filedownload.h"
#include "tests/service/clipserver.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

namespace {

constexpr int downloads = 400;
constexpr int mostTries = 60;

} // namespace

/// Hundreds of downloads that are broken off again and again, by a server that also changes the file. Each ends with
/// one complete version of the clip or a clear error, never with a mixture or a fragment.
class TestDownloadCuts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endWholeOrInAnError();

private:
    struct Counts {
        int saved = 0;
        int tries = 0;
        int resumed = 0;
        int newVersions = 0;
        int killed = 0;
    };
    struct Run {
        QTemporaryDir folder;
        ClipServer server;
        QList<QByteArray> versions;
        PartialDownload partial;
    };

    int below(int end) { return m_random.bounded(end); }
    bool oneIn(int count) { return below(count) == 0; }
    QByteArray makeClip();
    void newVersion(Run& run);
    void spoil(Run& run);
    /// The result of one try; empty if the program ended in the middle.
    std::optional<Result<QString>> attempt(Run& run);
    void losePower(const Run& run);
    bool isOneOf(const Run& run, const QString& file) const;

    QRandomGenerator m_random{20261121};
    QNetworkAccessManager m_network;
    SystemClock m_clock;
    Counts m_counts;
};

QByteArray TestDownloadCuts::makeClip()
{
    QByteArray data(20000 + below(60000), Qt::Uninitialized);
    for (char& byte : data)
        byte = static_cast<char>(m_random.generate() & 0xFF);
    return ClipServer::box("ftyp", "isom____isom") + ClipServer::box("moov", "index") + ClipServer::box("mdat", data);
}

void TestDownloadCuts::newVersion(Run& run)
{
    const qsizetype size = run.server.bytes.size();
    run.server.bytes = makeClip();
    if (size > 0 && oneIn(2)) {
        // As long as the previous version: only the tag tells them apart.
        const QByteArray more = makeClip() + makeClip() + makeClip() + makeClip();
        run.server.bytes = (run.server.bytes + more).left(size);
    }
    run.versions.append(run.server.bytes);
    run.server.etag = "\"version-" + QByteArray::number(run.versions.size()) + '"';
    ++m_counts.newVersions;
}

void TestDownloadCuts::spoil(Run& run)
{
    using Reply = ClipServer::Reply;
    ClipServer& server = run.server;
    if (oneIn(6))
        newVersion(run);
    server.cutAt = oneIn(8) ? -1 : below(int(server.bytes.size()));
    server.then = oneIn(2) ? Then::Fin : Then::Rst;
    const int trick = below(18);
    server.change = [trick](Reply& reply) {
        const bool isRest = reply.status == 206;
        switch (trick) {
        case 0: reply.ignoreRange = isRest; break;
        case 1: reply.first += isRest ? 7 : 0; break;
        case 2: reply.total += 1; break;
        case 3: reply.status = isRest ? 416 : 200; break;
        case 4: reply.etag = "W/" + reply.etag; break;
        case 5: reply.etag = isRest ? "\"wrong\"" : ""; break;
        case 6: reply.contentRange = ""; break;
        case 7: reply.status = 503; break;
        case 8: reply.headers = "ETag: \"second\"\r\n"; break;
        default: break;
        }
    };
    if (trick == 9)
        server.server.enqueue({.reply = "\x16\x03garbage\r\n\r\n", .then = Then::Fin});
    if (trick == 10)
        server.server.enqueue({.reply = FaultServer::reply(200, "<!DOCTYPE html>Sign in to the network")});
    if (trick == 11)
        server.server.enqueue({.reply = FaultServer::reply(206, server.bytes.left(5000)), .then = Then::Fin});
    if (trick == 12) // no length: the end of the connection is the end of the clip
        server.server.enqueue({.reply = "HTTP/1.1 200 OK\r\n\r\n" + server.bytes.left(below(int(server.bytes.size()))),
            .then = Then::Fin});
}

std::optional<Result<QString>> TestDownloadCuts::attempt(Run& run)
{
    ++m_counts.tries;
    auto* download = new FileDownload(m_network, m_clock, run.server.server.url("/clip.mp4").toString(),
        run.server.server.url("/v1"), run.folder.filePath(u"clip.mp4"_s), this, run.partial);
    connect(download, &FileDownload::kept, this, [&run](const PartialDownload& partial) { run.partial = partial; });
    QSignalSpy finished(download, &FileDownload::finished);
    if (oneIn(7)) {
        QTest::qWait(below(6));
        if (finished.isEmpty()) {
            delete download;
            ++m_counts.killed;
            losePower(run);
            return {};
        }
    }
    if (finished.isEmpty() && !finished.wait(patienceMs))
        return failure(ErrorKind::BadInput, u"no end"_s);
    return finished.first().first().value<Result<QString>>();
}

/// Bytes that were not synced may be missing or garbage.
void TestDownloadCuts::losePower(const Run& run)
{
    QFile part(run.partial.file);
    if (!part.open(QIODevice::ReadWrite | QIODevice::ExistingOnly) || part.size() <= run.partial.synced)
        return;
    const qint64 lost = part.size() - run.partial.synced;
    if (oneIn(2)) {
        part.resize(run.partial.synced + below(int(lost) + 1));
    } else {
        part.seek(run.partial.synced);
        part.write(QByteArray(lost, '\0'));
    }
}

bool TestDownloadCuts::isOneOf(const Run& run, const QString& name) const
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) && run.versions.contains(file.readAll());
}

void TestDownloadCuts::endWholeOrInAnError()
{
    for (int n = 0; n < downloads; ++n) {
        Run run;
        run.server.bytes.clear();
        newVersion(run);
        std::optional<Result<QString>> result;
        for (int tries = 0; tries < mostTries && !(result && result->has_value()); ++tries) {
            const bool isLast = tries >= mostTries - 3;
            if (isLast) {
                run.server.change = {};
                run.server.cutAt = -1;
            } else {
                spoil(run);
            }
            result = attempt(run);
            if (!result || result->has_value())
                continue;
            QVERIFY2(result->error().kind == ErrorKind::Network || result->error().kind == ErrorKind::Media,
                qPrintable(result->error().message));
            QVERIFY(!result->error().message.isEmpty());
            QVERIFY(!QFile::exists(run.folder.filePath(u"clip.mp4"_s)));
        }
        const QByteArray about = "download " + QByteArray::number(n);
        QVERIFY2(result && result->has_value(), about.constData());
        QVERIFY2(isOneOf(run, result->value()), about.constData());
        QCOMPARE(QDir(run.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
        ++m_counts.saved;
        for (const FaultRequest& request : run.server.server.requests())
            m_counts.resumed += request.header("Range").isEmpty() ? 0 : 1;
    }
    qInfo("%d downloads saved whole after %d tries: %d went on from a part, %d ended with the program, %d versions",
        m_counts.saved, m_counts.tries, m_counts.resumed, m_counts.killed, m_counts.newVersions);
    QCOMPARE(m_counts.saved, downloads);
    QVERIFY(m_counts.resumed > downloads / 2);
}

QTEST_GUILESS_MAIN(TestDownloadCuts)
#include "tst_downloadcuts.moc"
