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

bool isMove(TaskDeed deed)
{
    return deed == TaskDeed::MoveFirst || deed == TaskDeed::MoveUp || deed == TaskDeed::MoveDown
        || deed == TaskDeed::MoveLast;
}

/// Deeds that belong to few states stand in the menu only there.
bool isAlwaysShown(TaskDeed deed)
{
    switch (deed) {
    case TaskDeed::SubmitAgain:
    case TaskDeed::CheckNow:
    case TaskDeed::StopWatching:
    case TaskDeed::Hold:
    case TaskDeed::MoveFirst:
    case TaskDeed::MoveUp:
    case TaskDeed::MoveDown:
    case TaskDeed::MoveLast:
    case TaskDeed::CancelSending:
    case TaskDeed::Withdraw:
    case TaskDeed::AttachId:
    case TaskDeed::Resubmit:
    case TaskDeed::Leave:
    case TaskDeed::Recycle:
    case TaskDeed::Restore: return false;
    default: return true;
    }
}

} // namespace

bool isPossible(TaskDeed deed, const VideoTask& task)
{
    switch (deed) {
    case TaskDeed::Play: return hasVideo(task);
    case TaskDeed::SaveAs:
    case TaskDeed::CopyFiles:
    case TaskDeed::ShowInFolder: return task.state == TaskState::Saved && !task.file.isEmpty();
    case TaskDeed::UseAgain:
    case TaskDeed::CopyRequest:
    case TaskDeed::CopyCurl: return true;
    case TaskDeed::SubmitAgain:
        // For a lost answer there is a deed of its own, which says what it may cost.
        return task.state != TaskState::NeedsReview && !hasStop(checkRequest(task.request));
    // What is in the recycle bin is left alone until it is restored.
    case TaskDeed::CheckNow:
        return !task.marks.recycledAt.isValid()
            && (isAllowed(task, TaskEvent::CheckRequested{}) || isClipGone(task) || mayBeFetchedAgain(task));
    case TaskDeed::StopWatching: return task.watched && isAllowed(task, TaskEvent::WatchStopped{});
    case TaskDeed::Hold: return !task.held && isAllowed(task, TaskEvent::HeldByPerson{});
    case TaskDeed::MoveFirst:
    case TaskDeed::MoveUp:
    case TaskDeed::MoveDown:
    case TaskDeed::MoveLast:
    case TaskDeed::Withdraw: return task.state == TaskState::Waiting;
    case TaskDeed::CancelSending: return task.state == TaskState::Sending;
    case TaskDeed::AttachId: return !task.marks.recycledAt.isValid() && isAllowed(task, TaskEvent::IdAttached{u"id"_s});
    case TaskDeed::Resubmit: return !task.marks.recycledAt.isValid() && isAllowed(task, TaskEvent::ResubmitConfirmed{});
    case TaskDeed::Leave: return task.watched && isAllowed(task, TaskEvent::LeftAlone{});
    case TaskDeed::SaveEvidence: return true;
    case TaskDeed::Recycle: return !task.marks.recycledAt.isValid() && TaskHistory::mayRecycle(task);
    case TaskDeed::Restore: return task.marks.recycledAt.isValid();
    case TaskDeed::CopyPrompt: return !task.request.prompt.isEmpty();
    case TaskDeed::CopyId: return !task.remoteId.isEmpty();
    case TaskDeed::CopyAddress: return !task.report.videoUrl.isEmpty();
    }
    return false;
}

bool isForAll(TaskDeed deed)
{
    switch (deed) {
    case TaskDeed::CheckNow:
    case TaskDeed::StopWatching:
    case TaskDeed::Hold:
    case TaskDeed::Withdraw:
    case TaskDeed::Leave:
    case TaskDeed::CopyPrompt:
    case TaskDeed::CopyId:
    case TaskDeed::CopyAddress: return true;
    default: return false;
    }
}

std::optional<TaskDeed> likeliestDeed(const VideoTask& task)
{
    if (task.state == TaskState::NeedsReview)
        return {};
    if (!task.watched)
        return TaskDeed::CheckNow;
    switch (task.state) {
    case TaskState::Waiting: return isKeptBack(task) ? std::optional(TaskDeed::CheckNow) : std::nullopt;
    case TaskState::Sending: return TaskDeed::CancelSending;
    case TaskState::InProgress: // in trouble it is asked later than a person might want
        return task.error.kind == ErrorKind::Reply && !task.error.message.isEmpty() ? std::optional(TaskDeed::CheckNow)
                                                                                    : std::nullopt;
    case TaskState::Downloading: // it goes on by itself, later than a person might want
        return task.error.message.isEmpty() ? std::nullopt : std::optional(TaskDeed::CheckNow);
    case TaskState::Forgotten:
    case TaskState::Expired: return TaskDeed::CheckNow;
    case TaskState::Saved:
        return isClipGone(task) || mayBeFetchedAgain(task) ? std::optional(TaskDeed::CheckNow) : std::nullopt;
    case TaskState::Refused: return maySendAgain(task) ? TaskDeed::CheckNow : TaskDeed::UseAgain;
    case TaskState::Failed:
    case TaskState::Canceled: return TaskDeed::UseAgain;
    default: return {};
    }
}

