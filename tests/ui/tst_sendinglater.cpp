// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"

#include "app/common/momenttext.h"
#include "app/tasks/history/spendbook.h"
#include "ui/compose/form/requestform.h"
#include "ui/compose/form/submitbar.h"
#include "ui/style/applylook.h"
#include "ui/widgets/noticeboard.h"
#include "ui/window/noticesdialog.h"
#include "ui/window/sendtimedialog.h"

#include <QDateTimeEdit>
#include <QLabel>
#include <QListWidget>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// When requests are sent, in the real window: paused, at a time, and what happens after the last take.
class TestSendingLater final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent"); // before its first use
        applyLook(*qApp, Theme::Light);
    }
    void init();
    void cleanup();

    void pausedAndResumed();
    void pauseSurvivesARestart();
    void closedPauseComesBackWithARequest();
    void generatedForLater();
    void laterIsCanceled();
    void laterInThePast();
    void laterIsNotForAnUnfinishedForm();
    void laterAsksAboutTheSameRequest();
    void timeOfAWaitingRequest();
    void afterTakesNeedsTakes();
    void quitsAfterTheLastTake();
    void heldRequestsAreNoTakes();
    void staysOpenForWhatALimitStopped();
    void sleepWithoutTheSystemBusIsSaid();

private:
    TaskStore& store() const { return m_bench->engine->store(); }
    QAction* later() const { return m_bench->form()->findChild<QAction*>(u"sendLaterAction"_s); }
    SendTimeDialog* dialog() const { return m_bench->window->findChild<SendTimeDialog*>(); }
    NoticeBoard* board() const { return m_bench->window->findChild<NoticeBoard*>(); }
    bool isPaused() const { return m_bench->engine->preferences().isOn(Preference::SendingPaused); }
    void answer(const QDateTime& time) const
    {
        TRY_VERIFY(dialog() && dialog()->isVisible());
        auto* edit = dialog()->findChild<QDateTimeEdit*>();
        edit->setDateTime(time);
        QCOMPARE(edit->text(), dateTimeText(time)); // as it is written elsewhere
        dialog()->findChild<QPushButton*>(u"sendLaterButton"_s)->click();
        m_bench->awaitSent();
    }
    void choose(const QString& words) const
    {
        for (QAction* each : m_bench->window->findChild<WindowMenu*>()->actions()) {
            if (each->text() == u"When all takes are finished"_s && each->menu() != nullptr) {
                for (QAction* choice : each->menu()->actions()) {
                    if (choice->text() == words)
                        choice->trigger();
                }
            }
        }
    }
    QString chosen() const
    {
        for (QAction* each : m_bench->window->findChild<WindowMenu*>()->actions()) {
            if (each->text() != u"When all takes are finished"_s)
                continue;
            for (QAction* choice : each->menu()->actions()) {
                if (choice->isChecked())
                    return choice->text();
            }
        }
        return {};
    }
    qsizetype creates() const { return m_server->requests().size(); }
    void pressNotice(const QString& words) const
    {
        for (auto* button : board()->findChildren<QPushButton*>()) {
            if (button->text() == words && button->isVisible())
                return button->click();
        }
        QFAIL(qPrintable(words));
    }
    static QDateTime soon() { return QDateTime::currentDateTime().addSecs(3 * 3600); }

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<WindowBench> m_bench;
};

void TestSendingLater::init()
{
    m_server = std::make_unique<FaultServer>();
    m_server->setHandler([](const FaultRequest&) {
        return FaultScript{.reply = FaultServer::reply(
                               400, R"({"code":"InvalidParameter","message":"No."})", "Content-Type: application/json\r\n")};
    });
    m_bench = std::make_unique<WindowBench>();
    QVERIFY(m_bench->openWithAccount(m_server->url("/v1"), "sk-key"));
    QVERIFY(waitForActive(m_bench->window.get()));
    m_bench->write(u"A gull"_s, 3);
}

void TestSendingLater::cleanup()
{
    m_bench.reset();
    m_server.reset();
}

void TestSendingLater::pausedAndResumed()
{
    pressKey(m_bench->window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isPaused());
    QVERIFY(m_bench->notice());
    QVERIFY(m_bench->notice()->text().startsWith(u"Sending is paused."_s));
    m_bench->submit();
    const TaskId id = m_bench->onlyTask();
    QTest::qWait(100);
    QCOMPARE(m_bench->state(id), TaskState::Waiting);
    QCOMPARE(creates(), 0);
    pressNotice(u"Resume"_s);
    TRY_COMPARE(m_bench->state(id), TaskState::Refused);
    QCOMPARE(creates(), 1);
    QVERIFY(!m_bench->notice());
    QVERIFY(m_bench->menuAction(u"Pause sending"_s));
}

