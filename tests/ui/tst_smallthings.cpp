// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/gridwindow.h"
#include "tests/ui/screeningbench.h"

#include "app/settings/preferences.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/compare/compareview.h"
#include "ui/style/applylook.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/panel/newtakes.h"
#include "ui/tasks/panel/taskviews.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/toastarea.h"
#include "ui/widgets/toasttimer.h"
#include "ui/window/noticesdialog.h"
#include "ui/window/stagewindow.h"
#include "ui/window/windowmessages.h"

#include <QAccessible>
#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>
#include <QTranslator>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr TaskState saved = TaskState::Saved;

/// Says much for "Waiting".
class LongWord final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return qstrcmp(text, "Waiting") == 0 ? u"Wartet auf einen freien Platz"_s : QString();
    }
};

} // namespace

/// What a person notices in passing: where the keyboard is, where messages are, and what a control seems to say.
class TestSmallThings final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void continuedWordsStayApart();
    void gridHasOneFocusRing();
    void dayInTheListHasNoSecondRing();
    void longStateTakesTwoLines();
    void longStateTakesTwoLinesInTheList();
    void beginsInThePrompt();
    void comparedTakesAreNotNew();
    void clearButtonsHaveNames();
    void tellsWhatWasCopied();
    void asksAboutAWaitingRequest();
    void questionAboutAWaitingRequestStaysTrue_data();
    void questionAboutAWaitingRequestStaysTrue();
    void noticesCanBeUndoneLater();
    void autoDurationHasNoKnob();
    void messageWaitsForThePointer();
    void messagesLeaveLinksFree();
    void messagesFollowTheStage();

private:
    static TakeGrid* grid(const ScreeningBench& b) { return b.bench.tasks()->findChild<TakeGrid*>(); }
    static ToastArea* toasts(const ScreeningBench& b) { return b.part<ToastArea>(); }
    static QRect onScreen(const QWidget* widget, const QRect& rect)
    {
        return {widget->mapToGlobal(rect.topLeft()), rect.size()};
    }
};

void TestSmallThings::continuedWordsStayApart()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    TRY_COMPARE(b.bench.player()->path(), b.stored(b.ids.at(0)).file);
    TRY_VERIFY(b.state() == PlayerState::Paused);
    grid(b)->setFocus();
    b.press(Qt::Key_E);
    TRY_VERIFY(b.bench.prompt()->hasFocus());
    const QString before = b.bench.prompt()->toPlainText();
    QVERIFY(before.endsWith(u"take 0"_s));
    QTest::keyClicks(b.bench.prompt(), u"then it lands"_s);
    QCOMPARE(b.bench.prompt()->toPlainText(), before + u" then it lands"_s);
    // Not when the person goes on with the last word on purpose.
    b.press(Qt::Key_Left);
    b.press(Qt::Key_End);
    QTest::keyClicks(b.bench.prompt(), u"s"_s);
    QCOMPARE(b.bench.prompt()->toPlainText(), before + u" then it landss"_s);
}

void TestSmallThings::gridHasOneFocusRing()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    b.bench.prompt()->setFocus();
    for (int n = 0; n < 100 && !grid(b)->hasFocus(); ++n)
        b.press(Qt::Key_Tab);
    QVERIFY(grid(b)->hasFocus());
    QVERIFY(grid(b)->findChild<QWidget*>(u"focusRing"_s) == nullptr); // the tile has one
}

/// The list has one.
void TestSmallThings::dayInTheListHasNoSecondRing()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.part<TaskViews>()->setMode(TaskViews::Mode::List);
    VideoTask earlier = b.task(saved, 2);
    earlier.createdAt = earlier.createdAt.addDays(-2);
    QVERIFY(b.bench.engine->store().add(earlier));
    const auto* model = b.bench.window->findChild<TaskModel*>();
    TRY_VERIFY(model->isGroup(0));
    auto* list = b.part<TaskView>();
    list->setFocus(Qt::TabFocusReason);
    list->selectionModel()->setCurrentIndex(
        model->index(1, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    b.press(Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), 0);
    const QRect day(20, list->rowViewportPosition(0), list->viewport()->width() - 40, list->rowHeight(0));
    const QImage shown = list->viewport()->grab(day).toImage();
    int accents = 0;
    for (int y = 0; y < shown.height(); ++y)
        accents += shown.pixelColor(shown.width() / 2, y) == tone(Theme::Light, Tone::Accent) ? 1 : 0;
    QCOMPARE(accents, 0);
    QCOMPARE(shown.pixelColor(shown.width() / 2, 3), tone(Theme::Light, Tone::Selection));
}

