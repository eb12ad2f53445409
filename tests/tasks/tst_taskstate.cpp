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
    void turnedAwayIsSentAgainThreeTimesInAll();
    void notSentIsNeverRefused();
    void throttledInBetweenIsReached();
    void whatOnlyThePersonCanChangeIsHeld_data();
    void whatOnlyThePersonCanChangeIsHeld();
    void refusedInTimeCanBeSentAgain();
    void remarkAndCandidates();
    void lostKeepsWhatCouldBeRead();
    void fullDiskNeverGivesUp();
    void clipHostsPauseIsKept_data();
    void clipHostsPauseIsKept();
    void stoppedWatchingIsLeftAlone();
    void savedEvenWhenNoLongerWatched();
    void heldIsNotSentUntilAskedFor();
    void stoppedBeforeItWasWholeWaitsHeld();
    void lostIsNamedSo();
    void leftAloneCanStillBeDecided();
    void holdFromACopyEndsWithTheDecision();
    void enteredIdCanBeChanged();
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
    // Other tasks learn only what the service said about the key.
    answer.neutralError = {ErrorKind::KeyProblem, u"the key"_s};
    const auto told = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer});
    QVERIFY(told->task.error == answer.error);
    QVERIFY(told->keyRefusal == answer.neutralError);
}

void TestTaskState::throttledWaitsAsLongAsTold()
{
    CreateAnswer answer = created(CreateOutcome::Throttled);
    QCOMPARE(step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->delaySeconds, 2);
    answer.retryAfterSeconds = 1; // less than our own pause
    QCOMPARE(step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->delaySeconds, 2);
    answer.retryAfterSeconds = 77;
    QCOMPARE(step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->delaySeconds, 77);
    QCOMPARE(
        step(taskIn(TaskState::InProgress), TaskEvent::QueryAnswered{troubled(ErrorKind::Throttled, 45)})->delaySeconds,
        45);
}

/// Whatever else happens in between; after that, the user decides when.
void TestTaskState::turnedAwayIsSentAgainThreeTimesInAll()
{
    VideoTask task = taskIn(TaskState::Waiting);
    const auto answered = [&task](CreateOutcome outcome) {
        task = step(task, TaskEvent::SendBegun{})->task;
        const auto result = step(task, TaskEvent::CreateAnswered{created(outcome)});
        task = result->task;
        return result->action == TaskAction::SendLater ? result->delaySeconds.value_or(-1) : -2;
    };
    for (const int pause : {2, 8, 30}) {
        QCOMPARE(answered(CreateOutcome::NotSent), 2);
        QCOMPARE(answered(CreateOutcome::Throttled), pause);
        QVERIFY2(task.error.message.contains(u"number %1 of 3"_s.arg(task.resends)), qPrintable(task.error.message));
    }
    QCOMPARE(answered(CreateOutcome::Throttled), -2);
    QCOMPARE(task.state, TaskState::Waiting);
    QVERIFY(task.held);
    QCOMPARE(task.resends, 3);
    QCOMPARE(task.error.kind, ErrorKind::Refused);
    QVERIFY2(task.error.message.contains(u"turned away 4 times"_s), qPrintable(task.error.message));
    // One click makes it a new wish.
    const auto asked = step(task, TaskEvent::CheckRequested{});
    QCOMPARE(asked->action, TaskAction::Send);
    QCOMPARE(asked->task.resends, 0);
    QVERIFY(!asked->task.held);
}

void TestTaskState::notSentIsNeverRefused()
{
    VideoTask task = taskIn(TaskState::Waiting);
    QList<int> pauses;
    for (int attempt = 1; attempt <= 7; ++attempt) {
        task = step(task, TaskEvent::SendBegun{})->task;
        QCOMPARE(task.createAttempts, attempt);
        const auto result = step(task, TaskEvent::CreateAnswered{created(CreateOutcome::NotSent)});
        task = result->task;
        QCOMPARE(result->action, TaskAction::SendLater);
        QCOMPARE(task.state, TaskState::Waiting);
        QCOMPARE(stateWord(task), u"Waiting (offline)"_s);
        QVERIFY(task.error.message.contains(u"the reason"_s));
        QVERIFY(task.error.message.contains(u"Nothing was charged"_s));
        pauses.append(result->delaySeconds.value_or(-1));
    }
    QCOMPARE(pauses, (QList<int>{2, 8, 30, 60, 60, 60, 60}));
    // After too long it is held, but it is still not a refusal.
    const auto kept = step(task, TaskEvent::Held{{ErrorKind::NotSent, u"too long"_s}, true});
    QCOMPARE(kept->action, TaskAction::Hold);
    QVERIFY(kept->task.held);
    QCOMPARE(stateWord(kept->task), u"Waiting (on hold)"_s);
    QVERIFY(!step(kept->task, TaskEvent::SendBegun{}));
    QVERIFY(!step(taskIn(TaskState::InProgress), TaskEvent::Held{{ErrorKind::NotSent, u"n"_s}, true}));
    const auto asked = step(kept->task, TaskEvent::CheckRequested{});
    QCOMPARE(asked->action, TaskAction::Send);
    QCOMPARE(stateWord(asked->task), u"Waiting"_s);
}

