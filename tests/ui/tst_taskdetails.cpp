// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/service/wire/wire.h"
#include "app/tasks/table/taskstatustext.h"
#include "tests/media/testclips.h"
#include "tests/support/manualclock.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/detailswindow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/facts/factgrid.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/widgets/presswatch.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>
#include <QVBoxLayout>

using namespace Dailies;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Dailies::VideoTask)

class TestTaskDetails : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void nothingSelected();
    void pressedValueLeaves();
    void everyStateSaysWhatItMeans_data();
    void everyStateSaysWhatItMeans();
    void notWatched();
    void onlyWhatWasAsked();
    void everyFieldThatWasAsked();
    void deliveredIsReadFromTheFile();
    void deliveredInWords();
    void removedAccountSaysWhatToDo();
    void addressAndItsEnd();
    void missingFile();
    void costsAsGiven();
    void refusedWithAKeyProblem();
    void outlookOfTheShownTask();
    void likeliestCommandHasAButton_data();
    void likeliestCommandHasAButton();
    void aDoubleClickIsOneCommand();
    void requestAsSent();
    void longDataIsShortenedOnlyOnScreen();
    void repliesNewestLast();
    void logLinesHaveTheirZone();
    void selectionOutlivesNews();
    void hostileTextIsText();
    void hostileTextInReports();
    void everythingCanBeSelected();
    void namesForAssistivePrograms();
    void narrow();
    void anotherTaskStartsAtTheTop();
};

// A press on a value takes the focus from a field. What the field then stores may make the value unnecessary.
void TestTaskDetails::pressedValueLeaves()
{
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* field = new QLineEdit(&window);
    auto* facts = new FactGrid(&window);
    column->addWidget(field);
    column->addWidget(facts);
    facts->setFacts({{u"Note"_s, u"the first"_s}, {u"Tags"_s, u"the second"_s}});
    connect(field, &QLineEdit::editingFinished, facts, [facts] { facts->setFacts({{u"Note"_s, u"the first"_s}}); });
    window.show();
    field->setFocus();
    QVERIFY(waitForActive(&window));
    TRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, u"a note"_s);
    const QList<QLabel*> labels = facts->findChildren<QLabel*>();
    QTest::mouseClick(labels.last(), Qt::LeftButton);
    TRY_COMPARE(facts->findChildren<QLabel*>().size(), 2);
}

void TestTaskDetails::nothingSelected()
{
    DetailsWindow window;
    QVERIFY(window.isShown(u"emptySentence"_s));
    QCOMPARE(window.text(u"emptySentence"_s), u"Select a take to see its details."_s);
    QVERIFY(!window.isShown(u"detailsTabs"_s));
    window.details.showTask(taskIn(TaskState::Saved));
    QVERIFY(window.isShown(u"detailsTabs"_s) && window.details.shownTask() == 7);
    window.details.showTask(std::nullopt);
    QVERIFY(window.isShown(u"emptySentence"_s));
    QCOMPARE(window.details.shownTask(), 0);
}

void TestTaskDetails::everyStateSaysWhatItMeans_data()
{
    QTest::addColumn<int>("state");
    for (int state = 0; state < stateCount; ++state)
        QTest::newRow(qPrintable(stateName(static_cast<TaskState>(state)))) << state;
}

void TestTaskDetails::everyStateSaysWhatItMeans()
{
    QFETCH(int, state);
    DetailsWindow window;
    VideoTask task = taskIn(static_cast<TaskState>(state));
    if (isTerminal(task.state) && task.state != TaskState::Saved)
        task.error = {ErrorKind::Refused, u"Not allowed."_s, u"InvalidParameter"_s, u"req-9"_s};
    const bool speaksForItself = task.state == TaskState::Saved;
    if (speaksForItself)
        task.file = QCoreApplication::applicationFilePath();
    window.details.showTask(task);
    QCOMPARE(window.isShown(u"stateWord"_s), !speaksForItself);
    QCOMPARE(window.isShown(u"stateMeaning"_s), !speaksForItself);
    if (!speaksForItself)
        QCOMPARE(window.text(u"stateWord"_s), stateWord(task));
    QVERIFY(task.state != TaskState::NeedsReview || !window.valueOf(u"Reason"_s).isEmpty());
    if (!speaksForItself && task.state != TaskState::NeedsReview && isTerminal(task.state)) {
        QCOMPARE(window.text(u"stateTrouble"_s), u"Not allowed. (code InvalidParameter)"_s);
        QVERIFY(window.isShown(u"stateAdvice"_s));
        QCOMPARE(window.valueOf(u"Request ID"_s), u"req-9"_s);
    }
    QCOMPARE(window.valueOf(u"Requested"_s), u"8 s · 1080P"_s);
    QCOMPARE(window.valueOf(u"Prompt"_s), u"A paper boat"_s);
    QCOMPARE(window.valueOf(u"Model"_s), u"wan3.0-video"_s);
    QCOMPARE(window.valueOf(u"Task ID"_s), task.remoteId);
}

