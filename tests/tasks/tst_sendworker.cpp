// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fulldisk.h"
#include "tests/tasks/runnerbench.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QNetworkProxy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

using Then = FaultScript::Then;

QString hashOf(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// The part of a picture that the program reads.
QString picture(const RunnerBench& bench, qsizetype size)
{
    const QString path = bench.folder.filePath(u"first.png"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray("\x89PNG\r\n\x1A\n") + QByteArray(size - 8, 'p'));
    return path;
}

VideoRequest pictureRequest(const QString& path)
{
    VideoRequest request = RunnerBench::textRequest();
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, QUrl::fromLocalFile(path).toString(), {}}};
    return request;
}

QString logText(const RunnerBench& bench, TaskId id, const QString& kind)
{
    QStringList text;
    for (const TaskLogEntry& entry : bench.store->log(id)) {
        if (entry.kind == kind)
            text.append(entry.text);
    }
    return text.join(u'\n');
}

} // namespace

/// How a create call ends, and that it is never repeated.
class TestSendWorker final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void digestOfWhatLeft();
    void digestOnlyOfTheWhole();
    void whatSupportAsksFor_data();
    void whatSupportAsksFor();
    void killedRunSaysItsInputs();
    void stoppedBeforeItWasWhole_data();
    void stoppedBeforeItWasWhole();
    void stoppedAfterItWasWhole_data();
    void stoppedAfterItWasWhole();
    void stoppedWhileTheKeyIsRead();
    void sentAgainWhileTheKeyIsRead();
    void takenBackWhileTheKeyIsRead();
    void stoppedByWhoHearsOfTheIntent();
    void stoppedWhileTheDiskIsFull();
    void nothingToStop();
    void changedFileIsLeftToThePerson();
    void vanishedFileSaysThatNothingWasCharged();
    void reachedAgainIsSentOnce();
    void checkedWhileItWaitsToTryAgain();
    void notInTimeIsSentAgainByOneClick();
    void oddRepliesAreKept();
    void sameIdTwiceIsFlagged();
    void longIdIsKeptWhole();
    void everyStatusHasOneEnd_data();
    void everyStatusHasOneEnd();

private:
    /// Long enough for everything that might still be sent automatically.
    void later()
    {
        for (int n = 0; n < 4; ++n) {
            m_bench->clock.advance(30000);
            m_bench->quiet();
        }
    }

    std::unique_ptr<RunnerBench> m_bench;
};

void TestSendWorker::digestOfWhatLeft()
{
    RunnerBench& b = *m_bench;
    const TaskId text = b.submit();
    QVERIFY(b.reaches(text, TaskState::Saved));
    const TaskId withPicture = b.submit(pictureRequest(picture(b, 300001)));
    QVERIFY(b.reaches(withPicture, TaskState::Saved));
    QList<QByteArray> bodies;
    for (const FaultRequest& request : b.service.requests()) {
        if (request.target.contains("generations"))
            bodies.append(request.body);
    }
    QCOMPARE(bodies.size(), 2);
    QVERIFY(bodies.at(1).size() > 400000);
    QCOMPARE(b.task(text).bodyDigest, hashOf(bodies.at(0)));
    QCOMPARE(b.task(withPicture).bodyDigest, hashOf(bodies.at(1)));
    QVERIFY(logText(b, withPicture, u"create reply"_s).contains(hashOf(bodies.at(1))));
}

void TestSendWorker::digestOnlyOfTheWhole()
{
    RunnerBench& b = *m_bench;
    b.service.narrow();
    for (int n = 0; n < 3; ++n)
        b.service.enqueue({.reply = {}, .then = Then::Rst, .atRequestByte = 100000});
    const TaskId id = b.submit(pictureRequest(picture(b, 1 << 20)));
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 3; }));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.task(id).createAttempts, 3);
    QVERIFY(b.task(id).bodyDigest.isEmpty());
    QVERIFY(b.task(id).error.message.contains(u"Nothing was charged"_s));
}

