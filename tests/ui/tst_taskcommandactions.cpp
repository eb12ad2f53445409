// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/ui/activewindow.h"
#include "tests/ui/taskwindow.h"

#include "app/accounts/account.h"
#include "app/service/text/curlcommand.h"
#include "app/service/wire/wire.h"
#include "ui/style/applylook.h"
#include "ui/style/look.h"
#include "ui/tasks/facts/explanation.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QImage>
#include <QJsonDocument>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>

#include <cstdlib>
#include <set>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Antialiased letters have few pixels of the exact colour.
bool isLike(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 30;
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += isLike(image.pixelColor(x, y), colour) ? 1 : 0;
    }
    return count;
}

QImage pictureOf(const TaskWindow& window, const QRect& place)
{
    return window.view()->viewport()->grab(place).toImage();
}

} // namespace

class TestTaskCommandActions : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void openedOutside(const QUrl& url) { m_openedUrls.append(url); }

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { QDesktopServices::unsetUrlHandler(u"file"_s); }
    void commandsOfEachState_data();
    void commandsOfEachState();
    void commandsOfSpecialTasks();
    void anUploadIsCanceledByItsName();
    void everyCommandHasAWordAndAKey();
    void keys();
    void keysOfWhatIsNotPossible();
    void keysElsewhere();
    void doubleClickPlays();
    void menuByPointerAndKey();
    void menuOnNothing();
    void decideIsALink();
    void explanationsAreASecondLine();
    void reasonIsNeverOnlyDots();
    void lostAnswerSaysThatItMayBeCharged();
    void whyItIsNotPossible();
    void copies();
    void doneToAllThatAreSelected();
    void showsTheFolderOnly();
    void placesInTheQueue();
    void movesGoWhereTheySay();
    void heldCanBeSentButNotHeld();
    void leftAnswerNeedsNobody();

private:
    QList<QUrl> m_openedUrls;
};

void TestTaskCommandActions::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    QDesktopServices::setUrlHandler(u"file"_s, this, "openedOutside");
}

void TestTaskCommandActions::commandsOfEachState_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QList<int>>("possible");
    const auto row = [](TaskState state, const QList<TaskCommand>& actions) {
        QList<int> numbers{static_cast<int>(TaskCommand::UseAgain), static_cast<int>(TaskCommand::Variations),
            static_cast<int>(TaskCommand::CompareWithForm), static_cast<int>(TaskCommand::SaveEvidence),
            static_cast<int>(TaskCommand::CopyPrompt), static_cast<int>(TaskCommand::CopyRequest),
            static_cast<int>(TaskCommand::CopyCurl)};
        for (const TaskCommand command : actions)
            numbers.append(static_cast<int>(command));
        QTest::newRow(qPrintable(stateName(state))) << static_cast<int>(state) << numbers;
    };
    using enum TaskCommand;
    row(TaskState::Waiting, {SubmitAgain, CheckNow, Hold, SendAt, EditWaiting, Withdraw});
    row(TaskState::Uploading, {SubmitAgain, CancelSending, Hold, EditWaiting, Withdraw});
    row(TaskState::Sending, {SubmitAgain, CancelSending});
    row(TaskState::NeedsReview, {AttachId, Resubmit, Leave, CorrectCost});
    row(TaskState::InProgress, {SubmitAgain, CheckNow, StopWatching, CopyId});
    row(TaskState::Downloading, {SubmitAgain, CheckNow, StopWatching, CopyId});
    row(TaskState::Saved, // whose clip is not where it was saved
        {SubmitAgain, CheckNow, Play, SaveAs, ShowInFolder, CopyFiles, CopyId, CorrectCost, Rename, Reject, Delete});
    row(TaskState::Refused, {SubmitAgain, CorrectCost, Reject, Delete});
    row(TaskState::Failed, {SubmitAgain, CheckNow, CopyId, CorrectCost, Reject, Delete});
    row(TaskState::Canceled, {SubmitAgain, CheckNow, CopyId, CorrectCost, Reject, Delete});
    row(TaskState::Forgotten, {SubmitAgain, CheckNow, CopyId, CorrectCost, Reject, Delete});
    row(TaskState::Expired, {SubmitAgain, CheckNow, CopyId, CorrectCost, Reject, Delete});
}

