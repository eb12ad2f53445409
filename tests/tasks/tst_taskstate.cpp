// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/taskstatesamples.h"

#include <QTest>

using namespace Dailies;
using namespace Dailies::TaskStateSamples;
using namespace Qt::StringLiterals;

class TestTaskState final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void accepting();
    void refusedKeyPausesTheAccount();
    void throttledWaitsAsLongAsTold();
    void notSentEndsAfterThreeMoreTries();
    void throttledInBetweenCountsAnew();
    void lostKeepsWhatCouldBeRead();
    void fullDiskNeverGivesUp();
    void stoppedWatchingIsLeftAlone();
    void savedEvenWhenNoLongerWatched();
    void heldIsNotSentUntilAskedFor();
    void stoppedBeforeItWasWholeWaitsHeld();
    void lostIsNamedSo();
    void leftAloneCanStillBeDecided();
    void sendingAnewForgetsTheBody();
    void progressThatGetsOnCountsAnew();
    void partStaysWhileItIsOfUse_data();
    void partStaysWhileItIsOfUse();
    void words();
};

void TestTaskState::accepting()
{
    const auto sending = step(taskIn(TaskState::Waiting), TaskEvent::SendBegun{});
    QCOMPARE(sending->task.createAttempts, 1);
    QCOMPARE(sending->task.sentAt, noon);
    QVERIFY(sending->task.error.message.isEmpty());
    CreateAnswer answer = created(CreateOutcome::Accepted, u"job-9"_s);
    answer.report.word = u"PENDING"_s;
    const auto accepted = step(sending->task, TaskEvent::CreateAnswered{answer}, noon.addSecs(3));
    QCOMPARE(accepted->task.remoteId, u"job-9"_s);
    QCOMPARE(accepted->task.acceptedAt, noon.addSecs(3));
    QCOMPARE(accepted->task.report.word, u"PENDING"_s);
    QVERIFY(!accepted->delaySeconds);
}

void TestTaskState::refusedKeyPausesTheAccount()
{
    CreateAnswer answer = created(CreateOutcome::Refused);
    answer.error.kind = ErrorKind::KeyProblem;
    const auto refused = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer});
    QCOMPARE(refused->task.state, TaskState::Refused);
    QCOMPARE(refused->action, TaskAction::PauseAccount);
    QVERIFY(refused->task.error == answer.error);
}

void TestTaskState::throttledWaitsAsLongAsTold()
{
    CreateAnswer answer = created(CreateOutcome::Throttled);
    QCOMPARE(step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->delaySeconds, 30);
    answer.retryAfterSeconds = 77;
    QCOMPARE(step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->delaySeconds, 77);
    QCOMPARE(
        step(taskIn(TaskState::InProgress), TaskEvent::QueryAnswered{troubled(ErrorKind::Throttled, 45)})->delaySeconds,
        45);
}

void TestTaskState::notSentEndsAfterThreeMoreTries()
{
    VideoTask task = taskIn(TaskState::Waiting);
    QList<int> pauses;
    for (int attempt = 1; attempt <= 4; ++attempt) {
        QCOMPARE(task.state, TaskState::Waiting);
        task = step(task, TaskEvent::SendBegun{})->task;
        QCOMPARE(task.createAttempts, attempt);
        const auto result = step(task, TaskEvent::CreateAnswered{created(CreateOutcome::NotSent)});
        task = result->task;
        if (result->delaySeconds)
            pauses.append(*result->delaySeconds);
    }
    QCOMPARE(pauses, (QList<int>{2, 8, 30}));
    QCOMPARE(task.state, TaskState::Refused);
    QCOMPARE(task.error.kind, ErrorKind::NotSent);
    QVERIFY(task.error.message.contains(u"nothing was charged"_s));
    QVERIFY(task.error.message.contains(u"the reason"_s));
}

void TestTaskState::throttledInBetweenCountsAnew()
{
    VideoTask task = taskIn(TaskState::Waiting);
    for (CreateOutcome outcome : {CreateOutcome::NotSent, CreateOutcome::NotSent, CreateOutcome::NotSent,
             CreateOutcome::Throttled, CreateOutcome::NotSent}) {
        task = step(task, TaskEvent::SendBegun{})->task;
        task = step(task, TaskEvent::CreateAnswered{created(outcome)})->task;
    }
    QCOMPARE(task.state, TaskState::Waiting);
    QCOMPARE(task.createAttempts, 5);
}

void TestTaskState::lostKeepsWhatCouldBeRead()
{
    CreateAnswer answer = created(CreateOutcome::Lost);
    answer.report.requestId = u"req-5"_s;
    answer.error = {};
    const auto lost = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer});
    QCOMPARE(lost->task.report.requestId, u"req-5"_s);
    QVERIFY(!lost->task.error.message.isEmpty());
    QVERIFY(lost->task.remoteId.isEmpty());
}

