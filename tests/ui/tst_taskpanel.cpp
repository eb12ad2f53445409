// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire.h"
#include "app/tasks/taskmodel.h"
#include "app/tasks/taskstore.h"
#include "tests/support/manualclock.h"
#include "ui/common/emptystate.h"
#include "ui/common/look.h"
#include "ui/common/messagebar.h"
#include "ui/tasks/taskdelegate.h"
#include "ui/tasks/taskpanel.h"
#include "ui/tasks/taskview.h"
#include "ui/tasks/thumbnailcache.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QHeaderView>
#include <QHelpEvent>
#include <QIdentityProxyModel>
#include <QImage>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <memory>
#include <set>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int stateCount = static_cast<int>(TaskState::Expired) + 1;
const RequestKind textToVideo{Family::A, Generation::G30, ApiType::TextToVideo};

/// A task as the engine would have it in a state.
VideoTask taskIn(TaskState state, const QString& prompt)
{
    VideoTask task;
    task.accountId = u"account"_s;
    task.request.kind = textToVideo;
    task.request.model = u"wan3.0-video"_s;
    task.request.prompt = prompt;
    task.request.durationSeconds = 5;
    task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0), Qt::UTC);
    task.state = state;
    const bool known = state != TaskState::Waiting && state != TaskState::Sending && state != TaskState::NeedsReview
        && state != TaskState::Refused;
    if (known)
        task.remoteId = u"id-%1"_s.arg(stateName(state));
    if (state == TaskState::Saved)
        task.file = u"/clips/take.mp4"_s;
    if (state == TaskState::Downloading)
        task.addressExpiresAt = task.createdAt.addDays(1);
    return task;
}

/// The panel in a window, on a real database.
class Window final {
public:
    Window()
    {
        opened = store.open(dir.filePath(u"tasks.db"_s)).has_value();
        model = std::make_unique<TaskModel>(store, nullptr, clock);
        panel = std::make_unique<TaskPanel>(store, *model);
        panel->setClipsFolder(u"/clips"_s);
        panel->resize(1280, 420);
        panel->show();
        panel->activateWindow();
    }
    TaskId add(TaskState state, const QString& prompt = u"A paper boat"_s) { return add(taskIn(state, prompt)); }
    TaskId add(VideoTask task)
    {
        if (!task.remoteId.isEmpty())
            task.remoteId += QString::number(++ids);
        return store.add(task).value_or(0);
    }
    void move(TaskId id, TaskState state)
    {
        VideoTask task = *store.task(id);
        const TaskState from = task.state;
        task.state = state;
        QVERIFY(store.update(task, from));
    }
    TaskView* view() const { return panel->findChild<TaskView*>(u"taskView"_s); }
    QPushButton* chip(const QString& name) const { return panel->findChild<QPushButton*>(name); }
    QLineEdit* search() const { return panel->findChild<QLineEdit*>(u"searchEdit"_s); }
    EmptyState* empty() const { return panel->findChild<EmptyState*>(); }
    QPushButton* emptyButton() const { return panel->findChild<QPushButton*>(u"emptyAction1"_s); }
    MessageBar* question() const { return panel->findChild<MessageBar*>(u"resubmitQuestion"_s); }
    QAction* action(TaskDeed deed) const { return panel->taskActions()->action(deed); }
    TaskId current() const { return model->taskAt(view()->currentIndex().row()); }
    QPoint middleOf(int row, int column) const
    {
        return view()->visualRect(model->index(row, column)).center();
    }

    QTemporaryDir dir;
    ManualClock clock;
    TaskStore store;
    std::unique_ptr<TaskModel> model;
    std::unique_ptr<TaskPanel> panel;
    bool opened = false;
    int ids = 0;
};

/// Says that every download is two thirds through.
class Progressing final : public QIdentityProxyModel {
public:
    QVariant data(const QModelIndex& index, int role) const override
    {
        return role == TaskModel::FractionRole ? QVariant(0.66) : QIdentityProxyModel::data(index, role);
    }
};

int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    }
    return count;
}

QImage pictureOf(const Window& window, const QRect& place)
{
    return window.view()->viewport()->grab(place).toImage();
}

} // namespace

