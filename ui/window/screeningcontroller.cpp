// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/screeningcontroller.h"

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "ui/compare/compareview.h"
#include "ui/screening/screeningbar.h"
#include "ui/screening/screeningend.h"
#include "ui/screening/screeningkeys.h"
#include "ui/screening/screeningstrip.h"
#include "ui/tasks/actions/markactions.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/tasks/stage/submission.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/playerwidget.h"

#include <QAction>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QSet>
#include <QWindow>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Commands whose result is on the stage itself. All others need the form or a dialog of the window.
bool staysOnStage(TaskCommand command)
{
    switch (command) {
    case TaskCommand::Play:
    case TaskCommand::CheckNow:
    case TaskCommand::StopWatching:
    case TaskCommand::CancelSending:
    case TaskCommand::Hold:
    case TaskCommand::AttachId:
    case TaskCommand::Resubmit:
    case TaskCommand::Leave: return true;
    default: return false;
    }
}

} // namespace

ScreeningController::ScreeningController(TaskChanges& changes, PlayerWidget& player, TaskPanel& tasks, QObject* parent)
    : QObject(parent)
    , m_changes(changes)
    , m_player(player)
    , m_tasks(tasks)
{
    connect(&tasks, &TaskPanel::screenRequested, this, &ScreeningController::begin);
    connect(&tasks, &TaskPanel::taskSelected, this, &ScreeningController::followSelection);
    connect(&changes, &TaskChanges::changed, this, &ScreeningController::follow);
    // Queued, because a clip is changed in response.
    connect(
        player.player(), &Player::stateChanged, this, [this] { followState(); }, Qt::QueuedConnection);
    connect(player.playerActions()->fullScreen(), &QAction::toggled, this, [this](bool isFull) {
        if (!isFull)
            end();
    });
    m_resting.setSingleShot(true);
    m_resting.setInterval(restMs);
    connect(&m_resting, &QTimer::timeout, this, &ScreeningController::rest);
}

void ScreeningController::build()
{
    m_model = new ScreeningModel(m_changes.store(), this);
    const QList<QAction*>& ratings = m_tasks.markActions().ratings();
    const ScreeningActions actions{ratings.at(1), ratings.constLast(),
        m_tasks.taskActions()->action(TaskCommand::Reject), m_player.playerActions()->playPause(),
        m_player.playerActions()->leaveFullScreen()};
    m_bar = new ScreeningBar(m_player, *m_model, actions, m_player.ground());
    m_bar->hide();
    m_player.ground()->addActions(m_bar->keys());
    m_end = new ScreeningEnd;
    m_player.addCover(m_end);
    connect(m_bar, &ScreeningBar::moveRequested, this, &ScreeningController::move);
    connect(m_bar, &ScreeningBar::takeChosen, this, [this](int place) { show(place, false); });
    connect(m_bar, &ScreeningBar::rated, this, [this](int rating) {
        if (const TaskId id = m_run.current(); id != 0)
            m_tasks.marking().rate({id}, rating);
    });
    connect(m_bar, &ScreeningBar::rejectToggled, this, &ScreeningController::toggleRejected);
    connect(m_end, &ScreeningEnd::exitRequested, this, &ScreeningController::leave);
    connect(m_end, &ScreeningEnd::againRequested, this, [this] { showFirst(); });
    connect(m_end, &ScreeningEnd::compareRequested, this, &ScreeningController::compareBest);
    Q_EMIT barCreated(m_bar);
}

QWidget* ScreeningController::bar()
{
    if (m_bar == nullptr)
        build();
    return m_bar;
}

