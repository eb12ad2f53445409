// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/groupedtakes.h"
#include "tests/ui/keyhands.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The row above the takes of one request stands for all of them: by mouse, by keyboard, open and closed.
class TestRequestHeadings final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void groupsByKey();
    void homeAndEndReachTheEdges();
    void playKeyIsTheGroups();
    void groupHasTheMenuOfItsTakes();
    void keysOnAGroupReachItsTakes_data();
    void keysOnAGroupReachItsTakes();
    void aGroupIsDeletedAtOnce();
    void escapeLeavesAGroup();
    void theGridSelectsItsTakes();
    void aGroupIsPaintedAsAWhole();
};

void TestRequestHeadings::groupsByKey()
{
    TaskWindow window;
    fill(window);
    TaskView* view = window.view();
    view->setFocus();
    click(window, 0);
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(view->currentIndex().row(), 1);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{4, 3, 2}));
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(shape(window), u".r."_s);
    QTest::keyClick(view, Qt::Key_Left);
    QCOMPARE(shape(window), u".r."_s);
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(shape(window), u".r...."_s);
    QTest::keyClick(view, Qt::Key_Space);
    QCOMPARE(shape(window), u".r."_s);
    QCOMPARE(view->currentIndex().row(), 1);
    QTest::keyClick(view, Qt::Key_Space);
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(window.panel->selectedTask(), 4);
    QCOMPARE(window.panel->selectedTasks(), QList<TaskId>{4});
    QTest::keyClick(view, Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(view->currentIndex().row() <= 0);
}

void TestRequestHeadings::homeAndEndReachTheEdges()
{
    TaskWindow window;
    fill(window);
    TaskView* view = window.view();
    view->setFocus();
    click(window, 0);
    const int last = view->model()->rowCount() - 1;
    QTest::keyClick(view, Qt::Key_End);
    QCOMPARE(view->currentIndex().row(), last);
    QCOMPARE(view->selectionModel()->selectedRows().size(), 1);
    QTest::keyClick(view, Qt::Key_Home);
    QCOMPARE(view->currentIndex().row(), 0);
    QTest::keyClick(view, Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(view->currentIndex().row(), last);
    QVERIFY(window.panel->selectedTasks().size() > 1);
}

void TestRequestHeadings::playKeyIsTheGroups()
{
    TaskWindow window;
    fill(window);
    const CommandSpy played(window, TaskCommand::Play);
    QVERIFY(waitForActive(window.panel.get()));
    window.view()->setFocus();
    click(window, 0);
    QTest::keyClick(window.view(), Qt::Key_Return);
    QCOMPARE(played.ids().size(), 1);
    QTest::keyClick(window.view(), Qt::Key_Down);
    QTest::keyClick(window.view(), Qt::Key_Return);
    QCOMPARE(played.ids().size(), 1);
    QCOMPARE(shape(window), u".r."_s);
}

void TestRequestHeadings::groupHasTheMenuOfItsTakes()
{
    TaskWindow window;
    fill(window);
    const QPoint place = window.view()->visualRect(window.model->index(1, TaskModel::Prompt)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &event);
    QVERIFY(window.panel->findChild<QMenu*>(u"taskMenu"_s) != nullptr);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{4, 3, 2}));
    QCOMPARE(window.panel->selectedTask(), 4);
}

void TestRequestHeadings::keysOnAGroupReachItsTakes_data()
{
    QTest::addColumn<int>("clicks");
    QTest::newRow("closed") << 1;
    QTest::newRow("open") << 2;
}

