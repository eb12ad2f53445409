// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/details/marksedit.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QItemSelectionModel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalSpy>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Ratings, tags, notes, rejections, the Trash, and the filters of the list.
class TestTaskAnnotations final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void numberKeysRateTheSelection();
    void ratingIsUndone();
    void deleteMovesToTheBin();
    void theLastOfTheListComesBackByKey();
    void whatIsUnderWayStays();
    void binIsEmptiedAfterAQuestion();
    void restored();
    void rejectedStaysAndIsFound();
    void binChipGoesWithTheLastOne();
    void failedWriteIsTold();
    void selectionOutlivesTheFilter();
    void chipsNarrowDown();
    void menuOffersWhatThereIs();
    void recordedStepThatComesTooSoonStays();
    void stepBelowOneThatIsPassedOverIsNotTheLast();
    void clearedFilters();
    void searchFollowsTheTyping();
    void tagsAndNoteAreHandedOver();
    void newsLeaveTypingAlone();
    void aNoteLeavesTheTagsAlone();
    void headersSort();
    void lateUndoKeepsWhatWasWritten();

private:
    static QList<TaskId> addThree(TaskWindow& window)
    {
        return {window.add(TaskState::Saved, u"one"_s), window.add(TaskState::Saved, u"quick two"_s),
            window.add(TaskState::Saved, u"quick three"_s)};
    }
    static int rating(TaskWindow& window, TaskId id) { return window.store.task(id)->marks.rating; }
    static MessageBar* message(TaskWindow& window) { return window.panel->findChild<MessageBar*>(u"taskMessage"_s); }
    static void undo(TaskWindow& window) { window.panel->findChild<QAction*>(u"undoMark"_s)->trigger(); }
    static QAction* choice(QMenu* menu, const QString& title, const QString& words)
    {
        for (QAction* sub : menu->actions()) {
            if (sub->text() != title)
                continue;
            for (QAction* each : sub->menu()->actions()) {
                if (each->text() == words)
                    return each;
            }
        }
        return nullptr;
    }
};

void TestTaskAnnotations::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestTaskAnnotations::numberKeysRateTheSelection()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    QVERIFY(waitForActive(window.panel.get()));
    window.panel->selectTask(ids.at(2));
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{ids.at(2), ids.at(1)}));
    QTest::keyClick(window.view(), Qt::Key_4);
    QCOMPARE(rating(window, ids.at(2)), 4);
    QCOMPARE(rating(window, ids.at(1)), 4);
    QCOMPARE(rating(window, ids.at(0)), 0);
    TRY_COMPARE(window.model->index(0, TaskModel::Rating).data().toString(), u"★★★★"_s);
    // The selection remains for the next key.
    QTest::keyClick(window.view(), Qt::Key_0);
    QCOMPARE(rating(window, ids.at(2)), 0);
    QCOMPARE(rating(window, ids.at(1)), 0);
}

void TestTaskAnnotations::ratingIsUndone()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(0));
    window.panel->findChild<QAction*>(u"rate5"_s)->trigger();
    window.panel->findChild<QAction*>(u"rate2"_s)->trigger();
    undo(window);
    QCOMPARE(rating(window, ids.at(0)), 5);
    undo(window);
    QCOMPARE(rating(window, ids.at(0)), 0);
    QVERIFY(!window.panel->findChild<QAction*>(u"undoMark"_s)->isEnabled());
    auto* redo = window.panel->findChild<QAction*>(u"redoMark"_s);
    QCOMPARE(redo->text(), u"Redo Rate"_s);
    redo->trigger();
    QCOMPARE(rating(window, ids.at(0)), 5);
    redo->trigger();
    QCOMPARE(rating(window, ids.at(0)), 2);
    QCOMPARE(redo->text(), u"Redo"_s);
    QVERIFY(!redo->isEnabled());
}

