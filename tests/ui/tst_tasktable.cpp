// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/groupedtakes.h"
#include "tests/ui/taskwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/table/columnsdialog.h"
#include "ui/tasks/table/taskheader.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Columns, order and groups of the task table: by mouse, by keyboard and after a restart.
class TestTaskTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { applyLook(*qApp, Theme::Light); }
    void clickOnAHeader_data();
    void clickOnAHeader();
    void orderIsTold();
    void columnsAreChosen();
    void rememberedAndReset();
    void settingsOfAnyOrigin_data();
    void settingsOfAnyOrigin();
    void groupsOpenAndClose();
    void groupClosesAfterSearches();
    void closedGroupsAreRemembered();
    void columnsByKey();
    void accountsByName();
    void rangeOverAGroup();
    void takesOfAGroupAtOnce();
    void everythingIsTasksOnly();
    void chosenFromElsewhere();
    void selectionStaysInAnotherOrder();
    void heightsFollowTheGroups();
    void heightsFollowTheFont();

private:
    static QSettings& none(const TaskWindow& window)
    {
        static std::unique_ptr<QSettings> settings;
        settings = std::make_unique<QSettings>(window.dir.filePath(u"none"_s), QSettings::IniFormat);
        return *settings;
    }
    static QAction* action(const TaskWindow& window, const QString& name)
    {
        return window.panel->findChild<QAction*>(name);
    }
    static QPoint headerOf(const TaskWindow& window, int column)
    {
        TaskHeader* header = window.view()->taskHeader();
        return {header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2};
    }
};

void TestTaskTable::clickOnAHeader_data()
{
    QTest::addColumn<int>("column");
    QTest::addColumn<QStringList>("orders"); // after each click
    const QStringList up{u"+"_s, u"-"_s, u""_s};
    const QStringList down{u"-"_s, u"+"_s, u""_s};
    QTest::newRow("prompt") << int(TaskModel::Prompt) << up;
    QTest::newRow("state") << int(TaskModel::State) << up;
    QTest::newRow("rating") << int(TaskModel::Rating) << down;
    QTest::newRow("length") << int(TaskModel::Length) << down;
    QTest::newRow("created, which is the order anyway") << int(TaskModel::Created) << QStringList{u"+"_s, u""_s};
    QTest::newRow("take, which has none") << int(TaskModel::Take) << QStringList{u""_s, u""_s};
}

void TestTaskTable::clickOnAHeader()
{
    QFETCH(int, column);
    QFETCH(QStringList, orders);
    TaskWindow window;
    window.add(TaskState::Saved);
    window.add(TaskState::Failed);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    action(window, u"column-created"_s)->trigger();
    for (const QString& order : orders) {
        QTest::mouseClick(window.view()->taskHeader()->viewport(), Qt::LeftButton, {}, headerOf(window, column));
        const auto sorted = window.model->sortedColumn();
        QCOMPARE(sorted.has_value(), !order.isEmpty());
        if (sorted) {
            QCOMPARE(int(*sorted), column);
            QCOMPARE(window.model->filter().ascending, order == u"+"_s);
        }
    }
}

void TestTaskTable::orderIsTold()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    QCOMPARE(window.view()->accessibleDescription(), u"Newest first"_s);
    action(window, u"sortBy-rating"_s)->trigger();
    QCOMPARE(window.view()->accessibleDescription(), u"Sorted by Rating, descending"_s);
    const auto said = [&window](int column) {
        return window.model->headerData(column, Qt::Horizontal, Qt::AccessibleTextRole).toString();
    };
    QCOMPARE(said(TaskModel::Rating), u"Rating, sorted descending"_s);
    QCOMPARE(said(TaskModel::Prompt), u"Prompt"_s);
    action(window, u"sortBy-rating"_s)->trigger();
    QCOMPARE(said(TaskModel::Rating), u"Rating, sorted ascending"_s);
    QVERIFY(!action(window, u"groupTasks"_s)->isEnabled());
    action(window, u"newestFirst"_s)->trigger();
    QVERIFY(!window.model->sortedColumn());
    QVERIFY(action(window, u"newestFirst"_s)->isChecked());
    // The choices are also in the filter menu, which opens by Tab.
    auto* button = window.panel->findChild<QToolButton*>(u"filterButton"_s);
    QVERIFY(button->focusPolicy() & Qt::TabFocus);
    Q_EMIT button->menu()->aboutToShow();
    QVERIFY(button->menu()->actions().contains(action(window, u"groupTasks"_s)));
}