/// And not the take that was chosen before.
void TestRequestHeadings::keysOnAGroupReachItsTakes()
{
    QFETCH(const int, clicks);
    TaskWindow window;
    fill(window);
    QVERIFY(waitForActive(window.panel.get()));
    click(window, 0);
    for (int n = 0; n < clicks; ++n)
        click(window, 1);
    const auto* count = window.panel->findChild<QLabel*>(u"selectedCount"_s);
    TRY_VERIFY(count->isVisible());
    QCOMPARE(count->text(), u"3 selected"_s);
    QVERIFY(window.panel->findChild<QPushButton*>(u"compareSelected"_s)->isEnabled());
    const auto marks = [&window](TaskId id) { return window.store.task(id)->marks; };
    pressKey(window.panel.get(), Qt::Key_4);
    pressKey(window.panel.get(), Qt::Key_X);
    for (const TaskId id : {4, 3, 2}) {
        QCOMPARE(marks(id).rating, 4);
        QVERIFY(marks(id).rejected);
    }
    for (const TaskId id : {5, 1}) {
        QCOMPARE(marks(id).rating, 0);
        QVERIFY(!marks(id).rejected);
    }
    // The next row is one take again.
    pressKey(window.panel.get(), Qt::Key_Up);
    QCOMPARE(window.panel->selectedTasks(), QList<TaskId>{5});
    TRY_VERIFY(!count->isVisible());
}

void TestRequestHeadings::aGroupIsDeletedAtOnce()
{
    TaskWindow window;
    fill(window);
    QVERIFY(waitForActive(window.panel.get()));
    QSignalSpy said(window.panel.get(), &TaskPanel::said);
    click(window, 0);
    click(window, 1);
    pressKey(window.panel.get(), Qt::Key_Delete);
    TRY_COMPARE(shape(window), u".."_s);
    TRY_COMPARE(said.size(), 1);
    QVERIFY(said.constFirst().at(1).toString().startsWith(u"3 takes moved to the Trash"_s));
    // What follows in the list is chosen.
    TRY_COMPARE(window.panel->selectedTasks(), QList<TaskId>{1});
}

/// Its take that is shown is selected in the end, so its row has to be there.
void TestRequestHeadings::escapeLeavesAGroup()
{
    TaskWindow window;
    fill(window);
    QVERIFY(waitForActive(window.panel.get()));
    click(window, 1);
    QCOMPARE(window.panel->selectedTasks().size(), 3);
    pressKey(window.panel.get(), Qt::Key_Escape);
    QCOMPARE(shape(window), u".r...."_s);
    QCOMPARE(window.panel->selectedTasks(), QList<TaskId>{4});
}

void TestRequestHeadings::theGridSelectsItsTakes()
{
    TaskWindow window;
    fill(window);
    QVERIFY(waitForActive(window.panel.get()));
    click(window, 1);
    QTest::mouseClick(window.chip(u"gridViewButton"_s), Qt::LeftButton);
    TRY_VERIFY(window.grid()->isVisible());
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{4, 3, 2}));
    QCOMPARE(window.panel->selectedTask(), 4);
    QCOMPARE(window.current(), 4);
}

/// When the keys move onto it and away, with the pointer on it.
void TestRequestHeadings::aGroupIsPaintedAsAWhole()
{
    class Painted final : public QObject {
    public:
        QRegion region;

    protected:
        bool eventFilter(QObject* watched, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                region += static_cast<QPaintEvent*>(event)->region();
            return QObject::eventFilter(watched, event);
        }
    } painted;
    TaskWindow window;
    fill(window);
    QVERIFY(waitForActive(window.panel.get()));
    QWidget* rows = window.view()->viewport();
    click(window, 0);
    QTest::mouseMove(rows, window.middleOf(1, TaskModel::Prompt));
    const QRect group(0, window.view()->rowViewportPosition(1), rows->width(), window.view()->rowHeight(1));
    QTest::qWait(50); // all of that is painted
    rows->installEventFilter(&painted);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Up, Qt::Key_Up}) {
        painted.region = {};
        pressKey(window.panel.get(), key);
        TRY_VERIFY((QRegion(group) - painted.region).isEmpty());
    }
    rows->removeEventFilter(&painted);
}

QTEST_MAIN(TestRequestHeadings)
#include "tst_requestheadings.moc"