void TestTaskAnnotations::deleteMovesToTheBin()
{
    TaskWindow window;
    const QAbstractItemModelTester tester(window.model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QList<TaskId> ids = addThree(window);
    QVERIFY(waitForActive(window.panel.get()));
    window.panel->selectTask(ids.at(1));
    QVERIFY(waitForActive(window.panel.get()));
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_Delete);
    QCOMPARE(window.model->rowCount(), 2);
    QVERIFY(window.store.task(ids.at(1))->marks.recycledAt.isValid());
    // The next task is selected.
    QCOMPARE(window.panel->selectedTask(), ids.at(0));
    TRY_COMPARE(window.chip(u"binChip"_s)->text(), u"Trash 1"_s);
    QCOMPARE(window.chip(u"allChip"_s)->text(), u"All 2"_s);
    QTest::keyClick(window.view(), Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(window.model->rowCount(), 3);
    TRY_VERIFY(window.chip(u"binChip"_s)->isHidden());
}

void TestTaskAnnotations::theLastOfTheListComesBackByKey()
{
    TaskWindow window;
    window.panel->selectTask(window.add(TaskState::Saved));
    QVERIFY(waitForActive(window.panel.get()));
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_Delete);
    TRY_VERIFY(!window.view()->isVisible());
    auto* focused = QApplication::focusWidget();
    QVERIFY(focused && window.panel->isAncestorOf(focused));
    QTest::keyClick(focused, Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(window.model->rowCount(), 1);
    TRY_VERIFY(window.view()->hasFocus());
}

void TestTaskAnnotations::whatIsUnderWayStays()
{
    TaskWindow window;
    const TaskId running = window.add(TaskState::InProgress);
    const TaskId lost = window.add(TaskState::NeedsReview);
    for (const TaskId id : {running, lost}) {
        window.panel->selectTask(id);
        QVERIFY(!window.action(TaskCommand::Delete)->isEnabled());
    }
    const TaskId saved = window.add(TaskState::Saved);
    window.panel->selectTask(saved);
    window.view()->selectAll();
    window.action(TaskCommand::Delete)->trigger();
    QVERIFY(window.store.task(saved)->marks.recycledAt.isValid());
    QCOMPARE(window.model->rowCount(), 2);
}

void TestTaskAnnotations::binIsEmptiedAfterAQuestion()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(0));
    window.action(TaskCommand::Delete)->trigger();
    TRY_VERIFY(!window.chip(u"binChip"_s)->isHidden());
    window.chip(u"binChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 1);
    auto* empty = window.panel->findChild<QPushButton*>(u"emptyBinButton"_s);
    QVERIFY(empty->isVisible());
    empty->click();
    QVERIFY(message(window)->isVisible());
    QVERIFY(message(window)->text().contains(u"clips stay in the Trash"_s));
    message(window)->findChild<QPushButton*>(u"messageAction2"_s)->click();
    QVERIFY(window.store.task(ids.at(0)));
    empty->click();
    // What is moved to the Trash after the question is asked about as well.
    window.panel->marking().remove({ids.at(1)});
    TRY_VERIFY(window.store.task(ids.at(1))->marks.recycledAt.isValid());
    QVERIFY2(message(window)->text().contains(u"Delete the record"_s), qPrintable(message(window)->text()));
    message(window)->findChild<QPushButton*>(u"messageAction1"_s)->click();
    QVERIFY(window.store.task(ids.at(0)) && window.store.task(ids.at(1)));
    QVERIFY2(message(window)->text().contains(u"of 2 takes"_s), qPrintable(message(window)->text()));
    message(window)->findChild<QPushButton*>(u"messageAction2"_s)->click();
    window.panel->marking().undo();
    TRY_VERIFY(!window.store.task(ids.at(1))->marks.recycledAt.isValid());
    empty->click();
    message(window)->findChild<QPushButton*>(u"messageAction1"_s)->click();
    QVERIFY(!window.store.task(ids.at(0)));
    QVERIFY(!message(window)->isVisible());
    TRY_VERIFY(window.chip(u"allChip"_s)->isChecked());
    QCOMPARE(window.model->rowCount(), 2);
    QVERIFY(!window.panel->findChild<QAction*>(u"undoMark"_s)->isEnabled());
}

void TestTaskAnnotations::restored()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(0));
    window.action(TaskCommand::Delete)->trigger();
    TRY_VERIFY(!window.chip(u"binChip"_s)->isHidden());
    window.chip(u"binChip"_s)->click();
    window.panel->selectTask(ids.at(0));
    QVERIFY(!window.action(TaskCommand::Delete)->isEnabled());
    window.action(TaskCommand::Restore)->trigger();
    TRY_VERIFY(!window.store.task(ids.at(0))->marks.recycledAt.isValid());
    TRY_COMPARE(window.model->rowCount(), 3);
}

