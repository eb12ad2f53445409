// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/service/wire/wire.h"
#include "app/tasks/table/taskstatustext.h"
#include "tests/support/patience.h"
#include "tests/ui/detailswindow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/facts/factgrid.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/tasks/stage/stagewords.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Dailies::VideoTask)

/// What the details say of ended tasks: replies, charges, reasons and hints.
class TestTaskOutcomes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void everyFieldOfTheReply();
    void missingRepliesAreExplained();
    void stateAndPromptComeFirst();
    void aFigureThatIsNone();
    void listsAreLists();
    void namesThePicturesThatTheProgramSaved();
    void whetherItMayHaveCostMoney_data();
    void whetherItMayHaveCostMoney();
    void hintsByTheClassOfACode_data();
    void hintsByTheClassOfACode();
    void saysARejectionOnce();
    void saysAFailureOnce();
    void theReasonComesFirst();
    void waitingInOneVoice();
    void waitingAgainTellsOfTheFirstCall();
    void reasonOfALostAnswer();
};

void TestTaskOutcomes::everyFieldOfTheReply()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    TaskReport& report = task.report;
    report.word = u"SUCCEEDED"_s;
    report.submitTime = u"2026-01-01 11:00:00.000"_s;
    report.scheduledTime = u"2026-01-01 11:00:01.000"_s;
    report.endTime = u"2026-01-01 11:01:00.000"_s;
    report.origPrompt = u"A boat"_s;
    report.videoId = u"video-9"_s;
    report.externalTaskId = u"outside-3"_s;
    report.duration = u"8.04"_s;
    window.details.showTask(task);
    QVERIFY(window.valueOf(u"Status"_s).isEmpty()); // the word is in the replies of the Technical tab
    QCOMPARE(window.valueOf(u"Submitted"_s), report.submitTime);
    QCOMPARE(window.valueOf(u"Scheduled"_s), report.scheduledTime);
    QCOMPARE(window.valueOf(u"Ended"_s), report.endTime);
    QCOMPARE(window.valueOf(u"Original prompt"_s), report.origPrompt);
    QCOMPARE(window.valueOf(u"Video ID"_s), report.videoId);
    QCOMPARE(window.valueOf(u"External task ID"_s), report.externalTaskId);
    QCOMPARE(window.valueOf(u"Reported length"_s), u"8.04 (unit not specified)"_s);
    report.origPrompt = task.request.prompt;
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Original prompt"_s), u"Same as the prompt."_s);
}

void TestTaskOutcomes::aFigureThatIsNone()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    for (const QString& figure : {u"free <b>of charge</b>"_s, u"-5"_s, u"123456789012345"_s}) {
        task.report.finalUnitDeduction = figure;
        window.details.showTask(task);
        QCOMPARE(window.valueOf(u"Cost"_s), u"“%1”, as reported; not counted"_s.arg(figure));
    }
}

void TestTaskOutcomes::listsAreLists()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    task.request.kind = {Family::A, Generation::G27, ApiType::ReferenceToVideo};
    task.request.media = {{u"reference_image"_s, u"file:///clips/a%20kite.png"_s, {}},
        {u"reference_video"_s, u"https://files.example/walk.mp4?sign=sesame"_s, u"https://files.example/voice.mp3"_s},
        {u"reference_image"_s, u"data:image/png;base64,AAAA"_s, {}}};
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Media"_s),
        u"1. Reference image: a kite.png\n2. Reference video: walk.mp4 · voice voice.mp3\n3. Reference image: pasted file"_s);
    task.request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
    task.request.negativePrompt = u"blur, <b>text</b>"_s;
    task.request.imageAddress = u"https://files.example/first.png"_s;
    task.request.shots = {{1, u"The harbour"_s, 2.0}, {2, u"The boat"_s, {}}};
    task.request.voices = {u"voice-1"_s, u"voice-2"_s};
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Negative prompt"_s), task.request.negativePrompt);
    QCOMPARE(window.valueOf(u"Shots"_s), u"1. 2 s · The harbour\n2. The boat"_s);
    QCOMPARE(window.valueOf(u"Voices"_s), u"1. voice-1\n2. voice-2"_s);
    QVERIFY(window.valueOf(u"Media"_s).isEmpty()); // a field of the other family, which was not sent
}