void TestSmallThings::longStateTakesTwoLinesInTheList()
{
    TaskWindow window;
    window.add(TaskState::Waiting, u"Boat"_s);
    window.panel->resize(420, 420);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const auto heightOfWords = [&window] {
        const QRect cell = window.view()->visualRect(window.model->index(0, TaskModel::State));
        const QImage shown = window.view()->viewport()->grab(cell).toImage();
        int first = -1;
        int last = -1;
        for (int y = 2; y < shown.height() - 2; ++y) {
            for (int x = 36; x < shown.width() - 4; ++x) { // right of the icon
                if (shown.pixelColor(x, y).lightness() > 150)
                    continue;
                first = first < 0 ? y : first;
                last = y;
            }
        }
        return last - first + 1;
    };
    const int line = window.view()->fontMetrics().lineSpacing();
    QVERIFY2(heightOfWords() <= line, qPrintable(QString::number(heightOfWords())));
    LongWord german;
    QCoreApplication::installTranslator(&german);
    window.model->tick();
    TRY_VERIFY2(heightOfWords() > line, qPrintable(QString::number(heightOfWords())));
    QCoreApplication::removeTranslator(&german);
}

void TestSmallThings::longStateTakesTwoLines()
{
    GridWindow window;
    window.window.add(TaskState::Waiting, u"Boat"_s);
    QVERIFY(window.activate());
    window.grid()->setTileWidth(TakeGrid::leastTile);
    const auto heightOfWords = [&window] {
        const QRect picture =
            window.grid()->gridLayout().pictureIn(window.grid()->visualRect(window.window.model->index(0, 0)));
        const QImage shown = window.grid()->viewport()->grab(picture).toImage();
        int first = -1;
        int last = -1;
        for (int y = picture.height() * 2 / 5; y < shown.height(); ++y) { // the prompt is above
            for (int x = 10; x < shown.width() - 10; ++x) {
                if (shown.pixelColor(x, y).lightness() < 200)
                    continue;
                first = first < 0 ? y : first;
                last = y;
            }
        }
        return last - first + 1;
    };
    const int line = window.grid()->fontMetrics().lineSpacing();
    QVERIFY2(heightOfWords() <= line, qPrintable(QString::number(heightOfWords())));
    LongWord german;
    QCoreApplication::installTranslator(&german);
    QVERIFY2(heightOfWords() > line, qPrintable(QString::number(heightOfWords())));
    QCoreApplication::removeTranslator(&german);
}

/// There is no take to go on with.
void TestSmallThings::beginsInThePrompt()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Failed}));
    QCOMPARE(b.bench.tasks()->selectedTask(), TaskId(0));
    QVERIFY(b.bench.prompt()->hasFocus());
}

void TestSmallThings::comparedTakesAreNotNew()
{
    ScreeningBench b;
    QVERIFY(b.open({TaskState::Saved, TaskState::Saved}));
    const auto* fresh = b.bench.window->findChild<NewTakes*>();
    for (qsizetype number = 0; number < 2; ++number) {
        VideoTask task = b.task(TaskState::Downloading, 2 + number);
        const TaskId id = b.bench.engine->store().add(task).value_or(0);
        TRY_VERIFY(b.bench.window->findChild<TaskModel*>()->rowOf(id) >= 0);
        task = b.stored(id);
        task.state = TaskState::Saved;
        task.file = b.stored(b.ids.at(number)).file;
        QVERIFY(b.bench.engine->store().update(task, TaskState::Downloading));
        TRY_VERIFY(fresh->contains(id));
    }
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_A, Qt::ControlModifier);
    b.press(Qt::Key_C);
    TRY_VERIFY(b.bench.window->findChild<CompareView*>() && b.bench.window->findChild<CompareView*>()->isVisible());
    TRY_VERIFY(fresh->takes().isEmpty());
}

void TestSmallThings::clearButtonsHaveNames()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    int count = 0;
    for (const QLineEdit* edit : b.bench.window->findChildren<QLineEdit*>()) {
        if (!edit->isClearButtonEnabled())
            continue;
        ++count;
        const QList<QToolButton*> buttons = edit->findChildren<QToolButton*>();
        const bool isNamed = std::ranges::any_of(buttons, [](QToolButton* button) {
            return QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name) == u"Clear"_s;
        });
        QVERIFY2(isNamed, qPrintable(edit->objectName()));
    }
    QVERIFY(count > 1);
}

void TestSmallThings::tellsWhatWasCopied()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.tasks()->selectTask(b.ids.constFirst());
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    const QKeyCombination keys = b.bench.action(TaskCommand::CopyId)->shortcut()[0];
    b.press(keys.key(), keys.keyboardModifiers());
    TRY_COMPARE(QGuiApplication::clipboard()->text(), b.stored(b.ids.constFirst()).remoteId);
    QVERIFY(b.bench.message()->isVisible());
    QCOMPARE(b.bench.message()->text(), u"Copied to the clipboard."_s);
}

