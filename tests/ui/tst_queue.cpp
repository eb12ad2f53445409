// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/filedialoghands.h"
#include "tests/ui/windowbench.h"

#include "app/diagnostics/evidence.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/applylook.h"
#include "ui/tasks/stage/takestage.h"
#include "ui/tasks/table/taskview.h"
#include "ui/viewer/seektrack.h"
#include "ui/widgets/noticeboard.h"

#include <QDir>
#include <QFileDialog>
#include <QTest>
#include <QToolButton>

using namespace Dailies;

namespace {

QByteArray busy(const char* seconds)
{
    return FaultServer::reply(429, R"({"code":"Throttling","message":"Too many requests."})",
        QByteArray("Content-Type: application/json\r\nRetry-After: ") + seconds + "\r\n");
}

/// The state cell's text and its second line.
QString rowOf(const WindowBench& bench, TaskId id)
{
    const auto* model = bench.window->findChild<TaskModel*>();
    return model->index(model->rowOf(id), TaskModel::State).data(Qt::AccessibleTextRole).toString();
}

QList<MessageBar*> noticesOf(const WindowBench& bench)
{
    QList<MessageBar*> bars = bench.window->findChild<NoticeBoard*>()->findChildren<MessageBar*>();
    bars.removeIf([](const MessageBar* bar) { return !bar->isVisible(); });
    return bars;
}

QString noticeOf(const WindowBench& bench)
{
    const QList<MessageBar*> bars = noticesOf(bench);
    return bars.size() == 1 ? bars.constFirst()->text() : QString::number(bars.size());
}

} // namespace

/// Waiting requests, and requests that are being sent, in the real window.
class TestQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void pauseIsCountedDown();
    void closedNoticeStaysAway();
    void orderAndHold();
    void removedComesBack();
    void removedThatWasHeldComesBackHeld();
    void cancelSendingIsToldTruly();
    void leftAloneSurvivesARestart();
    void leftOversAreSent();
    void leftOversAreLeft();
    void leftOverSentOneByOne();
    void nothingLeftOver();
    void engineNoticesCanBeClosed();
    void evidenceIsSaved();
    void evidenceOfSeveralTakes();
    void evidenceThatCannotBeWritten();
    void volumeIsRemembered();
    void raisedToTheFront();
};

void TestQueue::pauseIsCountedDown()
{
    FaultServer server;
    server.enqueue({.reply = busy("40")});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    TRY_VERIFY(rowOf(bench, id).startsWith(u"Waiting · rate limited, "_s));
    TRY_VERIFY(noticeOf(bench).startsWith(u"The service is rate limiting requests. Sending resumes in "_s));
    QVERIFY2(noticeOf(bench).endsWith(u" s."_s), qPrintable(noticeOf(bench)));
    const QString first = noticeOf(bench);
    TRY_VERIFY(noticeOf(bench) != first);
    QCOMPARE(noticesOf(bench).size(), 1);
    QCOMPARE(server.requests().size(), 1);
    // Once no task waits, no notice is shown.
    bench.tasks()->selectTask(id);
    bench.action(TaskCommand::Withdraw)->trigger();
    TRY_COMPARE(noticesOf(bench).size(), 0);
}

void TestQueue::closedNoticeStaysAway()
{
    FaultServer server;
    server.enqueue({.reply = busy("40")});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    TRY_COMPARE(noticesOf(bench).size(), 1);
    noticesOf(bench).constFirst()->findChild<QToolButton*>(u"messageClose"_s)->click();
    const QString row = rowOf(bench, bench.onlyTask());
    TRY_VERIFY(rowOf(bench, bench.onlyTask()) != row);
    QCOMPARE(noticesOf(bench).size(), 0);
}

