// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "ui/style/applylook.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/stage/takestage.h"
#include "ui/widgets/toastarea.h"
#include "ui/window/commandpalette.h"
#include "ui/window/stagewindow.h"

#include <QSplitter>

using namespace Dailies;

namespace {

constexpr TaskState saved = TaskState::Saved;

} // namespace

/// The stage in a window of its own, on the only screen.
class TestStageWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void keyMovesItOutAndBack();
    void menuAndPaletteOfferIt();
    void placeholderBringsItBack();
    void closingItBringsItBack();
    void keysWorkInBothWindows();
    void partsAreReachedInBothWindows();
    void clipGoesOn();
    void takesGetItsRoom();
    void detailsStayReadable();
    void detailsLeaveNoHole();
    void tabOrderIsAsBefore();
    void pictureAloneEndsFirst();
    void fullScreenAndBack();
    void screeningFromThere();
    void bringingItBackEndsAScreening();
    void commandsOfTheFormGoToTheWindow();
    void runningTakeIsShownThere();
    void isDarkInTheLightTheme();
    void buttonsOnTheStageAreDark();
    void stateIsRestored();
    void closedStateIsRestored();
    void hidesWithTheMainWindow();
    void mainWindowCloses();
    void messageThereEndsWithTheProgram();
    void screeningOffersUndo();
    void isNotAboveTheMainWindow();

private:
    static StageWindow* stage(const ScreeningBench& b) { return b.bench.window->findChild<StageWindow*>(); }
    static bool moveOut(const ScreeningBench& b)
    {
        if (b.bench.prompt()->hasFocus()) // where the key would be a letter
            b.bench.player()->setFocus();
        b.press(Qt::Key_F, Qt::ShiftModifier);
        return QTest::qWaitFor(
            [&b] { return b.bench.player()->window() == stage(b) && stage(b)->isActiveWindow(); }, patienceMs);
    }
    static bool isBack(const ScreeningBench& b)
    {
        return QTest::qWaitFor(
            [&b] {
                const QWidget* main = b.bench.window.get();
                return !stage(b)->isVisible() && b.bench.player()->window() == main && main->isActiveWindow();
            },
            patienceMs);
    }
    /// Whether all rows below the picture are drawn on dark ground, with light words and icons.
    static bool hasDarkRows(const ScreeningBench& b)
    {
        return isDark(*b.part<QWidget>(u"transportBar"_s)) && isDark(*b.part<QWidget>(u"actionRow"_s));
    }
    static bool isDark(QWidget& row)
    {
        const QImage shown = row.grab().toImage();
        int bright = 0;
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x)
                bright += shown.pixelColor(x, y).lightness() > 127 ? 1 : 0;
        }
        const int all = shown.width() * shown.height();
        return bright > all / 500 && bright < all / 4;
    }
    static void activate(QWidget* window)
    {
        window->activateWindow();
        TRY_VERIFY(window->isActiveWindow());
    }
};

void TestStageWindow::keyMovesItOutAndBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(moveOut(b));
    QCOMPARE(b.bench.player()->window(), stage(b));
    QVERIFY(!stage(b)->isMaximized() && !stage(b)->isFullScreen()); // there is one screen only
    QVERIFY(b.part<QWidget>(u"stagePlaceholder"_s)->isVisible());
    b.press(Qt::Key_F, Qt::ShiftModifier); // in the window of the stage
    QVERIFY(isBack(b));
    QVERIFY(!b.part<QWidget>(u"stagePlaceholder"_s)->isVisible());
    QVERIFY(b.bench.player()->isVisible());
}

void TestStageWindow::menuAndPaletteOfferIt()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    auto* action = b.bench.window->findChild<QAction*>(u"stageWindowAction"_s);
    QVERIFY(b.bench.window->findChild<WindowMenu*>()->allActions().contains(action));
    for (int n = 0; n < 2; ++n) { // also while it is out
        const QList<PaletteEntry> all = commandsOf(*b.bench.window);
        const auto found = std::find_if(all.cbegin(), all.cend(),
            [](const PaletteEntry& each) { return each.text.endsWith(u"Viewer in its own window"_s); });
        QVERIFY(found != all.cend());
        QCOMPARE(found->keys, u"Shift+F"_s);
        found->execute();
        TRY_COMPARE(stage(b)->isVisible(), n == 0);
    }
}

