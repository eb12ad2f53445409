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
    void answerWithAnotherIdIsTakenWithARemark();
    void trouble_keepsTheLastGoodState();
    void finishedWithoutAddressIsAskedAboutForADay();
    void unknownIsForgottenAfterADayAndTwice();
    void unknownInBetweenDoesNotCount();
    void failureKeepsTheServicesWords();
    void idNotKnownIsSaidAfterFiveMisses();
    void missesOfDifferentKindsDoNotAddUp();
    void forgottenTakesTheYoungerClock_data();
    void forgottenTakesTheYoungerClock();
    void failureOfFamilyBIsBelievedWhenRepeated();
    void failureInDoubtGivesWayToProgress();
    void serviceTroubleBesideAFailureIsBelievedAfterADay();
    void factsOutliveAnswersThatLeaveThemOut();
    void wordsBesideProgressAreShown();
    void checkNowAsksAgainWhateverTheEnd_data();
    void checkNowAsksAgainWhateverTheEnd();
    void firstServiceTimeStandsForTheCreation();
};

void TestTaskStateAnswers::answerWithAnotherIdIsTakenWithARemark()
{
    const VideoTask task = taskIn(TaskState::InProgress);
    TaskReport other = report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/1"_s);
    other.taskId = u"job-2"_s;
    const auto result = step(task, TaskEvent::QueryAnswered{answered(other)});
    QCOMPARE(result->task.state, TaskState::Downloading);
    QCOMPARE(result->task.remoteId, u"job-1"_s);
    QVERIFY(result->task.remark.contains(u"job-2"_s));
    // Remarked once, in addition to earlier remarks.
    VideoTask remarked = task;
    remarked.remark = u"A code stood beside the ID."_s;
    other = report(RemoteState::InProgress, u"RUNNING"_s);
    other.taskId = u"job-2"_s;
    remarked = step(remarked, TaskEvent::QueryAnswered{answered(other)})->task;
    const QString said = remarked.remark;
    QVERIFY(said.startsWith(u"A code stood beside the ID. "_s) && said.contains(u"job-2"_s));
    QCOMPARE(step(remarked, TaskEvent::QueryAnswered{answered(other)})->task.remark, said);
    // So are further links.
    other.otherUrls = {u"https://x/2"_s};
    remarked = step(remarked, TaskEvent::QueryAnswered{answered(other)})->task;
    QVERIFY(remarked.remark.startsWith(said + u" The service gave more than one link."_s));
    QCOMPARE(step(remarked, TaskEvent::QueryAnswered{answered(other)})->task.remark, remarked.remark);
    other.otherUrls.clear();
    // Its own ID, or none (family B), needs no remark.
    other.taskId.clear();
    QVERIFY(step(task, TaskEvent::QueryAnswered{answered(other)})->task.remark.isEmpty());
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

void TestTaskStateAnswers::finishedWithoutAddressIsAskedAboutForADay()
{
    VideoTask task = taskIn(TaskState::InProgress);
    QueryAnswer answer = answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s));
    const QDateTime serviceNoon = noon.addDays(400);
    QList<int> pauses;
    qint64 passed = 0;
    while (passed < 24 * 3600) {
        answer.serviceTime = serviceNoon.addSecs(passed);
        // Our own clock is set back and forth. It does not end the search.
        const auto result = step(task, TaskEvent::QueryAnswered{answer}, noon.addDays(passed % 7));
        QCOMPARE(result->task.state, TaskState::InProgress);
        QCOMPARE(result->action, TaskAction::QueryLater);
        pauses.append(result->delaySeconds.value_or(-1));
        task = result->task;
        QCOMPARE(isFinishedWithoutAddress(task), pauses.size() >= 3);
        QCOMPARE(task.error.message.isEmpty(), pauses.size() < 3);
        passed += pauses.last();
    }
    QCOMPARE(pauses.first(9), (QList<int>{10, 30, 60, 120, 300, 600, 1200, 1800, 1800}));
    QCOMPARE(task.addressExpiresAt, serviceNoon.addDays(1));
    // After that, once a day for a week.
    for (int day = 1; day <= 7; ++day) {
        answer.serviceTime = serviceNoon.addDays(day);
        const auto result = step(task, TaskEvent::QueryAnswered{answer}, noon.addDays(day));
        QCOMPARE(result->task.state, TaskState::InProgress);
        QCOMPARE(result->delaySeconds, 24 * 3600);
        task = result->task;
    }
    answer.serviceTime = serviceNoon.addDays(8);
    const VideoTask expired = step(task, TaskEvent::QueryAnswered{answer}, noon.addDays(8))->task;
    QCOMPARE(expired.state, TaskState::Expired);
    QCOMPARE(step(expired, TaskEvent::CheckRequested{})->action, TaskAction::Query);
    // The lifetime of an address begins when it is issued.
    QueryAnswer late = answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/1"_s));
    late.serviceTime = serviceNoon.addDays(3);
    const auto given = step(task, TaskEvent::QueryAnswered{late});
    QCOMPARE(given->task.state, TaskState::Downloading);
    QCOMPARE(given->task.addressExpiresAt, serviceNoon.addDays(4));
    QCOMPARE(given->task.answersAfterExpiry, 0);
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
    // After the user asks again, two replies are needed again.
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
    // On the second day it is polled as rarely as any other.
    QVERIFY(!step(task, TaskEvent::QueryAnswered{answer}, noon.addDays(1))->delaySeconds);
    // The ID is known after all: as if nothing had happened.
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
    // While another address is needed, an unknown ID counts as a reply without one.
    task = taskIn(TaskState::Downloading);
    task.addressExpiresAt = noon.addSecs(-1);
    task = step(task, TaskEvent::DownloadFailed{{ErrorKind::Refused, u"404"_s}})->task;
    task = step(task, missed)->task;
    QCOMPARE(task.answersAfterExpiry, 1);
}

