// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/engine.h"
#include "tests/support/faultserver.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"
#include "tests/ui/windowbench.h"
#include "ui/accounts/accountdialog.h"
#include "ui/settings/settingsdialog.h"
#include "ui/style/applylook.h"
#include "ui/viewer/playeractions.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {


} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void firstTakeAndTheNextStart();
    void welcomeLeadsToAnAccount();
    void practiceCannotStart();
    void fullDiskKeepsTheForm();
    void noAccount();
    void missingKey();
    void wrongKey();
    void pausedAccountThatIsGone();
    void useAgainAndBack();
    void newRequestAndBack();
    void newRequestsBeginWithTheLastValues();
    void submitAgain();
    void theme();
    void soundIsAsItWasLeft();
    void unknownTheme();
    void corruptDraft_data();
    void corruptDraft();
    void draftIsSavedWhileTyping();
    void draftHasNoKey();
    void heldTaskIsSent();
    void heldTaskIsWithdrawn();
    void whyThereIsNoClip_data();
    void whyThereIsNoClip();
    void fitsTheSmallestWindow_data();
    void fitsTheSmallestWindow();
};

void TestMainWindow::firstTakeAndTheNextStart()
{
    WindowBench bench;
    QVERIFY(bench.open());
    QCOMPARE(bench.pages()->currentIndex(), 0);
    QVERIFY(!bench.form()->isVisible());
    QVERIFY(!bench.newRequest()->isVisible()); // there is no form yet
    bench.button(u"practiceButton"_s, bench.welcome())->click();
    QCOMPARE(bench.pages()->currentIndex(), 1);
    QVERIFY(bench.newRequest()->isVisible());
    QCOMPARE(bench.accountCombo()->currentText(), u"Practice mode"_s);
    QVERIFY(!bench.message()->isVisible());

    bench.write(u"A paper boat turns in a rain gutter"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    QVERIFY(id != 0);
    QCOMPARE(bench.tasks()->selectedTask(), id);
    TRY_VERIFY(bench.player()->findChild<QLabel*>(u"stageTitle"_s)->isVisible());
    TRY_COMPARE(bench.state(id), TaskState::Saved);
    TRY_VERIFY(hasPicture(bench.player()->player()->state())); // it plays by itself
    QVERIFY(!bench.viewerMessage()->isVisible());
    QCOMPARE(bench.onlyTask(), id);
    bench.write(u"Not submitted yet"_s, 4);
    bench.close();

    QVERIFY(bench.open());
    QCOMPARE(bench.pages()->currentIndex(), 1);
    QVERIFY(bench.engine->practiceRuns());
    QCOMPARE(bench.accountCombo()->currentText(), u"Practice mode"_s);
    QCOMPARE(bench.prompt()->toPlainText(), u"Not submitted yet"_s);
    QCOMPARE(bench.form()->request().durationSeconds, 4);
    QCOMPARE(bench.onlyTask(), id);
    TRY_COMPARE(bench.tasks()->selectedTask(), id); // as it was left
    TRY_COMPARE(bench.player()->player()->state(), PlayerState::Paused);
    bench.action(TaskCommand::Play)->trigger();
    TRY_COMPARE(bench.player()->player()->state(), PlayerState::Playing);
}

void TestMainWindow::welcomeLeadsToAnAccount()
{
    WindowBench bench;
    QVERIFY(bench.open());
    bench.button(u"addAccountButton"_s, bench.welcome())->click();
    auto* dialog = bench.window->findChild<QDialog*>(u"accountDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QLineEdit*>(u"nameEdit"_s)->setText(u"Studio"_s);
    dialog->findChild<QLineEdit*>(u"addressEdit"_s)->setText(u"https://video.test/v1"_s);
    dialog->findChild<QLineEdit*>(u"keyEdit"_s)->setText(u"sk-secret"_s);
    dialog->findChild<QPlainTextEdit*>(u"modelCodesEdit"_s)->setPlainText(u"practice-a-2.7"_s);
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    TRY_COMPARE(bench.pages()->currentIndex(), 1);
    QCOMPARE(bench.accountCombo()->currentText(), u"Studio"_s);
    QCOMPARE(bench.form()->request().model, u"practice-a-2.7"_s);
    bench.forgetKey(bench.form()->accountId());
}

void TestMainWindow::practiceCannotStart()
{
    WindowBench bench;
    QVERIFY(bench.open());
    const QString folder = bench.engine->profile().practice;
    QVERIFY(QDir(folder).removeRecursively());
    QFile inTheWay(folder);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    bench.button(u"practiceButton"_s, bench.welcome())->click();
    QVERIFY(bench.message()->isVisible());
    QVERIFY(!bench.message()->text().isEmpty());
    QCOMPARE(bench.pages()->currentIndex(), 0);
}

void TestMainWindow::fullDiskKeepsTheForm()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.write(u"A lighthouse in fog"_s, 3);
    {
        const FullDisk full;
        bench.submit();
        QVERIFY(bench.message()->isVisible());
    }
    QCOMPARE(bench.message()->kind(), MessageBar::Kind::Bad);
    QVERIFY2(bench.message()->text().startsWith(u"Nothing was sent"_s), qPrintable(bench.message()->text()));
    QCOMPARE(bench.prompt()->toPlainText(), u"A lighthouse in fog"_s);
    QCOMPARE(bench.engine->store().ids().size(), 0);
    bench.submit();
    QVERIFY(bench.onlyTask() != 0);
    QVERIFY(!bench.message()->isVisible());
}

void TestMainWindow::noAccount()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Refused, u"gone"_s)); };
    QVERIFY(bench.open());
    QCOMPARE(bench.pages()->currentIndex(), 1); // there is a task to show
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::SubmitAgain)->trigger();
    QCOMPARE(bench.message()->text(), u"This take's account was removed. Nothing was sent."_s);
    QCOMPARE(bench.engine->store().ids().size(), 1);
    bench.action(TaskCommand::UseAgain)->trigger();
    QCOMPARE(bench.prompt()->toPlainText(), u"A gull"_s);
    bench.submit();
    QCOMPARE(bench.engine->store().ids().size(), 1);
}

