// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/querybench.h"

#include <QTest>

Q_DECLARE_METATYPE(Dailies::FaultScript)

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestPollWorker final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void asksForTheModelOfTheCreateCall();
    void init() { m_bench = std::make_unique<QueryBench>(); }
    void cleanup() { m_bench.reset(); }

    void theSameAnswerIsStoredOnce();
    void everyOtherAnswerIsLogged();
    void twoInASecondAndFourAtOnce();
    void accountsOfOneHostTakeTurns();
    void paceHoldsAmongTenThousandTasks();
    void personGoesFirst();
    void troubleIsAskedLessAndLess_data();
    void troubleIsAskedLessAndLess();
    void personMayAskInTrouble();
    void pauseIsForTheWholeAccount_data();
    void pauseIsForTheWholeAccount();
    void dripFedAnswerEnds();
    void idThatTheServiceDoesNotKnow_data();
    void idThatTheServiceDoesNotKnow();
    void keyProblemSlowsOneAccountOnly();
    void keyThatCannotBeSent();

private:
    std::unique_ptr<QueryBench> m_bench;
};

void TestPollWorker::theSameAnswerIsStoredOnce()
{
    RunnerBench& b = m_bench->bench;
    int number = 0;
    bool done = false;
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("QueryVideo") || done)
            return b.obliging(request);
        QByteArray answer = b.queryA("RUNNING");
        return RunnerBench::json(200, answer.replace("req-2", "req-" + QByteArray::number(++number)));
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.queries() >= 2; }));
    QSignalSpy changed(b.store.get(), &TaskStore::taskChanged);
    const qsizetype lines = b.store->log(id).size();
    QVERIFY(b.until([&] { return b.queries() >= 30; }));
    QCOMPARE(changed.size(), 0);
    QCOMPARE(b.store->log(id).size(), lines);
    done = true;
    b.queriesUntilDone = 0;
    const int before = b.queries();
    QVERIFY(b.reaches(id, TaskState::Saved));
    const QList<TaskLogEntry> log = b.store->log(id);
    QVERIFY(std::any_of(log.cbegin(), log.cend(),
        [&](const TaskLogEntry& line) { return line.text.contains(u"was received %1 times"_s.arg(before)); }));
}

void TestPollWorker::everyOtherAnswerIsLogged()
{
    RunnerBench& b = m_bench->bench;
    int number = 0;
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("QueryVideo"))
            return b.obliging(request);
        QByteArray answer = b.queryA("RUNNING");
        return RunnerBench::json(200,
            answer.replace("}}", "").replace(
                R"("request_id")", R"("progress":)" + QByteArray::number(++number) + R"(,"request_id")"));
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.queries() >= 5; }));
    QSignalSpy changed(b.store.get(), &TaskStore::taskChanged);
    QVERIFY(b.until([&] { return b.queries() >= 8; }));
    const QList<TaskLogEntry> log = b.store->log(id);
    QCOMPARE(std::count_if(log.cbegin(), log.cend(),
                 [](const TaskLogEntry& line) { return line.text.contains(u"\"progress\""_s); }),
        number);
    // The task itself does not change.
    QCOMPARE(changed.size(), 0);
}

void TestPollWorker::twoInASecondAndFourAtOnce()
{
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("RUNNING");
    m_bench->adopt(30);
    m_bench->pass(40);
    QVERIFY(m_bench->asked.size() >= 75);
    for (qsizetype n = 2; n < m_bench->asked.size(); ++n)
        QVERIFY(m_bench->asked.at(n).at - m_bench->asked.at(n - 2).at >= 1000);
    QSet<QByteArray> ids;
    for (const QueryBench::Question& asked : std::as_const(m_bench->asked))
        ids.insert(asked.id);
    QCOMPARE(ids.size(), 30);
    // From now on, no query is answered.
    b.service.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    m_bench->pass(4);
    QCOMPARE(b.queryCalls.open(), 4);
}

void TestPollWorker::accountsOfOneHostTakeTurns()
{
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("RUNNING");
    m_bench->adopt(60);
    b.account.id = u"second"_s;
    b.accounts.append(b.account);
    b.keys.put(b.account.id, originOf(b.account.baseUrl), "another-key-0123456789");
    m_bench->adopt(1, u"other-"_s);
    m_bench->pass(20);
    const auto others = std::count_if(m_bench->asked.cbegin(), m_bench->asked.cend(),
        [](const QueryBench::Question& a) { return a.id == "other-1"; });
    QVERIFY2(others >= 8, qPrintable(QString::number(others)));
    QVERIFY(m_bench->asked.size() <= 41);
}

