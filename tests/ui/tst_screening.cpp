// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "ui/compare/compareview.h"
#include "ui/settings/keymap.h"
#include "ui/style/applylook.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/stage/takestage.h"
#include "ui/widgets/liveregion.h"
#include "ui/widgets/starrating.h"
#include "ui/window/commandpalette.h"
#include "ui/window/screeningcontroller.h"

#include <QAbstractButton>
#include <QFile>
#include <QSlider>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr TaskState saved = TaskState::Saved;

} // namespace

/// Takes in a row, in full screen, by hand: which they are, the keys, what happens to odd takes, and the end.
class TestScreening final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void todaysTakesInARow();
    void selectedTakesOnly();
    void filteredTakes();
    void todayLeavesOutOlderTakes();
    void noTakesSaysWhatToDo();
    void oneTakeSaysWhatToDo();
    void selectionBarStarts();
    void paletteOffersIt();
    void keysPlayAndRate();
    void namesTheKeysThatWork();
    void rejectedTakeStays();
    void undoRestoresTheRating();
    void buttonsDoWhatKeysDo();
    void arrowsStepFramesAgainAfterwards();
    void escapeKeepsTheTake();
    void escapeKeepsTheSelection();
    void closingTheWindowLeaves();
    void barHidesAndComesBack();
    void barStaysUnderTheKeyboard();
    void goesOnByItself();
    void takesWithoutAClipAreLeftOut_data();
    void takesWithoutAClipAreLeftOut();
    void takesWithoutAnyClipSaySo();
    void takeAtWorkCannotBeRejected();
    void brokenClipIsPassedOver();
    void vanishedClipIsSurvived();
    void continueLeavesFirst();
    void endSaysWhatWasDone();
    void endComparesTheBest();
    void endWatchesAgain();
    void choosingInTheListGoesThere();
    void changeOfThemeKeepsTheBarDark();
    void everythingHasAName();
};

void TestScreening::todaysTakesInARow()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    QVERIFY(b.bar()->window()->isFullScreen());
    QCOMPARE(b.order(), u"1 of 3"_s);
    QCOMPARE(b.shown(), b.ids.at(0));
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Right);
    QCOMPARE(b.order(), u"2 of 3"_s);
    QCOMPARE(b.shown(), b.ids.at(1));
    QCOMPARE(b.bench.player()->path(), b.stored(b.ids.at(1)).file);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Left);
    QCOMPARE(b.order(), u"1 of 3"_s);
    b.press(Qt::Key_Left); // there is none before the first
    QCOMPARE(b.order(), u"1 of 3"_s);
}

void TestScreening::selectedTakesOnly()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved, saved}));
    b.bench.tasks()->selectAgain({b.ids.at(1), b.ids.at(3)}, b.ids.at(3));
    QVERIFY(b.screen());
    QCOMPARE(b.order(), u"1 of 2"_s);
    QCOMPARE(b.shown(), b.ids.at(1));
    b.press(Qt::Key_Right);
    QCOMPARE(b.shown(), b.ids.at(3));
}

void TestScreening::filteredTakes()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved, saved}));
    b.bench.tasks()->marking().rate({b.ids.at(1), b.ids.at(2)}, 5);
    auto* best = b.bench.window->findChild<QPushButton*>(u"bestChip"_s);
    TRY_VERIFY(best->isVisible());
    best->click();
    QVERIFY(b.screen());
    QCOMPARE(b.order(), u"1 of 2"_s);
    QCOMPARE(b.shown(), b.ids.at(1));
}

void TestScreening::todayLeavesOutOlderTakes()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    VideoTask old = b.task(saved, 7);
    old.createdAt = old.createdAt.addDays(-2);
    QVERIFY(b.bench.engine->store().add(old));
    QVERIFY(b.screen());
    QCOMPARE(b.order(), u"1 of 2"_s);
}

void TestScreening::noTakesSaysWhatToDo()
{
    ScreeningBench b;
    QVERIFY(b.open({}));
    b.press(Qt::Key_S, Qt::ShiftModifier);
    b.bench.tasks()->screenAction()->trigger();
    TRY_VERIFY(b.bench.message()->isVisible());
    QVERIFY2(b.bench.message()->text().contains(u"Select two or more takes"_s), qPrintable(b.bench.message()->text()));
    QVERIFY(!b.bench.player()->isFullScreenShown());
}

