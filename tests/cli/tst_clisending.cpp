// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/momenttext.h"
#include "tests/cli/clirun.h"

#include <QDateTime>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// When the command line sends requests: at a time, within hours of the day, or not while sending is paused.
class tst_CliSending : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_profile = std::make_unique<QTemporaryDir>(); }

    void atATime();
    void wrongTimes_data();
    void wrongTimes();
    void pausedSendsNothing();
    void aPauseThatCannotBeKept();
    void watchTellsWhatThePauseKeeps();
    void hours();
    void unsentTasksAreNamedInOrder();
    void wrongOptions_data();
    void wrongOptions();

private:
    QStringList submit(const QStringList& more) const
    {
        return QStringList{
                   u"submit"_s, u"--json"_s, u"--profile"_s, m_profile->path(), u"--base-url"_s, m_practice->baseUrl()}
        + requestOptions(u"A"_s, u"TextToVideo"_s) + more;
    }
    CliResult run(const QStringList& arguments) const
    {
        return runCli(arguments + QStringList{u"--profile"_s, m_profile->path()}, {}, m_practice->key());
    }

    std::unique_ptr<PracticeRun> m_practice;
    std::unique_ptr<QTemporaryDir> m_profile;
};

void tst_CliSending::initTestCase()
{
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"1"_s});
    QVERIFY(m_practice->isListening());
}

void tst_CliSending::atATime()
{
    const int before = m_practice->creates();
    const QString text = QDateTime::currentDateTime().addDays(1).toString(u"yyyy-MM-dd HH:mm"_s);
    const QDateTime time = QDateTime::fromString(text, u"yyyy-MM-dd HH:mm"_s);
    CliRun sent(submit({u"--at"_s, text}), m_practice->key(), requestText(u"A"_s));
    QVERIFY(sent.waitForLine("Waiting"));
    sent.process().terminate();
    const CliResult stopped = sent.wait();
    QVERIFY2(stopped.status > 128, stopped.all().constData());
    QVERIFY2(stopped.err.contains("Task 1 is still sent at its time"), stopped.all().constData());
    QVERIFY2(stopped.err.contains("watch --send 1") && !stopped.err.contains("Not sent"), stopped.all().constData());
    QCOMPARE(m_practice->creates(), before);
    const CliResult listed = run({u"list"_s});
    QVERIFY2(listed.out.contains("sends at " + momentText(time).toUtf8()), listed.all().constData());
    const CliResult json = run({u"list"_s, u"--json"_s});
    QVERIFY2(json.lines().constFirst().contains(u"sendAfter"_s), json.all().constData());
    const CliResult shown = run({u"show"_s, u"1"_s});
    QVERIFY2(shown.out.contains("sends at " + momentText(time).toUtf8()), shown.all().constData());
    // It is not sent with those that were left unsent.
    CliRun watched({u"watch"_s, u"--send-waiting"_s, u"--profile"_s, m_profile->path()}, m_practice->key());
    QVERIFY2(watched.waitForLine("Sends at " + momentText(time).toUtf8()), watched.out().constData());
    QTest::qWait(500);
    watched.process().terminate();
    const CliResult unwatched = watched.wait();
    QVERIFY2(
        unwatched.err.contains("watch --send 1") && !unwatched.err.contains("Not sent"), unwatched.all().constData());
    QCOMPARE(m_practice->creates(), before);
}

void tst_CliSending::wrongTimes_data()
{
    QTest::addColumn<QString>("time");
    QTest::newRow("no time") << u"tonight"_s;
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("no such hour") << u"25:00"_s;
    QTest::newRow("only a date") << u"2030-01-01"_s;
    QTest::newRow("past") << u"2020-01-01 10:00"_s;
}

void tst_CliSending::wrongTimes()
{
    QFETCH(const QString, time);
    const int before = m_practice->creates();
    const CliResult result = runCli(submit({u"--at"_s, time}), requestText(u"A"_s), m_practice->key());
    QVERIFY2(result.status == 2, result.all().constData());
    QVERIFY2(result.err.contains("--at"), result.all().constData());
    QCOMPARE(m_practice->creates(), before);
}

void tst_CliSending::pausedSendsNothing()
{
    const int before = m_practice->creates();
    QCOMPARE(run({u"sending"_s, u"--pause"_s}).status, 0);
    const CliResult paused = run({u"sending"_s});
    QVERIFY2(paused.out.contains("Sending is paused."), paused.all().constData());
    const CliResult refused = runCli(submit({}), requestText(u"A"_s), m_practice->key());
    QVERIFY2(refused.status == 3, refused.all().constData());
    QVERIFY2(refused.err.contains("nothing was sent") && refused.err.contains("--resume"), refused.all().constData());
    const CliResult watch = run({u"watch"_s, u"--send-waiting"_s});
    QVERIFY2(watch.status == 3, watch.all().constData());
    QCOMPARE(m_practice->creates(), before);
    QCOMPARE(run({u"sending"_s, u"--resume"_s}).status, 0);
    const CliResult sent = runCli(submit({}), requestText(u"A"_s), m_practice->key());
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
}

