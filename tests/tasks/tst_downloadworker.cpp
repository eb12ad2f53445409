// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/partfile.h"
#include "app/tasks/run/sidecar.h"
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// How the runner handles interrupted downloads, full disks, expired addresses and ends of the program.
class TestDownloadWorker final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void goesOnAfterACut();
    void goesOnAfterARestart();
    void keyInATagIsNotStored();
    void goesOnAtANewAddress();
    void newAddressOfAnotherFile();
    void progressIsNotTrouble();
    void withoutProgressThePausesGrow();
    void fullDiskIsWaitedFor();
    void folderThatVanishes();
    void endBetweenNameAndCommit();
    void stopAndGoOn();
    void retryNeverCreates();
    void retryCutsThePauseShort();
    void turnedAwayKeepsWhatCame();
    void whatDiesFirstIsFetchedFirst();
    void whatDiesFirstIsFetchedFirstAtStart();
    void askedFirstWhenTheAddressIsDead();
    void namesByThePersonsPattern_data();
    void namesByThePersonsPattern();
    void asManyAtOnceAsThePersonWants();
    void anotherFolderFromNowOn();
    void wholePartGoesToTheOtherFolder();
    void noSidecarWhenNotWanted();
    void sidecarOfAClipThatWasGoneOnWith();
    void sidecarThatCannotBeWritten();
    void partsOfOthersAreLeftAlone();

private:
    /// Serves clips with a tag, cut off at `m_cut`.
    FaultScript serve(const FaultRequest& request);
    TaskId fetching();
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
};

void TestDownloadWorker::init()
{
    m_bench.emplace();
    m_bytes = RunnerBench::clip();
    m_tag = "\"v1\"";
    m_cut = -1;
    m_then = Then::Fin;
    m_status = 200;
    m_bench->service.setHandler([this](const FaultRequest& request) {
        return request.method == "GET" ? serve(request) : m_bench->obliging(request);
    });
}

FaultScript TestDownloadWorker::serve(const FaultRequest& request)
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

/// A task that is downloading its clip and has half of it.
TaskId TestDownloadWorker::fetching()
{
    RunnerBench& b = *m_bench;
    m_cut = m_bytes.size() / 2;
    const TaskId id = b.submit();
    const bool begun = b.until([&] { return b.task(id).partial.synced == m_cut; });
    return begun ? id : 0;
}

QList<FaultRequest> TestDownloadWorker::gets() const
{
    QList<FaultRequest> all;
    for (const FaultRequest& request : m_bench->service.requests())
        if (request.method == "GET")
            all.append(request);
    return all;
}

bool TestDownloadWorker::holdsTheClip(TaskId id) const
{
    QFile file(m_bench->task(id).file);
    return file.open(QIODevice::ReadOnly) && file.readAll() == m_bytes && QFile::exists(sidecarPath(file.fileName()))
        && m_bench->task(id).partial == PartialDownload();
}

void TestDownloadWorker::goesOnAfterACut()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QCOMPARE(b.task(id).partial.etag, m_tag);
    QCOMPARE(b.task(id).partial.total, m_bytes.size());
    const qsizetype half = m_cut;
    m_cut = -1;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QCOMPARE(files().size(), 2);
    QCOMPARE(gets().last().header("Range"), "bytes=" + QByteArray::number(half) + '-');
    QCOMPARE(b.creates(), 1);
}

void TestDownloadWorker::goesOnAfterARestart()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    b.crash();
    m_cut = -1;
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QVERIFY(!gets().last().header("Range").isEmpty());
    QCOMPARE(b.creates(), 1);
}

void TestDownloadWorker::keyInATagIsNotStored()
{
    RunnerBench& b = *m_bench;
    m_tag = QByteArray("\"") + RunnerBench::key + '"';
    const TaskId id = fetching();
    QVERIFY(id);
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
    m_cut = -1;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
}

void TestDownloadWorker::goesOnAtANewAddress()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    const qint64 half = m_cut;
    const int asked = b.queries();
    m_cut = -1;
    b.service.enqueue({.reply = FaultServer::reply(403, "<Error>Request has expired</Error>")});
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.queries(), asked + 1);
    QCOMPARE(b.creates(), 1);
    QVERIFY(holdsTheClip(id));
    QCOMPARE(gets().last().header("Range"), "bytes=" + QByteArray::number(half) + '-');
}

void TestDownloadWorker::newAddressOfAnotherFile()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    m_bytes.replace('m', 'n');
    m_tag = "\"v2\"";
    m_cut = -1;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
}