void TestTaskStateAnswers::forgottenTakesTheYoungerClock_data()
{
    QTest::addColumn<int>("ourHours");
    QTest::addColumn<int>("serviceHours");
    QTest::addColumn<bool>("forgotten");
    QTest::newRow("both agree, young") << 1 << 1 << false;
    QTest::newRow("both agree, old") << 25 << 25 << true;
    QTest::newRow("our clock was set on") << 26 << 1 << false;
    QTest::newRow("our clock was set back") << -24 << 25 << false;
    QTest::newRow("the service's was set on") << 2 << 400 << false;
    QTest::newRow("the service's was set back") << 30 << -5 << false;
}

void TestTaskStateAnswers::forgottenTakesTheYoungerClock()
{
    QFETCH(int, ourHours);
    QFETCH(int, serviceHours);
    QFETCH(bool, forgotten);
    const QDateTime serviceNoon = noon.addDays(400); // its date does not matter
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
    // The create call's reply had no time; the first query's reply has.
    VideoTask task = taskIn(TaskState::InProgress);
    QueryAnswer running = answered(report(RemoteState::InProgress, u"RUNNING"_s));
    running.serviceTime = noon.addSecs(5000);
    task = step(task, TaskEvent::QueryAnswered{running})->task;
    QCOMPARE(task.acceptedServiceTime, noon.addSecs(5000 - 110));
    running.serviceTime = noon.addSecs(9000);
    task = step(task, TaskEvent::QueryAnswered{running}, noon.addDays(3))->task;
    QCOMPARE(task.acceptedServiceTime, noon.addSecs(5000 - 110));
}

void TestTaskStateAnswers::failureOfFamilyBIsBelievedWhenRepeated()
{
    TaskReport failed = report(RemoteState::Failed, u"FAIL"_s);
    failed.code = u"FailedOperation.ModerationFailed"_s;
    failed.message = u"content"_s;
    QueryAnswer answer = answered(failed);
    answer.doubt = FailureDoubt::UntilRepeated;
    const TaskEvent::QueryAnswered event{answer};
    const auto first = step(taskIn(TaskState::InProgress), event);
    QCOMPARE(first->task.state, TaskState::InProgress);
    QCOMPARE(first->task.report.state, RemoteState::InProgress);
    QVERIFY(first->delaySeconds.value_or(0) >= 10);
    QVERIFY(first->task.error.message.contains(u"content"_s));
    QVERIFY(first->task.suspect);
    // Repeated too soon, it counts as the same reply.
    const auto soon = step(first->task, event, noon.addSecs(9));
    QCOMPARE(soon->task.state, TaskState::InProgress);
    QCOMPARE(soon->task.suspect->since, noon);
    // A failed query neither confirms nor clears it.
    const auto troubled = step(soon->task, TaskEvent::QueryAnswered{{failure(ErrorKind::Network, u"n"_s)}});
    const auto ended = step(troubled->task, event, noon.addSecs(10));
    QCOMPARE(ended->task.state, TaskState::Failed);
    QVERIFY(ended->task.error == (Error{ErrorKind::Refused, u"content"_s, failed.code, u"r"_s}));
    QVERIFY(!ended->task.suspect);
    // A different reason is a different failure. A clock that was set back does not prolong the doubt.
    failed.code = u"InvalidParameterValue"_s;
    QueryAnswer other = answered(failed);
    other.doubt = FailureDoubt::UntilRepeated;
    QCOMPARE(step(first->task, TaskEvent::QueryAnswered{other}, noon.addDays(1))->task.state, TaskState::InProgress);
    const VideoTask setBack = step(first->task, event, noon.addDays(-9))->task;
    QCOMPARE(setBack.state, TaskState::InProgress);
    QCOMPARE(step(setBack, event, noon.addDays(-9).addSecs(11))->task.state, TaskState::Failed);
}

