// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/store/idjournal.h"

#include "tests/tasks/runnerbench.h"

#include <QNetworkProxy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// A task whose answer was lost, in its state at that time.
VideoTask lostTask(RunnerBench& b)
{
    b.service.enqueue(RunnerBench::json(502, "<html>", "X-Request-Id: edge-1\r\n"));
    const TaskId id = b.submit();
    if (!b.reaches(id, TaskState::NeedsReview))
        qFatal("no answer was lost");
    return b.task(id);
}

bool isAboutMoney(const QString& sentence)
{
    return sentence.contains(u"may have been charged"_s) && !sentence.contains(u"othing was charged"_s);
}

VideoRequest anotherRequest()
{
    VideoRequest request = RunnerBench::textRequest();
    request.prompt += u" at dusk"_s;
    return request;
}

/// From now on one take a day is allowed, which the lost call may have been.
Result<qint64> oneTakeADay(RunnerBench& b, AtLimit atLimit)
{
    return SpendBook(*b.store, b.clock)
        .storeLimit({0, LimitPeriod::Day, {}, LimitUnit::Takes, Amount::whole(1), {}, atLimit});
}

} // namespace

Q_DECLARE_METATYPE(Dailies::AtLimit)

/// A create call that may have been charged remains to be decided, whatever happens to the resent request.
class TestLostCall final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void withdrawnBeforeItWasSent();
    void withdrawnAfterItWasTurnedAway();
    void declined();
    void declinedInEveryWay_data();
    void declinedInEveryWay();
    void limitRefuses_data();
    void limitRefuses();
    void limitIsReachedWhileItWaits();
    void twiceInAMoment();
    void attachedWhileItWaits();
    void neverReached();
    void keyRefused();
    void keyRefusedToAnotherTask();
    void keyRefusedAgainSaysNothingOfOthers();
    void accountIsRemovedWhileItWaits();
    void stoppedBeforeItWasSent();
    void afterARestart();
    void acceptedAtLast();
    void attachedAfterwards();
    void wrongIdIsChanged_data();
    void wrongIdIsChanged();
    void changedIdNeverComesBack();
    void idOfAnotherTaskIsRefused();

private:
    void isBack(const VideoTask& before, int creates);

    std::unique_ptr<RunnerBench> m_bench;
};

/// The information for support about the call in doubt is unchanged.
void TestLostCall::isBack(const VideoTask& before, int creates)
{
    RunnerBench& b = *m_bench;
    const VideoTask task = b.task(before.id);
    QCOMPARE(task.state, TaskState::NeedsReview);
    QCOMPARE(task.sentAt, before.sentAt);
    QCOMPARE(task.bodyDigest, before.bodyDigest);
    QVERIFY(!task.bodyDigest.isEmpty());
    QVERIFY(task.report == before.report);
    QVERIFY(task.watched && !task.held && !task.lostCall);
    b.pass(120);
    QCOMPARE(b.creates(), creates);
    QCOMPARE(b.runner->activeCount(), 0);
}

void TestLostCall::withdrawnBeforeItWasSent()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    const QSignalSpy removed(b.store.get(), &TaskStore::taskRemoved);
    b.clock.advance(5000);
    QVERIFY(b.runner->resubmit(before.id));
    QCOMPARE(b.task(before.id).state, TaskState::Waiting);
    QVERIFY(b.runner->withdraw(before.id));
    isBack(before, 1);
    QVERIFY(b.task(before.id).error == before.error);
    QCOMPARE(removed.size(), 0);
    QVERIFY(!b.runner->withdraw(before.id));
    // All decisions are still possible.
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.reaches(before.id, TaskState::Saved));
    QCOMPARE(b.creates(), 2);
}

void TestLostCall::withdrawnAfterItWasTurnedAway()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.clock.advance(5000);
    b.service.enqueue(RunnerBench::json(429, R"({"code":"Throttling","message":"slow","request_id":"r"})"));
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.creates() == 2 && b.task(before.id).state == TaskState::Waiting; }));
    QVERIFY(b.task(before.id).sentAt != before.sentAt);
    QVERIFY2(isAboutMoney(b.task(before.id).error.message), qPrintable(b.task(before.id).error.message));
    QVERIFY(b.runner->withdraw(before.id));
    isBack(before, 2);
    QVERIFY(b.task(before.id).error == before.error);
}

void TestLostCall::declined()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.clock.advance(5000);
    b.service.enqueue(RunnerBench::json(400, R"({"code":"Bad","message":"too long","request_id":"r"})"));
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.creates() == 2 && b.task(before.id).state == TaskState::NeedsReview; }));
    isBack(before, 2);
    const QString message = b.task(before.id).error.message;
    QVERIFY2(message.contains(u"too long"_s) && isAboutMoney(message), qPrintable(message));
}