void TestScreening::oneTakeSaysWhatToDo()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.player()->setFocus();
    b.press(Qt::Key_S, Qt::ShiftModifier);
    TRY_VERIFY(b.bench.message()->isVisible());
    QVERIFY(b.bench.message()->text().contains(u"only one take"_s));
    QVERIFY(!b.bench.player()->isFullScreenShown());
}

void TestScreening::selectionBarStarts()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    b.bench.tasks()->selectAgain({b.ids.at(0), b.ids.at(2)}, b.ids.at(0));
    auto* button = b.part<QPushButton>(u"screenSelected"_s);
    TRY_VERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    TRY_VERIFY(b.isScreening());
    QCOMPARE(b.order(), u"1 of 2"_s);
}

void TestScreening::paletteOffersIt()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    const QList<PaletteEntry> all = commandsOf(*b.bench.window);
    const auto found = std::find_if(
        all.cbegin(), all.cend(), [](const PaletteEntry& each) { return each.text.endsWith(u"Screen takes"_s); });
    QVERIFY(found != all.cend());
    QCOMPARE(found->keys, u"Shift+S"_s);
    found->execute();
    TRY_VERIFY(b.isScreening());
}

void TestScreening::keysPlayAndRate()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Space);
    TRY_COMPARE(b.state(), PlayerState::Paused);
    b.press(Qt::Key_L);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_K);
    TRY_COMPARE(b.state(), PlayerState::Paused);
    const qint64 before = b.bench.player()->player()->positionUs();
    b.press(Qt::Key_Period); // the sign still steps
    TRY_VERIFY(b.bench.player()->player()->positionUs() > before);
    b.press(Qt::Key_4);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 4);
    TRY_COMPARE(b.bar()->findChild<StarRating*>()->rating(), 4);
    b.press(Qt::Key_Right);
    QCOMPARE(b.bar()->findChild<StarRating*>()->rating(), 0);
    b.press(Qt::Key_2);
    TRY_COMPARE(b.stored(b.ids.at(1)).marks.rating, 2);
    QCOMPARE(b.stored(b.ids.at(0)).marks.rating, 4);
}

void TestScreening::namesTheKeysThatWork()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    const auto* keys = b.part<QWidget>(u"screeningKeys"_s);
    QCOMPARE(keys->accessibleName(), u"1–5 rate, X reject, ← → take, Space pause, Esc exit"_s);
    auto* map = b.bench.window->findChild<KeyMap*>();
    map->set(u"playPause"_s, {QKeySequence(Qt::Key_P)});
    map->set(u"rate5"_s, {});
    QCOMPARE(keys->accessibleName(), u"X reject, ← → take, P pause, Esc exit"_s);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_P);
    TRY_COMPARE(b.state(), PlayerState::Paused);
    map->set(u"nextTake"_s, {QKeySequence(Qt::Key_N)});
    QCOMPARE(keys->accessibleName(), u"X reject, ← N take, P pause, Esc exit"_s);
    b.press(Qt::Key_N);
    QCOMPARE(b.order(), u"2 of 2"_s);
}

void TestScreening::rejectedTakeStays()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_X);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.rejected);
    QCOMPARE(b.order(), u"1 of 3"_s);
    QCOMPARE(b.shown(), b.ids.at(0));
    auto* button = b.part<QPushButton>(u"screeningRejectButton"_s);
    TRY_COMPARE(button->accessibleName(), u"Restore"_s);
    b.press(Qt::Key_X);
    TRY_VERIFY(!b.stored(b.ids.at(0)).marks.rejected);
    TRY_COMPARE(button->accessibleName(), u"Reject"_s);
    b.press(Qt::Key_X);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.rejected);
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    TRY_COMPARE(b.shown(), b.ids.at(0));
}

void TestScreening::undoRestoresTheRating()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_5);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 5);
    b.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 0);
}