void TestTaskState::fullDiskNeverGivesUp()
{
    VideoTask task = taskIn(TaskState::Downloading);
    for (int n = 0; n < 50; ++n) {
        const auto result = step(task, TaskEvent::DownloadFailed{{ErrorKind::Storage, u"full"_s}}, noon.addDays(n));
        QCOMPARE(result->delaySeconds, 60);
        QCOMPARE(result->task.error.message, u"full"_s);
        task = result->task;
    }
    QCOMPARE(task.state, TaskState::Downloading);
}

void TestTaskState::stoppedWatchingIsLeftAlone()
{
    VideoTask task = step(taskIn(TaskState::InProgress), TaskEvent::WatchStopped{})->task;
    QVERIFY(!task.watched);
    QVERIFY(!step(task, TaskEvent::QueryAnswered{answered(report(RemoteState::Failed, u"FAILED"_s))}));
    QVERIFY(stateWord(task).startsWith(u"Running"_s));
    QVERIFY(stateWord(task) != u"Running"_s);
    task = step(task, TaskEvent::CheckRequested{})->task;
    QVERIFY(task.watched);
    QCOMPARE(stateWord(task), u"Running"_s);
}

void TestTaskState::savedEvenWhenNoLongerWatched()
{
    const VideoTask task = step(taskIn(TaskState::Downloading), TaskEvent::WatchStopped{})->task;
    QVERIFY(!step(task, TaskEvent::DownloadFailed{{ErrorKind::Network, u"n"_s}}));
    const auto saved = step(task, TaskEvent::DownloadSaved{u"/clips/1.mp4"_s});
    QCOMPARE(saved->task.state, TaskState::Saved);
    QVERIFY(saved->task.watched);
}

void TestTaskState::heldIsNotSentUntilAskedFor()
{
    const auto held = step(taskIn(TaskState::Waiting), TaskEvent::HeldByPerson{});
    QVERIFY(held->task.held);
    QCOMPARE(held->action, TaskAction::Hold);
    QVERIFY(!step(held->task, TaskEvent::SendBegun{}));
    // What else befalls it does not let it go.
    const auto still = step(held->task, TaskEvent::Held{{ErrorKind::KeyProblem, u"no key"_s}});
    QVERIFY(still->task.held);
    QVERIFY(!step(still->task, TaskEvent::SendBegun{}));
    const auto free = step(still->task, TaskEvent::CheckRequested{});
    QVERIFY(!free->task.held);
    QVERIFY(step(free->task, TaskEvent::SendBegun{}));
}

void TestTaskState::stoppedBeforeItWasWholeWaitsHeld()
{
    VideoTask task = taskIn(TaskState::Sending);
    task.unsentAttempts = 2;
    CreateAnswer answer = created(CreateOutcome::NotSent);
    answer.error.kind = ErrorKind::Stopped;
    const auto stopped = step(task, TaskEvent::CreateAnswered{answer});
    QCOMPARE(stopped->task.state, TaskState::Waiting);
    QVERIFY(stopped->task.held);
    QCOMPARE(stopped->task.unsentAttempts, 0);
    QVERIFY(!stopped->delaySeconds);
    QVERIFY(!step(stopped->task, TaskEvent::SendBegun{}));
}

void TestTaskState::lostIsNamedSo()
{
    for (CreateOutcome outcome : {CreateOutcome::Lost, CreateOutcome::Accepted}) {
        CreateAnswer answer = created(outcome);
        answer.error.kind = ErrorKind::BadInput;
        const auto lost = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer});
        QCOMPARE(lost->task.state, TaskState::NeedsReview);
        QCOMPARE(lost->task.error.kind, ErrorKind::AnswerLost);
    }
}

void TestTaskState::leftAloneCanStillBeDecided()
{
    const VideoTask lost = taskIn(TaskState::NeedsReview);
    const auto left = step(lost, TaskEvent::LeftAlone{});
    QVERIFY(!left->task.watched);
    QVERIFY(left->task.error == lost.error);
    QVERIFY(step(left->task, TaskEvent::LeftAlone{})->task == left->task);
    for (const AnyTaskEvent& event :
        {AnyTaskEvent(TaskEvent::IdAttached{u"job-5"_s}), AnyTaskEvent(TaskEvent::ResubmitConfirmed{})})
        QVERIFY(step(left->task, event)->task.watched);
}

void TestTaskState::sendingAnewForgetsTheBody()
{
    CreateAnswer answer = created(CreateOutcome::Lost);
    answer.bodyDigest = u"abc"_s;
    VideoTask task = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->task;
    QCOMPARE(task.bodyDigest, u"abc"_s);
    task = step(task, TaskEvent::ResubmitConfirmed{})->task;
    task = step(task, TaskEvent::SendBegun{})->task;
    QVERIFY(task.bodyDigest.isEmpty());
}