void TestTaskCommandActions::commandsOfEachState()
{
    QFETCH(int, state);
    QFETCH(QList<int>, possible);
    TaskWindow window;
    window.panel->selectTask(window.add(static_cast<TaskState>(state)));
    for (int command = 0; command <= static_cast<int>(TaskCommand::CopyCurl); ++command) {
        const QAction* action = window.action(static_cast<TaskCommand>(command));
        QVERIFY2(action->isEnabled() == possible.contains(command), qPrintable(action->text()));
        QVERIFY2(!action->isEnabled() || action->isVisible(), qPrintable(action->text()));
    }
}

void TestTaskCommandActions::commandsOfSpecialTasks()
{
    TaskWindow window;
    VideoTask stopped = taskIn(TaskState::InProgress, u"stopped"_s);
    stopped.watched = false;
    window.panel->selectTask(window.add(stopped));
    QVERIFY(!window.action(TaskCommand::StopWatching)->isEnabled());
    QVERIFY(window.action(TaskCommand::CheckNow)->isEnabled());

    // Tracked by its ID: its request is unknown.
    VideoTask adopted = taskIn(TaskState::InProgress, QString());
    adopted.request.durationSeconds.reset();
    window.panel->selectTask(window.add(adopted));
    QVERIFY(!window.action(TaskCommand::SubmitAgain)->isEnabled());
    QVERIFY(!window.action(TaskCommand::CopyPrompt)->isEnabled());
    QVERIFY(window.action(TaskCommand::CopyId)->isEnabled());
}

/// One command stops both, and each time it says what.
void TestTaskCommandActions::anUploadIsCanceledByItsName()
{
    TaskWindow window;
    const TaskId id = window.add(TaskState::Uploading);
    QVERIFY(waitForActive(window.panel.get()));
    window.panel->selectTask(id);
    window.view()->setFocus();
    const CommandSpy cancel(window, TaskCommand::CancelSending);
    const CommandSpy withdraw(window, TaskCommand::Withdraw);
    const QAction* action = window.action(TaskCommand::CancelSending);
    QCOMPARE(action->text(), u"Cancel upload"_s);
    QVERIFY2(action->toolTip().contains(u"on hold"_s), qPrintable(action->toolTip()));
    QTest::keyClick(window.view(), Qt::Key_Delete, Qt::ShiftModifier);
    QCOMPARE(cancel.ids(), {id});
    QTest::keyClick(window.view(), Qt::Key_Delete);
    QCOMPARE(withdraw.ids(), {id});
    window.move(id, TaskState::Sending);
    TRY_COMPARE(action->text(), u"Cancel sending"_s);
    QVERIFY2(!action->toolTip().contains(u"on hold"_s), qPrintable(action->toolTip()));
    window.move(id, TaskState::InProgress);
    TRY_VERIFY(!action->isVisible());
}

void TestTaskCommandActions::everyCommandHasAWordAndAKey()
{
    TaskWindow window;
    std::set<QString> keys;
    for (int command = 0; command <= static_cast<int>(TaskCommand::CopyCurl); ++command) {
        const QAction* action = window.action(static_cast<TaskCommand>(command));
        QVERIFY(!action->text().isEmpty());
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
        // A take is either rejected or taken back, and either withdrawn or deleted, with one key.
        const auto each = static_cast<TaskCommand>(command);
        const bool isShared = each == TaskCommand::Unreject || each == TaskCommand::Delete;
        QVERIFY2(keys.insert(action->shortcut().toString()).second != isShared, "two actions share a key");
        QVERIFY(action->isShortcutVisibleInContextMenu());
    }
}