class TestTaskPanel : public QObject {
    Q_OBJECT

public Q_SLOTS:
    void openedOutside(const QUrl& url) { m_openedUrls.append(url); }

private Q_SLOTS:
    void initTestCase();
    void nothingYet();
    void everyStateHasItsRow();
    void chipsCount();
    void chipsFilter();
    void needsYouGoesWithTheLastOne();
    void searchWaitsForAPause();
    void noHits();
    void emptyGroup();
    void selectionFollowsTheTask();
    void hiddenTaskStaysSelected();
    void withdrawnTaskHandsOver();
    void lastTaskWithdrawn();
    void selectTaskTakesTheFilterAway();
    void unknownTaskIsNotSelected();
    void deedsOfEachState_data();
    void deedsOfEachState();
    void deedsOfSpecialTasks();
    void everyDeedHasAWordAndAKey();
    void keys();
    void keysOfWhatIsNotPossible();
    void keysElsewhere();
    void doubleClickPlays();
    void menuByPointerAndKey();
    void menuOnNothing();
    void decideIsALink();
    void resubmitIsAskedOnce();
    void resubmitQuestionEndsByItself();
    void copies();
    void showsOnlyOurFolder();
    void namesForAssistivePrograms();
    void hostilePromptIsText();
    void toolTipIsEscaped();
    void colourOfAState();
    void progressBar();
    void thumbnailOfABrokenClipIsAskedOnce();
    void rowsAndColumns();
    void closingWithWorkUnderWay();

private:
    QList<QUrl> m_openedUrls;
};

void TestTaskPanel::initTestCase()
{
    applyLook(*qApp, Theme::Light);
    QDesktopServices::setUrlHandler(u"file"_s, this, "openedOutside");
}

void TestTaskPanel::nothingYet()
{
    Window window;
    QVERIFY(window.opened);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    QVERIFY(window.empty()->isVisible());
    QVERIFY(!window.view()->isVisible());
    QCOMPARE(window.empty()->sentence(), u"No takes yet. Write a request and press Submit."_s);
    QCOMPARE(window.emptyButton()->text(), u"Load an example request"_s);
    QSignalSpy example(window.panel.get(), &TaskPanel::exampleRequested);
    window.emptyButton()->click();
    QCOMPARE(example.size(), 1);
    QCOMPARE(window.panel->selectedTask(), 0);

    window.add(TaskState::Waiting);
    QVERIFY(window.view()->isVisible());
    QVERIFY(!window.empty()->isVisible());
}

void TestTaskPanel::everyStateHasItsRow()
{
    Window window;
    QAbstractItemModelTester tester(window.model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int state = 0; state < stateCount; ++state)
        window.add(static_cast<TaskState>(state));
    QCOMPARE(window.model->rowCount(), stateCount);
    window.panel->resize(1280, 46 * (stateCount + 3));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    for (int row = 0; row < stateCount; ++row) {
        const QModelIndex index = window.model->index(row, TaskModel::State);
        QVERIFY(!index.data().toString().isEmpty());
        const QImage cell = pictureOf(window, window.view()->visualRect(index));
        std::set<QRgb> colours;
        for (int x = 0; x < cell.width(); ++x)
            colours.insert(cell.pixel(x, cell.height() / 2));
        QVERIFY2(colours.size() > 3, qPrintable(index.data().toString()));
    }
}

void TestTaskPanel::chipsCount()
{
    Window window;
    for (int state = 0; state < stateCount; ++state)
        window.add(static_cast<TaskState>(state));
    QTRY_COMPARE(window.chip(u"allChip"_s)->text(), u"All 11"_s);
    QCOMPARE(window.chip(u"activeChip"_s)->text(), u"Active 4"_s);
    QCOMPARE(window.chip(u"savedChip"_s)->text(), u"Saved 1"_s);
    QCOMPARE(window.chip(u"needsYouChip"_s)->text(), u"Needs you 1"_s);
    QCOMPARE(window.chip(u"failedChip"_s)->text(), u"Failed 5"_s);
}

