// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskstatustext.h"
#include "tests/tasks/runnerbench.h"

#include <QNetworkProxy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A request that was never sent completely waits for the network, for ten minutes without asking the user.
class TestOfflineSends final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void triesAgainAtAnotherMoment_data();
    void triesAgainAtAnotherMoment();
    void refusedBeforeItAllArrived();
    void cutBeforeItAllArrived();
    void notSentAfterALongSleep();
    void reachedAgainFreesTheOthers();
    void backOnTheNet_data();
    void backOnTheNet();
    void offlineIsAskedAboutAfterARestart();
    void offlineIsAskedAboutAfterAPauseOfTheAccount();

private:
    /// Longer than what a connection holds.
    static VideoRequest longRequest()
    {
        VideoRequest request = RunnerBench::textRequest();
        request.prompt = QString(1 << 20, u'a');
        return request;
    }

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

void TestOfflineSends::triesAgainAtAnotherMoment_data()
{
    QTest::addColumn<double>("random");
    QTest::addColumn<qint64>("milliseconds"); // of 2 s, 8 s, 30 s and 60 s
    QTest::newRow("half of it") << 0.0 << qint64(50000);
    QTest::newRow("three quarters") << 0.5 << qint64(75000);
    QTest::newRow("nearly all") << 0.998 << qint64(99900);
}

void TestOfflineSends::triesAgainAtAnotherMoment()
{
    QFETCH(const double, random);
    QFETCH(const qint64, milliseconds);
    RunnerBench& b = *m_bench;
    b.random = random;
    b.service.close();
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 5; }));
    QCOMPARE(b.task(id).createdAt.msecsTo(b.clock.now()), milliseconds);
    QVERIFY(b.task(id).error.message.contains(u"Nothing was charged"_s));
    // It is held after ten minutes, whatever the pauses are.
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QCOMPARE(b.task(id).createdAt.msecsTo(b.clock.now()), qint64(600000));
}

/// A service that refuses a large request after its first bytes and closes the connection.
void TestOfflineSends::refusedBeforeItAllArrived()
{
    RunnerBench& b = *m_bench;
    b.service.narrow();
    b.service.enqueue({.reply = RunnerBench::json(413, R"({"code":"TooLarge","message":"too big"})").reply,
        .then = FaultScript::Then::Rst,
        .atBodyByte = 3000});
    const TaskId id = b.submit(longRequest());
    QVERIFY(b.until([&] { return b.task(id).state == TaskState::Refused; }));
    QVERIFY2(b.task(id).error.message.contains(u"too big"_s), qPrintable(b.task(id).error.message));
    later();
    QCOMPARE(b.service.connections(), 1);
}

/// The same without a word.
void TestOfflineSends::cutBeforeItAllArrived()
{
    RunnerBench& b = *m_bench;
    b.service.narrow();
    for (int n = 0; n < 9; ++n)
        b.service.enqueue({.then = FaultScript::Then::Rst, .atBodyByte = 3000});
    const TaskId id = b.submit(longRequest());
    QVERIFY2(b.until([&] { return b.task(id).unsentAttempts == 3; }), qPrintable(b.task(id).error.message));
    QVERIFY2(b.task(id).error.message.endsWith(u" Nothing was charged."_s), qPrintable(b.task(id).error.message));
    // Its tile has little room, and says what counts.
    const QString tile = statusTextOf(b.task(id), circumstancesOf(b.task(id), *b.runner)).left;
    QVERIFY2(tile.startsWith(u"Nothing was charged. Retrying in "_s), qPrintable(tile));
    QVERIFY2(b.store->log(id).constLast().text.startsWith(u"the connection broke while sending, sent in part"_s),
        qPrintable(b.store->log(id).constLast().text));
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QVERIFY2(b.task(id).error.message.startsWith(u"The service closed the connection 4 times"_s)
            && b.task(id).error.message.contains(u"Nothing was charged"_s),
        qPrintable(b.task(id).error.message));
    const int calls = b.service.connections();
    later();
    QCOMPARE(b.service.connections(), calls);
    QCOMPARE(calls, 4);
}

