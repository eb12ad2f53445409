// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/partfile.h"
#include "app/tasks/run/sidecar.h"
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// Who may download when others wait, and what happens to a clip that cannot be played.
class TestClipTurns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void slowOnesGiveTheirPlaceBack_data();
    void slowOnesGiveTheirPlaceBack();
    void keptAndFetchedAgain_data();
    void keptAndFetchedAgain();
    void fetchedAgainAfterARestart_data();
    void fetchedAgainAfterARestart();
    void notFetchedAgainOnceItsAddressIsDead();
    void fetchedAgainByHand();
    void fetchedAgainByTheServicesClock();
    void deletedWhileItIsFetchedAgain();

private:
    TaskId keepUnplayable();
    /// Serves clips with a tag, cut off at `m_cut`.
    FaultScript serve(const FaultRequest& request);
    QDir clips() const { return QDir(m_bench->folder.filePath(u"clips"_s)); }
    QStringList files() const { return clips().entryList(QDir::Files | QDir::Hidden); }
    QList<FaultRequest> gets() const;
    bool holdsTheClip(TaskId id) const;

    std::optional<RunnerBench> m_bench;
    QByteArray m_bytes;
    QByteArray m_tag;
    qsizetype m_cut = -1; ///< bytes of the clip after which the connection ends
    Then m_then = Then::Fin;
    int m_status = 200;
    qint64 m_skewSeconds = 0; ///< of the service's clock, which it then states
};

void TestClipTurns::init()
{
    m_bench.emplace();
    m_bytes = RunnerBench::clip();
    m_tag = "\"v1\"";
    m_cut = -1;
    m_then = Then::Fin;
    m_status = 200;
    m_skewSeconds = 0;
    m_bench->service.setHandler([this](const FaultRequest& request) {
        if (request.method == "GET")
            return serve(request);
        FaultScript script = m_bench->obliging(request);
        if (m_skewSeconds != 0)
            script.reply.insert(
                script.reply.indexOf("\r\n") + 2, RunnerBench::dateHeader(m_bench->clock.now().addSecs(m_skewSeconds)));
        return script;
    });
}

FaultScript TestClipTurns::serve(const FaultRequest& request)
{
    if (m_status != 200)
        return {.reply = FaultServer::reply(m_status, "no")};
    const QByteArray range = request.header("Range");
    const bool isRest = !range.isEmpty() && request.header("If-Range") == m_tag;
    const qsizetype from = isRest ? range.sliced(6).chopped(1).toLongLong() : 0;
    QByteArray headers = "Content-Type: video/mp4\r\nETag: " + m_tag + "\r\n";
    if (isRest)
        headers += "Content-Range: bytes " + QByteArray::number(from) + '-' + QByteArray::number(m_bytes.size() - 1)
            + '/' + QByteArray::number(m_bytes.size()) + "\r\n";
    FaultScript script{.reply = FaultServer::reply(isRest ? 206 : 200, m_bytes.sliced(from), headers)};
    if (m_cut >= from) {
        script.reply.chop(m_bytes.size() - m_cut);
        script.then = m_then;
    }
    return script;
}

QList<FaultRequest> TestClipTurns::gets() const
{
    QList<FaultRequest> all;
    for (const FaultRequest& request : m_bench->service.requests())
        if (request.method == "GET")
            all.append(request);
    return all;
}

bool TestClipTurns::holdsTheClip(TaskId id) const
{
    QFile file(m_bench->task(id).file);
    return file.open(QIODevice::ReadOnly) && file.readAll() == m_bytes && QFile::exists(sidecarPath(file.fileName()))
        && m_bench->task(id).partial == PartialDownload();
}

void TestClipTurns::slowOnesGiveTheirPlaceBack_data()
{
    QTest::addColumn<QByteArray>("tag");
    QTest::addRow("can be gone on with") << QByteArray("\"v1\"");
    QTest::addRow("begins anew") << QByteArray("W/\"v1\"");
}