void TestMainWindow::missingKey()
{
    FaultServer server;
    server.enqueue({.reply = WindowBench::accepted("t-1")});
    server.setHandler([](const FaultRequest&) { return FaultScript{.reply = FaultServer::reply(503, "{}")}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), {}));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    TRY_VERIFY(bench.notice());
    QCOMPARE(WindowBench::wordsOfActions(bench.notice()), (QStringList{u"Enter the key…"_s, u"Try again"_s}));
    QVERIFY2(bench.notice()->text().contains(u"Studio"_s), qPrintable(bench.notice()->text()));
    QCOMPARE(server.requests().size(), 0);
    QCOMPARE(bench.state(bench.onlyTask()), TaskState::Waiting);
    // Other messages do not replace it.
    bench.tasks()->selectTask(bench.onlyTask());
    bench.write(u"Another gull"_s, 3);
    bench.action(TaskCommand::UseAgain)->trigger();
    QVERIFY(bench.message()->isVisible());
    QVERIFY(bench.notice());

    bench.button(u"messageAction1"_s, bench.notice())->click();
    auto* dialog = bench.window->findChild<QDialog*>(u"keyDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    dialog->findChild<QLineEdit*>(u"keyEdit"_s)->setText(u"sk-new"_s);
    dialog->findChild<QPushButton*>(u"saveButton"_s)->click();
    TRY_COMPARE(bench.state(bench.onlyTask()), TaskState::InProgress);
    QCOMPARE(server.requests().first().header("Authorization"), QByteArray("Bearer sk-new"));
    bench.forgetKey(u"studio"_s);
}