void TestDownloadWorker::progressIsNotTrouble()
{
    RunnerBench& b = *m_bench;
    m_cut = 100;
    const TaskId id = b.submit();
    for (qint64 synced = 100; synced < m_bytes.size(); synced += 100) {
        QVERIFY(b.until([&] { return b.task(id).partial.synced == synced && b.task(id).failedDownloads == 1; }));
        m_cut += 100;
    }
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
}

void TestDownloadWorker::withoutProgressThePausesGrow()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    m_status = 503;
    QVERIFY(b.until([&] { return b.task(id).failedDownloads >= 8; }));
    // Hours later it still tries now and then, and the part stays.
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QCOMPARE(b.task(id).partial.synced, m_cut);
    QVERIFY(b.clock.untilNext() > 100000);
    m_status = 200;
    m_cut = -1;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QCOMPARE(b.creates(), 1);
}

void TestDownloadWorker::fullDiskIsWaitedFor()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    // More than any disk holds: the part is kept, the server gets no request, and the free space is checked each
    // minute.
    const std::optional<VideoTask> before = b.store->task(id);
    VideoTask huge = *before;
    huge.partial.total = 1LL << 60;
    QVERIFY(b.store->update(huge, huge.state, {}));
    const qsizetype asked = gets().size();
    QVERIFY(b.until([&] { return b.task(id).error.kind == ErrorKind::Storage; }));
    QVERIFY2(b.task(id).error.message.startsWith(u"The disk is full: the clip needs "_s),
        qPrintable(b.task(id).error.message));
    b.pass(300);
    QCOMPARE(gets().size(), asked);
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QCOMPARE(b.task(id).partial.synced, before->partial.synced);
    VideoTask small = b.task(id);
    small.partial.total = before->partial.total;
    QVERIFY(b.store->update(small, small.state, {}));
    m_cut = -1;
    b.pass(61);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QVERIFY(!gets().last().header("Range").isEmpty());
}

void TestDownloadWorker::folderThatVanishes()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    QVERIFY(clips().removeRecursively());
    m_cut = -1;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QVERIFY(gets().last().header("Range").isEmpty());
}

void TestDownloadWorker::endBetweenNameAndCommit()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    VideoTask task = b.task(id);
    b.crash();
    // The clip has its name and its sidecar, and then the power failed.
    b.start();
    task.partial.synced = task.partial.total;
    QVERIFY(b.store->update(task, task.state, {}));
    QFile part(task.partial.file);
    QVERIFY(part.open(QIODevice::WriteOnly));
    part.write(m_bytes);
    QVERIFY(part.rename(PartFile::clipOf(task.partial.file)));
    part.close();
    const qsizetype asked = gets().size();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QCOMPARE(gets().size(), asked);
    QCOMPARE(files().size(), 2);
}

void TestDownloadWorker::stopAndGoOn()
{
    RunnerBench& b = *m_bench;
    m_cut = m_bytes.size() / 2;
    m_then = Then::Stall;
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.runner->downloadFraction(id).value_or(0) > 0.4; }));
    b.runner->stopWatching(id);
    // Again at once, while the first download is still closing its file.
    m_cut = -1;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QCOMPARE(files().size(), 2);
    QCOMPARE(b.creates(), 1);
}

void TestDownloadWorker::retryNeverCreates()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    m_status = 500;
    for (int n = 0; n < 5; ++n) {
        QVERIFY(b.runner->checkNow(id));
        b.quiet();
    }
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QVERIFY(gets().size() >= 3);
    m_status = 200;
    m_cut = -1;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(!b.runner->checkNow(id)); // nothing is left to download
    QCOMPARE(b.creates(), 1);
}

void TestDownloadWorker::retryCutsThePauseShort()
{
    RunnerBench& b = *m_bench;
    m_status = 503;
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).failedDownloads >= 6; }));
    const qint64 elapsed = b.clock.elapsed();
    m_status = 200;
    QVERIFY(b.runner->checkNow(id));
    TRY_COMPARE(b.task(id).state, TaskState::Saved);
    QCOMPARE(b.clock.elapsed(), elapsed);
}

void TestDownloadWorker::turnedAwayKeepsWhatCame()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    m_status = 404;
    const int before = b.queries();
    QVERIFY(b.until([&] { return b.queries() > before && b.task(id).failedDownloads >= 2; }));
    const int asked = b.queries();
    m_status = 200;
    m_cut = -1;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(holdsTheClip(id));
    QVERIFY(b.queries() >= asked);
    QVERIFY(!gets().last().header("Range").isEmpty()); // the received part was kept
    QCOMPARE(b.creates(), 1);
}