void TestTaskOutcomes::namesThePicturesThatTheProgramSaved()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Saved);
    task.request.kind = {Family::A, Generation::G30, ApiType::ReferenceToVideo};
    task.request.media = {{u"reference_image"_s, u"file:///inputs/take-2-frame-95-0123456789abcdef.png"_s, {}},
        {u"reference_image"_s, u"file:///inputs/picture-0123456789abcdef.png"_s, {}},
        {u"reference_image"_s, u"file:///pictures/kite.png"_s, {}}};
    window.details.showTask(task);
    const QString media = window.valueOf(fieldLabel(Field::Media));
    QVERIFY2(media.contains(u"Take 2, frame 95\n"_s), qPrintable(media));
    QVERIFY2(media.contains(u"Pasted picture\n"_s), qPrintable(media));
    QVERIFY2(media.endsWith(u"kite.png"_s), qPrintable(media));
}

void TestTaskOutcomes::whetherItMayHaveCostMoney_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("words");
    const auto row = [](TaskState state, const QString& words) {
        QTest::newRow(qPrintable(stateName(state))) << int(state) << words;
    };
    row(TaskState::NeedsReview, u"may have been charged"_s);
    row(TaskState::Saved, u"probably charged"_s);
    row(TaskState::Refused, u"Nothing was charged"_s);
    row(TaskState::Failed, u"Counted as not charged, because the service reported no usage"_s);
    row(TaskState::Canceled, u"Counted as not charged, because the service reported no usage"_s);
    row(TaskState::Forgotten, u"may have been charged"_s);
    row(TaskState::Expired, u"probably charged"_s);
    for (const TaskState state :
        {TaskState::Waiting, TaskState::Uploading, TaskState::Sending, TaskState::InProgress, TaskState::Downloading})
        row(state, {});
}

void TestTaskOutcomes::whetherItMayHaveCostMoney()
{
    QFETCH(int, state);
    QFETCH(QString, words);
    DetailsWindow window;
    VideoTask task = taskIn(TaskState(state));
    task.file = QCoreApplication::applicationFilePath();
    const auto said = [&window] {
        QStringList all;
        QCoreApplication::processEvents(); // shows new labels
        for (const auto* label : window.details.findChildren<QLabel*>())
            all += label->isVisible() ? label->text() : QString();
        return all.join(u'\n');
    };
    window.details.showTask(task);
    QVERIFY2(words.isEmpty() ? !said().contains(u"charge"_s) : said().count(u"charge"_s) == 1, qPrintable(said()));
    QVERIFY2(said().contains(words), qPrintable(said()));
    task.accountId = Account::practiceId();
    window.details.showTask(task);
    QVERIFY2(said().count(u"charge"_s) == 1 && said().contains(u"Nothing was charged"_s), qPrintable(said()));
    if (task.state != TaskState::Refused)
        return;
    task.accountId.clear();
    task.lostCall = LostCall();
    window.details.showTask(task);
    QVERIFY2(said().contains(u"An earlier attempt may have been charged"_s), qPrintable(said()));
}

void TestTaskOutcomes::hintsByTheClassOfACode_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("word"); // empty if there is no hint
    const auto row = [](const char* code, const char* word) {
        QTest::newRow(code) << QString::fromLatin1(code) << QString::fromLatin1(word);
    };
    row("DataInspectionFailed", "content check");
    row("InvalidParameter.DataInspection", "content check");
    row("FailedOperation.ModerationFailed", "content check");
    row("IPInfringementSuspect", "content check");
    row("Arrearage", "credit");
    row("ResourcesSoldOut.ChargeStatusException", "credit");
    row("Throttling.RateQuota", "Wait");
    row("RequestLimitExceeded.JobNumExceed", "Wait");
    row("InvalidApiKey", "key");
    row("UnauthorizedOperation", "key");
    row("AccessDenied", "key");
    row("ModelNotFound", "model");
    row("InvalidURL", "file");
    row("FailedOperation.ImageDownloadError", "file");
    row("FailedOperation.ImageDecodeFailed", "file");
    row("InvalidParameterValue.Ratio", "settings");
    row("InternalError", "later");
    row("FailedOperation.RequestTimeout", "later");
    row("E42", "");
    row("", "");
}

