// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/taskstatesamples.h"

#include <QTest>

using namespace Dailies;
using namespace Dailies::TaskStateSamples;
using namespace Qt::StringLiterals;

class TestTaskStateAnswers final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void answerAboutAnotherTaskIsNotTaken();
    void trouble_keepsTheLastGoodState();
    void finishedWithoutAddressIsLeftToThePerson();
    void unknownIsForgottenAfterADayAndTwice();
    void unknownInBetweenDoesNotCount();
    void failureKeepsTheServicesWords();
    void idNotKnownIsSaidAfterFiveMisses();
    void missesOfDifferentKindsDoNotAddUp();
    void unknownAgeIsTheServices_data();
    void unknownAgeIsTheServices();
    void firstServiceTimeStandsForTheCreation();
};

void TestTaskStateAnswers::answerAboutAnotherTaskIsNotTaken()
{
    const VideoTask task = taskIn(TaskState::InProgress);
    TaskReport other = report(RemoteState::Failed, u"FAILED"_s);
    other.taskId = u"job-2"_s;
    const auto result = step(task, TaskEvent::QueryAnswered{answered(other)});
    QCOMPARE(result->task.state, TaskState::InProgress);
    QCOMPARE(result->task.remoteId, u"job-1"_s);
    QVERIFY(result->task.report == task.report);
    QCOMPARE(result->task.error.kind, ErrorKind::Reply);
    // An answer that names no task is about the one that was asked for (family B).
    other.taskId.clear();
    QCOMPARE(step(task, TaskEvent::QueryAnswered{answered(other)})->task.state, TaskState::Failed);
}

void TestTaskStateAnswers::trouble_keepsTheLastGoodState()
{
    const VideoTask task = taskIn(TaskState::InProgress);
    for (ErrorKind kind : {ErrorKind::Network, ErrorKind::Reply, ErrorKind::Throttled, ErrorKind::KeyProblem}) {
        const auto result = step(task, TaskEvent::QueryAnswered{troubled(kind)}, noon.addDays(30));
        QCOMPARE(result->task.state, TaskState::InProgress);
        QVERIFY(result->task.report == task.report);
        QCOMPARE(result->task.error.kind, kind);
    }
    const auto unsaid = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::Unsaid, {}))});
    QVERIFY(unsaid->task.report == task.report);
    QCOMPARE(unsaid->task.error.kind, ErrorKind::Reply);
}

void TestTaskStateAnswers::finishedWithoutAddressIsLeftToThePerson()
{
    VideoTask task = taskIn(TaskState::InProgress);
    const TaskEvent::QueryAnswered event{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s))};
    for (int n = 1; n <= 3; ++n) {
        const auto result = step(task, event, noon.addSecs(n));
        QVERIFY(!result->delaySeconds);
        QVERIFY(result->task.error.message.isEmpty());
        task = result->task;
    }
    QCOMPARE(task.finishedAt, noon.addSecs(1));
    const auto held = step(task, event);
    QCOMPARE(held->task.state, TaskState::InProgress);
    QCOMPARE(held->action, TaskAction::Hold);
    QVERIFY(!held->task.error.message.isEmpty());
    QCOMPARE(step(held->task, TaskEvent::CheckRequested{})->action, TaskAction::Query);
    const auto late = step(held->task,
        TaskEvent::QueryAnswered{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/1"_s))},
        noon.addSecs(60));
    QCOMPARE(late->task.state, TaskState::Downloading);
    QCOMPARE(late->task.finishedAt, noon.addSecs(1));
    QCOMPARE(late->task.addressExpiresAt, noon.addSecs(60 + 24 * 3600));
}

void TestTaskStateAnswers::unknownIsForgottenAfterADayAndTwice()
{
    VideoTask task = taskIn(TaskState::InProgress);
    const TaskEvent::QueryAnswered unknown{answered(report(RemoteState::Unknown, u"UNKNOWN"_s))};
    for (int n = 0; n < 10; ++n)
        task = step(task, unknown, noon.addSecs(3600 * n))->task;
    QCOMPARE(task.state, TaskState::InProgress);
    task = step(task, unknown, noon.addDays(1))->task;
    QCOMPARE(task.state, TaskState::InProgress);
    task = step(task, unknown, noon.addDays(1).addSecs(1800))->task;
    QCOMPARE(task.state, TaskState::Forgotten);
    QCOMPARE(task.remoteId, u"job-1"_s);
    // Asked again by hand, it takes two readings anew.
    task = step(task, TaskEvent::CheckRequested{})->task;
    task = step(task, unknown, noon.addDays(2))->task;
    QCOMPARE(task.state, TaskState::InProgress);
}

void TestTaskStateAnswers::unknownInBetweenDoesNotCount()
{
    VideoTask task = taskIn(TaskState::InProgress);
    const QDateTime later = noon.addDays(2);
    task = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::Unknown, u"UNKNOWN"_s))}, later)->task;
    task = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::InProgress, u"RUNNING"_s))}, later)->task;
    task = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::Unknown, u"UNKNOWN"_s))}, later)->task;
    QCOMPARE(task.state, TaskState::InProgress);
    task = step(task, TaskEvent::QueryAnswered{troubled(ErrorKind::Network)}, later)->task;
    task = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::Unknown, u"UNKNOWN"_s))}, later)->task;
    QCOMPARE(task.state, TaskState::Forgotten);
}

