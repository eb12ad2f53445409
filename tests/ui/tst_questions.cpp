// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/tasks/table/taskmodel.h"
#include "ui/accounts/accountdialog.h"
#include "ui/compose/model/modelchooser.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/window/commandpalette.h"

#include <QListView>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoTask failedTake(const QString& prompt, const QString& account = u"studio"_s)
{
    VideoTask task = WindowBench::task(TaskState::Failed, account);
    task.request.durationSeconds = 5;
    task.request.prompt = prompt;
    return task;
}

/// An edit without a prompt, which is asked about.
VideoTask editWithoutPrompt(const QString& link)
{
    VideoTask task = failedTake({});
    task.request.kind.apiType = ApiType::VideoEdit;
    task.request.media = {{u"video"_s, link, {}}};
    return task;
}

} // namespace

/// Questions and commands that cost, and what they are about when something else has changed meanwhile.
class TestQuestions final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        applyLook(*qApp, Theme::Light);
        QLocale::setDefault(QLocale(u"en"_s));
    }
    void init();
    void cleanup()
    {
        m_bench.reset();
        m_server.reset();
    }
    void questionGoesWithTheSelection();
    void questionGoesWithOneOfItsTakes();
    void questionStaysWithItsSelection();
    void findingsAreAskedOnce();
    void questionAboutFindingsGoesWithTheSelection();
    void removedTakeIsSaid();
    void emptyPaletteChargesNothing();
    void paletteChargesForItsWordsOnly();
    void paletteForgetsAnotherTake();
    void leftOversSayTheirCost();
    void practiceLeftOversCostNothing();
    void newAccountSaysThatItCosts();

private:
    bool open(const QList<VideoTask>& tasks)
    {
        m_bench->begins = false;
        m_bench->prepare = [tasks](Engine& engine) {
            for (const VideoTask& task : tasks)
                (void)engine.store().add(task);
        };
        return m_bench->openWithAccount(m_server->url("/v1"), "sk-1");
    }
    static QList<VideoTask> threeTakes() { return {failedTake(u"A"_s), failedTake(u"B"_s), failedTake(u"C"_s)}; }
    TakeGrid* grid() const { return m_bench->window->findChild<TakeGrid*>(); }
    void click(TaskId id) const
    {
        const auto* model = m_bench->window->findChild<TaskModel*>();
        const QRect tile = grid()->visualRect(model->index(model->rowOf(id), TaskModel::Prompt));
        QTest::mouseClick(grid()->viewport(), Qt::LeftButton, {}, tile.center());
    }
    /// Selects all takes, and presses the button of the bar.
    void askAgain() const
    {
        click(1);
        pressKey(grid(), Qt::Key_A, Qt::ControlModifier);
        auto* again = m_bench->button(u"againSelected"_s, m_bench->window.get());
        (void)QTest::qWaitFor([again] { return again->isVisible(); }, patienceMs);
        QTest::mouseClick(again, Qt::LeftButton);
    }
    MessageBar* question() const { return m_bench->window->findChild<MessageBar*>(u"taskMessage"_s); }
    CommandPalette* palette() const
    {
        pressKey(m_bench->window.get(), Qt::Key_K, Qt::ControlModifier);
        CommandPalette* found = nullptr;
        const bool isActive = QTest::qWaitFor(
            [&] {
                found = m_bench->window->findChild<CommandPalette*>();
                return found != nullptr && found->findChild<QLineEdit*>(u"paletteWords"_s)->hasFocus();
            },
            patienceMs);
        return isActive ? found : nullptr;
    }
    static QAbstractItemModel* rows(const CommandPalette* palette)
    {
        return palette->findChild<QListView*>(u"paletteList"_s)->model();
    }
    qsizetype made() const { return m_bench->engine->store().ids().size(); }

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<WindowBench> m_bench;
};

void TestQuestions::init()
{
    m_server = std::make_unique<FaultServer>();
    m_server->setHandler([](const FaultRequest&) { return FaultScript{.reply = WindowBench::accepted("one")}; });
    m_bench = std::make_unique<WindowBench>();
}