void TestTaskPanel::chipsFilter()
{
    Window window;
    for (int state = 0; state < stateCount; ++state)
        window.add(static_cast<TaskState>(state));
    window.chip(u"failedChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 5);
    QVERIFY(window.chip(u"failedChip"_s)->isChecked());
    QVERIFY(!window.chip(u"allChip"_s)->isChecked());
    window.chip(u"activeChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 4);
    window.chip(u"allChip"_s)->click();
    QCOMPARE(window.model->rowCount(), stateCount);
}

void TestTaskPanel::needsYouGoesWithTheLastOne()
{
    Window window;
    const TaskId lost = window.add(TaskState::NeedsReview);
    window.add(TaskState::Saved);
    QTRY_VERIFY(!window.chip(u"needsYouChip"_s)->isHidden());
    window.chip(u"needsYouChip"_s)->click();
    QCOMPARE(window.model->rowCount(), 1);
    window.panel->selectTask(lost);
    window.move(lost, TaskState::Waiting);
    QTRY_VERIFY(window.chip(u"needsYouChip"_s)->isHidden());
    QVERIFY(window.chip(u"allChip"_s)->isChecked());
    QCOMPARE(window.model->rowCount(), 2);
    QCOMPARE(window.current(), lost);
}

void TestTaskPanel::searchWaitsForAPause()
{
    Window window;
    window.add(TaskState::Saved, u"A lighthouse in a storm"_s);
    window.add(TaskState::Saved, u"一只猫在屋顶上看月亮"_s);
    QVERIFY(QTest::qWaitForWindowActive(window.panel.get()));
    window.search()->setFocus();
    QTest::keyClicks(window.search(), u"lighthouse"_s);
    QCOMPARE(window.model->rowCount(), 2);
    QTRY_COMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.model->filter().text, u"lighthouse"_s);
    // Down goes on to what was found, Escape takes the words away.
    QTest::keyClick(window.search(), Qt::Key_Down);
    QVERIFY(window.view()->hasFocus());
    QVERIFY(window.panel->selectedTask() != 0);
    window.search()->setFocus();
    QTest::keyClick(window.search(), Qt::Key_Escape);
    QCOMPARE(window.model->rowCount(), 2);
    window.search()->setText(u"月亮"_s);
    QTRY_COMPARE(window.model->rowCount(), 1);
}

void TestTaskPanel::noHits()
{
    Window window;
    window.add(TaskState::Saved);
    window.search()->setText(u"<b>zeppelin</b>"_s);
    QTRY_VERIFY(window.empty()->isVisible());
    QCOMPARE(window.empty()->sentence(), u"Nothing found for “<b>zeppelin</b>”."_s);
    QCOMPARE(window.panel->findChild<QLabel*>(u"emptySentence"_s)->textFormat(), Qt::PlainText);
    QCOMPARE(window.emptyButton()->text(), u"Clear"_s);
    QSignalSpy example(window.panel.get(), &TaskPanel::exampleRequested);
    window.emptyButton()->click();
    QVERIFY(example.isEmpty());
    QVERIFY(window.search()->text().isEmpty());
    QVERIFY(window.view()->isVisible());
}

void TestTaskPanel::emptyGroup()
{
    Window window;
    window.add(TaskState::Saved);
    window.chip(u"failedChip"_s)->click();
    QVERIFY(window.empty()->isVisible());
    QCOMPARE(window.emptyButton()->text(), u"Show all"_s);
    window.emptyButton()->click();
    QVERIFY(window.chip(u"allChip"_s)->isChecked());
    QVERIFY(window.view()->isVisible());
}

void TestTaskPanel::selectionFollowsTheTask()
{
    Window window;
    const TaskId first = window.add(TaskState::InProgress, u"first"_s);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    window.panel->selectTask(first);
    QCOMPARE(selected.size(), 1);
    for (int i = 0; i < 20; ++i)
        window.add(TaskState::Waiting);
    QCOMPARE(window.current(), first);
    QCOMPARE(window.view()->currentIndex().row(), 20);
    window.search()->setText(u"first"_s);
    QTRY_COMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.current(), first);
    window.move(first, TaskState::Downloading);
    QCOMPARE(window.current(), first);
    QCOMPARE(selected.size(), 1);
}

void TestTaskPanel::hiddenTaskStaysSelected()
{
    Window window;
    window.add(TaskState::InProgress, u"other"_s);
    const TaskId task = window.add(TaskState::Downloading);
    window.chip(u"activeChip"_s)->click();
    window.panel->selectTask(task);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    window.move(task, TaskState::Saved);
    // What is watched in the viewer must not change because a row left the list.
    QCOMPARE(window.model->rowCount(), 1);
    QCOMPARE(window.panel->selectedTask(), task);
    QVERIFY(!window.view()->currentIndex().isValid());
    QVERIFY(selected.isEmpty());
    window.chip(u"allChip"_s)->click();
    QCOMPARE(window.current(), task);
    QVERIFY(selected.isEmpty());
}

