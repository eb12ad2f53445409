// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The log of a task as one text.
QString logText(const RunnerBench& bench, TaskId id)
{
    QString text;
    for (const TaskLogEntry& entry : bench.store->log(id))
        text += entry.kind + u": "_s + entry.text + u'\n';
    return text;
}

} // namespace

class TestTaskRunner final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void fromSubmitToSaved_data();
    void fromSubmitToSaved();
    void keyGoesToTheServiceOnly();
    void copiesKeepToTheSlots();
    void stopFindingsSendNothing();
    void restSaidOnce();
    void restSaidWhenAllReasonsAreStored();
    void restartWhileInProgress();
    void restartWhileDownloading();
    void restartWhileSending();
    void restartWhileSendingWithTheIdInTheJournal();
    void restartWhileWaitingSendsNothing();
    void resumingTwiceDoesNothingTwice();
    void adopting();
    void adoptingAKnownTask();
    void attachingAnId();
    void withdrawing();
    void stopWatchingAndCheckingAgain();
    void queriesKeepToTheirPace();
    void practiceIsAskedMoreOften();
    void decisionsThatAreNotPossible();
    void progressIsTold();

private:
    std::unique_ptr<RunnerBench> m_bench;
};

void TestTaskRunner::fromSubmitToSaved_data()
{
    QTest::addColumn<int>("family");
    QTest::newRow("A") << int(Family::A);
    QTest::newRow("B") << int(Family::B);
}

void TestTaskRunner::fromSubmitToSaved()
{
    QFETCH(int, family);
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit(RunnerBench::textRequest(Family(family)));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.runner->activeCount(), 1);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.queries(), 3);
    QCOMPARE(b.fetches(), 1);
    const VideoTask task = b.task(id);
    QCOMPARE(task.remoteId, u"job-1"_s);
    QCOMPARE(task.createAttempts, 1);
    QVERIFY(task.sentAt.isValid() && task.acceptedAt.isValid() && task.finishedAt.isValid());
    QFile file(task.file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), RunnerBench::clip());
    QVERIFY(task.file.endsWith(u"A lantern on a lake %1.mp4"_s.arg(id)));
    QCOMPARE(b.runner->activeCount(), 0);
    const QString log = logText(b, id);
    for (const QString& part :
        {u"create: POST"_s, u"create reply: HTTP 200"_s, u"query reply: HTTP 200"_s, u"download: "_s, u"A lantern"_s})
        QVERIFY2(log.contains(part), qPrintable(log));
}

void TestTaskRunner::keyGoesToTheServiceOnly()
{
    RunnerBench& b = *m_bench;
    // If a service repeats the key, it is not written to disk either.
    b.service.setHandler([&b](const FaultRequest& request) {
        FaultScript script = b.obliging(request);
        script.reply.replace("\"request_id\":\"req-", QByteArray("\"request_id\":\"") + RunnerBench::key + "-");
        if (request.method == "POST")
            script.reply = FaultServer::reply(200, script.reply.mid(script.reply.indexOf("\r\n\r\n") + 4));
        return script;
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    for (const FaultRequest& request : b.service.requests()) {
        const QByteArray expected = request.method == "POST" ? QByteArray("Bearer ") + RunnerBench::key : QByteArray();
        QCOMPARE(request.header("Authorization"), expected);
    }
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
    QVERIFY(b.diskBytes().contains("job-1"));
    QCOMPARE(b.keys.reads(), 1);
}

void TestTaskRunner::copiesKeepToTheSlots()
{
    RunnerBench& b = *m_bench;
    // Slow replies show how many create calls run in parallel.
    int most = 0;
    b.service.setHandler([&](const FaultRequest& request) {
        most = std::max(most, b.createCalls.open());
        FaultScript script = b.obliging(request);
        script.delayMs = request.target.contains("generations") ? 30 : 0;
        return script;
    });
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 5).value();
    QCOMPARE(ids.size(), 5);
    QVERIFY(b.until([&b] { return b.store->counts().value(TaskState::Saved) == 5; }));
    QCOMPARE(b.creates(), 5);
    QCOMPARE(most, 2);
    QSet<QString> files;
    for (TaskId id : ids)
        files.insert(b.task(id).file);
    QCOMPARE(files.size(), 5);
    QVERIFY(!b.runner->submit(b.account, RunnerBench::textRequest(), 0));
}

void TestTaskRunner::stopFindingsSendNothing()
{
    RunnerBench& b = *m_bench;
    VideoRequest request = RunnerBench::textRequest();
    request.prompt.clear();
    const auto result = b.runner->submit(b.account, request);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::BadInput);
    b.pass(5);
    QVERIFY(b.store->ids().isEmpty());
    QCOMPARE(b.service.connections(), 0);
}

void TestTaskRunner::restSaidOnce()
{
    RunnerBench& b = *m_bench;
    QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    b.runner->resume();
    b.quiet();
    QCOMPARE(rest.size(), 1);
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    b.pass(5);
    QCOMPARE(rest.size(), 2);
}

