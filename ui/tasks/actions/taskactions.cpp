// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/taskactions.h"

#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/taskstate.h"
#include "ui/style/icons.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/widgets/presswatch.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

enum Trait {
    ForAll = 1, ///< applies to every selected task for which it is possible
    AlwaysShown = 2, ///< is in the menu even when it is not possible
    BeginsGroup = 4, ///< comes after a separator in the menu
    MovesAhead = 8, ///< in the queue
    MovesBack = 16,
    NeedsClip = 32,
};

/// The facts of one command. Its texts are translated when they are shown.
struct CommandRow {
    TaskCommand command;
    const char* icon;
    const char* text;
    QList<QKeySequence> keys;
    /// Uses the engine's rules where it has any.
    bool (*isPossible)(const VideoTask& task);
    int traits = 0;
    const char* toolTip = nullptr;
    const char* whyNot = nullptr; ///< the tooltip while the command is visible but not possible
};

bool isAlways(const VideoTask&)
{
    return true;
}

bool hasClip(const VideoTask& task)
{
    return task.state == TaskState::Saved && !task.file.isEmpty();
}

bool isWaiting(const VideoTask& task)
{
    return task.state == TaskState::Waiting;
}

/// A task in the recycle bin accepts no decision, query or download until it is restored.
bool isInBin(const VideoTask& task)
{
    return task.marks.recycledAt.isValid();
}

/// Whether the engine allows this event in the task's current state.
bool isAllowed(const VideoTask& task, const AnyTaskEvent& event)
{
    return transition(task, event, task.createdAt).has_value();
}

/// Whether the saved clip cannot be played but can be downloaded again.
bool mayBeFetchedAgain(const VideoTask& task)
{
    return mayGetBetterClip(task, QDateTime::currentDateTimeUtc());
}

bool mayBeChecked(const VideoTask& task)
{
    return !isInBin(task)
        && (isAllowed(task, TaskEvent::CheckRequested{}) || isClipGone(task) || mayBeFetchedAgain(task));
}

constexpr auto nothingBefore = QT_TRANSLATE_NOOP("Dailies::TaskActions", "Nothing is sent before it.");
constexpr auto nothingAfter = QT_TRANSLATE_NOOP("Dailies::TaskActions", "Nothing is sent after it.");