void TestTaskPanel::withdrawnTaskHandsOver()
{
    Window window;
    const TaskId oldest = window.add(TaskState::Saved);
    const TaskId waiting = window.add(TaskState::Waiting);
    window.add(TaskState::Saved);
    window.panel->selectTask(waiting);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    QVERIFY(window.store.remove(waiting));
    QCOMPARE(window.panel->selectedTask(), oldest);
    QCOMPARE(window.current(), oldest);
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().value<TaskId>(), oldest);
}

void TestTaskPanel::lastTaskWithdrawn()
{
    Window window;
    const TaskId waiting = window.add(TaskState::Waiting);
    window.panel->selectTask(waiting);
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    QVERIFY(window.store.remove(waiting));
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected.first().first().value<TaskId>(), 0);
    QVERIFY(!window.action(TaskDeed::UseAgain)->isEnabled());
    QVERIFY(window.empty()->isVisible());
}

void TestTaskPanel::selectTaskTakesTheFilterAway()
{
    Window window;
    window.add(TaskState::Saved);
    window.chip(u"savedChip"_s)->click();
    window.search()->setText(u"paper"_s);
    const TaskId fresh = window.add(TaskState::Waiting, u"Something else"_s);
    window.panel->selectTask(fresh);
    QCOMPARE(window.current(), fresh);
    QVERIFY(window.chip(u"allChip"_s)->isChecked());
    QVERIFY(window.search()->text().isEmpty());
}

void TestTaskPanel::unknownTaskIsNotSelected()
{
    Window window;
    window.add(TaskState::Saved);
    window.chip(u"failedChip"_s)->click();
    QSignalSpy selected(window.panel.get(), &TaskPanel::taskSelected);
    window.panel->selectTask(4711);
    QVERIFY(selected.isEmpty());
    QVERIFY(window.chip(u"failedChip"_s)->isChecked());
}

void TestTaskPanel::deedsOfEachState_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<QList<int>>("possible");
    const auto row = [](TaskState state, const QList<TaskDeed>& deeds) {
        QList<int> numbers{static_cast<int>(TaskDeed::UseAgain), static_cast<int>(TaskDeed::CopyPrompt),
            static_cast<int>(TaskDeed::CopyRequest)};
        for (const TaskDeed deed : deeds)
            numbers.append(static_cast<int>(deed));
        QTest::newRow(qPrintable(stateName(state))) << static_cast<int>(state) << numbers;
    };
    using enum TaskDeed;
    row(TaskState::Waiting, {SubmitAgain, CheckNow, Withdraw});
    row(TaskState::Sending, {SubmitAgain});
    row(TaskState::NeedsReview, {AttachId, Resubmit});
    row(TaskState::InProgress, {SubmitAgain, CheckNow, StopWatching, CopyId});
    row(TaskState::Downloading, {SubmitAgain, CheckNow, StopWatching, CopyId});
    row(TaskState::Saved, {SubmitAgain, Play, ShowInFolder, CopyId});
    row(TaskState::Refused, {SubmitAgain});
    row(TaskState::Failed, {SubmitAgain, CopyId});
    row(TaskState::Canceled, {SubmitAgain, CopyId});
    row(TaskState::Forgotten, {SubmitAgain, CheckNow, CopyId});
    row(TaskState::Expired, {SubmitAgain, CheckNow, CopyId});
}

void TestTaskPanel::deedsOfEachState()
{
    QFETCH(int, state);
    QFETCH(QList<int>, possible);
    Window window;
    window.panel->selectTask(window.add(static_cast<TaskState>(state)));
    for (int deed = 0; deed <= static_cast<int>(TaskDeed::CopyRequest); ++deed) {
        const QAction* action = window.action(static_cast<TaskDeed>(deed));
        QVERIFY2(action->isEnabled() == possible.contains(deed), qPrintable(action->text()));
        QVERIFY2(!action->isEnabled() || action->isVisible(), qPrintable(action->text()));
    }
}