void TestStageWindow::placeholderBringsItBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    QTest::mouseClick(b.part<QPushButton>(u"bringStageBack"_s), Qt::LeftButton);
    QVERIFY(isBack(b));
}

void TestStageWindow::closingItBringsItBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    stage(b)->close();
    QVERIFY(isBack(b));
    QVERIFY(b.bench.window->isVisible());
    QVERIFY(!b.bench.window->findChild<QAction*>(u"stageWindowAction"_s)->isChecked());
}

void TestStageWindow::keysWorkInBothWindows()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    QVERIFY(moveOut(b));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_Space);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_K);
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_5);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 5);
    b.press(Qt::Key_I);
    TRY_VERIFY(b.bench.window->findChild<TaskDetails*>()->isVisible());
    VideoRequest request = b.task(TaskState::Waiting, 0).request;
    request.prompt = u"A paper boat"_s;
    b.bench.form()->setRequest(request);
    b.press(Qt::Key_Return, Qt::ControlModifier);
    TRY_COMPARE(b.bench.engine->store().ids().size(), 3);

    activate(b.bench.window.get());
    b.bench.tasks()->selectAgain({b.ids.at(1)}, b.ids.at(1));
    TRY_COMPARE(b.bench.player()->path(), b.stored(b.ids.at(1)).file);
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_Space);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_K);
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_2);
    TRY_COMPARE(b.stored(b.ids.at(1)).marks.rating, 2);
    b.press(Qt::Key_X);
    TRY_VERIFY(b.stored(b.ids.at(1)).marks.rejected);

    activate(stage(b));
    b.press(Qt::Key_X);
    TRY_VERIFY(!b.stored(b.ids.at(1)).marks.rejected);
}

/// F6 goes on to the other window when the next part is there.
void TestStageWindow::partsAreReachedInBothWindows()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    const QList<const QWidget*> parts{b.bench.tasks(), b.bench.form(), b.bench.player(), b.bench.tasks()};
    for (const QWidget* part : parts) {
        b.press(Qt::Key_F6);
        TRY_VERIFY(part->window()->isActiveWindow() && part->isAncestorOf(QApplication::focusWidget()));
    }
}

void TestStageWindow::clipGoesOn()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    b.bench.player()->setFocus();
    b.press(Qt::Key_Space);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    QVERIFY(moveOut(b));
    QCOMPARE(b.state(), PlayerState::Playing);
    const qint64 before = b.bench.player()->player()->positionUs();
    TRY_VERIFY(b.bench.player()->player()->positionUs() > before);
    stage(b)->close();
    QVERIFY(isBack(b));
    QCOMPARE(b.state(), PlayerState::Playing);
}

void TestStageWindow::takesGetItsRoom()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    const int takes = b.bench.tasks()->height();
    const int picture = b.bench.player()->height();
    QVERIFY(moveOut(b));
    TRY_VERIFY(b.bench.tasks()->height() > b.bench.window->height() - 60);
    b.bench.window->resize(1100, 700);
    TRY_VERIFY(b.bench.tasks()->height() > 640);
    b.bench.window->resize(1440, 900);
    stage(b)->close();
    QVERIFY(isBack(b));
    TRY_COMPARE(b.bench.tasks()->height(), takes);
    TRY_COMPARE(b.bench.player()->height(), picture);
}

void TestStageWindow::detailsStayReadable()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    b.bench.showDetails();
    TRY_VERIFY(b.bench.window->findChild<TaskDetails*>()->height() >= b.bench.window->height() * 2 / 5);
    b.bench.window->findChild<QAction*>(u"detailsAction"_s)->setChecked(false);
    TRY_VERIFY(b.bench.tasks()->height() > b.bench.window->height() - 60);
}

