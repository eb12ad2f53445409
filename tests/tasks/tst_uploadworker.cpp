// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/uploadworker.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/tasks/uploadbench.h"

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Files that go by link are uploaded before the request is sent.
class TestUploadWorker final : public UploadBench {
    Q_OBJECT
private Q_SLOTS:
    void uploadsThenSends();
    void threeVariationsUploadOnce();
    void throttledRequestGetsANewLink();
    void seenAgainBeforeTheCall();
    void firstFileIsSeenAgainAfterALongUpload();
    void goneDuringAPauseOfTheService();
    void linkThatComesLate();
    void commandWhoseLinkCouldNotBeTried();
    void damagedFileIsUploadedAgain();
    void wrongLengthUploadsNothingAgain();
    void pauseOfTheStorageIsKept_data();
    void pauseOfTheStorageIsKept();
    void errorAfterTheStatusIsTriedAgain();
    void failures_data();
    void failures();
    void nothingLeavesWithoutConsent();
    void stopsAndSendsLater();
    void asksAfterARestart_data();
    void asksAfterARestart();
    void asksThoughTheDiskFails();
    void changedFileIsAskedAbout();
    void decisionsDuringAnUpload_data();
    void decisionsDuringAnUpload();
    void troubleOfTheNetworkPasses();
    void asksAfterTenMinutes();

private:
    TaskId addThrottled();
};

/// A request that waits, because the service asked for a pause when it was sent. 0 if that failed.
TaskId TestUploadWorker::addThrottled()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(RunnerBench::json(429, R"({"code":"Throttling","message":"slow down","request_id":"r"})"));
    const TaskId id = add();
    const bool waits = b.until([&] { return b.creates() == 1 && b.task(id).state == TaskState::Waiting; });
    return waits ? id : 0;
}

void TestUploadWorker::uploadsThenSends()
{
    RunnerBench& b = *m_bench;
    m_holdsPuts = true;
    const TaskId id = add();
    QVERIFY(b.until([&] { return m_storage->isHolding(); }));
    QCOMPARE(b.task(id).state, TaskState::Uploading);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->uploadFraction(id).has_value());
    QVERIFY(!b.runner->downloadFraction(id).has_value());
    m_storage->release();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), 1);
    QCOMPARE(b.creates(), 1);
    QCOMPARE(m_files.size(), 1);
    QCOMPARE(*m_files.cbegin(), "first content");
    QVERIFY(linkSent(0).contains(u"X-Amz-Signature="_s));
    QVERIFY(!b.runner->uploadFraction(id).has_value());
}

void TestUploadWorker::threeVariationsUploadOnce()
{
    RunnerBench& b = *m_bench;
    const QList<TaskId> ids{add(), add(), add()};
    for (const TaskId id : ids)
        QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), 1);
    QCOMPARE(b.creates(), 3);
}

void TestUploadWorker::throttledRequestGetsANewLink()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(RunnerBench::json(429, R"({"code":"Throttling","message":"slow down","request_id":"r"})"));
    const TaskId id = add();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
    QCOMPARE(puts(), 1);
    QVERIFY(!linkSent(0).isEmpty() && !linkSent(1).isEmpty());
    QVERIFY(linkSent(0) != linkSent(1));
}

void TestUploadWorker::seenAgainBeforeTheCall()
{
    RunnerBench& b = *m_bench;
    const TaskId id = addThrottled();
    QVERIFY(id != 0);
    m_files.clear(); // deleted in the storage meanwhile
    waitUntilStale(id);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), 2);
    QCOMPARE(b.creates(), 2);
}

/// On a slow line, the first file may be gone before the last one is there.
void TestUploadWorker::firstFileIsSeenAgainAfterALongUpload()
{
    RunnerBench& b = *m_bench;
    constexpr int fileSeconds = 50; // less than the longest silence of a call
    constexpr int files = UploadWorker::freshMs / 1000 / fileSeconds + 1;
    QStringList sources;
    for (int n = 0; n < files; ++n) {
        QFile file(b.folder.filePath(u"frame-%1.png"_s.arg(n)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("content " + QByteArray::number(n)) > 0);
        sources.append(QUrl::fromLocalFile(file.fileName()).toString());
    }
    m_holdsPuts = true;
    QByteArray first;
    const TaskId id = add(false, sources);
    for (int n = 0; n < files; ++n) {
        TRY_VERIFY(m_storage->isHolding());
        b.clock.advance(fileSeconds * 1000);
        m_storage->release();
        TRY_VERIFY(!m_storage->isHolding());
        if (n == 0)
            first = m_files.constBegin().key();
    }
    m_files.remove(first);
    m_holdsPuts = false;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), files + 1);
    QVERIFY(m_files.contains(first));
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::goneDuringAPauseOfTheService()
{
    RunnerBench& b = *m_bench;
    const TaskId id = addThrottled();
    QVERIFY(id != 0);
    m_files.clear();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), 2);
    QCOMPARE(b.creates(), 2);
    QCOMPARE(m_files.size(), 1);
}

