// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskmodel.h"
#include "tests/media/testclips.h"
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/keyhands.h"
#include "tests/ui/windowbench.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/comparestage.h"
#include "ui/compare/compareview.h"
#include "ui/spend/spendpage.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/table/taskview.h"
#include "ui/viewer/player.h"
#include "ui/window/commandpalette.h"
#include "ui/window/shortcutsheet.h"

#include <QItemSelectionModel>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Entering and leaving a comparison in the real window.
class TestCompareWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_bench.reset(); }
    void offeredForTwoToNineSavedTakes();
    void followsWhatBecomesOfTheSelection();
    void standsInTheMenu();
    void comparedAndBack();
    void failureMovesNoPicture();
    void deletingOffersUndoInFullScreen();
    void takeIsContinued();
    void takeOfTheSpendPageIsSeen();
    void takeOfANotificationIsSeen();
    void deletedOnesAreNotSelectedAgain();
    void accountsChangeMeanwhile();
    void paletteOffersNothingForHiddenTakes();
    void sheetListsTheKeys();
    void windowClosesWhileComparing();

private:
    int shownTasks() const;
    QList<TaskId> add(int count, TaskState state = TaskState::Saved);
    TaskView* table() const
    {
        m_bench->tasks()->findChild<QPushButton*>(u"listViewButton"_s)->click();
        return m_bench->tasks()->findChild<TaskView*>();
    }
    QAction* compare() const { return m_bench->tasks()->findChild<QAction*>(u"compareTakes"_s); }
    CompareView* view() const { return m_bench->window->findChild<CompareView*>(); }
    void selectAll() const
    {
        table()->setFocus();
        table()->selectAll();
    }
    bool begin()
    {
        selectAll();
        QTest::keyClick(table(), Qt::Key_C);
        return view() != nullptr && view()->isVisible();
    }

    TestClips m_clips;
    std::unique_ptr<WindowBench> m_bench;
    int m_count = 0;
};

void TestCompareWindow::initTestCase()
{
    m_clips.make(
        u"take.mp4"_s, u"-f lavfi -i testsrc2=s=320x180:r=24:d=2 -c:v libx264 -preset veryfast -pix_fmt yuv420p"_s);
}

void TestCompareWindow::init()
{
    m_bench = std::make_unique<WindowBench>();
    m_count = 0;
}

/// Without group rows.
int TestCompareWindow::shownTasks() const
{
    const auto* model = static_cast<TaskModel*>(table()->model());
    int count = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        count += model->taskAt(row) != 0 ? 1 : 0;
    return count;
}

QList<TaskId> TestCompareWindow::add(int count, TaskState state)
{
    QList<TaskId> ids;
    for (int number = 0; number < count; ++number) {
        VideoTask task = WindowBench::task(state);
        if (!task.remoteId.isEmpty())
            task.remoteId = u"id-%1"_s.arg(++m_count);
        if (state == TaskState::Saved)
            task.file = m_clips.path(u"take.mp4"_s);
        ids.append(m_bench->engine->store().add(task).value_or(0));
    }
    return ids;
}

void TestCompareWindow::offeredForTwoToNineSavedTakes()
{
    QVERIFY(m_bench->openWithPractice());
    QVERIFY(!compare()->isEnabled());
    for (int count = 1; count <= 10; ++count) {
        add(1);
        TRY_COMPARE(shownTasks(), count);
        selectAll();
        QCOMPARE(compare()->isEnabled(), count >= 2 && count <= 9);
        QVERIFY(!compare()->toolTip().isEmpty());
    }
    QCOMPARE(compare()->toolTip(), u"Select 2 to 9 takes to compare them."_s);
    QTest::keyClick(table(), Qt::Key_C);
    QVERIFY(view() == nullptr);
}

void TestCompareWindow::followsWhatBecomesOfTheSelection()
{
    QVERIFY(m_bench->openWithPractice());
    add(1);
    const TaskId failed = add(1, TaskState::Failed).constFirst();
    TRY_COMPARE(shownTasks(), 2);
    selectAll();
    QVERIFY(!compare()->isEnabled());
    QCOMPARE(compare()->toolTip(), u"At least two of the selected takes need a clip that can be played."_s);
    VideoTask task = *m_bench->engine->store().task(failed);
    task.state = TaskState::Saved;
    task.file = m_clips.path(u"take.mp4"_s);
    QVERIFY(m_bench->engine->store().update(task, TaskState::Failed));
    TRY_VERIFY(compare()->isEnabled());
    // Those without a clip are left out.
    const TaskId another = add(1, TaskState::Failed).constFirst();
    TRY_COMPARE(shownTasks(), 3);
    selectAll();
    QVERIFY(compare()->isEnabled());
    QVERIFY(compare()->toolTip().contains(u"except those without a clip"_s));
    QVERIFY(begin());
    QCOMPARE(view()->takes().size(), 2);
    QVERIFY(!view()->takes().contains(another));
}