void TestTaskOutcomes::hintsByTheClassOfACode()
{
    QFETCH(QString, code);
    QFETCH(QString, word);
    VideoTask task = taskIn(TaskState::Failed);
    task.error = {ErrorKind::Refused, u"Not allowed."_s, code};
    DetailsWindow window;
    window.details.showTask(task);
    QCOMPARE(window.isShown(u"stateAdvice"_s), !word.isEmpty());
    QVERIFY2(window.text(u"stateAdvice"_s).contains(word), qPrintable(window.text(u"stateAdvice"_s)));
}

void TestTaskOutcomes::saysARejectionOnce()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Refused);
    task.report.message = u"Prompt too long"_s;
    task.report.code = u"InvalidParameter"_s;
    task.error = {ErrorKind::Refused,
        u"The service declined the request; nothing was accepted. The service says: Prompt too long"_s,
        u"InvalidParameter"_s};
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"The service rejected this request. Nothing was charged."_s);
    QCOMPARE(window.text(u"stateTrouble"_s), u"The service says: Prompt too long (code InvalidParameter)"_s);
    task.report = {};
    task.error = {ErrorKind::Refused, u"The service declined the request; nothing was accepted. (HTTP 422)"_s};
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Nothing was charged."_s);
    QCOMPARE(window.text(u"stateTrouble"_s), task.error.message);
}

void TestTaskOutcomes::saysAFailureOnce()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Failed);
    window.details.showTask(task);
    QVERIFY(window.text(u"stateMeaning"_s).startsWith(u"The service couldn't make this clip. "_s));
    const QString charge = chargeText(task);
    QVERIFY(!charge.isEmpty());
    task.error = {ErrorKind::Refused, u"The prompt mentions lightning."_s};
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateTrouble"_s), task.error.message);
    QCOMPARE(window.text(u"stateMeaning"_s), charge);
    QCOMPARE(stageWordsOf(task, {}, {}, {}).advice, charge);
}

/// As on the stage.
void TestTaskOutcomes::theReasonComesFirst()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Failed);
    task.report.message = u"The aspect ratio is not one that this model makes."_s;
    task.error = {ErrorKind::Refused, task.report.message};
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateTrouble"_s), u"The service says: The aspect ratio is not one that this model makes."_s);
    const auto top = [&window](const QString& name) {
        return window.details.findChild<QLabel*>(name)->mapTo(&window.details, QPoint()).y();
    };
    TRY_VERIFY(top(u"stateTrouble"_s) > top(u"stateWord"_s));
    TRY_VERIFY(top(u"stateMeaning"_s) > top(u"stateTrouble"_s));
}

/// Nothing about a waiting task contradicts or repeats another sentence.
void TestTaskOutcomes::waitingInOneVoice()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Waiting);
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Not sent yet."_s);
    task.unsentAttempts = 1;
    task.error = {ErrorKind::Network, u"The service could not be reached. Nothing was charged."_s};
    window.details.showTask(task);
    window.details.setOutlook(statusTextOf(task, {.wait = SendWait{SendWait::For::Retry, 12'000}}).whole);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Not sent yet."_s);
    QCOMPARE(window.text(u"stateTrouble"_s), task.error.message);
    QCOMPARE(window.text(u"stateOutlook"_s), u"Retrying in 12 s."_s);
    QVERIFY(!window.isShown(u"stateAdvice"_s));
    task.error = {ErrorKind::KeyProblem, u"The service rejected the key."_s};
    window.details.showTask(task);
    window.details.setOutlook(statusTextOf(task, {.wait = SendWait{SendWait::For::Account}}).whole);
    QVERIFY(!window.isShown(u"stateOutlook"_s)); // it does not send by itself now
    QVERIFY(window.text(u"stateAdvice"_s).contains(u"Check the account's key"_s));
}

void TestTaskOutcomes::waitingAgainTellsOfTheFirstCall()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::Waiting);
    task.error = {};
    task.lostCall = LostCall{task.createdAt, {}, {}, {ErrorKind::AnswerLost, u"The connection was cut."_s}};
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Not sent again yet. An earlier attempt may have been charged."_s);
    task.held = true;
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Not sent again yet. An earlier attempt may have been charged."_s);
    // The service turned it away, which says nothing about the first call.
    task.resends = 1;
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"An earlier attempt may have been charged."_s);
    // Said once.
    task.error = {ErrorKind::Throttled,
        u"Rate limited. An earlier call for this task got no response and may have been charged."_s};
    window.details.showTask(task);
    QVERIFY(!window.isShown(u"stateMeaning"_s));
    QCOMPARE(window.text(u"stateTrouble"_s), task.error.message);
    task.resends = 0;
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Not sent again yet."_s);
    // Practice mode charges nothing.
    task.error = {};
    task.accountId = Account::practiceId();
    window.details.showTask(task);
    QCOMPARE(window.text(u"stateMeaning"_s), u"Not sent again yet."_s);
}