void TestMainWindow::wrongKey()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) {
        return FaultScript{
            .reply = FaultServer::reply(401, R"({"code":"InvalidApiKey","message":"No such key.","request_id":"r"})")};
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-old"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    TRY_COMPARE(WindowBench::wordsOfActions(bench.notice()), (QStringList{u"Enter the key…"_s, u"Try again"_s}));
    QCOMPARE(server.requests().size(), 1);
    // There was no other request.
    QVERIFY2(bench.notice()->text().endsWith(u" New requests of this account will wait."_s),
        qPrintable(bench.notice()->text()));
    // Closing the message dismisses it, and does not affect the next one.
    bench.notice()->findChild<QAbstractButton*>(u"messageClose"_s)->click();
    QVERIFY(!bench.notice());
    // "Try again" sends nothing automatically: the service has declined this task.
    QTest::qWait(300);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(bench.menuAction(u"Change the API key…"_s)->isEnabled());
}

void TestMainWindow::pausedAccountThatIsGone()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        (void)engine.store().add(WindowBench::task(TaskState::InProgress, u"gone"_s));
    };
    QVERIFY(bench.open());
    TRY_VERIFY(bench.notice());
    QCOMPARE(bench.notice()->text(),
        u"This task's account no longer exists. Its tasks can't continue, and their clips may be lost. To track them "
        "again, add an account with the same name and base URL."_s);
    QCOMPARE(WindowBench::wordsOfActions(bench.notice()),
        (QStringList{u"Add an account…"_s, u"Try again"_s})); // there is no account for a key
    bench.button(u"messageAction2"_s, bench.notice())->click();
    TRY_VERIFY(bench.notice());
    QCOMPARE(bench.state(1), TaskState::InProgress);
    // It is tracked as soon as the account is back.
    FaultServer server;
    bench.button(u"messageAction1"_s, bench.notice())->click();
    auto* dialog = bench.window->findChild<AccountDialog*>();
    QVERIFY(dialog != nullptr);
    const Account account{u"gone"_s, u"Studio"_s, server.url("/v1"), {*ProfileCatalogue().guess(u"practice-a-3.0"_s)}};
    QVERIFY(bench.engine->accounts().put(account));
    bench.engine->keys().keep(account.id, originOf(account.baseUrl), "sk-new");
    Q_EMIT dialog->accountAdded(account, {});
    dialog->close();
    QVERIFY(!bench.notice());
    TRY_VERIFY(!server.requests().empty());
}

void TestMainWindow::useAgainAndBack()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::UseAgain)->trigger();
    QCOMPARE(bench.prompt()->toPlainText(), u"A gull"_s);
    QCOMPARE(bench.accountCombo()->currentText(), u"Practice mode"_s);
    QVERIFY(!bench.message()->isVisible()); // the form was empty
    bench.write(u"Typed with care"_s, 4);
    bench.action(TaskCommand::UseAgain)->trigger();
    QCOMPARE(bench.prompt()->toPlainText(), u"A gull"_s);
    QVERIFY(bench.message()->isVisible());
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
    QVERIFY(!bench.message()->isVisible());
    QCOMPARE(bench.engine->store().ids().size(), 1);
}

void TestMainWindow::newRequestAndBack()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    bench.write(u"Typed with care"_s, 4);
    QTest::keyClick(bench.window.get(), Qt::Key_N, Qt::ControlModifier);
    TRY_COMPARE(bench.prompt()->toPlainText(), QString());
    QCOMPARE(bench.form()->request().model, u"practice-a-3.0"_s);
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
    // After a second click, undo still restores the typed text and not the empty form.
    bench.newRequest()->click();
    bench.newRequest()->click();
    bench.button(u"messageAction1"_s, bench.message())->click();
    QCOMPARE(bench.prompt()->toPlainText(), u"Typed with care"_s);
}