void TestQueue::orderAndHold()
{
    FaultServer server;
    server.enqueue({.reply = busy("60")});
    server.setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("job")}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId first = bench.onlyTask();
    TRY_VERIFY(rowOf(bench, first).contains(u"rate limited"_s));
    const Account account = *bench.engine->account(u"studio"_s);
    const auto more = bench.engine->runner().submit({account, bench.form()->request(), 2, 0, true});
    QVERIFY(more);
    const QList<TaskId> ids{first, more->at(0), more->at(1)};
    QCOMPARE(bench.engine->store().queue(), ids);
    bench.tasks()->selectTask(ids.at(2));
    bench.action(TaskCommand::MoveFirst)->trigger();
    QCOMPARE(bench.engine->store().queue(), (QList<TaskId>{ids.at(2), ids.at(0), ids.at(1)}));
    TRY_VERIFY(!bench.action(TaskCommand::MoveUp)->isEnabled());
    bench.action(TaskCommand::MoveDown)->trigger();
    QCOMPARE(bench.engine->store().queue(), (QList<TaskId>{ids.at(0), ids.at(2), ids.at(1)}));
    bench.action(TaskCommand::MoveLast)->trigger();
    QCOMPARE(bench.engine->store().queue(), (QList<TaskId>{ids.at(0), ids.at(1), ids.at(2)}));
    TRY_VERIFY(!bench.action(TaskCommand::MoveDown)->isEnabled());
    bench.action(TaskCommand::MoveUp)->trigger();
    QCOMPARE(bench.engine->store().queue(), (QList<TaskId>{ids.at(0), ids.at(2), ids.at(1)}));
    bench.action(TaskCommand::Hold)->trigger();
    TRY_COMPARE(rowOf(bench, ids.at(2)), u"Waiting (on hold)"_s);
    QVERIFY(!bench.action(TaskCommand::Hold)->isEnabled());
    const auto* meaning = bench.window->findChild<QLabel*>(u"stateMeaning"_s);
    TRY_COMPARE(meaning->text(), u"Not sent."_s);
    const auto* outlook = bench.window->findChild<QLabel*>(u"stateOutlook"_s);
    TRY_COMPARE(outlook->text(), u"Use Send now to send it."_s);
    QCOMPARE(bench.window->findChild<QLabel*>(u"stateWord"_s)->text(), u"Waiting (on hold)"_s);
    QCOMPARE(bench.window->findChild<QLabel*>(u"stageTitle"_s)->text(), u"On hold"_s);
    QCOMPARE(bench.window->findChild<SeekTrack*>()->hint(), QString()); // nothing downloads before it is sent
    QCOMPARE(server.requests().size(), 1);
}

void TestQueue::removedComesBack()
{
    WindowBench bench;
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    bench.prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Waiting, u"studio"_s);
        task.createAttempts = 1;
        (void)engine.store().add(task);
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.tasks()->selectTask(1);
    TRY_VERIFY(bench.action(TaskCommand::Withdraw)->isEnabled());
    const QString before = rowOf(bench, 1);
    bench.action(TaskCommand::Withdraw)->trigger();
    QVERIFY(bench.engine->store().ids().isEmpty());
    QVERIFY(bench.message()->isVisible());
    // It was sent once before, and the message does not know the result.
    QVERIFY2(!bench.message()->text().contains(u"charged"_s), qPrintable(bench.message()->text()));
    QCOMPARE(bench.button(u"messageAction1"_s, bench.message())->text(), u"Undo"_s);
    bench.button(u"messageAction1"_s, bench.message())->click();
    const TaskId back = bench.onlyTask();
    QCOMPARE(bench.engine->store().task(back)->request.prompt, u"A gull"_s);
    QCOMPARE(back, 1);
    TRY_COMPARE(rowOf(bench, back), before);
    QCOMPARE(server.requests().size(), 0);
}

void TestQueue::removedThatWasHeldComesBackHeld()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Waiting);
        task.held = true;
        (void)engine.store().add(task);
        task.accountId = u"gone"_s;
        (void)engine.store().add(task);
    };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::Withdraw)->trigger();
    QCOMPARE(bench.message()->text(), u"Removed. The request wasn't sent."_s); // practice: no mention of money
    bench.button(u"messageAction1"_s, bench.message())->click();
    TRY_COMPARE(bench.engine->store().ids().size(), 2);
    QTest::qWait(200);
    QVERIFY(bench.engine->store().task(bench.engine->store().ids().constFirst())->held);
    // There is no service to send the other one to.
    bench.tasks()->selectTask(2);
    bench.action(TaskCommand::Withdraw)->trigger();
    QCOMPARE(bench.engine->store().ids().size(), 1);
    QVERIFY(bench.button(u"messageAction1"_s, bench.message())->isHidden());
}