TaskActions::TaskActions(QWidget* keyboardOwner) : QObject(keyboardOwner), m_keyboardOwner(keyboardOwner)
{
    add(TaskDeed::Play, u"play"_s, tr("Play"), {Qt::Key_Return, Qt::Key_Enter});
    add(TaskDeed::SaveAs, u"save"_s, tr("Save as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
        tr("Copies the clips of the selected takes to where you want them."));
    add(TaskDeed::CopyFiles, u"copy"_s, tr("Copy as files"), {Qt::CTRL | Qt::ALT | Qt::Key_C},
        tr("Copies the clips of the selected takes, to paste them in a file manager or another program."));
    add(TaskDeed::ShowInFolder, u"folder-open"_s, tr("Show in folder"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O});
    add(TaskDeed::UseAgain, u"undo-2"_s, tr("Use again"), {Qt::CTRL | Qt::Key_U},
        tr("Puts this request back into the form."));
    add(TaskDeed::SubmitAgain, u"send"_s, tr("Submit again"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
        tr("Submits the same request as a new task, which is charged as any other."));
    add(TaskDeed::CheckNow, u"refresh-cw"_s, tr("Check now"), {Qt::Key_F5});
    add(TaskDeed::StopWatching, u"eye-off"_s, tr("Stop watching"), {Qt::SHIFT | Qt::Key_F5},
        tr("The task is no longer asked about. The job at the service may still run and be charged."));
    addQueueDeeds();
    add(TaskDeed::AttachId, u"link"_s, tr("Attach id…"), {Qt::CTRL | Qt::Key_I},
        tr("Follows the task under the id that the service shows for it."));
    add(TaskDeed::Resubmit, u"triangle-alert"_s, tr("Submit again (may be charged twice)…"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_R});
    add(TaskDeed::Leave, u"eye-off"_s, tr("Leave it"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
        tr("No decision is asked for any more; it can still be made."));
    add(TaskDeed::SaveEvidence, u"archive"_s, tr("Save evidence…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
        tr("A zip file for the service's support: ids, times, the request and the replies. No key is in it."));
    add(TaskDeed::Recycle, u"trash-2"_s, tr("Move to recycle bin"), {Qt::Key_Delete},
        tr("The take leaves the list; its clip stays where it is."));
    add(TaskDeed::Restore, u"undo-2"_s, tr("Restore"), {Qt::CTRL | Qt::Key_R}, tr("Puts the take back into the list."));
    add(TaskDeed::CopyPrompt, u"copy"_s, tr("Copy prompt"), {QKeySequence(QKeySequence::Copy)});
    add(TaskDeed::CopyId, u"copy"_s, tr("Copy id"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    add(TaskDeed::CopyAddress, u"copy"_s, tr("Copy address"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
        tr("Copies the address at which the service keeps the clip, usually for a day."));
    add(TaskDeed::CopyRequest, u"copy"_s, tr("Copy request as JSON"), {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    add(TaskDeed::CopyCurl, u"copy"_s, tr("Copy as cURL"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
        tr("Copies a command for bash that submits this request; the key is taken from $API_KEY."));
    update();
}

void TaskActions::addQueueDeeds()
{
    add(TaskDeed::Hold, u"pause"_s, tr("Hold"), {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
        tr("Keeps this request from being sent until you say so, with Send now."));
    add(TaskDeed::MoveFirst, u"arrow-up-to-line"_s, tr("Send first"), {Qt::ALT | Qt::Key_Home},
        tr("Before all others that wait."));
    add(TaskDeed::MoveUp, u"arrow-up"_s, tr("Send earlier"), {Qt::ALT | Qt::Key_Up},
        tr("Before the one that goes before it now."));
    add(TaskDeed::MoveDown, u"arrow-down"_s, tr("Send later"), {Qt::ALT | Qt::Key_Down},
        tr("After the one that comes after it now."));
    add(TaskDeed::MoveLast, u"arrow-down-to-line"_s, tr("Send last"), {Qt::ALT | Qt::Key_End},
        tr("After all others that wait."));
    add(TaskDeed::CancelSending, u"x"_s, tr("Cancel sending"), {Qt::SHIFT | Qt::Key_Delete},
        tr("If all of it has left already, the service may have it: then its answer counts as lost."));
    add(TaskDeed::Withdraw, u"trash-2"_s, tr("Remove"), {Qt::Key_Delete},
        tr("Takes this request out of the queue. It is not sent."));
}

void TaskActions::add(
    TaskDeed deed, const QString& icon, const QString& text, const QList<QKeySequence>& keys, const QString& toolTip)
{
    auto* action = new QAction(Dailies::icon(icon), text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
    action->setToolTip(plainToolTip(toolTip));
    m_toolTips.insert(deed, toolTip);
    action->setAutoRepeat(isMove(deed));
    connect(action, &QAction::triggered, this, [this, deed] {
        if (isMove(deed) || m_presses == nullptr || !m_presses->isRepeat())
            Q_EMIT triggered(deed);
    });
    m_keyboardOwner->addAction(action);
    m_actions.insert(deed, action);
}

void TaskActions::press(TaskDeed deed)
{
    const SendPress press = m_presses ? m_presses->current() : SendPress();
    const bool isSecondHalf =
        press.event != 0 && m_pressed.event != 0 && press.madeAt - m_pressed.madeAt < SendGate::onePressMs;
    m_pressed = press;
    if (!isSecondHalf)
        action(deed)->trigger();
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
        const TaskDeed deed = entry.key();
        const bool possible = isPossibleNow(deed);
        entry.value()->setEnabled(possible);
        entry.value()->setToolTip(plainToolTip(possible || !m_task ? toolTipOf(deed) : whyNot(deed)));
        if (deed == TaskDeed::CheckNow)
            entry.value()->setText(checkWords());
        else if (deed == TaskDeed::Resubmit)
            entry.value()->setText(
                chargesNothing() ? tr("Submit again (may run twice)…") : tr("Submit again (may be charged twice)…"));
        // Of the ways to move, all stand there together, so that none jumps when the others are used.
        const bool belongs = m_task && (isMove(deed) ? isPossible(deed, *m_task) : possible);
        entry.value()->setVisible(belongs || isAlwaysShown(deed));
    }
}

/// Whether all that is selected belongs to the practice service, which charges nothing.
bool TaskActions::chargesNothing() const
{
    return m_task && isPractice(*m_task) && std::all_of(m_selection.cbegin(), m_selection.cend(), isPractice);
}

QString TaskActions::toolTipOf(TaskDeed deed) const
{
    if (chargesNothing() && deed == TaskDeed::SubmitAgain)
        return tr("Submits the same request as a new task.");
    if (chargesNothing() && deed == TaskDeed::StopWatching)
        return tr("The task is no longer asked about. The job at the service may still run.");
    return m_toolTips.value(deed);
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

bool TaskActions::isPossibleNow(TaskDeed deed) const
{
    if (!m_task)
        return false;
    // Remove and Move to recycle bin have one key, and the chosen task says which of them it is.
    if (isForAll(deed) && deed != TaskDeed::Withdraw
        && std::any_of(
            m_selection.cbegin(), m_selection.cend(), [deed](const VideoTask& task) { return isPossible(deed, task); }))
        return true;
    if (!isPossible(deed, *m_task))
        return false;
    switch (deed) {
    case TaskDeed::MoveFirst:
    case TaskDeed::MoveUp: return m_hasBefore;
    case TaskDeed::MoveDown:
    case TaskDeed::MoveLast: return m_hasAfter;
    default: return true;
    }
}

/// Of what stands in the menu all the same.
QString TaskActions::whyNot(TaskDeed deed) const
{
    switch (deed) {
    case TaskDeed::Play:
        if (m_task->state == TaskState::Saved && !hasVideo(*m_task))
            return clipRemark(*m_task);
        [[fallthrough]];
    case TaskDeed::SaveAs:
    case TaskDeed::CopyFiles:
    case TaskDeed::ShowInFolder:
        return isAtRest(m_task->state) ? tr("There is no clip of this task.") : tr("The clip is not here yet.");
    case TaskDeed::CopyId: return tr("The service has given this task no id.");
    case TaskDeed::CopyAddress: return tr("No address of a clip is known for this task.");
    case TaskDeed::CopyPrompt: return tr("This request has no prompt.");
    case TaskDeed::MoveFirst:
    case TaskDeed::MoveUp: return tr("Nothing is sent before it.");
    case TaskDeed::MoveDown:
    case TaskDeed::MoveLast: return tr("Nothing is sent after it.");
    default: return toolTipOf(deed);
    }
}

void TaskActions::fill(QMenu* menu) const
{
    menu->setToolTipsVisible(true);
    menu->addActions({action(TaskDeed::Play), action(TaskDeed::SaveAs), action(TaskDeed::ShowInFolder)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::AttachId), action(TaskDeed::Resubmit), action(TaskDeed::Leave),
        action(TaskDeed::CheckNow), action(TaskDeed::Hold), action(TaskDeed::StopWatching),
        action(TaskDeed::CancelSending), action(TaskDeed::Withdraw)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::MoveFirst), action(TaskDeed::MoveUp), action(TaskDeed::MoveDown),
        action(TaskDeed::MoveLast)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::UseAgain), action(TaskDeed::SubmitAgain)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::CopyFiles), action(TaskDeed::CopyPrompt), action(TaskDeed::CopyId),
        action(TaskDeed::CopyAddress), action(TaskDeed::CopyRequest), action(TaskDeed::CopyCurl)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::SaveEvidence), action(TaskDeed::Recycle), action(TaskDeed::Restore)});
}

} // namespace Dailies
