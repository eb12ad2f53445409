// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/support/storagenames.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/run/sendgate.h"
#include "ui/compose/form/formquestion.h"
#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/widgets/focuswatch.h"
#include "ui/widgets/noticeboard.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QTest>

using namespace Dailies;

namespace {

FaultScript json(int status, const QByteArray& body, const QByteArray& headers = {})
{
    return {.reply = FaultServer::reply(status, body, "Content-Type: application/json\r\n" + headers)};
}

bool isCreate(const FaultRequest& request)
{
    return request.target.contains("/video/generations/");
}

QString promptOf(const FaultRequest& request)
{
    return QJsonDocument::fromJson(request.body).object()["input"_L1]["prompt"_L1].toString();
}

int creates(const FaultServer& server)
{
    return int(std::count_if(server.requests().cbegin(), server.requests().cend(), isCreate));
}

} // namespace

/// How the real window handles a service and a disk that fail.
class TestWindowFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void unreachableIsToldUntilItIsOver();
    void idThatNoDiskTakesIsShown();
    void refusalKeepsTheForm();
    void whatWasSubmittedIsSent();
    void aThousandPressesAreOneRequest();
    void heldKeyIsOneRequest();
    void aDoubleClickIsOneRequest();
    void aDoubleClickAnswersOneQuestion();
    void identicalIsAskedAboutOnce();
    void escapeCancelsTheQuestionWhereverTheFocusIs();
    void submitIsOffUntilTheRowIsThere();
    void submitAgainShowsItsFindings();
    void submitAgainIsConfirmedByItsKey();
    void submitAgainStopsAtAMissingFile();
    void submitAgainOfTheSameIsAskedAbout();
    void submitAgainOfSeveralSendsEach();
    void failedClipLinkAsksAboutUploads();
    void destroyedWidgetFollowsNoFocus();
};

/// Unreachable at the start, with a running task; then the service is back.
void TestWindowFaults::unreachableIsToldUntilItIsOver()
{
    FaultServer server;
    bool isThere = false;
    server.setHandler([&isThere](const FaultRequest&) {
        return isThere ? json(200, R"({"output":{"task_id":"an-id","task_status":"RUNNING"},"request_id":"r"})")
                       : FaultScript{.then = FaultScript::Then::Rst};
    });
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        (void)engine.store().add(WindowBench::task(TaskState::InProgress, u"studio"_s));
        VideoTask held = WindowBench::task(TaskState::Waiting, u"studio"_s);
        held.held = true;
        (void)engine.store().add(held);
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    TRY_VERIFY(bench.notice() && bench.notice()->text().contains(u"Service unreachable since "_s));
    QCOMPARE(bench.state(1), TaskState::InProgress);
    isThere = true;
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::CheckNow)->trigger();
    TRY_VERIFY(!bench.notice());
    // The return of the service alone sends nothing.
    QTest::qWait(300);
    QCOMPARE(creates(server), 0);
    QCOMPARE(bench.state(2), TaskState::Waiting);
}