void TestQueue::cancelSendingIsToldTruly()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    TRY_COMPARE(server.requests().size(), 1);
    bench.tasks()->selectTask(id);
    QVERIFY(bench.action(TaskCommand::CancelSending)->isEnabled());
    bench.action(TaskCommand::CancelSending)->trigger();
    // All of it was sent, so it does not count as cancelled.
    TRY_COMPARE(bench.state(id), TaskState::NeedsReview);
    TRY_VERIFY(!bench.action(TaskCommand::CancelSending)->isEnabled());
    QCOMPARE(server.count("POST"), 1);
    TRY_COMPARE(bench.engine->store().task(id)->bodyDigest.size(), 64);
}

void TestQueue::leftAloneSurvivesARestart()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::NeedsReview)); };
    QVERIFY(bench.openWithPractice());
    const auto isAsking = [&bench] { return !bench.tasks()->findChild<QPushButton*>(u"needsYouChip"_s)->isHidden(); };
    TRY_VERIFY(isAsking());
    bench.tasks()->selectTask(1);
    const auto shown = [&bench](const QString& name) {
        return bench.window->findChild<TakeStage*>()->findChild<QWidget*>(name)->isVisible();
    };
    QVERIFY(shown(u"leaveButton"_s));
    bench.button(u"leaveButton"_s, bench.window.get())->click();
    TRY_VERIFY(shown(u"decideButton"_s));
    QVERIFY(!shown(u"leaveButton"_s));
    TRY_VERIFY(!isAsking());
    TRY_COMPARE(rowOf(bench, 1), u"No response · dismissed"_s);
    bench.close();
    bench.prepare = {};
    QVERIFY(bench.openWithPractice());
    QVERIFY(!isAsking());
    bench.tasks()->selectTask(1);
    QVERIFY(shown(u"decideButton"_s));
    bench.button(u"decideButton"_s, bench.window.get())->click();
    QVERIFY(shown(u"attachIdButton"_s));
}

void TestQueue::leftOversAreSent()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        for (int i = 0; i < 2; ++i)
            (void)engine.store().add(WindowBench::task(TaskState::Waiting));
        VideoTask held = WindowBench::task(TaskState::Waiting);
        held.held = true;
        (void)engine.store().add(held);
    };
    QVERIFY(bench.openWithPractice());
    TRY_COMPARE(noticeOf(bench), u"2 requests from last time weren't sent."_s);
    QCOMPARE(rowOf(bench, 1), u"Waiting · not sent last time"_s);
    bench.button(u"messageAction1"_s, noticesOf(bench).constFirst())->click();
    QCOMPARE(noticesOf(bench).size(), 0);
    TRY_COMPARE(bench.state(1), TaskState::Saved);
    TRY_COMPARE(bench.state(2), TaskState::Saved);
    QCOMPARE(bench.state(3), TaskState::Waiting);
}

void TestQueue::leftOversAreLeft()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        VideoTask task = WindowBench::task(TaskState::Waiting);
        task.createAttempts = 2; // one of these may have been accepted
        (void)engine.store().add(task);
    };
    QVERIFY(bench.openWithPractice());
    TRY_VERIFY(noticeOf(bench).contains(u"from last time weren't sent"_s));
    QVERIFY(!noticeOf(bench).contains(u"charged"_s));
    bench.button(u"messageAction2"_s, noticesOf(bench).constFirst())->click();
    QCOMPARE(noticesOf(bench).size(), 0);
    TRY_COMPARE(rowOf(bench, 1), u"Waiting (on hold)"_s);
    bench.close();
    bench.prepare = {};
    // After one decision, there is no second question.
    QVERIFY(bench.openWithPractice());
    QTest::qWait(300);
    QCOMPARE(noticesOf(bench).size(), 0);
    QCOMPARE(bench.state(1), TaskState::Waiting);
}

void TestQueue::leftOverSentOneByOne()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        for (int i = 0; i < 3; ++i)
            (void)engine.store().add(WindowBench::task(TaskState::Waiting));
    };
    QVERIFY(bench.openWithPractice());
    TRY_VERIFY(noticeOf(bench).startsWith(u"3 "_s));
    bench.tasks()->selectTask(2);
    bench.action(TaskCommand::Withdraw)->trigger();
    TRY_VERIFY(noticeOf(bench).startsWith(u"2 "_s));
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::Hold)->trigger();
    bench.tasks()->selectTask(3);
    bench.action(TaskCommand::CheckNow)->trigger();
    TRY_COMPARE(noticesOf(bench).size(), 0);
}

