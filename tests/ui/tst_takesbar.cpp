// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/gridwindow.h"

#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/clips/clipscrub.h"
#include "ui/tasks/clips/thumbnailfiles.h"
#include "ui/tasks/grid/gridlayout.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

using namespace Dailies;

namespace {

QColor groundOf(QWidget* chip)
{
    return chip->grab().toImage().pixelColor(8, chip->height() / 2);
}

} // namespace

class TestTakesBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void menuClosesWhenItsTakeChanges_data();
    void menuClosesWhenItsTakeChanges();
    void initTestCase();
    void selectionBarComesFromTwo();
    void wordsLeaveFromTheEnd();
    void tagsSeveral();
    void notesSeveral();
    void inProgressSaysWhatItHolds();
    void whatNeedsAttentionStandsOut();
    void chipsWithoutTakesTakeNoRoom();
    void chipsStayUnderThePointer();
    void chipsComeBackUnderThePointer();
    void chipsAreDropped();
    void openSearchTakesTheFreeRoom();
    void trashKeepsItsChip();
    void menuIsInOrder();
    void countsFollowTheSearch();
    void filterTakesTheSelectionAway();
};

void TestTakesBar::initTestCase()
{
    applyLook(*qApp, Theme::Light);
}

void TestTakesBar::selectionBarComesFromTwo()
{
    const GridWindow window(5);
    QVERIFY(window.activate());
    auto* bar = window.window.panel->findChild<QWidget*>(u"selectionBar"_s);
    auto* toggle = window.window.chip(u"gridViewButton"_s);
    const QPoint before = toggle->mapTo(window.window.panel.get(), QPoint());
    window.click(window.ids.at(4));
    QVERIFY(!bar->isVisible());
    window.click(window.ids.at(2), Qt::ShiftModifier);
    QVERIFY(bar->isVisible());
    QVERIFY(!window.window.chip(u"allChip"_s)->isVisible());
    QCOMPARE(toggle->mapTo(window.window.panel.get(), QPoint()), before);
    QCOMPARE(bar->findChild<QLabel*>(u"selectedCount"_s)->text(), u"3 selected"_s);
    QTest::mouseClick(bar->findChild<QAbstractButton*>(u"star3"_s), Qt::LeftButton);
    QCOMPARE(window.window.store.task(window.ids.at(2))->marks.rating, 3);
    QCOMPARE(window.window.store.task(window.ids.at(4))->marks.rating, 3);
    QSignalSpy compares(window.window.panel.get(), &TaskPanel::compareRequested);
    QTest::mouseClick(window.window.chip(u"compareSelected"_s), Qt::LeftButton);
    QCOMPARE(compares.size(), 1);
    // Money is asked about.
    const CommandSpy again(window.window, TaskCommand::SubmitAgain);
    QTest::mouseClick(window.window.chip(u"againSelected"_s), Qt::LeftButton);
    QVERIFY(again.ids().isEmpty());
    auto* message = window.window.panel->findChild<MessageBar*>(u"taskMessage"_s);
    QVERIFY(message->isVisible());
    QCOMPARE(message->text(), u"Generate 3 takes? You'll be charged for each."_s);
    QTest::mouseClick(message->findChild<QPushButton*>(u"messageAction1"_s), Qt::LeftButton);
    QCOMPARE(again.ids().size(), 3);
    QTest::mouseClick(window.window.chip(u"clearSelection"_s), Qt::LeftButton);
    QVERIFY(!bar->isVisible());
    QCOMPARE(window.selected().size(), 1);
    window.click(window.ids.at(4));
    window.click(window.ids.at(3), Qt::ControlModifier);
    QVERIFY(bar->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    QCOMPARE(window.selected().size(), 1);
    window.click(window.ids.at(4));
    window.click(window.ids.at(3), Qt::ControlModifier);
    QTest::mouseClick(window.window.chip(u"deleteSelected"_s), Qt::LeftButton);
    QCOMPARE(window.window.model->rowCount(), 3);
    QVERIFY(!bar->isVisible());
}

/// As in the row below the picture: a button without words is never before one with words.
void TestTakesBar::wordsLeaveFromTheEnd()
{
    const GridWindow window(3);
    QVERIFY(window.activate());
    window.click(window.ids.at(2));
    window.click(window.ids.at(0), Qt::ShiftModifier);
    auto* bar = window.window.panel->findChild<QWidget*>(u"selectionBar"_s);
    int most = 0;
    for (const int width : {1400, 1100, 1000, 900, 800, 700, 656, 500}) {
        window.window.panel->resize(width, 420);
        QCoreApplication::processEvents();
        bool hasLost = false;
        int words = 0;
        for (const QPushButton* each : bar->findChildren<QPushButton*>()) {
            if (!each->isVisible() || each->objectName() == u"clearSelection"_s)
                continue;
            const QString name = each->accessibleName();
            QVERIFY2(!(hasLost && !each->text().isEmpty()), qPrintable(u"%1 at %2"_s.arg(name).arg(width)));
            QVERIFY(each->text().isEmpty() || each->text() == name);
            QVERIFY(!each->icon().isNull());
            TRY_VERIFY2(each->width() >= each->sizeHint().width(), qPrintable(u"%1 at %2"_s.arg(name).arg(width)));
            if (each->objectName() != u"compareSelected"_s)
                QVERIFY2(each->toolTip().section(u'\n', 0, 0).startsWith(name), qPrintable(each->toolTip()));
            hasLost = hasLost || each->text().isEmpty();
            words += each->text().isEmpty() ? 0 : 1;
        }
        most = std::max(most, words);
        // What is done most keeps its words longest.
        if (width >= 1000)
            QVERIFY2(!window.window.chip(u"againSelected"_s)->text().isEmpty(), qPrintable(QString::number(width)));
        QVERIFY(bar->findChild<QPushButton*>(u"deleteSelected"_s)->geometry().right() < bar->width());
    }
    QCOMPARE(most, 8); // all of them where there is room
}

void TestTakesBar::tagsSeveral()
{
    const GridWindow window(3);
    QVERIFY(window.activate());
    window.click(window.ids.at(2));
    window.click(window.ids.at(1), Qt::ShiftModifier);
    QTest::mouseClick(window.window.chip(u"tagSelected"_s), Qt::LeftButton);
    auto* dialog = window.window.panel->findChild<QInputDialog*>(u"tagsDialog"_s);
    TRY_VERIFY(dialog != nullptr && dialog->isActiveWindow());
    auto* add = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QVERIFY(add->property("primary").toBool() && add->text() == "Add tags"_L1);
    QCOMPARE(dialog->layout()->contentsMargins(), QMargins(16, 16, 16, 16));
    QCOMPARE(add->mapTo(dialog, add->rect().bottomRight()), dialog->rect().bottomRight() - QPoint(16, 16));
    QString told;
    QList<MessageAction> offered;
    connect(window.window.panel.get(), &TaskPanel::said, dialog,
        [&](MessageBar::Kind, const QString& sentence, const QList<MessageAction>& actions) {
            told = sentence;
            offered = actions;
        });
    QTest::keyClicks(dialog->findChild<QLineEdit*>(), u"client; hero shot, Client"_s);
    QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    TRY_COMPARE(window.window.store.task(window.ids.at(1))->marks.tags, (QStringList{u"client"_s, u"hero shot"_s}));
    QCOMPARE(window.window.store.task(window.ids.at(2))->marks.tags.size(), 2);
    QVERIFY(window.window.store.task(window.ids.at(0))->marks.tags.isEmpty());
    // Nothing else shows it.
    QCOMPARE(told, u"2 takes tagged."_s);
    QCOMPARE(offered.size(), 1);
    offered.constFirst().execute();
    TRY_VERIFY(window.window.store.task(window.ids.at(1))->marks.tags.isEmpty());
    QVERIFY(window.window.store.task(window.ids.at(2))->marks.tags.isEmpty());
}

void TestTakesBar::notesSeveral()
{
    const GridWindow window(3);
    QVERIFY(window.activate());
    QSignalSpy said(window.window.panel.get(), &TaskPanel::said);
    window.click(window.ids.at(2));
    window.click(window.ids.at(1), Qt::ShiftModifier);
    window.window.panel->resize(1600, 420); // with room for the button
    QTest::mouseClick(window.window.chip(u"noteSelected"_s), Qt::LeftButton);
    auto* dialog = window.window.panel->findChild<QInputDialog*>(u"noteDialog"_s);
    TRY_VERIFY(dialog != nullptr && dialog->isActiveWindow());
    QTest::keyClicks(dialog->findChild<QPlainTextEdit*>(), u"For the client"_s);
    QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    TRY_COMPARE(window.window.store.task(window.ids.at(1))->marks.note, u"For the client"_s);
    QCOMPARE(said.size(), 1);
    QCOMPARE(said.constFirst().at(1).toString(), u"Note added to 2 takes."_s);
}

/// States first, then the ratings, then where takes come from, then the order.
void TestTakesBar::menuIsInOrder()
{
    GridWindow window(2);
    window.window.panel->marking().rate({window.ids.at(0)}, 5);
    window.window.panel->marking().reject({window.ids.at(1)});
    window.window.panel->resize(420, 400); // the chips have no room
    QVERIFY(window.activate());
    auto* button = window.window.panel->findChild<QToolButton*>(u"filterButton"_s);
    QMenu* menu = button->menu();
    Q_EMIT menu->aboutToShow();
    QList<QStringList> parts{{}};
    for (const QAction* action : menu->actions()) {
        if (action->isSeparator())
            parts.append(QStringList());
        else
            parts.last().append(action->text().section(u' ', 0, 0));
    }
    QVERIFY(parts.size() >= 5);
    // Those that have a chip are not in the menu.
    const auto only = [&parts](int part, const QStringList& words) {
        QStringList inOrder = words;
        inOrder.removeIf([&](const QString& word) { return !parts.at(part).contains(word); });
        return parts.at(part) == inOrder;
    };
    QVERIFY2(only(0, {u"All"_s, u"Needs"_s, u"In"_s, u"Failed"_s, u"Saved"_s}), qPrintable(parts.at(0).join(u' ')));
    QVERIFY(parts.at(0).contains(u"Saved"_s));
    QVERIFY2(only(1, {u"★"_s, u"Rejected"_s, u"Trash"_s, u"Hide"_s}), qPrintable(parts.at(1).join(u' ')));
    QVERIFY(parts.at(1).size() > 1);
    QCOMPARE(parts.at(2), QStringList({u"Account"_s, u"Model"_s, u"Kind"_s, u"Rating"_s, u"Tag"_s, u"Date"_s}));
    QCOMPARE(parts.at(3).size(), 1); // the saved filters
}

/// What waits to be sent is not at the service, so the chip does not say that it runs.
void TestTakesBar::inProgressSaysWhatItHolds()
{
    GridWindow window;
    for (const TaskState state : {TaskState::InProgress, TaskState::Downloading, TaskState::Sending})
        window.window.add(state);
    TRY_COMPARE(window.window.chip(u"activeChip"_s)->text(), u"In progress 3"_s);
    QCOMPARE(window.window.chip(u"activeChip"_s)->toolTip(), u"3 running"_s);
    window.window.add(TaskState::Waiting);
    window.window.add(TaskState::Waiting);
    TRY_COMPARE(window.window.chip(u"activeChip"_s)->text(), u"In progress 5"_s);
    QCOMPARE(window.window.chip(u"activeChip"_s)->toolTip(), u"3 running · 2 not sent yet"_s);
    QCOMPARE(QAccessible::queryAccessibleInterface(window.window.chip(u"activeChip"_s))->text(QAccessible::Description),
        u"3 running · 2 not sent yet"_s);
}

void TestTakesBar::whatNeedsAttentionStandsOut()
{
    GridWindow window(1);
    window.window.add(TaskState::Failed);
    window.window.add(TaskState::NeedsReview);
    QPushButton* chip = window.window.chip(u"needsYouChip"_s);
    TRY_VERIFY(chip->isVisible());
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        applyLook(*qApp, theme);
        QVERIFY(groundOf(chip) != groundOf(window.window.chip(u"failedChip"_s)));
        QVERIFY(groundOf(chip).red() > groundOf(chip).blue() + 10); // amber
    }
    applyLook(*qApp, Theme::Light);
}

