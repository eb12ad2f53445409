// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/screeningbench.h"

#include "app/engine/translations.h"
#include "ui/compose/fields/segmentbutton.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/viewer/playeractions.h"
#include "ui/widgets/starrating.h"
#include "ui/window/rail.h"

#include <QMenu>
#include <QToolButton>
#include <QTranslator>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {
constexpr TaskState saved = TaskState::Saved;
} // namespace

/// Where the keyboard is, and what its keys do there, in the real window.
class TestWindowKeys final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void returnPressesTheFocusedButton_data();
    void returnPressesTheFocusedButton();
    void returnPressesOnTheWelcomePage();
    void returnOpensATakeInTheGrid();
    void heldReturnSendsOnce();
    void aHoldFromElsewhereSendsNothing();
    void tabEntersTheChosenSegment_data();
    void tabEntersTheChosenSegment();
    void tabFollowsTheRowBelowThePicture();
    void starsAreOneStop();
    void newRequestLeadsToThePrompt_data();
    void newRequestLeadsToThePrompt();
    void newRequestLeadsBackFromAnotherPage();
    void menuNamesTheKeyOfANewRequest();
    void editAndRetryLeadsToThePrompt();
    void stageBroughtBackHasTheKeyboard();
    void commandsOfTheWindowWorkInTextFields_data();
    void commandsOfTheWindowWorkInTextFields();
    void secondEscapeLeavesTheSearch();
    void undoWorksOnTheStage_data();
    void undoWorksOnTheStage();
    void undoOfAMessageWorksOnTheStage();
    void undoIsInTheOrderOfActions();
    void undoSaysWhatItTookBack();
    void clipHandleSpeaksTheLanguage();
    void pointsComeBackWithTheirTake();

private:
    static QWidget* focus() { return QApplication::focusWidget(); }
    static QString named(const QWidget* widget) { return widget != nullptr ? widget->objectName() : u"nothing"_s; }
    template<typename T = QWidget>
    static T* part(const ScreeningBench& b, const QString& name)
    {
        T* found = b.bench.window->findChild<T*>(name);
        if (found == nullptr)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    static void select(const ScreeningBench& b, TaskId id)
    {
        b.bench.tasks()->selectTask(id);
        TRY_VERIFY(hasPicture(b.state()));
    }
};

void TestWindowKeys::returnPressesTheFocusedButton_data()
{
    QTest::addColumn<QString>("name");
    for (const auto* name : {"newRequestButton", "playButton", "loopButton", "allChip", "listViewButton"})
        QTest::newRow(name) << QString::fromLatin1(name);
    QTest::newRow("with a menu") << u"useFrameButton"_s;
}

void TestWindowKeys::returnPressesTheFocusedButton()
{
    QFETCH(QString, name);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, TaskState::Failed}));
    select(b, b.ids.at(1));
    auto* button = part<QAbstractButton>(b, name);
    QVERIFY(button->isVisible());
    QSignalSpy pressed(button, &QAbstractButton::clicked);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        button->setFocus(Qt::TabFocusReason);
        QCOMPARE(named(focus()), name);
        b.press(key, key == Qt::Key_Enter ? Qt::KeypadModifier : Qt::NoModifier);
        auto* menu = qobject_cast<QToolButton*>(button) != nullptr ? static_cast<QToolButton*>(button)->menu() : nullptr;
        if (menu == nullptr) {
            QCOMPARE(pressed.count(), 1);
            pressed.clear();
        } else {
            TRY_VERIFY(menu->isVisible());
            menu->close();
            TRY_VERIFY(b.bench.window->isActiveWindow());
        }
    }
}

void TestWindowKeys::returnPressesOnTheWelcomePage()
{
    WindowBench bench;
    QVERIFY(bench.open());
    QCOMPARE(bench.pages()->currentWidget(), bench.welcome());
    QAbstractButton* card = nullptr;
    for (auto* each : bench.welcome()->findChildren<QAbstractButton*>()) {
        if (QLatin1StringView(each->metaObject()->className()) == "Dailies::ExampleCard"_L1 && card == nullptr)
            card = each;
    }
    QVERIFY(card != nullptr);
    card->setFocus(Qt::TabFocusReason);
    pressKey(bench.window.get(), Qt::Key_Return);
    TRY_VERIFY(!bench.prompt()->toPlainText().isEmpty());
    QVERIFY(bench.pages()->currentWidget() != bench.welcome());
    QVERIFY(bench.engine->store().ids().isEmpty()); // it fills the form and sends nothing
}