/// The reasons of many tasks are stored over several turns of the event loop.
void TestTaskRunner::restSaidWhenAllReasonsAreStored()
{
    RunnerBench& b = *m_bench;
    VideoTask left = b.task(b.submit());
    QVERIFY(b.runner->withdraw(left.id));
    left.id = left.place = 0;
    const QList<TaskId> ids = b.store->addAll(QList<VideoTask>(200, left)).value();
    int rests = 0;
    qsizetype unexplained = 0;
    connect(b.runner.get(), &TaskRunner::allAtRest, this, [&] {
        ++rests;
        unexplained = std::ranges::count_if(ids, [&b](TaskId id) { return b.task(id).error.message.isEmpty(); });
    });
    b.runner->resume();
    b.pass(10);
    QCOMPARE(rests, 1);
    QCOMPARE(unexplained, 0);
    QCOMPARE(b.creates(), 0);
}

void TestTaskRunner::restartWhileInProgress()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    b.crash();
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunner::restartWhileDownloading()
{
    RunnerBench& b = *m_bench;
    b.service.setHandler([&b](const FaultRequest& request) {
        if (request.method == "GET")
            return FaultScript{
                .reply = FaultServer::reply(200, RunnerBench::clip()).chopped(1000), .then = FaultScript::Then::Stall};
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.fetches() == 1; }));
    QCOMPARE(b.task(id).state, TaskState::Downloading);
    b.crash();
    b.service.setHandler([&b](const FaultRequest& request) { return b.obliging(request); });
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.fetches(), 2);
    QCOMPARE(QDir(b.folder.filePath(u"clips"_s)).entryList(QDir::Files).size(), 2); // the clip and its sidecar
}

void TestTaskRunner::restartWhileSending()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = {}, .then = FaultScript::Then::Stall});
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.creates() == 1; }));
    QCOMPARE(b.task(id).state, TaskState::Sending);
    b.crash();
    b.start();
    QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    b.runner->resume();
    b.pass(120);
    QCOMPARE(b.task(id).state, TaskState::NeedsReview);
    QCOMPARE(b.creates(), 1);
    QCOMPARE(rest.size(), 1);
    // Only the user can have it sent again.
    QVERIFY(b.runner->resubmit(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
    QCOMPARE(b.task(id).createAttempts, 2);
}

void TestTaskRunner::restartWhileSendingWithTheIdInTheJournal()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = {}, .then = FaultScript::Then::Stall});
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.creates() == 1; }));
    const VideoTask task = b.task(id);
    b.crash();
    // The program ended between writing the journal and the database.
    QFile journal(b.folder.filePath(u"tasks.db.ids"_s));
    QVERIFY(journal.open(QIODevice::Append));
    journal.write("{\"task\":" + QByteArray::number(id) + ",\"createdAt\":\""
        + task.createdAt.toString(Qt::ISODateWithMs).toUtf8() + "\",\"remoteId\":\"job-77\"}\n");
    journal.close();
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).remoteId, u"job-77"_s);
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunner::restartWhileWaitingSendsNothing()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    b.crash();
    b.start();
    b.runner->resume();
    b.pass(120);
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QVERIFY(!b.task(id).error.message.isEmpty());
    QCOMPARE(b.runner->activeCount(), 0);
    b.runner->resumeAccount(b.account.id);
    b.pass(5);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunner::resumingTwiceDoesNothingTwice()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = RunnerBench::json(200, RunnerBench::createdA("job-1")).reply, .isHeld = true});
    const TaskId id = b.submit();
    TRY_COMPARE(b.createCalls.open(), 1);
    b.runner->resume();
    b.runner->resume();
    TRY_VERIFY(b.service.isHolding());
    b.service.release();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.fetches(), 1);
}

void TestTaskRunner::adopting()
{
    RunnerBench& b = *m_bench;
    const RequestKind kind = RunnerBench::textRequest().kind;
    const Result<TaskId> id = b.runner->adopt(b.account, kind, u"wan3.0-video"_s, u"  job-from-elsewhere \n"_s);
    QVERIFY(id);
    QVERIFY(b.reaches(*id, TaskState::Saved));
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.task(*id).remoteId, u"job-from-elsewhere"_s);
    QVERIFY(!b.runner->adopt(b.account, kind, u"wan3.0-video"_s, u"  "_s));
    QVERIFY(!b.runner->adopt(b.account, kind, {}, u"job"_s));
    QVERIFY(!b.runner->adopt(b.account, {Family::B, Generation::None, ApiType::VideoEdit}, u"m"_s, u"job"_s));
}

void TestTaskRunner::adoptingAKnownTask()
{
    RunnerBench& b = *m_bench;
    b.queriesUntilDone = 1000;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    b.runner->stopWatching(id);
    const Result<TaskId> adopted =
        b.runner->adopt(b.account, RunnerBench::textRequest().kind, u"wan3.0-video"_s, u"job-1"_s);
    QCOMPARE(adopted.value(), id);
    QVERIFY(b.task(id).watched);
    QCOMPARE(b.store->ids().size(), 1);
}