void TestScreening::buttonsDoWhatKeysDo()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    QTest::mouseClick(b.part<QAbstractButton>(u"nextTakeButton"_s), Qt::LeftButton);
    QCOMPARE(b.order(), u"2 of 2"_s);
    QTest::mouseClick(b.part<QAbstractButton>(u"previousTakeButton"_s), Qt::LeftButton);
    QCOMPARE(b.order(), u"1 of 2"_s);
    QVERIFY(!b.part<QAbstractButton>(u"previousTakeButton"_s)->isEnabled());
    QTest::mouseClick(b.bar()->findChild<QAbstractButton*>(u"star3"_s), Qt::LeftButton);
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 3);
    QTest::mouseClick(b.part<QAbstractButton>(u"screeningRejectButton"_s), Qt::LeftButton);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.rejected);
    QTest::mouseClick(
        b.strip()->viewport(), Qt::LeftButton, {}, b.strip()->visualRect(b.strip()->model()->index(1, 0)).center());
    QCOMPARE(b.order(), u"2 of 2"_s);
    QTest::mouseClick(b.part<QAbstractButton>(u"leaveScreeningButton"_s), Qt::LeftButton);
    QVERIFY(b.isBack());
}

void TestScreening::arrowsStepFramesAgainAfterwards()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    TRY_COMPARE(b.state(), PlayerState::Paused);
    const qint64 before = b.bench.player()->player()->positionUs();
    b.bench.player()->setFocus();
    b.press(Qt::Key_Right);
    TRY_VERIFY(b.bench.player()->player()->positionUs() > before);
    QCOMPARE(b.shown(), b.ids.at(0));
    // The rows below the picture are back.
    QVERIFY(b.bench.window->findChild<QWidget*>(u"actionRow"_s)->isVisible());
    QVERIFY(b.bench.window->findChild<QWidget*>(u"transportBar"_s)->isVisible());
    QVERIFY(b.bench.window->findChild<QWidget*>(u"loopButton"_s)->isVisible());
}

void TestScreening::escapeKeepsTheTake()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    QCOMPARE(b.bench.tasks()->selectedTasks(), QList<TaskId>{b.ids.at(2)});
    QCOMPARE(b.shown(), b.ids.at(2));
}

void TestScreening::escapeKeepsTheSelection()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved, TaskState::Failed, saved}));
    const QList<TaskId> selected{b.ids.at(0), b.ids.at(1), b.ids.at(3), b.ids.at(4)};
    b.bench.tasks()->selectAgain(selected, b.ids.at(0));
    QVERIFY(b.screen());
    QCOMPARE(b.order(), u"1 of 3"_s); // one of them has no clip
    b.press(Qt::Key_Right);
    b.press(Qt::Key_3);
    TRY_COMPARE(b.stored(b.ids.at(3)).marks.rating, 3);
    b.press(Qt::Key_Escape);
    QVERIFY(b.isBack());
    QCOMPARE(b.bench.tasks()->selectedTasks(), selected);
    QCOMPARE(b.shown(), b.ids.at(3));
    b.press(Qt::Key_4); // the list has the keyboard again, and its keys are for all of them
    TRY_COMPARE(b.stored(b.ids.at(4)).marks.rating, 4);
    QCOMPARE(b.stored(b.ids.at(0)).marks.rating, 4);
    QCOMPARE(b.stored(b.ids.at(2)).marks.rating, 0);
}

void TestScreening::closingTheWindowLeaves()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    b.bar()->window()->close();
    QVERIFY(b.isBack());
    QVERIFY(b.bench.window->findChild<QWidget*>(u"actionRow"_s)->isVisible());
    QVERIFY(b.screen()); // and again
}

void TestScreening::barHidesAndComesBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    QTest::mouseMove(b.bar()->window()->windowHandle(), QPoint(200, 100));
    TRY_COMPARE(b.state(), PlayerState::Playing);
    TRY_VERIFY(b.bar()->isHidden());
    QTest::mouseMove(b.bar()->window()->windowHandle(), QPoint(220, 120));
    TRY_VERIFY(!b.bar()->isHidden());
    TRY_VERIFY(b.bar()->isHidden());
    b.press(Qt::Key_3); // works while the bar is hidden, and shows it
    TRY_VERIFY(!b.bar()->isHidden());
    TRY_COMPARE(b.stored(b.ids.at(0)).marks.rating, 3);
}

void TestScreening::barStaysUnderTheKeyboard()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    QTest::mouseMove(b.bar()->window()->windowHandle(), QPoint(200, 100));
    auto* button = b.part<QAbstractButton>(u"nextTakeButton"_s);
    button->setFocus(Qt::TabFocusReason);
    QTest::qWait(ScreeningController::restMs + 500); // longer than the rest
    QVERIFY(!b.bar()->isHidden());
    b.press(Qt::Key_Space); // presses the button
    QCOMPARE(b.order(), u"2 of 2"_s);
    QVERIFY(button->hasFocus());
}