void TestWindowKeys::returnOpensATakeInTheGrid()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_Return);
    TRY_COMPARE(b.state(), PlayerState::Playing);
}

void TestWindowKeys::heldReturnSendsOnce()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice(30));
    bench.write(u"A gull"_s, 3);
    auto* button = bench.window->findChild<QPushButton*>(u"submitButton"_s);
    button->setFocus(Qt::TabFocusReason);
    QWindow* window = bench.window->windowHandle();
    QTest::keyPress(window, Qt::Key_Return);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
        QCoreApplication::sendEvent(window, &repeat);
        bench.awaitSent();
    }
    QTest::keyRelease(window, Qt::Key_Return);
    TRY_COMPARE(bench.engine->store().ids().size(), 1);
    QTest::qWait(200);
    QCOMPARE(bench.engine->store().ids().size(), 1);
}

/// The key went down somewhere else, for example in a dialog that it closed.
void TestWindowKeys::aHoldFromElsewhereSendsNothing()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice(30));
    bench.write(u"A gull"_s, 3);
    bench.window->findChild<QPushButton*>(u"submitButton"_s)->setFocus(Qt::TabFocusReason);
    QWindow* window = bench.window->windowHandle();
    for (int i = 0; i < 5; ++i) {
        QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
        QCoreApplication::sendEvent(window, &repeat);
    }
    QTest::keyRelease(window, Qt::Key_Return);
    bench.awaitSent();
    QTest::qWait(200);
    QCOMPARE(bench.engine->store().ids().size(), 0);
}

void TestWindowKeys::tabEntersTheChosenSegment_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("kind") << u"kindRow"_s << u"Image to video"_s;
    QTest::newRow("ratio") << u"aspectRatioCombo"_s << u"9:16"_s;
    QTest::newRow("resolution") << u"resolutionCombo"_s << u"720P"_s;
}