void TestTakesBar::chipsWithoutTakesTakeNoRoom()
{
    GridWindow window(2);
    QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
    QVERIFY(!window.window.chip(u"failedChip"_s)->isVisible());
    QVERIFY(!window.window.chip(u"bestChip"_s)->isVisible());
    QPushButton* active = window.window.chip(u"activeChip"_s);
    QVERIFY(!active->isVisible());
    window.window.add(TaskState::InProgress);
    TRY_VERIFY(active->isVisible());
    QCOMPARE(groundOf(active), tone(active->palette(), Tone::Chip));
    window.window.add(TaskState::Failed);
    TRY_VERIFY(window.window.chip(u"failedChip"_s)->isVisible());
    window.window.panel->marking().rate({window.ids.constFirst()}, 5);
    TRY_VERIFY(window.window.chip(u"bestChip"_s)->isVisible());
}

void TestTakesBar::chipsStayUnderThePointer()
{
    GridWindow window(1);
    window.window.add(TaskState::Failed);
    QVERIFY(window.activate());
    QPushButton* failed = window.window.chip(u"failedChip"_s);
    TRY_VERIFY(failed->isVisible());
    QWindow* handle = window.window.panel->windowHandle();
    QPoint middle;
    QVERIFY(QTest::qWaitFor(
        [&] {
            // The layout may follow later, and a pointer that does not move enters nothing.
            QTest::mouseMove(handle, {300, 300});
            middle = failed->mapTo(window.window.panel.get(), failed->rect().center());
            QTest::mouseMove(handle, middle);
            return failed->underMouse();
        },
        patienceMs));
    window.window.add(TaskState::NeedsReview); // its chip belongs before this one
    TRY_COMPARE(window.window.chip(u"needsYouChip"_s)->text(), u"Needs attention 1"_s);
    QTest::mouseClick(handle, Qt::LeftButton, Qt::NoModifier, middle);
    QVERIFY(failed->isChecked());
    QTest::mouseMove(handle, {300, 300});
    TRY_VERIFY(window.window.chip(u"needsYouChip"_s)->isVisible());
}

