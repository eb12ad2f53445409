// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkProxy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

FaultScript throttled(const QByteArray& headers = {})
{
    return RunnerBench::json(429, R"({"code":"Throttling","message":"slow down","request_id":"r"})", headers);
}

} // namespace

/// The order and time in which waiting tasks are sent.
class TestSendQueue final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<RunnerBench>();
        m_prompt = 0;
    }
    void cleanup() { m_bench.reset(); }

    void sentInOrder_data();
    void sentInOrder();
    void orderSurvivesARestart();
    void newOnesGoLast();
    void movesThatAreNotPossible();
    void heldOnesAreNotSent();
    void heldStaysHeldOverARestart();
    void holdingWakesNoPausedAccount();
    void notToBeHeld();
    void takenBackFromThePause();
    void asManyAtOnceAsTheAccountAllows_data();
    void asManyAtOnceAsTheAccountAllows();
    void whyItWaits();
    void pauseIsKeptTo_data();
    void pauseIsKeptTo();
    void turnedAwayThreeTimesInAllThenAsks();
    void manyThatAreTurnedAwayEnd();
    void oneGoesFirstAfterAPause();
    void answersThatAreOnTheirWayMakeOnePause();
    void otherAccountsGoOn();
    void outOfReachUsesNoTryUp();
    void askingDoesNotEndThePause();

private:
    QList<TaskId> submitSeveral(int count, const Account& account)
    {
        QList<TaskId> ids;
        for (int n = 0; n < count; ++n) {
            VideoRequest request = RunnerBench::textRequest();
            request.prompt = QString::number(++m_prompt);
            ids.append(m_bench->runner->submit(account, request).value_or(QList<TaskId>{0}).first());
        }
        return ids;
    }
    QList<TaskId> submitSeveral(int count) { return submitSeveral(count, m_bench->account); }
    /// Makes everything wait for a while: the service has just throttled a request, which is gone now.
    void makeThePause(int seconds)
    {
        m_bench->service.enqueue(throttled("Retry-After: " + QByteArray::number(seconds) + "\r\n"));
        const TaskId first = m_bench->submit();
        m_bench->quiet();
        QCOMPARE(m_bench->runner->sendWait(first)->what, SendWait::For::Pause);
        QVERIFY(m_bench->runner->withdraw(first));
    }
    /// The prompts of the create calls, in the order in which they arrived.
    QString order() const
    {
        QString prompts;
        for (const FaultRequest& request : m_bench->service.requests()) {
            const QJsonObject body = QJsonDocument::fromJson(request.body).object();
            if (request.target.contains("generations"))
                prompts += body.value(u"input"_s).toObject().value(u"prompt"_s).toString().right(1);
        }
        return prompts;
    }

    std::unique_ptr<RunnerBench> m_bench;
    int m_prompt = 0;
};

void TestSendQueue::sentInOrder_data()
{
    QTest::addColumn<QList<int>>("moves"); // the task, then the move, and so on
    QTest::addColumn<QString>("order");
    const int up = int(QueueMove::Up);
    const int down = int(QueueMove::Down);
    const int first = int(QueueMove::First);
    const int last = int(QueueMove::Last);
    QTest::newRow("as they came") << QList<int>{} << u"12345"_s;
    QTest::newRow("up") << QList<int>{3, up} << u"13245"_s;
    QTest::newRow("down") << QList<int>{3, down} << u"12435"_s;
    QTest::newRow("first") << QList<int>{4, first} << u"41235"_s;
    QTest::newRow("last") << QList<int>{2, last} << u"13452"_s;
    QTest::newRow("up at the top") << QList<int>{1, up, 1, first} << u"12345"_s;
    QTest::newRow("down at the bottom") << QList<int>{5, down, 5, last} << u"12345"_s;
    QTest::newRow("there and back") << QList<int>{2, down, 2, up, 5, first, 5, last} << u"12345"_s;
    QTest::newRow("turned round") << QList<int>{2, first, 3, first, 4, first, 5, first} << u"54321"_s;
    QTest::newRow("all to the end") << QList<int>{1, last, 2, last, 3, last} << u"45123"_s;
}