void TestMainWindow::newRequestsBeginWithTheLastValues()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    const auto click = [&bench](const QString& name) {
        QTest::mouseClick(bench.form()->findChild<QWidget*>(name), Qt::LeftButton);
    };
    QCOMPARE(bench.form()->request().durationSeconds, std::optional<double>(5)); // what the service would use
    QCOMPARE(bench.form()->findChild<QAbstractSpinBox*>(u"durationSpin"_s)->text(), u"5 s"_s);
    bench.prompt()->setPlainText(u"A gull"_s);
    for (QPushButton* segment : bench.form()->findChild<QWidget*>(u"resolutionCombo"_s)->findChildren<QPushButton*>()) {
        if (segment->text() == u"480P"_s)
            QTest::mouseClick(segment, Qt::LeftButton);
    }
    bench.submit();
    const auto stored = [&bench] {
        QFile file(bench.engine->profile().settings);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    TRY_VERIFY(stored().contains("480P")); // before the program ends
    click(u"newRequestButton"_s);
    QCOMPARE(bench.form()->request().prompt, QString());
    QCOMPARE(bench.form()->request().resolution, u"480P"_s);
    // Another kind has values of its own, as long as nothing is written.
    click(u"imageToVideoButton"_s);
    QCOMPARE(bench.form()->request().resolution, QString());
    QCOMPARE(bench.form()->request().durationSeconds, std::optional<double>(5));
    click(u"textToVideoButton"_s);
    QCOMPARE(bench.form()->request().resolution, u"480P"_s);
    bench.prompt()->setPlainText(u"Another gull"_s);
    click(u"imageToVideoButton"_s);
    QCOMPARE(bench.form()->request().resolution, u"480P"_s); // what was written for stays
}

void TestMainWindow::submitAgain()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Failed)); };
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    bench.action(TaskCommand::SubmitAgain)->trigger();
    bench.awaitSent();
    QCOMPARE(bench.engine->store().ids().size(), 2);
    const TaskId second = bench.engine->store().ids().first();
    QCOMPARE(bench.tasks()->selectedTask(), second);
    QCOMPARE(bench.state(1), TaskState::Failed);
    QCOMPARE(bench.engine->store().task(second)->request.prompt, u"A gull"_s);
    TRY_COMPARE(bench.state(second), TaskState::Saved);
}

void TestMainWindow::theme()
{
    WindowBench bench;
    QVERIFY(bench.open());
    bench.menuAction(u"Dark"_s)->trigger();
    QCOMPARE(shownTheme(), Theme::Dark);
    TRY_COMPARE(bench.window->palette().color(QPalette::Window), tone(Theme::Dark, Tone::Window));
    QVERIFY(bench.menuAction(u"Dark"_s)->isChecked());
    QVERIFY(!bench.menuAction(u"Light"_s)->isChecked());
    bench.close();
    QVERIFY(bench.open());
    QCOMPARE(themeOf(bench.engine->preferences()), Theme::Dark);
    QVERIFY(bench.menuAction(u"Dark"_s)->isChecked());
    bench.menuAction(u"Light"_s)->trigger();
    QCOMPARE(shownTheme(), Theme::Light);
    TRY_COMPARE(bench.window->palette().color(QPalette::Window), tone(Theme::Light, Tone::Window));
}

void TestMainWindow::soundIsAsItWasLeft()
{
    WindowBench bench;
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    QVERIFY(!bench.player()->playerActions()->mute()->isChecked());
    bench.player()->setVolume(35);
    bench.player()->playerActions()->mute()->setChecked(true);
    bench.window->close();
    bench.close();
    QVERIFY(bench.open());
    QCOMPARE(bench.player()->volume(), 35);
    QVERIFY(bench.player()->playerActions()->mute()->isChecked());
}

void TestMainWindow::unknownTheme()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(u"settings.ini"_s);
    QSettings settings(file, QSettings::IniFormat);
    for (const QVariant& value : {QVariant(7), QVariant(-1), QVariant(u"blue"_s), QVariant()}) {
        settings.setValue(u"window/theme"_s, value);
        QCOMPARE(themeOf(Preferences(file)), Theme::System);
    }
}

void TestMainWindow::corruptDraft_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("half") << QByteArray(R"({"account":"practice","request":{"fam)");
    QTest::newRow("other") << QByteArray(R"({"request":{"family":"A","generation":"3.0","apiType":"TextToVideo",)"
                                         R"("model":7,"prompt":{"a":1},"duration":"x","media":"y","shots":[3]}})");
    QTest::newRow("account that is not there")
        << QByteArray(R"({"account":"nobody","request":{"family":"B","generation":"","apiType":"TextToVideo"}})");
}