void TestTaskDetails::notWatched()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::InProgress);
    task.watched = false;
    window.details.showTask(task);
    QVERIFY(window.text(u"stateMeaning"_s).contains(u"may still run at the service and be charged"_s));
    QVERIFY(window.text(u"stateAdvice"_s).contains(u"Check now"_s));
}

void TestTaskDetails::onlyWhatWasAsked()
{
    VideoRequest request;
    request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    QVERIFY(askedText(request).isEmpty());
    request.durationSeconds = 5;
    request.mode = u"pro"_s; // a field of family B, which was not sent
    QCOMPARE(askedText(request), u"5 s"_s);
    request.aspectRatio = u"adaptive"_s;
    request.promptExtend = false;
    QCOMPARE(askedText(request), u"5 s · Adaptive · Enhance prompt off"_s);
}

void TestTaskDetails::everyFieldThatWasAsked()
{
    VideoRequest request;
    request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
    request.durationSeconds = 10;
    request.mode = u"pro"_s;
    request.guidance = 0.5;
    request.sound = u"on"_s;
    request.aspectRatio = u"16:9"_s;
    request.logo = 1;
    request.multiShot = true;
    request.shots = {{1, u"one"_s, 5.0}, {2, u"two"_s, 5.0}};
    const QString asked = askedText(request);
    QVERIFY2(asked.startsWith(u"10 s · "_s), qPrintable(asked));
    for (const QString& part :
        {u"Mode Pro"_s, u"Guidance 0.5"_s, u"Sound on"_s, u"16:9"_s, u"Logo 1"_s, u"Multiple shots on"_s})
        QVERIFY2(asked.split(u" · "_s).contains(part), qPrintable(asked));
}

void TestTaskDetails::deliveredIsReadFromTheFile()
{
    const TestClips clips;
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    task.file = clips.make(u"take.mp4"_s, u"-f lavfi -i color=c=red:s=320x180:r=24 -frames:v 36 -pix_fmt yuv420p"_s);
    window.details.showTask(task);
    TRY_COMPARE(window.valueOf(u"Delivered"_s), u"1.50 s, 8 s requested · 320×180 (16:9) · 24 fps · no sound"_s);
    QCOMPARE(window.valueOf(u"Saved as"_s), u"take.mp4"_s);
}

void TestTaskDetails::deliveredInWords()
{
    MediaFacts facts;
    facts.seconds = 8.0;
    facts.size = QSize(1920, 1080);
    facts.fps = 24;
    facts.hasVideo = true;
    facts.hasAudio = true;
    QCOMPARE(deliveredText(facts), u"8.00 s · 1920×1080 (16:9) · 24 fps"_s);
    facts.hasAudio = false;
    QCOMPARE(deliveredText(facts), u"8.00 s · 1920×1080 (16:9) · 24 fps · no sound"_s);
}

void TestTaskDetails::removedAccountSaysWhatToDo()
{
    VideoTask task = taskIn(TaskState::Waiting);
    task.error = {ErrorKind::KeyProblem, u"This task's account no longer exists."_s};
    QVERIFY(standingOf(task).advice.contains(u"Reuse"_s));
    QVERIFY(standingOf(task).advice.contains(u"Remove"_s));
    task = taskIn(TaskState::InProgress);
    task.error = {ErrorKind::KeyProblem, u"This task's account no longer exists."_s};
    QVERIFY(standingOf(task).advice.contains(u"same name and base URL"_s));
    task.error.message = u"The service rejected the key."_s;
    QVERIFY(standingOf(task).advice.contains(u"key"_s));
}