void TestDownloadWorker::whatDiesFirstIsFetchedFirst()
{
    RunnerBench& b = *m_bench;
    m_cut = 0;
    m_then = Then::Stall;
    // By the service's clock, the address of a later clip expires earlier.
    b.service.setHandler([this, time = b.clock.now()](const FaultRequest& request) mutable {
        if (request.method == "GET")
            return serve(request);
        time = time.addSecs(-60);
        FaultScript script = m_bench->obliging(request);
        script.reply.insert(script.reply.indexOf("\r\n") + 2, RunnerBench::dateHeader(time));
        return script;
    });
    QList<TaskId> ids;
    for (int n = 0; n < 6; ++n)
        ids.append(b.submit());
    QVERIFY(b.until([&] {
        return std::all_of(
            ids.cbegin(), ids.cend(), [&](TaskId id) { return b.task(id).state == TaskState::Downloading; });
    }));
    QVERIFY(b.until([&] { return gets().size() == 3; }));
    // Three are in progress; the others wait in the order in which their addresses expire.
    QList<TaskId> waiting;
    const QList<FaultRequest> begun = gets();
    for (TaskId id : ids) {
        const QByteArray name = '/' + b.task(id).remoteId.toLatin1() + '.';
        if (std::none_of(begun.cbegin(), begun.cend(), [&](const FaultRequest& r) { return r.target.contains(name); }))
            waiting.append(id);
    }
    QCOMPARE(waiting.size(), 3);
    std::sort(waiting.begin(), waiting.end(),
        [&](TaskId a, TaskId c) { return b.task(a).addressExpiresAt < b.task(c).addressExpiresAt; });
    m_cut = -1;
    b.rules.downloadsAtOnce = 1; // if several begin together, any of them may reach the service first
    for (TaskId id : ids)
        if (!waiting.contains(id))
            b.runner->stopWatching(id);
    QVERIFY(b.until([&] { return gets().size() == 6; }));
    for (int n = 0; n < 3; ++n)
        QVERIFY(gets().at(3 + n).target.contains(b.task(waiting.at(n)).remoteId.toLatin1()));
}

void TestDownloadWorker::whatDiesFirstIsFetchedFirstAtStart()
{
    RunnerBench& b = *m_bench;
    m_status = 503;
    QList<TaskId> ids;
    for (int n = 0; n < 5; ++n)
        ids.append(b.submit());
    QVERIFY(b.until([&] {
        return std::all_of(
            ids.cbegin(), ids.cend(), [&](TaskId id) { return b.task(id).state == TaskState::Downloading; });
    }));
    b.crash();
    b.start();
    for (int n = 0; n < 5; ++n) {
        VideoTask task = b.task(ids.at(n));
        task.addressExpiresAt = b.clock.now().addSecs(60 * (5 - n));
        QVERIFY(b.store->update(task, task.state, {}));
    }
    b.service.forget();
    m_status = 200;
    m_cut = 0;
    m_then = Then::Stall;
    b.runner->resume();
    QVERIFY(b.until([&] { return gets().size() == 3; }));
    QSet<QByteArray> asked;
    for (const FaultRequest& request : gets())
        asked.insert(request.target);
    for (int n = 2; n < 5; ++n)
        QVERIFY(asked.contains("/clips/" + b.task(ids.at(n)).remoteId.toLatin1() + ".mp4"));
}

void TestDownloadWorker::askedFirstWhenTheAddressIsDead()
{
    RunnerBench& b = *m_bench;
    b.queriesUntilDone = 1000;
    const TaskId running = b.submit();
    QVERIFY(b.reaches(running, TaskState::InProgress));
    b.queriesUntilDone = 0;
    m_status = 503;
    const TaskId late = b.submit();
    QVERIFY(b.reaches(late, TaskState::Downloading));
    b.crash();
    b.start();
    VideoTask task = b.task(late);
    task.report.videoUrl.clear();
    QVERIFY(b.store->update(task, task.state, {}));
    b.service.forget();
    m_status = 200;
    b.runner->resume();
    QVERIFY(b.until([&] { return b.queries() >= 1; }));
    const auto asksForClip = [](const FaultRequest& r) { return r.target.contains("/QueryVideo"); };
    const QList<FaultRequest> requests = b.service.requests();
    const auto first = std::find_if(requests.cbegin(), requests.cend(), asksForClip);
    QVERIFY(first->body.contains(task.remoteId.toLatin1()));
    QVERIFY(b.reaches(late, TaskState::Saved));
}

void TestDownloadWorker::namesByThePersonsPattern_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::addRow("usual") << QString() << u"2026-01-01 A lantern on a lake 1.mp4"_s;
    QTest::addRow("own") << u"{task} {prompt:9}"_s << u"1 A lantern.mp4"_s;
    QTest::addRow("no pattern") << u"clip"_s << u"2026-01-01 A lantern on a lake 1.mp4"_s;
    QTest::addRow("out of the folder") << u"../../{task}"_s << u"1.mp4"_s;
}