/// Some storage takes a moment until a new file can be fetched.
void TestUploadWorker::linkThatComesLate()
{
    RunnerBench& b = *m_bench;
    m_lateGets = 2; // that look for the file, and the first one at its link
    QVERIFY(b.reaches(add(), TaskState::Saved));
    QCOMPARE(puts(), 1);
    QCOMPARE(b.creates(), 1);
}

/// What it printed is known, so it does not run once more.
void TestUploadWorker::commandWhoseLinkCouldNotBeTried()
{
    RunnerBench& b = *m_bench;
    const QString runs = b.folder.filePath(u"runs"_s);
    const QString link = m_storage->url("/clips/frame.png").toString();
    UploadPlace place = newUploadPlace(u"Tool"_s, UploadProtocol::Command);
    place.program = u"/bin/sh"_s;
    place.arguments = {u"-c"_s, u"echo run >> %1; echo %2"_s.arg(runs, link), u"%f"_s};
    b.place = place;
    m_linkStatus = 503;
    const TaskId id = add();
    QVERIFY(b.until([&] { return b.task(id).error.kind == ErrorKind::Network; }));
    m_linkStatus = 0;
    m_files.insert("/clips/frame.png", "first content");
    QVERIFY(b.reaches(id, TaskState::Saved));
    QFile log(runs);
    QVERIFY(log.open(QIODevice::ReadOnly));
    QCOMPARE(log.readAll(), "run\n");
    QCOMPARE(b.creates(), 1);
}

/// Of the right length, as a storage leaves it that ran out of room or lost power.
void TestUploadWorker::damagedFileIsUploadedAgain()
{
    RunnerBench& b = *m_bench;
    QVERIFY(b.reaches(add(), TaskState::Saved));
    m_files.begin()->fill('\0');
    QVERIFY(b.reaches(add(), TaskState::Saved));
    QCOMPARE(*m_files.cbegin(), "first content");
    QCOMPARE(puts(), 2);
    QCOMPARE(b.creates(), 2);
}

/// What a link says of the length may be wrong, while the file is there.
void TestUploadWorker::wrongLengthUploadsNothingAgain()
{
    RunnerBench& b = *m_bench;
    QVERIFY(b.reaches(add(), TaskState::Saved));
    m_linkLength = 7;
    const TaskId id = add();
    QVERIFY(b.until([&] { return isHeld(id); }));
    QCOMPARE(puts(), 1);
    m_linkLength = 0;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), 1);
    QCOMPARE(b.creates(), 2);
}

void TestUploadWorker::pauseOfTheStorageIsKept_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("seconds");
    QTest::newRow("short") << 503 << 20;
    QTest::newRow("long") << 429 << 120;
}