void ScreeningController::begin(const QList<TaskId>& takes)
{
    QList<TaskId> ids = takes;
    // There may be many thousands. Whether a saved clip is still in its place is seen when its turn comes.
    const QList<TaskId> saved = m_changes.store().ids({TaskState::Saved});
    ids.removeIf([clips = QSet<TaskId>(saved.cbegin(), saved.cend())](TaskId id) { return !clips.contains(id); });
    if (ids.size() < 2) {
        Q_EMIT said(MessageBar::Kind::Information,
            ids.isEmpty() && takes.isEmpty()
                ? tr("There are no takes from today. Select two or more takes, or filter the list, to screen them.")
                : ids.isEmpty() ? tr("None of these takes has a clip to screen.")
                                : tr("There is only one take to screen. Select more takes, or watch it full screen."));
        return;
    }
    bar();
    m_isRunning = true;
    m_selected = m_tasks.selectedTasks();
    m_run = ScreeningRun(ids, TaskHistory(m_changes.store()).marks(ids));
    m_model->setTakes(ids);
    m_tasks.holdSelection(true);
    m_player.playerActions()->setArrowsStep(false);
    m_player.setOverlay(m_bar);
    m_bar->followVolume();
    m_bar->setRunning(true);
    m_player.playerActions()->fullScreen()->setChecked(true);
    m_window = m_bar->window()->windowHandle();
    if (m_window)
        m_window->installEventFilter(this);
    showFirst();
    wake();
}

void ScreeningController::leave()
{
    m_player.playerActions()->fullScreen()->setChecked(false);
}

void ScreeningController::leaveFor(TaskCommand command)
{
    if (staysOnStage(command))
        return;
    leave();
    if (m_player.window() != m_tasks.window())
        m_tasks.window()->activateWindow();
}

/// The full screen has ended, by whatever means.
void ScreeningController::end()
{
    if (!std::exchange(m_isRunning, false))
        return;
    if (m_window)
        m_window->removeEventFilter(this);
    m_resting.stop();
    m_player.setPointerShown(true);
    m_end->hide();
    m_bar->setRunning(false);
    m_player.setOverlay(nullptr);
    m_player.playerActions()->setArrowsStep(true);
    m_player.prepare({});
    m_player.pause();
    m_tasks.holdSelection(false);
    if (const TaskId id = m_tasks.selectedTask(); m_selected.contains(id))
        m_tasks.chooseTask(id, m_selected);
    Q_EMIT takeShown(m_tasks.selectedTask());
}

void ScreeningController::move(int by)
{
    if (by < 0 || !m_run.isAtEnd())
        show(m_run.place() + by, false);
}

void ScreeningController::show(int place, bool isByItself)
{
    m_goesBack = place < m_run.place();
    m_run.goTo(place);
    m_isByItself = isByItself;
    if (m_run.isAtEnd()) {
        showEnd();
        return;
    }
    const TaskId id = m_run.current();
    const bool isShown = m_tasks.selectedTask() == id;
    m_end->hide();
    {
        const QScopedValueRollback moving(m_isMoving, true);
        m_tasks.chooseTask(id);
    }
    Q_EMIT takeShown(id);
    m_model->setSeen(m_run.place());
    m_bar->setRunning(true);
    showTask();
    if (isPlayable(id)) {
        if (isShown)
            m_player.player()->seek(0);
        m_player.play();
    }
    // A button that is being used keeps the keyboard.
    if (!m_bar->isUsed())
        m_player.setFocus();
    m_bar->announce(tr("%1 of %2, take %3").arg(m_run.place() + 1).arg(m_run.count()).arg(id));
}

/// A take whose clip has gone is passed over, as it is between two clips.
void ScreeningController::showFirst()
{
    show(m_run.firstPlayable([this](TaskId id) { return isPlayable(id); }), true);
}

void ScreeningController::showTask()
{
    if (const std::optional<VideoTask> task = m_changes.store().task(m_run.current()))
        m_bar->showTake(*task, m_run.place(), m_run.count());
}

void ScreeningController::showEnd()
{
    m_player.pause();
    Q_EMIT takeShown(0);
    const auto best = m_run.best(marks(), CompareView::mostTakes, [this](TaskId id) { return isPlayable(id); }).size();
    m_bar->showEnd(m_run.count());
    m_end->tell(m_run.count(), m_run.tally(marks()), static_cast<int>(best));
    m_end->raise();
    m_bar->announce(m_end->words());
    wake();
}