void TestTaskState::throttledInBetweenIsReached()
{
    VideoTask task = taskIn(TaskState::Waiting);
    for (CreateOutcome outcome : {CreateOutcome::NotSent, CreateOutcome::NotSent, CreateOutcome::Throttled}) {
        task = step(task, TaskEvent::SendBegun{})->task;
        task = step(task, TaskEvent::CreateAnswered{created(outcome)})->task;
    }
    QCOMPARE(task.state, TaskState::Waiting);
    QCOMPARE(task.unsentAttempts, 0);
    QCOMPARE(task.createAttempts, 3);
    QCOMPARE(stateWord(task), u"Waiting"_s);
}

void TestTaskState::whatOnlyThePersonCanChangeIsHeld_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("isLostBefore");
    for (const ErrorKind kind : {ErrorKind::NotSent, ErrorKind::BadInput, ErrorKind::Stopped, ErrorKind::Storage}) {
        QTest::addRow("%d", int(kind)) << int(kind) << false;
        QTest::addRow("%d after an answer lost", int(kind)) << int(kind) << true;
    }
}

void TestTaskState::whatOnlyThePersonCanChangeIsHeld()
{
    QFETCH(const int, kind);
    QFETCH(const bool, isLostBefore);
    VideoTask task = taskIn(TaskState::Sending);
    if (isLostBefore)
        task.lostCall = LostCall{noon, {}, {}, {ErrorKind::AnswerLost, u"lost"_s}};
    CreateAnswer answer = created(CreateOutcome::NotSent);
    answer.error.kind = ErrorKind(kind);
    answer.isForUser = true;
    const auto result = step(task, TaskEvent::CreateAnswered{answer});
    QCOMPARE(result->task.state, TaskState::Waiting);
    QCOMPARE(result->action, TaskAction::Hold);
    QVERIFY(result->task.held);
    QCOMPARE(stateWord(result->task), u"Waiting (on hold)"_s);
    const QString message = result->task.error.message;
    QVERIFY2(message.contains(u"the reason"_s), qPrintable(message));
    QCOMPARE(message.contains(u"may have been"_s), isLostBefore);
    QVERIFY2(!isLostBefore || !message.contains(u"othing was charged"_s), qPrintable(message));
}

void TestTaskState::refusedInTimeCanBeSentAgain()
{
    CreateAnswer answer = created(CreateOutcome::Refused);
    QVERIFY(
        !step(step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->task, TaskEvent::CheckRequested{}));
    answer.error.kind = ErrorKind::Network;
    const auto refused = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer});
    QCOMPARE(refused->task.state, TaskState::Refused);
    QCOMPARE(refused->action, TaskAction::None);
    const auto asked = step(refused->task, TaskEvent::CheckRequested{});
    QCOMPARE(asked->task.state, TaskState::Waiting);
    QCOMPARE(asked->action, TaskAction::Send);
}