void TestMainWindow::corruptDraft()
{
    QFETCH(QByteArray, text);
    WindowBench bench;
    bench.prepare = [text](Engine& engine) {
        QFile file(engine.profile().root + u"/draft.json"_s);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    };
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.prompt()->toPlainText(), QString());
    QCOMPARE(bench.accountCombo()->currentText(), u"Practice mode"_s);
    QCOMPARE(bench.message()->isVisible(), text.startsWith("{\"acc") && !text.endsWith('}')); // it is not just dropped
    bench.write(u"Works all the same"_s, 3);
    bench.close();
    bench.prepare = {};
    QVERIFY(bench.openWithPractice());
    QCOMPARE(bench.prompt()->toPlainText(), u"Works all the same"_s);
}

void TestMainWindow::draftIsSavedWhileTyping()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    const QString file = bench.engine->profile().root + u"/draft.json"_s;
    // During continuous typing, the saved draft is never older than a second.
    QElapsedTimer typing;
    typing.start();
    while (typing.elapsed() < 1500) {
        bench.prompt()->insertPlainText(u"a"_s);
        QTest::qWait(100);
    }
    const auto draft = readDraft(file);
    QVERIFY(draft);
    QVERIFY(draft->request.prompt.size() >= 4);
    QCOMPARE(draft->accountId, Account::practiceId());
}

/// The key of any account: practice mode writes the same files as a paid request.
void TestMainWindow::draftHasNoKey()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    const QByteArray key = "sk-0123456789-abcdefghij";
    bench.engine->keys().keep(u"studio"_s, u"https://studio.example"_s, key);
    bench.write(u"A gull "_s + QString::fromLatin1(key), 3);
    const QString file = bench.engine->profile().root + u"/draft.json"_s;
    TRY_VERIFY(readDraft(file) && readDraft(file)->request.prompt == u"A gull ***"_s);
    QVERIFY(bench.prompt()->toPlainText().endsWith(QString::fromLatin1(key)));
    // It is not sent either, and nothing else stores it.
    bench.submit();
    TRY_VERIFY(bench.message()->isVisible());
    QVERIFY2(bench.message()->text().contains(u"contains your API key. Nothing was sent"_s),
        qPrintable(bench.message()->text()));
    QCOMPARE(bench.engine->store().ids({}).size(), 0);
    const QString root = bench.engine->profile().root;
    bench.close();
    QDirIterator files(root, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile each(files.next());
        QVERIFY(each.open(QIODevice::ReadOnly));
        QVERIFY2(!each.readAll().contains(key), qPrintable(each.fileName()));
    }
}

void TestMainWindow::heldTaskIsSent()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Waiting)); };
    QVERIFY(bench.openWithPractice());
    TRY_COMPARE(bench.engine->store().task(1)->error.kind, ErrorKind::Stopped);
    bench.tasks()->selectTask(1);
    QAction* send = bench.action(TaskCommand::CheckNow);
    QVERIFY(send->isEnabled() && send->isVisible());
    QCOMPARE(send->text(), u"Send now"_s);
    const auto* meaning = bench.window->findChild<QLabel*>(u"stateMeaning"_s);
    QVERIFY2(!meaning->text().contains(u"by itself"_s), qPrintable(meaning->text()));
    QTest::qWait(300);
    QCOMPARE(bench.state(1), TaskState::Waiting);
    send->trigger();
    TRY_COMPARE(bench.state(1), TaskState::Saved);
    TRY_COMPARE(send->text(), u"Check now"_s);
}

void TestMainWindow::heldTaskIsWithdrawn()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Waiting)); };
    QVERIFY(bench.openWithPractice());
    TRY_COMPARE(bench.engine->store().task(1)->error.kind, ErrorKind::Stopped);
    bench.tasks()->selectTask(1);
    QAction* withdraw = bench.action(TaskCommand::Withdraw);
    QVERIFY(withdraw->isEnabled() && withdraw->isVisible());
    withdraw->trigger();
    QCOMPARE(bench.engine->store().ids().size(), 0);
    QCOMPARE(bench.viewerMessage()->text(), u"Takes play here."_s);
}