void TestSendWorker::whatSupportAsksFor_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<QString>("requestId");
    QTest::newRow("nothing came") << FaultScript{.reply = {}, .then = Then::Fin} << QString();
    QTest::newRow("in the body") << RunnerBench::json(500, R"({"message":"m","request_id":"req-b"})") << u"req-b"_s;
    QTest::newRow("in the head") << RunnerBench::json(502, "bad gateway", "X-Request-Id: req-h\r\n") << u"req-h"_s;
    QTest::newRow("in both") << RunnerBench::json(500, R"({"request_id":"req-b"})", "X-Request-Id: req-h\r\n")
                             << u"req-b"_s;
    QTest::newRow("family B") << RunnerBench::json(200, R"({"Response":{"RequestId":"req-r"}})") << u"req-r"_s;
    QTest::newRow("head and no body") << FaultScript{
        .reply = "HTTP/1.1 200 OK\r\nX-Request-Id: req-c\r\nContent-Length: 50\r\n\r\n",
        .then = Then::Fin} << u"req-c"_s;
    QTest::newRow("the key said back") << RunnerBench::json(
        502, "", QByteArray("X-Request-Id: ") + RunnerBench::key + "\r\n")
                                       << u"***"_s;
}

void TestSendWorker::whatSupportAsksFor()
{
    QFETCH(const FaultScript, script);
    QFETCH(const QString, requestId);
    RunnerBench& b = *m_bench;
    b.service.enqueue(script);
    const QDateTime before = b.clock.now();
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::NeedsReview));
    b.crash();
    b.start();
    const VideoTask task = b.task(id);
    QCOMPARE(task.sentAt, before);
    QCOMPARE(task.error.requestId, requestId);
    QCOMPARE(task.bodyDigest, hashOf(b.service.requests().first().body));
    QCOMPARE(b.service.count("POST"), 1);
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
}

void TestSendWorker::killedRunSaysItsInputs()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = {}, .then = Then::Stall});
    const QString path = picture(b, 4096);
    const TaskId id = b.submit(pictureRequest(path));
    QVERIFY(b.until([&b] { return b.creates() == 1; }));
    b.crash();
    b.start();
    b.runner->resume();
    b.quiet();
    QCOMPARE(b.task(id).state, TaskState::NeedsReview);
    const QString log = logText(b, id, u"create"_s);
    QVERIFY2(log.contains(path) && log.contains(u"4096 bytes"_s), qPrintable(log));
    QVERIFY(log.contains(QFileInfo(path).lastModified().toUTC().toString(Qt::ISODateWithMs)));
    QVERIFY(!log.contains(u"base64"_s));
    QVERIFY(b.task(id).sentAt.isValid());
}

void TestSendWorker::stoppedBeforeItWasWhole_data()
{
    QTest::addColumn<int>("at");
    QTest::newRow("in the head") << 20;
    QTest::newRow("the first of the body") << 1000;
    QTest::newRow("further in") << 100000;
}

void TestSendWorker::stoppedBeforeItWasWhole()
{
    QFETCH(const int, at);
    RunnerBench& b = *m_bench;
    b.service.narrow();
    b.service.enqueue({.reply = {}, .then = Then::Stall, .atRequestByte = at});
    const TaskId id = b.submit(pictureRequest(picture(b, 8 << 20)));
    const TaskId next = b.submit();
    QVERIFY(b.until([&] { return b.service.received().size() >= at; }));
    QCOMPARE(b.task(id).state, TaskState::Sending);
    QVERIFY(b.runner->cancelSending(id));
    QVERIFY(b.runner->cancelSending(id)); // once more, before it has ended
    QVERIFY(b.reaches(id, TaskState::Waiting));
    const VideoTask stopped = b.task(id);
    QVERIFY(stopped.held);
    QCOMPARE(stopped.error.kind, ErrorKind::Stopped);
    QVERIFY2(stopped.error.message.contains(u"Nothing was accepted"_s), qPrintable(stopped.error.message));
    QVERIFY(stopped.bodyDigest.isEmpty());
    QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::User);
    // It stays the same, also after a restart; others continue.
    QVERIFY(b.reaches(next, TaskState::Saved));
    b.crash();
    b.start();
    b.runner->resume();
    later();
    QVERIFY(b.task(id) == stopped);
    QCOMPARE(b.creates(), 1);
    (void)picture(b, 4096); // the file is read again when it is sent, and is another one
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&] { return b.task(id).held && b.task(id).error.kind == ErrorKind::BadInput; }));
    QCOMPARE(b.creates(), 1);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
    QCOMPARE(b.task(id).createAttempts, 2);
}