void TestScreening::goesOnByItself()
{
    ScreeningBench b(0.5);
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    TRY_COMPARE(b.order(), u"2 of 2"_s);
    TRY_VERIFY(b.end()->isVisible());
}

void TestScreening::takesWithoutAClipAreLeftOut_data()
{
    QTest::addColumn<bool>("areSelected");
    QTest::newRow("today's") << false;
    QTest::newRow("selected") << true;
}

void TestScreening::takesWithoutAClipAreLeftOut()
{
    QFETCH(const bool, areSelected);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, TaskState::Failed, TaskState::InProgress, TaskState::NeedsReview, saved}));
    if (areSelected)
        b.bench.tasks()->selectAgain(b.ids.mid(1), b.ids.at(1)); // all but the newest
    QVERIFY(b.screen());
    QCOMPARE(b.order(), areSelected ? u"1 of 2"_s : u"1 of 3"_s);
    TRY_COMPARE(b.state(), PlayerState::Playing);
    b.press(Qt::Key_Right);
    QCOMPARE(b.shown(), areSelected ? b.ids.at(5) : b.ids.at(4));
}

void TestScreening::takesWithoutAnyClipSaySo()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Failed, TaskState::Failed}));
    b.bench.player()->setFocus(); // the window begins in the prompt, where the key is a letter
    b.press(Qt::Key_S, Qt::ShiftModifier);
    TRY_VERIFY(b.bench.message()->isVisible());
    QVERIFY2(b.bench.message()->text().contains(u"clip to screen"_s), qPrintable(b.bench.message()->text()));
    QVERIFY(!b.bench.player()->isFullScreenShown());
}

void TestScreening::takeAtWorkCannotBeRejected()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    auto* button = b.part<QPushButton>(u"screeningRejectButton"_s);
    QVERIFY(button->isEnabled());
    VideoTask task = b.stored(b.ids.at(0));
    task.state = TaskState::Downloading; // once more
    QVERIFY(b.bench.engine->store().update(task, saved));
    TRY_VERIFY(!button->isEnabled());
    QVERIFY2(button->toolTip().contains(u"in progress"_s), qPrintable(button->toolTip()));
    b.press(Qt::Key_X);
    QVERIFY(!b.stored(b.ids.at(0)).marks.rejected);
}

void TestScreening::brokenClipIsPassedOver()
{
    ScreeningBench b(0.5);
    QVERIFY(b.open({saved, saved, saved}));
    const QString broken = b.stored(b.ids.at(1)).file;
    QFile file(broken);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no clip");
    file.close();
    QVERIFY(b.screen());
    TRY_COMPARE(b.order(), u"3 of 3"_s);
    TRY_VERIFY(b.end()->isVisible());
    // By hand, one sees what it is.
    // On a busy computer, the half second of the last clip can be over before the next press.
    for (int presses = 0; presses < 6 && b.order() != u"2 of 3"_s; ++presses)
        b.press(Qt::Key_Left);
    QCOMPARE(b.order(), u"2 of 3"_s);
    TRY_COMPARE(b.state(), PlayerState::Broken);
    QVERIFY(b.part<QLabel>(u"viewerMessage"_s)->isVisible());
}

void TestScreening::vanishedClipIsSurvived()
{
    ScreeningBench b(0.5);
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    TRY_COMPARE(b.state(), PlayerState::Playing);
    QVERIFY(QFile::remove(b.stored(b.ids.at(1)).file));
    QVERIFY(QFile::remove(b.stored(b.ids.at(0)).file));
    TRY_COMPARE(b.order(), u"3 of 3"_s);
    b.press(Qt::Key_Left);
    QCOMPARE(b.shown(), b.ids.at(1));
    auto* stage = b.part<TakeStage>();
    QVERIFY(stage->isVisible());
    // What it says is above the bar, which stays below what has to be read.
    QCOMPARE(stage->mapToGlobal(QPoint(0, stage->height())).y(), b.bar()->mapToGlobal(QPoint()).y());
    QTest::qWait(ScreeningController::restMs + 500);
    QVERIFY(!b.bar()->isHidden());
}

