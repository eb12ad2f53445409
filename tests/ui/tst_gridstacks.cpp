// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/gridwindow.h"
#include "tests/ui/keyhands.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/grid/gridlayout.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUndoStack>

#include <algorithm>
#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// What happens to the stacks of the grid, and to the selection beside them, when takes go and come back.
class TestGridStacks final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void stackKeepsItsFaceAfterADeletion();
    void stackShowsTheTakeThatNeedsADecision();
    void stackShowsTheTakeThatIsOnHold();
    void restoredTakeIsSelected();
    void openStackHasOneGround();
    void promptKeepsClearOfTheBadge();
    void promptKeepsClearOfTheRing();
    void tilesOfEverySizeHaveTheirNumber_data();
    void tilesOfEverySizeHaveTheirNumber();
    void tickLeavesRejectedReadable_data();
    void tickLeavesRejectedReadable();
    void saysWhetherItIsOpen();
    void ticksCountAllTakes();
    void ticksByKeyCountAllTakes();
    void menuSaysWhichTakeItIsFor();
    void deletionSaysWhichTakeWent();
    void takeAfterDeletedOnesIsSelected();
    void focusSelectsTheFirstTake();
    void openStackSurvivesDeletions_data();
    void openStackSurvivesDeletions();
    void openStacksSurviveARestart();

private:
    QTemporaryDir m_data;
};

void TestGridStacks::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
}

void TestGridStacks::stackKeepsItsFaceAfterADeletion()
{
    GridWindow window;
    const QList<TaskId> takes = addStack(window.window, 3);
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    window.window.panel->marking().rate({takes.at(0)}, 5);
    window.click(beside);
    const auto face = [&window] {
        return window.window.model->taskAt(window.grid()->rowAt(window.grid()->gridLayout().cells() - 1));
    };
    TRY_COMPARE(face(), takes.at(0));
    window.window.action(TaskCommand::Delete)->trigger();
    TRY_COMPARE(window.window.model->rowOf(beside), -1);
    TRY_COMPARE(window.selected(), QList<TaskId>{takes.at(0)});
    QCOMPARE(face(), takes.at(0));
}

void TestGridStacks::stackShowsTheTakeThatNeedsADecision()
{
    GridWindow window;
    const TaskId lost = window.window.add(TaskState::NeedsReview, u"The same shot"_s);
    const TaskId rated = addStack(window.window, 2).constLast();
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    window.window.panel->marking().rate({rated}, 5);
    window.click(beside);
    const auto face = [&window] {
        return window.window.model->taskAt(window.grid()->rowAt(window.grid()->gridLayout().cells() - 1));
    };
    TRY_COMPARE(face(), lost);
    // A dismissed one needs nothing any more.
    VideoTask dismissed = *window.window.store.task(lost);
    dismissed.watched = false;
    QVERIFY(window.window.store.update(dismissed, TaskState::NeedsReview));
    TRY_COMPARE(face(), rated);
}

/// Trouble holds it until the user sends it.
void TestGridStacks::stackShowsTheTakeThatIsOnHold()
{
    GridWindow window;
    VideoTask task = taskIn(TaskState::Waiting, u"The same shot"_s);
    task.held = true;
    task.error = {ErrorKind::Throttled, u"Too many requests."_s};
    const TaskId held = window.window.add(task);
    const TaskId rated = addStack(window.window, 2).constLast();
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    window.window.panel->marking().rate({rated}, 5);
    window.click(beside);
    TakeGrid* grid = window.grid();
    const auto face = [&window, grid] {
        return window.window.model->taskAt(grid->rowAt(grid->gridLayout().cells() - 1));
    };
    TRY_COMPARE(face(), held);
    // The chosen take is shown, but the stack still tells.
    const auto isMarked = [&window, grid, rated] {
        const QRect badge =
            grid->badgeOf(window.window.model->index(window.window.model->rowOf(rated), TaskModel::Prompt));
        const QImage seen = grid->viewport()->grab(badge).toImage();
        const QRgb warning = tone(Theme::Dark, Tone::Warning).rgb();
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x) {
                if (seen.pixel(x, y) == warning)
                    return true;
            }
        }
        return false;
    };
    window.window.panel->selectTask(rated);
    TRY_COMPARE(face(), rated);
    QVERIFY(isMarked());
    QVERIFY(window.window.store.remove(held));
    TRY_COMPARE(window.window.model->rowOf(held), -1);
    QVERIFY(!isMarked());
}