/// A folder is where the settings should be.
void tst_CliSending::aPauseThatCannotBeKept()
{
    QVERIFY(QDir(m_profile->path()).mkpath(u"settings.ini/x"_s));
    const CliResult paused = run({u"sending"_s, u"--pause"_s});
    QVERIFY2(paused.status == 6, paused.all().constData());
    QVERIFY2(!paused.out.contains("is paused"), paused.all().constData());
}

/// Ending with 0 means that nothing is unfinished.
void tst_CliSending::watchTellsWhatThePauseKeeps()
{
    const QString tomorrow = QDateTime::currentDateTime().addDays(1).toString(u"yyyy-MM-dd HH:mm"_s);
    CliRun waits(submit({u"--at"_s, tomorrow}), m_practice->key(), requestText(u"A"_s));
    QVERIFY(waits.waitForLine("Waiting"));
    waits.process().terminate();
    waits.wait();
    QCOMPARE(run({u"sending"_s, u"--pause"_s}).status, 0);
    const CliResult watch = run({u"watch"_s});
    QVERIFY2(watch.status == 3, watch.all().constData());
    QVERIFY2(watch.err.contains("Not sent: task 1.") && watch.err.contains("--resume"), watch.all().constData());
    QCOMPARE(run({u"remove"_s, u"1"_s}).status, 0);
    const CliResult nothing = run({u"watch"_s});
    QVERIFY2(nothing.status == 0, nothing.all().constData());
}

void tst_CliSending::hours()
{
    const int before = m_practice->creates();
    const QTime now = QTime::currentTime();
    const QString from = now.addSecs(2 * 3600).toString(u"HH:mm"_s);
    const QString until = now.addSecs(3 * 3600).toString(u"HH:mm"_s);
    const CliResult set = run({u"sending"_s, u"--hours"_s, from + u'-' + until, u"--json"_s});
    QVERIFY2(set.lines().constFirst().value(u"from"_s) == from, set.all().constData());
    QVERIFY2(set.lines().constFirst().value(u"until"_s) == until, set.all().constData());
    CliRun waits(submit({}), m_practice->key(), requestText(u"A"_s));
    QVERIFY(waits.waitForLine("Waiting"));
    QTest::qWait(500);
    waits.process().terminate();
    waits.wait();
    QCOMPARE(m_practice->creates(), before);
    // A command, not a button of the window.
    QStringList arguments = submit({});
    arguments.removeAll(u"--json"_s);
    CliRun readable(arguments, m_practice->key(), requestText(u"A"_s, "another"));
    QVERIFY(readable.waitForLine("watch --send 2"));
    readable.process().terminate();
    const CliResult told = readable.wait();
    QVERIFY2(!told.all().contains("Send now"), told.all().constData());
    QCOMPARE(run({u"remove"_s, u"2"_s}).status, 0);
    const CliResult listed = run({u"list"_s});
    QVERIFY2(listed.out.contains("(sending hours)"), listed.all().constData());
    // The user asks for it explicitly.
    const CliResult sent = run({u"watch"_s, u"--send-waiting"_s});
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
    const CliResult off = run({u"sending"_s, u"--hours"_s, u"off"_s});
    QVERIFY2(off.out.contains("at any time"), off.all().constData());
}

void tst_CliSending::unsentTasksAreNamedInOrder()
{
    const QTime now = QTime::currentTime();
    const QString hours =
        now.addSecs(2 * 3600).toString(u"HH:mm"_s) + u'-' + now.addSecs(3 * 3600).toString(u"HH:mm"_s);
    QCOMPARE(run({u"sending"_s, u"--hours"_s, hours}).status, 0);
    CliRun waits(submit({u"--copies"_s, u"11"_s}), m_practice->key(), requestText(u"A"_s));
    QVERIFY(waits.waitForLine(R"("task":"11")"));
    waits.process().terminate();
    const CliResult stopped = waits.wait();
    QVERIFY2(stopped.err.contains("Not sent: task 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11. "), stopped.all().constData());
    QVERIFY2(!stopped.err.contains("Accepted tasks"), stopped.all().constData());
}

void tst_CliSending::wrongOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("both") << QStringList{u"--pause"_s, u"--resume"_s};
    QTest::newRow("one time") << QStringList{u"--hours"_s, u"22:00"_s};
    QTest::newRow("three times") << QStringList{u"--hours"_s, u"22:00-23:00-06:00"_s};
    QTest::newRow("equal times") << QStringList{u"--hours"_s, u"22:00-22:00"_s};
    QTest::newRow("no times") << QStringList{u"--hours"_s, u"at night"_s};
    QTest::newRow("argument") << QStringList{u"pause"_s};
}

void tst_CliSending::wrongOptions()
{
    QFETCH(const QStringList, options);
    const CliResult result = run(QStringList{u"sending"_s} + options);
    QVERIFY2(result.status == 2, result.all().constData());
    const CliResult after = run({u"sending"_s, u"--json"_s});
    QVERIFY2(after.lines().constFirst().value(u"paused"_s) == false, after.all().constData());
    QVERIFY2(!after.lines().constFirst().contains(u"from"_s), after.all().constData());
}

QTEST_GUILESS_MAIN(tst_CliSending)
#include "tst_clisending.moc"