void TestSendWorker::stoppedAfterItWasWhole_data()
{
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<QString>("says");
    const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n";
    const auto row = [](const char* name, const QByteArray& reply, TaskState state, const char* says) {
        QTest::newRow(name) << reply << state << QString::fromLatin1(says);
    };
    row("no answer", {}, TaskState::NeedsReview, "Stopped after it was sent");
    row("half a head", "HTTP/1.1 200 OK\r\nConte", TaskState::NeedsReview, "Stopped after it was sent");
    row("a head", head, TaskState::NeedsReview, "Stopped after it was sent");
    row("the id cut off", head + R"({"output":{"task_id":"job-)", TaskState::NeedsReview, "it was sent");
    row("the id in a cut answer", head + R"({"output":{"task_id":"job-9","task_)", TaskState::NeedsReview,
        "names task job-9");
    row("the whole id", head + RunnerBench::createdA("job-9"), TaskState::InProgress, "");
    row("a refusal", "HTTP/1.1 400 Bad Request\r\nContent-Length: 500\r\n\r\n", TaskState::Refused,
        "nothing was accepted");
    row("trouble", "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 500\r\n\r\n", TaskState::NeedsReview,
        "may have accepted this request");
}

void TestSendWorker::stoppedAfterItWasWhole()
{
    QFETCH(const QByteArray, reply);
    QFETCH(const TaskState, state);
    QFETCH(const QString, says);
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = reply, .then = Then::Stall});
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.creates() == 1; }));
    b.quiet(); // the sent part of the reply has arrived
    QVERIFY(b.runner->cancelSending(id));
    QVERIFY(b.until([&] { return b.task(id).state != TaskState::Sending; }));
    const VideoTask task = b.task(id);
    QCOMPARE(task.state, state);
    QVERIFY2(task.error.message.contains(says), qPrintable(task.error.message));
    QVERIFY(!task.held);
    QCOMPARE(task.remoteId, state == TaskState::InProgress ? u"job-9"_s : QString());
    QVERIFY(!task.bodyDigest.isEmpty());
    later();
    QCOMPARE(b.creates(), 1);
}

void TestSendWorker::stoppedWhileTheKeyIsRead()
{
    RunnerBench& b = *m_bench;
    b.keys.setWaiting(true);
    const TaskId id = b.submit();
    const TaskId other = b.submit();
    b.quiet();
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QVERIFY(b.runner->cancelSending(id));
    QVERIFY(b.task(id).held);
    QVERIFY(b.task(id).error.message.contains(u"nothing was accepted"_s));
    b.keys.letGo();
    QVERIFY(b.reaches(other, TaskState::Saved));
    later();
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.task(id).createAttempts, 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
}

void TestSendWorker::sentAgainWhileTheKeyIsRead()
{
    RunnerBench& b = *m_bench;
    b.keys.setWaiting(true);
    const TaskId id = b.submit();
    b.quiet();
    // The user changes their mind several times; it is still one request.
    for (int n = 0; n < 3; ++n) {
        QVERIFY(b.runner->hold(id));
        b.quiet();
        QVERIFY(b.runner->checkNow(id));
        b.quiet();
    }
    b.keys.letGo();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.task(id).createAttempts, 1);
}

void TestSendWorker::takenBackWhileTheKeyIsRead()
{
    RunnerBench& b = *m_bench;
    b.keys.setWaiting(true);
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    b.quiet();
    QVERIFY(b.runner->withdraw(ids.at(0)));
    b.keys.letGo();
    QVERIFY(b.reaches(ids.at(2), TaskState::Saved));
    QVERIFY(!b.store->task(ids.at(0)));
    QCOMPARE(b.creates(), 2);
}

