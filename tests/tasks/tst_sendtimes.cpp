// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sendrules.h"
#include "tests/tasks/runnerbench.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 minuteMs = 60'000;
constexpr qint64 hourMs = 60 * minuteMs;

} // namespace

/// When the user wants requests to be sent: at a time, within hours of the day, or not at all for now. The clock starts
/// at 12:00 UTC, which is also the local time here.
class TestSendTimes final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "UTC"); }
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void sentAtItsTime();
    void sentAtATimeGivenLater();
    void sendNowGoesBeforeItsTime();
    void holdForgetsTheTime();
    void noTimeInThePast();
    void clockSetBackAndForward();
    void stillScheduledAfterARestart_data();
    void stillScheduledAfterARestart();
    void missedInPractice();
    void missedBecauseTheComputerSlept();
    void notAheadOfOthers();
    void hoursOfTheDay();
    void hoursDoNotApply_data();
    void hoursDoNotApply();
    void hoursEndAgain();
    void pausedUntilResumed();
    void pauseKeepsATimeToo();
    void pauseLetsQueriesGoOn();
    void pausedIsNotOffline();
    void pausedWhileTheKeyIsRead();
    void reasons_data();
    void reasons();

private:
    TaskId submitAt(const QDateTime& time)
    {
        SendWish wish{m_bench->account, RunnerBench::textRequest()};
        wish.sendAfter = time;
        const auto ids = m_bench->runner->submit(wish);
        return ids ? ids->constFirst() : 0;
    }
    QDateTime in(qint64 milliseconds) const { return m_bench->clock.now().addMSecs(milliseconds); }
    void after(qint64 milliseconds)
    {
        m_bench->clock.advance(milliseconds);
        m_bench->quiet();
    }
    void setRules(const SendRules& rules)
    {
        m_bench->sendRules = rules;
        m_bench->runner->followSendRules();
        m_bench->quiet();
    }
    std::optional<SendWait::For> reason(TaskId id) const
    {
        const auto wait = m_bench->runner->sendWait(id);
        return wait ? std::optional(wait->what) : std::nullopt;
    }
    void restartAfter(qint64 milliseconds)
    {
        m_bench->crash();
        m_bench->clock.advance(milliseconds);
        m_bench->start();
        m_bench->runner->resume();
        m_bench->quiet();
    }

    std::unique_ptr<RunnerBench> m_bench;
};

void TestSendTimes::sentAtItsTime()
{
    const QDateTime time = in(10 * hourMs);
    const TaskId id = submitAt(time);
    QVERIFY(id != 0);
    m_bench->quiet();
    QCOMPARE(m_bench->task(id).sendAfter, time);
    QCOMPARE(reason(id), SendWait::For::Time);
    QCOMPARE(m_bench->runner->sendWait(id)->until, time);
    after(10 * hourMs - 1000);
    QCOMPARE(m_bench->creates(), 0);
    after(1000);
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->task(id).sentAt, time);
    QCOMPARE(m_bench->creates(), 1);
    QVERIFY(!m_bench->task(id).sendAfter.isValid());
}

void TestSendTimes::sentAtATimeGivenLater()
{
    setRules({.isPaused = true});
    const TaskId id = m_bench->submit();
    QVERIFY(m_bench->runner->sendAt(id, in(hourMs)));
    setRules({});
    QCOMPARE(m_bench->creates(), 0);
    QVERIFY(m_bench->runner->sendAt(id, in(2 * hourMs)));
    after(hourMs);
    QCOMPARE(m_bench->creates(), 0);
    after(hourMs);
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QVERIFY(!m_bench->runner->sendAt(id, in(hourMs))); // it was sent
    QCOMPARE(m_bench->creates(), 1);
}

void TestSendTimes::sendNowGoesBeforeItsTime()
{
    const TaskId id = submitAt(in(hourMs));
    m_bench->quiet();
    QVERIFY(m_bench->runner->checkNow(id));
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    after(2 * hourMs);
    QCOMPARE(m_bench->creates(), 1);
}

