// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/querybench.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestTaskClocks final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<QueryBench>(); }
    void cleanup() { m_bench.reset(); }

    void wakeSpreadsTheOldestFirst();
    void standstillSpreads();
    void wallClockSetMovesNothing_data();
    void wallClockSetMovesNothing();
    void agesAreTheServices();
    void strangeWordIsProgress();
    void linkLivesAgainAfterAWrongClock();
    void unknownIsForgottenAfterADay();
    void finishedWithoutAddressIsAskedOn();
    void nothingWakesARestingProgram();
    void usualTimeIsLearned();
    void usualTimeIsReadFromThePast();

private:
    std::unique_ptr<QueryBench> m_bench;
};

void TestTaskClocks::wakeSpreadsTheOldestFirst()
{
    RunnerBench& b = m_bench->bench;
    m_bench->moveAway();
    m_bench->recordAnswering("RUNNING");
    m_bench->adopt(5, u"old-"_s);
    b.clock.advance(700 * 1000);
    b.quiet();
    m_bench->adopt(15, u"new-"_s);
    m_bench->pass(60);
    m_bench->asked.clear();
    b.clock.sleep(8 * 3600 * 1000);
    m_bench->pass(19);
    // Not polled yet: the computer has only just woken up.
    m_bench->pass(36);
    QSet<QByteArray> ids;
    QList<QByteArray> order;
    for (const QueryBench::Question& asked : std::as_const(m_bench->asked)) {
        if (!ids.contains(asked.id))
            order.append(asked.id);
        ids.insert(asked.id);
    }
    QCOMPARE(ids.size(), 20);
    for (int n = 0; n < 5; ++n)
        QVERIFY2(order.at(n).startsWith("old-"), order.join(' ').constData());
    for (qsizetype n = 2; n < m_bench->asked.size(); ++n)
        QVERIFY(m_bench->asked.at(n).at - m_bench->asked.at(n - 2).at >= 1000);
}

void TestTaskClocks::standstillSpreads()
{
    RunnerBench& b = m_bench->bench;
    m_bench->moveAway();
    m_bench->recordAnswering("RUNNING");
    m_bench->adopt(20);
    m_bench->pass(30);
    m_bench->asked.clear();
    const qint64 now = b.clock.elapsed();
    b.clock.standStill(10 * 60 * 1000);
    m_bench->pass(45);
    QSet<QByteArray> ids;
    for (const QueryBench::Question& asked : std::as_const(m_bench->asked))
        ids.insert(asked.id);
    QCOMPARE(ids.size(), 20);
    const qint64 woke = now + 10 * 60 * 1000;
    QVERIFY(std::count_if(m_bench->asked.cbegin(), m_bench->asked.cend(), [&](const QueryBench::Question& a) {
        return a.at <= woke + 5000;
    }) <= 6);
}

void TestTaskClocks::wallClockSetMovesNothing_data()
{
    QTest::addColumn<int>("hours");
    QTest::newRow("on by 25 h") << 25;
    QTest::newRow("back by 25 h") << -25;
    QTest::newRow("to 1970") << -56 * 8766;
}

void TestTaskClocks::wallClockSetMovesNothing()
{
    QFETCH(int, hours);
    RunnerBench& b = m_bench->bench;
    m_bench->moveAway();
    m_bench->recordAnswering("RUNNING");
    const QList<TaskId> ids = m_bench->adopt(10);
    m_bench->pass(90);
    m_bench->asked.clear();
    m_bench->pass(60);
    const qsizetype usually = m_bench->asked.size();
    b.clock.setNow(b.clock.now().addSecs(hours * 3600LL));
    m_bench->asked.clear();
    m_bench->pass(60);
    QVERIFY2(std::abs(m_bench->asked.size() - usually) <= 10,
        qPrintable(u"%1 after %2"_s.arg(m_bench->asked.size()).arg(usually)));
    for (TaskId id : ids)
        QCOMPARE(b.task(id).state, TaskState::InProgress);
}