void TestTaskPanel::deedsOfSpecialTasks()
{
    Window window;
    VideoTask stopped = taskIn(TaskState::InProgress, u"stopped"_s);
    stopped.watched = false;
    window.panel->selectTask(window.add(stopped));
    QVERIFY(!window.action(TaskDeed::StopWatching)->isEnabled());
    QVERIFY(window.action(TaskDeed::CheckNow)->isEnabled());

    // Followed by its id: nothing is known of what was asked.
    VideoTask adopted = taskIn(TaskState::InProgress, QString());
    adopted.request.durationSeconds.reset();
    window.panel->selectTask(window.add(adopted));
    QVERIFY(!window.action(TaskDeed::SubmitAgain)->isEnabled());
    QVERIFY(!window.action(TaskDeed::CopyPrompt)->isEnabled());
    QVERIFY(window.action(TaskDeed::CopyId)->isEnabled());

    VideoTask elsewhere = taskIn(TaskState::Saved, u"elsewhere"_s);
    elsewhere.file = u"/clips/../etc/take.mp4"_s;
    window.panel->selectTask(window.add(elsewhere));
    QVERIFY(!window.action(TaskDeed::ShowInFolder)->isEnabled());
    QVERIFY(window.action(TaskDeed::Play)->isEnabled());
}

void TestTaskPanel::everyDeedHasAWordAndAKey()
{
    Window window;
    std::set<QString> keys;
    for (int deed = 0; deed <= static_cast<int>(TaskDeed::CopyRequest); ++deed) {
        const QAction* action = window.action(static_cast<TaskDeed>(deed));
        QVERIFY(!action->text().isEmpty());
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
        QVERIFY2(keys.insert(action->shortcut().toString()).second, "two deeds share a key");
        QVERIFY(action->isShortcutVisibleInContextMenu());
    }
}

void TestTaskPanel::keys()
{
    Window window;
    const TaskId waiting = window.add(TaskState::Waiting);
    const TaskId saved = window.add(TaskState::Saved);
    QVERIFY(QTest::qWaitForWindowActive(window.panel.get()));
    window.view()->setFocus();
    QSignalSpy play(window.panel.get(), &TaskPanel::playRequested);
    QSignalSpy withdraw(window.panel.get(), &TaskPanel::withdrawRequested);
    QSignalSpy check(window.panel.get(), &TaskPanel::checkRequested);
    QSignalSpy useAgain(window.panel.get(), &TaskPanel::useAgainRequested);
    window.panel->selectTask(saved);
    QTest::keyClick(window.view(), Qt::Key_Return);
    QCOMPARE(play.size(), 1);
    QCOMPARE(play.first().first().value<TaskId>(), saved);
    QTest::keyClick(window.view(), Qt::Key_Enter, Qt::KeypadModifier);
    QTRY_COMPARE(play.size(), 2);

    QTest::keyClick(window.view(), Qt::Key_Down);
    QCOMPARE(window.panel->selectedTask(), waiting);
    QTest::keyClick(window.view(), Qt::Key_F5);
    QCOMPARE(check.size(), 1);
    QTest::keyClick(window.view(), Qt::Key_Delete);
    QCOMPARE(withdraw.size(), 1);
    QCOMPARE(withdraw.first().first().value<TaskId>(), waiting);
    QTest::keyClick(window.view(), Qt::Key_U, Qt::ControlModifier);
    QCOMPARE(useAgain.size(), 1);
}