void TestLostCall::declinedInEveryWay_data()
{
    QTest::addColumn<FaultScript>("script");
    QTest::newRow("408") << RunnerBench::json(408, "");
    QTest::newRow("408 with a page") << FaultScript{
        .reply = FaultServer::reply(408, "<html>", "Content-Type: text/html\r\n")};
    QTest::newRow("301") << RunnerBench::json(301, "", "Location: https://elsewhere.example/v1\r\n");
    QTest::newRow("404") << RunnerBench::json(404, "");
    QTest::newRow("401") << RunnerBench::json(401, R"({"message":"no"})");
    QTest::newRow("403 for the key") << RunnerBench::json(403, R"({"code":"InvalidApiKey"})");
    QTest::newRow("a code") << RunnerBench::json(200, R"({"code":"InvalidParameter","message":"no"})");
}

/// The earlier call may have been accepted; no text suggests otherwise.
void TestLostCall::declinedInEveryWay()
{
    QFETCH(const FaultScript, script);
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.service.enqueue(script);
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.creates() == 2 && b.task(before.id).state == TaskState::NeedsReview; }));
    const QString sentence = b.task(before.id).error.message;
    QVERIFY2(isAboutMoney(sentence), qPrintable(sentence));
    QVERIFY2(!sentence.contains(u"nothing was accepted"_s), qPrintable(sentence));
    isBack(before, 2);
}

void TestLostCall::limitRefuses_data()
{
    QTest::addColumn<AtLimit>("atLimit");
    QTest::addColumn<ErrorKind>("error");
    QTest::newRow("asks") << AtLimit::Ask << ErrorKind::OverLimit;
    QTest::newRow("refuses") << AtLimit::Refuse << ErrorKind::LimitReached;
}

/// All three choices remain, not only the one that may be charged twice.
void TestLostCall::limitRefuses()
{
    QFETCH(const AtLimit, atLimit);
    QFETCH(const ErrorKind, error);
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    QVERIFY(oneTakeADay(b, atLimit));
    b.clock.advance(5000);
    const Result<void> again = b.runner->resubmit(before.id);
    QVERIFY(!again);
    QCOMPARE(again.error().kind, error);
    QVERIFY2(again.error().message.startsWith(u"The request wasn't sent again. "_s)
            && again.error().message.contains(u"1 takes a day"_s) && !again.error().message.contains(u"charged"_s),
        qPrintable(again.error().message));
    QVERIFY(b.task(before.id) == before);
    const Result<void> over = b.runner->resubmit(before.id, {.limits = again.error().limits});
    QCOMPARE(bool(over), atLimit == AtLimit::Ask);
    if (over)
        QVERIFY(b.reaches(before.id, TaskState::Saved));
    else
        isBack(before, 1);
    QCOMPARE(b.creates(), over ? 2 : 1);
}

void TestLostCall::limitIsReachedWhileItWaits()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.clock.advance(5000);
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(oneTakeADay(b, AtLimit::Ask));
    QVERIFY(b.reaches(before.id, TaskState::NeedsReview));
    isBack(before, 1);
    const QString message = b.task(before.id).error.message;
    QVERIFY2(message.contains(u"1 takes a day"_s) && isAboutMoney(message), qPrintable(message));
}

/// The next call is lost, too, before the second press.
void TestLostCall::twiceInAMoment()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.clock.advance(20'000);
    quint64 presses = 0;
    b.runner->setHands([&] {
        ++presses;
        return SendPress{presses, presses, b.clock.elapsed()};
    });
    b.service.enqueue(RunnerBench::json(502, "<html>"));
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.creates() == 2 && b.task(before.id).state == TaskState::NeedsReview; }));
    b.clock.advance(1000);
    const Result<void> again = b.runner->resubmit(before.id);
    QVERIFY(!again);
    QCOMPARE(again.error().kind, ErrorKind::SentJustNow);
    QVERIFY2(again.error().message.startsWith(u"You sent this "_s), qPrintable(again.error().message));
    QCOMPARE(b.creates(), 2);
    QVERIFY(b.runner->resubmit(before.id, {.isMeant = true}));
    QVERIFY(b.reaches(before.id, TaskState::Saved));
    QCOMPARE(b.creates(), 3);
}