void TestTaskTable::columnsAreChosen()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Saved, u"boat"_s);
    task.report.finalUnitDeduction = u"2.5"_s;
    task.report.duration = u"5.04"_s;
    window.panel->setAccountNames([](const QString& id) { return u"Studio of "_s + id; });
    window.add(task);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    TaskHeader* header = window.view()->taskHeader();
    for (int column = TaskModel::Delivered; column <= TaskModel::Account; ++column)
        QVERIFY(header->isSectionHidden(column));
    QVERIFY(!action(window, u"column-prompt"_s)->isEnabled());
    for (const QString& name : {u"column-delivered"_s, u"column-cost"_s, u"column-account"_s, u"column-created"_s}) {
        action(window, name)->trigger();
        QVERIFY(action(window, name)->isChecked());
    }
    const auto text = [&window](int column) { return window.model->index(0, column).data().toString(); };
    TRY_COMPARE(text(TaskModel::Delivered), u"Not there"_s);
    QCOMPARE(text(TaskModel::Cost), u"2.5"_s);
    QCOMPARE(text(TaskModel::Account), u"Studio of account"_s);
    QVERIFY(!text(TaskModel::Created).isEmpty());
    // The prompt stays readable. Columns without room are scrolled to.
    QVERIFY(header->sectionSize(TaskModel::Prompt) >= 120);
    window.panel->resize(960, 420);
    TRY_VERIFY(window.view()->viewport()->width() <= 960);
    QVERIFY(header->sectionSize(TaskModel::Prompt) >= 120);
    QVERIFY(header->length() > window.view()->viewport()->width());
    action(window, u"column-state"_s)->trigger();
    QVERIFY(header->isSectionHidden(TaskModel::State));
}

void TestTaskTable::rememberedAndReset()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    window.panel->restoreTable(none(window));
    QSettings settings(window.dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
    TaskHeader* header = window.view()->taskHeader();
    header->moveSection(header->visualIndex(TaskModel::Rating), 0);
    header->resizeSection(TaskModel::Model, 222);
    action(window, u"column-account"_s)->trigger();
    action(window, u"column-kind"_s)->trigger();
    action(window, u"groupTasks"_s)->trigger();
    action(window, u"sortBy-model"_s)->trigger();
    window.panel->saveTable(settings);

    TaskWindow again;
    again.add(TaskState::Saved);
    again.panel->restoreTable(settings);
    TaskHeader* restored = again.view()->taskHeader();
    QCOMPARE(restored->visualIndex(TaskModel::Rating), 0);
    QCOMPARE(restored->visualIndex(TaskModel::State), 1);
    QCOMPARE(restored->sectionSize(TaskModel::Model), 222);
    QVERIFY(!restored->isSectionHidden(TaskModel::Account));
    QVERIFY(restored->isSectionHidden(TaskModel::Kind));
    QVERIFY(!again.model->filter().grouped);
    QCOMPARE(*again.model->sortedColumn(), TaskModel::Model);
    QVERIFY(again.model->filter().ascending);
    action(again, u"resetColumns"_s)->trigger();
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        QCOMPARE(restored->visualIndex(column), column);
        QCOMPARE(again.view()->isColumnChosen(column), taskColumn(column).isShown); // there may be no room for it
    }
    QCOMPARE(restored->sectionSize(TaskModel::Model), again.view()->widthFor(TaskModel::Model));
}

void TestTaskTable::settingsOfAnyOrigin_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    QTest::newRow("columns of a later version") << u"tasks/columnOrder"_s << QVariant(QStringList{u"x"_s, u"prompt"_s});
    QTest::newRow("one twice") << u"tasks/columnOrder"_s << QVariant(QStringList{u"prompt"_s, u"prompt"_s});
    QTest::newRow("no list") << u"tasks/columnOrder"_s << QVariant(7);
    QTest::newRow("all hidden") << u"tasks/hiddenColumns"_s
                                << QVariant(QStringList{u"prompt"_s, u"state"_s, u"take"_s});
    QTest::newRow("no width") << u"tasks/columnWidths"_s << QVariant(QStringList{u"model"_s, u"=9"_s, u"kind=wide"_s});
    QTest::newRow("too wide") << u"tasks/columnWidths"_s << QVariant(QStringList{u"model=99999999"_s, u"kind=-5"_s});
    QTest::newRow("width of the prompt") << u"tasks/columnWidths"_s << QVariant(QStringList{u"prompt=9"_s});
    QTest::newRow("order of a later version") << u"tasks/sort"_s << QVariant(u"weight ascending"_s);
    QTest::newRow("no order") << u"tasks/sort"_s << QVariant(u"take ascending"_s);
    QTest::newRow("nothing") << u"tasks/sort"_s << QVariant(QString());
}