void TestSendQueue::sentInOrder()
{
    QFETCH(const QList<int>, moves);
    QFETCH(const QString, order);
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = 1;
    makeThePause(30);
    const QList<TaskId> ids = submitSeveral(5);
    for (qsizetype n = 0; n < moves.size(); n += 2)
        QVERIFY(b.runner->move(ids.at(moves.at(n) - 1), QueueMove(moves.at(n + 1))));
    for (qsizetype n = 0; n < 5; ++n)
        QCOMPARE(b.runner->sendWait(ids.at(order.at(n).digitValue() - 1))->ahead, int(n));
    b.service.forget();
    QVERIFY(b.until([&b] { return b.creates() == 5; }));
    QCOMPARE(this->order(), order);
}

void TestSendQueue::orderSurvivesARestart()
{
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = 1;
    makeThePause(30);
    const QList<TaskId> ids = submitSeveral(4);
    QVERIFY(b.runner->move(ids.at(3), QueueMove::First));
    QVERIFY(b.runner->move(ids.at(0), QueueMove::Last));
    b.crash();
    b.start();
    b.runner->resume();
    b.pass(60);
    QCOMPARE(b.creates(), 1); // the user decides whether tasks of an earlier run are sent
    b.service.forget();
    for (TaskId id : ids)
        QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&b] { return b.creates() == 4; }));
    QCOMPARE(order(), u"4231"_s);
}

void TestSendQueue::newOnesGoLast()
{
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = 1;
    makeThePause(30);
    QList<TaskId> ids = submitSeveral(3);
    for (int n = 0; n < 3; ++n)
        QVERIFY(b.runner->move(ids.at(n), QueueMove::Last));
    ids += submitSeveral(2);
    QVERIFY(b.runner->move(ids.at(0), QueueMove::Last));
    ids += submitSeveral(1);
    b.service.forget();
    QVERIFY(b.until([&b] { return b.creates() == 6; }));
    QCOMPARE(order(), u"234516"_s);
}

void TestSendQueue::movesThatAreNotPossible()
{
    RunnerBench& b = *m_bench;
    QCOMPARE(b.runner->move(5, QueueMove::Up).error().kind, ErrorKind::BadInput);
    const TaskId sent = b.submit();
    QVERIFY(b.reaches(sent, TaskState::InProgress));
    const VideoTask before = b.task(sent);
    for (const QueueMove where : {QueueMove::Up, QueueMove::Down, QueueMove::First, QueueMove::Last})
        QVERIFY(!b.runner->move(sent, where));
    QVERIFY(b.task(sent) == before);
}

void TestSendQueue::heldOnesAreNotSent()
{
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = 1;
    makeThePause(30);
    const QList<TaskId> ids = submitSeveral(4);
    QVERIFY(b.runner->hold(ids.at(0)));
    QVERIFY(b.runner->hold(ids.at(2)));
    QVERIFY(b.runner->hold(ids.at(2))); // a second call changes nothing
    QCOMPARE(b.runner->sendWait(ids.at(0))->what, SendWait::For::User);
    QCOMPARE(b.runner->sendWait(ids.at(3))->ahead, 1);
    b.service.forget();
    b.pass(120);
    QCOMPARE(order(), u"24"_s);
    QVERIFY(b.runner->checkNow(ids.at(2)));
    b.pass(60);
    QCOMPARE(order(), u"243"_s);
    QVERIFY(!b.task(ids.at(2)).held);
    QCOMPARE(b.task(ids.at(0)).state, TaskState::Waiting);
    QVERIFY(b.runner->withdraw(ids.at(0)));
    b.pass(60);
    QCOMPARE(b.creates(), 3);
}

void TestSendQueue::heldStaysHeldOverARestart()
{
    RunnerBench& b = *m_bench;
    makeThePause(30);
    const QList<TaskId> ids = submitSeveral(2);
    QVERIFY(b.runner->hold(ids.at(0)));
    for (int n = 0; n < 2; ++n) {
        b.crash();
        b.start();
        b.runner->resume();
        b.pass(60);
    }
    QVERIFY(b.task(ids.at(0)).held);
    QVERIFY(b.task(ids.at(0)).error.message.isEmpty());
    QVERIFY(!b.task(ids.at(1)).held);
    QVERIFY(b.task(ids.at(1)).error.message.contains(u"Dailies closed"_s));
    for (TaskId id : ids)
        QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::User);
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.runner->activeCount(), 0);
}