void TestTaskDetails::addressAndItsEnd()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    window.details.showTask(task);
    QVERIFY(window.valueOf(u"Link expires"_s).isEmpty());
    task.report.videoUrl = u"https://clips.example.com/a.mp4?sign=sesame"_s;
    task.addressExpiresAt = QDateTime(QDate(2026, 3, 4), QTime(5, 6, 7));
    window.details.showTask(task);
    // Without the part that would let anybody who sees the screen download the clip.
    QCOMPARE(window.valueOf(u"Link expires"_s), u"2026-03-04 05:06"_s);
    task.report.videoUrl.clear();
    window.details.showTask(task);
    QVERIFY(window.valueOf(u"Link expires"_s).isEmpty());
}

void TestTaskDetails::missingFile()
{
    DetailsWindow window;
    QTemporaryDir dir;
    VideoTask task = taskIn(TaskState::Saved);
    task.file = dir.filePath(u"<b>gone.mp4"_s);
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Saved as"_s), u"<b>gone.mp4"_s);
    QCOMPARE(window.valueOf(u"Delivered"_s), QString());
    QVERIFY2(window.text(u"stateMeaning"_s).contains(u"<b>gone.mp4"_s), qPrintable(window.text(u"stateMeaning"_s)));
    QVERIFY(window.text(u"stateAdvice"_s).contains(u"costs nothing"_s));
}

void TestTaskDetails::costsAsGiven()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    task.report.usage = {{u"SR"_s, 1080}, {u"duration"_s, 8}, {u"size"_s, QJsonValue()}, {u"note"_s, u"<b>x</b>"_s}};
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Usage"_s), u"8 s · 1080p · note <b>x</b>"_s);
    QVERIFY(window.valueOf(u"Cost"_s).isEmpty());
    task.report.usage = {};
    task.report.finalUnitDeduction = u"7.5"_s;
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Cost"_s), u"7.5 points (unit not specified)"_s);
    QVERIFY(window.valueOf(u"Usage"_s).isEmpty());
}

void TestTaskDetails::refusedWithAKeyProblem()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Refused);
    task.error = {ErrorKind::KeyProblem, u"The key is not taken."_s};
    window.details.showTask(task);
    QVERIFY(window.text(u"stateAdvice"_s).contains(u"key"_s));
    task.error = {ErrorKind::NotSent, u"No connection."_s};
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"This request wasn't sent. Nothing was charged."_s);
    QCOMPARE(window.text(u"stateWord"_s), u"Not sent"_s);
    QVERIFY(window.text(u"stateAdvice"_s).contains(u"Send now"_s));
    task.remark = u"The service gave an ID, but also an error: <b>Slow</b>"_s;
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Remark"_s), task.remark);
}

void TestTaskDetails::outlookOfTheShownTask()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::InProgress));
    QVERIFY(!window.isShown(u"stateOutlook"_s));
    window.details.setOutlook(u"Usually 2 min."_s);
    QVERIFY(window.isShown(u"stateOutlook"_s));
    window.details.showTask(taskIn(TaskState::InProgress), someLog);
    QCOMPARE(window.text(u"stateOutlook"_s), u"Usually 2 min."_s);
    VideoTask other = taskIn(TaskState::InProgress);
    other.id = 8;
    window.details.showTask(other);
    QVERIFY(!window.isShown(u"stateOutlook"_s));
}