void TestSmallThings::asksAboutAWaitingRequest()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.engine->preferences().set(Preference::SendingPaused, true);
    b.bench.write(u"A gull"_s, 3);
    b.bench.submit();
    TRY_COMPARE(b.bench.engine->store().queue().size(), 1);
    b.bench.submit();
    const auto* question = b.bench.form()->findChild<MessageBar*>(u"messageBar"_s);
    QVERIFY(question->isVisible());
    QCOMPARE(question->text(), u"The same request is already waiting to be sent. Send it once more?"_s);
}

void TestSmallThings::questionAboutAWaitingRequestStaysTrue_data()
{
    QTest::addColumn<bool>("isAgain");
    QTest::addColumn<bool>("isSent");
    QTest::newRow("in the form, sent") << false << true;
    QTest::newRow("in the form, removed") << false << false;
    QTest::newRow("Generate again, sent") << true << true;
}

/// The one that waited goes out, or is taken back, while the question is on screen.
void TestSmallThings::questionAboutAWaitingRequestStaysTrue()
{
    QFETCH(const bool, isAgain);
    QFETCH(const bool, isSent);
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.engine->preferences().set(Preference::SendingPaused, true);
    b.bench.write(u"A gull"_s, 3);
    b.bench.submit();
    TRY_COMPARE(b.bench.engine->store().queue().size(), 1);
    const MessageBar* question = isAgain ? b.bench.message() : b.bench.form()->findChild<MessageBar*>(u"messageBar"_s);
    if (isAgain) {
        b.bench.tasks()->selectTask(b.bench.engine->store().highestNumber());
        b.bench.action(TaskCommand::SubmitAgain)->trigger();
    } else {
        b.bench.submit();
    }
    QVERIFY(question->isVisible());
    QVERIFY2(question->text().contains(u"already waiting"_s), qPrintable(question->text()));
    if (isSent) {
        b.bench.engine->preferences().set(Preference::SendingPaused, false);
        TRY_COMPARE(question->text(), u"The same request was just sent. Send it once more?"_s);
        QVERIFY(question->isVisible());
    } else {
        b.bench.tasks()->selectTask(b.bench.engine->store().highestNumber());
        b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
        b.press(Qt::Key_Delete);
        TRY_COMPARE(b.bench.engine->store().queue().size(), 0);
        TRY_VERIFY(!question->isVisible());
    }
}

void TestSmallThings::noticesCanBeUndoneLater()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    const TaskId id = b.ids.constFirst();
    b.bench.tasks()->selectTask(id);
    b.bench.tasks()->findChild<TakeGrid*>()->setFocus();
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.stored(id).marks.recycledAt.isValid());
    TRY_VERIFY(b.bench.message()->isVisible());
    QTest::mouseClick(b.bench.message()->findChild<QToolButton*>(u"messageClose"_s), Qt::LeftButton);
    b.bench.window->findChild<WindowMessages*>()->show(MessageBar::Kind::Information, u"Another one."_s);
    const auto open = [&b] {
        b.bench.menuAction(u"Recent notices…"_s)->trigger();
        return b.bench.window->findChild<NoticesDialog*>();
    };
    QPointer<NoticesDialog> dialog = open();
    QVERIFY(dialog && dialog->isVisible());
    auto* undo = dialog->findChild<QPushButton*>(u"undoNoticeButton"_s);
    QVERIFY(undo->isVisible() && !undo->isEnabled());
    QTest::keyClick(dialog->findChild<QListWidget*>(), Qt::Key_Down);
    QVERIFY(undo->isEnabled());
    QTest::mouseClick(undo, Qt::LeftButton);
    TRY_VERIFY(!b.stored(id).marks.recycledAt.isValid());
    TRY_VERIFY(dialog.isNull());
    // Once is enough.
    const auto& recent = b.bench.window->findChild<WindowMessages*>()->recent();
    const auto removed = std::ranges::find_if(
        recent, [](const WindowMessages::Entry& entry) { return entry.text.contains(u"moved to the Trash"_s); });
    QVERIFY(removed != recent.cend() && !*removed->undo);
}