void TestTaskCommandActions::keys()
{
    TaskWindow window;
    const TaskId waiting = window.add(TaskState::Waiting);
    const TaskId saved = window.add(TaskState::Saved);
    QVERIFY(waitForActive(window.panel.get()));
    window.view()->setFocus();
    const CommandSpy play(window, TaskCommand::Play);
    const CommandSpy withdraw(window, TaskCommand::Withdraw);
    const CommandSpy check(window, TaskCommand::CheckNow);
    const CommandSpy useAgain(window, TaskCommand::UseAgain);
    window.panel->selectTask(saved);
    QTest::keyClick(window.view(), Qt::Key_Return);
    QCOMPARE(play.ids().size(), 1);
    QCOMPARE(play.ids().first(), saved);
    QTest::keyClick(window.view(), Qt::Key_Enter, Qt::KeypadModifier);
    TRY_COMPARE(play.ids().size(), 2);

    QTest::keyClick(window.view(), Qt::Key_Down);
    QCOMPARE(window.panel->selectedTask(), waiting);
    QTest::keyClick(window.view(), Qt::Key_F5);
    QCOMPARE(check.ids().size(), 1);
    QTest::keyClick(window.view(), Qt::Key_Delete);
    QCOMPARE(withdraw.ids().size(), 1);
    QCOMPARE(withdraw.ids().first(), waiting);
    QTest::keyClick(window.view(), Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(useAgain.ids().size(), 1);
}

void TestTaskCommandActions::keysOfWhatIsNotPossible()
{
    TaskWindow window;
    window.panel->selectTask(window.add(TaskState::Saved));
    QVERIFY(waitForActive(window.panel.get()));
    window.view()->setFocus();
    const CommandSpy withdraw(window, TaskCommand::Withdraw);
    const CommandSpy check(window, TaskCommand::CheckNow);
    const CommandSpy resubmit(window, TaskCommand::Resubmit);
    QTest::keyClick(window.view(), Qt::Key_Delete);
    QTest::keyClick(window.view(), Qt::Key_F5);
    QTest::keyClick(window.view(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(withdraw.ids().isEmpty());
    QVERIFY(check.ids().isEmpty());
    QVERIFY(resubmit.ids().isEmpty());
}

void TestTaskCommandActions::keysElsewhere()
{
    TaskWindow window;
    window.panel->selectTask(window.add(TaskState::Waiting));
    QVERIFY(waitForActive(window.panel.get()));
    window.search()->setFocus();
    const CommandSpy withdraw(window, TaskCommand::Withdraw);
    QTest::keyClick(window.search(), Qt::Key_Delete);
    QVERIFY(withdraw.ids().isEmpty());
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window.search()->hasFocus());
    // Tab leaves the table instead of moving between cells.
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_Tab);
    QVERIFY(!window.view()->hasFocus());
}

void TestTaskCommandActions::doubleClickPlays()
{
    TaskWindow window;
    window.add(TaskState::Refused);
    const TaskId saved = window.add(TaskState::Saved);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const CommandSpy play(window, TaskCommand::Play);
    for (const int row : {0, 1}) {
        const QPoint place = window.middleOf(row, TaskModel::Prompt);
        QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(window.view()->viewport(), Qt::LeftButton, {}, place);
    }
    QCOMPARE(play.ids().size(), 1);
    QCOMPARE(play.ids().first(), saved);
}

void TestTaskCommandActions::menuByPointerAndKey()
{
    TaskWindow window;
    const TaskId lost = window.add(TaskState::NeedsReview);
    window.add(TaskState::Saved);
    QVERIFY(waitForActive(window.panel.get()));
    const QPoint place = window.middleOf(1, TaskModel::Prompt);
    QTest::mouseClick(window.view()->viewport(), Qt::RightButton, {}, place);
    QCOMPARE(window.panel->selectedTask(), lost);
    QContextMenuEvent byPointer(QContextMenuEvent::Mouse, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &byPointer);
    QPointer<QMenu> menu = window.panel->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr && menu->isVisible());
    QVERIFY(menu->actions().contains(window.action(TaskCommand::AttachId)));
    const CommandSpy attach(window, TaskCommand::AttachId);
    window.action(TaskCommand::AttachId)->trigger();
    QCOMPARE(attach.ids().size(), 1);
    menu->close();
    TRY_VERIFY(menu.isNull());

    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(0, 0), QPoint(0, 0));
    QApplication::sendEvent(window.view()->viewport(), &byKey);
    menu = window.panel->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr);
    menu->close();
}

void TestTaskCommandActions::menuOnNothing()
{
    TaskWindow window;
    window.panel->selectTask(window.add(TaskState::Saved));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const QPoint below(300, window.view()->viewport()->height() - 5);
    QContextMenuEvent event(QContextMenuEvent::Mouse, below, window.view()->viewport()->mapToGlobal(below));
    QApplication::sendEvent(window.view()->viewport(), &event);
    QVERIFY(window.panel->findChild<QMenu*>(u"taskMenu"_s) == nullptr);
}

