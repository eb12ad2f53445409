// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/taskactions.h"

#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/taskstate.h"
#include "ui/style/icons.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/widgets/presswatch.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QDir>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Whether the engine would take this event from the person.
bool isAllowed(const VideoTask& task, const AnyTaskEvent& event)
{
    return transition(task, event, task.createdAt).has_value();
}

/// Whether the saved clip is no use as it is, and can be fetched once more.
bool mayBeFetchedAgain(const VideoTask& task)
{
    return mayGetBetterClip(task, QDateTime::currentDateTimeUtc());
}

bool isMove(TaskCommand command)
{
    return command == TaskCommand::MoveFirst || command == TaskCommand::MoveUp || command == TaskCommand::MoveDown
        || command == TaskCommand::MoveLast;
}

/// Deeds that belong to few states stand in the menu only there.
bool isAlwaysShown(TaskCommand command)
{
    switch (command) {
    case TaskCommand::SubmitAgain:
    case TaskCommand::CheckNow:
    case TaskCommand::StopWatching:
    case TaskCommand::Hold:
    case TaskCommand::MoveFirst:
    case TaskCommand::MoveUp:
    case TaskCommand::MoveDown:
    case TaskCommand::MoveLast:
    case TaskCommand::CancelSending:
    case TaskCommand::Withdraw:
    case TaskCommand::AttachId:
    case TaskCommand::Resubmit:
    case TaskCommand::Leave:
    case TaskCommand::Recycle:
    case TaskCommand::Restore: return false;
    default: return true;
    }
}

} // namespace

bool isPossible(TaskCommand command, const VideoTask& task)
{
    switch (command) {
    case TaskCommand::Play: return hasVideo(task);
    case TaskCommand::SaveAs:
    case TaskCommand::CopyFiles:
    case TaskCommand::ShowInFolder: return task.state == TaskState::Saved && !task.file.isEmpty();
    case TaskCommand::UseAgain:
    case TaskCommand::CopyRequest:
    case TaskCommand::CopyCurl: return true;
    case TaskCommand::SubmitAgain:
        // For a lost answer there is a command of its own, which says what it may cost.
        return task.state != TaskState::NeedsReview && !hasStop(checkRequest(task.request));
    // What is in the recycle bin is left alone until it is restored.
    case TaskCommand::CheckNow:
        return !task.marks.recycledAt.isValid()
            && (isAllowed(task, TaskEvent::CheckRequested{}) || isClipGone(task) || mayBeFetchedAgain(task));
    case TaskCommand::StopWatching: return task.watched && isAllowed(task, TaskEvent::WatchStopped{});
    case TaskCommand::Hold: return !task.held && isAllowed(task, TaskEvent::HeldByPerson{});
    case TaskCommand::MoveFirst:
    case TaskCommand::MoveUp:
    case TaskCommand::MoveDown:
    case TaskCommand::MoveLast:
    case TaskCommand::Withdraw: return task.state == TaskState::Waiting;
    case TaskCommand::CancelSending: return task.state == TaskState::Sending;
    case TaskCommand::AttachId:
        return !task.marks.recycledAt.isValid() && isAllowed(task, TaskEvent::IdAttached{u"id"_s});
    case TaskCommand::Resubmit:
        return !task.marks.recycledAt.isValid() && isAllowed(task, TaskEvent::ResubmitConfirmed{});
    case TaskCommand::Leave: return task.watched && isAllowed(task, TaskEvent::LeftAlone{});
    case TaskCommand::SaveEvidence: return true;
    case TaskCommand::Recycle: return !task.marks.recycledAt.isValid() && TaskHistory::mayRecycle(task);
    case TaskCommand::Restore: return task.marks.recycledAt.isValid();
    case TaskCommand::CopyPrompt: return !task.request.prompt.isEmpty();
    case TaskCommand::CopyId: return !task.remoteId.isEmpty();
    case TaskCommand::CopyAddress: return !task.report.videoUrl.isEmpty();
    }
    return false;
}

bool isForAll(TaskCommand command)
{
    switch (command) {
    case TaskCommand::CheckNow:
    case TaskCommand::StopWatching:
    case TaskCommand::Hold:
    case TaskCommand::Withdraw:
    case TaskCommand::Leave:
    case TaskCommand::CopyPrompt:
    case TaskCommand::CopyId:
    case TaskCommand::CopyAddress: return true;
    default: return false;
    }
}