void TestTaskClocks::agesAreTheServices()
{
    RunnerBench& b = m_bench->bench;
    QDateTime service = b.clock.now();
    QByteArray word = "UNKNOWN";
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET")
            return FaultScript{.then = FaultScript::Then::Stall};
        if (request.target.contains("generations"))
            return RunnerBench::json(200, RunnerBench::createdA("job-1"), RunnerBench::dateHeader(service));
        return RunnerBench::json(200, b.queryA(word, "job-1", word == "SUCCEEDED" ? b.clipUrl() : QByteArray()),
            RunnerBench::dateHeader(service));
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.queries() >= 2; }));
    QCOMPARE(b.task(id).acceptedServiceTime, service);
    // The user sets this computer's clock; for the service, one minute has passed.
    b.clock.setNow(b.clock.now().addSecs(25 * 3600));
    service = service.addSecs(60);
    const int before = b.queries();
    m_bench->pass(20);
    QVERIFY(b.queries() >= before + 6);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    word = "SUCCEEDED";
    QVERIFY(b.reaches(id, TaskState::Downloading));
    QCOMPARE(b.task(id).addressExpiresAt, service.addSecs(24 * 3600));
}

void TestTaskClocks::strangeWordIsProgress()
{
    RunnerBench& b = m_bench->bench;
    QByteArray word = "PRE-HEATING";
    b.service.setHandler([&](const FaultRequest& request) {
        return request.target.contains("QueryVideo") && !word.isEmpty() ? RunnerBench::json(200, b.queryA(word))
                                                                        : b.obliging(request);
    });
    const TaskId id = b.submit();
    for (const char* said : {"PRE-HEATING", "succeeded-almost", "ERROR", "TIMEOUT"}) {
        word = said;
        QVERIFY(b.until([&] { return b.task(id).report.word == QLatin1StringView(said); }));
        QCOMPARE(b.task(id).state, TaskState::InProgress);
        QCOMPARE(stateWord(b.task(id)), u"In progress (%1)"_s.arg(QLatin1StringView(said)));
    }
    word.clear();
    QVERIFY(b.reaches(id, TaskState::Saved));
}

// The service reports no time, so the link seemed to be over for as long as this computer's clock was wrong.
void TestTaskClocks::linkLivesAgainAfterAWrongClock()
{
    RunnerBench& b = m_bench->bench;
    bool isGood = false;
    b.service.setHandler([&](const FaultRequest& request) {
        return request.method == "GET" && !isGood ? RunnerBench::json(403, "{}") : b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Downloading));
    const QDateTime right = b.clock.now();
    b.clock.setNow(right.addDays(10));
    QVERIFY(b.until([&] { return b.task(id).answersAfterExpiry > 0; }));
    b.crash();
    b.clock.setNow(right.addSecs(600));
    b.start();
    b.runner->resume();
    QVERIFY(b.until([&] { return b.task(id).answersAfterExpiry == 0; }));
    isGood = true;
    QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(b.clock.now() < right.addSecs(3600));
}

void TestTaskClocks::unknownIsForgottenAfterADay()
{
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("UNKNOWN");
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    m_bench->pass(3);
    // The service reports no time, so this computer's clock counts.
    for (int n = 1; n < 24; ++n) {
        b.clock.setNow(b.clock.now().addSecs(3600));
        m_bench->pass(4);
        QCOMPARE(b.task(id).state, TaskState::InProgress);
    }
    b.clock.setNow(b.clock.now().addSecs(3600));
    const qsizetype asked = m_bench->asked.size();
    QVERIFY(b.until([&] { return b.task(id).state == TaskState::Forgotten; }));
    QCOMPARE(m_bench->asked.size() - asked, 2);
    QCOMPARE(b.task(id).remoteId, u"job-1"_s);
    QCOMPARE(b.runner->activeCount(), 0);
    m_bench->pass(60);
    QCOMPARE(m_bench->asked.size() - asked, 2);
    // The user can still poll it.
    b.service.setHandler([&](const FaultRequest& request) { return b.obliging(request); });
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestTaskClocks::finishedWithoutAddressIsAskedOn()
{
    RunnerBench& b = m_bench->bench;
    m_bench->recordAnswering("SUCCEEDED");
    QSignalSpy told(b.runner.get(), &TaskRunner::finishedWithoutAddress);
    QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return m_bench->asked.size() >= 10; }));
    QVERIFY(m_bench->asked.last().at - m_bench->asked.first().at >= 3600 * 1000);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    QVERIFY(b.task(id).error.message.contains(u"no link"_s));
    // Reported once, also after a restart.
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().at(0).toLongLong(), id);
    QCOMPARE(rest.size(), 0);
    b.crash();
    b.start();
    QSignalSpy toldAgain(b.runner.get(), &TaskRunner::finishedWithoutAddress);
    b.runner->resume();
    QVERIFY(b.until([&] { return m_bench->asked.size() >= 12; }));
    QCOMPARE(toldAgain.size(), 0);
    b.service.setHandler([&](const FaultRequest& request) { return b.obliging(request); });
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestTaskClocks::nothingWakesARestingProgram()
{
    RunnerBench& b = m_bench->bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    m_bench->pass(130);
    QCOMPARE(b.clock.waiting(), 0);
    QCOMPARE(b.clock.untilNext(), -1);
}