void TestTaskAnnotations::rejectedStaysAndIsFound()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    QVERIFY(waitForActive(window.panel.get()));
    window.panel->selectTask(ids.at(1));
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_X);
    QVERIFY(window.store.task(ids.at(1))->marks.rejected);
    QVERIFY(!window.store.task(ids.at(1))->marks.recycledAt.isValid());
    QCOMPARE(window.model->rowCount(), 3);
    QCOMPARE(window.panel->selectedTask(), ids.at(1));
    TRY_COMPARE(window.chip(u"rejectedChip"_s)->text(), u"Rejected 1"_s);
    QVERIFY(window.chip(u"binChip"_s)->isHidden());
    QCOMPARE(window.chip(u"allChip"_s)->text(), u"All 3"_s);
    auto* chips = window.panel->findChild<FilterChips*>();
    chips->setFilter({.rejects = TaskFilter::Rejects::Hidden});
    QCOMPARE(window.model->rowCount(), 2);
    QCOMPARE(chips->findChild<QPushButton*>(u"activeFilter"_s)->text(), u"Not rejected"_s);
    chips->setFilter({});
    TRY_VERIFY(!window.chip(u"rejectedChip"_s)->isHidden());
    window.chip(u"rejectedChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 1);
    // The same key takes it back; the last one's group goes with it.
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_X);
    QVERIFY(!window.store.task(ids.at(1))->marks.rejected);
    TRY_VERIFY(window.chip(u"allChip"_s)->isChecked());
    QTest::keyClick(window.view(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window.store.task(ids.at(1))->marks.rejected);
}

void TestTaskAnnotations::binChipGoesWithTheLastOne()
{
    TaskWindow window;
    addThree(window);
    QVERIFY(window.chip(u"binChip"_s)->isHidden());
    QVERIFY(!window.panel->findChild<QPushButton*>(u"emptyBinButton"_s)->isVisible());
}

void TestTaskAnnotations::failedWriteIsTold()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(0));
    window.store.close();
    window.panel->findChild<QAction*>(u"rate3"_s)->trigger();
    QVERIFY(!window.panel->findChild<QAction*>(u"undoMark"_s)->isEnabled());
}

void TestTaskAnnotations::selectionOutlivesTheFilter()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(2));
    window.view()->selectAll();
    QCOMPARE(window.panel->selectedTasks().size(), 3);
    window.search()->setText(u"q"_s);
    TRY_COMPARE(window.model->rowCount(), 2);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{ids.at(2), ids.at(1)}));
    QCOMPARE(window.panel->selectedTask(), ids.at(2));
}

void TestTaskAnnotations::chipsNarrowDown()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(1));
    window.panel->findChild<QAction*>(u"rate4"_s)->trigger();
    auto* chips = window.panel->findChild<FilterChips*>();
    QVERIFY(!chips->isVisible());
    chips->setFilter({.leastRating = 4});
    QCOMPARE(window.model->rowCount(), 1);
    QVERIFY(chips->isVisible());
    auto* chip = chips->findChild<QPushButton*>(u"activeFilter"_s);
    QCOMPARE(chip->text(), u"Rated 4 or more"_s);
    QCOMPARE(chip->accessibleName(), u"Remove the filter Rated 4 or more"_s);
    chip->click();
    QCOMPARE(window.model->rowCount(), 3);
    QVERIFY(!chips->isVisible());
}

void TestTaskAnnotations::menuOffersWhatThereIs()
{
    TaskWindow window;
    addThree(window);
    VideoTask other = taskIn(TaskState::Saved, u"four"_s);
    other.request.model = u"a & b"_s;
    other.marks.tags = {u"night"_s};
    window.add(other);
    window.panel->setAccountNames([](const QString& id) { return id == u"account"_s ? u"Studio"_s : QString(); });
    auto* chips = window.panel->findChild<FilterChips*>();
    QMenu menu;
    const TaskHistory history(window.store);
    chips->fill(&menu, history);
    QVERIFY(choice(&menu, u"Account"_s, u"Studio"_s));
    QVERIFY(choice(&menu, u"Kind"_s, u"A 3.0 · Text to video"_s));
    choice(&menu, u"Model"_s, u"a && b"_s)->trigger();
    QCOMPARE(window.model->rowCount(), 1);
    choice(&menu, u"Tag"_s, u"night"_s)->trigger();
    QCOMPARE(window.model->rowCount(), 1);
    choice(&menu, u"Rating"_s, u"Rated 5"_s)->trigger();
    TRY_VERIFY(window.empty()->isVisible());
    menu.clear();
    chips->fill(&menu, history);
    QVERIFY(choice(&menu, u"Rating"_s, u"Rated 5"_s)->isChecked());
    choice(&menu, u"Rating"_s, u"Rated 5"_s)->trigger();
    QCOMPARE(window.model->rowCount(), 1);
    choice(&menu, u"Date"_s, u"Today"_s)->trigger();
    QCOMPARE(window.model->rowCount(), 0);
}