void TestScreening::continueLeavesFirst()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.press(Qt::Key_V);
    QVERIFY(b.isBack());
    QCOMPARE(b.shown(), b.ids.at(1));
    QCOMPARE(b.bench.prompt()->toPlainText(), b.stored(b.ids.at(1)).request.prompt);
}

void TestScreening::endSaysWhatWasDone()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_5);
    b.press(Qt::Key_Right);
    b.press(Qt::Key_X);
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Right);
    TRY_VERIFY(b.end()->isVisible());
    QCOMPARE(b.part<QLabel>(u"screeningEndTitle"_s)->text(), u"That was the last of 3 takes"_s);
    QCOMPARE(b.part<QLabel>(u"screeningEndText"_s)->text(), u"1 rated · 1 rejected"_s);
    QVERIFY(!b.part<QPushButton>(u"compareBestButton"_s)->isVisible());
    QTest::qWait(ScreeningController::restMs + 500);
    QVERIFY(!b.bar()->isHidden());
    b.press(Qt::Key_3); // there is no take to rate
    QCOMPARE(b.stored(b.ids.at(2)).marks.rating, 0);
    b.press(Qt::Key_Left);
    QVERIFY(!b.end()->isVisible());
    QCOMPARE(b.shown(), b.ids.at(2));
}

void TestScreening::endComparesTheBest()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved}));
    QVERIFY(b.screen());
    for (const int rating : {Qt::Key_4, Qt::Key_2, Qt::Key_5}) {
        b.press(rating);
        b.press(Qt::Key_Right);
    }
    auto* compare = b.part<QPushButton>(u"compareBestButton"_s);
    TRY_VERIFY(compare->isVisible());
    QCOMPARE(compare->text(), u"Compare the best 2"_s);
    QVERIFY(compare->hasFocus());
    b.press(Qt::Key_Space);
    auto* view = b.bench.window->findChild<CompareView*>();
    TRY_VERIFY(view != nullptr && view->isVisible());
    QCOMPARE(view->takes(), (QList<TaskId>{b.ids.at(0), b.ids.at(2)}));
}

void TestScreening::endWatchesAgain()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    b.press(Qt::Key_Right);
    b.press(Qt::Key_Right);
    TRY_VERIFY(b.end()->isVisible());
    b.part<QPushButton>(u"screenAgainButton"_s)->click();
    QCOMPARE(b.order(), u"1 of 2"_s);
    QVERIFY(!b.end()->isVisible());
    TRY_COMPARE(b.state(), PlayerState::Playing);
}

void TestScreening::choosingInTheListGoesThere()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, saved, saved}));
    b.bench.tasks()->selectAgain({b.ids.at(0), b.ids.at(2)}, b.ids.at(0));
    QVERIFY(b.screen());
    b.bench.tasks()->selectTask(b.ids.at(2)); // in the window, on another screen
    QCOMPARE(b.order(), u"2 of 2"_s);
    b.bench.tasks()->selectTask(b.ids.at(1)); // not a part of it
    QVERIFY(b.isBack());
    QCOMPARE(b.shown(), b.ids.at(1));
    QCOMPARE(b.bench.tasks()->selectedTasks(), QList<TaskId>{b.ids.at(1)});
}

void TestScreening::changeOfThemeKeepsTheBarDark()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    const auto ground = [&b] { return b.bar()->grab().toImage().pixelColor(3, 100); };
    QVERIFY2(ground().lightness() < 60, qPrintable(ground().name()));
    applyLook(*qApp, Theme::Dark);
    QVERIFY(ground().lightness() < 60);
    applyLook(*qApp, Theme::Light);
    QVERIFY(ground().lightness() < 60);
}

void TestScreening::everythingHasAName()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    QVERIFY(b.screen());
    for (const auto* button : b.bar()->findChildren<QAbstractButton*>()) {
        if (button->isVisible())
            QVERIFY2(
                !button->accessibleName().isEmpty() || !button->text().isEmpty(), qPrintable(button->objectName()));
    }
    QCOMPARE(b.strip()->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Take %1"_s.arg(b.ids.at(0)));
    auto* speech = b.bar()->findChild<LiveRegion*>();
    TRY_COMPARE(speech->words(), u"1 of 2, take %1"_s.arg(b.ids.at(0)));
}

QTEST_MAIN(TestScreening)
#include "tst_screening.moc"