/// The bar gets its size, or the first takes come, below a pointer that nobody moves.
void TestTakesBar::chipsComeBackUnderThePointer()
{
    GridWindow window;
    QVERIFY(window.activate());
    QPushButton* failed = window.window.chip(u"failedChip"_s);
    QWidget* page = failed->parentWidget();
    const auto point = [&window, page] {
        QWindow* handle = window.window.panel->windowHandle();
        return QTest::qWaitFor(
            [&] {
                QTest::mouseMove(handle, {300, 300});
                QTest::mouseMove(handle, page->mapTo(window.window.panel.get(), QPoint(60, page->height() / 2)));
                return page->underMouse();
            },
            patienceMs);
    };
    QVERIFY(point());
    window.window.add(TaskState::Failed);
    TRY_VERIFY(failed->isVisible());
    for (const TaskState state : {TaskState::NeedsReview, TaskState::InProgress})
        window.window.add(state, u"Another shot"_s);
    window.window.panel->resize(420, 420);
    TRY_VERIFY(!failed->isVisible());
    QVERIFY(point());
    window.window.panel->resize(1280, 420);
    TRY_VERIFY(failed->isVisible());
}

void TestTakesBar::chipsAreDropped()
{
    GridWindow window(2);
    window.window.panel->marking().rate(window.ids, 4);
    window.window.add(TaskState::InProgress, u"Running"_s);
    window.window.add(TaskState::Failed, u"Failed"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.window.panel.get(), patienceMs));
    TRY_VERIFY(window.window.chip(u"bestChip"_s)->isVisible());
    window.window.panel->resize(380, 420);
    TRY_VERIFY(!window.window.chip(u"bestChip"_s)->isVisible());
    QVERIFY(window.window.chip(u"allChip"_s)->isVisible());
    auto* button = window.window.panel->findChild<QToolButton*>(u"filterButton"_s);
    QVERIFY(button->isVisible());
    QVERIFY(button->mapTo(window.window.panel.get(), QPoint(button->width(), 0)).x() <= 380);
    // What was dropped is in the menu.
    QTest::mouseClick(button, Qt::LeftButton);
    TRY_VERIFY(button->menu()->isVisible());
    auto* best = button->menu()->findChild<QAction*>(u"group-bestChip"_s);
    QVERIFY(best);
    QVERIFY(!button->menu()->findChild<QAction*>(u"group-allChip"_s));
    best->trigger();
    button->menu()->close();
    TRY_VERIFY(window.window.chip(u"bestChip"_s)->isVisible()); // the chosen one is always seen
    QVERIFY(window.window.chip(u"bestChip"_s)->isChecked());
    // The search opens from its icon.
    QVERIFY(!window.window.search()->isVisible());
    QVERIFY(window.activate());
    QTest::keyClick(window.window.panel.get(), Qt::Key_F, Qt::ControlModifier);
    TRY_VERIFY(window.window.search()->hasFocus());
}