/// What another part did is undone like a rating. Nothing is lost if its press does not count.
void TestTaskAnnotations::recordedStepThatComesTooSoonStays()
{
    TaskWindow window;
    TaskMarking& marking = window.panel->marking();
    Result<void> answer = failure(ErrorKind::Repeated, u"Part of the previous click."_s);
    int undone = 0;
    int redone = 0;
    const auto undo = [&] {
        undone += answer ? 1 : 0;
        return answer;
    };
    const auto takeBack = marking.record(u"Remove"_s, undo, [&]() -> Result<void> {
        ++redone;
        return {};
    });
    QSignalSpy told(&marking, &TaskMarking::said);
    marking.undo();
    QVERIFY(told.isEmpty());
    TRY_COMPARE(marking.undoText(), u"Remove"_s);
    QCOMPARE(redone, 0);
    answer = {};
    marking.undo();
    QCOMPARE(undone, 1);
    QCOMPARE(told.size(), 1);
    QVERIFY(marking.undoText().isEmpty());
    marking.undoStack().redo();
    QCOMPARE(redone, 1);
    takeBack();
    QCOMPARE(undone, 2);
    QVERIFY(marking.undoText().isEmpty());
}

/// Undo takes back what its text names.
void TestTaskAnnotations::stepBelowOneThatIsPassedOverIsNotTheLast()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    TaskMarking& marking = window.panel->marking();
    marking.rate(ids, 3);
    int undone = 0;
    const auto undo = [&]() -> Result<void> {
        ++undone;
        return {};
    };
    const auto redo = []() -> Result<void> { return {}; };
    (void)marking.record(u"Load"_s, undo, redo, [](bool isLast) { return isLast; });
    (void)marking.record(u"Load"_s, undo, redo, [](bool) { return false; });
    QCOMPARE(marking.undoText(), u"Rate"_s);
    marking.undo();
    QCOMPARE(undone, 0);
    QCOMPARE(rating(window, ids.first()), 0);
}

void TestTaskAnnotations::clearedFilters()
{
    TaskWindow window;
    addThree(window);
    auto* chips = window.panel->findChild<FilterChips*>();
    chips->setFilter({.models = {u"none"_s}, .leastRating = 4});
    TRY_VERIFY(window.empty()->isVisible());
    QCOMPARE(window.emptyButton()->text(), u"Clear filter"_s);
    chips->findChild<QPushButton*>(u"clearFilters"_s)->click();
    QCOMPARE(window.model->rowCount(), 3);
    chips->setFilter({.leastRating = 4});
    window.emptyButton()->click();
    QCOMPARE(window.model->rowCount(), 3);
}

void TestTaskAnnotations::searchFollowsTheTyping()
{
    TaskWindow window;
    window.add(TaskState::Saved, u"一只猫在屋顶上看月亮"_s);
    addThree(window);
    QVERIFY(waitForActive(window.panel.get()));
    window.search()->setFocus();
    window.search()->setText(u"猫"_s);
    TRY_COMPARE(window.model->rowCount(), 1);
    window.search()->clear();
    TRY_COMPARE(window.model->rowCount(), 4);
    QTest::keyClick(window.search(), Qt::Key_Q);
    TRY_COMPARE(window.model->rowCount(), 2);
    // Digits do not rate while the user types text.
    QTest::keyClick(window.search(), Qt::Key_5);
    QCOMPARE(window.search()->text(), u"q5"_s);
}

void TestTaskAnnotations::tagsAndNoteAreHandedOver()
{
    MarksEdit edit;
    edit.show();
    QVERIFY(waitForActive(&edit));
    VideoTask task = taskIn(TaskState::Saved, u"x"_s);
    task.id = 7;
    task.marks = {0, {u"red"_s}, u"old"_s};
    edit.showTask(task);
    auto* tags = edit.findChild<QLineEdit*>(u"tagsEdit"_s);
    auto* note = edit.findChild<QPlainTextEdit*>(u"noteEdit"_s);
    QCOMPARE(tags->text(), u"red"_s);
    QCOMPARE(note->toPlainText(), u"old"_s);
    QSignalSpy edited(&edit, &MarksEdit::edited);
    tags->setFocus();
    QTest::keyClick(tags, Qt::Key_Return);
    QVERIFY(edited.isEmpty());
    QTest::keyClicks(tags, u", night  shots,,RED"_s);
    QTest::keyClick(tags, Qt::Key_Return);
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.first().at(1).toStringList(), (QStringList{u"red"_s, u"night shots"_s}));
    // Another task is shown: the typed text belongs to the previous one.
    note->setFocus();
    QTest::keyClicks(note, u"new"_s);
    task.id = 8;
    task.marks = {};
    edit.showTask(task);
    QCOMPARE(edited.last().at(0).value<TaskId>(), TaskId(7));
    QVERIFY(edited.last().at(2).toString().contains(u"new"_s));
    QVERIFY(note->toPlainText().isEmpty());
}

