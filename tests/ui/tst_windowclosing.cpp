// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"

#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/windowbench.h"
#include "ui/desktop/desktopintegration.h"
#include "ui/style/applylook.h"

#include <QAbstractButton>
#include <QCloseEvent>
#include <QDir>
#include <QMessageBox>
#include <QtTest/qtestspontaneevent.h>

using namespace Dailies;

namespace {

enum class Way { Desktop, Key };

/// Closes the window as a window manager does, or with the key for Quit.
void closeBy(Way way, MainWindow* window)
{
    if (way == Way::Key) {
        QTest::keyClick(window->windowHandle(), Qt::Key_Q, Qt::ControlModifier);
        return;
    }
    QCloseEvent event;
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(window, &event); // sendEvent() would mark the event as the program's own
    if (event.isAccepted())
        window->hide();
}

/// Without a tray.
struct Presence {
    explicit Presence(WindowBench& bench)
        : window(bench.window.get())
        , integration(*bench.engine, bench.window->changes(), *bench.window)
    {}
    QMessageBox* question() const { return window->findChild<QMessageBox*>(u"closingQuestion"_s); }
    bool press(const QString& words) const
    {
        for (QAbstractButton* button : question()->buttons()) {
            if (button->text() == words) {
                button->click();
                return true;
            }
        }
        return false;
    }

    MainWindow* window;
    DesktopIntegration integration;
};

} // namespace

/// Closing the window while requests are sent or tasks run.
class TestWindowClosing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void closingInTheMiddleLosesNothing();
    void closingWaitsForTheAnswer();
    void closingSendsNothingMore();
    void closingKeepsTheNote();
    void closingAtOnce();
    void stayingOpen();
    void asksWhileTasksRun_data();
    void asksWhileTasksRun();
    void asksAboutUnsentRequests_data() { asksWhileTasksRun_data(); }
    void asksAboutUnsentRequests();
    void uploadsAreNotAtTheService();
    void asksNothingWhenNothingIsOpen();
};

void TestWindowClosing::closingInTheMiddleLosesNothing()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice(2));
    bench.write(u"A lighthouse in fog"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    TRY_COMPARE(bench.state(id), TaskState::InProgress);
    QVERIFY(bench.window->close());
    QVERIFY(!bench.window->isVisible());
    bench.close();
    QVERIFY(bench.openWithPractice(2));
    TRY_COMPARE(bench.state(id), TaskState::Saved);
    QCOMPARE(bench.onlyTask(), id);
    const QDir jobs(bench.engine->profile().practice + u"/jobs"_s);
    QCOMPARE(jobs.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 1);
}

void TestWindowClosing::closingWaitsForTheAnswer()
{
    FaultServer server;
    server.enqueue({.reply = WindowBench::accepted("t-1"), .isHeld = true});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    TRY_COMPARE(bench.state(id), TaskState::Sending);
    QVERIFY(!bench.window->close());
    QVERIFY(bench.window->isVisible());
    QVERIFY(bench.notice()->isVisible());
    TRY_VERIFY(server.isHolding());
    server.release();
    TRY_VERIFY(!bench.window->isVisible());
    QCOMPARE(bench.state(id), TaskState::InProgress);
    QCOMPARE(bench.engine->store().task(id)->remoteId, u"t-1"_s);
}

/// The variations that were not sent when the user closed the window stay unsent.
void TestWindowClosing::closingSendsNothingMore()
{
    FaultServer server;
    for (const char* id : {"t-1", "t-2"})
        server.enqueue({.reply = WindowBench::accepted(id), .isHeld = true});
    server.enqueue({.reply = WindowBench::accepted("t-3")});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.form()->setCopies(3);
    bench.submit();
    const auto count = [&bench](TaskState state) { return bench.engine->store().counts().value(state); };
    TRY_COMPARE(count(TaskState::Sending), 2);
    TRY_COMPARE(server.requests().size(), 2);
    QVERIFY(!bench.window->close());
    server.release();
    TRY_VERIFY(!bench.window->isVisible());
    QCOMPARE(count(TaskState::InProgress), 2);
    QCOMPARE(count(TaskState::Waiting), 1);
}

/// It has a word that may be a key, and no key has been read yet.
void TestWindowClosing::closingKeepsTheNote()
{
    WindowBench bench;
    TaskId id = 0;
    bench.prepare = [&id](Engine& engine) {
        id = engine.store().add(WindowBench::task(TaskState::Failed, u"studio"_s)).value();
    };
    QVERIFY(bench.openWithAccount(QUrl(u"https://video.example/v1"_s), {})); // the key store is asked
    QVERIFY(waitForActive(bench.window.get()));
    bench.tasks()->selectTask(id);
    bench.window->findChild<QAction*>(u"detailsAction"_s)->setChecked(true);
    auto* note = bench.window->findChild<QWidget*>(u"noteEdit"_s);
    TRY_VERIFY(note->isVisible());
    note->setFocus();
    QTest::keyClicks(note, u"https://example.com/references"_s);
    QVERIFY(bench.window->close());
    QCOMPARE(bench.engine->store().task(id)->marks.note, u"https://example.com/references"_s);
}