/// The computer slept for hours in between. The user may not want the clip any more.
void TestOfflineSends::notSentAfterALongSleep()
{
    RunnerBench& b = *m_bench;
    const QNetworkProxy nowhere(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1);
    b.createCalls.setProxy(nowhere);
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 2; }));
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    b.clock.sleep(8 * 3600 * 1000);
    b.clock.advance(60000);
    b.quiet();
    QVERIFY(b.task(id).held);
    later();
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

/// One successful call shows that the others will succeed.
void TestOfflineSends::reachedAgainFreesTheOthers()
{
    RunnerBench& b = *m_bench;
    b.random = 0.9;
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    QVERIFY(b.until([&] {
        return std::all_of(ids.cbegin(), ids.cend(), [&b](TaskId id) { return b.task(id).unsentAttempts >= 4; });
    }));
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    const QDateTime before = b.clock.now();
    QVERIFY(b.runner->checkNow(ids.at(0)));
    QVERIFY(b.until([&b] { return b.creates() == 3; }));
    QVERIFY(before.msecsTo(b.clock.now()) < 3000);
}

void TestOfflineSends::backOnTheNet_data()
{
    QTest::addColumn<bool>("isSoon");
    QTest::newRow("within ten minutes it goes out") << true;
    QTest::newRow("later it asks") << false;
}

void TestOfflineSends::backOnTheNet()
{
    QFETCH(const bool, isSoon);
    RunnerBench& b = *m_bench;
    // Nobody listens on this port, as without a network.
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    const TaskId unsent = b.submit();
    const TaskId held = b.submit();
    QVERIFY(b.runner->hold(held));
    QVERIFY(b.until([&] { return isSoon ? b.task(unsent).unsentAttempts == 4 : b.task(unsent).held; }));
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    if (isSoon)
        QVERIFY(b.reaches(unsent, TaskState::Saved));
    later();
    QCOMPARE(b.creates(), isSoon ? 1 : 0);
    QCOMPARE(b.task(unsent).state, isSoon ? TaskState::Saved : TaskState::Waiting);
    QCOMPARE(b.task(held).state, TaskState::Waiting);
    if (!isSoon) {
        QVERIFY(b.runner->checkNow(unsent));
        QVERIFY(b.reaches(unsent, TaskState::Saved));
    }
    QCOMPARE(b.creates(), 1);
}

/// Only while this program runs.
void TestOfflineSends::offlineIsAskedAboutAfterARestart()
{
    RunnerBench& b = *m_bench;
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 2; }));
    b.crash();
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    b.start();
    b.runner->resume();
    later();
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.runner->sendWait(id)->what, SendWait::For::User);
    QCOMPARE(statusTextOf(b.task(id), circumstancesOf(b.task(id), *b.runner)).brief,
        u"not sent last time, nothing was charged"_s);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.creates(), 1);
}

/// The key was rejected meanwhile, and works again after half an hour. The request's ten minutes do not start again.
void TestOfflineSends::offlineIsAskedAboutAfterAPauseOfTheAccount()
{
    RunnerBench& b = *m_bench;
    b.createCalls.setProxy(QNetworkProxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, 1));
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).unsentAttempts == 1; }));
    b.createCalls.setProxy(QNetworkProxy::NoProxy);
    b.service.enqueue(RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no"})"));
    const TaskId other = b.submit();
    QVERIFY(b.reaches(other, TaskState::Refused));
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    const int creates = b.creates();
    b.clock.advance(30 * 60 * 1000);
    b.runner->resumeAccount(b.account.id);
    b.quiet();
    QVERIFY(b.task(id).held);
    QCOMPARE(b.creates(), creates);
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
}

QTEST_GUILESS_MAIN(TestOfflineSends)
#include "tst_offlinesends.moc"
