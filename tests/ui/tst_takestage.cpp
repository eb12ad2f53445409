// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/stagewindow.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/stage/stagewords.h"
#include "ui/tasks/stage/submission.h"

#include <QAbstractButton>
#include <QApplication>
#include <QImage>
#include <QMainWindow>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>

using namespace Dailies;

namespace {

constexpr qint64 minuteMs = 60'000;

QDateTime begin()
{
    return QDateTime(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
}

VideoTask running()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.acceptedAt = begin();
    return task;
}

StageWords wordsOf(const VideoTask& task, const TaskCircumstances& circumstances = {}, qint64 afterMs = 82'000)
{
    return stageWordsOf(task, circumstances, {}, begin().addMSecs(afterMs));
}

/// Counts how often a widget is painted.
class PaintCount final : public QObject {
public:
    explicit PaintCount(QWidget* widget) { widget->installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

/// What is on the stage while a take has no clip.
class TestTakeStage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void estimate();
    void longerThanUsual();
    void saysTheSameAsItsTile_data();
    void saysTheSameAsItsTile();
    void queuedAtTheService();
    void withoutAnEstimate();
    void countsDaysOfALongRun();
    void trouble();
    void queued();
    void uploading();
    void onHold();
    void missingClipIsNoSuccess();
    void chargeIsSaidOnce();
    void ended_data();
    void ended();
    void anEnteredIdThatIsNotKnownCanBeChanged();
    void editAndRetry();
    void clocks();
    void showsThePromptOrTheInput();
    void inputsOnThisComputerOnly();
    void takesOfTheSubmission();
    void takesOfALargeSubmission();
    void takesByKeyboard();
    void fitsALowStage();
    void paintsOnlyChanges();
    void foreignTextIsText();
    void staysReadableInTheOtherTheme_data();
    void staysReadableInTheOtherTheme();
};

void TestTakeStage::estimate()
{
    const StageWords words = wordsOf(running(), {.eta = TaskEta{2 * minuteMs, 38'000, 7}});
    QCOMPARE(words.title, u"About 40 s left"_s);
    QCOMPARE(words.text, u"Running for 1:22 · usually about 2 min"_s);
    QCOMPARE(words.brief, u"40 s left"_s);
    QCOMPARE(words.percent, 68);
    QVERIFY(words.isUnderWay);
    QVERIFY(!words.command);
    QCOMPARE(wordsOf(running(), {.eta = TaskEta{2 * minuteMs, 3'000, 7}}).title, u"Any moment now"_s);
    QCOMPARE(wordsOf(running(), {.eta = TaskEta{2 * minuteMs, 1, 7}}).percent, 99);
    StageWindow window;
    window.show(running(), {.eta = TaskEta{2 * minuteMs, 38'000, 7}}, begin().addSecs(82));
    QCOMPARE(window.text(u"stageTitle"_s), u"About 40 s left"_s);
    QVERIFY(window.isSeen(u"stageRing"_s) && window.isSeen(u"stageText"_s));
    QVERIFY(!window.isShown(u"stageAdvice"_s) && !window.isShown(u"decisionBar"_s));
}

void TestTakeStage::longerThanUsual()
{
    const StageWords words = wordsOf(running(), {.eta = TaskEta{5'000, 0, 7}}, 9'000);
    QCOMPARE(words.title, u"Slower than usual"_s);
    QCOMPARE(words.text, u"Running for 0:09 · Taking longer than usual (about 5 s). That's normal."_s);
    QCOMPARE(words.percent, 99);
    QVERIFY(words.isUnderWay);
}

void TestTakeStage::saysTheSameAsItsTile_data()
{
    QTest::addColumn<qint64>("remainingMs");
    QTest::addColumn<QString>("strip");
    QTest::newRow("long") << qint64(38'000) << u"40 s left"_s;
    QTest::newRow("soon") << qint64(3'000) << u"any moment now"_s;
    QTest::newRow("slow") << qint64(0) << u"slower than usual"_s;
}

void TestTakeStage::saysTheSameAsItsTile()
{
    QFETCH(const qint64, remainingMs);
    const TaskCircumstances circumstances{.eta = TaskEta{2 * minuteMs, remainingMs, 7}};
    const TaskStatusText tile = statusTextOf(running(), circumstances);
    const StageWords words = wordsOf(running(), circumstances);
    QCOMPARE(words.title, tile.left);
    QCOMPARE(words.percent, shownPercent(tile.done.value()));
    QTEST(words.brief, "strip");
}

void TestTakeStage::queuedAtTheService()
{
    VideoTask task = running();
    task.report.state = RemoteState::InProgress;
    task.report.word = u"PENDING"_s;
    const StageWords words = wordsOf(task);
    QCOMPARE(words.title, u"Queued"_s);
    QCOMPARE(words.text, u"Queued for 1:22"_s);
}

void TestTakeStage::withoutAnEstimate()
{
    const StageWords words = wordsOf(running());
    QCOMPARE(words.title, u"Still generating…"_s);
    QCOMPARE(words.text, u"Running for 1:22"_s);
    QVERIFY(!words.percent);
}

void TestTakeStage::countsDaysOfALongRun()
{
    constexpr qint64 dayMs = 24 * 60 * minuteMs;
    QCOMPARE(wordsOf(running(), {}, 2 * dayMs - 1'000).text, u"Running for 47:59:59"_s);
    QCOMPARE(wordsOf(running(), {}, 2 * dayMs).text, u"Running for 2 days"_s);
    VideoTask task = running();
    task.report.state = RemoteState::InProgress;
    task.report.word = u"PENDING"_s;
    QCOMPARE(wordsOf(task, {}, 333 * dayMs + 5'000).text, u"Queued for 333 days"_s);
    StageWindow window;
    window.show(running(), {}, begin().addDays(333));
    QCOMPARE(window.text(u"stageText"_s), u"Running for 333 days"_s);
}

void TestTakeStage::trouble()
{
    VideoTask task = running();
    task.error = {ErrorKind::KeyProblem, u"The service rejected the key."_s};
    const StageWords words = wordsOf(task, {.isAsked = true});
    QVERIFY2(
        words.text.startsWith(task.error.message) && words.text.contains(u"Nothing is lost"_s), qPrintable(words.text));
    QCOMPARE(words.tone, Tone::Warning);
    const StageWords silent = wordsOf(running(), {.unreachableSince = begin()});
    QVERIFY2(silent.text.contains(u"unreachable"_s), qPrintable(silent.text));
}

void TestTakeStage::queued()
{
    const VideoTask task = taskIn(TaskState::Waiting);
    const StageWords next = wordsOf(task, {.wait = SendWait{SendWait::For::Slot}});
    QCOMPARE(next.title, u"Waiting"_s); // Queued is the service's own word
    QVERIFY(!next.isUnderWay); // no ring, as on its tile
    QCOMPARE(next.text, u"Queued here. Sends automatically when a slot is free."_s);
    // What contradicts it is not said along with it.
    const StageWords retried = wordsOf(task, {.wait = SendWait{SendWait::For::Retry, 12'000}});
    QCOMPARE(retried.text, u"Retrying in 12 s. Nothing was charged."_s);
    // What the error says is not said twice.
    VideoTask offline = task;
    offline.unsentAttempts = 2;
    offline.error = {ErrorKind::NotSent, u"No connection. Nothing was charged."_s};
    const StageWords unsent = wordsOf(offline, {.wait = SendWait{SendWait::For::Retry, 12'000}});
    QCOMPARE(unsent.title, u"Waiting (offline)"_s);
    QCOMPARE(unsent.text.count(u"Nothing was charged."_s), 1);
    QVERIFY2(unsent.text.endsWith(u"Retrying in 12 s."_s), qPrintable(unsent.text));
}

void TestTakeStage::uploading()
{
    VideoTask task = taskIn(TaskState::Uploading);
    task.request.kind = {Family::A, Generation::G30, ApiType::VideoEdit};
    task.request.media = {{u"video"_s, u"file:///clips/a%20gull.mp4"_s, {}}};
    StageWords words = stageWordsOf(task, {}, 0.42, begin());
    QCOMPARE(words.title, u"Uploading…"_s);
    QCOMPARE(words.percent, 42);
    QCOMPARE(words.text, u"a gull.mp4"_s);
    QCOMPARE(words.advice, u"The request is sent after that. Nothing is charged yet."_s);
    QCOMPARE(words.command, TaskCommand::CancelSending);
    QVERIFY(words.isUnderWay);
    // Without a percentage, the ring has none either.
    QVERIFY(!wordsOf(task).percent);

    task.request.media.append({u"video"_s, u"file:///clips/tern.mp4"_s, {}});
    TaskUpload uploaded;
    uploaded.source = u"file:///clips/a%20gull.mp4"_s;
    uploaded.place = u"bucket"_s;
    task.uploads = {uploaded};
    QCOMPARE(wordsOf(task).text, u"tern.mp4 · file 2 of 2"_s);
    // An earlier call may have been charged.
    task.lostCall = LostCall();
    QCOMPARE(wordsOf(task).advice, u"The request is sent after that."_s);
    task.lostCall.reset();
    task.accountId = Account::practiceId();
    QCOMPARE(wordsOf(task).advice, u"The request is sent after that."_s);
}

void TestTakeStage::onHold()
{
    VideoTask task = taskIn(TaskState::Waiting);
    task.held = true;
    StageWords words = wordsOf(task, {.wait = SendWait{SendWait::For::User}});
    QCOMPARE(words.title, u"On hold"_s);
    QCOMPARE(words.command, TaskCommand::CheckNow);
    QVERIFY(!words.isUnderWay);
    QVERIFY(words.tone != Tone::Warning);
    // A failed upload, for example, is no wish of the user.
    task.error = {ErrorKind::NotSent, u"sea.mp4 wasn't uploaded. The storage is full. Nothing was charged."_s};
    words = wordsOf(task, {.wait = SendWait{SendWait::For::User}});
    QCOMPARE(words.text, task.error.message);
    QCOMPARE(words.tone, Tone::Warning);
    task.held = false;
    task.error = {ErrorKind::Stopped, u"The program ended before this was sent."_s};
    words = wordsOf(task, {.wait = SendWait{SendWait::For::User}});
    QCOMPARE(words.title, u"Not sent"_s);
    QCOMPARE(words.text, task.error.message);
}

void TestTakeStage::missingClipIsNoSuccess()
{
    VideoTask task = taskIn(TaskState::Saved);
    task.file = u"/clips/gone.mp4"_s;
    const StageWords words = wordsOf(task);
    QCOMPARE(words.icon, u"triangle-alert"_s);
    QCOMPARE(words.tone, Tone::Warning);
}

/// The reason already says what the earlier call may have cost.
void TestTakeStage::chargeIsSaidOnce()
{
    VideoTask task = taskIn(TaskState::Refused);
    task.lostCall = LostCall();
    task.error = {
        ErrorKind::Refused, u"Not allowed. An earlier call for this task got no response and may have been charged."_s};
    const StageWords words = wordsOf(task);
    QCOMPARE((words.text + words.advice).count(u"may have been charged"_s), 1);
    task.error = {};
    QVERIFY(!wordsOf(task).text.isEmpty());
}

void TestTakeStage::ended_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("title");
    QTest::addColumn<int>("command");
    const auto row = [](TaskState state, const QString& title, TaskCommand command) {
        QTest::newRow(qPrintable(stateName(state))) << int(state) << title << int(command);
    };
    row(TaskState::Failed, u"Generation failed"_s, TaskCommand::UseAgain);
    row(TaskState::Refused, u"Refused by the service"_s, TaskCommand::UseAgain);
    row(TaskState::Canceled, u"Canceled"_s, TaskCommand::UseAgain);
    row(TaskState::Forgotten, u"No longer on the service"_s, TaskCommand::CheckNow);
    row(TaskState::Expired, u"Link expired"_s, TaskCommand::CheckNow);
    row(TaskState::Saved, u"The clip is missing"_s, TaskCommand::CheckNow);
}

void TestTakeStage::ended()
{
    QFETCH(int, state);
    QFETCH(QString, title);
    QFETCH(int, command);
    StageWindow window;
    QWidget owner;
    TaskActions actions(&owner);
    window.stage.setActions(&actions);
    VideoTask task = taskIn(TaskState(state));
    task.file = u"/clips/gone.mp4"_s;
    if (task.state != TaskState::Saved)
        task.error = {ErrorKind::Refused, u"Not allowed."_s, u"DataInspectionFailed"_s};
    actions.setTask(task);
    window.show(task);
    QCOMPARE(window.text(u"stageTitle"_s), title);
    QVERIFY(!window.text(u"stageText"_s).isEmpty() && window.isSeen(u"stageText"_s));
    QVERIFY(!window.text(u"stageText"_s).contains(u"/clips"_s)); // the details have the folder
    QVERIFY(window.isSeen(u"stageCommandButton"_s));
    QSignalSpy triggered(&actions, &TaskActions::triggered);
    QTest::mouseClick(window.button(u"stageCommandButton"_s), Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    QCOMPARE(int(triggered.first().first().value<TaskCommand>()), command);
}

void TestTakeStage::anEnteredIdThatIsNotKnownCanBeChanged()
{
    StageWindow window;
    QWidget owner;
    TaskActions actions(&owner);
    window.stage.setActions(&actions);
    VideoTask task = taskIn(TaskState::InProgress);
    task.remoteId = u"mistyped"_s;
    task.missedQueries = 1;
    actions.setTask(task);
    window.show(task);
    QVERIFY(!window.isSeen(u"stageCommandButton"_s)); // the service gave this ID
    task.hasEnteredId = true;
    actions.setTask(task);
    window.show(task);
    QVERIFY(window.isSeen(u"stageCommandButton"_s));
    QCOMPARE(window.button(u"stageCommandButton"_s)->text(), u"Change ID…"_s);
    const TaskCircumstances usual{.eta = TaskEta{60'000, 30'000, 5}};
    const StageWords words = stageWordsOf(task, usual, {}, QDateTime::currentDateTimeUtc());
    QCOMPARE(words.title, u"ID not known"_s);
    QVERIFY(!words.percent);
}

void TestTakeStage::editAndRetry()
{
    StageWindow window;
    QWidget owner;
    TaskActions actions(&owner);
    window.stage.setActions(&actions);
    VideoTask task = taskIn(TaskState::Failed);
    task.error = {ErrorKind::Refused, u"Prompt rejected: “lightning”."_s, u"DataInspectionFailed"_s};
    actions.setTask(task);
    window.show(task);
    QCOMPARE(window.button(u"stageCommandButton"_s)->text(), u"Edit and retry"_s);
    QCOMPARE(window.text(u"stageText"_s), u"Prompt rejected: “lightning”. (code DataInspectionFailed)"_s);
    const QString advice = window.text(u"stageAdvice"_s);
    QVERIFY2(advice.contains(u"content check"_s) && advice.contains(u"Counted as not charged"_s), qPrintable(advice));
}

void TestTakeStage::clocks()
{
    QCOMPARE(clockText(-5), u"0:00"_s);
    QCOMPARE(clockText(59'999), u"0:59"_s);
    QCOMPARE(clockText(82'000), u"1:22"_s);
    QCOMPARE(clockText(3'725'000), u"1:02:05"_s);
}

void TestTakeStage::showsThePromptOrTheInput()
{
    QTemporaryDir folder;
    QImage picture(64, 36, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QVERIFY(picture.save(folder.filePath(u"first.png"_s)));
    StageWindow window;
    VideoTask task = running();
    task.request.kind = {Family::A, Generation::G30, ApiType::ImageToVideo};
    window.show(task);
    QVERIFY(window.isShown(u"stagePrompt"_s));
    QCOMPARE(window.text(u"stagePrompt"_s), u"A paper boat"_s);
    task.id = 8;
    task.request.media = {{u"first_frame"_s, QUrl::fromLocalFile(folder.filePath(u"first.png"_s)).toString(), {}}};
    window.show(task);
    TRY_VERIFY(!window.isShown(u"stagePrompt"_s));
    // It is dimmed, and there is no other light in the corner.
    const QColor corner = window.stage.grab().toImage().pixelColor(8, window.stage.height() - 8);
    QVERIFY2(corner.lightness() > 40 && corner.lightness() < 128, qPrintable(corner.name()));
}

void TestTakeStage::inputsOnThisComputerOnly()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    request.media = {{u"reference_audio"_s, u"file:///a.mp3"_s, {}},
        {u"first_frame"_s, u"https://x.example/a.png"_s, {}}, {u"last_frame"_s, u"file:///a.png"_s, {}}};
    QCOMPARE(firstInput(request), u"file:///a.png"_s);
    // The form keeps media for another kind. They were not sent.
    request.kind.apiType = ApiType::TextToVideo;
    QVERIFY(firstInput(request).isEmpty());
    request.media.clear();
    request.kind = {Family::B, Generation::None, ApiType::MultiImageToVideo};
    request.images = {u"https://x.example/a.png"_s, u"file:///b.png"_s};
    QCOMPARE(firstInput(request), u"file:///b.png"_s);
    request.images.clear();
    QVERIFY(firstInput(request).isEmpty());
}

void TestTakeStage::takesOfTheSubmission()
{
    StageWindow window;
    VideoTask ready = taskIn(TaskState::Saved);
    ready.id = 6;
    ready.file = QCoreApplication::applicationFilePath();
    ready.acceptedAt = begin();
    ready.finishedAt = begin().addSecs(69);
    VideoTask failed = taskIn(TaskState::Failed);
    failed.id = 8;
    const TaskCircumstances circumstances{.eta = TaskEta{2 * minuteMs, 38'000, 7}};
    QList<SubmissionTake> takes{submissionTakeOf(ready, wordsOf(ready)),
        submissionTakeOf(running(), wordsOf(running(), circumstances)), submissionTakeOf(failed, wordsOf(failed))};
    takes[1].isShown = true;
    QCOMPARE(takes.at(0).caption, u"Take 6 · 1:09"_s);
    QCOMPARE(takes.at(1).caption, u"Take 7 · 40 s left"_s);
    QCOMPARE(takes.at(2).caption, u"Take 8 · Failed"_s);
    window.stage.showTask(running(), wordsOf(running(), circumstances), takes);
    QCOMPARE(window.text(u"submissionTally"_s), u"1 of 3 ready"_s);
    const auto tiles = window.stage.findChildren<QAbstractButton*>(u"submissionTile"_s);
    QCOMPARE(tiles.size(), 3);
    QCOMPARE(tiles.at(0)->accessibleName(), u"Take 6: ready"_s);
    QSignalSpy chosen(&window.stage, &TakeStage::takeChosen);
    QTest::mouseClick(tiles.at(0), Qt::LeftButton);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<TaskId>(), 6);
    // Alone, it has no tiles.
    window.show(running());
    QVERIFY(!window.isShown(u"submissionTiles"_s));
}

/// All of them count, and as many as have room have a tile.
void TestTakeStage::takesOfALargeSubmission()
{
    StageWindow window;
    QList<SubmissionTake> takes;
    for (TaskId id = 1; id <= 20; ++id) {
        VideoTask task = id <= 12 ? taskIn(TaskState::Saved) : running();
        task.id = id;
        task.file = id <= 12 ? QCoreApplication::applicationFilePath() : QString();
        takes.append(submissionTakeOf(task, wordsOf(task)));
    }
    const auto firstTile = [&](qsizetype shown) {
        for (SubmissionTake& take : takes)
            take.isShown = take.id == takes.at(shown).id;
        window.stage.showTask(running(), wordsOf(running()), takes);
        const auto tiles = window.stage.findChildren<QAbstractButton*>(u"submissionTile"_s);
        return tiles.size() == 10 ? tiles.constFirst()->accessibleName().section(u':', 0, 0) : QString();
    };
    QCOMPARE(firstTile(19), u"Take 11"_s);
    QCOMPARE(window.text(u"submissionTally"_s), u"12 of 20 ready"_s);
    QCOMPARE(firstTile(12), u"Take 4"_s);
    QCOMPARE(firstTile(0), u"Take 1"_s);
}

void TestTakeStage::takesByKeyboard()
{
    StageWindow window;
    QVERIFY(waitForActive(&window.stage));
    VideoTask other = running();
    other.id = 8;
    window.stage.showTask(running(), wordsOf(running()),
        {submissionTakeOf(running(), wordsOf(running())), submissionTakeOf(other, wordsOf(other))});
    const auto tiles = window.stage.findChildren<QAbstractButton*>(u"submissionTile"_s);
    TRY_VERIFY(tiles.at(0)->isVisible());
    tiles.at(0)->setFocus();
    QTest::keyClick(tiles.at(0), Qt::Key_Tab);
    QVERIFY(tiles.at(1)->hasFocus());
    QSignalSpy chosen(&window.stage, &TakeStage::takeChosen);
    QTest::keyClick(tiles.at(1), Qt::Key_Space);
    QCOMPARE(chosen.first().first().value<TaskId>(), 8);
}

void TestTakeStage::fitsALowStage()
{
    StageWindow window;
    VideoTask other = running();
    other.id = 8;
    const TaskCircumstances circumstances{.eta = TaskEta{2 * minuteMs, 38'000, 7}};
    const StageWords words = wordsOf(running(), circumstances);
    const QList<SubmissionTake> takes{submissionTakeOf(running(), words), submissionTakeOf(other, words)};
    for (const QSize& size : {QSize(1400, 900), QSize(900, 506), QSize(656, 369), QSize(400, 180)}) {
        window.stage.resize(size);
        window.stage.showTask(running(), words, takes);
        TRY_VERIFY2(window.isSeen(u"stageRing"_s) && window.isSeen(u"stageTitle"_s) && window.isSeen(u"stageText"_s),
            qPrintable(QString::number(size.height())));
        QCOMPARE(window.isShown(u"submissionTiles"_s), size.height() > 300);
        QVERIFY(size.height() < 300 || window.isSeen(u"submissionTiles"_s));
    }
}

void TestTakeStage::paintsOnlyChanges()
{
    StageWindow window;
    QVERIFY(QTest::qWaitForWindowExposed(&window.stage, patienceMs));
    const TaskCircumstances circumstances{.eta = TaskEta{2 * minuteMs, 38'000, 7}};
    window.stage.showTask(running(), wordsOf(running(), circumstances), {});
    QTest::qWait(200);
    PaintCount paints(&window.stage);
    for (int again = 0; again < 5; ++again)
        window.stage.showTask(running(), wordsOf(running(), circumstances), {});
    QTest::qWait(200);
    QCOMPARE(paints.count, 0);
    window.stage.showTask(running(), wordsOf(running(), circumstances, 83'000), {});
    TRY_COMPARE(paints.count, 1);
}

void TestTakeStage::foreignTextIsText()
{
    StageWindow window;
    VideoTask task = taskIn(TaskState::Failed);
    task.request.prompt = u"<img src='file:///etc/passwd'>"_s;
    task.error = {ErrorKind::Refused, u"<b>bold</b>\u202Egnp\u0007"_s, u"<i>7</i>"_s};
    window.show(task);
    for (const auto* label : window.stage.findChildren<QLabel*>()) {
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
        QVERIFY2(!label->text().contains(QChar(7)), qPrintable(label->objectName()));
    }
    QVERIFY(window.text(u"stageText"_s).contains(u"<b>bold</b>"_s));
}

void TestTakeStage::staysReadableInTheOtherTheme_data()
{
    QTest::addColumn<Theme>("first");
    QTest::addColumn<Theme>("then");
    QTest::newRow("light, then dark") << Theme::Light << Theme::Dark;
    QTest::newRow("dark, then light") << Theme::Dark << Theme::Light;
}

// The stage is always dark.
void TestTakeStage::staysReadableInTheOtherTheme()
{
    QFETCH(const Theme, first);
    QFETCH(const Theme, then);
    applyLook(*qApp, first);
    const auto light = qScopeGuard([] { applyLook(*qApp, Theme::Light); });
    QMainWindow window;
    auto* stage = new TakeStage;
    window.setCentralWidget(stage);
    window.show();
    VideoTask task = taskIn(TaskState::Failed);
    task.error = {ErrorKind::Refused, u"No."_s};
    stage->showTask(task, wordsOf(task), {});
    applyLook(*qApp, then);
    QCoreApplication::processEvents();
    for (const char* name : {"stageTitle", "stageText", "stagePrompt", "stageAdvice"}) {
        const auto* label = stage->findChild<QLabel*>(QString::fromLatin1(name));
        QVERIFY2(label->palette().color(label->foregroundRole()).lightness() > 128, name);
    }
}

QTEST_MAIN(TestTakeStage)
#include "tst_takestage.moc"