void TestTaskCommandActions::decideIsALink()
{
    TaskWindow window;
    window.add(TaskState::Saved);
    const TaskId lost = window.add(TaskState::NeedsReview);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    QSignalSpy decide(window.panel.get(), &TaskPanel::decideRequested);
    QVERIFY(window.view()->linkOf(window.model->index(1, 0)).isEmpty());
    const QRect link = window.view()->linkOf(window.model->index(0, 0));
    QVERIFY(pixelsOf(pictureOf(window, link), tone(Theme::Light, Tone::Accent)) > 10);
    QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, link.translated(0, link.height()).center());
    QVERIFY(decide.isEmpty());
    QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, link.center());
    QCOMPARE(decide.size(), 1);
    QCOMPARE(decide.first().first().value<TaskId>(), lost);
    QTest::keyClick(window.view(), Qt::Key_Return);
    QCOMPARE(decide.size(), 2);
}

/// The second line of a row says why there is no clip, and offers what the tile in the grid offers.
void TestTaskCommandActions::explanationsAreASecondLine()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Failed, u"A kite"_s);
    task.error = {ErrorKind::Refused, u"The ratio is not one that this model makes. "_s.repeated(9)};
    const TaskId failed = window.add(task);
    window.add(TaskState::Saved, u"A kite"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    const CommandSpy again(window, TaskCommand::UseAgain);
    for (const int width : {1280, 656}) {
        window.panel->resize(width, 420);
        QCoreApplication::processEvents();
        const QModelIndex index = window.model->index(window.model->rowOf(failed), TaskModel::Prompt);
        const QRect link = window.view()->linkOf(index);
        const QRect cell = window.view()->visualRect(index);
        QVERIFY(cell.contains(link));
        QVERIFY(link.width()
            >= QFontMetrics(semiboldFont(window.view()->font())).horizontalAdvance(explanationLink(index)));
        const QRect reason(cell.left(), link.top(), link.left() - cell.left(), link.height());
        QVERIFY(pixelsOf(pictureOf(window, reason), tone(Theme::Light, Tone::MutedText)) > 10);
        QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, link.center());
    }
    QCOMPARE(again.ids(), (QList<TaskId>{failed, failed}));
}

void TestTaskCommandActions::reasonIsNeverOnlyDots()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::Failed, u"A kite"_s);
    task.error = {ErrorKind::Refused, u"The ratio is not one that this model makes."_s};
    const TaskId failed = window.add(task);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get(), patienceMs));
    for (int width = 700; width >= 400; width -= 20) {
        window.panel->resize(width, 420);
        QCoreApplication::processEvents();
        const QModelIndex index = window.model->index(window.model->rowOf(failed), TaskModel::Prompt);
        const int room = window.view()->linkOf(index).left() - window.view()->visualRect(index).left();
        QVERIFY2(room < 20 || room > 72, qPrintable(u"%1 at %2"_s.arg(room).arg(width)));
    }
}

/// As the stage does, also where only the first words have room.
void TestTaskCommandActions::lostAnswerSaysThatItMayBeCharged()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::NeedsReview, u"A kite"_s);
    task.error = {ErrorKind::Network, u"The connection dropped before the service replied."_s};
    const TaskId paid = window.add(task);
    task.accountId = Account::practiceId();
    const TaskId practice = window.add(task);
    const auto reason = [&window](TaskId id) {
        return explanationOf(window.model->index(window.model->rowOf(id), TaskModel::Prompt));
    };
    QCOMPARE(reason(paid), u"It may have been charged. The connection dropped before the service replied."_s);
    QCOMPARE(reason(practice), task.error.message);
}

void TestTaskCommandActions::whyItIsNotPossible()
{
    TaskWindow window;
    const TaskId waiting = window.add(TaskState::Waiting);
    window.panel->selectTask(waiting);
    const auto why = [&window](TaskCommand command) {
        return window.action(command)->isEnabled() ? QString() : window.action(command)->toolTip();
    };
    QCOMPARE(why(TaskCommand::Play), u"Still generating…"_s);
    QCOMPARE(why(TaskCommand::CopyId), u"This task has no ID from the service."_s);
    QCOMPARE(why(TaskCommand::MoveFirst), u"This request is already first in the queue."_s);
    QCOMPARE(why(TaskCommand::MoveDown), u"This request is already last in the queue."_s);
    window.panel->selectTask(window.add(TaskState::Failed));
    QCOMPARE(why(TaskCommand::Play), u"This task has no clip."_s);
    QCOMPARE(why(TaskCommand::ShowInFolder), u"This task has no clip."_s);
    // A command that is possible again shows its description.
    window.add(TaskState::Waiting);
    window.panel->selectTask(waiting);
    TRY_VERIFY(window.action(TaskCommand::MoveLast)->isEnabled());
    QCOMPARE(window.action(TaskCommand::MoveLast)->toolTip(), u"After all other waiting requests."_s);
}