void TestWindowFaults::idThatNoDiskTakesIsShown()
{
    FaultServer server;
    std::unique_ptr<FullDisk> full;
    server.setHandler([&full](const FaultRequest& request) {
        if (isCreate(request)) {
            full = std::make_unique<FullDisk>();
            return FaultScript{.reply = WindowBench::accepted("job-1")};
        }
        return json(200, R"({"output":{"task_id":"job-1","task_status":"RUNNING"},"request_id":"r"})");
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    const auto isTold = [&bench] {
        return bench.message()->isVisible() && bench.message()->text().contains(u"job-1"_s);
    };
    const bool told = QTest::qWaitFor(isTold, patienceMs);
    const QString text = bench.message()->text();
    const bool isBad = bench.message()->kind() == MessageBar::Kind::Bad;
    full.reset(); // the test's own output needs the disk
    QVERIFY2(told, qPrintable(text));
    QVERIFY(isBad);
    QVERIFY2(text.contains(u"retrying every second"_s), qPrintable(text));
    TRY_COMPARE(bench.engine->store().task(id)->remoteId, u"job-1"_s);
    QCOMPARE(creates(server), 1);
}

void TestWindowFaults::refusalKeepsTheForm()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) {
        return json(422, R"({"code":"InvalidParameter","message":"<b>Prompt</b> too long","request_id":"req-7"})");
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    const VideoRequest request = bench.form()->request();
    bench.submit();
    TRY_COMPARE(bench.state(bench.onlyTask()), TaskState::Refused);
    QCOMPARE(bench.form()->request(), request);
    const auto* trouble = bench.window->findChild<TaskDetails*>()->findChild<QLabel*>(u"stateTrouble"_s);
    TRY_VERIFY(trouble->text().contains(u"The service says: <b>Prompt</b> too long"_s));
    QCOMPARE(trouble->textFormat(), Qt::PlainText);
    QCOMPARE(server.count("POST"), 1);
}

void TestWindowFaults::whatWasSubmittedIsSent()
{
    FaultServer server;
    bool isFirst = true;
    server.setHandler([&isFirst](const FaultRequest& request) {
        if (!isCreate(request))
            return json(503, "{}");
        return std::exchange(isFirst, false) ? json(429, "{}", "Retry-After: 2\r\n")
                                             : FaultScript{.reply = WindowBench::accepted("job-1")};
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    // The form is edited while the request waits and is sent.
    bench.write(u"Something else"_s, 4);
    TRY_COMPARE(bench.state(id), TaskState::InProgress);
    QCOMPARE(creates(server), 2);
    for (const FaultRequest& request : server.requests()) {
        if (isCreate(request))
            QCOMPARE(promptOf(request), u"A gull"_s);
    }
    QCOMPARE(bench.engine->store().task(id)->request.prompt, u"A gull"_s);
    QCOMPARE(bench.prompt()->toPlainText(), u"Something else"_s);
}

void TestWindowFaults::aThousandPressesAreOneRequest()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    // A thousand presses as fast as possible: by mouse, and with a held key.
    auto* submit = bench.form()->findChild<QPushButton*>(u"submitButton"_s);
    for (int n = 0; n < 500; ++n) {
        submit->click();
        QTest::keyClick(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
    }
    bench.awaitSent();
    QVERIFY(bench.onlyTask() != 0);
    for (int n = 0; n < 100; ++n) {
        submit->click();
        QTest::keyClick(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
        bench.awaitSent();
    }
    QVERIFY(bench.onlyTask() != 0);
    TRY_COMPARE(creates(server), 1);
}

void TestWindowFaults::heldKeyIsOneRequest()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.prompt()->setFocus();
    QTest::keyPress(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
    // Longer than one press can last.
    for (int n = 0; n < 20; ++n) {
        QTest::qWait(50);
        QTest::simulateEvent(bench.prompt(), true, Qt::Key_Return, Qt::ControlModifier, {}, true);
    }
    QTest::keyRelease(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
    bench.awaitSent();
    QVERIFY(bench.onlyTask() != 0);
    TRY_COMPARE(creates(server), 1);
}

void TestWindowFaults::aDoubleClickIsOneRequest()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    auto* submit = bench.form()->findChild<QPushButton*>(u"submitButton"_s);
    QTest::mouseClick(submit, Qt::LeftButton);
    QTest::mouseDClick(submit, Qt::LeftButton);
    bench.awaitSent();
    QVERIFY(bench.onlyTask() != 0);
    QTest::mouseClick(submit, Qt::LeftButton);
    QTest::mouseDClick(submit, Qt::LeftButton);
    bench.awaitSent();
    QVERIFY(bench.onlyTask() != 0);
    TRY_COMPARE(creates(server), 1);
}

/// The next key must neither change the number of takes nor answer.
void TestWindowFaults::escapeCancelsTheQuestionWhereverTheFocusIs()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    auto* generate = bench.form()->findChild<QPushButton*>(u"submitButton"_s);
    const auto* question = bench.form()->findChild<FormQuestion*>(u"formQuestion"_s);
    const auto press = [&bench](Qt::Key key) { QTest::keyClick(bench.window->windowHandle(), key); };
    bench.submit();
    bench.awaitSent();
    generate->setFocus();
    bench.submit();
    TRY_VERIFY(question->isVisible());
    press(Qt::Key_Escape);
    TRY_VERIFY(!question->isVisible());
    QVERIFY(generate->isEnabled());
    QVERIFY(generate->hasFocus());
    press(Qt::Key_5);
    QCOMPARE(bench.form()->copies(), 1);

    QWidget* takes = bench.tasks()->findChild<TakeGrid*>();
    takes->setFocus();
    bench.submit();
    TRY_VERIFY(question->isVisible());
    press(Qt::Key_Escape);
    TRY_VERIFY(!question->isVisible());
    QVERIFY(generate->isEnabled());
    QVERIFY(takes->hasFocus());
    TRY_COMPARE(creates(server), 1);
}

/// Pressed by assistive software, without an input event.
void TestWindowFaults::identicalIsAskedAboutOnce()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    bench.submit();
    QVERIFY(bench.onlyTask() != 0);
    const auto* question = bench.form()->findChild<MessageBar*>(u"messageBar"_s);
    QVERIFY(question->isVisible());
    QVERIFY2(question->text().startsWith(u"You sent this "_s), qPrintable(question->text()));
    QVERIFY2(question->text().endsWith(u" s ago. Send it once more?"_s), qPrintable(question->text()));
    question->findChild<QAbstractButton*>(u"messageAction1"_s)->click();
    bench.awaitSent();
    QCOMPARE(bench.engine->store().ids().size(), 2);
    QVERIFY(!question->isVisible());
    bench.write(u"Another gull"_s, 3);
    bench.submit();
    QCOMPARE(bench.engine->store().ids().size(), 3);
    // The question is about one request, and disappears when another one is sent.
    bench.submit();
    QVERIFY(question->isVisible());
    bench.write(u"A third gull"_s, 3);
    bench.submit();
    QCOMPARE(bench.engine->store().ids().size(), 4);
    QVERIFY(!question->isVisible());
}

/// The second half of a double click must not answer the question that the first half opened.
void TestWindowFaults::aDoubleClickAnswersOneQuestion()
{
    QWidget window;
    MessageBar bar(&window);
    int answers = 0;
    bar.showMessage(MessageBar::Kind::Warning, u"Submit it?"_s,
        {{u"Submit anyway"_s, [&] {
              bar.showMessage(MessageBar::Kind::Warning, u"Once more?"_s, {{u"Send once more"_s, [&] { ++answers; }}});
          }}});
    window.show();
    auto* button = bar.findChild<QPushButton*>(u"messageAction1"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseDClick(button, Qt::LeftButton); // its second half
    QCOMPARE(answers, 0);
    QCOMPARE(bar.text(), u"Once more?"_s);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(answers, 1);
}

void TestWindowFaults::submitIsOffUntilTheRowIsThere()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    auto* submit = bench.form()->findChild<QPushButton*>(u"submitButton"_s);
    submit->click();
    QCOMPARE(submit->text(), u"Sending…"_s);
    QVERIFY(!submit->isEnabled());
    bench.form()->submit();
    TRY_VERIFY(submit->isEnabled());
    QVERIFY(submit->text() != u"Sending…"_s);
    QVERIFY(bench.onlyTask() != 0);
    QCOMPARE(bench.tasks()->selectedTask(), bench.onlyTask());
}

void TestWindowFaults::submitAgainShowsItsFindings()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        VideoTask odd = WindowBench::task(TaskState::Failed, u"studio"_s);
        odd.request.resolution = u"8K"_s;
        (void)engine.store().add(odd);
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::SubmitAgain)->trigger();
    bench.awaitSent();
    QCOMPARE(bench.engine->store().ids().size(), 1);
    QVERIFY2(bench.message()->text().contains(u"8K"_s), qPrintable(bench.message()->text()));
    QCOMPARE(WindowBench::wordsOfActions(bench.message()), (QStringList{u"Generate anyway"_s, u"Cancel"_s}));
    bench.button(u"messageAction1"_s, bench.message())->click();
    bench.awaitSent();
    QCOMPARE(bench.engine->store().ids().size(), 2);
}