void TestTaskDetails::likeliestCommandHasAButton_data()
{
    QTest::addColumn<VideoTask>("task");
    QTest::addColumn<int>("command"); // -1 if there is no button
    const auto row = [](const char* name, TaskState state, int command, auto change) {
        VideoTask task = taskIn(state);
        change(task);
        QTest::newRow(name) << task << command;
    };
    const auto asItIs = [](VideoTask&) {};
    row("waiting", TaskState::Waiting, -1, asItIs);
    row("held", TaskState::Waiting, int(TaskCommand::CheckNow), [](VideoTask& task) { task.held = true; });
    row("left over", TaskState::Waiting, int(TaskCommand::CheckNow), [](VideoTask& task) {
        task.error = {ErrorKind::Stopped, u"The program ended before this was sent."_s};
    });
    row("uploading", TaskState::Uploading, int(TaskCommand::CancelSending), asItIs);
    row("sending", TaskState::Sending, int(TaskCommand::CancelSending), asItIs);
    row("answer lost", TaskState::NeedsReview, -1, asItIs);
    row("in progress", TaskState::InProgress, -1, asItIs);
    row("no address", TaskState::InProgress, int(TaskCommand::CheckNow), [](VideoTask& task) {
        task.error = {ErrorKind::Reply, u"There is no address."_s};
    });
    row("not watched", TaskState::InProgress, int(TaskCommand::CheckNow),
        [](VideoTask& task) { task.watched = false; });
    row("downloading", TaskState::Downloading, -1, asItIs);
    row("saved", TaskState::Saved, -1, [](VideoTask& task) { task.file = QCoreApplication::applicationFilePath(); });
    row("saved, but gone", TaskState::Saved, int(TaskCommand::CheckNow), asItIs);
    row("refused", TaskState::Refused, int(TaskCommand::UseAgain), asItIs);
    row("not in time", TaskState::Refused, int(TaskCommand::CheckNow), [](VideoTask& task) {
        task.error = {ErrorKind::Network, u"Not in time."_s};
    });
    row("failed", TaskState::Failed, int(TaskCommand::UseAgain), asItIs);
    row("cancelled", TaskState::Canceled, int(TaskCommand::UseAgain), asItIs);
    row("forgotten", TaskState::Forgotten, int(TaskCommand::CheckNow), asItIs);
    row("expired", TaskState::Expired, int(TaskCommand::CheckNow), asItIs);
    row("not fetched", TaskState::Downloading, int(TaskCommand::CheckNow), [](VideoTask& task) {
        task.error = {ErrorKind::Network, u"The connection was cut."_s};
    });
}

void TestTaskDetails::likeliestCommandHasAButton()
{
    QFETCH(VideoTask, task);
    QFETCH(int, command);
    DetailsWindow window;
    QWidget owner;
    TaskActions actions(&owner);
    window.details.setActions(&actions);
    window.details.showTask(task);
    actions.setTask(task); // the actions may be updated first
    const auto* button = window.button(u"stateDeedButton"_s);
    QCOMPARE(button->isVisible(), command >= 0);
    if (command < 0)
        return;
    const bool edits = TaskCommand(command) == TaskCommand::UseAgain;
    QCOMPARE(button->text(), edits ? u"Edit and retry"_s : actions.action(TaskCommand(command))->text());
    QSignalSpy triggered(&actions, &TaskActions::triggered);
    QTest::mouseClick(window.button(u"stateDeedButton"_s), Qt::LeftButton);
    QCOMPARE(triggered.size(), 1);
    QCOMPARE(triggered.first().first().value<TaskCommand>(), TaskCommand(command));
}

/// *Send now* becomes *Cancel sending* when it is clicked. The second click of a double click must not cancel.
void TestTaskDetails::aDoubleClickIsOneCommand()
{
    DetailsWindow window;
    QWidget owner;
    ManualClock clock;
    const PressWatch presses(clock);
    TaskActions actions(&owner);
    actions.setPresses(&presses);
    window.details.setActions(&actions);
    const auto show = [&](TaskState state) {
        VideoTask task = taskIn(state);
        task.held = state == TaskState::Waiting;
        window.details.showTask(task);
        actions.setTask(task);
    };
    show(TaskState::Waiting);
    QList<TaskCommand> done;
    connect(&actions, &TaskActions::triggered, this, [&](TaskCommand command) {
        done.append(command);
        show(TaskState::Sending);
    });
    auto* button = window.button(u"stateDeedButton"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton); // no time has passed
    QCOMPARE(done, QList{TaskCommand::CheckNow});
    clock.advance(1000);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(done, (QList{TaskCommand::CheckNow, TaskCommand::CancelSending}));
}

void TestTaskDetails::requestAsSent()
{
    DetailsWindow window;
    const VideoTask task = taskIn(TaskState::Saved);
    window.details.showTask(task);
    window.openTab(u"Technical"_s);
    const QString shown = window.report(u"requestText"_s)->toPlainText();
    QCOMPARE(QJsonDocument::fromJson(shown.toUtf8()).object(), encodeCreate(task.request));
    QVERIFY(shown.contains(u"\n    "_s));
    QVERIFY(window.report(u"requestText"_s)->isReadOnly());
    window.button(u"requestTextCopy"_s)->click();
    QCOMPARE(QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8()).object(), encodeCreate(task.request));
}