void TestUploadWorker::pauseOfTheStorageIsKept()
{
    QFETCH(const int, status);
    QFETCH(const int, seconds);
    RunnerBench& b = *m_bench;
    m_putStatus = status;
    m_putHeaders = "Retry-After: " + QByteArray::number(seconds) + "\r\n";
    const TaskId id = add();
    QVERIFY(b.until([&] { return puts() == 1; }));
    const qint64 begun = b.clock.elapsed();
    m_putStatus = 200;
    m_putHeaders.clear();
    QVERIFY(b.until([&] { return puts() == 2; }));
    const double passed = double(b.clock.elapsed() - begun) / 1000;
    QVERIFY2(passed >= seconds && passed < seconds + 10, qPrintable(QString::number(passed)));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

/// A storage that begins its answer before it has stored the file.
void TestUploadWorker::errorAfterTheStatusIsTriedAgain()
{
    RunnerBench& b = *m_bench;
    m_putBody = "<?xml version=\"1.0\"?><Error><Code>InternalError</Code></Error>";
    const TaskId id = add();
    QVERIFY(b.until([&] { return puts() == 1; }));
    m_putBody.clear();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(puts(), 2);
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::failures_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no place") << u"place"_s << u"there is no upload place. Add one in the settings."_s;
    QTest::newRow("no secret") << u"secret"_s << u"The secret of the upload place \"Shelf\" isn't on this computer."_s;
    QTest::newRow("file gone") << u"gone"_s << u"frame.png wasn't uploaded. The file no longer exists."_s;
    QTest::newRow("storage full") << u"full"_s << u"frame.png wasn't uploaded. The storage is full."_s;
}

void TestUploadWorker::failures()
{
    QFETCH(const QString, fault);
    QFETCH(const QString, sentence);
    RunnerBench& b = *m_bench;
    const UploadPlace place = *b.place;
    if (fault == u"place"_s)
        b.place.reset();
    else if (fault == u"secret"_s)
        b.place->endpoint = QUrl(u"https://elsewhere.example"_s);
    else if (fault == u"gone"_s)
        QVERIFY(QFile::remove(b.folder.filePath(u"frame.png"_s)));
    else
        m_putStatus = 507;
    const TaskId id = add();
    QVERIFY(b.until([&] { return isHeld(id); }));
    const QString said = b.task(id).error.message;
    QVERIFY2(said.contains(sentence), qPrintable(said));
    QVERIFY2(said.endsWith(u"Nothing was charged. Fix this and send it again, or remove it."_s), qPrintable(said));
    b.pass(3);
    QCOMPARE(b.creates(), 0);
    // Once it is solved, the same task goes.
    b.place = place;
    m_putStatus = 200;
    write("first content");
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::nothingLeavesWithoutConsent()
{
    RunnerBench& b = *m_bench;
    b.isAgreed = false;
    const TaskId id = add();
    TRY_VERIFY(isHeld(id));
    QVERIFY2(b.task(id).error.message.startsWith(u"You haven't agreed to uploads to “Shelf” yet."_s),
        qPrintable(b.task(id).error.message));
    QVERIFY(m_storage->requests().isEmpty());
    QVERIFY(b.service.requests().isEmpty());
    // Asking again changes nothing as long as the user has not agreed.
    QVERIFY(b.runner->checkNow(id));
    TRY_VERIFY(isHeld(id));
    QVERIFY(m_storage->requests().isEmpty());
    b.isAgreed = true;
    QVERIFY(b.runner->checkNow(id));
    TRY_VERIFY(!linkSent(0).isEmpty());
}

void TestUploadWorker::stopsAndSendsLater()
{
    RunnerBench& b = *m_bench;
    m_holdsPuts = true;
    const TaskId id = add();
    QVERIFY(b.until([&] { return m_storage->isHolding(); }));
    QVERIFY(b.runner->cancelSending(id));
    QVERIFY(isHeld(id));
    b.quiet();
    QCOMPARE(b.task(id).error.message, u"Stopped before it was sent; nothing was accepted."_s);
    b.pass(5);
    QCOMPARE(b.creates(), 0);
    m_holdsPuts = false;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::asksAfterARestart_data()
{
    QTest::addColumn<bool>("isLost");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("first time")
        << false << u"Dailies closed before this was sent. Nothing was charged. Send it now, or remove it."_s;
    QTest::newRow("after a lost call")
        << true
        << u"Dailies closed before this was sent again. An earlier call got no response and may have been charged. "
           "Send it now, or remove it."_s;
}

/// Going on by itself would send the request as soon as the files are there.
void TestUploadWorker::asksAfterARestart()
{
    QFETCH(const bool, isLost);
    QFETCH(const QString, sentence);
    RunnerBench& b = *m_bench;
    m_holdsPuts = true;
    const TaskId id = add(isLost);
    QVERIFY(b.until([&] { return m_storage->isHolding(); }));
    b.crash();
    m_holdsPuts = false;
    const qsizetype calls = m_storage->requests().size();
    // However often the program starts: neither the request nor another byte of the file leaves.
    for (int start = 0; start < 3; ++start) {
        b.start();
        QCOMPARE(b.task(id).state, start == 0 ? TaskState::Uploading : TaskState::Waiting);
        b.runner->resume();
        b.pass(30);
        const VideoTask task = b.task(id);
        QCOMPARE(task.state, TaskState::Waiting);
        QCOMPARE(task.error.kind, ErrorKind::Stopped);
        QCOMPARE(task.error.message, sentence);
        QCOMPARE(task.lostCall.has_value(), isLost);
        QVERIFY(b.runner->sendWait(id)->what == SendWait::For::User);
        QCOMPARE(b.runner->activeCount(), 0);
        QCOMPARE(b.creates(), 0);
        QCOMPARE(m_storage->requests().size(), calls);
        if (start < 2)
            b.crash();
    }
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::asksThoughTheDiskFails()
{
    RunnerBench& b = *m_bench;
    m_holdsPuts = true;
    const TaskId id = add();
    QVERIFY(b.until([&] { return m_storage->isHolding(); }));
    b.crash();
    m_holdsPuts = false;
    const qsizetype calls = m_storage->requests().size();
    b.start();
    {
        const FullDisk full;
        b.runner->resume();
        b.pass(5);
        QCOMPARE(b.task(id).state, TaskState::Uploading);
        QVERIFY(!b.runner->checkNow(id));
    }
    QVERIFY(b.until([&] { return b.task(id).state == TaskState::Waiting; }));
    b.pass(5);
    QCOMPARE(m_storage->requests().size(), calls);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::changedFileIsAskedAbout()
{
    RunnerBench& b = *m_bench;
    const TaskId id = addThrottled();
    QVERIFY(id != 0);
    write("second content");
    waitUntilStale(id);
    QVERIFY(b.until([&] { return isHeld(id); }));
    const QString said = b.task(id).error.message;
    QVERIFY2(said.startsWith(u"frame.png has changed since you asked for this clip ("_s)
            && said.endsWith(u"Nothing was charged. Send it with the file as it is now, or remove it."_s),
        qPrintable(said));
    QCOMPARE(b.creates(), 1);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
    QVERIFY(m_files.values().contains("second content"));
}

void TestUploadWorker::decisionsDuringAnUpload_data()
{
    QTest::addColumn<QString>("decision");
    QTest::addColumn<bool>("isLost");
    QTest::newRow("hold") << u"hold"_s << false;
    QTest::newRow("hold after a lost call") << u"hold"_s << true;
    QTest::newRow("remove") << u"withdraw"_s << false;
    QTest::newRow("withdraw after a lost call") << u"withdraw"_s << true;
}

void TestUploadWorker::decisionsDuringAnUpload()
{
    QFETCH(const QString, decision);
    QFETCH(const bool, isLost);
    RunnerBench& b = *m_bench;
    m_holdsPuts = true;
    const TaskId id = add(isLost);
    QVERIFY(b.until([&] { return m_storage->isHolding(); }));
    QVERIFY(decision == u"hold"_s ? b.runner->hold(id) : b.runner->withdraw(id));
    m_storage->release();
    m_holdsPuts = false;
    b.pass(90);
    QCOMPARE(b.creates(), 0);
    QVERIFY(!b.runner->uploadFraction(id).has_value());
    if (decision == u"hold"_s) {
        QVERIFY(isHeld(id));
        QCOMPARE(b.task(id).lostCall.has_value(), isLost);
        QVERIFY(b.runner->checkNow(id));
        QVERIFY(b.reaches(id, TaskState::Saved));
        QCOMPARE(b.creates(), 1);
    } else if (isLost) {
        QCOMPARE(b.task(id).state, TaskState::NeedsReview);
        QCOMPARE(b.task(id).error.message, u"lost"_s);
    } else {
        QVERIFY(!b.store->task(id));
    }
    // The next request is not in the way of anything.
    const TaskId next = add();
    QVERIFY(b.reaches(next, TaskState::Saved));
}

void TestUploadWorker::troubleOfTheNetworkPasses()
{
    RunnerBench& b = *m_bench;
    m_putStatus = 503;
    const TaskId id = add();
    QVERIFY(b.until([&] { return b.task(id).error.kind == ErrorKind::Network; }));
    const VideoTask task = b.task(id);
    QVERIFY(!task.held);
    QCOMPARE(stateWord(task), u"Waiting (upload failed)"_s); // the storage was reached
    QVERIFY2(task.error.message.endsWith(u"Nothing was charged."_s), qPrintable(task.error.message));
    QCOMPARE(b.creates(), 0);
    m_putStatus = 200;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestUploadWorker::asksAfterTenMinutes()
{
    RunnerBench& b = *m_bench;
    m_putStatus = 503;
    const TaskId id = add();
    const qint64 begun = b.clock.elapsed();
    QVERIFY(b.until([&] { return isHeld(id); }));
    const qint64 seconds = (b.clock.elapsed() - begun) / 1000;
    QVERIFY2(seconds >= 600 && seconds < 720, qPrintable(QString::number(seconds)));
    QCOMPARE(b.task(id).error.message,
        u"Its files couldn't be uploaded for 10 minutes, so this wasn't sent and nothing was charged. Send it now, or "
        "remove it."_s);
    m_putStatus = 200;
    b.pass(90);
    QCOMPARE(b.creates(), 0);
    QVERIFY(isHeld(id));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

QTEST_GUILESS_MAIN(TestUploadWorker)
#include "tst_uploadworker.moc"
