// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"

#include "tests/ui/windowbench.h"
#include "ui/style/applylook.h"

#include <QDir>

using namespace Dailies;

namespace {

constexpr int patienceMs = 30'000;

} // namespace

/// Closing the window while requests are sent or tasks run.
class TestWindowClosing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void closingInTheMiddleLosesNothing();
    void closingWaitsForTheAnswer();
    void closingSendsNothingMore();
    void closingAtOnce();
    void stayingOpen();
};

void TestWindowClosing::closingInTheMiddleLosesNothing()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice(2));
    bench.write(u"A lighthouse in fog"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    QTRY_COMPARE_WITH_TIMEOUT(bench.state(id), TaskState::InProgress, patienceMs);
    QVERIFY(bench.window->close());
    QVERIFY(!bench.window->isVisible());
    bench.close();
    QVERIFY(bench.openWithPractice(2));
    QTRY_COMPARE_WITH_TIMEOUT(bench.state(id), TaskState::Saved, patienceMs);
    QCOMPARE(bench.onlyTask(), id);
    const QDir jobs(bench.engine->profile().practice + u"/jobs"_s);
    QCOMPARE(jobs.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void TestWindowClosing::closingWaitsForTheAnswer()
{
    FaultServer server;
    server.enqueue({.reply = WindowBench::accepted("t-1"), .isHeld = true});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    QTRY_COMPARE(bench.state(id), TaskState::Sending);
    QVERIFY(!bench.window->close());
    QVERIFY(bench.window->isVisible());
    QVERIFY(bench.notice()->isVisible());
    QTRY_VERIFY(server.isHolding());
    server.release();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.window->isVisible(), patienceMs);
    QCOMPARE(bench.state(id), TaskState::InProgress);
    QCOMPARE(bench.engine->store().task(id)->remoteId, u"t-1"_s);
}

/// The variations that were not sent when the user closed the window stay unsent.
void TestWindowClosing::closingSendsNothingMore()
{
    FaultServer server;
    for (const char* id : {"t-1", "t-2"})
        server.enqueue({.reply = WindowBench::accepted(id), .isHeld = true});
    server.enqueue({.reply = WindowBench::accepted("t-3")});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.form()->setCopies(3);
    bench.submit();
    const auto count = [&bench](TaskState state) { return bench.engine->store().counts().value(state); };
    QTRY_COMPARE(count(TaskState::Sending), 2);
    QTRY_COMPARE(server.requests().size(), 2);
    QVERIFY(!bench.window->close());
    server.release();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.window->isVisible(), patienceMs);
    QCOMPARE(count(TaskState::InProgress), 2);
    QCOMPARE(count(TaskState::Waiting), 1);
}

void TestWindowClosing::closingAtOnce()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    QTRY_COMPARE(server.requests().size(), 1);
    QVERIFY(!bench.window->close());
    QCOMPARE(WindowBench::wordsOfActions(bench.notice()), (QStringList{u"Stay open"_s, u"Close now"_s}));
    bench.button(u"messageAction2"_s, bench.notice())->click();
    QVERIFY(!bench.window->isVisible());
    bench.close();
    // The next start sends nothing automatically; the user decides.
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    QTRY_COMPARE(bench.state(id), TaskState::NeedsReview);
    QTest::qWait(300);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(bench.window->close());
}

void TestWindowClosing::stayingOpen()
{
    FaultServer server;
    server.enqueue({.reply = WindowBench::accepted("t-1"), .isHeld = true});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    QTRY_COMPARE(bench.state(bench.onlyTask()), TaskState::Sending);
    QVERIFY(!bench.window->close());
    bench.button(u"messageAction1"_s, bench.notice())->click();
    QVERIFY(!bench.notice());
    QTRY_VERIFY(server.isHolding());
    server.release();
    QTRY_COMPARE(bench.state(bench.onlyTask()), TaskState::InProgress);
    QTest::qWait(100);
    QVERIFY(bench.window->isVisible());
    QVERIFY(bench.window->close());
}

QTEST_MAIN(TestWindowClosing)
#include "tst_windowclosing.moc"
