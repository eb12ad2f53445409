// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestTaskPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void nothingYet();
    void chipsCount();
    void chipsFilter();
    void needsYouGoesWithTheLastOne();
    void searchFollowsTheTyping();
    void noHits();
    void emptyGroup();
    void selectionFollowsTheTask();
    void hiddenTaskHandsOver();
    void withdrawnTaskHandsOver();
    void lastTaskWithdrawn();
    void selectTaskTakesTheFilterAway();
    void unknownTaskIsNotSelected();
};

void TestTaskPanel::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestTaskPanel::nothingYet()
{
    TaskWindow window;
    QVERIFY(window.opened);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    QVERIFY(window.empty()->isVisible());
    QVERIFY(!window.view()->isVisible());
    QCOMPARE(window.empty()->sentence(), u"No takes yet. Describe a shot and press Generate."_s);
    QCOMPARE(window.emptyButton()->text(), u"Load an example request"_s);
    QSignalSpy example(window.panel.get(), &TaskPanel::exampleRequested);
    window.emptyButton()->click();
    QCOMPARE(example.size(), 1);
    QCOMPARE(window.panel->selectedTask(), 0);

    window.add(TaskState::Waiting);
    QVERIFY(window.view()->isVisible());
    QVERIFY(!window.empty()->isVisible());
}

void TestTaskPanel::chipsCount()
{
    TaskWindow window;
    for (int state = 0; state < stateCount; ++state)
        window.add(static_cast<TaskState>(state));
    TRY_COMPARE(window.chip(u"allChip"_s)->text(), u"All 12"_s);
    QCOMPARE(window.chip(u"activeChip"_s)->text(), u"In progress 5"_s);
    QCOMPARE(window.chip(u"savedChip"_s)->text(), u"Saved 1"_s);
    QCOMPARE(window.chip(u"needsYouChip"_s)->text(), u"Needs attention 1"_s);
    QCOMPARE(window.chip(u"failedChip"_s)->text(), u"Failed 5"_s);
}

void TestTaskPanel::chipsFilter()
{
    TaskWindow window;
    for (int state = 0; state < stateCount; ++state)
        window.add(static_cast<TaskState>(state));
    window.chip(u"failedChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 5);
    QVERIFY(window.chip(u"failedChip"_s)->isChecked());
    QVERIFY(!window.chip(u"allChip"_s)->isChecked());
    window.chip(u"activeChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 5);
    window.chip(u"allChip"_s)->click();
    QCOMPARE(window.model->rowCount(), stateCount);
}

void TestTaskPanel::needsYouGoesWithTheLastOne()
{
    TaskWindow window;
    const TaskId lost = window.add(TaskState::NeedsReview);
    window.add(TaskState::Saved);
    TRY_VERIFY(!window.chip(u"needsYouChip"_s)->isHidden());
    window.chip(u"needsYouChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 1);
    window.panel->selectTask(lost);
    window.move(lost, TaskState::Waiting);
    TRY_VERIFY(window.chip(u"needsYouChip"_s)->isHidden());
    QVERIFY(window.chip(u"allChip"_s)->isChecked());
    QCOMPARE(window.model->rowCount(), 2);
    QCOMPARE(window.current(), lost);
}

void TestTaskPanel::searchFollowsTheTyping()
{
    TaskWindow window;
    window.add(TaskState::Saved, u"A lighthouse in a storm"_s);
    window.add(TaskState::Saved, u"一只猫在屋顶上看月亮"_s);
    QVERIFY(waitForActive(window.panel.get()));
    window.search()->setFocus();
    QTest::keyClicks(window.search(), u"lighthouse"_s);
    TRY_COMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.model->filter().text, u"lighthouse"_s);
    // Down moves to the results, Escape clears the text.
    QTest::keyClick(window.search(), Qt::Key_Down);
    QVERIFY(window.view()->hasFocus());
    QVERIFY(window.panel->selectedTask() != 0);
    window.search()->setFocus();
    QTest::keyClick(window.search(), Qt::Key_Escape);
    QCOMPARE(window.model->rowCount(), 2);
    window.search()->setText(u"月亮"_s);
    TRY_COMPARE(window.model->rowCount(), 1);
}

void TestTaskPanel::noHits()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    window.add(TaskState::Failed);
    window.panel->selectTask(1);
    QCOMPARE(window.panel->selectedTask(), 1);
    window.search()->setText(u"<b>zeppelin</b>"_s);
    TRY_VERIFY(window.empty()->isVisible());
    TRY_COMPARE(window.panel->selectedTask(), 0); // Delete must not delete what no list shows
    QCOMPARE(window.empty()->sentence(), u"Nothing found for “<b>zeppelin</b>”."_s);
    QCOMPARE(window.panel->findChild<QLabel*>(u"emptySentence"_s)->textFormat(), Qt::PlainText);
    QCOMPARE(window.emptyButton()->text(), u"Clear"_s);
    QSignalSpy example(window.panel.get(), &TaskPanel::exampleRequested);
    window.emptyButton()->click();
    QVERIFY(example.isEmpty());
    QVERIFY(window.search()->text().isEmpty());
    QVERIFY(window.view()->isVisible());
    TRY_COMPARE(window.panel->selectedTask(), 1);
}

void TestTaskPanel::emptyGroup()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    window.chip(u"failedChip"_s)->click();
    QVERIFY(window.empty()->isVisible());
    QCOMPARE(window.emptyButton()->text(), u"Show all"_s);
    window.emptyButton()->click();
    QVERIFY(window.chip(u"allChip"_s)->isChecked());
    QVERIFY(window.view()->isVisible());
}