void TestSmallThings::autoDurationHasNoKnob()
{
    ScreeningBench b;
    QVERIFY(b.open({saved}));
    b.bench.write(u"A gull"_s, 5);
    auto* slider = b.part<QSlider>(u"durationSlider"_s);
    auto* spin = b.part<QWidget>(u"durationSpin"_s);
    const QColor accent = tone(Theme::Light, Tone::Accent);
    const auto accents = [&] {
        const QImage shown = slider->grab().toImage();
        int count = 0;
        for (int x = 0; x < shown.width(); ++x)
            count += shown.pixelColor(x, shown.height() / 2) == accent ? 1 : 0;
        return count;
    };
    QVERIFY(accents() > 0);
    spin->setFocus();
    b.press(Qt::Key_A, Qt::ControlModifier);
    b.press(Qt::Key_Backspace);
    b.bench.prompt()->setFocus();
    QVERIFY(!b.bench.form()->request().durationSeconds);
    QCOMPARE(accents(), 0);
    // A click on the empty knob takes its place.
    const int place = QStyle::sliderPositionFromValue(slider->minimum(), slider->maximum(), slider->value(), slider->width() - 14) + 7;
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(place, slider->height() / 2));
    QVERIFY(b.bench.form()->request().durationSeconds.has_value());
    QVERIFY(accents() > 0);
}

/// Who leaves a message shortly before its time is over can still come back to its button.
void TestSmallThings::messageWaitsForThePointer()
{
    WindowBench bench;
    QVERIFY(bench.openWithPractice());
    QVERIFY(waitForActive(bench.window.get()));
    const QPoint elsewhere = bench.window->mapToGlobal(QPoint(5, 5));
    QCursor::setPos(elsewhere);
    bench.window->findChild<WindowMessages*>()->show(
        MessageBar::Kind::Information, u"Request loaded."_s, {{u"Undo"_s}});
    const MessageBar* message = bench.message();
    TRY_VERIFY(message->isVisible());
    QCursor::setPos(message->mapToGlobal(message->rect().center()));
    TRY_VERIFY(message->underMouse());
    QTest::qWait(ToastTimer::shownMs - 500);
    QCursor::setPos(elsewhere);
    TRY_VERIFY(!message->underMouse());
    QTest::qWait(2500);
    QVERIFY(message->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!message->isVisible(), ToastTimer::shownMs + 4000);
}

void TestSmallThings::messagesLeaveLinksFree()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved, TaskState::Failed, saved, saved, saved, saved, saved}));
    const auto* model = b.bench.window->findChild<TaskModel*>();
    const auto link = [&] {
        const QModelIndex index = model->index(model->rowOf(b.ids.at(5)), TaskModel::Prompt);
        return onScreen(grid(b)->viewport(), grid(b)->linkOf(index));
    };
    TRY_VERIFY(link().isValid());
    b.bench.prompt()->setFocus();
    QTest::keyClicks(b.bench.prompt(), u"A gull"_s);
    b.press(Qt::Key_N, Qt::ControlModifier);
    TRY_VERIFY(b.bench.message()->isVisible() && toasts(b)->isVisible());
    const QRect corner = onScreen(b.bench.tasks(), b.bench.tasks()->rect());
    QRect usual(QPoint(), toasts(b)->size());
    usual.moveBottomLeft(corner.bottomLeft() + QPoint(12, -12));
    QVERIFY2(usual.intersects(link()), "the link is elsewhere");
    const QRect shown = onScreen(toasts(b), toasts(b)->rect());
    QVERIFY(!shown.intersects(link()));
    QVERIFY(corner.contains(shown));
}

/// It may be on another screen than the main window, or cover it.
void TestSmallThings::messagesFollowTheStage()
{
    ScreeningBench b;
    QVERIFY(b.open({saved, saved}));
    b.bench.tasks()->selectTask(b.ids.at(0));
    TRY_COMPARE(b.bench.player()->path(), b.stored(b.ids.at(0)).file);
    b.press(Qt::Key_F, Qt::ShiftModifier);
    auto* stage = b.bench.window->findChild<StageWindow*>();
    TRY_VERIFY(stage->isActiveWindow());
    b.press(Qt::Key_Delete);
    TRY_VERIFY(b.stored(b.ids.at(0)).marks.recycledAt.isValid());
    TRY_VERIFY(toasts(b)->isVisible());
    QCOMPARE(toasts(b)->window(), stage);
    const QRect picture = onScreen(b.part<VideoSurface>(), b.part<VideoSurface>()->rect());
    QVERIFY(picture.contains(onScreen(toasts(b), toasts(b)->rect())));
    b.press(Qt::Key_F, Qt::ShiftModifier);
    TRY_VERIFY(b.bench.window->isActiveWindow());
    TRY_COMPARE(toasts(b)->window(), b.bench.window.get());
    QVERIFY(toasts(b)->isVisible());
}

QTEST_MAIN(TestSmallThings)
#include "tst_smallthings.moc"