void TestTaskState::remarkAndCandidates()
{
    CreateAnswer answer = created(CreateOutcome::Lost);
    answer.candidateIds = {u"a1"_s, u"a2"_s};
    VideoTask task = step(taskIn(TaskState::Sending), TaskEvent::CreateAnswered{answer})->task;
    QCOMPARE(task.candidateIds, answer.candidateIds);
    // The call in doubt keeps them while the request is resent.
    task = step(step(task, TaskEvent::ResubmitConfirmed{})->task, TaskEvent::SendBegun{})->task;
    answer.candidateIds = {u"b1"_s, u"a1"_s};
    task = step(task, TaskEvent::CreateAnswered{answer})->task;
    QCOMPARE(task.candidateIds, (QStringList{u"b1"_s, u"a1"_s, u"a2"_s}));
    QVERIFY(step(task, TaskEvent::IdAttached{u"a2"_s})->task.candidateIds.isEmpty());
    CreateAnswer good = created(CreateOutcome::Accepted, u"job-9"_s);
    good.remark = u"odd"_s;
    task = step(step(task, TaskEvent::ResubmitConfirmed{})->task, TaskEvent::SendBegun{})->task;
    task = step(task, TaskEvent::CreateAnswered{good})->task;
    QCOMPARE(task.remark, u"odd"_s);
    QVERIFY(task.candidateIds.isEmpty());
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

void TestTaskState::clipHostsPauseIsKept_data()
{
    QTest::addColumn<int>("askedSeconds");
    QTest::addColumn<int>("lifeSeconds");
    QTest::addColumn<int>("pauseSeconds");
    QTest::newRow("none") << 0 << 3600 << 2;
    QTest::newRow("longer than ours") << 600 << 3600 << 600;
    QTest::newRow("shorter than ours") << 1 << 3600 << 2;
    QTest::newRow("longer than the link lives") << 600 << 500 << 2;
}

void TestTaskState::clipHostsPauseIsKept()
{
    QFETCH(const int, askedSeconds);
    QFETCH(const int, lifeSeconds);
    VideoTask task = taskIn(TaskState::Downloading);
    task.addressExpiresAt = noon.addSecs(lifeSeconds);
    const Error busy{.kind = ErrorKind::Network, .message = u"busy"_s, .pauseSeconds = askedSeconds};
    QFETCH(const int, pauseSeconds);
    const auto failed = step(task, TaskEvent::DownloadFailed{busy}, noon);
    QVERIFY(failed);
    QCOMPARE(failed->delaySeconds, pauseSeconds);
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
    const auto held = step(taskIn(TaskState::Waiting), TaskEvent::HeldByUser{});
    QVERIFY(held->task.held);
    QCOMPARE(held->action, TaskAction::Hold);
    QVERIFY(!step(held->task, TaskEvent::SendBegun{}));
    // No other event releases it.
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

/// In a copy of the database, a request may be on hold or wait for its time that was sent since.
void TestTaskState::holdFromACopyEndsWithTheDecision()
{
    VideoTask task = taskIn(TaskState::NeedsReview);
    task.held = true;
    task.sendAfter = noon.addDays(1);
    const auto again = step(task, TaskEvent::ResubmitConfirmed{});
    QCOMPARE(again->action, TaskAction::Send);
    QVERIFY(!again->task.held);
    QVERIFY(!again->task.sendAfter.isValid());
    QVERIFY(step(again->task, TaskEvent::SendBegun{}));
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

/// Nothing that was said about the other ID stays.
void TestTaskState::enteredIdCanBeChanged()
{
    VideoTask entered = step(taskIn(TaskState::NeedsReview), TaskEvent::IdAttached{u"jbo-1"_s, true})->task;
    entered.report.word = u"FAILED"_s;
    entered.remark = u"odd"_s;
    entered.finishedAt = entered.acceptedServiceTime = entered.addressExpiresAt = noon;
    entered.partial = {u"/clips/c.part"_s, "\"v\"", 100, 50};
    entered.missedQueries = 3;
    for (const TaskState state :
        {TaskState::InProgress, TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired}) {
        entered.state = state;
        entered.watched = state != TaskState::InProgress;
        QVERIFY(!step(entered, TaskEvent::IdChanged{entered.remoteId}));
        QVERIFY(!step(entered, TaskEvent::IdChanged{}));
        const auto changed = step(entered, TaskEvent::IdChanged{u"job-1"_s});
        QCOMPARE(changed->task.state, TaskState::InProgress);
        QCOMPARE(changed->action, TaskAction::Query);
        VideoTask expected = step(taskIn(TaskState::NeedsReview), TaskEvent::IdAttached{u"job-1"_s, true})->task;
        QVERIFY(changed->task == expected);
    }
    for (const TaskState state : {TaskState::Downloading, TaskState::Saved}) {
        entered.state = state;
        QVERIFY(!step(entered, TaskEvent::IdChanged{u"job-1"_s}));
    }
    // An ID that the service gave.
    const VideoTask given = step(taskIn(TaskState::NeedsReview), TaskEvent::IdAttached{u"job-1"_s})->task;
    QVERIFY(!step(given, TaskEvent::IdChanged{u"job-2"_s}));
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
    // If the bytes are not a clip, more of them do not help.
    task = first->task;
    task.error.kind = ErrorKind::Media;
    QCOMPARE(step(task, part(900))->task.failedDownloads, 2);
    // A complete clip leaves no part behind.
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
    task.answersAfterExpiry = isDownload ? 1 : 0;
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
    task.report.word = u"Processing"_s;
    QCOMPARE(stateWord(task), u"Running"_s);
    task.report.word = u"PRE-HEATING"_s;
    QCOMPARE(stateWord(task), u"In progress (PRE-HEATING)"_s);
    task.report.word.clear();
    QCOMPARE(stateWord(task), u"In progress"_s);
    QCOMPARE(stateWord(taskIn(TaskState::NeedsReview)), u"No response"_s);
    QVERIFY(isTerminal(TaskState::NeedsReview));
    QVERIFY(!isTerminal(TaskState::Downloading));
}

QTEST_GUILESS_MAIN(TestTaskState)
#include "tst_taskstate.moc"