void TestTaskTable::settingsOfAnyOrigin()
{
    QFETCH(QString, key);
    QFETCH(QVariant, value);
    TaskWindow window;
    window.add(TaskState::Saved);
    QSettings settings(window.dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
    settings.setValue(key, value);
    window.panel->restoreTable(settings);
    const TaskHeader* header = window.view()->taskHeader();
    QVERIFY(!header->isSectionHidden(TaskModel::Prompt));
    QVERIFY(header->sectionSize(TaskModel::Prompt) >= 120);
    // A column that leaves no room for the prompt is left out.
    QVERIFY(window.view()->isColumnChosen(TaskModel::Model));
    QVERIFY(header->isSectionHidden(TaskModel::Model) || header->sectionSize(TaskModel::Model) >= 48);
    QVERIFY(header->sectionSize(TaskModel::Model) <= 2000);
    QVERIFY(!window.model->sortedColumn());
    QVERIFY(window.model->filter().grouped);
    QSet<int> places;
    for (int column = 0; column < TaskModel::ColumnCount; ++column)
        places.insert(header->visualIndex(column));
    QCOMPARE(places.size(), int(TaskModel::ColumnCount));
}

void TestTaskTable::groupsOpenAndClose()
{
    TaskWindow window;
    fill(window);
    const QAbstractItemModelTester tester(window.model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    click(window, 0);
    click(window, 1);
    QCOMPARE(shape(window), u".r."_s);
    QCOMPARE(window.view()->currentIndex().row(), 1);
    QCOMPARE(window.panel->selectedTask(), 4);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{4, 3, 2}));
    click(window, 1);
    QCOMPARE(shape(window), u".r...."_s);
    action(window, u"collapseAll"_s)->trigger();
    QCOMPARE(shape(window), u".r."_s);
    action(window, u"expandAll"_s)->trigger();
    QCOMPARE(shape(window), u".r...."_s);
    action(window, u"groupTasks"_s)->trigger();
    QCOMPARE(shape(window), u"....."_s);
    QVERIFY(!action(window, u"collapseAll"_s)->isEnabled());
}