void TestTaskPanel::keysOfWhatIsNotPossible()
{
    Window window;
    window.panel->selectTask(window.add(TaskState::Saved));
    QVERIFY(QTest::qWaitForWindowActive(window.panel.get()));
    window.view()->setFocus();
    QSignalSpy withdraw(window.panel.get(), &TaskPanel::withdrawRequested);
    QSignalSpy check(window.panel.get(), &TaskPanel::checkRequested);
    QSignalSpy resubmit(window.panel.get(), &TaskPanel::resubmitRequested);
    QTest::keyClick(window.view(), Qt::Key_Delete);
    QTest::keyClick(window.view(), Qt::Key_F5);
    QTest::keyClick(window.view(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(withdraw.isEmpty());
    QVERIFY(check.isEmpty());
    QVERIFY(resubmit.isEmpty());
    QVERIFY(window.question()->isHidden());
}

void TestTaskPanel::keysElsewhere()
{
    Window window;
    window.panel->selectTask(window.add(TaskState::Waiting));
    QVERIFY(QTest::qWaitForWindowActive(window.panel.get()));
    window.search()->setFocus();
    QSignalSpy withdraw(window.panel.get(), &TaskPanel::withdrawRequested);
    QTest::keyClick(window.search(), Qt::Key_Delete);
    QVERIFY(withdraw.isEmpty());
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window.search()->hasFocus());
    // Tab leaves the table instead of going from cell to cell.
    window.view()->setFocus();
    QTest::keyClick(window.view(), Qt::Key_Tab);
    QVERIFY(!window.view()->hasFocus());
}

void TestTaskPanel::doubleClickPlays()
{
    Window window;
    window.add(TaskState::Refused);
    const TaskId saved = window.add(TaskState::Saved);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    QSignalSpy play(window.panel.get(), &TaskPanel::playRequested);
    for (const int row : {0, 1}) {
        const QPoint place = window.middleOf(row, TaskModel::Prompt);
        QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(window.view()->viewport(), Qt::LeftButton, {}, place);
    }
    QCOMPARE(play.size(), 1);
    QCOMPARE(play.first().first().value<TaskId>(), saved);
}

void TestTaskPanel::menuByPointerAndKey()
{
    Window window;
    const TaskId lost = window.add(TaskState::NeedsReview);
    window.add(TaskState::Saved);
    QVERIFY(QTest::qWaitForWindowActive(window.panel.get()));
    const QPoint place = window.middleOf(1, TaskModel::Prompt);
    QTest::mouseClick(window.view()->viewport(), Qt::RightButton, {}, place);
    QCOMPARE(window.panel->selectedTask(), lost);
    QContextMenuEvent byPointer(QContextMenuEvent::Mouse, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &byPointer);
    QPointer<QMenu> menu = window.panel->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr && menu->isVisible());
    QVERIFY(menu->actions().contains(window.action(TaskDeed::AttachId)));
    QSignalSpy attach(window.panel.get(), &TaskPanel::attachIdRequested);
    window.action(TaskDeed::AttachId)->trigger();
    QCOMPARE(attach.size(), 1);
    menu->close();
    QTRY_VERIFY(menu.isNull());

    QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(0, 0));
    QApplication::sendEvent(window.view()->viewport(), &byKey);
    menu = window.panel->findChild<QMenu*>(u"taskMenu"_s);
    QVERIFY(menu != nullptr);
    menu->close();
}

void TestTaskPanel::menuOnNothing()
{
    Window window;
    window.panel->selectTask(window.add(TaskState::Saved));
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    const QPoint below(300, window.view()->viewport()->height() - 5);
    QContextMenuEvent event(QContextMenuEvent::Mouse, below, window.view()->viewport()->mapToGlobal(below));
    QApplication::sendEvent(window.view()->viewport(), &event);
    QVERIFY(window.panel->findChild<QMenu*>(u"taskMenu"_s) == nullptr);
}

void TestTaskPanel::decideIsALink()
{
    Window window;
    window.add(TaskState::Saved);
    const TaskId lost = window.add(TaskState::NeedsReview);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    QSignalSpy decide(window.panel.get(), &TaskPanel::decideRequested);
    QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, window.middleOf(1, TaskModel::Expiry));
    QVERIFY(decide.isEmpty());
    const QRect cell = window.view()->visualRect(window.model->index(0, TaskModel::Expiry));
    QVERIFY(pixelsOf(pictureOf(window, cell), tone(Theme::Light, Tone::Accent)) > 10);
    QTest::mouseClick(window.view()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(decide.size(), 1);
    QCOMPARE(decide.first().first().value<TaskId>(), lost);
}

void TestTaskPanel::resubmitIsAskedOnce()
{
    Window window;
    const TaskId lost = window.add(TaskState::NeedsReview);
    window.panel->selectTask(lost);
    QSignalSpy resubmit(window.panel.get(), &TaskPanel::resubmitRequested);
    window.action(TaskDeed::Resubmit)->trigger();
    QVERIFY(resubmit.isEmpty());
    QVERIFY(window.question()->isVisible());
    QVERIFY(window.question()->text().contains(u"charged twice"_s));
    window.question()->findChild<QPushButton*>(u"messageAction2"_s)->click();
    QVERIFY(resubmit.isEmpty());
    QVERIFY(window.question()->isHidden());
    window.action(TaskDeed::Resubmit)->trigger();
    window.question()->findChild<QPushButton*>(u"messageAction1"_s)->click();
    QCOMPARE(resubmit.size(), 1);
    QCOMPARE(resubmit.first().first().value<TaskId>(), lost);
    QVERIFY(window.question()->isHidden());
}