void TestLostCall::attachedWhileItWaits()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.clock.advance(5000);
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.runner->hold(before.id));
    QVERIFY(b.runner->attachId(before.id, u"job-7"_s));
    QCOMPARE(b.task(before.id).state, TaskState::InProgress);
    QCOMPARE(b.task(before.id).sentAt, before.sentAt);
    QVERIFY(b.reaches(before.id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestLostCall::neverReached()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.clock.advance(5000);
    // Nobody listens on this port.
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] {
        const VideoTask task = b.task(before.id);
        if (task.state == TaskState::Waiting && task.unsentAttempts > 0 && !isAboutMoney(task.error.message))
            qWarning("%s", qPrintable(task.error.message));
        return task.held;
    }));
    QVERIFY2(isAboutMoney(b.task(before.id).error.message), qPrintable(b.task(before.id).error.message));
    QVERIFY(b.runner->withdraw(before.id));
    isBack(before, 1);
    QVERIFY(b.task(before.id).error == before.error);
}

void TestLostCall::keyRefused()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    const QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    b.service.enqueue(RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})"));
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.creates() == 2 && b.task(before.id).state == TaskState::NeedsReview; }));
    isBack(before, 2);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(paused.first().at(1).value<Error>().kind, ErrorKind::KeyProblem);
}

/// The waiting task's first call is still in doubt, although nothing of the refused one was accepted.
void TestLostCall::keyRefusedToAnotherTask()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.runner->sendAt(before.id, b.clock.now().addSecs(3600)));
    const QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    b.service.enqueue(RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})"));
    const TaskId refused = b.submit(anotherRequest());
    QVERIFY(b.reaches(refused, TaskState::Refused));
    QVERIFY(b.task(refused).error.message.contains(u"nothing was accepted"_s));
    QVERIFY(b.until([&] { return b.task(before.id).error.kind == ErrorKind::KeyProblem; }));
    QCOMPARE(b.task(before.id).state, TaskState::Waiting);
    const QString message = b.task(before.id).error.message;
    QVERIFY2(message.startsWith(u"The service rejected the key. "_s) && isAboutMoney(message)
            && !message.contains(u"nothing was accepted"_s),
        qPrintable(message));
    // The notice is about the account.
    QCOMPARE(paused.size(), 1);
    const QString notice = paused.first().at(1).value<Error>().message;
    QVERIFY2(!notice.contains(u"accepted"_s) && !notice.contains(u"charged"_s), qPrintable(notice));
}

void TestLostCall::keyRefusedAgainSaysNothingOfOthers()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    const TaskId unsent = b.submit(anotherRequest());
    QVERIFY(b.runner->sendAt(unsent, b.clock.now().addSecs(3600)));
    const QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    b.service.enqueue(RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})"));
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.task(unsent).error.kind == ErrorKind::KeyProblem; }));
    QVERIFY2(isAboutMoney(b.task(before.id).error.message), qPrintable(b.task(before.id).error.message));
    QCOMPARE(b.task(unsent).error.message, u"The service rejected the key. The service says: no"_s);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(paused.first().at(1).value<Error>().message, b.task(unsent).error.message);
}

void TestLostCall::accountIsRemovedWhileItWaits()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.accounts.clear();
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.until([&] { return b.task(before.id).error.kind == ErrorKind::KeyProblem; }));
    const Error error = b.task(before.id).error;
    QVERIFY2(isAboutMoney(error.message), qPrintable(error.message));
    QVERIFY(tellsRemovedAccount(error));
}

void TestLostCall::stoppedBeforeItWasSent()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    QVERIFY(b.runner->resubmit(before.id));
    connect(b.store.get(), &TaskStore::taskChanged, this, [&b](TaskId id) {
        if (b.task(id).state == TaskState::Sending)
            (void)b.runner->cancelSending(id);
    });
    QVERIFY(b.until([&] { return b.task(before.id).held; }));
    QVERIFY2(isAboutMoney(b.task(before.id).error.message), qPrintable(b.task(before.id).error.message));
    QVERIFY(b.runner->withdraw(before.id));
    isBack(before, 1);
}

void TestLostCall::afterARestart()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    QVERIFY(b.runner->resubmit(before.id));
    b.crash();
    b.start();
    b.runner->resume();
    b.pass(5);
    QCOMPARE(b.creates(), 1);
    QVERIFY2(isAboutMoney(b.task(before.id).error.message), qPrintable(b.task(before.id).error.message));
    QVERIFY(b.runner->withdraw(before.id));
    isBack(before, 1);
    QVERIFY(b.task(before.id).error == before.error);
}

void TestLostCall::acceptedAtLast()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.task(before.id).lostCall);
    QVERIFY(b.reaches(before.id, TaskState::InProgress));
    QVERIFY(!b.task(before.id).lostCall);
    QVERIFY(b.reaches(before.id, TaskState::Saved));
}