void TestSendTimes::holdForgetsTheTime()
{
    const TaskId id = submitAt(in(hourMs));
    QVERIFY(m_bench->runner->hold(id));
    after(2 * hourMs);
    QCOMPARE(reason(id), SendWait::For::User);
    QCOMPARE(m_bench->creates(), 0);
    QVERIFY(!m_bench->task(id).sendAfter.isValid());
}

void TestSendTimes::noTimeInThePast()
{
    QCOMPARE(submitAt(in(0)), 0);
    QCOMPARE(submitAt(in(-1)), 0);
    const TaskId id = submitAt(in(hourMs));
    for (const QDateTime& time : {in(0), in(-hourMs), QDateTime()}) {
        const Result<void> refused = m_bench->runner->sendAt(id, time);
        QVERIFY(!refused && refused.error().kind == ErrorKind::BadInput);
    }
    m_bench->quiet();
    QCOMPARE(m_bench->task(id).sendAfter, in(hourMs));
    QCOMPARE(m_bench->creates(), 0);
    QVERIFY(!m_bench->runner->sendAt(99, in(hourMs)));
}

/// The wall clock counts, and it is read at least once a minute.
void TestSendTimes::clockSetBackAndForward()
{
    const TaskId id = submitAt(in(hourMs));
    m_bench->quiet();
    m_bench->clock.setNow(in(-3 * hourMs));
    after(2 * hourMs);
    QCOMPARE(m_bench->creates(), 0);
    m_bench->clock.setNow(in(2 * hourMs));
    after(minuteMs);
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestSendTimes::stillScheduledAfterARestart_data()
{
    QTest::addColumn<qint64>("away");
    QTest::addColumn<bool>("isSent");
    QTest::newRow("a minute before") << hourMs - minuteMs << true;
    QTest::newRow("a second late") << hourMs + 1000 << false;
    QTest::newRow("ten minutes late") << hourMs + 10 * minuteMs << false;
    QTest::newRow("a week late") << 7 * 24 * hourMs << false;
}

void TestSendTimes::stillScheduledAfterARestart()
{
    QFETCH(const qint64, away);
    QFETCH(const bool, isSent);
    const TaskId id = submitAt(in(hourMs));
    m_bench->quiet();
    restartAfter(away);
    after(10 * minuteMs);
    if (isSent) {
        QVERIFY(m_bench->reaches(id, TaskState::Saved));
        QCOMPARE(m_bench->creates(), 1);
        return;
    }
    QCOMPARE(m_bench->creates(), 0);
    QCOMPARE(reason(id), SendWait::For::User);
    QCOMPARE(m_bench->task(id).error.message,
        u"Dailies wasn't running at 2026-01-01 13:00, so this wasn't sent and nothing was charged. Send it now, or "
        "remove it."_s);
    restartAfter(minuteMs); // it asks again, and still sends nothing
    QCOMPARE(reason(id), SendWait::For::User);
    QVERIFY(m_bench->runner->checkNow(id));
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

/// Practice charges nothing, and a call in doubt may have been charged.
void TestSendTimes::missedInPractice()
{
    VideoTask task;
    task.sendAfter = in(0);
    const QString paid = tooLateText(task);
    task.lostCall = LostCall();
    const QString again = tooLateText(task);
    QVERIFY(paid.contains(u"nothing was charged"_s) && !again.contains(u"nothing was charged"_s));
    QVERIFY(again.contains(u"may have been charged"_s));
    task.accountId = Account::practiceId();
    QVERIFY(!tooLateText(task).contains(u"charged"_s));
}

void TestSendTimes::missedBecauseTheComputerSlept()
{
    const TaskId late = submitAt(in(hourMs));
    const TaskId soon = submitAt(in(8 * hourMs + 30 * minuteMs));
    m_bench->quiet();
    m_bench->clock.sleep(8 * hourMs);
    after(minuteMs);
    QCOMPARE(reason(late), SendWait::For::User);
    // It was running, so it doesn't say otherwise.
    QVERIFY(m_bench->task(late).error.message.startsWith(u"This computer was asleep or its clock was changed at"_s));
    QCOMPARE(reason(soon), SendWait::For::Time);
    QCOMPARE(m_bench->creates(), 0);
    after(30 * minuteMs);
    QVERIFY(m_bench->reaches(soon, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestSendTimes::notAheadOfOthers()
{
    m_bench->account.createsAtOnce = 1;
    m_bench->accounts = {m_bench->account};
    submitAt(in(hourMs));
    const TaskId now = m_bench->submit();
    QVERIFY(m_bench->reaches(now, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestSendTimes::hoursOfTheDay()
{
    setRules({.hours = SendHours{QTime(22, 0), QTime(6, 0)}});
    const TaskId id = m_bench->submit();
    m_bench->quiet();
    QCOMPARE(reason(id), SendWait::For::Hours);
    QCOMPARE(m_bench->runner->sendWait(id)->until, in(10 * hourMs));
    after(10 * hourMs - 1000);
    QCOMPARE(m_bench->creates(), 0);
    after(1000);
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
}

void TestSendTimes::hoursDoNotApply_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("Send now") << 0;
    QTest::newRow("a time of its own") << 1;
    QTest::newRow("the hours are changed") << 2;
    QTest::newRow("the whole day") << 3;
}

void TestSendTimes::hoursDoNotApply()
{
    QFETCH(const int, way);
    setRules({.hours = SendHours{QTime(22, 0), QTime(6, 0)}});
    const TaskId id = way == 1 ? submitAt(in(hourMs)) : m_bench->submit();
    m_bench->quiet();
    QCOMPARE(m_bench->creates(), 0);
    if (way == 0)
        QVERIFY(m_bench->runner->checkNow(id));
    if (way == 1)
        after(hourMs);
    if (way == 2)
        setRules({.hours = SendHours{QTime(11, 0), QTime(13, 0)}});
    if (way == 3)
        setRules({.hours = SendHours{QTime(22, 0), QTime(22, 0)}});
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QVERIFY(m_bench->clock.now().time() < QTime(14, 0));
    QCOMPARE(m_bench->creates(), 1);
}

/// A request that could not be sent within the hours waits for the next ones. Holding it takes Send now back.
void TestSendTimes::hoursEndAgain()
{
    setRules({.hours = SendHours{QTime(22, 0), QTime(6, 0)}});
    const TaskId id = m_bench->submit();
    QVERIFY(m_bench->runner->hold(id));
    after(20 * hourMs);
    setRules({});
    QCOMPARE(m_bench->creates(), 0);
    QVERIFY(m_bench->runner->sendAt(id, in(hourMs)));
    QVERIFY(m_bench->runner->hold(id));
    after(2 * hourMs);
    QCOMPARE(m_bench->creates(), 0);
}

void TestSendTimes::pausedUntilResumed()
{
    setRules({.isPaused = true});
    const TaskId first = m_bench->submit();
    const TaskId second = m_bench->submit();
    after(24 * hourMs);
    QCOMPARE(reason(first), SendWait::For::PausedAll);
    QVERIFY(m_bench->runner->checkNow(first)); // not even by Send now
    after(minuteMs);
    QCOMPARE(m_bench->creates(), 0);
    QVERIFY(!m_bench->task(first).held && m_bench->task(first).error.message.isEmpty());
    setRules({});
    QVERIFY(m_bench->reaches(first, TaskState::Saved) && m_bench->reaches(second, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 2);
}

void TestSendTimes::pauseKeepsATimeToo()
{
    setRules({.isPaused = true});
    const TaskId id = submitAt(in(hourMs));
    for (int n = 0; n < 3; ++n)
        after(hourMs);
    QCOMPARE(reason(id), SendWait::For::PausedAll);
    QCOMPARE(m_bench->creates(), 0);
    // The user was there to resume, so nobody has to be asked.
    setRules({});
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
}

void TestSendTimes::pauseLetsQueriesGoOn()
{
    const TaskId id = m_bench->submit();
    QVERIFY(m_bench->reaches(id, TaskState::InProgress));
    setRules({.isPaused = true});
    const TaskId waits = m_bench->submit();
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->task(waits).state, TaskState::Waiting);
    QCOMPARE(m_bench->creates(), 1);
}

/// Nothing is tried meanwhile, so the ten minutes without a network do not pass.
void TestSendTimes::pausedIsNotOffline()
{
    m_bench->service.close();
    const TaskId id = m_bench->submit();
    QVERIFY(m_bench->until([&] { return m_bench->task(id).unsentAttempts == 3; }));
    setRules({.isPaused = true});
    after(hourMs);
    QVERIFY(!m_bench->task(id).held);
    setRules({});
    QVERIFY(m_bench->until([&] { return m_bench->task(id).unsentAttempts > 3; }));
    QVERIFY(!m_bench->task(id).held);
    QVERIFY(m_bench->until([&] { return m_bench->task(id).held; })); // as without a pause
}

void TestSendTimes::pausedWhileTheKeyIsRead()
{
    const TaskId id = m_bench->submit();
    m_bench->sendRules.isPaused = true; // before the runner looks
    m_bench->quiet();
    after(minuteMs);
    QCOMPARE(m_bench->creates(), 0);
    setRules({});
    QVERIFY(m_bench->reaches(id, TaskState::Saved));
    QCOMPARE(m_bench->creates(), 1);
}

void TestSendTimes::reasons_data()
{
    QTest::addColumn<bool>("isPaused");
    QTest::addColumn<bool>("hasHours"); // those of the night; it is noon
    QTest::addColumn<int>("minutes"); // until its time; 0 for none
    QTest::addColumn<bool>("ignoresHours");
    QTest::addColumn<bool>("isPractice");
    QTest::addColumn<int>("expected"); // -1 for none
    const auto is = [](SendWait::For what) { return int(what); };
    QTest::newRow("nothing") << false << false << 0 << false << false << -1;
    QTest::newRow("paused") << true << false << 0 << false << false << is(SendWait::For::PausedAll);
    QTest::newRow("paused, practice") << true << false << 0 << false << true << is(SendWait::For::PausedAll);
    QTest::newRow("paused, sent now") << true << true << 0 << true << false << is(SendWait::For::PausedAll);
    QTest::newRow("paused, with a time") << true << false << 5 << false << false << is(SendWait::For::PausedAll);
    QTest::newRow("time") << false << false << 5 << false << false << is(SendWait::For::Time);
    QTest::newRow("time, practice") << false << false << 5 << false << true << is(SendWait::For::Time);
    QTest::newRow("time has come") << false << false << -5 << false << false << -1;
    QTest::newRow("time has come outside the hours") << false << true << -5 << false << false << -1;
    QTest::newRow("hours") << false << true << 0 << false << false << is(SendWait::For::Hours);
    QTest::newRow("hours, sent now") << false << true << 0 << true << false << -1;
    QTest::newRow("hours, practice") << false << true << 0 << false << true << -1;
    QTest::newRow("hours and time") << false << true << 5 << false << false << is(SendWait::For::Time);
}

void TestSendTimes::reasons()
{
    QFETCH(const bool, isPaused);
    QFETCH(const bool, hasHours);
    QFETCH(const int, minutes);
    QFETCH(const bool, ignoresHours);
    QFETCH(const bool, isPractice);
    SendRules rules{.isPaused = isPaused};
    if (hasHours)
        rules.hours = SendHours{QTime(22, 0), QTime(6, 0)};
    ActiveTask job;
    job.accountId = isPractice ? Account::practiceId() : u"studio"_s;
    job.ignoresHours = ignoresHours;
    if (minutes != 0)
        job.sendAfter = in(minutes * minuteMs);
    const auto wait = SendMoment(rules, in(0), QTimeZone::utc()).wait(job);
    QTEST(wait ? int(wait->what) : -1, "expected");
}

QTEST_GUILESS_MAIN(TestSendTimes)
#include "tst_sendtimes.moc"