void TestGridStacks::restoredTakeIsSelected()
{
    GridWindow window(3);
    QVERIFY(window.activate());
    window.click(window.ids.at(1));
    window.window.action(TaskCommand::Delete)->trigger();
    TRY_COMPARE(window.window.model->rowOf(window.ids.at(1)), -1);
    QVERIFY(window.selected() != QList<TaskId>{window.ids.at(1)});
    TRY_VERIFY(window.window.store.disk().isBusy() == false);
    window.window.panel->marking().undoStack().undo();
    TRY_VERIFY(window.window.model->rowOf(window.ids.at(1)) >= 0);
    TRY_COMPARE(window.selected(), QList<TaskId>{window.ids.at(1)});
}

void TestGridStacks::openStackHasOneGround()
{
    GridWindow window(1);
    const QList<TaskId> takes = addStack(window.window, 2);
    QVERIFY(window.activate());
    window.click(window.ids.at(0));
    TakeGrid* grid = window.grid();
    const auto corner = [&window, grid](TaskId id) {
        const QModelIndex index = window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt);
        const QPoint place = grid->visualRect(index).bottomLeft() + QPoint(1, -1);
        return grid->viewport()->grab().toImage().pixelColor(place);
    };
    const QColor plain = corner(takes.at(1));
    grid->setAllStacksOpen(true);
    TRY_COMPARE(grid->gridLayout().cells(), 3);
    TRY_VERIFY(corner(takes.at(0)) != plain);
    QCOMPARE(corner(takes.at(0)), corner(takes.at(1)));
    QVERIFY(corner(window.ids.at(0)) != corner(takes.at(0)));
}

/// A closed stack is no expanded group: its takes have rows, but only one of them has a tile.
void TestGridStacks::saysWhetherItIsOpen()
{
    GridWindow window;
    const QList<TaskId> takes = addStack(window.window, 3);
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    auto* table = QAccessible::queryAccessibleInterface(window.grid())->tableInterface();
    const auto said = [&](TaskId id, QAccessible::Text kind, int below = 0) {
        return table->cellAt(window.window.model->rowOf(id) + below, TaskModel::Prompt)->text(kind);
    };
    window.click(takes.constLast());
    QVERIFY(said(takes.constLast(), QAccessible::Description).startsWith(u"Stack of 3 takes, closed, "_s));
    QCOMPARE(said(takes.constLast(), QAccessible::Name, -1), u"Stack of 3 takes, closed"_s); // the row of all of them
    QVERIFY(!said(beside, QAccessible::Description).contains(u"Stack"_s));
    QTest::keyClick(window.grid(), Qt::Key_Return);
    TRY_VERIFY(said(takes.constLast(), QAccessible::Description).startsWith(u"Stack of 3 takes, open, "_s));
    QCOMPARE(said(takes.constLast(), QAccessible::Name, -1), u"Stack of 3 takes, open"_s);
    QVERIFY(!said(takes.constFirst(), QAccessible::Description).contains(u"Stack"_s)); // only the first says it
}

void TestGridStacks::promptKeepsClearOfTheBadge()
{
    GridWindow window;
    const QString prompt = u"A paper boat on a wide grey river "_s.repeated(6);
    TaskId newest = 0;
    for (int n = 0; n < 2; ++n)
        newest = window.window.add(TaskState::Waiting, prompt);
    QVERIFY(window.activate());
    TakeGrid* grid = window.grid();
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(newest), TaskModel::Prompt);
    const QRect badge = grid->badgeOf(index);
    QVERIFY(!badge.isEmpty());
    const QRect picture = grid->gridLayout().pictureIn(grid->visualRect(index));
    const QImage seen = grid->viewport()->grab().toImage();
    const QColor ground = seen.pixelColor(picture.left() + 20, picture.bottom() - 4);
    const auto isPlain = [&seen, &ground](const QRect& area) {
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                if (seen.pixelColor(x, y) != ground)
                    return false;
            }
        }
        return true;
    };
    // Below the badge, where the second line of the prompt ends.
    const int below = badge.bottom() + 2;
    QVERIFY(isPlain({badge.left(), below, badge.width(), 8}));
    QVERIFY(!isPlain({picture.left() + 8, below, badge.left() - picture.left() - 16, 8}));
}