void TestTaskPanel::selectionFollowsTheTask()
{
    TaskWindow window;
    const TaskId first = window.add(TaskState::InProgress, u"first"_s);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    window.panel->selectTask(first);
    QCOMPARE(selected.size(), 1);
    for (int i = 0; i < 20; ++i)
        window.add(TaskState::Waiting);
    QCOMPARE(window.current(), first);
    QCOMPARE(window.view()->currentIndex().row(), 20);
    window.search()->setText(u"first"_s);
    TRY_COMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.current(), first);
    window.move(first, TaskState::Downloading);
    QCOMPARE(window.current(), first);
    QCOMPARE(selected.size(), 1);
}

void TestTaskPanel::hiddenTaskHandsOver()
{
    TaskWindow window;
    const TaskId other = window.add(TaskState::InProgress, u"other"_s);
    const TaskId task = window.add(TaskState::Downloading);
    window.chip(u"activeChip"_s)->click();
    window.panel->selectTask(task);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    window.move(task, TaskState::Saved);
    // The viewer must not keep a take that is not in the list any more.
    QCOMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.panel->selectedTask(), other);
    QCOMPARE(window.panel->selectedTasks(), {other});
    QCOMPARE(selected.size(), 1);
    // Without another one, it stays.
    window.move(other, TaskState::Saved);
    QCOMPARE(window.model->rowCount(), 0);
    QCOMPARE(window.panel->selectedTask(), other);
    window.chip(u"allChip"_s)->click();
    QCOMPARE(window.current(), other);
    QCOMPARE(selected.size(), 1);
}

void TestTaskPanel::withdrawnTaskHandsOver()
{
    TaskWindow window;
    const TaskId oldest = window.add(TaskState::Saved);
    const TaskId waiting = window.add(TaskState::Waiting);
    window.add(TaskState::Saved);
    window.panel->selectTask(waiting);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    QVERIFY(window.store.remove(waiting));
    window.changes.deliver();
    QCOMPARE(window.panel->selectedTask(), oldest);
    QCOMPARE(window.current(), oldest);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().value<TaskId>(), oldest);
}

void TestTaskPanel::lastTaskWithdrawn()
{
    TaskWindow window;
    const TaskId waiting = window.add(TaskState::Waiting);
    window.panel->selectTask(waiting);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    QVERIFY(window.store.remove(waiting));
    window.changes.deliver();
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().value<TaskId>(), 0);
    QVERIFY(!window.action(TaskCommand::UseAgain)->isEnabled());
    QVERIFY(window.empty()->isVisible());
}

void TestTaskPanel::selectTaskTakesTheFilterAway()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    window.chip(u"savedChip"_s)->click();
    window.search()->setText(u"paper"_s);
    const TaskId fresh = window.add(TaskState::Waiting, u"Something else"_s);
    window.panel->selectTask(fresh);
    QCOMPARE(window.current(), fresh);
    QVERIFY(window.chip(u"allChip"_s)->isChecked());
    QVERIFY(window.search()->text().isEmpty());
}

void TestTaskPanel::unknownTaskIsNotSelected()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    window.chip(u"failedChip"_s)->click();
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    window.panel->selectTask(4711);
    QVERIFY(selected.isEmpty());
    QVERIFY(window.chip(u"failedChip"_s)->isChecked());
}

QTEST_MAIN(TestTaskPanel)
#include "tst_taskpanel.moc"