void TestTaskDetails::longDataIsShortenedOnlyOnScreen()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    task.request.kind.apiType = ApiType::ImageToVideo;
    const QString data = u"data:image/png;base64,"_s + QString(4000, u'A');
    task.request.media = {{u"first_frame"_s, data, {}}};
    window.details.showTask(task);
    window.openTab(u"Technical"_s);
    const QString shown = window.report(u"requestText"_s)->toPlainText();
    QVERIFY(shown.size() < 1000);
    QVERIFY(shown.contains(u"4000"_s));
    window.button(u"requestTextCopy"_s)->click();
    const QJsonObject copied = QJsonDocument::fromJson(QApplication::clipboard()->text().toUtf8()).object();
    QCOMPARE(copied, encodeCreate(task.request));
}

void TestTaskDetails::repliesNewestLast()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::Saved), someLog);
    window.openTab(u"Technical"_s);
    const QString shown = window.report(u"responseText"_s)->toPlainText();
    QVERIFY(shown.indexOf(u"\"first\""_s) > 0);
    QVERIFY(shown.indexOf(u"\"second\""_s) > shown.indexOf(u"\"first\""_s));
    QVERIFY(!shown.contains(u"POST"_s));
    QVERIFY(!shown.contains(u"Saved."_s));
    window.details.showTask(taskIn(TaskState::Saved), {});
    QVERIFY(window.report(u"responseText"_s)->toPlainText().isEmpty());
    QVERIFY(!window.button(u"responseTextCopy"_s)->isEnabled());
}

void TestTaskDetails::logLinesHaveTheirZone()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::Saved), someLog);
    window.openTab(u"Technical"_s);
    const QString shown = window.report(u"logText"_s)->toPlainText();
    static const QRegularExpression line(
        u"^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d(Z|[+-]\\d\\d:\\d\\d)  note  Saved\\.$"_s,
        QRegularExpression::MultilineOption);
    QVERIFY2(line.match(shown).hasMatch(), qPrintable(shown));
    QCOMPARE(shown.count(u"  create reply  "_s), 1);
}

void TestTaskDetails::selectionOutlivesNews()
{
    DetailsWindow window;
    QList<TaskLogEntry> log = someLog();
    window.details.showTask(taskIn(TaskState::InProgress), [&log] { return log; });
    window.openTab(u"Technical"_s);
    QPlainTextEdit* text = window.report(u"logText"_s);
    text->moveCursor(QTextCursor::Start);
    QVERIFY(text->find(u"task_id"_s));
    QCOMPARE(text->textCursor().selectedText(), u"task_id"_s);
    log.append({log.last().time.addSecs(5), u"note"_s, u"One more."_s});
    window.details.showTask(taskIn(TaskState::InProgress), [&log] { return log; });
    QCOMPARE(text->textCursor().selectedText(), u"task_id"_s);
    QVERIFY(text->toPlainText().endsWith(u"One more."_s));
}

void TestTaskDetails::hostileTextIsText()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Failed);
    const QString evil = u"<img src='file:///etc/passwd'><b>bold</b>\u202Egnp\u0007"_s;
    task.error = {ErrorKind::Refused, evil, evil, evil};
    task.remoteId = evil;
    task.report.usage = {{evil, evil}};
    task.report.finalUnitDeduction = evil;
    task.request.prompt = evil;
    task.request.model = evil;
    window.details.showTask(task);
    for (const QLabel* label : window.details.findChildren<QLabel*>()) {
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName() + label->text()));
        QVERIFY2(!label->text().contains(QChar(7)), qPrintable(label->objectName()));
        // A mark that changes the text direction has no effect beyond its text.
        if (label->text().contains(QChar(0x202E)))
            QVERIFY2(label->text().contains(QChar(0x2069)), qPrintable(label->text()));
    }
    QVERIFY(window.text(u"stateTrouble"_s).contains(u"<b>bold</b>"_s));
    QVERIFY(window.valueOf(u"Prompt"_s).contains(u"<img"_s));
}