void TestSendingLater::pauseSurvivesARestart()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    m_bench->close();
    QVERIFY(m_bench->open());
    QVERIFY(m_bench->notice());
    QVERIFY(m_bench->menuAction(u"Resume sending"_s));
    QVERIFY(m_bench->notice()->text().startsWith(u"Sending is paused."_s));
    m_bench->write(u"A tern"_s, 3);
    m_bench->submit();
    const TaskId id = m_bench->onlyTask();
    QCOMPARE(m_bench->engine->runner().sendWait(id)->what, SendWait::For::PausedAll);
    m_bench->menuAction(u"Resume sending"_s)->trigger();
    QVERIFY(m_bench->engine->runner().sendWait(id)->what != SendWait::For::PausedAll);
    QVERIFY(!m_bench->notice());
}

void TestSendingLater::closedPauseComesBackWithARequest()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    const auto buttons = m_bench->notice()->findChildren<QAbstractButton*>(u"messageClose"_s);
    QVERIFY(!buttons.isEmpty());
    buttons.constFirst()->click();
    TRY_VERIFY(!m_bench->notice());
    m_bench->submit();
    TRY_VERIFY(m_bench->notice());
}

void TestSendingLater::generatedForLater()
{
    TRY_COMPARE(m_bench->form()->submitBar()->cost(), u"Uses 3 s"_s);
    later()->trigger();
    const auto* cost = dialog()->findChild<QLabel*>(u"sendTimeCost"_s);
    QVERIFY(cost && cost->isVisible());
    QCOMPARE(cost->text(), u"Uses 3 s"_s);
    const QDateTime time = soon();
    answer(time);
    TRY_VERIFY(m_bench->onlyTask() != 0);
    const VideoTask task = store().task(m_bench->onlyTask()).value_or(VideoTask());
    QVERIFY(qAbs(task.sendAfter.secsTo(time)) < 60); // the field has no seconds
    QTest::qWait(100);
    QCOMPARE(creates(), 0);
    QCOMPARE(m_bench->engine->runner().sendWait(task.id)->what, SendWait::For::Time);
    m_bench->action(TaskCommand::CheckNow)->trigger(); // "Send now"
    TRY_COMPARE(creates(), 1);
}

/// The next request is sent at once, as ever.
void TestSendingLater::laterIsCanceled()
{
    later()->trigger();
    TRY_VERIFY(dialog() && dialog()->isVisible());
    dialog()->reject();
    TRY_VERIFY(!dialog());
    QCOMPARE(store().ids().size(), 0);
    m_bench->submit();
    TRY_COMPARE(creates(), 1);
    QVERIFY(!store().task(m_bench->onlyTask())->sendAfter.isValid());
}

void TestSendingLater::laterInThePast()
{
    later()->trigger();
    TRY_VERIFY(dialog() && dialog()->isVisible());
    const auto* button = dialog()->findChild<QPushButton*>(u"sendLaterButton"_s);
    const int height = button->height();
    answer(QDateTime::currentDateTime().addSecs(-3600));
    QVERIFY(dialog()->isVisible());
    const auto* problem = dialog()->findChild<QLabel*>(u"sendTimeProblem"_s);
    // The longer sentence is whole and squeezes nothing.
    TRY_VERIFY(problem->height() >= problem->heightForWidth(problem->width()));
    TRY_COMPARE(button->height(), height);
    QCOMPARE(problem->text(), u"This time has passed. Nothing was sent. Choose a later time."_s);
    QCOMPARE(store().ids().size(), 0);
    answer(soon());
    TRY_COMPARE(store().ids().size(), 1);
    QCOMPARE(creates(), 0);
}

void TestSendingLater::laterIsNotForAnUnfinishedForm()
{
    m_bench->prompt()->clear();
    later()->trigger();
    QTest::qWait(20);
    QVERIFY(!dialog());
    m_bench->write(u"A gull"_s, 3);
    TRY_VERIFY(later()->isEnabled());
    later()->trigger();
    TRY_VERIFY(dialog());
    QCOMPARE(store().ids().size(), 0);
}

/// The answer keeps the time.
void TestSendingLater::laterAsksAboutTheSameRequest()
{
    m_bench->submit();
    TRY_COMPARE(m_bench->state(m_bench->onlyTask()), TaskState::Refused);
    TRY_VERIFY(later()->isEnabled());
    later()->trigger();
    answer(soon());
    TRY_VERIFY(m_bench->form()->findChild<MessageBar*>() != nullptr);
    QPushButton* yes = nullptr;
    const auto find = [&] {
        for (auto* button : m_bench->form()->findChildren<QPushButton*>()) {
            if (button->text() == u"Send once more"_s && button->isVisible())
                yes = button;
        }
        return yes != nullptr;
    };
    TRY_VERIFY(find());
    QTest::mouseClick(yes, Qt::LeftButton);
    m_bench->awaitSent();
    TRY_COMPARE(store().ids().size(), 2);
    QTest::qWait(100);
    QCOMPARE(creates(), 1);
}