void TestTaskClocks::usualTimeIsLearned()
{
    RunnerBench& b = m_bench->bench;
    for (int n = 0; n < 5; ++n) {
        const TaskId id = b.submit();
        QVERIFY(!b.runner->eta(id));
        QVERIFY(b.reaches(id, TaskState::Saved));
    }
    b.queriesUntilDone = 1000;
    const TaskId id = b.submit();
    // From the very moment at which it is in progress.
    std::optional<TaskEta> atOnce;
    connect(b.store.get(), &TaskStore::taskChanged, this, [&](TaskId changed) {
        if (changed == id && b.task(id).state == TaskState::InProgress && !atOnce)
            atOnce = b.runner->eta(id);
    });
    QVERIFY(b.until([&] { return b.task(id).state == TaskState::InProgress; }));
    QVERIFY(atOnce);
    const std::optional<TaskEta> eta = b.runner->eta(id);
    QVERIFY(eta);
    QCOMPARE(eta->takes, 5);
    QVERIFY(eta->usualMs >= 500 && eta->usualMs <= 5000);
    QVERIFY(eta->remainingMs <= eta->usualMs);
    m_bench->pass(int(eta->remainingMs / 1000) + 2);
    QVERIFY(b.runner->eta(id)->remainingMs > 0); // a few seconds more are not slow
    m_bench->pass(10);
    QCOMPARE(b.runner->eta(id)->remainingMs, 0);
    QVERIFY(!b.runner->eta(9999));
    // No known length is near enough.
    VideoRequest longer = RunnerBench::textRequest();
    longer.durationSeconds = 30;
    const TaskId other = b.submit(longer);
    QVERIFY(b.until([&] { return b.task(other).state == TaskState::InProgress; }));
    QVERIFY(!b.runner->eta(other));
}

void TestTaskClocks::usualTimeIsReadFromThePast()
{
    RunnerBench& b = m_bench->bench;
    m_bench->moveAway();
    m_bench->recordAnswering("RUNNING");
    for (int n = 0; n < 6; ++n) {
        VideoTask past;
        past.accountId = b.account.id;
        past.baseUrl = b.account.baseUrl;
        past.request = RunnerBench::textRequest();
        past.state = TaskState::Saved;
        past.remoteId = u"past-%1"_s.arg(n);
        past.report.state = RemoteState::Succeeded;
        past.createdAt = past.sentAt = past.acceptedAt = b.clock.now().addDays(-1);
        past.finishedAt = past.acceptedAt.addSecs(590 + 4 * n);
        past.file = u"/clips/past.mp4"_s;
        QVERIFY(b.store->add(past));
    }
    const TaskId id = b.submit();
    b.quiet();
    QCOMPARE(b.runner->eta(id)->usualMs, 600000);
    for (int n = 0; n < 520; ++n) {
        b.clock.advance(1000);
        if (n % 5 == 0)
            b.quiet();
    }
    // Soon after the start, and then at least every two minutes.
    QVERIFY2(
        m_bench->asked.size() >= 5 && m_bench->asked.size() <= 7, qPrintable(QString::number(m_bench->asked.size())));
    m_bench->asked.clear();
    m_bench->pass(90);
    QVERIFY2(m_bench->asked.size() >= 7, qPrintable(QString::number(m_bench->asked.size())));
    const std::optional<TaskEta> eta = b.runner->eta(id);
    QCOMPARE(eta->remainingMs, 0);
    QCOMPARE(eta->takes, 6);
}

QTEST_GUILESS_MAIN(TestTaskClocks)
#include "tst_taskclocks.moc"