void TestStageWindow::detailsLeaveNoHole()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.window->resize(1440, 900);
    b.bench.showDetails();
    const auto* details = b.bench.window->findChild<TaskDetails*>();
    TRY_COMPARE(details->height(), b.bench.player()->height());
    QVERIFY(moveOut(b));
    // The placeholder is a line, and the takes reach from there to the details.
    const auto placeOf = [&b](const QWidget* part) {
        return QRect(part->mapTo(b.bench.window.get(), QPoint()), part->size());
    };
    TRY_VERIFY(placeOf(b.part<QWidget>(u"stagePlaceholder"_s)).height() < 50);
    TRY_COMPARE(placeOf(details).top(), placeOf(b.bench.tasks()).top());
    QVERIFY(placeOf(b.bench.tasks()).right() + 3 >= placeOf(details).left());
    QCOMPARE(details->width(), 300);
    stage(b)->close();
    QVERIFY(isBack(b));
    TRY_COMPARE(details->height(), b.bench.player()->height());
}

void TestStageWindow::tabOrderIsAsBefore()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    const auto order = [&b] {
        QList<const QWidget*> all;
        const QWidget* main = b.bench.window.get();
        for (const QWidget* each = main->nextInFocusChain(); each != main; each = each->nextInFocusChain()) {
            if (each->window() == main && each->isVisible() && (each->focusPolicy() & Qt::TabFocus) != 0)
                all.append(each);
        }
        return all;
    };
    const QList<const QWidget*> before = order();
    QVERIFY(moveOut(b));
    QVERIFY(order() != before);
    stage(b)->close();
    QVERIFY(isBack(b));
    QCOMPARE(order(), before);
}

void TestStageWindow::pictureAloneEndsFirst()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    auto* alone = b.bench.window->findChild<QAction*>(u"pictureAction"_s);
    alone->setChecked(true);
    QVERIFY(moveOut(b));
    QVERIFY(!alone->isChecked() && !alone->isEnabled());
    QVERIFY(b.bench.tasks()->isVisible());
    stage(b)->close();
    QVERIFY(isBack(b));
    QVERIFY(alone->isEnabled());
}

void TestStageWindow::fullScreenAndBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    QVERIFY(moveOut(b));
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_F);
    TRY_VERIFY(b.bench.player()->isFullScreenShown());
    TRY_VERIFY(b.part<VideoSurface>()->isActiveWindow());
    b.press(Qt::Key_Escape);
    TRY_VERIFY(!b.bench.player()->isFullScreenShown());
    TRY_VERIFY(stage(b)->isActiveWindow());
    QVERIFY(b.part<VideoSurface>()->window() == stage(b));
}

void TestStageWindow::screeningFromThere()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(moveOut(b));
    QVERIFY(b.screen());
    QCOMPARE(b.order(), u"1 of 2"_s);
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Escape);
    TRY_VERIFY(stage(b)->isActiveWindow());
    QCOMPARE(b.shown(), b.ids.at(1));
}

void TestStageWindow::bringingItBackEndsAScreening()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(moveOut(b));
    QVERIFY(b.screen());
    b.part<QPushButton>(u"bringStageBack"_s)->click(); // in the window on another screen
    QVERIFY(isBack(b));
    QVERIFY(!b.isScreening());
    QVERIFY(b.bench.window->findChild<QWidget*>(u"actionRow"_s)->isVisible());
}

void TestStageWindow::commandsOfTheFormGoToTheWindow()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    QVERIFY(moveOut(b));
    b.press(Qt::Key_V);
    TRY_VERIFY(b.bench.window->isActiveWindow());
    QCOMPARE(b.bench.prompt()->toPlainText(), b.stored(b.ids.at(0)).request.prompt);
    QVERIFY(stage(b)->isVisible());
}

void TestStageWindow::runningTakeIsShownThere()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Failed}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    QVERIFY(moveOut(b));
    const auto* words = b.bench.window->findChild<TakeStage*>();
    QVERIFY(words->isVisible());
    QCOMPARE(words->window(), stage(b));
    QCOMPARE(words->size(), b.part<VideoSurface>()->size());
}

void TestStageWindow::isDarkInTheLightTheme()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Failed}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    QVERIFY(!hasDarkRows(b)); // in the window they are as the rest of it
    QVERIFY(moveOut(b));
    QVERIFY(hasDarkRows(b));
    b.press(Qt::Key_F);
    TRY_VERIFY(b.part<VideoSurface>()->isActiveWindow());
    QVERIFY(b.bench.player()->isFullScreenShown());
    QVERIFY(hasDarkRows(b));
    applyLook(*qApp, Theme::Dark);
    applyLook(*qApp, Theme::Light);
    QVERIFY(hasDarkRows(b));
    b.press(Qt::Key_Escape);
    TRY_VERIFY(stage(b)->isActiveWindow());
    b.press(Qt::Key_F, Qt::ShiftModifier);
    QVERIFY(isBack(b));
    QVERIFY(!hasDarkRows(b));
}