void TestCompareWindow::standsInTheMenu()
{
    QVERIFY(m_bench->openWithPractice());
    add(2);
    TRY_COMPARE(shownTasks(), 2);
    selectAll();
    Q_EMIT table()->menuRequested(table()->mapToGlobal(QPoint(10, 10)));
    auto* menu = m_bench->tasks()->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr && menu->actions().contains(compare()));
    menu->close();
}

void TestCompareWindow::comparedAndBack()
{
    QVERIFY(m_bench->openWithPractice());
    const QList<TaskId> ids = add(3);
    TRY_COMPARE(shownTasks(), 3);
    m_bench->tasks()->selectTask(ids.at(1));
    QVERIFY(begin());
    QVERIFY(!m_bench->tasks()->isVisible());
    QCOMPARE(view()->takes(), (QList<TaskId>{ids.at(2), ids.at(1), ids.at(0)})); // in the order of the rows
    TRY_COMPARE(view()->player()->state(), PlayerState::Paused);
    QTest::keyClick(view()->stage()->tile(0), Qt::Key_Down);
    QTest::keyClick(view()->stage()->tile(1), Qt::Key_3);
    QCOMPARE(m_bench->engine->store().task(ids.at(1))->marks.rating, 3);
    QTest::keyClick(view()->stage()->tile(1), Qt::Key_Escape);
    QVERIFY(m_bench->tasks()->isVisible());
    QVERIFY(table()->hasFocus());
    QCOMPARE(m_bench->tasks()->selectedTasks().size(), 3);
    QCOMPARE(m_bench->tasks()->selectedTask(), ids.at(1));
    QCOMPARE(view()->player()->state(), PlayerState::Empty); // the files are closed
    // The same undo continues in the list.
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_bench->engine->store().task(ids.at(1))->marks.rating, 0);
    QVERIFY(begin()); // once more
}

/// It is said once, over the pictures.
void TestCompareWindow::failureMovesNoPicture()
{
    QVERIFY(m_bench->openWithPractice());
    add(2);
    TRY_COMPARE(shownTasks(), 2);
    QVERIFY(begin());
    TRY_COMPARE(view()->player()->state(), PlayerState::Paused);
    const auto place = [this] {
        const QWidget* tile = view()->stage()->tile(0);
        return QRect(tile->mapTo(m_bench->window.get(), QPoint()), tile->size());
    };
    const QRect before = place();
    const QString sentence = u"The rating couldn't be saved: the disk is full."_s;
    const auto saying = [this, &sentence] {
        const QList<MessageBar*> bars = m_bench->window->findChildren<MessageBar*>();
        return std::ranges::count_if(
            bars, [&sentence](const MessageBar* bar) { return bar->isVisible() && bar->text() == sentence; });
    };
    Q_EMIT m_bench->tasks()->marking().failed(sentence);
    TRY_COMPARE(saying(), 1);
    QTest::qWait(50);
    QCOMPARE(place(), before);
    QCOMPARE(saying(), 1);
    const auto* message = m_bench->window->findChild<MessageBar*>(u"taskMessage"_s);
    QCOMPARE(message->visibleRegion().boundingRect(), message->rect());
}

void TestCompareWindow::deletingOffersUndoInFullScreen()
{
    QVERIFY(m_bench->openWithPractice());
    add(3);
    TRY_COMPARE(shownTasks(), 3);
    QVERIFY(begin());
    TRY_COMPARE(view()->player()->state(), PlayerState::Paused);
    view()->fullScreenAction()->trigger();
    const auto* full = view()->stage()->window();
    QVERIFY(full != m_bench->window.get());
    QVERIFY(waitForActive(view()->stage()->window()));
    TRY_VERIFY(full->isAncestorOf(QApplication::focusWidget()));
    pressKey(full, Qt::Key_Delete);
    const auto undo = [full] { return WindowBench::shownButton(u"messageAction1"_s, full); };
    TRY_VERIFY(undo() != nullptr);
    TRY_COMPARE(shownTasks(), 2);
    QTest::mouseClick(undo(), Qt::LeftButton);
    TRY_COMPARE(shownTasks(), 3);
    view()->fullScreenAction()->trigger();
    QVERIFY(waitForActive(m_bench->window.get()));
}

void TestCompareWindow::takeIsContinued()
{
    QVERIFY(m_bench->openWithPractice());
    const QList<TaskId> ids = add(3);
    TRY_COMPARE(shownTasks(), 3);
    QVERIFY(begin());
    QTest::keyClick(view()->stage()->tile(0), Qt::Key_Down);
    QTest::keyClick(view()->stage()->tile(1), Qt::Key_V);
    QVERIFY(m_bench->tasks()->isVisible());
    QCOMPARE(m_bench->tasks()->selectedTasks(), QList<TaskId>{ids.at(1)});
    TRY_COMPARE(m_bench->form()->copies(), 3);
    QCOMPARE(m_bench->form()->request().prompt, m_bench->engine->store().task(ids.at(1))->request.prompt);
}

