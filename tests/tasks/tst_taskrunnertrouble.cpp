// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFile>
#include <QTest>

Q_DECLARE_METATYPE(Dailies::FaultScript)

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestTaskRunnerTrouble final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void lostAnswerIsNeverSentAgain_data();
    void lostAnswerIsNeverSentAgain();
    void refusedCreateIsNotSentAgain_data();
    void refusedCreateIsNotSentAgain();
    void noServerIsTriedForTenMinutes();
    void throttledCreateWaitsThenGoesOnce();
    void unreadableFileSendsNothing();
    void fullDiskBeforeTheCreateSendsNothing();
    void fullDiskWhenTheIdComes();
    void fullDiskWhenTheIdComesAndThenTheEnd();
    void movedOnElsewhereKeepsTheId();
    void answerWithAnotherIdIsTaken();
    void firstOfTwoLinksIsDownloaded();
    void codeOfSuccessIsNoTrouble();
    void troubleWithQueriesNeverFailsATask_data();
    void troubleWithQueriesNeverFailsATask();
    void throttledQueriesWait();
    void deadAddressIsAskedForAgain();
    void addressThatIsTurnedAwayIsTriedOn_data();
    void addressThatIsTurnedAwayIsTriedOn();
    void cutDownloadIsFetchedAgain();
    void addressThatMayNotBeFetched();
    void noRoomForClips();
    void failureIsTheServicesWord();

private:
    std::unique_ptr<RunnerBench> m_bench;
};

void TestTaskRunnerTrouble::lostAnswerIsNeverSentAgain_data()
{
    QTest::addColumn<FaultScript>("script");
    using Then = FaultScript::Then;
    const QByteArray whole = RunnerBench::json(200, RunnerBench::createdA("job-1")).reply;
    QTest::newRow("FIN") << FaultScript{.reply = {}, .then = Then::Fin};
    QTest::newRow("RST") << FaultScript{.reply = {}, .then = Then::Rst};
    QTest::newRow("garbage") << FaultScript{.reply = "\x01\x02garbage\r\n\r\n", .then = Then::Fin};
    QTest::newRow("half a head") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nContent-Ty", .then = Then::Fin};
    QTest::newRow("half a head, RST") << FaultScript{.reply = "HTTP/1.1 200 OK\r\nContent-Ty", .then = Then::Rst};
    QTest::newRow("head and no body") << FaultScript{
        .reply = "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n", .then = Then::Fin};
    QTest::newRow("body without id") << RunnerBench::json(200, R"({"request_id":"r"})");
    QTest::newRow("web page") << FaultScript{
        .reply = FaultServer::reply(200, "<html>Sign in</html>", "Content-Type: text/html\r\n")};
    QTest::newRow("500 with a code") << RunnerBench::json(
        500, R"({"code":"InternalError","message":"m","request_id":"r"})");
    QTest::newRow("502") << RunnerBench::json(502, "bad gateway");
    QTest::newRow("503") << RunnerBench::json(503, "{}");
    QTest::newRow("409") << RunnerBench::json(409, "{}");
}

void TestTaskRunnerTrouble::lostAnswerIsNeverSentAgain()
{
    QFETCH(FaultScript, script);
    RunnerBench& b = *m_bench;
    b.service.enqueue(script);
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::NeedsReview));
    const VideoTask lost = b.task(id);
    QVERIFY(!lost.error.message.isEmpty());
    b.clock.advance(3600 * 1000);
    b.quiet();
    b.runner->resumeAccount(b.account.id);
    b.crash();
    b.start();
    b.runner->resume();
    b.clock.advance(3600 * 1000);
    b.quiet();
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.service.count("POST"), 1);
    QVERIFY(b.task(id) == lost);
    QCOMPARE(b.runner->activeCount(), 0);
}

void TestTaskRunnerTrouble::refusedCreateIsNotSentAgain_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::newRow("400") << RunnerBench::json(
        400, R"({"code":"InvalidParameter","message":"bad prompt","request_id":"req-7"})");
    QTest::newRow("200 with a code") << RunnerBench::json(
        200, R"({"code":"InvalidParameter","message":"bad prompt","request_id":"req-7"})");
    QTest::newRow("413") << RunnerBench::json(
        413, R"({"code":"InvalidParameter","message":"bad prompt","request_id":"req-7"})");
}