/// A search chooses a take that it finds. When the search is cleared, the list shows that take, wherever it is; the
/// user scrolls back to the group and closes it.
void TestTaskTable::groupClosesAfterSearches()
{
    TaskWindow window;
    window.panel->restoreTable(none(window));
    window.add(TaskState::Saved, u"A lighthouse in a storm"_s);
    for (int n = 0; n < 20; ++n)
        window.add(TaskState::Saved, u"A paper boat %1"_s.arg(n));
    for (int n = 0; n < 3; ++n)
        window.add(TaskState::Saved, u"A red kite"_s);
    QVERIFY(waitForActive(window.panel.get()));
    QWindow* real = window.panel->windowHandle();
    click(window, 1);
    window.search()->setFocus();
    for (const QString& words : {u"lighth"_s, u"kite"_s, u"boat 1"_s, u"submarine"_s, u"lighthouse"_s}) {
        for (const QChar letter : words)
            QTest::keyClick(real, letter.toLatin1());
        TRY_COMPARE(window.model->filter().text, words);
        QTest::keyClick(real, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(real, Qt::Key_Delete);
        TRY_VERIFY(window.model->filter().text.isEmpty());
    }
    TRY_COMPARE(shape(window), u"r"_s + QString(24, u'.'));
    QCOMPARE(window.panel->selectedTask(), 1);
    QWidget* rows = window.view()->viewport();
    QVERIFY(rows->rect().contains(window.middleOf(24, TaskModel::Prompt)));
    QVERIFY(!rows->rect().contains(window.middleOf(0, TaskModel::Prompt)));
    const auto inWindow = [&] { return rows->mapTo(window.panel.get(), window.middleOf(0, TaskModel::Prompt)); };
    for (int n = 0; n < 40 && !rows->rect().contains(window.middleOf(0, TaskModel::Prompt)); ++n) {
        const QPointF place = rows->mapTo(window.panel.get(), rows->rect().center());
        QWheelEvent wheel(place, real->mapToGlobal(place), {}, {0, 120}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(real, &wheel);
    }
    QTest::mouseClick(real, Qt::LeftButton, {}, inWindow());
    QCOMPARE(shape(window), u"r"_s + QString(21, u'.'));
    QTest::keyClick(real, Qt::Key_Right);
    QCOMPARE(shape(window), u"r"_s + QString(24, u'.'));
}

void TestTaskTable::closedGroupsAreRemembered()
{
    TaskWindow window;
    fill(window);
    click(window, 1);
    QCOMPARE(shape(window), u".r."_s);
    QSettings settings(window.dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
    window.panel->saveTable(settings);
    settings.sync();

    // At the next start, groups are expanded until the settings are read.
    TaskModel model(window.changes, nullptr, window.clock);
    TaskPanel panel(window.changes, model);
    panel.restoreTable(settings);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.layout().groupAt(1)->isCollapsed);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setAllCollapsed(false);
    QCOMPARE(model.rowCount(), 6);
    panel.saveTable(settings);
    QVERIFY(settings.value(u"tasks/closedTakes"_s).toStringList().isEmpty());
    // Settings that are no numbers or name missing tasks collapse nothing.
    settings.setValue(u"tasks/closedTakes"_s, QStringList{u"x"_s, u"99999"_s, u""_s});
    settings.setValue(u"tasks/closedDays"_s, QStringList{u"-1"_s, u"99999999999999"_s});
    panel.restoreTable(settings);
    QCOMPARE(model.rowCount(), 6);
}

void TestTaskTable::columnsByKey()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    window.panel->restoreTable(none(window));
    TaskHeader* header = window.view()->taskHeader();
    action(window, u"arrangeColumns"_s)->trigger();
    auto* dialog = window.panel->window()->findChild<ColumnsDialog*>();
    QVERIFY(dialog);
    auto* list = dialog->findChild<QListWidget*>();
    auto* left = dialog->findChild<QPushButton*>(u"moveLeft"_s);
    auto* right = dialog->findChild<QPushButton*>(u"moveRight"_s);
    QCOMPARE(list->count(), int(TaskModel::ColumnCount));
    // A column at the edge does not move further.
    QVERIFY(!left->isEnabled());
    QVERIFY(right->isEnabled());
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentItem()->data(Qt::UserRole).toInt(), int(TaskModel::Prompt));
    QTest::keyClick(left, Qt::Key_Space);
    QTest::keyClick(left, Qt::Key_Space);
    QCOMPARE(header->visualIndex(TaskModel::Prompt), 0);
    QVERIFY(!left->isEnabled());
    QCOMPARE(list->currentRow(), 0);
    QTest::keyClick(right, Qt::Key_Space);
    QCOMPARE(header->visualIndex(TaskModel::Prompt), 1);
    // The space key hides columns, except the prompt.
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(!header->isSectionHidden(TaskModel::Prompt));
    QTest::keyClick(list, Qt::Key_Down);
    const int other = list->currentItem()->data(Qt::UserRole).toInt();
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(header->isSectionHidden(other));
    QVERIFY(!action(window, u"column-"_s + QString::fromLatin1(taskColumn(other).key))->isChecked());
    for (int place = 0; place < list->count(); ++place)
        QCOMPARE(list->item(place)->data(Qt::UserRole).toInt(), header->logicalIndex(place));
    // Changes by keyboard are saved like changes by mouse.
    QSettings settings(window.dir.filePath(u"settings.ini"_s), QSettings::IniFormat);
    window.panel->saveTable(settings);
    QCOMPARE(settings.value(u"tasks/columnOrder"_s).toStringList().at(1), u"prompt"_s);
}

void TestTaskTable::accountsByName()
{
    TaskWindow window;
    QHash<QString, QString> names{{u"1"_s, u"Zebra"_s}, {u"2"_s, u"aardvark"_s}, {u"3"_s, u"Emile"_s}};
    window.panel->setAccountNames([&names](const QString& id) { return names.value(id, id); });
    for (const QString& account : {u"1"_s, u"2"_s, u"3"_s, u"2"_s}) {
        VideoTask task = taskIn(TaskState::Saved, account);
        task.accountId = account;
        window.add(task);
    }
    const auto shown = [&window] {
        QString text;
        for (int row = 0; row < window.model->rowCount(); ++row)
            text += window.model->index(row, TaskModel::Prompt).data().toString();
        return text;
    };
    action(window, u"sortBy-account"_s)->trigger();
    QCOMPARE(shown(), u"2231"_s);
    action(window, u"sortBy-account"_s)->trigger();
    QCOMPARE(shown(), u"1322"_s);
    // The list that the database returns afterwards has the same order.
    TRY_VERIFY(window.model->isComplete());
    QCOMPARE(shown(), u"1322"_s);
}