void TestWindowKeys::tabEntersTheChosenSegment()
{
    QFETCH(QString, row);
    QFETCH(QString, chosen);
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    VideoRequest request = bench.form()->request();
    request.kind.apiType = ApiType::ImageToVideo;
    request.aspectRatio = u"9:16"_s;
    request.resolution = u"720P"_s;
    bench.form()->setRequest(request);
    auto* segments = bench.window->findChild<QWidget*>(row);
    QVERIFY(segments != nullptr);
    const auto isIn = [segments] { return focus() != nullptr && segments->isAncestorOf(focus()); };
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
        bench.prompt()->setFocus();
        for (int i = 0; i < 60 && !isIn(); ++i)
            pressKey(bench.window.get(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        QVERIFY(isIn());
        QCOMPARE(focus()->accessibleName(), chosen);
        pressKey(bench.window.get(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
        QVERIFY(!isIn()); // one stop
    }
    // Arrows move and choose.
    for (int i = 0; i < 60 && !isIn(); ++i)
        pressKey(bench.window.get(), Qt::Key_Tab);
    pressKey(bench.window.get(), Qt::Key_Left);
    QVERIFY(isIn());
    QVERIFY(focus()->accessibleName() != chosen);
    QVERIFY(static_cast<QAbstractButton*>(focus())->isChecked());
    const QString next = focus()->accessibleName();
    pressKey(bench.window.get(), Qt::Key_Tab);
    pressKey(bench.window.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focus()->accessibleName(), next);
}

void TestWindowKeys::tabFollowsTheRowBelowThePicture()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    auto* row = part(b, u"actionRow"_s);
    part(b, u"previousFrameButton"_s)->setFocus(Qt::TabFocusReason);
    QStringList stops;
    int last = -1;
    while (row->isAncestorOf(focus()) && stops.size() < 40) {
        const int x = focus()->mapTo(row, QPoint()).x();
        QVERIFY2(x > last, qPrintable(u"%1 after %2"_s.arg(named(focus()), stops.join(u' '))));
        last = x;
        stops.append(named(focus()));
        b.press(Qt::Key_Tab);
    }
    QVERIFY2(stops.contains(u"continueButton"_s), qPrintable(stops.join(u' ')));
    QCOMPARE(stops.last(), u"detailsActionButton"_s);
    QVERIFY(stops.indexOf(u"starRating"_s) < stops.indexOf(u"continueButton"_s));
    QCOMPARE(stops.filter(u"star"_s).size(), 1);
}

void TestWindowKeys::starsAreOneStop()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    const auto rating = [&b] { return b.stored(b.ids.at(1)).marks.rating; };
    auto* stars = part(b, u"actionRow"_s)->findChild<StarRating*>();
    stars->setFocus(Qt::TabFocusReason);
    b.press(Qt::Key_3);
    TRY_COMPARE(rating(), 3);
    TRY_COMPARE(stars->rating(), 3);
    b.press(Qt::Key_Right);
    TRY_COMPARE(rating(), 4);
    b.press(Qt::Key_Up);
    TRY_COMPARE(rating(), 5);
    b.press(Qt::Key_Right);
    QCOMPARE(rating(), 5);
    b.press(Qt::Key_Left);
    TRY_COMPARE(rating(), 4);
    QVERIFY(stars->hasFocus());
    QCOMPARE(b.bench.player()->player()->positionUs(), 0); // the arrows did not step
}

void TestWindowKeys::newRequestLeadsToThePrompt_data()
{
    QTest::addColumn<QString>("from");
    for (const auto* from : {"newRequestButton", "searchEdit", "videoSurface", "menu"})
        QTest::newRow(from) << QString::fromLatin1(from);
}

void TestWindowKeys::newRequestLeadsToThePrompt()
{
    QFETCH(QString, from);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.write(u"A gull"_s, 3);
    if (from == "newRequestButton"_L1) {
        QTest::mouseClick(b.bench.newRequest(), Qt::LeftButton);
    } else if (from == "menu"_L1) {
        part(b, u"videoSurface"_s)->setFocus();
        b.bench.window->findChild<WindowMenu*>()->actions().constFirst()->trigger();
    } else {
        part(b, from)->setFocus();
        b.press(Qt::Key_N, Qt::ControlModifier);
    }
    TRY_VERIFY(b.bench.prompt()->toPlainText().isEmpty());
    QCOMPARE(named(focus()), named(b.bench.prompt()));
}

void TestWindowKeys::newRequestLeadsBackFromAnotherPage()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.write(u"A gull"_s, 3);
    QWidget* takes = b.bench.pages()->currentWidget();
    b.press(Qt::Key_3, Qt::ControlModifier);
    TRY_VERIFY(b.bench.pages()->currentWidget() != takes);
    b.press(Qt::Key_N, Qt::ControlModifier);
    TRY_COMPARE(b.bench.pages()->currentWidget(), takes);
    QVERIFY(b.bench.prompt()->toPlainText().isEmpty());
    QCOMPARE(named(focus()), named(b.bench.prompt()));
}

void TestWindowKeys::menuNamesTheKeyOfANewRequest()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    const QAction* first = bench.window->findChild<WindowMenu*>()->actions().constFirst();
    QCOMPARE(first->text(), u"New request"_s);
    QCOMPARE(first->shortcut(), QKeySequence(QKeySequence::New));
}

void TestWindowKeys::editAndRetryLeadsToThePrompt()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, TaskState::Failed}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_Return);
    TRY_VERIFY(!b.bench.prompt()->toPlainText().isEmpty());
    QCOMPARE(named(focus()), named(b.bench.prompt()));
    // A request of a good take is looked at first, so the keyboard stays with the takes.
    b.bench.tasks()->selectTask(b.ids.at(1));
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_U, Qt::ControlModifier);
    TRY_COMPARE(b.bench.prompt()->toPlainText(), b.stored(b.ids.at(1)).request.prompt);
    QVERIFY(!b.bench.prompt()->hasFocus());
}

void TestWindowKeys::stageBroughtBackHasTheKeyboard()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    QWidget* main = b.bench.window.get();
    b.press(Qt::Key_F, Qt::ShiftModifier);
    TRY_VERIFY(b.bench.player()->window() != main && b.bench.player()->isActiveWindow());
    b.press(Qt::Key_F, Qt::ShiftModifier);
    TRY_VERIFY(b.bench.player()->window() == main && main->isActiveWindow());
    TRY_COMPARE(named(focus()), u"videoSurface"_s);
}

void TestWindowKeys::commandsOfTheWindowWorkInTextFields_data()
{
    QTest::addColumn<QString>("field");
    for (const auto* field : {"promptEdit", "searchEdit", "noteEdit", "tagsEdit"})
        QTest::newRow(field) << QString::fromLatin1(field);
}