void TestStageWindow::buttonsOnTheStageAreDark()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Failed}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    auto* button = b.part<QPushButton>(u"stageCommandButton"_s);
    TRY_VERIFY(button->isVisible());
    QVERIFY(isDark(*button));
}

void TestStageWindow::stateIsRestored()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    stage(b)->resize(700, 500);
    TRY_COMPARE(stage(b)->size(), QSize(700, 500));
    b.bench.close();
    b.bench.prepare = {};
    QVERIFY(b.bench.openWithPractice());
    TRY_VERIFY(stage(b)->isVisible());
    QCOMPARE(b.bench.player()->window(), stage(b));
    TRY_COMPARE(stage(b)->size(), QSize(700, 500));
    activate(stage(b));
    stage(b)->close();
    QVERIFY(isBack(b));
    QVERIFY(b.bench.player()->height() > 200); // at its usual size
}

void TestStageWindow::closedStateIsRestored()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    stage(b)->close();
    QVERIFY(isBack(b));
    b.bench.close();
    b.bench.prepare = {};
    QVERIFY(b.bench.openWithPractice());
    QVERIFY(!stage(b)->isVisible());
    QCOMPARE(b.bench.player()->window(), b.bench.window.get());
}

void TestStageWindow::hidesWithTheMainWindow()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    b.bench.window->hide(); // as into the tray
    TRY_VERIFY(!stage(b)->isVisible());
    b.bench.window->raiseToFront();
    TRY_VERIFY(stage(b)->isVisible());
    QCOMPARE(b.bench.player()->window(), stage(b));
}

void TestStageWindow::mainWindowCloses()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    QVERIFY(b.bench.window->close());
    // Otherwise the program would go on.
    for (const QWindow* window : QGuiApplication::topLevelWindows())
        TRY_VERIFY(!window->isVisible());
    QVERIFY(!stage(b)->testAttribute(Qt::WA_QuitOnClose));
}

/// A message follows the parts of the window, but not while they are destroyed.
void TestStageWindow::messageThereEndsWithTheProgram()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    QVERIFY(moveOut(b));
    activate(stage(b));
    b.press(Qt::Key_5);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 5);
    b.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 0);
    auto* toasts = stage(b)->findChild<ToastArea*>();
    QVERIFY(toasts != nullptr);
    TRY_VERIFY(toasts->isVisible());
    b.bench.close();
    QVERIFY(b.bench.window == nullptr);
}

void TestStageWindow::isNotAboveTheMainWindow()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    QVERIFY(moveOut(b));
    QVERIFY(stage(b)->windowHandle()->transientParent() == nullptr);
    stage(b)->close();
    QVERIFY(isBack(b));
    QVERIFY(moveOut(b));
    QVERIFY(stage(b)->windowHandle()->transientParent() == nullptr);
}

void TestStageWindow::screeningOffersUndo()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.recycledAt.isValid());
    const auto undoIn = [](const QWidget* window) { return WindowBench::shownButton(u"messageAction1"_s, window); };
    TRY_VERIFY(undoIn(b.bar()->window()) != nullptr);
    QPushButton* undo = undoIn(b.bar()->window());
    const int top = b.bar()->mapToGlobal(QPoint()).y();
    QVERIFY(undo->mapToGlobal(QPoint(0, undo->height())).y() <= top); // the controls stay free
    QTest::mouseClick(undo, Qt::LeftButton);
    TRY_VERIFY(!b.stored(b.ids.at(0)).marks.recycledAt.isValid());
    TRY_COMPARE(b.shown(), b.ids.at(0));
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.recycledAt.isValid());
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    // The message follows its user.
    TRY_VERIFY(undoIn(b.bench.window.get()) != nullptr);
}

QTEST_MAIN(TestStageWindow)
#include "tst_stagewindow.moc"