void TestMainWindow::whyThereIsNoClip_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QString>("title");
    const auto row = [](TaskState state, const QString& title) {
        QTest::newRow(qPrintable(stateName(state))) << static_cast<int>(state) << title;
    };
    row(TaskState::Waiting, u"Waiting"_s);
    row(TaskState::InProgress, u"Still generating…"_s);
    row(TaskState::Downloading, u"Downloading…"_s);
    row(TaskState::NeedsReview, u"No response"_s);
    row(TaskState::Refused, u"Refused by the service"_s);
    row(TaskState::Failed, u"Generation failed"_s);
    row(TaskState::Canceled, u"Canceled"_s);
    row(TaskState::Forgotten, u"No longer on the service"_s);
    row(TaskState::Expired, u"Link expired"_s);
}

void TestMainWindow::whyThereIsNoClip()
{
    QFETCH(int, state);
    QFETCH(QString, title);
    WindowBench bench;
    bench.prepare = [state](Engine& engine) {
        VideoTask task = WindowBench::task(static_cast<TaskState>(state));
        task.watched = isTerminal(task.state); // nothing is polled here
        (void)engine.store().add(task);
        task.watched = true;
        (void)engine.store().update(
            [&task] {
                task.id = 1;
                return task;
            }(),
            task.state);
    };
    bench.begins = false;
    QVERIFY(bench.openWithPractice());
    bench.tasks()->selectTask(1);
    const auto* shown = bench.player()->findChild<QLabel*>(u"stageTitle"_s);
    QCOMPARE(shown->isVisible() ? shown->text() : QString(), title);
    QCOMPARE(bench.player()->findChild<QWidget*>(u"decisionBar"_s)->isVisible(), state == int(TaskState::NeedsReview));
    QVERIFY(!bench.viewerMessage()->isVisible());
}

void TestMainWindow::fitsTheSmallestWindow_data()
{
    QTest::addColumn<int>("state");
    QTest::newRow("first start") << -1;
    for (const TaskState state : {TaskState::Saved, TaskState::NeedsReview, TaskState::Failed, TaskState::InProgress})
        QTest::newRow(qPrintable(stateName(state))) << static_cast<int>(state);
}

void TestMainWindow::fitsTheSmallestWindow()
{
    QFETCH(int, state);
    WindowBench bench;
    bench.begins = false;
    if (state >= 0)
        bench.prepare = [state](Engine& engine) {
            VideoTask task = WindowBench::task(static_cast<TaskState>(state));
            task.sentAt = task.createdAt;
            task.bodyDigest = QString(64, u'a');
            (void)engine.store().add(task);
        };
    QVERIFY(state >= 0 ? bench.openWithPractice() : bench.open());
    bench.window->resize(1024, 640);
    if (state >= 0) {
        bench.tasks()->selectTask(1);
        bench.write(u"Typed with care"_s, 4);
        bench.newRequest()->click(); // with a message above
        QVERIFY(bench.message()->isVisible());
    }
    TRY_COMPARE(bench.window->size(), QSize(1024, 640));
    QTest::qWait(100);
    const QSize least = bench.window->minimumSizeHint();
    QVERIFY2(
        least.width() <= 1024 && least.height() <= 640, qPrintable(u"%1x%2"_s.arg(least.width()).arg(least.height())));
    if (state == static_cast<int>(TaskState::NeedsReview)) {
        // The question with its frame, and the information for support.
        auto* decision = bench.window->findChild<QWidget*>(u"decisionBar"_s);
        QVERIFY(decision->findChild<QLabel*>(u"decisionSupport"_s)->isVisible());
        TRY_COMPARE(decision->visibleRegion().boundingRect().size(), decision->size());
    }
    QCOMPARE(bench.clipped().join(u", "_s), QString());
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
