// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstate.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

TaskReport report(RemoteState state, const QString& word, const QString& url = {})
{
    TaskReport said;
    said.taskId = u"job-1"_s;
    said.requestId = u"r"_s;
    said.state = state;
    said.word = word;
    said.videoUrl = url;
    return said;
}

VideoTask taskIn(TaskState state)
{
    VideoTask task;
    task.id = 7;
    task.state = state;
    task.createdAt = noon.addSecs(-120);
    task.error = {ErrorKind::Network, u"what was before"_s};
    if (state == TaskState::Waiting)
        return task;
    task.createAttempts = 1;
    task.sentAt = noon.addSecs(-110);
    if (state == TaskState::Sending || state == TaskState::NeedsReview || state == TaskState::Refused)
        return task;
    task.remoteId = u"job-1"_s;
    task.acceptedAt = noon.addSecs(-100);
    task.report = report(RemoteState::InProgress, u"RUNNING"_s);
    if (state == TaskState::Downloading)
        task.report = report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://clips.example/1"_s);
    if (state == TaskState::Saved)
        task.file = u"/clips/1.mp4"_s;
    return task;
}

CreateAnswer created(CreateOutcome outcome, const QString& id = {})
{
    CreateAnswer answer;
    answer.outcome = outcome;
    answer.report.taskId = id;
    if (outcome != CreateOutcome::Accepted)
        answer.error = {ErrorKind::Refused, u"the reason"_s, u"Code"_s, u"req"_s};
    return answer;
}

QueryAnswer answered(const TaskReport& report)
{
    return {report, std::nullopt};
}

QueryAnswer troubled(ErrorKind kind, std::optional<int> retryAfter = std::nullopt)
{
    return {failure(kind, u"trouble"_s), retryAfter};
}

constexpr TaskState allStates[] = {TaskState::Waiting, TaskState::Sending, TaskState::NeedsReview,
    TaskState::InProgress, TaskState::Downloading, TaskState::Saved, TaskState::Refused, TaskState::Failed,
    TaskState::Canceled, TaskState::Forgotten, TaskState::Expired};

/// What a pair of state and event gives: nothing, or the next state and what is to be done.
struct Expected {
    TaskState state;
    TaskAction action;
};

struct EventRow {
    const char* name;
    AnyTaskEvent event;
    QHash<TaskState, Expected> allowed; ///< every other state refuses the event
};