void TestTaskAnnotations::newsLeaveTypingAlone()
{
    MarksEdit edit;
    edit.show();
    QVERIFY(waitForActive(&edit));
    VideoTask task = taskIn(TaskState::InProgress, u"x"_s);
    task.id = 7;
    edit.showTask(task);
    auto* note = edit.findChild<QPlainTextEdit*>(u"noteEdit"_s);
    note->setFocus();
    QTest::keyClicks(note, u"half a sent"_s);
    task.report.word = u"RUNNING"_s;
    edit.showTask(task);
    QCOMPARE(note->toPlainText(), u"half a sent"_s);
    // Undone elsewhere: a field in which nobody types is updated.
    task.marks.tags = {u"red"_s};
    edit.showTask(task);
    QCOMPARE(edit.findChild<QLineEdit*>(u"tagsEdit"_s)->text(), u"red"_s);
    QCOMPARE(note->toPlainText(), u"half a sent"_s);
}

/// Tags of an earlier version contain what separates typed ones, and a take may have more than a field shows.
void TestTaskAnnotations::aNoteLeavesTheTagsAlone()
{
    MarksEdit edit;
    edit.show();
    QVERIFY(waitForActive(&edit));
    VideoTask task = taskIn(TaskState::Saved, u"x"_s);
    task.id = 7;
    task.marks.tags = {u"red; night"_s};
    for (int number = 0; number < 100; ++number)
        task.marks.tags.append(u"a long tag %1"_s.arg(number));
    edit.showTask(task);
    auto* tags = edit.findChild<QLineEdit*>(u"tagsEdit"_s);
    auto* note = edit.findChild<QPlainTextEdit*>(u"noteEdit"_s);
    QSignalSpy edited(&edit, &MarksEdit::edited);
    note->setFocus();
    QTest::keyClicks(note, u"good light"_s);
    tags->setFocus(); // the note is left
    QCOMPARE(edited.size(), 1);
    QCOMPARE(edited.constFirst().at(1).toStringList(), task.marks.tags);
    QCOMPARE(edited.constFirst().at(2).toString(), u"good light"_s);
    QVERIFY(tags->text().endsWith(task.marks.tags.constLast()));
    QTest::keyClick(tags, Qt::Key_End);
    QTest::keyClicks(tags, u";hero"_s);
    tags->insert(u"、client；day،dusk，dawn"_s);
    QTest::keyClick(tags, Qt::Key_Return);
    const QStringList typed = edited.constLast().at(1).toStringList();
    QCOMPARE(typed.last(5), (QStringList{u"hero"_s, u"client"_s, u"day"_s, u"dusk"_s, u"dawn"_s}));
}

void TestTaskAnnotations::headersSort()
{
    TaskWindow window;
    const QList<TaskId> ids = addThree(window);
    window.panel->selectTask(ids.at(0));
    window.panel->findChild<QAction*>(u"rate4"_s)->trigger();
    window.model->deliverChanges();
    window.model->sort(TaskModel::Rating, Qt::DescendingOrder);
    QCOMPARE(window.model->taskAt(0), ids.at(0));
    // A filter keeps the order.
    window.search()->setText(u"o"_s);
    TRY_COMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.model->filter().order, TaskFilter::Order::Rating);
}

/// As by the button of a notice that is still in the list of notices.
void TestTaskAnnotations::lateUndoKeepsWhatWasWritten()
{
    TaskWindow window;
    const TaskId id = window.add(TaskState::Saved);
    TaskMarking& marking = window.panel->marking();
    marking.describe(id, {u"blue"_s}, u"one"_s);
    QList<std::function<void()>> undos;
    connect(&marking, &TaskMarking::marked, this,
        [&undos](const QList<TaskId>&, const std::function<void()>& undo) { undos.append(undo); });
    marking.describe(id, {u"red"_s}, u"two"_s);
    marking.describe(id, {u"red"_s, u"final"_s}, u"two and more"_s);
    QCOMPARE(undos.size(), 2);
    undos.first()();
    const TaskAnnotations marks = window.store.task(id)->marks;
    QCOMPARE(marks.tags, (QStringList{u"final"_s, u"blue"_s}));
    QCOMPARE(marks.note, u"two and more"_s);
}

QTEST_MAIN(TestTaskAnnotations)
#include "tst_taskannotations.moc"