std::optional<TaskCommand> likeliestCommand(const VideoTask& task)
{
    if (task.state == TaskState::NeedsReview)
        return {};
    if (!task.watched)
        return TaskCommand::CheckNow;
    switch (task.state) {
    case TaskState::Waiting: return isKeptBack(task) ? std::optional(TaskCommand::CheckNow) : std::nullopt;
    case TaskState::Sending: return TaskCommand::CancelSending;
    case TaskState::InProgress: // in trouble it is asked later than a person might want
        return task.error.kind == ErrorKind::Reply && !task.error.message.isEmpty()
            ? std::optional(TaskCommand::CheckNow)
            : std::nullopt;
    case TaskState::Downloading: // it goes on by itself, later than a person might want
        return task.error.message.isEmpty() ? std::nullopt : std::optional(TaskCommand::CheckNow);
    case TaskState::Forgotten:
    case TaskState::Expired: return TaskCommand::CheckNow;
    case TaskState::Saved:
        return isClipGone(task) || mayBeFetchedAgain(task) ? std::optional(TaskCommand::CheckNow) : std::nullopt;
    case TaskState::Refused: return maySendAgain(task) ? TaskCommand::CheckNow : TaskCommand::UseAgain;
    case TaskState::Failed:
    case TaskState::Canceled: return TaskCommand::UseAgain;
    default: return {};
    }
}