void TestSendWorker::stoppedByWhoHearsOfTheIntent()
{
    RunnerBench& b = *m_bench;
    connect(b.store.get(), &TaskStore::taskChanged, this, [&b](TaskId id) {
        if (b.task(id).state == TaskState::Sending && b.task(id).createAttempts == 1)
            QVERIFY(b.runner->cancelSending(id));
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    later();
    QCOMPARE(b.service.connections(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestSendWorker::stoppedWhileTheDiskIsFull()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = {}, .then = Then::Stall});
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.creates() == 1; }));
    {
        const FullDisk full;
        QVERIFY(b.runner->cancelSending(id));
        b.pass(3);
        QCOMPARE(b.task(id).state, TaskState::Sending);
        const Result<void> again = b.runner->cancelSending(id);
        QVERIFY(!again);
        QCOMPARE(again.error().kind, ErrorKind::Storage);
    }
    QVERIFY(b.reaches(id, TaskState::NeedsReview));
    QCOMPARE(b.creates(), 1);
}

void TestSendWorker::nothingToStop()
{
    RunnerBench& b = *m_bench;
    QVERIFY(!b.runner->cancelSending(7));
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    // It has not begun yet, so it can be held or withdrawn instead.
    QCOMPARE(b.runner->cancelSending(ids.at(2)).error().kind, ErrorKind::BadInput);
    for (TaskId id : ids)
        QVERIFY(b.reaches(id, TaskState::InProgress));
    const VideoTask before = b.task(ids.at(0));
    QVERIFY(!b.runner->cancelSending(ids.at(0)));
    QVERIFY(b.task(ids.at(0)) == before);
    QVERIFY(b.reaches(ids.at(0), TaskState::Saved));
    QVERIFY(!b.runner->cancelSending(ids.at(0)));
    QCOMPARE(b.creates(), 3);
}

void TestSendWorker::changedFileIsLeftToThePerson()
{
    RunnerBench& b = *m_bench;
    b.service.narrow();
    const QString path = picture(b, 1 << 20);
    bool grown = false;
    connect(&b.service, &FaultServer::requestBegun, this, [&] {
        QFile file(path);
        if (!std::exchange(grown, true) && file.open(QIODevice::Append))
            file.write("more");
    });
    const TaskId id = b.submit(pictureRequest(path));
    QVERIFY(b.until([&] { return b.task(id).held; }));
    b.pass(120);
    const VideoTask task = b.task(id);
    QCOMPARE(task.state, TaskState::Waiting);
    QCOMPARE(task.createAttempts, 1);
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::User);
    for (const QString& part : {u"first.png changed"_s, u"Nothing was charged"_s, u"Send it with the file"_s})
        QVERIFY2(task.error.message.contains(part), qPrintable(task.error.message));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestSendWorker::vanishedFileSaysThatNothingWasCharged()
{
    RunnerBench& b = *m_bench;
    const QString path = picture(b, 4096);
    const TaskId id = b.submit(pictureRequest(path));
    QVERIFY(QFile::remove(path));
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    const QString message = b.task(id).error.message;
    QVERIFY2(message.contains(u"first.png"_s) && message.contains(u"Nothing was charged"_s), qPrintable(message));
    QCOMPARE(b.service.connections(), 0);
    // Once the file is back, one click sends it.
    (void)picture(b, 4096);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestSendWorker::reachedAgainIsSentOnce()
{
    RunnerBench& b = *m_bench;
    b.service.narrow();
    b.service.enqueue({.reply = {}, .then = Then::Rst, .atRequestByte = 5000});
    b.service.enqueue({.reply = {}, .then = Then::Fin, .atRequestByte = 200000});
    const TaskId id = b.submit(pictureRequest(picture(b, 1 << 20)));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.task(id).createAttempts, 3);
    QCOMPARE(b.task(id).unsentAttempts, 0);
}

void TestSendWorker::checkedWhileItWaitsToTryAgain()
{
    RunnerBench& b = *m_bench;
    b.service.close();
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 3; }));
    const std::optional<SendWait> wait = b.runner->sendWait(id);
    QVERIFY(wait);
    QCOMPARE(wait->what, SendWait::For::Retry);
    QCOMPARE(wait->remainingMs, 22500); // between half and all of 30 s
    QVERIFY(b.runner->checkNow(id));
    b.quiet();
    // A retry by the user resets the count.
    QCOMPARE(b.task(id).createAttempts, 4);
    QCOMPARE(b.task(id).unsentAttempts, 1);
    b.pass(2);
    QCOMPARE(b.task(id).createAttempts, 5);
}

void TestSendWorker::notInTimeIsSentAgainByOneClick()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(RunnerBench::json(408, {}));
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Refused));
    later();
    QCOMPARE(b.creates(), 1);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
}