QList<EventRow> eventRows()
{
    using S = TaskState;
    using A = TaskAction;
    return {
        {"SendBegun", TaskEvent::SendBegun{}, {{S::Waiting, {S::Sending, A::Send}}}},
        {"Accepted", TaskEvent::CreateAnswered{created(CreateOutcome::Accepted, u"job-1"_s)},
            {{S::Sending, {S::InProgress, A::QueryLater}}}},
        {"Accepted without id", TaskEvent::CreateAnswered{created(CreateOutcome::Accepted)},
            {{S::Sending, {S::NeedsReview, A::None}}}},
        {"Refused", TaskEvent::CreateAnswered{created(CreateOutcome::Refused)}, {{S::Sending, {S::Refused, A::None}}}},
        {"Throttled", TaskEvent::CreateAnswered{created(CreateOutcome::Throttled)},
            {{S::Sending, {S::Waiting, A::SendLater}}}},
        {"NotSent", TaskEvent::CreateAnswered{created(CreateOutcome::NotSent)},
            {{S::Sending, {S::Waiting, A::SendLater}}}},
        {"Lost", TaskEvent::CreateAnswered{created(CreateOutcome::Lost)}, {{S::Sending, {S::NeedsReview, A::None}}}},
        {"FoundSendingAtStart", TaskEvent::FoundSendingAtStart{}, {{S::Sending, {S::NeedsReview, A::None}}}},
        {"Query in progress", TaskEvent::QueryAnswered{answered(report(RemoteState::InProgress, u"RUNNING"_s))},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query succeeded",
            TaskEvent::QueryAnswered{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/1"_s))},
            {{S::InProgress, {S::Downloading, A::Download}}}},
        {"Query succeeded without address",
            TaskEvent::QueryAnswered{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s))},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query failed", TaskEvent::QueryAnswered{answered(report(RemoteState::Failed, u"FAILED"_s))},
            {{S::InProgress, {S::Failed, A::None}}}},
        {"Query canceled", TaskEvent::QueryAnswered{answered(report(RemoteState::Canceled, u"CANCELED"_s))},
            {{S::InProgress, {S::Canceled, A::None}}}},
        {"Query unknown", TaskEvent::QueryAnswered{answered(report(RemoteState::Unknown, u"UNKNOWN"_s))},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query says no status", TaskEvent::QueryAnswered{answered(report(RemoteState::Unsaid, {}))},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query network", TaskEvent::QueryAnswered{troubled(ErrorKind::Network)},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query reply", TaskEvent::QueryAnswered{troubled(ErrorKind::Reply)},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query throttled", TaskEvent::QueryAnswered{troubled(ErrorKind::Throttled)},
            {{S::InProgress, {S::InProgress, A::QueryLater}}}},
        {"Query key problem", TaskEvent::QueryAnswered{troubled(ErrorKind::KeyProblem)},
            {{S::InProgress, {S::InProgress, A::PauseAccount}}}},
        {"DownloadProgressed", TaskEvent::DownloadProgressed{}, {{S::Downloading, {S::Downloading, A::None}}}},
        {"DownloadSaved", TaskEvent::DownloadSaved{u"/clips/1.mp4"_s}, {{S::Downloading, {S::Saved, A::None}}}},
        {"DownloadSaved nowhere", TaskEvent::DownloadSaved{}, {}},
        {"Download network", TaskEvent::DownloadFailed{{ErrorKind::Network, u"n"_s}},
            {{S::Downloading, {S::Downloading, A::DownloadLater}}}},
        {"Download storage", TaskEvent::DownloadFailed{{ErrorKind::Storage, u"s"_s}},
            {{S::Downloading, {S::Downloading, A::DownloadLater}}}},
        {"Download media", TaskEvent::DownloadFailed{{ErrorKind::Media, u"m"_s}},
            {{S::Downloading, {S::Downloading, A::DownloadLater}}}},
        {"Download refused", TaskEvent::DownloadFailed{{ErrorKind::Refused, u"r"_s}},
            {{S::Downloading, {S::Downloading, A::Query}}}},
        {"Download of a bad address", TaskEvent::DownloadFailed{{ErrorKind::BadInput, u"r"_s}},
            {{S::Downloading, {S::Downloading, A::Query}}}},
        {"Download stopped", TaskEvent::DownloadFailed{{ErrorKind::Stopped, u"r"_s}}, {}},
        {"IdAttached", TaskEvent::IdAttached{u"job-1"_s}, {{S::NeedsReview, {S::InProgress, A::Query}}}},
        {"IdAttached empty", TaskEvent::IdAttached{}, {}},
        {"ResubmitConfirmed", TaskEvent::ResubmitConfirmed{}, {{S::NeedsReview, {S::Waiting, A::Send}}}},
        {"CheckRequested", TaskEvent::CheckRequested{},
            {{S::Waiting, {S::Waiting, A::Send}}, {S::InProgress, {S::InProgress, A::Query}},
                {S::Downloading, {S::Downloading, A::Download}}, {S::Forgotten, {S::InProgress, A::Query}},
                {S::Expired, {S::InProgress, A::Query}}}},
        {"WatchStopped", TaskEvent::WatchStopped{},
            {{S::InProgress, {S::InProgress, A::None}}, {S::Downloading, {S::Downloading, A::None}}}},
        {"Held", TaskEvent::Held{{ErrorKind::KeyProblem, u"no key"_s}},
            {{S::Waiting, {S::Waiting, A::None}}, {S::InProgress, {S::InProgress, A::None}},
                {S::Downloading, {S::Downloading, A::None}}}},
        {"Held for no reason", TaskEvent::Held{}, {}},
    };
}

std::optional<Transition> step(const VideoTask& task, const AnyTaskEvent& event, const QDateTime& now = noon)
{
    return transition(task, event, now);
}

} // namespace

class TestTaskState final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPair_data();
    void everyPair();
    void accepting();
    void refusedKeyPausesTheAccount();
    void throttledWaitsAsLongAsTold();
    void notSentEndsAfterThreeMoreTries();
    void throttledInBetweenCountsAnew();
    void lostKeepsWhatCouldBeRead();
    void answerAboutAnotherTaskIsNotTaken();
    void trouble_keepsTheLastGoodState();
    void finishedWithoutAddressIsLeftToThePerson();
    void unknownIsForgottenAfterADayAndTwice();
    void unknownInBetweenDoesNotCount();
    void failureKeepsTheServicesWords();
    void networkPausesGrow();
    void deadAddressIsAskedForOnce();
    void noNewAddressExpires();
    void noFilmTwiceThenAnotherAddress();
    void fullDiskNeverGivesUp();
    void stoppedWatchingIsLeftAlone();
    void savedEvenWhenNoLongerWatched();
    void words();
};

void TestTaskState::everyPair_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("row");
    const QList<EventRow> rows = eventRows();
    for (TaskState state : allStates) {
        for (qsizetype row = 0; row < rows.size(); ++row)
            QTest::addRow("%s, %s", qPrintable(stateName(state)), rows.at(row).name) << int(state) << int(row);
    }
}