void TestQuestions::questionGoesWithTheSelection()
{
    QVERIFY(open(threeTakes()));
    askAgain();
    TRY_VERIFY(question()->isVisible());
    QVERIFY(question()->text().startsWith(u"Generate 3 takes?"_s));
    click(2);
    TRY_VERIFY(!question()->isVisible());
    QCOMPARE(made(), 3);
}

void TestQuestions::questionGoesWithOneOfItsTakes()
{
    QList<VideoTask> tasks = threeTakes();
    VideoTask waiting = failedTake(u"D"_s);
    waiting.state = TaskState::Waiting;
    waiting.remoteId.clear();
    waiting.held = true;
    tasks.append(waiting);
    QVERIFY(open(tasks));
    askAgain();
    TRY_VERIFY(question()->isVisible());
    QVERIFY(m_bench->engine->runner().withdraw(4));
    TRY_VERIFY(!question()->isVisible());
}

/// A change of another take, or of the stage, is no reason.
void TestQuestions::questionStaysWithItsSelection()
{
    QVERIFY(open(threeTakes()));
    askAgain();
    TRY_VERIFY(question()->isVisible());
    VideoTask other = failedTake(u"E"_s);
    QVERIFY(m_bench->engine->store().add(other));
    m_bench->tasks()->describeTask(2, {u"sea"_s}, {});
    QTest::qWait(1200); // longer than a tick
    QVERIFY(question()->isVisible());
    QTest::mouseClick(m_bench->button(u"messageAction1"_s, question()), Qt::LeftButton);
    TRY_COMPARE(made(), 7);
}

void TestQuestions::findingsAreAskedOnce()
{
    QVERIFY(open({editWithoutPrompt(u"https://clips.example/1.mp4"_s),
        editWithoutPrompt(u"https://clips.example/2.mp4"_s), editWithoutPrompt(u"https://clips.example/3.mp4"_s)}));
    askAgain();
    TRY_VERIFY(question()->isVisible());
    QTest::mouseClick(m_bench->button(u"messageAction1"_s, question()), Qt::LeftButton);
    TRY_VERIFY(m_bench->message()->isVisible());
    const QString text = m_bench->message()->text();
    QVERIFY2(text.contains(u"(3 take"_s) && text.count(u"prompt"_s) == 1, qPrintable(text));
}

void TestQuestions::questionAboutFindingsGoesWithTheSelection()
{
    QVERIFY(open({editWithoutPrompt(u"https://clips.example/1.mp4"_s), failedTake(u"B"_s)}));
    click(1);
    m_bench->action(TaskCommand::SubmitAgain)->trigger();
    TRY_VERIFY(m_bench->message()->isVisible() && m_bench->message()->isQuestion());
    click(2);
    TRY_VERIFY(!m_bench->message()->isVisible());
    QCOMPARE(made(), 2);
}

/// As when another process removes it between the question and the answer.
void TestQuestions::removedTakeIsSaid()
{
    QVERIFY(open(threeTakes()));
    Q_EMIT m_bench->tasks()->commandRequested(TaskCommand::SubmitAgain, {1, 99});
    TRY_VERIFY(m_bench->message()->isVisible());
    QCOMPARE(m_bench->message()->text(), u"Take 99 was removed. Nothing was sent."_s);
}

void TestQuestions::emptyPaletteChargesNothing()
{
    QVERIFY(open({}));
    m_bench->write(u"A gull"_s, 5);
    TRY_VERIFY(m_bench->button(u"submitButton"_s, m_bench->form())->isEnabled());
    CommandPalette* opened = palette();
    QVERIFY(opened != nullptr);
    QVERIFY(rows(opened)->index(0, 0).data().toString().startsWith(u"Generate"_s));
    auto* words = opened->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QTest::qWait(300);
    QCOMPARE(made(), 0);
    QVERIFY(opened->isVisible());
    // Chosen in the list, it is meant.
    QTest::keyClick(words, Qt::Key_Down);
    QTest::keyClick(words, Qt::Key_Return);
    TRY_COMPARE(made(), 1);
}

void TestQuestions::paletteChargesForItsWordsOnly()
{
    QVERIFY(open({}));
    m_bench->write(u"A gull"_s, 5);
    CommandPalette* opened = palette();
    QVERIFY(opened != nullptr);
    auto* words = opened->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"time that you choose"_s); // which explains "Send later…"
    QCOMPARE(rows(opened)->rowCount(), 1);
    QTest::keyClick(words, Qt::Key_Return);
    QTest::qWait(100);
    QVERIFY(opened->isVisible());
    QTest::keyClick(words, Qt::Key_Escape);
}