/// A new press of the shortcut that asked is the answer. A held key, two quick presses and another take are not.
void TestWindowFaults::submitAgainIsConfirmedByItsKey()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        for (int n = 0; n < 2; ++n) {
            VideoTask odd = WindowBench::task(TaskState::Failed, u"studio"_s);
            odd.request.prompt += QString::number(n);
            odd.request.resolution = u"8K"_s;
            (void)engine.store().add(odd);
        }
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    QVERIFY(waitForActive(bench.window.get()));
    const auto choose = [&bench](TaskId id) {
        bench.tasks()->selectTask(id);
        bench.tasks()->findChild<TakeGrid*>()->setFocus();
    };
    constexpr Qt::KeyboardModifiers with = Qt::ControlModifier | Qt::ShiftModifier;
    const auto made = [&bench] {
        bench.awaitSent();
        return bench.engine->store().ids().size();
    };
    choose(1);
    QWindow* keyboard = bench.window->windowHandle();
    QTest::keyPress(keyboard, Qt::Key_G, with);
    QVERIFY(bench.message()->isVisible());
    for (int repeat = 0; repeat < 3; ++repeat) {
        QTest::qWait(SendGate::onePressMs / 2);
        QTest::keyPress(keyboard, Qt::Key_G, with);
    }
    QCOMPARE(made(), 2);
    QTest::keyRelease(keyboard, Qt::Key_G, with);
    pressKey(bench.window.get(), Qt::Key_Escape);
    QVERIFY(!bench.message()->isVisible());
    for (int quick = 0; quick < 4; ++quick) {
        pressKey(bench.window.get(), Qt::Key_G, with);
        QTest::qWait(SendGate::onePressMs / 3);
    }
    QCOMPARE(made(), 2);
    QVERIFY(bench.message()->isVisible());
    choose(2);
    QTest::qWait(SendGate::onePressMs);
    pressKey(bench.window.get(), Qt::Key_G, with);
    QCOMPARE(made(), 2);
    QVERIFY(bench.message()->isVisible());
    QTest::qWait(SendGate::onePressMs);
    pressKey(bench.window.get(), Qt::Key_G, with);
    QCOMPARE(made(), 3);
    QCOMPARE(bench.engine->store().task(3)->request.prompt, u"A gull1"_s);
    QVERIFY(!bench.message()->isVisible());
}