void TestTaskRunnerTrouble::refusedCreateIsNotSentAgain()
{
    QFETCH(FaultScript, script);
    RunnerBench& b = *m_bench;
    b.service.enqueue(script);
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Refused));
    QCOMPARE(b.task(id).error.code, u"InvalidParameter"_s);
    QCOMPARE(b.task(id).error.requestId, u"req-7"_s);
    QVERIFY(b.task(id).error.message.contains(u"bad prompt"_s));
    b.pass(60);
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::noServerIsTriedForTenMinutes()
{
    RunnerBench& b = *m_bench;
    b.service.close();
    const TaskId id = b.submit();
    b.quiet();
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.task(id).error.kind, ErrorKind::NotSent);
    QCOMPARE(stateWord(b.task(id)), u"Waiting (offline)"_s);
    QVERIFY(b.until([&] { return b.task(id).held; }));
    const VideoTask task = b.task(id);
    QCOMPARE(task.state, TaskState::Waiting);
    QCOMPARE(stateWord(task), u"Waiting (on hold)"_s); // it is not sent by itself any more
    QCOMPARE(task.error.kind, ErrorKind::NotSent);
    QCOMPARE(task.createdAt.secsTo(b.clock.now()), 600);
    QVERIFY2(task.error.message.contains(u"10 minutes"_s) && task.error.message.contains(u"nothing was charged"_s),
        qPrintable(task.error.message));
    QCOMPARE(b.runner->activeCount(), 0);
    QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::User);
    b.pass(120);
    QCOMPARE(b.task(id).createAttempts, task.createAttempts);
}

void TestTaskRunnerTrouble::throttledCreateWaitsThenGoesOnce()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(RunnerBench::json(
        429, R"({"code":"Throttling.RateQuota","message":"slow","request_id":"r"})", "Retry-After: 7\r\n"));
    const TaskId id = b.submit();
    b.quiet();
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.task(id).error.kind, ErrorKind::Throttled);
    // The pause applies to the whole account.
    const TaskId second = b.submit();
    b.pass(6);
    QCOMPARE(b.creates(), 1);
    b.pass(1);
    QCOMPARE(b.creates(), 3);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(b.reaches(second, TaskState::Saved));
    QCOMPARE(b.creates(), 3);
}

void TestTaskRunnerTrouble::unreadableFileSendsNothing()
{
    RunnerBench& b = *m_bench;
    VideoRequest request = RunnerBench::textRequest();
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, u"file:///nowhere/missing.png"_s, {}}};
    const TaskId id = b.submit(request);
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QVERIFY(b.task(id).error.message.contains(u"missing.png"_s));
    b.pass(60);
    QCOMPARE(b.service.connections(), 0);
}

void TestTaskRunnerTrouble::fullDiskBeforeTheCreateSendsNothing()
{
    RunnerBench& b = *m_bench;
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const TaskId id = b.submit();
    {
        const FullDisk full;
        const auto refused = b.runner->submit(b.account, RunnerBench::textRequest(), 3);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::Storage);
        b.pass(60);
        QCOMPARE(b.service.connections(), 0);
        QCOMPARE(failed.size(), 1);
    }
    b.pass(60);
    QCOMPARE(b.service.connections(), 0);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.store->ids().size(), 1);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::fullDiskWhenTheIdComes()
{
    RunnerBench& b = *m_bench;
    std::unique_ptr<FullDisk> full;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("generations"))
            full = std::make_unique<FullDisk>();
        return b.obliging(request);
    });
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    QVERIFY(failed.first().at(0).value<Error>().message.contains(u"job-1"_s));
    b.pass(5);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(b.task(id).state, TaskState::Sending);
    QCOMPARE(b.queries(), 0);
    QVERIFY(!b.runner->checkNow(id));
    full.reset();
    b.pass(1);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::fullDiskWhenTheIdComesAndThenTheEnd()
{
    RunnerBench& b = *m_bench;
    std::unique_ptr<FullDisk> full;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("generations"))
            full = std::make_unique<FullDisk>();
        return b.obliging(request);
    });
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    b.crash();
    full.reset();
    b.start();
    QCOMPARE(b.task(id).state, TaskState::Sending);
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::movedOnElsewhereKeepsTheId()
{
    RunnerBench& b = *m_bench;
    FaultScript slow = RunnerBench::json(200, RunnerBench::createdA("job-1"));
    slow.isHeld = true;
    b.service.enqueue(slow);
    const TaskId id = b.submit();
    TRY_COMPARE(b.task(id).state, TaskState::Sending);
    // Another program starts on the same profile, and takes the call in progress for one that was interrupted.
    TaskStore other;
    QVERIFY(other.open(b.store->file()));
    VideoTask task = other.task(id).value();
    task.state = TaskState::NeedsReview;
    task.error = {ErrorKind::AnswerLost, u"found"_s};
    QVERIFY(other.update(task, TaskState::Sending));
    TRY_VERIFY(b.service.isHolding());
    b.service.release();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::answerWithAnotherIdIsTaken()
{
    RunnerBench& b = *m_bench;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("QueryVideo"))
            return RunnerBench::json(200, b.queryA("SUCCEEDED", "job-of-somebody-else", b.clipUrl()));
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    const QString remark = b.task(id).remark;
    QVERIFY(remark.contains(u"job-of-somebody-else"_s));
    const QList<TaskLogEntry> log = b.store->log(id);
    QCOMPARE(std::count_if(
                 log.cbegin(), log.cend(), [&remark](const TaskLogEntry& line) { return line.text.contains(remark); }),
        1);
}