void TestTaskRunner::attachingAnId()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue({.reply = {}, .then = FaultScript::Then::Fin});
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::NeedsReview));
    QVERIFY(!b.runner->attachId(id, u"  "_s));
    const TaskId other = b.submit();
    QVERIFY(b.reaches(other, TaskState::Saved));
    QVERIFY(!b.runner->attachId(id, b.task(other).remoteId));
    QVERIFY(!b.runner->attachId(other, u"job-8"_s));
    QVERIFY(b.runner->attachId(id, u" job-9 "_s));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.task(id).remoteId, u"job-9"_s);
    QCOMPARE(b.creates(), 2);
    QFile journal(b.folder.filePath(u"tasks.db.ids"_s));
    QVERIFY(journal.open(QIODevice::ReadOnly));
    QVERIFY(journal.readAll().contains("job-9"));
}

void TestTaskRunner::withdrawing()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.runner->withdraw(id));
    b.pass(20);
    QCOMPARE(b.creates(), 0);
    QVERIFY(!b.store->task(id));
    QCOMPARE(b.runner->activeCount(), 0);
    const TaskId sent = b.submit();
    QVERIFY(b.reaches(sent, TaskState::InProgress));
    QVERIFY(!b.runner->withdraw(sent));
    QVERIFY(!b.runner->withdraw(999));
}

void TestTaskRunner::stopWatchingAndCheckingAgain()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    b.runner->stopWatching(id);
    const int before = b.queries();
    b.pass(120);
    QCOMPARE(b.queries(), before);
    QCOMPARE(rest.size(), 1);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    b.crash();
    b.start();
    b.runner->resume();
    b.pass(60);
    QCOMPARE(b.queries(), before);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestTaskRunner::queriesKeepToTheirPace()
{
    RunnerBench& b = *m_bench;
    QList<qint64> times;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("QueryVideo"))
            times.append(b.clock.elapsed());
        return b.obliging(request);
    });
    b.queriesUntilDone = 1000;
    for (int n = 0; n < 12; ++n)
        QVERIFY(
            b.runner->adopt(b.account, RunnerBench::textRequest().kind, u"wan3.0-video"_s, u"job-%1"_s.arg(n + 100)));
    QVERIFY(b.until([&] { return times.size() >= 24; }));
    for (qsizetype n = 2; n < times.size(); ++n)
        QVERIFY(times.at(n) - times.at(n - 2) >= 1000);
    for (int n = 0; n < 12; ++n)
        QVERIFY(b.asked.value("job-" + QByteArray::number(n + 100)) >= 1);
}

void TestTaskRunner::practiceIsAskedMoreOften()
{
    RunnerBench& b = *m_bench;
    Account practice = b.account;
    practice.id = Account::practiceId();
    b.accounts.append(practice);
    b.keys.put(practice.id, originOf(practice.baseUrl), RunnerBench::key);
    const TaskId id = b.runner->submit(practice, RunnerBench::textRequest()).value().first();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(b.task(id).acceptedAt.msecsTo(b.task(id).finishedAt) < 3000);
    // Its port changes at each start, so its address is not stored.
    QVERIFY(b.task(id).baseUrl.isEmpty());
}

void TestTaskRunner::decisionsThatAreNotPossible()
{
    RunnerBench& b = *m_bench;
    QVERIFY(!b.runner->checkNow(5));
    QVERIFY(!b.runner->resubmit(5));
    QVERIFY(!b.runner->attachId(5, u"x"_s));
    b.runner->stopWatching(5);
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    const VideoTask before = b.task(id);
    for (const Result<void>& result :
        {b.runner->checkNow(id), b.runner->resubmit(id), b.runner->attachId(id, u"x"_s), b.runner->withdraw(id)}) {
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::BadInput);
    }
    b.runner->stopWatching(id);
    QVERIFY(b.task(id) == before);
    QCOMPARE(b.creates(), 1);
}

void TestTaskRunner::progressIsTold()
{
    RunnerBench& b = *m_bench;
    b.service.setHandler([&b](const FaultRequest& request) {
        if (request.method != "GET")
            return b.obliging(request);
        FaultScript script{.reply = FaultServer::reply(200, RunnerBench::clip())};
        script.then = FaultScript::Then::Stall;
        script.reply.chop(500);
        return script;
    });
    QSignalSpy progress(b.runner.get(), &TaskRunner::progressed);
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.fetches() == 1; }));
    TRY_VERIFY(!progress.isEmpty());
    TRY_VERIFY(b.runner->downloadFraction(id).value_or(0) > 0.5);
    QVERIFY(b.runner->downloadFraction(id).value_or(1) < 1);
    QVERIFY(!b.runner->downloadFraction(id + 1));
    b.runner->stopWatching(id);
    b.pass(2);
    QVERIFY(!b.runner->downloadFraction(id));
    QVERIFY(!b.task(id).watched);
    TRY_COMPARE(QDir(b.folder.filePath(u"clips"_s)).entryList(QDir::Files | QDir::Hidden).size(), 0);
}

QTEST_GUILESS_MAIN(TestTaskRunner)
#include "tst_taskrunner.moc"