void TestTaskPanel::resubmitQuestionEndsByItself()
{
    Window window;
    const TaskId other = window.add(TaskState::Saved);
    const TaskId lost = window.add(TaskState::NeedsReview);
    window.panel->selectTask(lost);
    window.action(TaskDeed::Resubmit)->trigger();
    QVERIFY(window.question()->isVisible());
    window.panel->selectTask(other);
    QVERIFY(window.question()->isHidden());
    window.panel->selectTask(lost);
    window.action(TaskDeed::Resubmit)->trigger();
    window.move(lost, TaskState::InProgress);
    QVERIFY(window.question()->isHidden());
}

void TestTaskPanel::copies()
{
    Window window;
    VideoTask task = taskIn(TaskState::InProgress, u"Line one\nLine two"_s);
    const TaskId id = window.add(task);
    window.panel->selectTask(id);
    window.action(TaskDeed::CopyPrompt)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), task.request.prompt);
    window.action(TaskDeed::CopyId)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), window.store.task(id)->remoteId);
    window.action(TaskDeed::CopyRequest)->trigger();
    const QByteArray copied = QApplication::clipboard()->text().toUtf8();
    QCOMPARE(QJsonDocument::fromJson(copied).object(), encodeCreate(task.request));
}

void TestTaskPanel::showsOnlyOurFolder()
{
    Window window;
    QDir(window.dir.path()).mkdir(u"clips"_s);
    window.panel->setClipsFolder(window.dir.filePath(u"clips"_s));
    VideoTask task = taskIn(TaskState::Saved, u"here"_s);
    task.file = window.dir.filePath(u"clips/take.mp4"_s);
    window.panel->selectTask(window.add(task));
    m_openedUrls.clear();
    window.action(TaskDeed::ShowInFolder)->trigger();
    QCOMPARE(m_openedUrls, QList<QUrl>{QUrl::fromLocalFile(window.dir.filePath(u"clips"_s))});
    m_openedUrls.clear();
    window.panel->setClipsFolder(window.dir.filePath(u"other"_s));
    window.action(TaskDeed::ShowInFolder)->trigger();
    QVERIFY(m_openedUrls.isEmpty());
    window.panel->setClipsFolder(QString());
    QVERIFY(!window.action(TaskDeed::ShowInFolder)->isEnabled());
}

void TestTaskPanel::namesForAssistivePrograms()
{
    Window window;
    window.add(TaskState::NeedsReview, u"Neon fish"_s);
    const auto name = [](QObject* object) { return QAccessible::queryAccessibleInterface(object)->text(QAccessible::Name); };
    QCOMPARE(name(window.view()), u"Tasks"_s);
    QCOMPARE(name(window.search()), u"Search tasks"_s);
    QTRY_COMPARE(name(window.chip(u"allChip"_s)), u"All 1"_s);

    QAccessibleInterface* view = QAccessible::queryAccessibleInterface(window.view());
    QAccessibleTableInterface* table = view->tableInterface();
    QVERIFY(table != nullptr);
    const auto cell = [table](int column) { return table->cellAt(0, column)->text(QAccessible::Name); };
    QCOMPARE(cell(TaskModel::State), u"Answer lost"_s);
    QCOMPARE(cell(TaskModel::Prompt), u"Neon fish"_s);
    QCOMPARE(cell(TaskModel::Expiry), u"Decide…"_s);
    for (int column = 0; column < TaskModel::ColumnCount; ++column)
        QVERIFY2(!cell(column).isEmpty(), qPrintable(QString::number(column)));
}