void TestDownloadWorker::namesByThePersonsPattern()
{
    QFETCH(const QString, pattern);
    QFETCH(const QString, name);
    RunnerBench& b = *m_bench;
    b.rules.clipPattern = pattern;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).file, clips().filePath(name));
    QVERIFY(holdsTheClip(id));
}

void TestDownloadWorker::asManyAtOnceAsThePersonWants()
{
    RunnerBench& b = *m_bench;
    b.rules.downloadsAtOnce = 1;
    m_cut = 0;
    m_then = Then::Stall;
    for (int n = 0; n < 3; ++n)
        QVERIFY(b.submit());
    QVERIFY(b.until([&] { return gets().size() == 1; }));
    // The next download that ends or begins reads the setting again.
    b.rules.downloadsAtOnce = 2;
    QVERIFY(b.submit());
    QVERIFY(b.until([&] { return gets().size() == 2; }));
}

void TestDownloadWorker::anotherFolderFromNowOn()
{
    RunnerBench& b = *m_bench;
    const TaskId before = b.submit();
    QVERIFY(b.reaches(before, TaskState::Saved));
    b.rules.clips = b.folder.filePath(u"elsewhere/films"_s);
    const TaskId after = b.submit();
    QVERIFY(b.reaches(after, TaskState::Saved));
    QVERIFY(holdsTheClip(before));
    QVERIFY(holdsTheClip(after));
    QCOMPARE(QFileInfo(b.task(before).file).path(), clips().path());
    QCOMPARE(QFileInfo(b.task(after).file).path(), b.rules.clips);
}

void TestDownloadWorker::wholePartGoesToTheOtherFolder()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    b.crash();
    b.start();
    VideoTask task = b.task(id);
    QFile part(task.partial.file);
    QVERIFY(part.open(QIODevice::WriteOnly) && part.write(m_bytes) == m_bytes.size());
    part.close();
    task.partial.synced = m_bytes.size();
    QVERIFY(b.store->update(task, task.state, {}));
    b.rules.clips = b.folder.filePath(u"elsewhere/films"_s);
    m_status = 404; // its link has died
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved) && holdsTheClip(id) && files().isEmpty());
}

void TestDownloadWorker::noSidecarWhenNotWanted()
{
    RunnerBench& b = *m_bench;
    b.rules.sidecars = false;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(files(), QStringList{QFileInfo(b.task(id).file).fileName()});
}

void TestDownloadWorker::sidecarOfAClipThatWasGoneOnWith()
{
    RunnerBench& b = *m_bench;
    const TaskId id = fetching();
    QVERIFY(id);
    b.crash();
    m_cut = -1;
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QFile sidecar(sidecarPath(b.task(id).file));
    QVERIFY(sidecar.open(QIODevice::ReadOnly));
    const QByteArray text = sidecar.readAll();
    QCOMPARE(QJsonDocument::fromJson(text).object().value(u"task"_s).toObject().value(u"remoteId"_s).toString(),
        b.task(id).remoteId);
    QVERIFY(!text.contains(RunnerBench::key));
}

void TestDownloadWorker::sidecarThatCannotBeWritten()
{
    RunnerBench& b = *m_bench;
    // All possible names of the sidecar are taken.
    const QString sidecar = clips().filePath(u"2026-01-01 A lantern on a lake 1.mp4.json"_s);
    for (int number = 1; number < 100; ++number)
        QVERIFY(QDir().mkpath(numberedPath(sidecar, number)));
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QFile file(b.task(id).file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), m_bytes);
    const QList<TaskLogEntry> log = b.store->log(id);
    QVERIFY(std::any_of(log.cbegin(), log.cend(),
        [](const TaskLogEntry& entry) { return entry.text.contains(u"next to the clip"_s); }));
}

void TestDownloadWorker::partsOfOthersAreLeftAlone()
{
    RunnerBench& b = *m_bench;
    const TaskId first = fetching();
    QVERIFY(first);
    b.runner->stopWatching(first);
    b.quiet();
    const PartialDownload partial = b.task(first).partial;
    m_cut = -1;
    const TaskId second = b.submit();
    QVERIFY(b.reaches(second, TaskState::Saved));
    QVERIFY(holdsTheClip(second));
    QCOMPARE(QFileInfo(partial.file).size(), partial.synced);
    QVERIFY(b.runner->checkNow(first));
    QVERIFY(b.reaches(first, TaskState::Saved));
    QVERIFY(holdsTheClip(first));
    QCOMPARE(files().size(), 4);
}

QTEST_GUILESS_MAIN(TestDownloadWorker)
#include "tst_downloadworker.moc"