void TestWindowFaults::submitAgainStopsAtAMissingFile()
{
    FaultServer server;
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        VideoTask gone = WindowBench::task(TaskState::Failed, u"studio"_s);
        gone.request.kind.apiType = ApiType::ImageToVideo;
        gone.request.media = {{u"first_frame"_s, u"file:///nowhere/picture.png"_s, {}}};
        (void)engine.store().add(gone);
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::SubmitAgain)->trigger();
    bench.awaitSent();
    QCOMPARE(bench.engine->store().ids().size(), 1);
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
    QVERIFY2(bench.message()->text().endsWith(u"Nothing was sent."_s), qPrintable(bench.message()->text()));
    QCOMPARE(server.requests().size(), 0);
}

void TestWindowFaults::submitAgainOfTheSameIsAskedAbout()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed, u"studio"_s)); };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectTask(1);
    QVERIFY(!bench.action(TaskCommand::SubmitAgain)->autoRepeat());
    for (int n = 0; n < 3; ++n) {
        bench.action(TaskCommand::SubmitAgain)->trigger();
        bench.awaitSent();
    }
    QCOMPARE(bench.engine->store().ids().size(), 2);
    QVERIFY2(bench.message()->text().endsWith(u" s ago. Send it once more?"_s), qPrintable(bench.message()->text()));
    bench.button(u"messageAction1"_s, bench.message())->click();
    bench.awaitSent();
    QCOMPARE(bench.engine->store().ids().size(), 3);
}