void TestSendQueue::holdingWakesNoPausedAccount()
{
    RunnerBench& b = *m_bench;
    b.keys.setFailure(Error{ErrorKind::KeyProblem, u"There is no key."_s});
    const QList<TaskId> ids = submitSeveral(3);
    b.pass(5);
    QCOMPARE(b.runner->sendWait(ids.at(1))->what, SendWait::For::Account);
    const int reads = b.keys.reads();
    QVERIFY(b.runner->hold(ids.at(0)));
    b.pass(5);
    QCOMPARE(b.keys.reads(), reads);
    QCOMPARE(b.runner->sendWait(ids.at(1))->what, SendWait::For::Account);
    b.keys.setFailure(std::nullopt);
    b.runner->resumeAccount(b.account.id);
    QVERIFY(b.reaches(ids.at(2), TaskState::Saved));
    QCOMPARE(b.creates(), 2);
    QVERIFY(b.task(ids.at(0)).held);
}

void TestSendQueue::notToBeHeld()
{
    RunnerBench& b = *m_bench;
    QVERIFY(!b.runner->hold(9));
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    QVERIFY(!b.runner->hold(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(!b.runner->hold(id));
    QVERIFY(!b.task(id).held);
}

void TestSendQueue::takenBackFromThePause()
{
    RunnerBench& b = *m_bench;
    makeThePause(30);
    const QList<TaskId> ids = submitSeveral(3);
    QVERIFY(b.runner->withdraw(ids.at(1)));
    QCOMPARE(b.runner->sendWait(ids.at(2))->ahead, 1);
    b.service.forget();
    b.pass(60);
    QCOMPARE(order(), u"13"_s);
}

void TestSendQueue::asManyAtOnceAsTheAccountAllows_data()
{
    QTest::addColumn<int>("allowed");
    QTest::addColumn<int>("most");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("two") << 2 << 2;
    QTest::newRow("five") << 5 << 5;
    QTest::newRow("more than there are") << 20 << 6;
    QTest::newRow("none is no number") << 0 << 1;
}

void TestSendQueue::asManyAtOnceAsTheAccountAllows()
{
    QFETCH(const int, allowed);
    QFETCH(const int, most);
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = allowed;
    b.service.setHandler([&b](const FaultRequest& request) {
        FaultScript script = b.obliging(request);
        if (request.target.contains("generations"))
            script.then = FaultScript::Then::Stall, script.reply.chop(10);
        return script;
    });
    const QList<TaskId> ids = submitSeveral(6);
    TRY_COMPARE(b.creates(), most);
    for (int n = 0; n < 20; ++n)
        QTest::qWait(2);
    QCOMPARE(b.creates(), most);
    QCOMPARE(b.store->counts().value(TaskState::Sending), most);
    if (most < 6) {
        QCOMPARE(b.runner->sendWait(ids.last())->what, SendWait::For::Slot);
        QCOMPARE(b.runner->sendWait(ids.last())->ahead, 5 - most);
        QVERIFY(!b.runner->sendWait(ids.last())->remainingMs);
    }
}

void TestSendQueue::whyItWaits()
{
    RunnerBench& b = *m_bench;
    QVERIFY(!b.runner->sendWait(1));
    makeThePause(40);
    const QList<TaskId> ids = submitSeveral(2);
    b.pass(15);
    for (qsizetype n = 0; n < 2; ++n) {
        const std::optional<SendWait> wait = b.runner->sendWait(ids.at(n));
        QVERIFY(wait);
        QCOMPARE(wait->what, SendWait::For::Pause);
        QCOMPARE(wait->remainingMs, 25000);
        QCOMPARE(wait->ahead, int(n));
    }
    QVERIFY(b.reaches(ids.at(0), TaskState::InProgress));
    QVERIFY(!b.runner->sendWait(ids.at(0)));
    QVERIFY(b.reaches(ids.at(0), TaskState::Saved));
    QVERIFY(!b.runner->sendWait(ids.at(0)));
}

void TestSendQueue::pauseIsKeptTo_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::addColumn<int>("seconds");
    const QByteArray many = R"({"Response":{"Error":{"Code":"RequestLimitExceeded.JobNumExceed","Message":"m"}}})";
    QTest::newRow("429") << throttled() << 2;
    QTest::newRow("429, no words") << RunnerBench::json(429, "") << 2;
    QTest::newRow("425") << RunnerBench::json(425, "", "Retry-After: 3\r\n") << 3;
    QTest::newRow("seconds") << throttled("Retry-After: 12\r\n") << 12;
    QTest::newRow("a date") << throttled("Date: Sun, 06 Nov 1994 08:49:37 GMT\r\nRetry-After: Sun, 06 Nov 1994 "
                                         "08:50:07 GMT\r\n")
                            << 30;
    QTest::newRow("a date long past") << throttled("Date: Sun, 06 Nov 1994 08:49:37 GMT\r\nRetry-After: Sun, 06 Nov "
                                                   "1988 08:50:07 GMT\r\n")
                                      << 2;
    QTest::newRow("less than nothing") << throttled("Retry-After: -100\r\n") << 2;
    QTest::newRow("nothing") << throttled("Retry-After: 0\r\n") << 2;
    QTest::newRow("for ever") << throttled("Retry-After: 1000000000000\r\n") << 900;
    QTest::newRow("junk") << throttled("Retry-After: soon\r\n") << 2;
    QTest::newRow("too many jobs in 200") << RunnerBench::json(200, many) << 2;
    QTest::newRow("too many jobs in 200 with a time") << RunnerBench::json(200, many, "Retry-After: 8\r\n") << 8;
    QTest::newRow("Throttling in 400") << RunnerBench::json(400, R"({"code":"Throttling.RateQuota"})") << 2;
    QTest::newRow("503 with a documented code") << RunnerBench::json(503, R"({"code":"Throttling"})") << 2;
}

void TestSendQueue::pauseIsKeptTo()
{
    QFETCH(const FaultScript, script);
    QFETCH(const int, seconds);
    RunnerBench& b = *m_bench;
    b.random = 0;
    b.service.enqueue(script);
    const TaskId id = b.submit();
    b.quiet();
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.task(id).error.kind, ErrorKind::Throttled);
    QVERIFY(b.task(id).error.message.contains(u"attempt is number 1 of 3"_s));
    // Throttled is neither refused nor not sent, so the message does not say what was accepted.
    QVERIFY(!b.task(id).error.message.contains(u"nothing was"_s));
    QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::Pause);
    QCOMPARE(b.runner->sendWait(id)->remainingMs, seconds * 1000);
    b.clock.advance(seconds * 1000 - 1);
    b.quiet();
    QCOMPARE(b.creates(), 1);
    b.clock.advance(1);
    b.quiet();
    QCOMPARE(b.creates(), 2);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
}