void TestGridStacks::promptKeepsClearOfTheRing()
{
    GridWindow window;
    const TaskId id = window.window.add(TaskState::InProgress, u"A paper boat on a wide grey river "_s.repeated(6));
    QVERIFY(window.activate());
    TakeGrid* grid = window.grid();
    grid->setTileWidth(TakeGrid::usualTile);
    const QModelIndex index = window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt);
    const QRect picture = grid->gridLayout().pictureIn(grid->visualRect(index));
    const QImage seen = grid->viewport()->grab(picture).toImage();
    const auto hasInk = [&seen](int from, int to) {
        for (int y = from; y < to; ++y) {
            for (int x = 8; x < seen.width() - 8; ++x) {
                if (seen.pixelColor(x, y) != seen.pixelColor(20, seen.height() - 4))
                    return true;
            }
        }
        return false;
    };
    const int end = 4 + 2 * QFontMetrics(secondaryFont(grid->font())).lineSpacing(); // of two lines
    QVERIFY(hasInk(end / 2, end));
    QVERIFY(!hasInk(end + 1, end + 7));
    QVERIFY(hasInk(end + 7, seen.height() - 8)); // the ring and its word
}

void TestGridStacks::tilesOfEverySizeHaveTheirNumber_data()
{
    QTest::addColumn<int>("tile");
    for (const int tile : {TakeGrid::leastTile, TakeGrid::usualTile})
        QTest::newRow(qPrintable(QString::number(tile))) << tile;
}

/// Narrow ones have it at the end of their only line.
void TestGridStacks::tilesOfEverySizeHaveTheirNumber()
{
    QFETCH(const int, tile);
    GridWindow window;
    const TaskId id = window.window.add(TaskState::Saved, u"Boat"_s);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(tile);
    const QRect cell =
        window.grid()->visualRect(window.window.model->index(window.window.model->rowOf(id), TaskModel::Prompt));
    QVERIFY(cell.width() < GridLayout::wideCell);
    const QRect picture = window.grid()->gridLayout().pictureIn(cell);
    const QRect end(picture.right() - 16, picture.bottom() + 3, 16, cell.bottom() - picture.bottom() - 6);
    const QImage seen = window.grid()->viewport()->grab(end).toImage();
    int ink = 0;
    for (int y = 0; y < seen.height(); ++y) {
        for (int x = 0; x < seen.width(); ++x)
            ink += seen.pixelColor(x, y) != seen.pixelColor(0, 0) ? 1 : 0;
    }
    QVERIFY(ink > 0);
}

void TestGridStacks::tickLeavesRejectedReadable_data()
{
    QTest::addColumn<int>("tile");
    QTest::newRow("narrow") << TakeGrid::leastTile;
    QTest::newRow("wide") << TakeGrid::mostTile;
}