/// The other link stays with the task, so that nothing that was paid for is lost.
void TestTaskRunnerTrouble::firstOfTwoLinksIsDownloaded()
{
    RunnerBench& b = *m_bench;
    const QByteArray other = b.clipUrl("other");
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("QueryVideo"))
            return b.obliging(request);
        return RunnerBench::json(200,
            R"({"output":{"task_id":"job-1","task_status":"SUCCEEDED","video_url":[")" + b.clipUrl() + R"(",")" + other
                + R"("]},"request_id":"r"})");
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    const VideoTask task = b.task(id);
    QCOMPARE(task.report.videoUrl, QString::fromLatin1(b.clipUrl()));
    QCOMPARE(task.report.otherUrls, QStringList{QString::fromLatin1(other)});
    QCOMPARE(
        task.remark, u"The service gave more than one link. Dailies downloads the first; Copy link copies them all."_s);
    QCOMPARE(b.fetches(), 1);
}

void TestTaskRunnerTrouble::codeOfSuccessIsNoTrouble()
{
    RunnerBench& b = *m_bench;
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("QueryVideo") || b.queries() > 2)
            return b.obliging(request);
        return RunnerBench::json(200, R"({"code":10000,"message":"ok","Response":{"Status":"RUN"}})");
    });
    const TaskId id = b.submit(RunnerBench::textRequest(Family::B));
    QVERIFY(b.until([&] { return b.task(id).report.word == u"RUN"_s; }));
    QCOMPARE(b.task(id).error.message, QString());
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestTaskRunnerTrouble::troubleWithQueriesNeverFailsATask_data()
{
    QTest::addColumn<FaultScript>("script");
    using Then = FaultScript::Then;
    QTest::newRow("FIN") << FaultScript{.reply = {}, .then = Then::Fin};
    QTest::newRow("garbage") << FaultScript{.reply = "garbage\r\n\r\n", .then = Then::Fin};
    QTest::newRow("500") << RunnerBench::json(500, R"({"code":"FAILED","message":"FAILED"})");
    QTest::newRow("404") << RunnerBench::json(404, R"({"code":"NotFound","message":"m"})");
    QTest::newRow("not JSON") << RunnerBench::json(200, "<html>");
    QTest::newRow("empty object") << RunnerBench::json(200, "{}");
    QTest::newRow("redirect") << RunnerBench::json(302, "{}", "Location: http://127.0.0.1:1/v1\r\n");
    QTest::newRow("word that nobody knows")
        << RunnerBench::json(200, R"({"output":{"task_id":"job-1","task_status":"BROKEN"},"request_id":"r"})");
}

void TestTaskRunnerTrouble::troubleWithQueriesNeverFailsATask()
{
    QFETCH(FaultScript, script);
    RunnerBench& b = *m_bench;
    bool trouble = true;
    b.service.setHandler([&](const FaultRequest& request) {
        return request.target.contains("QueryVideo") && trouble ? script : b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.queries() >= 4; }));
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    trouble = false;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(b.task(id).error.message.isEmpty());
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::throttledQueriesWait()
{
    RunnerBench& b = *m_bench;
    b.queriesUntilDone = 1000;
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    QVERIFY(b.until([&b] { return b.queries() >= 3; }));
    const int before = b.queries();
    b.service.enqueue(RunnerBench::json(429, "{}", "Retry-After: 100\r\n"));
    b.pass(99);
    // The first task that was polled reported it for all.
    QVERIFY(b.queries() <= before + 3);
    b.pass(30);
    QVERIFY(b.queries() > before + 1);
    for (TaskId id : ids)
        QCOMPARE(b.task(id).state, TaskState::InProgress);
}