void TestClipTurns::slowOnesGiveTheirPlaceBack()
{
    QFETCH(const QByteArray, tag);
    RunnerBench& b = *m_bench;
    b.rules.downloadsAtOnce = 2;
    m_tag = tag;
    m_cut = m_bytes.size() / 2;
    m_then = Then::Stall;
    const QList<TaskId> slow{b.submit(), b.submit()};
    QVERIFY(b.until([&] { return gets().size() == 2; }));
    // A third clip would arrive at once, but both slots are taken.
    m_cut = -1;
    const TaskId quick = b.submit();
    QVERIFY(b.until([&] { return b.task(quick).state == TaskState::Downloading; }));
    QCOMPARE(gets().size(), 2);
    const qint64 before = b.clock.elapsed();
    QVERIFY(b.reaches(quick, TaskState::Saved));
    QVERIFY2(b.clock.elapsed() - before <= 31'000, qPrintable(QString::number(b.clock.elapsed() - before)));
    // Giving way is not a failure, and the slow downloads finished too.
    QVERIFY(b.reaches(slow.at(0), TaskState::Saved));
    QVERIFY(b.reaches(slow.at(1), TaskState::Saved));
    for (TaskId id : slow)
        QVERIFY(holdsTheClip(id));
    QCOMPARE(b.creates(), 3);
}

/// The address expires by the service's clock, which is behind ours by almost a day.
void TestClipTurns::fetchedAgainByTheServicesClock()
{
    RunnerBench& b = *m_bench;
    b.crash();
    b.isPlayable = [good = m_bytes](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll() == good;
    };
    b.start();
    const QByteArray good = m_bytes;
    m_bytes = good.left(24);
    m_skewSeconds = -21 * 3600;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    for (const bool isStartedAnew : {false, true}) {
        b.clock.advance(4 * 3600 * 1000);
        if (isStartedAnew) {
            m_bytes = good;
            b.crash();
            b.start();
            b.runner->resume();
        }
        const qsizetype before = gets().size();
        QVERIFY(b.until([&] { return gets().size() >= before + (isStartedAnew ? 1 : 3); }));
    }
    QVERIFY(b.until([&] { return b.task(id).clip == ClipCondition::Playable; }));
}

void TestClipTurns::keptAndFetchedAgain_data()
{
    QTest::addColumn<bool>("isKnown");
    QTest::addColumn<bool>("isStartedAnew");
    QTest::addColumn<QString>("word");
    for (const bool isStartedAnew : {false, true}) {
        const char* end = isStartedAnew ? ", after a new start" : "";
        QTest::addRow("cannot be played%s", end) << true << isStartedAnew << u"Saved, can't be played"_s;
        QTest::addRow("not known as a video%s", end) << false << isStartedAnew << u"Kept, unknown file type"_s;
    }
}

void TestClipTurns::keptAndFetchedAgain()
{
    QFETCH(const bool, isKnown);
    QFETCH(const bool, isStartedAnew);
    QFETCH(const QString, word);
    RunnerBench& b = *m_bench;
    b.crash();
    b.isPlayable = [isKnown, good = m_bytes](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll() == good;
    };
    b.start();
    const QByteArray good = m_bytes;
    m_bytes = isKnown ? good.left(24) : QByteArray(900, '\x02');
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(stateWord(b.task(id)), word);
    QVERIFY(!b.task(id).error.message.isEmpty());
    QVERIFY(holdsTheClip(id));
    const QString file = b.task(id).file;
    // No better: only the earlier file stays.
    QVERIFY(b.until([&] { return gets().size() == 3; }));
    b.quiet();
    QVERIFY(holdsTheClip(id));
    TRY_COMPARE(files().size(), 2); // a thread of its own removes the other one
    m_bytes = good;
    if (isStartedAnew) {
        b.crash();
        b.start();
        b.runner->resume();
    }
    QVERIFY(b.until([&] { return b.task(id).clip == ClipCondition::Playable; }));
    QCOMPARE(b.task(id).file, file);
    QVERIFY(holdsTheClip(id));
    QVERIFY(b.task(id).error.message.isEmpty());
    QCOMPARE(files().size(), 2);
    QCOMPARE(b.creates(), 1);
}

/// An unplayable clip, saved by an earlier run.
TaskId TestClipTurns::keepUnplayable()
{
    RunnerBench& b = *m_bench;
    b.crash();
    b.isPlayable = [good = m_bytes](const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) && file.readAll() == good;
    };
    b.start();
    m_bytes.chop(6);
    const TaskId id = b.submit();
    if (!b.reaches(id, TaskState::Saved))
        return 0;
    b.crash();
    b.service.forget();
    return id;
}