void TestPollWorker::paceHoldsAmongTenThousandTasks()
{
    RunnerBench& b = m_bench->bench;
    m_bench->moveAway();
    QList<VideoTask> past;
    for (int n = 0; n < 9800; ++n) {
        VideoTask task;
        task.accountId = b.account.id;
        task.request = RunnerBench::textRequest();
        task.state = TaskState::Saved;
        task.remoteId = u"past-%1"_s.arg(n);
        task.file = u"/clips/past.mp4"_s;
        past.append(task);
    }
    QVERIFY(b.store->addAll(past));
    m_bench->recordAnswering("RUNNING");
    m_bench->adopt(200);
    m_bench->pass(150);
    QHash<QByteArray, int> times;
    for (qsizetype n = 0; n < m_bench->asked.size(); ++n) {
        ++times[m_bench->asked.at(n).id];
        QVERIFY(n < 2 || m_bench->asked.at(n).at - m_bench->asked.at(n - 2).at >= 1000);
    }
    QVERIFY2(m_bench->asked.size() >= 280, qPrintable(QString::number(m_bench->asked.size())));
    // All had their turn, and no terminal task was polled.
    QCOMPARE(times.size(), 200);
    QVERIFY(std::all_of(times.cbegin(), times.cend(), [](int count) { return count <= 3; }));
}

void TestPollWorker::personGoesFirst()
{
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("RUNNING");
    const QList<TaskId> ids = m_bench->adopt(60);
    m_bench->pass(2);
    m_bench->asked.clear();
    QVERIFY(b.runner->checkNow(ids.at(50)));
    m_bench->pass(1);
    QVERIFY(!m_bench->asked.isEmpty());
    QCOMPARE(m_bench->asked.first().id, "far-51");
    QVERIFY(m_bench->inLast(1000) <= 2);
}

void TestPollWorker::troubleIsAskedLessAndLess_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::newRow("500") << RunnerBench::json(500, R"({"code":"InternalError","message":"m"})");
    QTest::newRow("502 of a proxy") << RunnerBench::json(502, "<html>Bad gateway</html>");
    QTest::newRow("cut") << FaultScript{
        .reply = "HTTP/1.1 200 OK\r\nContent-Length: 90\r\n\r\n{", .then = FaultScript::Then::Fin};
}

void TestPollWorker::troubleIsAskedLessAndLess()
{
    QFETCH(FaultScript, script);
    RunnerBench& b = m_bench->bench;
    bool trouble = false;
    b.service.setHandler([&](const FaultRequest& request) {
        m_bench->asked.append({b.clock.elapsed(), QueryBench::taskIdOf(request)});
        return trouble ? script : RunnerBench::json(200, b.queryA("RUNNING", QueryBench::taskIdOf(request)));
    });
    const QList<TaskId> ids = m_bench->adopt(6);
    m_bench->pass(4);
    QVERIFY(!b.runner->unreachableSince(ids.first()).isValid());
    trouble = true;
    const QDateTime before = b.clock.now();
    m_bench->pass(10);
    const QDateTime since = b.runner->unreachableSince(ids.first());
    QVERIFY(since >= before && since <= before.addSecs(2));
    m_bench->asked.clear();
    m_bench->pass(600);
    QVERIFY2(m_bench->asked.size() <= 8, qPrintable(QString::number(m_bench->asked.size())));
    QCOMPARE(b.runner->unreachableSince(ids.last()), since);
    for (TaskId id : ids)
        QCOMPARE(b.task(id).state, TaskState::InProgress);
    // It is never left alone for longer than three minutes; then all are polled again.
    trouble = false;
    m_bench->asked.clear();
    m_bench->pass(185);
    QVERIFY(m_bench->asked.size() > 6);
    for (TaskId id : ids) {
        QVERIFY(!b.runner->unreachableSince(id).isValid());
        QVERIFY(b.task(id).error.message.isEmpty());
    }
}