void TestTaskStateAnswers::failureInDoubtGivesWayToProgress()
{
    QueryAnswer answer = answered(report(RemoteState::Failed, u"FAIL"_s));
    answer.doubt = FailureDoubt::UntilRepeated;
    const TaskEvent::QueryAnswered failed{answer};
    VideoTask task = step(taskIn(TaskState::InProgress), failed)->task;
    QVERIFY(!task.error.message.isEmpty());
    task = step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::InProgress, u"RUN"_s))})->task;
    QVERIFY(!task.suspect);
    QVERIFY(task.error.message.isEmpty());
    QCOMPARE(step(task, failed, noon.addDays(1))->task.state, TaskState::InProgress);
}

void TestTaskStateAnswers::serviceTroubleBesideAFailureIsBelievedAfterADay()
{
    TaskReport failed = report(RemoteState::Failed, u"FAIL"_s);
    failed.code = u"FailedOperation.InnerError"_s;
    QueryAnswer answer = answered(failed);
    answer.doubt = FailureDoubt::UntilOld;
    const TaskEvent::QueryAnswered event{answer};
    VideoTask task = taskIn(TaskState::InProgress);
    for (int hour = 0; hour < 23; ++hour) {
        task = step(task, event, noon.addSecs(3600 * hour))->task;
        QCOMPARE(task.state, TaskState::InProgress);
        QVERIFY(task.error.message.contains(u"InnerError"_s));
    }
    task = step(task, event, noon.addDays(1))->task;
    QCOMPARE(task.state, TaskState::InProgress);
    QCOMPARE(step(task, event, noon.addDays(1).addSecs(11))->task.state, TaskState::Failed);
}

void TestTaskStateAnswers::factsOutliveAnswersThatLeaveThemOut()
{
    TaskReport first = report(RemoteState::InProgress, u"RUN"_s);
    first.externalTaskId = u"ext-1"_s;
    first.submitTime = u"2026-01-01 11:58:00.000"_s;
    first.usage = {{u"SR"_s, 720}};
    first.code = u"old"_s;
    VideoTask task = taskIn(TaskState::InProgress);
    task.report = first;
    TaskReport later = report(RemoteState::InProgress, u"RUNNING"_s);
    task = step(task, TaskEvent::QueryAnswered{answered(later)})->task;
    QCOMPARE(task.report.externalTaskId, u"ext-1"_s);
    QCOMPARE(task.report.submitTime, first.submitTime);
    QCOMPARE(task.report.usage, first.usage);
    // The new report is not mixed with the old one.
    QCOMPARE(task.report.word, u"RUNNING"_s);
    QVERIFY(task.report.code.isEmpty());
    later.externalTaskId = u"ext-2"_s;
    QCOMPARE(step(task, TaskEvent::QueryAnswered{answered(later)})->task.report.externalTaskId, u"ext-2"_s);
}

void TestTaskStateAnswers::wordsBesideProgressAreShown()
{
    TaskReport said = report(RemoteState::InProgress, u"RUN"_s);
    said.message = u"the queue is long"_s;
    const auto result = step(taskIn(TaskState::InProgress), TaskEvent::QueryAnswered{answered(said)});
    QCOMPARE(result->task.state, TaskState::InProgress);
    QVERIFY(result->task.error.message.contains(u"the queue is long"_s));
}

void TestTaskStateAnswers::checkNowAsksAgainWhateverTheEnd_data()
{
    QTest::addColumn<TaskState>("state");
    for (const TaskState state : {TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired})
        QTest::addRow("%s", qPrintable(stateName(state))) << state;
}

void TestTaskStateAnswers::checkNowAsksAgainWhateverTheEnd()
{
    QFETCH(const TaskState, state);
    VideoTask ended = taskIn(state);
    ended.answersAfterExpiry = 3;
    ended.missedQueries = 9;
    const auto again = step(ended, TaskEvent::CheckRequested{});
    QCOMPARE(again->task.state, TaskState::InProgress);
    QCOMPARE(again->action, TaskAction::Query);
    QCOMPARE(again->task.remoteId, ended.remoteId);
    QCOMPARE(again->task.missedQueries, 0);
    TaskReport failed = report(RemoteState::Failed, u"FAILED"_s);
    failed.message = u"content"_s;
    const auto back = step(again->task, TaskEvent::QueryAnswered{answered(failed)});
    QCOMPARE(back->task.state, TaskState::Failed);
    QCOMPARE(back->task.error.message, u"content"_s);
    const auto found = step(again->task,
        TaskEvent::QueryAnswered{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/1"_s))});
    QCOMPARE(found->task.state, TaskState::Downloading);
    ended.remoteId.clear();
    QVERIFY(!step(ended, TaskEvent::CheckRequested{}));
}

QTEST_GUILESS_MAIN(TestTaskStateAnswers)
#include "tst_taskstateanswers.moc"