void TestTaskCommandActions::copies()
{
    TaskWindow window;
    VideoTask task = taskIn(TaskState::InProgress, u"Line one\nLine two"_s);
    const TaskId id = window.add(task);
    window.panel->selectTask(id);
    window.action(TaskCommand::CopyPrompt)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), task.request.prompt);
    window.action(TaskCommand::CopyId)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), window.store.task(id)->remoteId);
    QVERIFY(!window.action(TaskCommand::CopyAddress)->isEnabled());
    QCOMPARE(window.action(TaskCommand::CopyAddress)->toolTip(), u"This task has no download link."_s);
    // Also if the status word is unknown.
    task = *window.store.task(id);
    task.report.word = u"COOLING"_s;
    task.report.videoUrl = u"https://clips.example.com/a.mp4?sign=a%2Fb"_s;
    QVERIFY(window.store.update(task, task.state).has_value());
    TRY_VERIFY(window.action(TaskCommand::CopyAddress)->isEnabled());
    window.action(TaskCommand::CopyAddress)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), task.report.videoUrl);
    task.report.otherUrls = {u"https://clips.example.com/b.mp4"_s, u"https://clips.example.com/c.mp4"_s};
    QVERIFY(window.store.update(task, task.state).has_value());
    window.action(TaskCommand::CopyAddress)->trigger();
    QCOMPARE(QApplication::clipboard()->text(),
        task.report.videoUrl + u"\nhttps://clips.example.com/b.mp4\nhttps://clips.example.com/c.mp4"_s);
    window.action(TaskCommand::CopyRequest)->trigger();
    const QByteArray copied = QApplication::clipboard()->text().toUtf8();
    QCOMPARE(QJsonDocument::fromJson(copied).object(), encodeCreate(task.request));
    window.action(TaskCommand::CopyCurl)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), curlCommand(window.store.task(id)->baseUrl, task.request));
}

void TestTaskCommandActions::doneToAllThatAreSelected()
{
    TaskWindow window;
    const TaskId failed = window.add(TaskState::Failed);
    const TaskId running = window.add(taskIn(TaskState::InProgress, u"one"_s));
    const TaskId other = window.add(taskIn(TaskState::InProgress, u"two"_s));
    const CommandSpy checks(window, TaskCommand::CheckNow);
    const CommandSpy stops(window, TaskCommand::StopWatching);
    const CommandSpy again(window, TaskCommand::SubmitAgain);
    window.panel->selectTask(failed);
    QVERIFY(!window.action(TaskCommand::StopWatching)->isEnabled());
    window.panel->selectAgain({failed, running, other}, failed);
    // The current task is not tracked, but the others are.
    QVERIFY(window.action(TaskCommand::StopWatching)->isEnabled());
    window.action(TaskCommand::StopWatching)->trigger();
    QCOMPARE(stops.ids().size(), 2);
    window.action(TaskCommand::CheckNow)->trigger();
    QVERIFY(checks.ids().size() >= 2);
    window.action(TaskCommand::CopyPrompt)->trigger();
    const QStringList copied = QApplication::clipboard()->text().split(u'\n');
    QVERIFY(copied.contains(u"one"_s) && copied.contains(u"two"_s));
    // An action that costs money asks about all of them first.
    window.action(TaskCommand::SubmitAgain)->trigger();
    QCOMPARE(again.ids().size(), 0);
    window.panel->message()->findChild<QPushButton*>(u"messageAction1"_s)->click();
    QCOMPARE(again.ids().size(), 3);
    window.panel->selectTask(failed);
    QVERIFY(!window.action(TaskCommand::StopWatching)->isEnabled());
}

void TestTaskCommandActions::showsTheFolderOnly()
{
    TaskWindow window;
    QDir(window.dir.path()).mkdir(u"clips"_s);
    VideoTask task = taskIn(TaskState::Saved, u"here"_s);
    task.file = window.dir.filePath(u"clips/take.mp4"_s);
    window.panel->selectTask(window.add(task));
    m_openedUrls.clear();
    window.action(TaskCommand::ShowInFolder)->trigger();
    QCOMPARE(m_openedUrls, QList<QUrl>{QUrl::fromLocalFile(window.dir.filePath(u"clips"_s))});
    // Never the file itself, and only a folder.
    m_openedUrls.clear();
    task.file = window.dir.filePath(u"gone/take.mp4"_s);
    window.panel->selectTask(window.add(task));
    window.action(TaskCommand::ShowInFolder)->trigger();
    QVERIFY(m_openedUrls.isEmpty());
}