void TestPollWorker::personMayAskInTrouble()
{
    RunnerBench& b = m_bench->bench;
    bool trouble = true;
    b.service.setHandler([&](const FaultRequest& request) {
        return trouble ? RunnerBench::json(500, "{}")
                       : RunnerBench::json(200, b.queryA("RUNNING", QueryBench::taskIdOf(request)));
    });
    const TaskId id = m_bench->adopt(1).first();
    m_bench->pass(400);
    QVERIFY(b.runner->unreachableSince(id).isValid());
    trouble = false;
    QVERIFY(b.runner->checkNow(id));
    m_bench->pass(1);
    TRY_VERIFY(!b.runner->unreachableSince(id).isValid());
    TRY_VERIFY(b.task(id).error.message.isEmpty());
}

void TestPollWorker::pauseIsForTheWholeAccount_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<int>("seconds");
    QTest::newRow("429") << 429 << QByteArray("Retry-After: 100\r\n") << 100;
    QTest::newRow("429 that says nothing") << 429 << QByteArray() << 30;
    QTest::newRow("429 for ever") << 429 << QByteArray("Retry-After: 1000000000000\r\n") << 900;
    QTest::newRow("503") << 503 << QByteArray("Retry-After: 200\r\n") << 200;
    QTest::newRow("503 for ever") << 503 << QByteArray("Retry-After: 99999\r\n") << 900;
}

void TestPollWorker::pauseIsForTheWholeAccount()
{
    QFETCH(int, status);
    QFETCH(QByteArray, header);
    QFETCH(int, seconds);
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("RUNNING");
    const QList<TaskId> ids = m_bench->adopt(4);
    m_bench->pass(4);
    b.service.enqueue(RunnerBench::json(status, "{}", header));
    m_bench->pass(1);
    m_bench->asked.clear();
    m_bench->pass(seconds - 2);
    QCOMPARE(m_bench->asked.size(), 0);
    m_bench->pass(6);
    QVERIFY(m_bench->asked.size() >= 4);
    for (TaskId id : ids)
        QCOMPARE(b.task(id).state, TaskState::InProgress);
}

void TestPollWorker::dripFedAnswerEnds()
{
    RunnerBench& b = m_bench->bench;
    // A reply without a length continues until the connection ends. Its object never ends, or it would count.
    FaultScript drip{
        .reply = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n" + b.queryA("RUNNING", "far-1").chopped(1)};
    drip.dripMs = 1;
    drip.endless = " ";
    bool dripping = true;
    b.service.setHandler([&](const FaultRequest& request) {
        return dripping ? drip : RunnerBench::json(200, b.queryA("RUNNING", QueryBench::taskIdOf(request)));
    });
    const TaskId id = m_bench->adopt(1).first();
    // Something always moves, so that no pause is ever long.
    TRY_COMPARE(b.service.requests().size(), 1);
    for (int n = 0; n < 27; ++n) {
        QTest::qWait(50);
        b.clock.advance(1000);
    }
    QCOMPARE(b.queryCalls.open(), 1);
    b.clock.advance(4000);
    TRY_COMPARE(b.queryCalls.open(), 0);
    TRY_VERIFY(b.runner->unreachableSince(id).isValid());
    TRY_COMPARE(b.task(id).error.kind, ErrorKind::Network);
    dripping = false;
    m_bench->pass(6);
    QVERIFY(b.task(id).error.message.isEmpty());
}

void TestPollWorker::idThatTheServiceDoesNotKnow_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("404") << 404 << QByteArray(R"({"code":"NotFound","message":"no such task","request_id":"r"})");
    QTest::newRow("404 of a proxy") << 404 << QByteArray("<html>Not found</html>");
    QTest::newRow("410") << 410 << QByteArray("{}");
    QTest::newRow("a code")
        << 200
        << QByteArray(R"({"Response":{"Error":{"Code":"FailedOperation.JobNotExist","Message":"m"},"RequestId":"r"}})");
}