void TestCompareWindow::takeOfTheSpendPageIsSeen()
{
    QVERIFY(m_bench->openWithPractice());
    const QList<TaskId> ids = add(3);
    TRY_COMPARE(shownTasks(), 3);
    QVERIFY(begin());
    pressKey(m_bench->window.get(), Qt::Key_3, Qt::ControlModifier);
    TRY_VERIFY(m_bench->window->findChild<SpendPage*>() != nullptr && !view()->isVisible());
    Q_EMIT m_bench->window->findChild<SpendPage*>()->taskRequested(ids.at(1));
    QVERIFY(m_bench->tasks()->isVisible());
    QCOMPARE(m_bench->tasks()->selectedTasks(), QList<TaskId>{ids.at(1)});
}

void TestCompareWindow::takeOfANotificationIsSeen()
{
    QVERIFY(m_bench->openWithPractice());
    const QList<TaskId> ids = add(3);
    TRY_COMPARE(shownTasks(), 3);
    QVERIFY(begin());
    m_bench->window->execute(ids.at(1), TaskCommand::Play);
    QVERIFY(m_bench->tasks()->isVisible());
    QCOMPARE(m_bench->tasks()->selectedTasks(), QList<TaskId>{ids.at(1)});
    TRY_COMPARE(m_bench->player()->path(), m_bench->engine->store().task(ids.at(1))->file);
    // What was meant for a take that is gone meets no other.
    m_bench->window->execute(ids.at(2) + 1, TaskCommand::Reject);
    QVERIFY(!m_bench->engine->store().task(ids.at(1))->marks.rejected);
}

void TestCompareWindow::deletedOnesAreNotSelectedAgain()
{
    QVERIFY(m_bench->openWithPractice());
    const QList<TaskId> ids = add(3);
    TRY_COMPARE(shownTasks(), 3);
    QVERIFY(begin());
    QTest::keyClick(view()->stage()->tile(0), Qt::Key_Delete);
    QVERIFY(m_bench->engine->store().task(ids.at(2))->marks.recycledAt.isValid());
    QTest::keyClick(view()->stage()->tile(0), Qt::Key_Escape);
    TRY_COMPARE(shownTasks(), 2);
    QCOMPARE(m_bench->tasks()->selectedTasks(), (QList<TaskId>{ids.at(1), ids.at(0)}));
    QTest::keyClick(table(), Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(shownTasks(), 3);
}

void TestCompareWindow::accountsChangeMeanwhile()
{
    QVERIFY(m_bench->openWithPractice());
    add(2);
    TRY_COMPARE(shownTasks(), 2);
    QVERIFY(begin());
    const Account account{u"other"_s, u"Other"_s, QUrl(u"http://127.0.0.1:9/v1"_s), {}};
    QVERIFY(m_bench->engine->accounts().put(account));
    QVERIFY(view()->isVisible());
}

void TestCompareWindow::paletteOffersNothingForHiddenTakes()
{
    QVERIFY(m_bench->openWithPractice());
    const QList<TaskId> ids = add(2);
    TRY_COMPARE(shownTasks(), 2);
    m_bench->tasks()->selectTask(ids.at(0));
    const auto offers = [this](const QString& menu) {
        return std::ranges::any_of(commandsOf(*m_bench->window),
            [&menu](const PaletteEntry& entry) { return entry.text.startsWith(menu + u": "_s); });
    };
    const QStringList ofTakes{u"Rating"_s, u"Speed"_s, u"Sort by"_s};
    for (const QString& menu : ofTakes)
        TRY_VERIFY2(offers(menu), qPrintable(menu));
    QVERIFY(begin());
    for (const QString& menu : ofTakes)
        QVERIFY2(!offers(menu), qPrintable(menu));
    QVERIFY(offers(u"Theme"_s)); // of the window's menu
}

void TestCompareWindow::sheetListsTheKeys()
{
    QVERIFY(m_bench->openWithPractice());
    m_bench->menuAction(u"Keyboard shortcuts"_s)->trigger();
    const auto* sheet = m_bench->window->findChild<ShortcutSheet*>();
    QVERIFY(sheet != nullptr);
    QStringList words;
    for (const QLabel* label : sheet->findChildren<QLabel*>())
        words.append(label->text());
    for (const QString& wanted :
        {u"Compare"_s, u"Wipe"_s, u"Blink"_s, u"Next take"_s, u"Differences"_s, u"Back to the takes"_s})
        QVERIFY2(words.contains(wanted), qPrintable(wanted));
}

void TestCompareWindow::windowClosesWhileComparing()
{
    QVERIFY(m_bench->openWithPractice());
    add(9);
    TRY_COMPARE(shownTasks(), 9);
    QVERIFY(begin());
    TRY_COMPARE(view()->player()->state(), PlayerState::Paused);
    view()->player()->play();
    m_bench->close();
}

QTEST_MAIN(TestCompareWindow)
#include "tst_comparewindow.moc"