void TestClipTurns::fetchedAgainAfterARestart_data()
{
    QTest::addColumn<int>("secondsAway");
    QTest::addRow("at once") << 1;
    QTest::addRow("after all tries but while the address lives") << 23 * 3600;
}

void TestClipTurns::fetchedAgainAfterARestart()
{
    QFETCH(const int, secondsAway);
    RunnerBench& b = *m_bench;
    const QByteArray good = m_bytes;
    const TaskId id = keepUnplayable();
    b.clock.advance(secondsAway * 1000LL);
    b.start();
    m_bytes = good;
    b.runner->resume();
    b.runner->resume(); // `watch` calls it each time
    QVERIFY(b.until([&] { return b.task(id).clip == ClipCondition::Playable; }));
    QVERIFY(holdsTheClip(id));
    QCOMPARE(gets().size(), 1);
    QCOMPARE(files().size(), 2);
}

void TestClipTurns::notFetchedAgainOnceItsAddressIsDead()
{
    RunnerBench& b = *m_bench;
    const TaskId id = keepUnplayable();
    b.clock.advance(25 * 3600 * 1000LL);
    b.start();
    b.runner->resume();
    b.pass(120);
    QCOMPARE(gets().size(), 0);
    QCOMPARE(b.task(id).clip, ClipCondition::Unplayable);
}

void TestClipTurns::fetchedAgainByHand()
{
    RunnerBench& b = *m_bench;
    const QByteArray good = m_bytes;
    const TaskId id = keepUnplayable();
    b.start();
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.runner->checkNow(id)); // one is in progress
    TRY_VERIFY((b.quiet(), b.task(id).error.message.contains(u"no better"_s)));
    QCOMPARE(gets().size(), 1);
    QVERIFY(b.store->log(id).constLast().text.contains(u"no better"_s));
    QVERIFY(holdsTheClip(id));
    m_bytes = good;
    QVERIFY(b.runner->checkNow(id));
    TRY_VERIFY((b.quiet(), b.task(id).clip == ClipCondition::Playable));
    QVERIFY(b.task(id).error.message.isEmpty());
    QVERIFY(holdsTheClip(id));
    QCOMPARE(files().size(), 2);
    QVERIFY(!b.runner->checkNow(id)); // nothing is left to download
}

/// The second download starts when the first has found that there is nothing to replace.
void TestClipTurns::deletedWhileItIsFetchedAgain()
{
    RunnerBench& b = *m_bench;
    const TaskId id = keepUnplayable();
    b.start();
    const QString file = b.task(id).file;
    b.service.setHandler([&, isFirst = true](const FaultRequest& request) mutable {
        if (request.method == "GET" && std::exchange(isFirst, false)) {
            QFile::remove(file);
            static_cast<void>(b.runner->checkNow(id));
        }
        return serve(request);
    });
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&] { return b.task(id).state == TaskState::Downloading; }));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(gets().size(), 2);
    QVERIFY(holdsTheClip(id));
}

QTEST_GUILESS_MAIN(TestClipTurns)
#include "tst_clipturns.moc"