QList<CommandRow> makeRows()
{
    return {
        {TaskCommand::Play, "play", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Play"), {Qt::Key_Return, Qt::Key_Enter},
            hasVideo, AlwaysShown | NeedsClip},
        {TaskCommand::SaveAs, "save", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Save as…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, hasClip, AlwaysShown | NeedsClip,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Copies the clips of the selected takes to where you want them.")},
        {TaskCommand::ShowInFolder, "folder-open", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Show in folder"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, hasClip, AlwaysShown | NeedsClip},
        {TaskCommand::AttachId, "link", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Attach id…"), {Qt::CTRL | Qt::Key_I},
            [](const VideoTask& task) { return !isInBin(task) && isAllowed(task, TaskEvent::IdAttached{u"id"_s}); },
            BeginsGroup,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Follows the task under the id that the service shows for it.")},
        {TaskCommand::Resubmit, "triangle-alert",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Submit again (may be charged twice)…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
            [](const VideoTask& task) { return !isInBin(task) && isAllowed(task, TaskEvent::ResubmitConfirmed{}); }},
        {TaskCommand::Leave, "eye-off", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Leave it"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
            [](const VideoTask& task) { return task.watched && isAllowed(task, TaskEvent::LeftAlone{}); }, ForAll,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "No decision is asked for any more; it can still be made.")},
        {TaskCommand::CheckNow, "refresh-cw", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Check now"), {Qt::Key_F5},
            mayBeChecked, ForAll},
        {TaskCommand::Hold, "pause", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Hold"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
            [](const VideoTask& task) { return !task.held && isAllowed(task, TaskEvent::HeldByPerson{}); }, ForAll,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Keeps this request from being sent until you say so, with Send now.")},
        {TaskCommand::StopWatching, "eye-off", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Stop watching"),
            {Qt::SHIFT | Qt::Key_F5},
            [](const VideoTask& task) { return task.watched && isAllowed(task, TaskEvent::WatchStopped{}); }, ForAll,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "The task is no longer asked about. The job at the service may still run and be charged.")},
        {TaskCommand::CancelSending, "x", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Cancel sending"),
            {Qt::SHIFT | Qt::Key_Delete}, [](const VideoTask& task) { return task.state == TaskState::Sending; }, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "If all of it has left already, the service may have it: then its answer counts as lost.")},
        {TaskCommand::Withdraw, "trash-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Remove"), {Qt::Key_Delete},
            isWaiting, ForAll,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Takes this request out of the queue. It is not sent.")},
        {TaskCommand::MoveFirst, "arrow-up-to-line", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send first"),
            {Qt::ALT | Qt::Key_Home}, isWaiting, BeginsGroup | MovesAhead,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Before all others that wait."), nothingBefore},
        {TaskCommand::MoveUp, "arrow-up", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send earlier"),
            {Qt::ALT | Qt::Key_Up}, isWaiting, MovesAhead,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Before the one that goes before it now."), nothingBefore},
        {TaskCommand::MoveDown, "arrow-down", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send later"),
            {Qt::ALT | Qt::Key_Down}, isWaiting, MovesBack,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "After the one that comes after it now."), nothingAfter},
        {TaskCommand::MoveLast, "arrow-down-to-line", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send last"),
            {Qt::ALT | Qt::Key_End}, isWaiting, MovesBack,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "After all others that wait."), nothingAfter},
        {TaskCommand::UseAgain, "undo-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Use again"),
            {Qt::CTRL | Qt::Key_U}, isAlways, BeginsGroup | AlwaysShown,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Puts this request back into the form.")},
        // A lost answer has a command of its own (Resubmit), which mentions the possible second charge.
        {TaskCommand::SubmitAgain, "send", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Submit again"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
            [](const VideoTask& task) {
                return task.state != TaskState::NeedsReview && !hasStop(checkRequest(task.request));
            },
            0,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Submits the same request as a new task, which is charged as any other.")},
        {TaskCommand::CopyFiles, "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy as files"),
            {Qt::CTRL | Qt::ALT | Qt::Key_C}, hasClip, BeginsGroup | AlwaysShown | NeedsClip,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "Copies the clips of the selected takes, to paste them in a file manager or another program.")},
        {TaskCommand::CopyPrompt, "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy prompt"),
            {QKeySequence(QKeySequence::Copy)}, [](const VideoTask& task) { return !task.request.prompt.isEmpty(); },
            ForAll | AlwaysShown, nullptr, QT_TRANSLATE_NOOP("Dailies::TaskActions", "This request has no prompt.")},
        {TaskCommand::CopyId, "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy id"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [](const VideoTask& task) { return !task.remoteId.isEmpty(); },
            ForAll | AlwaysShown, nullptr,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "The service has given this task no id.")},
        {TaskCommand::CopyAddress, "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy address"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, [](const VideoTask& task) { return !task.report.videoUrl.isEmpty(); },
            ForAll | AlwaysShown,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Copies the address at which the service keeps the clip, usually for a day."),
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "No address of a clip is known for this task.")},
        {TaskCommand::CopyRequest, "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy request as JSON"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_J}, isAlways, AlwaysShown},
        {TaskCommand::CopyCurl, "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy as cURL"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, isAlways, AlwaysShown,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "Copies a command for bash that submits this request; the key is taken from $API_KEY.")},
        {TaskCommand::SaveEvidence, "archive", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Save evidence…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, isAlways, BeginsGroup | AlwaysShown,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "A zip file for the service's support: ids, times, the request and the replies. No key is in it.")},
        {TaskCommand::Recycle, "trash-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Move to recycle bin"),
            {Qt::Key_Delete}, [](const VideoTask& task) { return !isInBin(task) && TaskHistory::mayRecycle(task); }, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "The take leaves the list; its clip stays where it is.")},
        {TaskCommand::Restore, "undo-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Restore"), {Qt::CTRL | Qt::Key_R},
            isInBin, 0, QT_TRANSLATE_NOOP("Dailies::TaskActions", "Puts the take back into the list.")},
    };
}