TaskActions::TaskActions(QWidget* keyboardOwner) : QObject(keyboardOwner), m_keyboardOwner(keyboardOwner)
{
    add(TaskCommand::Play, u"play"_s, tr("Play"), {Qt::Key_Return, Qt::Key_Enter});
    add(TaskCommand::SaveAs, u"save"_s, tr("Save as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
        tr("Copies the clips of the selected takes to where you want them."));
    add(TaskCommand::CopyFiles, u"copy"_s, tr("Copy as files"), {Qt::CTRL | Qt::ALT | Qt::Key_C},
        tr("Copies the clips of the selected takes, to paste them in a file manager or another program."));
    add(TaskCommand::ShowInFolder, u"folder-open"_s, tr("Show in folder"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O});
    add(TaskCommand::UseAgain, u"undo-2"_s, tr("Use again"), {Qt::CTRL | Qt::Key_U},
        tr("Puts this request back into the form."));
    add(TaskCommand::SubmitAgain, u"send"_s, tr("Submit again"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
        tr("Submits the same request as a new task, which is charged as any other."));
    add(TaskCommand::CheckNow, u"refresh-cw"_s, tr("Check now"), {Qt::Key_F5});
    add(TaskCommand::StopWatching, u"eye-off"_s, tr("Stop watching"), {Qt::SHIFT | Qt::Key_F5},
        tr("The task is no longer asked about. The job at the service may still run and be charged."));
    addQueueDeeds();
    add(TaskCommand::AttachId, u"link"_s, tr("Attach id…"), {Qt::CTRL | Qt::Key_I},
        tr("Follows the task under the id that the service shows for it."));
    add(TaskCommand::Resubmit, u"triangle-alert"_s, tr("Submit again (may be charged twice)…"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_R});
    add(TaskCommand::Leave, u"eye-off"_s, tr("Leave it"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
        tr("No decision is asked for any more; it can still be made."));
    add(TaskCommand::SaveEvidence, u"archive"_s, tr("Save evidence…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
        tr("A zip file for the service's support: ids, times, the request and the replies. No key is in it."));
    add(TaskCommand::Recycle, u"trash-2"_s, tr("Move to recycle bin"), {Qt::Key_Delete},
        tr("The take leaves the list; its clip stays where it is."));
    add(TaskCommand::Restore, u"undo-2"_s, tr("Restore"), {Qt::CTRL | Qt::Key_R},
        tr("Puts the take back into the list."));
    add(TaskCommand::CopyPrompt, u"copy"_s, tr("Copy prompt"), {QKeySequence(QKeySequence::Copy)});
    add(TaskCommand::CopyId, u"copy"_s, tr("Copy id"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    add(TaskCommand::CopyAddress, u"copy"_s, tr("Copy address"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
        tr("Copies the address at which the service keeps the clip, usually for a day."));
    add(TaskCommand::CopyRequest, u"copy"_s, tr("Copy request as JSON"), {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    add(TaskCommand::CopyCurl, u"copy"_s, tr("Copy as cURL"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
        tr("Copies a command for bash that submits this request; the key is taken from $API_KEY."));
    update();
}

void TaskActions::addQueueDeeds()
{
    add(TaskCommand::Hold, u"pause"_s, tr("Hold"), {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
        tr("Keeps this request from being sent until you say so, with Send now."));
    add(TaskCommand::MoveFirst, u"arrow-up-to-line"_s, tr("Send first"), {Qt::ALT | Qt::Key_Home},
        tr("Before all others that wait."));
    add(TaskCommand::MoveUp, u"arrow-up"_s, tr("Send earlier"), {Qt::ALT | Qt::Key_Up},
        tr("Before the one that goes before it now."));
    add(TaskCommand::MoveDown, u"arrow-down"_s, tr("Send later"), {Qt::ALT | Qt::Key_Down},
        tr("After the one that comes after it now."));
    add(TaskCommand::MoveLast, u"arrow-down-to-line"_s, tr("Send last"), {Qt::ALT | Qt::Key_End},
        tr("After all others that wait."));
    add(TaskCommand::CancelSending, u"x"_s, tr("Cancel sending"), {Qt::SHIFT | Qt::Key_Delete},
        tr("If all of it has left already, the service may have it: then its answer counts as lost."));
    add(TaskCommand::Withdraw, u"trash-2"_s, tr("Remove"), {Qt::Key_Delete},
        tr("Takes this request out of the queue. It is not sent."));
}

void TaskActions::add(TaskCommand command, const QString& icon, const QString& text, const QList<QKeySequence>& keys,
    const QString& toolTip)
{
    auto* action = new QAction(Dailies::icon(icon), text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
    action->setToolTip(plainToolTip(toolTip));
    m_toolTips.insert(command, toolTip);
    action->setAutoRepeat(isMove(command));
    connect(action, &QAction::triggered, this, [this, command] {
        if (isMove(command) || m_presses == nullptr || !m_presses->isRepeat())
            Q_EMIT triggered(command);
    });
    m_keyboardOwner->addAction(action);
    m_actions.insert(command, action);
}

void TaskActions::press(TaskCommand command)
{
    const SendPress press = m_presses ? m_presses->current() : SendPress();
    const bool isSecondHalf =
        press.event != 0 && m_pressed.event != 0 && press.madeAt - m_pressed.madeAt < SendGate::onePressMs;
    m_pressed = press;
    if (!isSecondHalf)
        action(command)->trigger();
}

void TaskActions::setTask(const std::optional<VideoTask>& task)
{
    m_task = task;
    update();
}

void TaskActions::setSelection(const QList<VideoTask>& selected)
{
    m_selection = selected;
    update();
}

void TaskActions::setQueuePlace(bool hasBefore, bool hasAfter)
{
    m_hasBefore = hasBefore;
    m_hasAfter = hasAfter;
    update();
}

void TaskActions::update()
{
    for (auto entry = m_actions.cbegin(); entry != m_actions.cend(); ++entry) {
        const TaskCommand command = entry.key();
        const bool possible = isPossibleNow(command);
        entry.value()->setEnabled(possible);
        entry.value()->setToolTip(plainToolTip(possible || !m_task ? toolTipOf(command) : whyNot(command)));
        if (command == TaskCommand::CheckNow)
            entry.value()->setText(checkWords());
        else if (command == TaskCommand::Resubmit)
            entry.value()->setText(
                chargesNothing() ? tr("Submit again (may run twice)…") : tr("Submit again (may be charged twice)…"));
        // Of the ways to move, all stand there together, so that none jumps when the others are used.
        const bool belongs = m_task && (isMove(command) ? isPossible(command, *m_task) : possible);
        entry.value()->setVisible(belongs || isAlwaysShown(command));
    }
}

/// Whether all that is selected belongs to the practice service, which charges nothing.
bool TaskActions::chargesNothing() const
{
    return m_task && isPractice(*m_task) && std::all_of(m_selection.cbegin(), m_selection.cend(), isPractice);
}

QString TaskActions::toolTipOf(TaskCommand command) const
{
    if (chargesNothing() && command == TaskCommand::SubmitAgain)
        return tr("Submits the same request as a new task.");
    if (chargesNothing() && command == TaskCommand::StopWatching)
        return tr("The task is no longer asked about. The job at the service may still run.");
    return m_toolTips.value(command);
}

/// Of a task that waits there is nothing to check: it goes out; and what is finished at the service is fetched.
QString TaskActions::checkWords() const
{
    switch (m_task ? m_task->state : TaskState::InProgress) {
    case TaskState::Refused:
    case TaskState::Waiting: return tr("Send now");
    case TaskState::Downloading: return tr("Fetch now");
    case TaskState::Saved:
        return isClipGone(*m_task) || mayBeFetchedAgain(*m_task) ? tr("Fetch again") : tr("Check now");
    case TaskState::Expired: return tr("Fetch again");
    default: return tr("Check now");
    }
}

bool TaskActions::isPossibleNow(TaskCommand command) const
{
    if (!m_task)
        return false;
    // Remove and Move to recycle bin have one key, and the chosen task says which of them it is.
    if (isForAll(command) && command != TaskCommand::Withdraw
        && std::any_of(m_selection.cbegin(), m_selection.cend(),
            [command](const VideoTask& task) { return isPossible(command, task); }))
        return true;
    if (!isPossible(command, *m_task))
        return false;
    switch (command) {
    case TaskCommand::MoveFirst:
    case TaskCommand::MoveUp: return m_hasBefore;
    case TaskCommand::MoveDown:
    case TaskCommand::MoveLast: return m_hasAfter;
    default: return true;
    }
}

/// Of what stands in the menu all the same.
QString TaskActions::whyNot(TaskCommand command) const
{
    switch (command) {
    case TaskCommand::Play:
        if (m_task->state == TaskState::Saved && !hasVideo(*m_task))
            return clipRemark(*m_task);
        [[fallthrough]];
    case TaskCommand::SaveAs:
    case TaskCommand::CopyFiles:
    case TaskCommand::ShowInFolder:
        return isTerminal(m_task->state) ? tr("There is no clip of this task.") : tr("The clip is not here yet.");
    case TaskCommand::CopyId: return tr("The service has given this task no id.");
    case TaskCommand::CopyAddress: return tr("No address of a clip is known for this task.");
    case TaskCommand::CopyPrompt: return tr("This request has no prompt.");
    case TaskCommand::MoveFirst:
    case TaskCommand::MoveUp: return tr("Nothing is sent before it.");
    case TaskCommand::MoveDown:
    case TaskCommand::MoveLast: return tr("Nothing is sent after it.");
    default: return toolTipOf(command);
    }
}

void TaskActions::fill(QMenu* menu) const
{
    menu->setToolTipsVisible(true);
    menu->addActions({action(TaskCommand::Play), action(TaskCommand::SaveAs), action(TaskCommand::ShowInFolder)});
    menu->addSeparator();
    menu->addActions({action(TaskCommand::AttachId), action(TaskCommand::Resubmit), action(TaskCommand::Leave),
        action(TaskCommand::CheckNow), action(TaskCommand::Hold), action(TaskCommand::StopWatching),
        action(TaskCommand::CancelSending), action(TaskCommand::Withdraw)});
    menu->addSeparator();
    menu->addActions({action(TaskCommand::MoveFirst), action(TaskCommand::MoveUp), action(TaskCommand::MoveDown),
        action(TaskCommand::MoveLast)});
    menu->addSeparator();
    menu->addActions({action(TaskCommand::UseAgain), action(TaskCommand::SubmitAgain)});
    menu->addSeparator();
    menu->addActions({action(TaskCommand::CopyFiles), action(TaskCommand::CopyPrompt), action(TaskCommand::CopyId),
        action(TaskCommand::CopyAddress), action(TaskCommand::CopyRequest), action(TaskCommand::CopyCurl)});
    menu->addSeparator();
    menu->addActions({action(TaskCommand::SaveEvidence), action(TaskCommand::Recycle), action(TaskCommand::Restore)});
}

} // namespace Dailies