/// Every command of the whole window with Ctrl or Alt works while the user types.
void TestWindowKeys::commandsOfTheWindowWorkInTextFields()
{
    QFETCH(QString, field);
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.showDetails();
    select(b, b.ids.at(1));
    auto* edit = part(b, field);
    edit->setFocus();
    QVERIFY(edit->hasFocus());
    QStringList lost;
    int tried = 0;
    for (QAction* action : b.bench.window->findChildren<QAction*>()) {
        if (action->shortcutContext() != Qt::WindowShortcut || !action->isEnabled() || !action->isVisible())
            continue;
        for (const QKeySequence& key : action->shortcuts()) {
            const Qt::KeyboardModifiers with = key[0].keyboardModifiers();
            if ((with & (Qt::ControlModifier | Qt::AltModifier)) == 0)
                continue;
            QKeyEvent asked(QEvent::ShortcutOverride, key[0].key(), with);
            asked.ignore();
            QCoreApplication::sendEvent(edit, &asked);
            ++tried;
            if (asked.isAccepted())
                lost.append(action->text() + u' ' + key.toString());
        }
    }
    QVERIFY(tried > 10);
    // Ctrl+Return ends a note.
    if (field == "noteEdit"_L1)
        lost.removeIf([](const QString& each) { return each.endsWith(u"Return"_s) || each.endsWith(u"Enter"_s); });
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u", "_s)));
}

void TestWindowKeys::secondEscapeLeavesTheSearch()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.press(Qt::Key_F, Qt::ControlModifier);
    TRY_COMPARE(named(focus()), u"searchEdit"_s);
    b.press(Qt::Key_K);
    b.press(Qt::Key_Escape);
    QCOMPARE(named(focus()), u"searchEdit"_s);
    QVERIFY(part<QLineEdit>(b, u"searchEdit"_s)->text().isEmpty());
    b.press(Qt::Key_Escape);
    QVERIFY2(b.bench.tasks()->findChild<TakeGrid*>()->isAncestorOf(focus())
            || focus() == b.bench.tasks()->findChild<TakeGrid*>(),
        qPrintable(named(focus())));
}

void TestWindowKeys::undoWorksOnTheStage_data()
{
    QTest::addColumn<QString>("where");
    for (const auto* where : {"videoSurface", "positionSlider", "playButton", "continueButton", "starRating", "takeStage"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

void TestWindowKeys::undoWorksOnTheStage()
{
    QFETCH(QString, where);
    ScreeningBench b;
    const bool isStage = where == "takeStage"_L1;
    QVERIFY(b.open({saved, saved, isStage ? TaskState::Failed : saved}));
    const TaskId id = b.ids.at(isStage ? 0 : 1);
    if (isStage)
        b.bench.tasks()->selectTask(id);
    else
        select(b, id);
    const auto undo = [&b] { b.press(Qt::Key_Z, Qt::ControlModifier); };
    const auto rating = [&] { return b.stored(id).marks.rating; };
    const auto isRejected = [&] { return b.stored(id).marks.rejected; };
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_4);
    TRY_COMPARE(rating(), 4);
    b.bench.player()->findChild<QWidget*>(where)->setFocus(); // the takes have stars, too
    QVERIFY(b.bench.player()->isAncestorOf(focus()));
    undo();
    TRY_COMPARE(rating(), 0);
    b.press(Qt::Key_2);
    TRY_COMPARE(rating(), 2);
    undo();
    TRY_COMPARE(rating(), 0);
    b.press(Qt::Key_X);
    TRY_VERIFY(isRejected());
    undo();
    TRY_VERIFY(!isRejected());
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.stored(id).marks.recycledAt.isValid());
    undo(); // although what had the keyboard may be hidden now
    TRY_VERIFY(!b.stored(id).marks.recycledAt.isValid());
}

void TestWindowKeys::undoOfAMessageWorksOnTheStage()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    b.bench.write(u"A gull"_s, 3);
    b.press(Qt::Key_N, Qt::ControlModifier);
    TRY_VERIFY(b.bench.prompt()->toPlainText().isEmpty());
    part(b, u"videoSurface"_s)->setFocus();
    b.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(b.bench.prompt()->toPlainText(), u"A gull"_s);
}