void TestPollWorker::idThatTheServiceDoesNotKnow()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    RunnerBench& b = m_bench->bench;
    bool known = false;
    b.service.setHandler([&](const FaultRequest& request) {
        if (!request.target.contains("QueryVideo") || known)
            return b.obliging(request);
        m_bench->asked.append({b.clock.elapsed(), QueryBench::taskIdOf(request)});
        return RunnerBench::json(status, body);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return m_bench->asked.size() == 4; }));
    QVERIFY(!b.task(id).error.message.contains(u"doesn't know this task's ID"_s));
    QVERIFY(b.until([&] { return m_bench->asked.size() == 5; }));
    QVERIFY(b.task(id).error.message.contains(u"doesn't know this task's ID"_s));
    QVERIFY(m_bench->asked.last().at - m_bench->asked.first().at <= 600000);
    QVERIFY(!b.runner->unreachableSince(id).isValid());
    m_bench->asked.clear();
    QVERIFY(b.until([&] { return m_bench->asked.size() == 3; }));
    QVERIFY(m_bench->asked.at(2).at - m_bench->asked.at(1).at >= 600000);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    known = true;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestPollWorker::keyProblemSlowsOneAccountOnly()
{
    RunnerBench& b = m_bench->bench;
    FaultScript clip{.reply = FaultServer::reply(200, RunnerBench::clip(), "Content-Type: video/mp4\r\n")};
    clip.delayMs = 400;
    bool keyWorks = false;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET")
            return clip;
        if (request.header("Authorization").endsWith(RunnerBench::key) && !keyWorks) {
            if (QueryBench::taskIdOf(request) == "far-1")
                return RunnerBench::json(200, b.queryA("SUCCEEDED", "far-1", b.clipUrl()));
            return RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})");
        }
        return b.obliging(request);
    });
    QSignalSpy slowed(b.runner.get(), &TaskRunner::accountSlowed);
    const QList<TaskId> first = m_bench->adopt(4);
    b.account.id = u"second"_s;
    b.accounts.append(b.account);
    b.keys.put(b.account.id, originOf(b.account.baseUrl), "another-key-0123456789");
    const QList<TaskId> second = m_bench->adopt(3, u"other-"_s);
    // The download that began before the key failed needs no key.
    QVERIFY(b.reaches(first.first(), TaskState::Saved));
    for (TaskId id : second)
        QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(!slowed.isEmpty());
    for (const QList<QVariant>& told : std::as_const(slowed))
        QCOMPARE(told.at(0).toString(), u"studio"_s);
    const int before = b.queries();
    m_bench->pass(300);
    QVERIFY2(b.queries() - before >= 2 && b.queries() - before <= 5, qPrintable(QString::number(b.queries() - before)));
    for (TaskId id : first.mid(1)) {
        QCOMPARE(b.task(id).state, TaskState::InProgress);
        QCOMPARE(b.task(id).error.kind, ErrorKind::KeyProblem);
        QVERIFY(b.runner->isAsked(id));
    }
    // The user may ask at any time. A corrected key is tried at once, for all tasks.
    const int asked = b.queries();
    QVERIFY(b.runner->checkNow(first.last()));
    m_bench->pass(1);
    QCOMPARE(b.queries(), asked + 1);
    keyWorks = true;
    b.runner->resumeAccount(u"studio"_s);
    m_bench->pass(3);
    QVERIFY(b.queries() >= asked + 4);
    for (TaskId id : first)
        QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestPollWorker::keyThatCannotBeSent()
{
    RunnerBench& b = m_bench->bench;
    b.keys.put(b.account.id, originOf(b.account.baseUrl), "key\r\nX-Evil: 1");
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    const TaskId id = m_bench->adopt(1).first();
    m_bench->pass(5);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    QCOMPARE(b.task(id).error.kind, ErrorKind::KeyProblem);
    QVERIFY(!b.service.received().contains("X-Evil"));
}

/// Custom JSON counts before the fields.
void TestPollWorker::asksForTheModelOfTheCreateCall()
{
    RunnerBench b;
    VideoRequest request = RunnerBench::textRequest();
    request.extra = {{u"model"_s, u"another-model"_s}};
    QVERIFY(b.reaches(b.submit(request), TaskState::Saved));
    int queries = 0;
    for (const FaultRequest& each : b.service.requests()) {
        if (!each.target.contains("QueryVideo"))
            continue;
        ++queries;
        QVERIFY2(each.body.contains("another-model"), each.body.constData());
    }
    QVERIFY(queries > 0);
}

QTEST_GUILESS_MAIN(TestPollWorker)
#include "tst_pollworker.moc"