/// In the order of the menu.
const QList<CommandRow>& rows()
{
    static const QList<CommandRow> all = makeRows();
    return all;
}

const CommandRow& rowOf(TaskCommand command)
{
    return *std::find_if(rows().begin(), rows().end(), [command](const auto& row) { return row.command == command; });
}

bool hasTrait(TaskCommand command, int traits)
{
    return (rowOf(command).traits & traits) != 0;
}

bool isMove(TaskCommand command)
{
    return hasTrait(command, MovesAhead | MovesBack);
}

} // namespace

bool isPossible(TaskCommand command, const VideoTask& task)
{
    return rowOf(command).isPossible(task);
}

bool isForAll(TaskCommand command)
{
    return hasTrait(command, ForAll);
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
    case TaskState::InProgress: // after an error, the next query may come later than the user wants
        return task.error.kind == ErrorKind::Reply && !task.error.message.isEmpty()
            ? std::optional(TaskCommand::CheckNow)
            : std::nullopt;
    case TaskState::Downloading: // after an error, the download continues, but perhaps later than the user wants
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

TaskActions::TaskActions(QWidget* keyboardOwner) : QObject(keyboardOwner)
{
    for (const CommandRow& row : rows()) {
        auto* action = new QAction(Dailies::icon(QString::fromLatin1(row.icon)), tr(row.text), this);
        action->setShortcuts(row.keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcutVisibleInContextMenu(true);
        action->setAutoRepeat(isMove(row.command));
        connect(action, &QAction::triggered, this, [this, command = row.command] {
            if (isMove(command) || m_presses == nullptr || !m_presses->isRepeat())
                Q_EMIT triggered(command);
        });
        keyboardOwner->addAction(action);
        m_actions.insert(row.command, action);
    }
    update();
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
    for (const CommandRow& row : rows()) {
        QAction* shown = action(row.command);
        const bool possible = isPossibleNow(row.command);
        shown->setEnabled(possible);
        shown->setToolTip(plainToolTip(possible || !m_task ? toolTipOf(row.command) : whyNot(row.command)));
        if (row.command == TaskCommand::CheckNow)
            shown->setText(checkWords());
        else if (row.command == TaskCommand::Resubmit)
            shown->setText(chargesNothing() ? tr("Submit again (may run twice)…") : tr(row.text));
        // The commands that move a task are visible together, so that none changes its position when another is used.
        const bool belongs = m_task && (isMove(row.command) ? row.isPossible(*m_task) : possible);
        shown->setVisible(belongs || hasTrait(row.command, AlwaysShown));
    }
}

/// Whether all selected tasks belong to the practice service, which charges nothing.
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
    const char* toolTip = rowOf(command).toolTip;
    return toolTip != nullptr ? tr(toolTip) : QString();
}

/// The text of CheckNow. It sends a waiting task, downloads a finished clip, and queries any other task.
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
    // Remove and Move to recycle bin share one key. The chosen task decides which of them it triggers.
    if (isForAll(command) && command != TaskCommand::Withdraw
        && std::any_of(m_selection.cbegin(), m_selection.cend(),
            [command](const VideoTask& task) { return isPossible(command, task); }))
        return true;
    if (!isPossible(command, *m_task))
        return false;
    return (m_hasBefore || !hasTrait(command, MovesAhead)) && (m_hasAfter || !hasTrait(command, MovesBack));
}

/// The tooltip of a command that is visible but not possible.
QString TaskActions::whyNot(TaskCommand command) const
{
    if (command == TaskCommand::Play && m_task->state == TaskState::Saved && !hasVideo(*m_task))
        return clipRemark(*m_task);
    if (hasTrait(command, NeedsClip))
        return isTerminal(m_task->state) ? tr("There is no clip of this task.") : tr("The clip is not here yet.");
    const char* reason = rowOf(command).whyNot;
    return reason != nullptr ? tr(reason) : toolTipOf(command);
}

void TaskActions::fill(QMenu* menu) const
{
    menu->setToolTipsVisible(true);
    for (const CommandRow& row : rows()) {
        if ((row.traits & BeginsGroup) != 0)
            menu->addSeparator();
        menu->addAction(action(row.command));
    }
}

} // namespace Dailies