void TestSendingLater::timeOfAWaitingRequest()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    m_bench->submit();
    const TaskId id = m_bench->onlyTask();
    m_bench->tasks()->selectTask(id);
    m_bench->action(TaskCommand::SendAt)->trigger();
    const QDateTime time = soon();
    answer(time);
    TRY_VERIFY(store().task(id)->sendAfter.isValid());
    QVERIFY(qAbs(store().task(id)->sendAfter.secsTo(time)) < 60);
    m_bench->menuAction(u"Resume sending"_s)->trigger();
    QTest::qWait(100);
    QCOMPARE(creates(), 0);
}

void TestSendingLater::afterTakesNeedsTakes()
{
    choose(u"Quit"_s);
    QCOMPARE(chosen(), u"Do nothing"_s);
    QCOMPARE(m_bench->message()->text(), u"No take is being generated now."_s);
}

/// The countdown begins only after the last take, and can be canceled.
void TestSendingLater::quitsAfterTheLastTake()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    m_bench->submit();
    choose(u"Quit"_s);
    QCOMPARE(chosen(), u"Quit"_s);
    QTest::qWait(1200);
    QVERIFY(!board()->has(u"whenFinished"_s));
    m_bench->menuAction(u"Resume sending"_s)->trigger();
    TRY_VERIFY(board()->has(u"whenFinished"_s));
    QVERIFY(m_bench->window->isVisible());
    pressNotice(u"Cancel"_s);
    QVERIFY(!board()->has(u"whenFinished"_s));
    QCOMPARE(chosen(), u"Do nothing"_s);
}

void TestSendingLater::heldRequestsAreNoTakes()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    m_bench->submit();
    choose(u"Quit"_s);
    QVERIFY(m_bench->engine->runner().hold(m_bench->onlyTask()));
    TRY_VERIFY(board()->has(u"whenFinished"_s));
    pressNotice(u"Cancel"_s);
}

/// The only request that was waited for was never sent.
void TestSendingLater::staysOpenForWhatALimitStopped()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    m_bench->submit();
    choose(u"Quit"_s);
    Limit limit{0, LimitPeriod::Always, {}, LimitUnit::Seconds, Amount::whole(1), {}, AtLimit::Refuse};
    QVERIFY(SpendBook(store(), m_bench->engine->clock()).storeLimit(limit));
    m_bench->menuAction(u"Resume sending"_s)->trigger();
    TRY_VERIFY(board()->has(u"stoppedRequests"_s));
    QVERIFY(!board()->has(u"whenFinished"_s));
    QCOMPARE(chosen(), u"Do nothing"_s);
    QTest::qWait(2500);
    QVERIFY(!board()->has(u"whenFinished"_s));
    QCOMPARE(creates(), 0);
    m_bench->close();
    QVERIFY(m_bench->open());
    TRY_VERIFY(board()->has(u"limited"_s));
    pressKey(m_bench->window.get(), Qt::Key_3, Qt::ControlModifier);
    TRY_VERIFY(!m_bench->tasks()->isVisible());
    pressNotice(u"Show"_s);
    TRY_VERIFY(m_bench->tasks()->isVisible());
    QCOMPARE(m_bench->tasks()->selectedTask(), m_bench->onlyTask());
}

void TestSendingLater::sleepWithoutTheSystemBusIsSaid()
{
    m_bench->menuAction(u"Pause sending"_s)->trigger();
    m_bench->submit();
    choose(u"Sleep"_s);
    m_bench->menuAction(u"Resume sending"_s)->trigger();
    TRY_VERIFY(board()->has(u"whenFinished"_s));
    TRY_VERIFY(!board()->has(u"whenFinished"_s));
    TRY_VERIFY2(m_bench->message()->text().contains(u"doesn't allow Dailies to put this computer to sleep"_s),
        qPrintable(m_bench->message()->text()));
    m_bench->menuAction(u"Recent notices…"_s)->trigger();
    const auto* told = m_bench->window->findChild<NoticesDialog*>()->findChild<QListWidget*>();
    QVERIFY(told && !told->findItems(u"to sleep"_s, Qt::MatchContains).isEmpty());
}

QTEST_MAIN(TestSendingLater)
#include "tst_sendinglater.moc"