void TestLostCall::attachedAfterwards()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    QVERIFY(b.runner->resubmit(before.id));
    QVERIFY(b.runner->withdraw(before.id));
    QVERIFY(b.runner->attachId(before.id, u"job-9"_s));
    QVERIFY(b.reaches(before.id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

void TestLostCall::wrongIdIsChanged_data()
{
    QTest::addColumn<FaultScript>("aboutWrong");
    QTest::addColumn<bool>("isAnswered");
    const auto saying = [](const QByteArray& word) {
        return RunnerBench::json(
            200, R"({"output":{"task_id":"jbo-9","task_status":")" + word + R"("},"request_id":"r"})");
    };
    QTest::newRow("not known") << RunnerBench::json(404, R"({"code":"NotFound","message":"no such task"})") << true;
    QTest::newRow("UNKNOWN") << saying("UNKNOWN") << true;
    QTest::newRow("failed") << RunnerBench::json(
        200, R"({"output":{"task_id":"jbo-9","task_status":"FAILED","code":"Bad","message":"bad"},"request_id":"r"})")
                            << true;
    QTest::newRow("still running") << saying("RUNNING") << true;
    FaultScript silent = RunnerBench::json(
        200, R"({"output":{"task_id":"jbo-9","task_status":"FAILED","code":"Bad","message":"bad"},"request_id":"r"})");
    silent.isHeld = true;
    QTest::newRow("answer on its way") << silent << false;
}

/// Nothing is created, and an answer about the wrong ID no longer counts.
void TestLostCall::wrongIdIsChanged()
{
    QFETCH(const FaultScript, aboutWrong);
    QFETCH(const bool, isAnswered);
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.service.enqueue(aboutWrong);
    QVERIFY(b.runner->attachId(before.id, u"jbo-9"_s));
    QVERIFY(b.until([&] { return b.queries() == 1 && (!isAnswered || b.queryCalls.open() == 0); }));
    if (QByteArray(QTest::currentDataTag()) == "UNKNOWN" || QByteArray(QTest::currentDataTag()) == "not known") {
        const VideoTask task = b.task(before.id);
        QVERIFY2(task.error.message.startsWith(u"The service doesn't know the ID that you entered."_s),
            qPrintable(task.error.message));
        QVERIFY(task.missedQueries > 0); // so that Change ID is offered first
    }
    QVERIFY(b.runner->attachId(before.id, u"job-9"_s));
    QVERIFY(b.task(before.id).report.word.isEmpty());
    b.service.release();
    QVERIFY(b.reaches(before.id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
    QCOMPARE(b.task(before.id).remoteId, u"job-9"_s);
    QVERIFY(b.asked.value("job-9") > 0);
    QString log;
    for (const TaskLogEntry& entry : b.store->log(before.id))
        log += entry.text + u'\n';
    QVERIFY2(log.contains(u"ID changed by you from jbo-9 to job-9."_s), qPrintable(log));
    // The clip is there now.
    QVERIFY(!b.runner->attachId(before.id, u"job-10"_s));
    QCOMPARE(b.task(before.id).remoteId, u"job-9"_s);
}

/// The ID journal still has the wrong one.
void TestLostCall::changedIdNeverComesBack()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.queriesUntilDone = 1000;
    QVERIFY(b.runner->attachId(before.id, u"jbo-9"_s));
    QVERIFY(b.runner->attachId(before.id, u"job-9"_s));
    b.crash();
    b.start();
    const IdJournal journal(journalFile(b.store->file()));
    QVERIFY(!lacksIds(b.store->file(), journal));
    const auto recovered = completeFromJournal(*b.store, journal, b.clock.now());
    QVERIFY(recovered);
    QCOMPARE(recovered->added + recovered->attached, 0);
    QCOMPARE(b.store->ids(), QList<TaskId>{before.id});
    QCOMPARE(b.task(before.id).remoteId, u"job-9"_s);
    QCOMPARE(journal.idOf(before), u"job-9"_s);
}

void TestLostCall::idOfAnotherTaskIsRefused()
{
    RunnerBench& b = *m_bench;
    const VideoTask before = lostTask(b);
    b.queriesUntilDone = 1000;
    const TaskId other = b.submit();
    QVERIFY(b.reaches(other, TaskState::InProgress));
    QVERIFY(b.runner->attachId(before.id, u"jbo-9"_s));
    const Result<void> changed = b.runner->attachId(before.id, b.task(other).remoteId);
    QVERIFY(!changed);
    QVERIFY2(changed.error().message.contains(u"Take %1 already"_s.arg(other)), qPrintable(changed.error().message));
    QCOMPARE(b.task(before.id).remoteId, u"jbo-9"_s);
    // The service gave this one.
    QVERIFY(!b.runner->attachId(other, u"job-10"_s));
}

QTEST_GUILESS_MAIN(TestLostCall)
#include "tst_lostcall.moc"