void TestQueue::nothingLeftOver()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        VideoTask held = WindowBench::task(TaskState::Waiting);
        held.held = true;
        (void)engine.store().add(held);
        (void)engine.store().add(WindowBench::task(TaskState::NeedsReview));
        (void)engine.store().add(WindowBench::task(TaskState::Saved));
    };
    QVERIFY(bench.openWithPractice());
    QTest::qWait(300);
    QCOMPARE(noticesOf(bench).size(), 0);
}

void TestQueue::engineNoticesCanBeClosed()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    QCOMPARE(noticesOf(bench).size(), int(bench.engine->notices().size()));
    Q_EMIT bench.engine->care().copyFailed({ErrorKind::Storage, u"No copy could be made."_s});
    QCOMPARE(noticeOf(bench), u"No copy could be made."_s);
    Q_EMIT bench.engine->care().damageFound({ErrorKind::Storage, u"The database is damaged."_s});
    QCOMPARE(noticesOf(bench).size(), 2);
    Q_EMIT bench.engine->care().copied(u"x"_s);
    QCOMPARE(noticeOf(bench), u"The database is damaged."_s);
    noticesOf(bench).constFirst()->findChild<QToolButton*>(u"messageClose"_s)->click();
    QCOMPARE(noticesOf(bench).size(), 0);
}

void TestQueue::evidenceIsSaved()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::NeedsReview)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::SaveEvidence)->trigger();
    auto* dialog = bench.window->findChild<QFileDialog*>(u"evidenceFileDialog"_s);
    QVERIFY(dialog);
    QVERIFY(dialog->selectedFiles().value(0).endsWith(u".zip"_s));
    const QString file = bench.dir.filePath(u"given away.zip"_s);
    FileDialogHands::givePath(dialog, file);
    TRY_VERIFY(QFileInfo(file).size() > 100);
    TRY_VERIFY(bench.message()->text().contains(u"given away.zip"_s));
}

void TestQueue::evidenceOfSeveralTakes()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        for (int n = 0; n < 3; ++n)
            (void)engine.store().add(WindowBench::task(TaskState::Failed));
    };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectAgain({1, 2, 3}, 1);
    bench.action(TaskCommand::SaveEvidence)->trigger();
    auto* dialog = bench.window->findChild<QFileDialog*>(u"evidenceFileDialog"_s);
    QVERIFY(dialog);
    const QDir folder(bench.dir.filePath(u"for support"_s));
    QVERIFY(folder.mkpath(u"."_s));
    FileDialogHands::givePath(dialog, folder.path());
    TRY_VERIFY(bench.message()->text().startsWith(u"Exported 3 files to "_s));
    QCOMPARE(folder.entryList({u"*.zip"_s}).size(), 3);
}

void TestQueue::evidenceThatCannotBeWritten()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::SaveEvidence)->trigger();
    auto* dialog = bench.window->findChild<QFileDialog*>(u"evidenceFileDialog"_s);
    QVERIFY(dialog);
    FileDialogHands::givePath(dialog, bench.dir.filePath(u"no/such/folder/a.zip"_s));
    TRY_VERIFY(bench.message()->isVisible());
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
}

void TestQueue::volumeIsRemembered()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.player()->volume(), 100);
    bench.player()->setVolume(35);
    bench.close();
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.player()->volume(), 35);
    bench.close();
    QSettings(Profile::at(bench.dir.path()).settings, QSettings::IniFormat).setValue(u"viewer/volume"_s, u"loud"_s);
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.player()->volume(), 100);
}

void TestQueue::raisedToTheFront()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.window->showMinimized();
    TRY_VERIFY(bench.window->isMinimized());
    bench.window->raiseToFront();
    TRY_VERIFY(!bench.window->isMinimized());
    TRY_VERIFY(bench.window->isActiveWindow());
    bench.window->showMaximized();
    bench.window->raiseToFront();
    TRY_VERIFY(bench.window->isMaximized());
}

QTEST_MAIN(TestQueue)
#include "tst_queue.moc"