void TestTaskState::everyPair()
{
    QFETCH(int, state);
    QFETCH(int, row);
    const VideoTask task = taskIn(TaskState(state));
    const EventRow expected = eventRows().at(row);
    const auto result = step(task, expected.event);
    if (!expected.allowed.contains(task.state)) {
        QVERIFY(!result);
        return;
    }
    QVERIFY(result);
    QCOMPARE(stateName(result->task.state), stateName(expected.allowed.value(task.state).state));
    QCOMPARE(int(result->action), int(expected.allowed.value(task.state).action));
    // Whatever happens, these never change.
    QCOMPARE(result->task.id, task.id);
    QVERIFY(result->task.request == task.request);
    QCOMPARE(result->task.createdAt, task.createdAt);
    if (!task.remoteId.isEmpty())
        QCOMPARE(result->task.remoteId, task.remoteId);
    QVERIFY(result->task.state != TaskState::Saved || !result->task.file.isEmpty());
    if (result->action == TaskAction::SendLater || result->action == TaskAction::DownloadLater)
        QVERIFY(result->delaySeconds.value_or(0) > 0);
}

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

void TestTaskState::answerAboutAnotherTaskIsNotTaken()
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

void TestTaskState::trouble_keepsTheLastGoodState()
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

void TestTaskState::finishedWithoutAddressIsLeftToThePerson()
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

void TestTaskState::unknownIsForgottenAfterADayAndTwice()
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

void TestTaskState::unknownInBetweenDoesNotCount()
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

void TestTaskState::failureKeepsTheServicesWords()
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

void TestTaskState::networkPausesGrow()
{
    VideoTask task = taskIn(TaskState::Downloading);
    QList<int> pauses;
    for (int n = 0; n < 8; ++n) {
        const auto result = step(task, TaskEvent::DownloadFailed{{ErrorKind::Network, u"cut"_s}});
        pauses.append(result->delaySeconds.value_or(-1));
        task = result->task;
    }
    QCOMPARE(pauses, (QList<int>{2, 8, 30, 120, 480, 900, 900, 900}));
    QCOMPARE(task.state, TaskState::Downloading);
    QCOMPARE(task.failedDownloads, 8);
}

void TestTaskState::deadAddressIsAskedForOnce()
{
    VideoTask task = taskIn(TaskState::Downloading);
    const TaskEvent::DownloadFailed dead{{ErrorKind::Refused, u"403"_s}};
    auto result = step(task, dead);
    QCOMPARE(result->action, TaskAction::Query);
    QVERIFY(result->task.report.videoUrl.isEmpty());
    // No download can end while there is no address.
    QVERIFY(!step(result->task, dead));
    QCOMPARE(step(result->task, TaskEvent::CheckRequested{})->action, TaskAction::Query);
    // Trouble with asking changes nothing.
    task = step(result->task, TaskEvent::QueryAnswered{troubled(ErrorKind::Network)})->task;
    QCOMPARE(task.state, TaskState::Downloading);
    result = step(
        task, TaskEvent::QueryAnswered{answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/2"_s))});
    QCOMPARE(result->action, TaskAction::Download);
    QCOMPARE(result->task.report.videoUrl, u"https://x/2"_s);
    result = step(result->task, dead);
    QCOMPARE(result->task.state, TaskState::Expired);
    QCOMPARE(result->task.error.message, u"403"_s);
    // Asked again by hand, everything starts anew.
    result = step(result->task, TaskEvent::CheckRequested{});
    QCOMPARE(result->task.state, TaskState::InProgress);
    QCOMPARE(result->task.deadAddresses, 0);
}

void TestTaskState::noNewAddressExpires()
{
    for (const TaskReport& said :
        {report(RemoteState::Succeeded, u"SUCCEEDED"_s), report(RemoteState::Unknown, u"UNKNOWN"_s),
            report(RemoteState::Failed, u"FAILED"_s), report(RemoteState::InProgress, u"RUNNING"_s)}) {
        VideoTask task =
            step(taskIn(TaskState::Downloading), TaskEvent::DownloadFailed{{ErrorKind::Refused, u"404"_s}})->task;
        for (int n = 0; n < 3; ++n) {
            task = step(task, TaskEvent::QueryAnswered{answered(said)})->task;
            QCOMPARE(task.state, TaskState::Downloading);
        }
        task = step(task, TaskEvent::QueryAnswered{answered(said)})->task;
        QCOMPARE(task.state, TaskState::Expired);
        QCOMPARE(task.remoteId, u"job-1"_s);
    }
}

void TestTaskState::noFilmTwiceThenAnotherAddress()
{
    VideoTask task = taskIn(TaskState::Downloading);
    const TaskEvent::DownloadFailed noFilm{{ErrorKind::Media, u"a web page"_s}};
    for (int address = 0; address < 2; ++address) {
        for (int n = 0; n < 2; ++n) {
            const auto result = step(task, noFilm);
            QCOMPARE(result->action, TaskAction::DownloadLater);
            task = result->task;
        }
        task = step(task, noFilm)->task;
        if (address == 0)
            task = step(
                task, TaskEvent::QueryAnswered{answered(report(RemoteState::Succeeded, u"DONE"_s, u"https://x/2"_s))})
                       ->task;
    }
    QCOMPARE(task.state, TaskState::Expired);
    QCOMPARE(task.error.kind, ErrorKind::Media);
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