void TestTaskDetails::hostileTextInReports()
{
    DetailsWindow window;
    const QDateTime time(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
    const QString evil = u"HTTP 200\n{\"message\":\"<h1>big</h1>\u202E\u0000\u001B[31m\"}\nlast"_s;
    const QList<TaskLogEntry> log{{time, u"query reply"_s, evil}};
    window.details.showTask(taskIn(TaskState::Failed), [&log] { return log; });
    window.openTab(u"Technical"_s);
    for (const QString& name : {u"responseText"_s, u"logText"_s}) {
        const QPlainTextEdit* text = window.report(name);
        QVERIFY(text->toPlainText().contains(u"<h1>big</h1>"_s));
        QVERIFY(!text->toPlainText().contains(QChar(0x1B)));
        // The text is shown and does not reverse the rest of the line.
        QVERIFY(!text->toPlainText().contains(QChar(0x202E)));
        QVERIFY(text->toPlainText().contains(u"\\u202e"_s));
    }
}

void TestTaskDetails::everythingCanBeSelected()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Failed);
    task.error = {ErrorKind::Refused, u"Not allowed."_s, u"E42"_s, u"req-9"_s};
    window.details.showTask(task, someLog);
    for (const QString& name : {u"stateWord"_s, u"stateMeaning"_s, u"stateTrouble"_s, u"stateAdvice"_s})
        QVERIFY(window.details.findChild<QLabel*>(name)->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
    for (const QLabel* label : window.details.findChildren<QLabel*>()) {
        if (qobject_cast<FactGrid*>(label->parentWidget()) != nullptr && label->buddy() != nullptr)
            QVERIFY(
                qobject_cast<QLabel*>(label->buddy())->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
    }
    for (const QString& name : {u"requestText"_s, u"responseText"_s, u"logText"_s})
        QVERIFY(window.report(name)->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
}

void TestTaskDetails::namesForAssistivePrograms()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::NeedsReview));
    const auto name = [](QObject* object) {
        return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name);
    };
    auto* tabs = QAccessible::queryAccessibleInterface(window.details.findChild<QTabBar*>());
    QStringList titles;
    for (int i = 0; i < 2; ++i)
        titles.append(tabs->child(i)->text(QAccessible::Name));
    QCOMPARE(titles, (QStringList{u"Details"_s, u"Technical"_s}));
    QCOMPARE(name(window.report(u"requestText"_s)), u"Request"_s);
    QCOMPARE(name(window.report(u"responseText"_s)), u"Response"_s);
    QCOMPARE(name(window.report(u"logText"_s)), u"Log"_s);
    QCOMPARE(name(window.button(u"requestTextCopy"_s)), u"Copy"_s);
}

/// Nothing is cut and nothing scrolls sideways at the narrowest width.
void TestTaskDetails::narrow()
{
    DetailsWindow window;
    QWidget owner;
    TaskActions actions(&owner);
    window.details.setActions(&actions);
    VideoTask task = taskIn(TaskState::Failed);
    task.request.prompt = QString(600, u'x');
    task.remoteId = QString(200, u'0');
    task.error = {ErrorKind::Refused, u"Not allowed."_s, u"DataInspectionFailed"_s};
    window.details.showTask(task, someLog);
    window.details.resize(280, 300);
    QVERIFY(QTest::qWaitForWindowExposed(&window.details, patienceMs));
    for (const QString& tab : {u"Details"_s, u"Technical"_s}) {
        window.openTab(tab);
        for (const auto* scroll : window.details.findChildren<QScrollArea*>()) {
            if (scroll->isVisible())
                TRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(), qPrintable(tab));
        }
    }
    task = taskIn(TaskState::Saved);
    task.file = QCoreApplication::applicationFilePath();
    window.openTab(u"Details"_s);
    window.details.showTask(task, someLog);
    const auto* clip = window.details.findChild<QWidget*>(u"clipBar"_s);
    TRY_VERIFY(clip->isVisible() && clip->width() <= 280 - 24);
}

void TestTaskDetails::anotherTaskStartsAtTheTop()
{
    DetailsWindow window;
    window.details.resize(300, 200);
    VideoTask task = taskIn(TaskState::Saved);
    task.request.prompt = u"A paper boat. "_s.repeated(60);
    window.details.showTask(task, someLog);
    for (const QString& tab : {u"Details"_s, u"Technical"_s}) {
        window.openTab(tab);
        QScrollBar* bar = nullptr;
        for (const auto* scroll : window.details.findChildren<QScrollArea*>()) {
            bar = scroll->isVisible() ? scroll->verticalScrollBar() : bar;
        }
        TRY_VERIFY(bar->maximum() > 50);
        bar->setValue(50);
        window.details.showTask(task, someLog); // an update
        QCOMPARE(bar->value(), 50);
        task.id += 1;
        window.details.showTask(task, someLog);
        TRY_COMPARE(bar->value(), 0);
    }
}

QTEST_MAIN(TestTaskDetails)
#include "tst_taskdetails.moc"