void TestSendQueue::turnedAwayThreeTimesInAllThenAsks()
{
    RunnerBench& b = *m_bench;
    b.random = 0;
    b.service.setHandler([](const FaultRequest&) { return throttled(); });
    const TaskId id = b.submit();
    b.quiet();
    int calls = 1;
    for (const int seconds : {2, 8, 30}) {
        QCOMPARE(b.creates(), calls);
        QCOMPARE(b.task(id).resends, calls);
        QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::Pause);
        QCOMPARE(b.runner->sendWait(id)->remainingMs, seconds * 1000);
        b.clock.advance(seconds * 1000);
        b.quiet();
        ++calls;
    }
    for (int n = 0; n < 20; ++n) {
        b.clock.advance(120000);
        b.quiet();
    }
    QCOMPARE(b.creates(), 4);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QVERIFY(b.task(id).held);
    QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::User);
    // The log has the body once.
    int bodies = 0;
    QStringList again;
    for (const TaskLogEntry& entry : b.store->log(id)) {
        bodies += int(entry.text.contains(u"A lantern on a lake"_s));
        if (entry.kind == u"create"_s && entry.text.startsWith(u"Sent again"_s))
            again.append(entry.text);
    }
    QCOMPARE(bodies, 1);
    QCOMPARE(again.size(), 3);
    QVERIFY2(again.at(1).startsWith(u"Sent again, try 2 of 3, POST http"_s) && !again.at(1).contains(u'\n'),
        qPrintable(again.at(1)));
    b.service.setHandler([&b](const FaultRequest& request) { return b.obliging(request); });
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 5);
    // The pauses start again after a success.
    b.service.enqueue(throttled());
    const TaskId next = b.submit();
    b.quiet();
    QCOMPARE(b.runner->sendWait(next)->remainingMs, 2000);
}