void TestTaskPanel::hostilePromptIsText()
{
    Window window;
    window.add(TaskState::Saved, u"<font color='#ff0000' size='7'>\u2588\u2588\u2588\u2588</font>\u202E\u0007 & more"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    const QModelIndex index = window.model->index(0, TaskModel::Prompt);
    QVERIFY(index.data().toString().contains(u"<font color"_s));
    QVERIFY(!index.data().toString().contains(QChar(7)));
    QCOMPARE(pixelsOf(pictureOf(window, window.view()->visualRect(index)), QColor(255, 0, 0)), 0);
}

void TestTaskPanel::toolTipIsEscaped()
{
    Window window;
    window.add(TaskState::Saved, u"<img src='file:///etc/passwd'><b>bold</b>"_s);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    const QPoint place = window.middleOf(0, TaskModel::Prompt);
    QHelpEvent help(QEvent::ToolTip, place, window.view()->viewport()->mapToGlobal(place));
    QApplication::sendEvent(window.view()->viewport(), &help);
    QTRY_VERIFY(QToolTip::text().contains(u"&lt;b&gt;bold"_s));
    QVERIFY(!QToolTip::text().contains(u"<img"_s));
    QToolTip::hideText();
}

void TestTaskPanel::colourOfAState()
{
    Window window;
    window.add(TaskState::Failed);
    window.add(TaskState::Saved);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    const auto cell = [&window](int row) {
        return pictureOf(window, window.view()->visualRect(window.model->index(row, TaskModel::State)));
    };
    QVERIFY(pixelsOf(cell(0), tone(Theme::Light, Tone::Good)) > 10);
    QVERIFY(pixelsOf(cell(1), tone(Theme::Light, Tone::Bad)) > 10);
    applyLook(*qApp, Theme::Dark);
    QVERIFY(pixelsOf(cell(0), tone(Theme::Dark, Tone::Good)) > 10);
    QVERIFY(pixelsOf(cell(1), tone(Theme::Dark, Tone::Bad)) > 10);
    applyLook(*qApp, Theme::Light);
}

void TestTaskPanel::progressBar()
{
    Window window;
    window.add(TaskState::Downloading);
    Progressing progressing;
    progressing.setSourceModel(window.model.get());
    ThumbnailCache thumbnails(TaskDelegate::takeSize);
    TaskDelegate delegate(thumbnails);
    TaskView view;
    view.setModel(&progressing);
    view.setItemDelegate(&delegate);
    view.resize(1280, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QRect cell = view.visualRect(progressing.index(0, TaskModel::State));
    const QImage picture = view.viewport()->grab(cell).toImage();
    const QColor accent = tone(Theme::Light, Tone::Accent);
    const QColor groove = tone(Theme::Light, Tone::Line);
    int filled = 0;
    int rest = 0;
    const int middle = (picture.height() - 1) / 2;
    for (int x = picture.width() * 6 / 10; x < picture.width(); ++x) {
        filled += picture.pixelColor(x, middle) == accent ? 1 : 0;
        rest += picture.pixelColor(x, middle) == groove ? 1 : 0;
    }
    QVERIFY2(filled > 20, qPrintable(QString::number(filled)));
    QVERIFY2(rest > 10 && rest < filled, qPrintable(QString::number(rest)));
}

void TestTaskPanel::thumbnailOfABrokenClipIsAskedOnce()
{
    QTemporaryDir dir;
    QFile file(dir.filePath(u"broken.mp4"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("this is no film");
    file.close();
    ThumbnailCache cache(TaskDelegate::takeSize);
    QSignalSpy ready(&cache, &ThumbnailCache::ready);
    const QStringList paths{file.fileName(), dir.filePath(u"missing.mp4"_s)};
    for (const QString& path : paths)
        QVERIFY(cache.picture(path).isNull());
    QTRY_COMPARE(ready.size(), 2);
    for (const QString& path : paths)
        QVERIFY(cache.picture(path).isNull());
    QTest::qWait(100);
    QCOMPARE(ready.size(), 2);
    QVERIFY(cache.picture(QString()).isNull());
}

void TestTaskPanel::rowsAndColumns()
{
    Window window;
    window.add(TaskState::Forgotten);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    TaskView* view = window.view();
    QCOMPARE(view->rowHeight(0), 46);
    QVERIFY(!view->showGrid());
    QVERIFY(view->property("rowLines").toBool());
    const auto* header = view->horizontalHeader();
    QCOMPARE(header->sectionResizeMode(TaskModel::Prompt), QHeaderView::Stretch);
    QVERIFY(header->sectionSize(TaskModel::Prompt) > 400);
    QCOMPARE(header->length(), view->viewport()->width());
    // A table of many tasks is not gone through for a letter.
    window.add(TaskState::Saved, u"zebra"_s);
    view->setCurrentIndex(window.model->index(0, 0));
    QTest::keyClick(view, Qt::Key_A);
    QCOMPARE(view->currentIndex().row(), 0);
}

void TestTaskPanel::closingWithWorkUnderWay()
{
    Window window;
    for (int i = 0; i < 5; ++i) {
        VideoTask task = taskIn(TaskState::Saved, u"take"_s);
        task.file = window.dir.filePath(u"take%1.mp4"_s.arg(i));
        window.add(task);
    }
    window.panel->selectTask(1);
    QVERIFY(QTest::qWaitForWindowExposed(window.panel.get()));
    window.panel.reset();
    QCOMPARE(window.model->rowCount(), 5);
}

QTEST_MAIN(TestTaskPanel)
#include "tst_taskpanel.moc"