/// The mark of a selected tile stands before the badge.
void TestGridStacks::tickLeavesRejectedReadable()
{
    QFETCH(const int, tile);
    GridWindow window(2);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(tile);
    const TaskId rejected = window.ids.at(1);
    window.window.panel->marking().reject({rejected});
    TRY_VERIFY(window.window.store.task(rejected)->marks.rejected);
    TakeGrid* grid = window.grid();
    const auto pixelsOf = [&window, grid, rejected](const std::function<bool(const QColor&)>& isWanted) {
        const QModelIndex index = window.window.model->index(window.window.model->rowOf(rejected), TaskModel::Prompt);
        const QRect picture = grid->gridLayout().pictureIn(grid->visualRect(index));
        const QImage seen = grid->viewport()->grab({picture.topLeft(), QSize(picture.width(), 24)}).toImage();
        int pixels = 0;
        for (int y = 0; y < seen.height(); ++y) {
            for (int x = 0; x < seen.width(); ++x)
                pixels += isWanted(seen.pixelColor(x, y)) ? 1 : 0;
        }
        return pixels;
    };
    const auto isMark = [](const QColor& colour) { return colour == tone(Theme::Light, Tone::Accent); };
    const auto isBadge = [](const QColor& colour) {
        return std::max({colour.red(), colour.green(), colour.blue()}) < 110; // nothing else is as dark
    };
    window.click(window.ids.at(0));
    TRY_VERIFY(pixelsOf(isBadge) > 100);
    const int before = pixelsOf(isBadge);
    QCOMPARE(pixelsOf(isMark), 0);
    window.click(rejected, Qt::ControlModifier);
    TRY_VERIFY(pixelsOf(isMark) > 50);
    QVERIFY2(pixelsOf(isBadge) > before * 3 / 4, qPrintable(u"%1 of %2"_s.arg(pixelsOf(isBadge)).arg(before)));
}

void TestGridStacks::ticksCountAllTakes()
{
    GridWindow window(2);
    const QList<TaskId> stack = addStack(window.window, 3);
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    QCOMPARE(window.grid()->gridLayout().cells(), 4);
    const QList<TaskId> all{stack.at(2), stack.at(1), stack.at(0)};
    window.click(stack.constLast());
    QCOMPARE(window.selected().size(), 1); // a plain click shows one take
    window.click(beside);
    window.click(stack.constLast(), Qt::ControlModifier);
    QCOMPARE(window.selected(), QList<TaskId>{beside} + all);
    const auto* count = window.window.panel->findChild<QLabel*>(u"selectedCount"_s);
    QVERIFY(count->isVisible());
    QCOMPARE(count->text(), u"4 selected"_s);
    window.click(stack.constLast(), Qt::ControlModifier);
    QCOMPARE(window.selected(), QList<TaskId>{beside});
    // The stack that was clicked first is ticked together with the next tile.
    window.click(stack.constLast());
    QCOMPARE(window.selected().size(), 1);
    window.click(window.ids.at(0), Qt::ControlModifier);
    QCOMPARE(window.selected(), all + QList<TaskId>{window.ids.at(0)});
    window.window.panel->marking().rate(window.selected(), 4);
    TRY_COMPARE(window.window.store.task(stack.at(0))->marks.rating, 4);
}