/// Each task has its own tries, all of them share growing pauses, and it ends.
void TestSendQueue::manyThatAreTurnedAwayEnd()
{
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = 3;
    b.service.setHandler([](const FaultRequest&) { return throttled(); });
    const QList<TaskId> ids = submitSeveral(6);
    const auto areHeld = [&] {
        return std::all_of(ids.cbegin(), ids.cend(), [&b](TaskId id) { return b.task(id).held; });
    };
    QVERIFY(b.until(areHeld));
    QCOMPARE(b.creates(), 6 * 4);
    for (int n = 0; n < 10; ++n) {
        b.clock.advance(900000);
        b.quiet();
    }
    QCOMPARE(b.creates(), 6 * 4);
    QCOMPARE(b.runner->activeCount(), 0);
}

void TestSendQueue::oneGoesFirstAfterAPause()
{
    RunnerBench& b = *m_bench;
    b.accounts.first().createsAtOnce = 5;
    makeThePause(10);
    const QList<TaskId> ids = submitSeveral(5);
    b.service.forget();
    b.service.enqueue(throttled("Retry-After: 20\r\n"));
    b.pass(10);
    QCOMPARE(order(), u"1"_s);
    b.pass(19);
    QCOMPARE(order(), u"1"_s);
    FaultScript slow = RunnerBench::json(200, RunnerBench::createdA("job-slow"));
    slow.isHeld = true;
    b.service.enqueue(slow);
    b.pass(1);
    QCOMPARE(order(), u"11"_s); // the others wait for its reply
    TRY_VERIFY(b.service.isHolding());
    b.service.release();
    TRY_COMPARE(b.creates(), 6);
    QVERIFY(b.until([&b] { return b.store->counts().value(TaskState::Saved) == 5; }));
    QCOMPARE(b.creates(), 6);
}

void TestSendQueue::answersThatAreOnTheirWayMakeOnePause()
{
    RunnerBench& b = *m_bench;
    b.random = 0;
    b.accounts.first().createsAtOnce = 4;
    b.service.setHandler([](const FaultRequest&) {
        FaultScript script = throttled();
        script.isHeld = true;
        return script;
    });
    const QList<TaskId> ids = submitSeveral(6);
    TRY_COMPARE(b.creates(), 4);
    TRY_VERIFY(b.service.isHolding());
    b.service.release();
    b.quiet();
    QCOMPARE(b.creates(), 4);
    for (TaskId id : ids)
        QCOMPARE(b.runner->sendWait(id)->remainingMs, 2000);
    b.clock.advance(2000);
    TRY_COMPARE(b.creates(), 5);
    TRY_VERIFY(b.service.isHolding());
    b.service.release();
    b.quiet();
    QCOMPARE(b.creates(), 5);
    QCOMPARE(b.runner->sendWait(ids.last())->remainingMs, 8000);
}

void TestSendQueue::otherAccountsGoOn()
{
    RunnerBench& b = *m_bench;
    Account other = b.account;
    other.id = u"other"_s;
    other.name = u"Other"_s;
    b.accounts.append(other);
    b.keys.put(other.id, originOf(other.baseUrl), RunnerBench::key);
    makeThePause(600);
    const TaskId waits = submitSeveral(1).first();
    const TaskId goes = submitSeveral(1, other).first();
    QCOMPARE(b.runner->sendWait(goes)->what, SendWait::For::Slot);
    QCOMPARE(b.runner->sendWait(goes)->ahead, 0);
    QVERIFY(b.reaches(goes, TaskState::Saved));
    QCOMPARE(b.task(waits).state, TaskState::Waiting);
    QCOMPARE(b.creates(), 2);
}

void TestSendQueue::outOfReachUsesNoTryUp()
{
    RunnerBench& b = *m_bench;
    b.random = 0;
    for (int n = 0; n < 2; ++n)
        b.service.enqueue(throttled("Retry-After: 10\r\n"));
    const TaskId id = b.submit();
    QVERIFY(b.until([&b] { return b.creates() == 2; }));
    b.quiet();
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 3; }));
    QCOMPARE(b.task(id).resends, 2);
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 3);
}

void TestSendQueue::askingDoesNotEndThePause()
{
    RunnerBench& b = *m_bench;
    b.service.enqueue(throttled("Retry-After: 60\r\n"));
    const TaskId id = b.submit();
    b.quiet();
    for (int n = 0; n < 5; ++n) {
        QVERIFY(b.runner->checkNow(id));
        b.runner->resumeAccount(b.account.id);
        b.pass(2);
    }
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.runner->sendWait(id)->remainingMs, 50000);
    b.pass(50);
    QCOMPARE(b.creates(), 2);
}

QTEST_GUILESS_MAIN(TestSendQueue)
#include "tst_sendqueue.moc"