void TestTaskStateAnswers::failureKeepsTheServicesWords()
{
    TaskReport failed = report(RemoteState::Failed, u"FAILED"_s);
    failed.code = u"DataInspectionFailed"_s;
    failed.message = u"content"_s;
    const auto result = step(taskIn(TaskState::InProgress), TaskEvent::QueryAnswered{answered(failed)});
    QVERIFY(result->task.error == (Error{ErrorKind::Refused, u"content"_s, u"DataInspectionFailed"_s, u"r"_s}));
    QCOMPARE(result->task.finishedAt, noon);
    failed.message.clear();
    QVERIFY(
        !step(taskIn(TaskState::InProgress), TaskEvent::QueryAnswered{answered(failed)})->task.error.message.isEmpty());
}

void TestTaskStateAnswers::idNotKnownIsSaidAfterFiveMisses()
{
    VideoTask task = taskIn(TaskState::InProgress);
    QueryAnswer answer = troubled(ErrorKind::Reply);
    answer.unknownTask = true;
    int waited = 0;
    QList<int> pauses;
    for (int n = 1; n <= 7; ++n) {
        const auto miss = step(task, TaskEvent::QueryAnswered{answer}, noon.addSecs(waited));
        QCOMPARE(miss->task.state, TaskState::InProgress);
        QCOMPARE(miss->task.error.message == u"trouble"_s, n < 5);
        pauses.append(miss->delaySeconds.value_or(-1));
        waited += pauses.last();
        task = miss->task;
    }
    QCOMPARE(pauses, (QList<int>{10, 30, 60, 120, 600, 600, 600}));
    // On the second day it is asked as seldom as any other.
    QVERIFY(!step(task, TaskEvent::QueryAnswered{answer}, noon.addDays(1))->delaySeconds);
    // Known after all: as if nothing had been.
    task = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::InProgress, u"RUNNING"_s))})->task;
    QCOMPARE(task.missedQueries, 0);
    QVERIFY(task.error.message.isEmpty());
}

void TestTaskStateAnswers::missesOfDifferentKindsDoNotAddUp()
{
    QueryAnswer notKnown = troubled(ErrorKind::Reply);
    notKnown.unknownTask = true;
    const TaskEvent::QueryAnswered missed{notKnown};
    const TaskEvent::QueryAnswered noAddress{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s))};
    const TaskEvent::QueryAnswered unknown{answered(report(RemoteState::Unknown, u"UNKNOWN"_s))};
    VideoTask task = taskIn(TaskState::InProgress);
    for (int n = 0; n < 4; ++n)
        task = step(task, missed)->task;
    task = step(task, noAddress)->task;
    QCOMPARE(task.missedQueries, 1);
    for (int n = 0; n < 9; ++n)
        task = step(task, missed)->task;
    QCOMPARE(task.missedQueries, 1);
    QCOMPARE(step(task, noAddress)->action, TaskAction::QueryLater);
    const QDateTime later = noon.addDays(2);
    task = step(task, unknown, later)->task;
    QCOMPARE(task.missedQueries, 1);
    task = step(task, missed, later)->task;
    QCOMPARE(task.state, TaskState::InProgress);
    QCOMPARE(step(task, unknown, later)->task.state, TaskState::Forgotten);
    // Without the address that died, an id not known is one answer without a new address.
    task = step(taskIn(TaskState::Downloading), TaskEvent::DownloadFailed{{ErrorKind::Refused, u"404"_s}})->task;
    for (int n = 0; n < 4; ++n)
        task = step(task, missed)->task;
    QCOMPARE(task.state, TaskState::Expired);
}

void TestTaskStateAnswers::unknownAgeIsTheServices_data()
{
    QTest::addColumn<int>("ourHours");
    QTest::addColumn<int>("serviceHours");
    QTest::addColumn<bool>("forgotten");
    QTest::newRow("both agree, young") << 1 << 1 << false;
    QTest::newRow("both agree, old") << 25 << 25 << true;
    QTest::newRow("our clock was set on") << 26 << 1 << false;
    QTest::newRow("our clock was set back") << -24 << 25 << true;
    QTest::newRow("the service's was set back") << 30 << -5 << false;
}

void TestTaskStateAnswers::unknownAgeIsTheServices()
{
    QFETCH(int, ourHours);
    QFETCH(int, serviceHours);
    QFETCH(bool, forgotten);
    const QDateTime serviceNoon = noon.addDays(400); // what it calls noon is its own affair
    CreateAnswer answer = created(CreateOutcome::Accepted, u"job-1"_s);
    answer.serviceTime = serviceNoon;
    VideoTask task = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->task;
    QueryAnswer unknown = answered(report(RemoteState::Unknown, u"UNKNOWN"_s));
    unknown.serviceTime = serviceNoon.addSecs(serviceHours * 3600LL);
    for (int n = 0; n < 2; ++n)
        task = step(task, TaskEvent::QueryAnswered{unknown}, noon.addSecs(ourHours * 3600LL))->task;
    QCOMPARE(task.state == TaskState::Forgotten, forgotten);
}

void TestTaskStateAnswers::firstServiceTimeStandsForTheCreation()
{
    // The create call's answer told no time; the first query's does.
    VideoTask task = taskIn(TaskState::InProgress);
    QueryAnswer running = answered(report(RemoteState::InProgress, u"RUNNING"_s));
    running.serviceTime = noon.addSecs(5000);
    task = step(task, TaskEvent::QueryAnswered{running})->task;
    QCOMPARE(task.acceptedServiceTime, noon.addSecs(5000 - 110));
    running.serviceTime = noon.addSecs(9000);
    task = step(task, TaskEvent::QueryAnswered{running}, noon.addDays(3))->task;
    QCOMPARE(task.acceptedServiceTime, noon.addSecs(5000 - 110));
}

QTEST_GUILESS_MAIN(TestTaskStateAnswers)
#include "tst_taskstateanswers.moc"
