// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/uploadstep.h"

#include "app/accounts/account.h"

#include "tests/tasks/taskstatesamples.h"

#include <QTest>

using namespace Dailies;
using namespace Dailies::TaskStateSamples;

namespace {

const QString firstFile = u"file:///clips/first.png"_s;
const QString lastFile = u"file:///clips/last.png"_s;

TaskUpload there(const QString& source)
{
    return {source, u"place"_s, u"name of "_s + source, u"digest"_s, 5, 0};
}

/// A task with two files that go by link.
VideoTask taskWithFiles(TaskState state)
{
    VideoTask task = taskIn(state);
    task.request.kind = {Family::B, Generation::None, ApiType::MultiImageToVideo};
    task.request.model = u"kling-v3"_s;
    task.request.images = {firstFile, lastFile};
    return task;
}

LostCall lostCall()
{
    return {noon.addSecs(-500), u"digest"_s, {}, {ErrorKind::AnswerLost, u"lost"_s}};
}

TaskEvent::UploadFailed failed(ErrorKind kind)
{
    return {{kind, u"The shelf is away."_s}, {there(firstFile)}};
}

} // namespace

/// The upload of a request's files: it costs nothing, never ends a task and never lets a request go without its files.
class TestUploadStep final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void onlyTheRightState_data();
    void onlyTheRightState();
    void heldIsNotUploaded();
    void withoutFilesNothingIsUploaded();
    void sentOnlyWithAllFiles();
    void keepsWhatIsThere();
    void failureTexts_data();
    void failureTexts();
    void pausesGrow();
    void leftOverIsNotSent();
    void withdrawnIsAskedAboutAgain();
};

void TestUploadStep::onlyTheRightState_data()
{
    QTest::addColumn<int>("state");
    for (const TaskState state : allStates)
        QTest::newRow(qPrintable(stateName(state))) << int(state);
}

void TestUploadStep::onlyTheRightState()
{
    QFETCH(const int, state);
    const VideoTask task = taskWithFiles(TaskState(state));
    const bool isWaiting = task.state == TaskState::Waiting;
    const bool isUploading = task.state == TaskState::Uploading;
    QCOMPARE(step(task, TaskEvent::UploadBegun{}).has_value(), isWaiting);
    const QList<AnyTaskEvent> uploads{TaskEvent::FilesUploaded{{there(firstFile), there(lastFile)}},
        failed(ErrorKind::Network), failed(ErrorKind::NotSent),
        TaskEvent::FoundUploadingAtStart{{ErrorKind::Stopped, u"asks"_s}}};
    for (const AnyTaskEvent& event : uploads) {
        const auto next = step(task, event);
        QCOMPARE(next.has_value(), isUploading);
        // Whatever happens, no call was made, and the task has not ended.
        if (next) {
            QCOMPARE(next->task.state, TaskState::Waiting);
            QCOMPARE(next->task.createAttempts, task.createAttempts);
            QVERIFY(!next->task.sentAt.isValid());
            QVERIFY(next->task.remoteId.isEmpty());
        }
    }
}

void TestUploadStep::heldIsNotUploaded()
{
    VideoTask task = taskWithFiles(TaskState::Waiting);
    task.held = true;
    QVERIFY(!step(task, TaskEvent::UploadBegun{}));
    task.uploads = {there(firstFile), there(lastFile)};
    QVERIFY(!step(task, TaskEvent::SendBegun{}));
    task.held = false;
    QVERIFY(step(task, TaskEvent::UploadBegun{}));
    QVERIFY(step(task, TaskEvent::SendBegun{}));
}

void TestUploadStep::withoutFilesNothingIsUploaded()
{
    VideoTask task = taskWithFiles(TaskState::Waiting);
    task.request.images = {u"https://example.com/a.png"_s};
    QVERIFY(missingUploads(task).isEmpty());
    QVERIFY(!step(task, TaskEvent::UploadBegun{}));
    QVERIFY(step(task, TaskEvent::SendBegun{}));
}

void TestUploadStep::sentOnlyWithAllFiles()
{
    VideoTask task = taskWithFiles(TaskState::Waiting);
    QCOMPARE(missingUploads(task), (QStringList{firstFile, lastFile}));
    QVERIFY(!step(task, TaskEvent::SendBegun{}));
    task.uploads = {there(firstFile)};
    QVERIFY(!step(task, TaskEvent::SendBegun{}));
    // Two records of one file are not two files.
    task.uploads = {there(firstFile), there(firstFile)};
    QVERIFY(!step(task, TaskEvent::SendBegun{}));
    task.uploads = {there(lastFile), there(firstFile)};
    QVERIFY(step(task, TaskEvent::SendBegun{}));
}

void TestUploadStep::keepsWhatIsThere()
{
    VideoTask task = taskWithFiles(TaskState::Uploading);
    task.unsentAttempts = 3;
    task.uploadedAt = noon.addDays(-1);
    const auto one = step(task, TaskEvent::FilesUploaded{{there(firstFile)}});
    QVERIFY(one);
    QCOMPARE(one->task.state, TaskState::Uploading);
    QCOMPARE(int(one->action), int(TaskAction::None));
    QCOMPARE(one->task.uploads, QList<TaskUpload>{there(firstFile)});
    QCOMPARE(one->task.unsentAttempts, 3);
    const auto all = step(one->task, TaskEvent::FilesUploaded{{there(firstFile), there(lastFile)}});
    QVERIFY(all);
    QCOMPARE(all->task.state, TaskState::Waiting);
    QCOMPARE(int(all->action), int(TaskAction::Send));
    QCOMPARE(all->task.uploadedAt, noon);
    QCOMPARE(all->task.unsentAttempts, 0);
    QVERIFY(all->task.error.message.isEmpty());
    // They are looked at again later: until then, nobody knows whether they are there.
    const auto again = step(all->task, TaskEvent::UploadBegun{});
    QVERIFY(again && !again->task.uploadedAt.isValid());
    QCOMPARE(again->task.uploads.size(), 2);
    const auto stopped = step(again->task, failed(ErrorKind::Network));
    QVERIFY(stopped);
    QCOMPARE(stopped->task.uploads, QList<TaskUpload>{there(firstFile)});
}