/// In the window's usual width, a take that is rejected takes no chip away.
void TestTakesBar::openSearchTakesTheFreeRoom()
{
    GridWindow window(2);
    window.window.panel->marking().rate(window.ids, 4);
    for (const TaskState state : {TaskState::InProgress, TaskState::Failed})
        window.window.add(state, u"A boat"_s);
    QVERIFY(window.activate());
    window.window.panel->resize(640, 420);
    auto* button = window.window.panel->findChild<QWidget*>(u"searchButton"_s);
    TRY_VERIFY(button->isVisible() && window.window.chip(u"failedChip"_s)->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    TRY_VERIFY(window.window.search()->hasFocus());
    QTest::keyClicks(window.window.search(), u"a harbour at night"_s);
    TRY_COMPARE(window.window.search()->width(), 320); // only one chip is left
    // The chips get their room back.
    window.window.search()->clear();
    TRY_VERIFY(window.window.search()->width() < 320 && window.window.chip(u"failedChip"_s)->isVisible());
    QVERIFY(window.window.search()->width() >= 160);
    for (const auto* name : {"allChip", "activeChip", "failedChip"}) {
        const QPushButton* chip = window.window.chip(QString::fromLatin1(name));
        QVERIFY2(chip->visibleRegion().boundingRect() == chip->rect(), name);
    }
}

void TestTakesBar::trashKeepsItsChip()
{
    GridWindow window(4);
    window.window.panel->resize(1012, 420);
    window.window.add(TaskState::InProgress, u"Running"_s);
    window.window.add(TaskState::Failed, u"Failed"_s);
    window.window.add(TaskState::NeedsReview, u"Lost"_s);
    TaskMarking& marking = window.window.panel->marking();
    marking.rate({window.ids.at(0)}, 5);
    VideoTask gone = taskIn(TaskState::Failed, u"Deleted"_s);
    gone.marks.recycledAt = gone.createdAt;
    window.window.add(gone);
    QVERIFY(window.activate());
    QPushButton* bin = window.window.chip(u"binChip"_s);
    TRY_VERIFY(bin->isVisible());
    marking.reject({window.ids.at(1)});
    QPushButton* rejected = window.window.chip(u"rejectedChip"_s);
    TRY_VERIFY(rejected->isVisible());
    for (const QPushButton* chip : {bin, rejected, window.window.chip(u"bestChip"_s)}) {
        QVERIFY2(chip->isVisible(), qPrintable(chip->objectName()));
        QVERIFY2(chip->accessibleName().contains(u"1"_s), qPrintable(chip->accessibleName()));
    }
    QCOMPARE(bin->accessibleName(), u"Trash 1"_s);
    QVERIFY(bin->text() == u"Trash 1"_s || (!bin->icon().isNull() && bin->toolTip() == u"Trash 1"_s));
    QTest::mouseClick(bin, Qt::LeftButton);
    TRY_COMPARE(window.window.model->rowCount(), 1);
    window.window.panel->resize(1600, 420);
    TRY_COMPARE(bin->text(), u"Trash 1"_s);
}

void TestTakesBar::countsFollowTheSearch()
{
    GridWindow window(3);
    const TaskId boat = window.window.add(TaskState::Saved, u"A boat"_s);
    window.window.add(TaskState::Failed, u"Another boat"_s);
    window.window.panel->marking().rate({boat}, 4);
    QVERIFY(window.activate());
    TRY_COMPARE(window.window.chip(u"bestChip"_s)->text(), u"★ 4 and up 1"_s);
    QCOMPARE(window.window.chip(u"allChip"_s)->text(), u"All 5"_s);
    window.window.search()->setFocus();
    QTest::keyClicks(window.window.search(), u"another"_s);
    TRY_COMPARE(window.window.chip(u"allChip"_s)->text(), u"All 1"_s);
    QCOMPARE(window.window.chip(u"failedChip"_s)->text(), u"Failed 1"_s);
    QCOMPARE(window.window.chip(u"bestChip"_s)->text(), u"★ 4 and up 0"_s);
    QTest::keyClick(window.window.search(), Qt::Key_Escape);
    TRY_COMPARE(window.window.chip(u"allChip"_s)->text(), u"All 5"_s);
}

void TestTakesBar::filterTakesTheSelectionAway()
{
    const GridWindow window(3);
    QVERIFY(window.activate());
    window.click(window.ids.at(0));
    QSignalSpy shown(window.window.panel.get(), &TaskPanel::taskSelected);
    window.window.search()->setFocus();
    QTest::keyClicks(window.window.search(), u"2"_s);
    TRY_COMPARE(window.window.panel->selectedTask(), window.ids.at(1));
    QCOMPARE(window.selected(), {window.ids.at(1)});
    QCOMPARE(shown.constLast().constFirst().toLongLong(), window.ids.at(1));
    QTest::keyClick(window.window.search(), Qt::Key_Escape);
    QCOMPARE(window.selected(), {window.ids.at(1)});
}

void TestTakesBar::menuClosesWhenItsTakeChanges_data()
{
    QTest::addColumn<bool>("isFiltered");
    QTest::newRow("its row goes, and another take is chosen") << true;
    QTest::newRow("its commands change") << false;
}

/// Otherwise the next click would reach another take, or another command.
void TestTakesBar::menuClosesWhenItsTakeChanges()
{
    QFETCH(const bool, isFiltered);
    TaskWindow window;
    const TaskId other = window.add(TaskState::InProgress);
    const TaskId id = window.add(TaskState::InProgress);
    QVERIFY(waitForActive(window.panel.get()));
    if (isFiltered)
        window.chip(u"activeChip"_s)->click();
    window.panel->selectTask(id);
    const QPoint place = window.view()->visualRect(window.view()->currentIndex()).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &event);
    const QPointer<QMenu> menu = window.panel->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr && menu->isVisible());
    const CommandSpy stop(window, TaskCommand::StopWatching);
    window.move(id, TaskState::Saved);
    TRY_VERIFY(menu.isNull() || !menu->isVisible());
    QCOMPARE(window.panel->selectedTask(), isFiltered ? other : id);
    QVERIFY(stop.ids().isEmpty());
}

QTEST_MAIN(TestTakesBar)
#include "tst_takesbar.moc"