void TestQuestions::paletteForgetsAnotherTake()
{
    QVERIFY(open(threeTakes()));
    click(1);
    CommandPalette* opened = palette();
    QVERIFY(opened != nullptr);
    auto* words = opened->findChild<QLineEdit*>(u"paletteWords"_s);
    QTest::keyClicks(words, u"reject"_s);
    const QModelIndex first = opened->findChild<QListView*>(u"paletteList"_s)->currentIndex();
    QCOMPARE(first.data().toString(), u"Reject"_s);
    m_bench->tasks()->chooseTask(2);
    QTest::keyClick(words, Qt::Key_Return);
    QTest::qWait(100);
    for (const TaskId id : {1, 2, 3})
        QVERIFY(!m_bench->engine->store().task(id)->marks.rejected);
    QVERIFY(opened->isVisible());
    QTest::keyClick(words, Qt::Key_Escape);
}

void TestQuestions::leftOversSayTheirCost()
{
    m_bench->prepare = [](Engine& engine) {
        for (int n = 0; n < 2; ++n) {
            VideoTask task = WindowBench::task(TaskState::Waiting, u"studio"_s);
            task.request.durationSeconds = 5;
            task.request.prompt += QString::number(n);
            (void)engine.store().add(task);
        }
    };
    QVERIFY(m_bench->openWithAccount(m_server->url("/v1"), "sk-1"));
    TRY_VERIFY(m_bench->notice() != nullptr);
    TRY_COMPARE(m_bench->notice()->text(),
        u"2 requests from last time weren't sent. Nothing was charged. Send now? You'll be charged for up to 10 s."_s);
    QCOMPARE(WindowBench::wordsOfActions(m_bench->notice()), (QStringList{u"Send 2"_s, u"Not now"_s}));
    QVERIFY(m_bench->engine->runner().withdraw(2));
    TRY_COMPARE(WindowBench::wordsOfActions(m_bench->notice()), (QStringList{u"Send 1"_s, u"Not now"_s}));
    QVERIFY2(m_bench->notice()->text().endsWith(u"for up to 5 s."_s), qPrintable(m_bench->notice()->text()));
    QTest::mouseClick(m_bench->button(u"messageAction1"_s, m_bench->notice()), Qt::LeftButton);
    TRY_COMPARE(m_server->count("POST"), 1);
}

void TestQuestions::practiceLeftOversCostNothing()
{
    m_bench->prepare = [](Engine& engine) { (void)engine.store().add(WindowBench::task(TaskState::Waiting)); };
    QVERIFY(m_bench->openWithPractice());
    TRY_VERIFY(m_bench->notice() != nullptr);
    QVERIFY2(!m_bench->notice()->text().contains(u"charged"_s), qPrintable(m_bench->notice()->text()));
}

void TestQuestions::newAccountSaysThatItCosts()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->window->usePractice();
    m_bench->write(u"A gull"_s, 5);
    m_bench->menuAction(u"Add an account…"_s)->trigger();
    auto* dialog = m_bench->window->findChild<AccountDialog*>();
    QVERIFY(dialog != nullptr);
    const Account account{
        u"studio"_s, u"Studio"_s, m_server->url("/v1"), {*ProfileCatalogue().guess(u"practice-a-3.0"_s)}};
    QVERIFY(m_bench->engine->accounts().put(account));
    Q_EMIT dialog->accountAdded(account, {});
    dialog->close();
    QCOMPARE(m_bench->form()->accountId(), u"studio"_s);
    TRY_VERIFY(m_bench->message()->isVisible());
    QCOMPARE(m_bench->message()->text(), u"Requests now go to Studio and are charged."_s);
    QTest::mouseClick(m_bench->button(u"messageAction1"_s, m_bench->message()), Qt::LeftButton);
    QCOMPARE(m_bench->form()->accountId(), Account::practiceId());
    QCOMPARE(m_bench->prompt()->toPlainText(), u"A gull"_s);
}

QTEST_MAIN(TestQuestions)
#include "tst_questions.moc"