/// A removed request is one of them, also when its message has gone.
void TestWindowKeys::undoIsInTheOrderOfActions()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, TaskState::Waiting}));
    const TaskId id = b.ids.at(1);
    const TaskId waiting = b.ids.at(0);
    const auto undo = [&b] { b.press(Qt::Key_Z, Qt::ControlModifier); };
    const auto redo = [&b] { b.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); };
    const auto count = [&b] { return b.bench.engine->store().ids().size(); };
    auto* grid = b.bench.tasks()->findChild<TakeGrid*>();
    select(b, id);
    grid->setFocus();
    b.press(Qt::Key_4);
    TRY_COMPARE(b.stored(id).marks.rating, 4);
    b.bench.tasks()->selectTask(waiting);
    grid->setFocus();
    b.press(Qt::Key_Delete);
    TRY_COMPARE(count(), 2);
    b.bench.message()->findChild<QAbstractButton*>(u"messageClose"_s)->setFocus();
    b.press(Qt::Key_Space);
    TRY_VERIFY(!b.bench.message()->isVisible());
    select(b, id);
    grid->setFocus();
    undo();
    TRY_COMPARE(count(), 3);
    QCOMPARE(b.stored(id).marks.rating, 4);
    redo();
    TRY_COMPARE(count(), 2);
    QTest::qWait(SendGate::onePressMs + 50); // sooner, it would be no new press
    undo();
    TRY_COMPARE(count(), 3);
    undo();
    TRY_COMPARE(b.stored(id).marks.rating, 0);
    QCOMPARE(count(), 3);
    // What its message brought back is not brought back twice.
    QTest::qWait(SendGate::onePressMs);
    b.bench.tasks()->selectTask(b.bench.engine->store().queue().constFirst());
    grid->setFocus();
    b.press(Qt::Key_Delete);
    TRY_COMPARE(count(), 2);
    select(b, id);
    grid->setFocus();
    b.press(Qt::Key_2);
    TRY_COMPARE(b.stored(id).marks.rating, 2);
    QTest::qWait(SendGate::onePressMs);
    b.bench.button(u"messageAction1"_s, b.bench.message())->setFocus();
    b.press(Qt::Key_Space);
    TRY_COMPARE(count(), 3);
    grid->setFocus();
    undo();
    TRY_COMPARE(b.stored(id).marks.rating, 0);
    undo();
    QTest::qWait(200);
    QCOMPARE(count(), 3);
}

/// It may be out of sight.
void TestWindowKeys::undoSaysWhatItTookBack()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_4);
    TRY_COMPARE(b.stored(b.ids.at(1)).marks.rating, 4);
    b.press(Qt::Key_Z, Qt::ControlModifier);
    TRY_COMPARE(b.stored(b.ids.at(1)).marks.rating, 0);
    TRY_VERIFY(b.bench.message()->isVisible());
    QCOMPARE(b.bench.message()->text(), u"Undone: Rate."_s);
}

void TestWindowKeys::clipHandleSpeaksTheLanguage()
{
    installTranslations(*qApp, u"de"_s);
    {
        ScreeningBench b;
        QVERIFY(b.open({saved, saved}));
        b.bench.showDetails();
        select(b, b.ids.at(1));
        const QString tip = part(b, u"clipHandle"_s)->toolTip();
        QVERIFY2(tip.contains(u"Clip"_s) && !tip.startsWith(u"Drag"_s), qPrintable(tip));
    }
    for (auto* each : qApp->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly))
        delete each;
    QLocale::setDefault(QLocale(u"en"_s));
}

void TestWindowKeys::pointsComeBackWithTheirTake()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    select(b, b.ids.at(1));
    Player* player = b.bench.player()->player();
    part(b, u"videoSurface"_s)->setFocus();
    b.press(Qt::Key_Right, Qt::ShiftModifier);
    TRY_VERIFY(player->positionUs() > 0);
    b.press(Qt::Key_I, Qt::ShiftModifier);
    TRY_VERIFY(player->range().inUs);
    const PlayRange range = player->range();
    select(b, b.ids.at(0));
    TRY_VERIFY(hasPicture(b.state()));
    QCOMPARE(player->range(), PlayRange());
    select(b, b.ids.at(1));
    TRY_COMPARE(player->range(), range);
    b.press(Qt::Key_X, Qt::AltModifier); // and are gone for good when they are cleared
    TRY_COMPARE(player->range(), PlayRange());
    select(b, b.ids.at(0));
    select(b, b.ids.at(1));
    QCOMPARE(player->range(), PlayRange());
}

QTEST_MAIN(TestWindowKeys)
#include "tst_windowkeys.moc"