void TestTaskState::progressThatGetsOnCountsAnew()
{
    VideoTask task = taskIn(TaskState::Downloading);
    task.failedDownloads = 2;
    const auto part = [](qint64 synced) {
        return TaskEvent::DownloadProgressed{{u"/clips/1.part"_s, "\"e\"", 1000, synced}};
    };
    const auto first = step(task, part(400));
    QCOMPARE(first->task.partial.synced, 400);
    QVERIFY(first->task.error == task.error);
    QCOMPARE(first->task.failedDownloads, 2);
    const auto more = step(first->task, part(500));
    QVERIFY(more->task.error.message.isEmpty());
    QCOMPARE(more->task.failedDownloads, 0);
    QCOMPARE(step(first->task, part(300))->task.failedDownloads, 2);
    // Of what is no film, more is no better.
    task = first->task;
    task.error.kind = ErrorKind::Media;
    QCOMPARE(step(task, part(900))->task.failedDownloads, 2);
    // A clip that is whole leaves nothing half behind.
    QVERIFY(step(more->task, TaskEvent::DownloadSaved{u"/clips/1.mp4"_s})->task.partial == PartialDownload());
}

void TestTaskState::partStaysWhileItIsOfUse_data()
{
    QTest::addColumn<PartialDownload>("partial");
    QTest::addColumn<RemoteState>("said");
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<bool>("stays");
    const PartialDownload part{u"/clips/1.part"_s, "\"e\"", 1000, 400};
    const PartialDownload nothingSynced{u"/clips/1.part"_s, "\"e\"", 1000, 0};
    const PartialDownload noTag{u"/clips/1.part"_s, {}, 1000, 400};
    const PartialDownload noLength{u"/clips/1.part"_s, "\"e\"", -1, 400};
    const PartialDownload whole{u"/clips/1.part"_s, {}, 1000, 1000};
    using R = RemoteState;
    using S = TaskState;
    QTest::addRow("expired") << part << R::Succeeded << S::Expired << true;
    QTest::addRow("expired, whole") << whole << R::Succeeded << S::Expired << true;
    QTest::addRow("expired, nothing on disk") << nothingSynced << R::Succeeded << S::Expired << false;
    QTest::addRow("expired, no tag") << noTag << R::Succeeded << S::Expired << false;
    QTest::addRow("expired, no length") << noLength << R::Succeeded << S::Expired << false;
    QTest::addRow("forgotten") << part << R::Unknown << S::Forgotten << true;
    QTest::addRow("forgotten, no tag") << noTag << R::Unknown << S::Forgotten << false;
    QTest::addRow("failed") << part << R::Failed << S::Failed << false;
    QTest::addRow("failed, whole") << whole << R::Failed << S::Failed << false;
    QTest::addRow("canceled") << part << R::Canceled << S::Canceled << false;
    QTest::addRow("goes on") << noTag << R::InProgress << S::InProgress << true;
}

void TestTaskState::partStaysWhileItIsOfUse()
{
    QFETCH(const PartialDownload, partial);
    QFETCH(const RemoteState, said);
    QFETCH(const TaskState, state);
    QFETCH(const bool, stays);
    const bool isDownload = state == TaskState::Expired;
    VideoTask task = taskIn(isDownload ? TaskState::Downloading : TaskState::InProgress);
    task.partial = partial;
    task.deadAddresses = isDownload ? 1 : 0;
    task.wantsAddress = isDownload;
    task.addressExpiresAt = noon.addDays(-7);
    task.missedQueries = 5;
    task.acceptedAt = noon.addDays(-3);
    task.sentAt = task.acceptedAt;
    task.acceptedServiceTime = {};
    task.report.state = said;
    TaskReport report;
    report.state = said;
    const auto ended = step(task, TaskEvent::QueryAnswered{answered(report)});
    QVERIFY(ended);
    QCOMPARE(ended->task.state, state);
    if (stays)
        QVERIFY(ended->task.partial == partial);
    else
        QVERIFY(ended->task.partial == (PartialDownload{{}, {}, partial.total, 0}));
}

void TestTaskState::words()
{
    for (TaskState state : allStates) {
        QCOMPARE(stateFromName(stateName(state)), state);
        QVERIFY(!stateWord(taskIn(state)).isEmpty());
    }
    QVERIFY(!stateFromName(u"waiting"_s));
    QVERIFY(!stateFromName({}));
    VideoTask task = taskIn(TaskState::InProgress);
    task.report = report(RemoteState::InProgress, u"WAIT"_s);
    QCOMPARE(stateWord(task), u"Queued"_s);
    task.report.word = u"PRE-HEATING"_s;
    QCOMPARE(stateWord(task), u"PRE-HEATING"_s);
    task.report.word.clear();
    QCOMPARE(stateWord(task), u"In progress"_s);
    QCOMPARE(stateWord(taskIn(TaskState::NeedsReview)), u"Answer lost"_s);
    QVERIFY(isAtRest(TaskState::NeedsReview));
    QVERIFY(!isAtRest(TaskState::Downloading));
}

QTEST_GUILESS_MAIN(TestTaskState)
#include "tst_taskstate.moc"