void TestWindowClosing::closingAtOnce()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    TRY_COMPARE(server.requests().size(), 1);
    QVERIFY(!bench.window->close());
    QCOMPARE(WindowBench::wordsOfActions(bench.notice()), (QStringList{u"Stay open"_s, u"Close now"_s}));
    bench.button(u"messageAction2"_s, bench.notice())->click();
    QVERIFY(!bench.window->isVisible());
    bench.close();
    // The next start sends nothing automatically; the user decides.
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    TRY_COMPARE(bench.state(id), TaskState::NeedsReview);
    QTest::qWait(300);
    QCOMPARE(server.requests().size(), 1);
    QVERIFY(bench.window->close());
}

void TestWindowClosing::stayingOpen()
{
    FaultServer server;
    server.enqueue({.reply = WindowBench::accepted("t-1"), .isHeld = true});
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    TRY_COMPARE(bench.state(bench.onlyTask()), TaskState::Sending);
    QVERIFY(!bench.window->close());
    bench.button(u"messageAction1"_s, bench.notice())->click();
    QVERIFY(!bench.notice());
    TRY_VERIFY(server.isHolding());
    server.release();
    TRY_COMPARE(bench.state(bench.onlyTask()), TaskState::InProgress);
    QTest::qWait(100);
    QVERIFY(bench.window->isVisible());
    QVERIFY(bench.window->close());
}

void TestWindowClosing::asksWhileTasksRun_data()
{
    QTest::addColumn<Way>("way");
    QTest::newRow("by the desktop") << Way::Desktop;
    QTest::newRow("by key") << Way::Key;
}

void TestWindowClosing::asksWhileTasksRun()
{
    QFETCH(const Way, way);
    QVERIFY(!DesktopIntegration::hasTray());
    WindowBench bench;
    QVERIFY(bench.openWithPractice(30));
    const Presence presence(bench);
    QVERIFY(waitForActive(bench.window.get()));
    bench.write(u"A lighthouse in fog"_s, 3);
    bench.form()->setCopies(2);
    bench.submit();
    TRY_COMPARE(bench.engine->store().counts().value(TaskState::InProgress), 2);
    closeBy(way, bench.window.get());
    TRY_VERIFY(presence.question());
    QVERIFY(bench.window->isVisible());
    QVERIFY2(presence.question()->text().contains(u"2 tasks are running"_s), qPrintable(presence.question()->text()));
    QVERIFY(!presence.question()->text().contains(u"tray"_s));
    QVERIFY(presence.press(u"Keep running"_s));
    TRY_VERIFY(!presence.question());
    QVERIFY(bench.window->isVisible());
    QVERIFY(waitForActive(bench.window.get()));
    closeBy(way, bench.window.get());
    TRY_VERIFY(presence.question());
    QVERIFY(presence.press(u"Quit"_s));
    TRY_VERIFY(!bench.window->isVisible());
    // It asks the next time, too.
    QCOMPARE(bench.engine->preferences().text(Preference::Closing), u"ask"_s);
}

void TestWindowClosing::asksAboutUnsentRequests()
{
    QFETCH(const Way, way);
    WindowBench bench;
    QVERIFY(bench.openWithPractice(30));
    const Presence presence(bench);
    QVERIFY(waitForActive(bench.window.get()));
    bench.engine->preferences().set(Preference::SendingPaused, true);
    bench.write(u"A lighthouse in fog"_s, 3);
    bench.form()->setCopies(2);
    bench.submit();
    TRY_COMPARE(bench.engine->store().counts().value(TaskState::Waiting), 2);
    closeBy(way, bench.window.get());
    TRY_VERIFY(presence.question());
    QVERIFY2(presence.question()->text().startsWith(u"2 requests haven't been sent."_s),
        qPrintable(presence.question()->text()));
    QVERIFY(presence.press(u"Quit"_s));
    TRY_VERIFY(!bench.window->isVisible());
    QCOMPARE(bench.engine->store().counts().value(TaskState::Waiting), 2);
}

/// Requests on hold would not be sent anyway.
/// An upload ends with the program, and its request is not sent by itself.
void TestWindowClosing::uploadsAreNotAtTheService()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice(30));
    const Presence presence(bench);
    QVERIFY(waitForActive(bench.window.get()));
    QVERIFY(bench.engine->store().add(WindowBench::task(TaskState::Uploading)));
    closeBy(Way::Desktop, bench.window.get());
    TRY_VERIFY(presence.question());
    const QString text = presence.question()->text();
    QVERIFY2(!text.contains(u"at the service"_s) && text.contains(u"sent"_s), qPrintable(text));
    QVERIFY(presence.press(u"Keep running"_s));
}

void TestWindowClosing::asksNothingWhenNothingIsOpen()
{
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        (void)engine.store().add(WindowBench::task(TaskState::Failed));
        VideoTask held = WindowBench::task(TaskState::Waiting);
        held.held = true;
        (void)engine.store().add(held);
    };
    QVERIFY(bench.openWithPractice());
    const Presence presence(bench);
    QVERIFY(waitForActive(bench.window.get()));
    closeBy(Way::Key, bench.window.get());
    TRY_VERIFY(!bench.window->isVisible());
    QVERIFY(!presence.question());
}

QTEST_MAIN(TestWindowClosing)
#include "tst_windowclosing.moc"