void TestTaskTable::rangeOverAGroup()
{
    TaskWindow window;
    fill(window);
    click(window, 0);
    click(window, 3, Qt::ShiftModifier);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{5, 4, 3}));
    click(window, 5);
    for (int n = 0; n < 5; ++n)
        QTest::keyClick(window.view(), Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{5, 4, 3, 2, 1}));
}

void TestTaskTable::takesOfAGroupAtOnce()
{
    TaskWindow window;
    fill(window);
    click(window, 5);
    click(window, 1, Qt::ControlModifier);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{4, 3, 2, 1}));
    // A collapsed group is expanded, because nothing hidden may be selected.
    click(window, 1);
    click(window, 0);
    click(window, 1, Qt::ControlModifier);
    QCOMPARE(shape(window), u".r...."_s);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{5, 4, 3, 2}));
}

void TestTaskTable::everythingIsTasksOnly()
{
    TaskWindow window;
    fill(window);
    window.view()->selectAll();
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{5, 4, 3, 2, 1}));
    window.panel->findChild<QAction*>(u"rate3"_s)->trigger();
    window.model->deliverChanges();
    for (const TaskId id : window.panel->selectedTasks())
        QCOMPARE(window.store.task(id)->marks.rating, 3);
}

void TestTaskTable::chosenFromElsewhere()
{
    TaskWindow window;
    fill(window);
    action(window, u"collapseAll"_s)->trigger();
    window.panel->selectTask(3);
    QCOMPARE(shape(window), u".r...."_s);
    QCOMPARE(window.panel->selectedTasks(), QList<TaskId>{3});
    QCOMPARE(window.current(), 3);
    // It stays chosen while its group is collapsed and is selected again afterwards.
    action(window, u"collapseAll"_s)->trigger();
    QCOMPARE(window.panel->selectedTask(), 3);
    action(window, u"rate4"_s)->trigger();
    QCOMPARE(window.store.task(3)->marks.rating, 4);
    action(window, u"expandAll"_s)->trigger();
    QCOMPARE(window.current(), 3);
}

void TestTaskTable::selectionStaysInAnotherOrder()
{
    TaskWindow window;
    fill(window);
    click(window, 2);
    click(window, 5, Qt::ControlModifier);
    QCOMPARE(window.panel->selectedTasks(), (QList<TaskId>{4, 1}));
    action(window, u"sortBy-prompt"_s)->trigger();
    QList<TaskId> selected = window.panel->selectedTasks();
    std::sort(selected.begin(), selected.end());
    QCOMPARE(selected, (QList<TaskId>{1, 4}));
}

void TestTaskTable::heightsFollowTheFont()
{
    TaskWindow window;
    fill(window);
    TaskView* view = window.view();
    const QFont usual = view->font();
    for (const double scale : {1.5, 2.0, 1.0}) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * scale);
        view->setFont(font);
        for (int row = 0; row < window.model->rowCount(); ++row) {
            const int lines = window.model->isGroup(row) ? 1 : 2;
            QVERIFY2(view->rowHeight(row) >= lines * QFontMetrics(font).lineSpacing() + 4,
                qPrintable(u"row %1 at %2"_s.arg(row).arg(scale)));
        }
    }
    QVERIFY(!window.model->isGroup(window.model->rowOf(1)));
    QCOMPARE(view->rowHeight(window.model->rowOf(1)), 46);
}

void TestTaskTable::heightsFollowTheGroups()
{
    TaskWindow window;
    fill(window);
    const auto heights = [&window] {
        for (int row = 0; row < window.model->rowCount(); ++row) {
            const int expected =
                window.model->isGroup(row) ? window.view()->heightOfGroup() : window.view()->heightOfRow();
            if (window.view()->rowHeight(row) != expected)
                return false;
        }
        return true;
    };
    QVERIFY(heights());
    window.add(TaskState::Saved, u"above"_s);
    QVERIFY(heights());
    action(window, u"collapseAll"_s)->trigger();
    QVERIFY(heights());
    action(window, u"sortBy-prompt"_s)->trigger();
    QVERIFY(heights());
    action(window, u"newestFirst"_s)->trigger();
    QVERIFY(heights());
    VideoTask old = taskIn(TaskState::Saved, u"tomorrow's"_s);
    old.createdAt = old.createdAt.addDays(1);
    window.add(old);
    QCOMPARE(shape(window).front(), u'd');
    QVERIFY(heights());
}

QTEST_MAIN(TestTaskTable)
#include "tst_tasktable.moc"