void TestWindowFaults::submitAgainOfSeveralSendsEach()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        for (int n = 0; n < 3; ++n) {
            VideoTask task = WindowBench::task(TaskState::Failed, u"studio"_s);
            task.request.prompt += QString::number(n);
            (void)engine.store().add(task);
        }
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectAgain({1, 2, 3}, 1);
    auto* again = bench.button(u"againSelected"_s, bench.window.get());
    TRY_VERIFY(again && again->isVisible());
    QTest::mouseClick(again, Qt::LeftButton);
    auto* question = bench.tasks()->findChild<MessageBar*>(u"taskMessage"_s);
    if (question == nullptr)
        question = bench.window->findChild<MessageBar*>(u"taskMessage"_s);
    TRY_VERIFY(question && question->isVisible());
    QCOMPARE(bench.engine->store().ids().size(), 3);
    QTest::qWait(SendGate::onePressMs); // a second click before that belongs to the first
    QTest::mouseClick(bench.button(u"messageAction1"_s, question), Qt::LeftButton);
    TRY_COMPARE(bench.engine->store().ids().size(), 6);
}

/// A clip that was to go by its own link, which does not work, goes by the upload place once the user agrees.
void TestWindowFaults::failedClipLinkAsksAboutUploads()
{
    FaultServer server;
    WindowBench bench;
    QFile clip(bench.dir.filePath(u"clip.mp4"_s));
    QVERIFY(clip.open(QIODevice::WriteOnly) && clip.write("a clip") > 0);
    clip.close();
    TaskId held = 0;
    bench.prepare = [&](Engine& engine) {
        QVERIFY(engine.uploadPlaces().put(scriptedPlace(QUrl(u"https://storage.example.com"_s))));
        VideoTask saved = WindowBench::task(TaskState::Saved, u"studio"_s);
        saved.file = clip.fileName();
        saved.report.videoUrl = u"https://clips.example.com/clip.mp4"_s;
        saved.addressExpiresAt = QDateTime::currentDateTimeUtc().addSecs(20 * 3600);
        QVERIFY(engine.store().add(saved));
        VideoTask task = WindowBench::task(TaskState::Waiting, u"studio"_s);
        task.request.kind.apiType = ApiType::VideoEdit;
        task.request.media = {{u"video"_s, QUrl::fromLocalFile(clip.fileName()).toString(), {}}};
        task.held = true;
        task.error = {ErrorKind::NotSent, u"You haven't agreed to uploads to “Storage” yet."_s};
        held = engine.store().add(task).value_or(0);
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectTask(held);
    bench.action(TaskCommand::CheckNow)->trigger();
    TRY_VERIFY(bench.message()->isVisible());
    QCOMPARE(WindowBench::wordsOfActions(bench.message()), (QStringList{u"Agree and send"_s, u"Cancel"_s}));
    QVERIFY(bench.message()->text().contains(u"clip.mp4"_s));
    QVERIFY(server.requests().isEmpty());
}

void TestWindowFaults::destroyedWidgetFollowsNoFocus()
{
    struct Follower final : QWidget {
        explicit Follower(int& moves) : watch([&moves](QWidget*, QWidget*) { ++moves; }) {}
        FocusWatch watch;
    };
    int moves = 0;
    auto follower = std::make_unique<Follower>(moves);
    auto* field = new QLineEdit(follower.get());
    follower->show();
    QVERIFY(QTest::qWaitForWindowActive(follower.get()));
    field->setFocus();
    TRY_VERIFY(field->hasFocus());
    QVERIFY(moves > 0);
    const int before = moves;
    follower.reset();
    QVERIFY(!QApplication::focusWidget());
    QCOMPARE(moves, before);
}

QTEST_MAIN(TestWindowFaults)
#include "tst_windowfaults.moc"