/// IDs found in a lost answer are kept for the user. Oddities beside an ID become a remark.
void TestSendWorker::oddRepliesAreKept()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(RunnerBench::json(500, R"({"data":{"jobId":"job-77"},"message":"oops"})"));
    const TaskId lost = b.submit();
    QVERIFY(b.reaches(lost, TaskState::NeedsReview));
    b.service.enqueue(RunnerBench::json(200, R"({"id":"job-78","code":"Slow","message":"busy"})"));
    b.queriesUntilDone = 1000;
    const TaskId odd = b.submit();
    QVERIFY(b.reaches(odd, TaskState::InProgress));
    b.crash();
    b.start();
    QCOMPARE(b.task(lost).candidateIds, QStringList{u"job-77"_s});
    QCOMPARE(b.task(odd).remoteId, u"job-78"_s);
    QVERIFY2(b.task(odd).remark.contains(u"Slow \u00b7 busy"_s), qPrintable(b.task(odd).remark));
}

void TestSendWorker::sameIdTwiceIsFlagged()
{
    RunnerBench& b = *m_bench;
    for (int n = 0; n < 2; ++n)
        b.service.enqueue(RunnerBench::json(200, RunnerBench::createdA("job-1")));
    b.queriesUntilDone = 1000;
    const TaskId first = b.submit();
    QVERIFY(b.reaches(first, TaskState::InProgress));
    const TaskId second = b.submit();
    QVERIFY(b.reaches(second, TaskState::InProgress));
    QCOMPARE(b.task(second).remoteId, u"job-1"_s);
    QVERIFY(logText(b, first, u"note"_s).contains(u"same ID"_s));
    QVERIFY(logText(b, second, u"note"_s).contains(u"same ID"_s));
    QVERIFY(b.task(second).remark.contains(u"same ID"_s));
    QCOMPARE(b.creates(), 2);
}

void TestSendWorker::longIdIsKeptWhole()
{
    RunnerBench& b = *m_bench;
    const QByteArray id(100000, 'j');
    b.service.enqueue(RunnerBench::json(200, RunnerBench::createdA(id)));
    b.queriesUntilDone = 1000;
    const TaskId task = b.submit();
    QVERIFY(b.until([&] { return b.asked.contains(id); }));
    QCOMPARE(b.asked.size(), 1);
    b.crash();
    b.start();
    QCOMPARE(b.task(task).remoteId, QString::fromLatin1(id));
}

void TestSendWorker::everyStatusHasOneEnd_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<TaskState>("state");
    for (const int status : {200, 201, 202, 204, 206, 300, 303, 304, 407, 409, 419, 421, 423, 424, 449, 499, 500, 501,
             502, 503, 504, 507, 520, 599})
        QTest::addRow("%d", status) << status << TaskState::NeedsReview;
    for (const int status : {301, 302, 307, 308, 400, 401, 402, 403, 404, 405, 406, 408, 410, 411, 412, 413, 414, 415,
             416, 417, 418, 422, 426, 428, 431, 451})
        QTest::addRow("%d", status) << status << TaskState::Refused;
    for (const int status : {425, 429})
        QTest::addRow("%d", status) << status << TaskState::Waiting;
}

void TestSendWorker::everyStatusHasOneEnd()
{
    QFETCH(const int, status);
    QFETCH(const TaskState, state);
    RunnerBench& b = *m_bench;
    FaultServer elsewhere;
    b.service.enqueue(
        RunnerBench::json(status, status == 204 || status == 304 ? "" : R"({"words":"none","request_id":"r"})",
            "Location: " + elsewhere.url("/v1").toEncoded() + "\r\n"));
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).createAttempts == 1 && b.task(id).state != TaskState::Sending; }));
    QCOMPARE(b.task(id).state, state);
    QVERIFY(!b.task(id).error.message.isEmpty());
    b.clock.advance(state == TaskState::Waiting ? 1900 : 20000);
    b.quiet();
    QCOMPARE(b.service.count("POST"), 1);
    QCOMPARE(elsewhere.connections(), 0);
}

QTEST_GUILESS_MAIN(TestSendWorker)
#include "tst_sendworker.moc"