void TestTaskCommandActions::placesInTheQueue()
{
    TaskWindow window;
    const TaskId first = window.add(TaskState::Waiting);
    window.panel->selectTask(first);
    const auto moves = [&window] {
        QList<bool> possible;
        for (const TaskCommand command :
            {TaskCommand::MoveFirst, TaskCommand::MoveUp, TaskCommand::MoveDown, TaskCommand::MoveLast}) {
            if (!window.action(command)->isVisible())
                return QList<bool>();
            possible.append(window.action(command)->isEnabled());
        }
        return possible;
    };
    QCOMPARE(moves(), (QList<bool>{false, false, false, false}));
    const TaskId second = window.add(TaskState::Waiting);
    const TaskId third = window.add(TaskState::Waiting);
    // It reacts to other tasks that come and go, not only to changes of the task itself.
    TRY_COMPARE(moves(), (QList<bool>{false, false, true, true}));
    window.panel->selectTask(second);
    QCOMPARE(moves(), (QList<bool>{true, true, true, true}));
    window.panel->selectTask(third);
    QCOMPARE(moves(), (QList<bool>{true, true, false, false}));
    QVERIFY(window.store.setPlaces({{third, 0}}));
    TRY_COMPARE(moves(), (QList<bool>{false, false, true, true}));
    window.move(first, TaskState::Sending);
    window.move(second, TaskState::Sending);
    TRY_COMPARE(moves(), (QList<bool>{false, false, false, false}));
    window.move(third, TaskState::Sending);
    TRY_COMPARE(moves(), QList<bool>());
}

void TestTaskCommandActions::movesGoWhereTheySay()
{
    TaskWindow window;
    window.add(TaskState::Waiting);
    const TaskId second = window.add(TaskState::Waiting);
    window.add(TaskState::Waiting);
    QVERIFY(waitForActive(window.panel.get()));
    window.panel->selectTask(second);
    window.view()->setFocus();
    const QList<std::pair<Qt::Key, TaskCommand>> keys{{Qt::Key_Up, TaskCommand::MoveUp},
        {Qt::Key_Down, TaskCommand::MoveDown}, {Qt::Key_Home, TaskCommand::MoveFirst},
        {Qt::Key_End, TaskCommand::MoveLast}};
    for (const auto& [key, command] : keys) {
        const CommandSpy moved(window, command);
        QTest::keyClick(window.view(), key, Qt::AltModifier);
        QCOMPARE(moved.ids(), QList<TaskId>{second});
        QCOMPARE(window.panel->selectedTask(), second);
    }
}

void TestTaskCommandActions::heldCanBeSentButNotHeld()
{
    TaskWindow window;
    VideoTask held = taskIn(TaskState::Waiting, u"held"_s);
    held.held = true;
    window.panel->selectTask(window.add(held));
    QVERIFY(!window.action(TaskCommand::Hold)->isEnabled());
    QVERIFY(!window.action(TaskCommand::Hold)->isVisible());
    QVERIFY(window.action(TaskCommand::CheckNow)->isEnabled());
    QVERIFY(window.action(TaskCommand::Withdraw)->isEnabled());
    QVERIFY(!window.action(TaskCommand::CancelSending)->isEnabled());
}

void TestTaskCommandActions::leftAnswerNeedsNobody()
{
    TaskWindow window;
    VideoTask left = taskIn(TaskState::NeedsReview, u"left"_s);
    left.watched = false;
    window.panel->selectTask(window.add(left));
    QVERIFY(!window.action(TaskCommand::Leave)->isEnabled());
    // The decision is still possible.
    QVERIFY(window.action(TaskCommand::AttachId)->isEnabled());
    QVERIFY(window.action(TaskCommand::Resubmit)->isEnabled());
    QVERIFY(window.view()->linkOf(window.model->index(0, TaskModel::Prompt)).isEmpty());
    TRY_COMPARE(window.chip(u"allChip"_s)->text(), u"All 1"_s);
    QVERIFY(window.chip(u"needsYouChip"_s)->isHidden());
    window.add(TaskState::NeedsReview);
    TRY_COMPARE(window.chip(u"needsYouChip"_s)->text(), u"Needs attention 1"_s);
    window.chip(u"needsYouChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 1);
}

QTEST_MAIN(TestTaskCommandActions)
#include "tst_taskcommandactions.moc"