void ScreeningController::compareBest()
{
    const QList<TaskId> best =
        m_run.best(marks(), CompareView::mostTakes, [this](TaskId id) { return isPlayable(id); });
    leave();
    if (!best.isEmpty())
        Q_EMIT compareRequested(best);
}

void ScreeningController::toggleRejected()
{
    const std::optional<VideoTask> task = m_changes.store().task(m_run.current());
    if (task && isPossible(task->marks.rejected ? TaskCommand::Unreject : TaskCommand::Reject, *task))
        m_tasks.marking().reject({task->id}, !task->marks.rejected);
}

/// Goes on after the end of a clip. A clip that turns out to be broken is only passed over if nobody asked for it.
void ScreeningController::followState()
{
    if (!m_isRunning)
        return;
    const PlayerState state = m_player.player()->state();
    if (m_run.isAtEnd())
        m_player.pause(); // nothing plays below the last page
    else if (state == PlayerState::Ended || (state == PlayerState::Broken && m_isByItself))
        goOn();
    else if (hasPicture(state))
        prepareNext();
}

void ScreeningController::goOn()
{
    show(m_run.nextPlayable([this](TaskId id) { return isPlayable(id); }), true);
}

/// Opens the next clip in the direction in which the user goes.
void ScreeningController::prepareNext()
{
    const int place = m_run.place() + (m_goesBack ? -1 : 1);
    const TaskId id = m_run.takes().value(place);
    m_player.prepare(id != 0 && isPlayable(id) ? m_changes.store().task(id)->file : QString());
}

void ScreeningController::follow(const TaskChangeSet& changes)
{
    if (!m_isRunning)
        return;
    m_model->follow(changes);
    const TaskId shown = m_run.current();
    for (const TaskId id : changes.removed())
        remove(id);
    if (const TaskId back = followTrash(changes); back != 0)
        show(m_run.placeOf(back), false);
    else if (m_run.current() != shown)
        show(m_run.place(), true);
    else if (m_run.isAtEnd())
        showEnd();
    else if (!changes.isEmpty())
        showTask();
}

/// Removes the takes that were moved to the Trash and puts back those that left it. Returns one of these; 0 if none.
TaskId ScreeningController::followTrash(const TaskChangeSet& changes)
{
    TaskId back = 0;
    for (const TaskId id : m_run.all()) {
        const std::optional<VideoTask> task = changes.task(id);
        if (!task)
            continue;
        if (task->marks.recycledAt.isValid()) {
            remove(id);
        } else if (const int place = m_run.putBack(id); place >= 0) {
            m_model->insert(place, id);
            back = id;
        }
    }
    return back;
}

void ScreeningController::remove(TaskId id)
{
    m_run.remove(id);
    m_model->remove(id);
}

/// The user chooses a take elsewhere, for example in the list on another screen.
void ScreeningController::followSelection(TaskId id)
{
    if (!m_isRunning || m_isMoving || id == 0 || id == m_run.current())
        return;
    m_selected.clear();
    if (const int place = m_run.placeOf(id); place >= 0)
        show(place, false);
    else
        leave();
}

bool ScreeningController::isPlayable(TaskId id) const
{
    const std::optional<VideoTask> task = m_changes.store().task(id);
    return task && hasClip(*task);
}

ScreeningRun::Marks ScreeningController::marks() const
{
    return TaskHistory(m_changes.store()).marks(m_run.takes());
}

bool ScreeningController::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseMove: {
        // A window that appears under the pointer reports a movement, too.
        const QPoint pointer = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
        if (std::exchange(m_pointer, pointer) != pointer)
            wake();
        break;
    }
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::Wheel: wake(); break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

void ScreeningController::wake()
{
    if (!m_isRunning)
        return;
    m_bar->show();
    m_player.setPointerShown(true);
    m_resting.start();
}

/// The bar stays while it is used, and below what has to be read.
void ScreeningController::rest()
{
    if (m_bar->isUsed() || m_run.isAtEnd() || !isPlayable(m_run.current())) {
        m_resting.start();
        return;
    }
    m_bar->hide();
    m_player.setPointerShown(false);
}

} // namespace Dailies