void TestUploadStep::failureTexts_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("past"); // 0: none; 1: a lost call; 2: practice
    QTest::addColumn<QString>("text");
    const QString said = u"The shelf is away."_s;
    const QString after = u" An earlier call for this task got no response and may have been charged."_s;
    const int network = int(ErrorKind::Network);
    const int changed = int(ErrorKind::BadInput);
    QTest::newRow("network") << network << 0 << said + u" Nothing was charged."_s;
    QTest::newRow("network, lost") << network << 1 << said + after;
    QTest::newRow("network, practice") << network << 2 << said;
    QTest::newRow("changed") << changed << 0
                             << said + u" Nothing was charged. Send it with the file as it is now, or remove it."_s;
    QTest::newRow("changed, lost") << changed << 1
                                   << said + u" Send it with the file as it is now, or remove it."_s + after;
    QTest::newRow("changed, practice") << changed << 2
                                       << said + u" Send it with the file as it is now, or remove it."_s;
    for (const ErrorKind kind : {ErrorKind::NotSent, ErrorKind::Media, ErrorKind::Keychain, ErrorKind::Storage}) {
        QTest::addRow("kind %d", int(kind))
            << int(kind) << 0 << said + u" Nothing was charged. Fix this and send it again, or remove it."_s;
        QTest::addRow("kind %d, lost", int(kind))
            << int(kind) << 1 << said + u" Fix this and send it again, or remove it."_s + after;
        QTest::addRow("kind %d, practice", int(kind))
            << int(kind) << 2 << said + u" Fix this and send it again, or remove it."_s;
    }
}

void TestUploadStep::failureTexts()
{
    QFETCH(const int, kind);
    QFETCH(const int, past);
    QFETCH(const QString, text);
    VideoTask task = taskWithFiles(TaskState::Uploading);
    if (past == 1)
        task.lostCall = lostCall();
    if (past == 2)
        task.accountId = Account::practiceId();
    QCOMPARE(isPractice(task), past == 2);
    const auto next = step(task, failed(ErrorKind(kind)));
    QVERIFY(next);
    QCOMPARE(next->task.error.message, text);
    QCOMPARE(next->task.lostCall, task.lostCall);
    const bool isPassing = ErrorKind(kind) == ErrorKind::Network;
    QCOMPARE(next->task.held, !isPassing);
    QCOMPARE(int(next->action), int(isPassing ? TaskAction::SendLater : TaskAction::Hold));
    // What is held goes nowhere before the user says so.
    QCOMPARE(step(next->task, TaskEvent::UploadBegun{}).has_value(), isPassing);
    const auto asked = step(next->task, TaskEvent::CheckRequested{});
    QVERIFY(asked && step(asked->task, TaskEvent::UploadBegun{}));
}

void TestUploadStep::pausesGrow()
{
    VideoTask task = taskWithFiles(TaskState::Waiting);
    QList<int> pauses;
    for (int n = 0; n < 6; ++n) {
        const auto begun = step(task, TaskEvent::UploadBegun{});
        QVERIFY(begun);
        const auto next = step(begun->task, failed(ErrorKind::Network));
        QVERIFY(next && next->delaySeconds);
        pauses.append(*next->delaySeconds);
        task = next->task;
    }
    QCOMPARE(pauses, (QList<int>{2, 8, 30, 60, 60, 60}));
}

void TestUploadStep::leftOverIsNotSent()
{
    VideoTask task = taskWithFiles(TaskState::Uploading);
    task.uploads = {there(firstFile)};
    task.lostCall = lostCall();
    task.unsentAttempts = 2;
    const auto next = step(task, TaskEvent::FoundUploadingAtStart{{ErrorKind::Stopped, u"Send it now?"_s}});
    QVERIFY(next);
    QCOMPARE(next->task.state, TaskState::Waiting);
    QCOMPARE(int(next->action), int(TaskAction::Hold));
    QCOMPARE(next->task.error.message, u"Send it now?"_s);
    QCOMPARE(next->task.uploads, task.uploads);
    QCOMPARE(next->task.lostCall, task.lostCall);
    QVERIFY(!step(next->task, TaskEvent::SendBegun{}));
}

/// The lost call is all that is left, so it needs a decision again.
void TestUploadStep::withdrawnIsAskedAboutAgain()
{
    VideoTask task = taskWithFiles(TaskState::Uploading);
    QVERIFY(!step(task, TaskEvent::Withdrawn{}));
    task.lostCall = lostCall();
    const auto next = step(task, TaskEvent::Withdrawn{});
    QVERIFY(next);
    QCOMPARE(next->task.state, TaskState::NeedsReview);
    QCOMPARE(next->task.error.message, u"lost"_s);
    QVERIFY(!next->task.lostCall);
    QVERIFY(!step(next->task, TaskEvent::FilesUploaded{{there(firstFile), there(lastFile)}}));
}

QTEST_GUILESS_MAIN(TestUploadStep)
#include "tst_uploadstep.moc"