void TestTaskOutcomes::reasonOfALostAnswer()
{
    DetailsWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview);
    window.details.showTask(task);
    QCOMPARE(window.valueOf(u"Reason"_s), u"The connection was cut."_s);
    QCOMPARE(window.text(u"stateWord"_s), u"No response"_s);
    QVERIFY(window.isShown(u"stateWord"_s));
    QCOMPARE(window.text(u"stateMeaning"_s),
        u"The service may have accepted this request, but didn't confirm it. We haven't resent it."_s);
    QVERIFY(!window.isShown(u"stateTrouble"_s)); // the reason is among the facts
    // The stage asks about it, in the same words.
    for (const QString& said :
        {u"The connection dropped before the service replied. It may have accepted this request. We haven't resent it."_s,
            u"Answer lost: the service may have accepted this request. Nothing was sent again."_s}) {
        task.error.message = said + u" The connection broke."_s;
        window.details.showTask(task);
        QCOMPARE(window.valueOf(u"Reason"_s), u"The connection broke."_s);
    }
}

/// What is said instead of a reply is true, and in the font of the window.
void TestTaskOutcomes::missingRepliesAreExplained()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::Waiting), {});
    window.openTab(u"Technical"_s);
    const auto shown = [&window](const VideoTask& task) {
        window.details.showTask(task, {});
        return window.report(u"responseText"_s)->placeholderText();
    };
    const QString notYet = u"The service hasn't replied yet."_s;
    QCOMPARE(shown(taskIn(TaskState::Waiting)), u"This request hasn't been sent yet."_s);
    QCOMPARE(shown(taskIn(TaskState::InProgress)), notYet);
    QCOMPARE(shown(taskIn(TaskState::NeedsReview)), u"No reply arrived."_s);
    for (const TaskState state : {TaskState::Saved, TaskState::Failed, TaskState::Refused, TaskState::Expired})
        QCOMPARE(shown(taskIn(state)), u"The replies to this request aren't stored."_s);
    VideoTask unsent = taskIn(TaskState::Canceled);
    unsent.remoteId.clear();
    QCOMPARE(shown(unsent), u"This request was never sent."_s);
    const auto* report = window.report(u"responseText"_s);
    QCOMPARE(report->font().family(), window.details.font().family());
    window.details.showTask(taskIn(TaskState::Saved), someLog);
    QCOMPARE(report->font().family(), monospaceFont(window.details.font()).family());
    window.details.showTask(taskIn(TaskState::Saved), {});
    QCOMPARE(report->font().family(), window.details.font().family());
}

void TestTaskOutcomes::stateAndPromptComeFirst()
{
    DetailsWindow window;
    window.details.showTask(taskIn(TaskState::Failed));
    const auto top = [&window](const QString& name) {
        const auto* part = window.details.findChild<QWidget*>(name);
        return part->isVisible() ? part->mapTo(&window.details, QPoint()).y() : -1;
    };
    TRY_VERIFY(top(u"firstFacts"_s) > top(u"stateWord"_s));
    QVERIFY(top(u"tagsEdit"_s) > top(u"firstFacts"_s));
    QVERIFY(top(u"taskFacts"_s) > top(u"noteEdit"_s));
    QCOMPARE(window.valueOf(u"Prompt"_s), u"A paper boat"_s);
}

QTEST_MAIN(TestTaskOutcomes)
#include "tst_taskoutcomes.moc"