void TestGridStacks::ticksByKeyCountAllTakes()
{
    GridWindow window(1);
    const QList<TaskId> stack = addStack(window.window, 3);
    QVERIFY(window.activate());
    window.click(window.ids.at(0));
    window.grid()->setFocus();
    QTest::keyClick(window.grid(), Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(window.selected(), QList<TaskId>{window.ids.at(0)});
    QTest::keyClick(window.grid(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(window.selected().size(), 4);
    QTest::keyClick(window.grid(), Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(window.selected(), QList<TaskId>{window.ids.at(0)});
}

/// A closed stack stands for the take that it shows. Ticked together with another tile, it stands for all of its takes.
void TestGridStacks::menuSaysWhichTakeItIsFor()
{
    GridWindow window(1);
    const QList<TaskId> stack = addStack(window.window, 3);
    const TaskId beside = window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    const auto title = [&window](TaskId id) {
        const QPoint place = window.middleOf(id);
        QWidget* tiles = window.grid()->viewport();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, tiles->mapToGlobal(place));
        QApplication::sendEvent(tiles, &event);
        const QPointer<QMenu> menu = window.window.panel->findChild<QMenu*>(u"taskMenu"_s);
        const QString text = menu != nullptr ? menu->actions().constFirst()->text() : QString();
        delete menu;
        return text;
    };
    window.click(stack.constLast());
    QCOMPARE(title(stack.constLast()), u"Take %1"_s.arg(stack.constLast()));
    window.click(beside, Qt::ControlModifier);
    QCOMPARE(title(beside), u"4 selected"_s);
    window.click(beside);
    QVERIFY2(!title(beside).startsWith(u"Take"_s), qPrintable(title(beside))); // its tile says it
}

void TestGridStacks::deletionSaysWhichTakeWent()
{
    GridWindow window(1);
    const QList<TaskId> stack = addStack(window.window, 3);
    QVERIFY(window.activate());
    QSignalSpy said(window.window.panel.get(), &TaskPanel::said);
    window.click(stack.constLast());
    pressKey(window.window.panel.get(), Qt::Key_Delete);
    TRY_COMPARE(window.window.model->rowOf(stack.constLast()), -1);
    TRY_COMPARE(said.size(), 1);
    const QString start = u"Take %1 moved to the Trash"_s.arg(stack.constLast());
    QVERIFY2(said.constFirst().at(1).toString().startsWith(start), qPrintable(said.constFirst().at(1).toString()));
    QVERIFY(window.window.model->rowOf(stack.constFirst()) >= 0);
}

/// Also when the current one was the last of them.
void TestGridStacks::takeAfterDeletedOnesIsSelected()
{
    GridWindow window(5);
    QVERIFY(window.activate());
    window.click(window.ids.at(4)); // the newest, so the first
    window.click(window.ids.at(3), Qt::ShiftModifier);
    window.window.action(TaskCommand::Delete)->trigger();
    TRY_COMPARE(window.window.model->rowOf(window.ids.at(3)), -1);
    TRY_COMPARE(window.selected(), QList<TaskId>{window.ids.at(2)});
}

/// Without a selection, the keys of commands would do nothing to the take that the viewer shows.
void TestGridStacks::focusSelectsTheFirstTake()
{
    GridWindow window(3);
    QVERIFY(window.activate());
    window.grid()->setFocus(Qt::TabFocusReason);
    QCOMPARE(window.selected(), QList<TaskId>{window.ids.at(2)});
    pressKey(window.window.panel.get(), Qt::Key_X);
    TRY_VERIFY(window.window.store.task(window.ids.at(2))->marks.rejected);
}

void TestGridStacks::openStackSurvivesDeletions_data()
{
    QTest::addColumn<int>("deleted");
    QTest::addColumn<int>("next"); // both by age
    QTest::newRow("oldest") << 0 << 1;
    QTest::newRow("middle") << 1 << 0;
    QTest::newRow("newest") << 2 << 1;
}

void TestGridStacks::openStackSurvivesDeletions()
{
    QFETCH(const int, deleted);
    QFETCH(const int, next);
    GridWindow window(1);
    const QList<TaskId> stack = addStack(window.window, 3);
    window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    window.click(stack.constLast());
    QTest::keyClick(window.grid(), Qt::Key_Return);
    TRY_COMPARE(window.grid()->gridLayout().cells(), 5);
    window.click(stack.at(deleted));
    QCOMPARE(window.selected(), QList<TaskId>{stack.at(deleted)});
    window.window.action(TaskCommand::Delete)->trigger();
    TRY_COMPARE(window.window.model->rowOf(stack.at(deleted)), -1);
    TRY_COMPARE(window.grid()->gridLayout().cells(), 4);
    TRY_COMPARE(window.selected(), QList<TaskId>{stack.at(next)});
}

void TestGridStacks::openStacksSurviveARestart()
{
    GridWindow window;
    const QList<TaskId> stack = addStack(window.window, 3);
    window.window.add(TaskState::Saved, u"Another shot"_s);
    QVERIFY(window.activate());
    window.click(stack.constLast());
    QTest::keyClick(window.grid(), Qt::Key_Return);
    TRY_COMPARE(window.grid()->gridLayout().cells(), 4);
    QSettings settings(window.window.dir.filePath(u"settings"_s), QSettings::IniFormat);
    window.window.panel->saveTable(settings);
    window.grid()->setAllStacksOpen(false);
    TRY_COMPARE(window.grid()->gridLayout().cells(), 2);
    window.window.panel->restoreTable(settings);
    TRY_COMPARE(window.grid()->gridLayout().cells(), 4);
}

QTEST_MAIN(TestGridStacks)
#include "tst_gridstacks.moc"