void TestTaskRunnerTrouble::deadAddressIsAskedForAgain()
{
    RunnerBench& b = *m_bench;
    int fetched = 0;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET" && fetched++ == 0)
            return FaultScript{.reply = FaultServer::reply(403, "<Error/>", "Content-Type: application/xml\r\n")};
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.fetches(), 2);
    QCOMPARE(b.queries(), 4);
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::addressThatIsTurnedAwayIsTriedOn()
{
    QFETCH(FaultScript, script);
    RunnerBench& b = *m_bench;
    bool dead = true;
    b.service.setHandler(
        [&](const FaultRequest& request) { return request.method == "GET" && dead ? script : b.obliging(request); });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.fetches() >= 7; }));
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QVERIFY(!b.task(id).error.message.isEmpty());
    // Two more before it is known to be finished, and now and then one for another address.
    QVERIFY2(b.queries() >= 5 && b.queries() <= 12, qPrintable(QString::number(b.queries())));
    const int before = b.fetches();
    b.crash();
    b.start();
    b.runner->resume();
    QVERIFY(b.until([&] { return b.fetches() > before; }));
    dead = false;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunnerTrouble::addressThatIsTurnedAwayIsTriedOn_data()
{
    QTest::addColumn<FaultScript>("script");
    for (const int status : {403, 404, 407, 410, 503})
        QTest::addRow("%d", status) << FaultScript{.reply = FaultServer::reply(status, "no")};
    QTest::newRow("a page") << FaultScript{
        .reply = FaultServer::reply(200, "<html>" + QByteArray(4000, 'x'), "Content-Type: text/html\r\n")};
    QTest::newRow("cut") << FaultScript{
        .reply = "HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n", .then = FaultScript::Then::Fin};
}

void TestTaskRunnerTrouble::cutDownloadIsFetchedAgain()
{
    RunnerBench& b = *m_bench;
    int fetched = 0;
    b.service.setHandler([&](const FaultRequest& request) {
        FaultScript script = b.obliging(request);
        if (request.method == "GET" && fetched++ < 2) {
            script.reply.chop(700);
            script.then = FaultScript::Then::Fin;
        }
        return script;
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.fetches(), 3);
    QFile file(b.task(id).file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), RunnerBench::clip());
    QCOMPARE(QDir(b.folder.filePath(u"clips"_s)).entryList(QDir::Files | QDir::Hidden).size(),
        2); // the clip and its sidecar
}

void TestTaskRunnerTrouble::addressThatMayNotBeFetched()
{
    RunnerBench& b = *m_bench;
    bool isHarmful = true;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("QueryVideo") && isHarmful)
            return RunnerBench::json(200, b.queryA("SUCCEEDED", "job-1", "file:///etc/passwd"));
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.queries() >= 4; }));
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QVERIFY(!b.task(id).error.message.isEmpty());
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QVERIFY(QDir(b.folder.filePath(u"clips"_s)).entryList(QDir::Files | QDir::Hidden).isEmpty());
    // Another address is used as soon as there is one.
    isHarmful = false;
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestTaskRunnerTrouble::noRoomForClips()
{
    RunnerBench& b = *m_bench;
    // A file has the name of the folder.
    QFile inTheWay(b.folder.filePath(u"clips"_s));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Downloading));
    b.pass(200);
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    QCOMPARE(b.task(id).error.kind, ErrorKind::Storage);
    QCOMPARE(b.fetches(), 0);
    QVERIFY(inTheWay.remove());
    b.pass(61);
    QCOMPARE(b.task(id).state, TaskState::Saved);
}

void TestTaskRunnerTrouble::failureIsTheServicesWord()
{
    RunnerBench& b = *m_bench;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("QueryVideo"))
            return RunnerBench::json(200,
                R"({"output":{"task_id":"job-1","task_status":"FAILED","code":"DataInspectionFailed","message":"content"},"request_id":"r9"})");
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Failed));
    QCOMPARE(b.task(id).error.code, u"DataInspectionFailed"_s);
    QCOMPARE(b.task(id).error.message, u"content"_s);
    QCOMPARE(b.task(id).error.requestId, u"r9"_s);
    b.pass(120);
    QCOMPARE(b.queries(), 1);
}

QTEST_GUILESS_MAIN(TestTaskRunnerTrouble)
#include "tst_taskrunnertrouble.moc"
