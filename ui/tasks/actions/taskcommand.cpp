// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/taskcommand.h"

#include "app/service/wire/requestcheck.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/takecost.h"
#include "app/tasks/taskstate.h"
#include "app/tasks/uploadstep.h"
#include "ui/tasks/facts/taskstanding.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

bool isAlways(const VideoTask&)
{
    return true;
}

bool isWaiting(const VideoTask& task)
{
    return task.state == TaskState::Waiting;
}

/// Nothing of the request has reached the service yet, only perhaps files that lie in an upload place.
bool isUnsent(const VideoTask& task)
{
    return isWaiting(task) || task.state == TaskState::Uploading;
}

/// Whether there is a transfer that can be stopped.
bool isOnItsWay(const VideoTask& task)
{
    return task.state == TaskState::Uploading || task.state == TaskState::Sending;
}

/// A request that was sent before may have been accepted: changing and sending it again could cost twice.
bool mayBeEdited(const VideoTask& task)
{
    return isUnsent(task) && task.createAttempts == 0 && !task.lostCall;
}

/// Restore brings the clip of a take in the Trash back.
bool hasClip(const VideoTask& task)
{
    return task.state == TaskState::Saved && !task.file.isEmpty() && !isInBin(task);
}

/// A clip can be watched in the Trash, too, before it is restored or deleted for good.
bool isPlayable(const VideoTask& task)
{
    return hasVideo(task);
}

/// From its clip another request can start.
bool mayBeContinued(const VideoTask& task)
{
    return hasVideo(task) && !isInBin(task);
}

/// Whether the engine allows this event in the task's current state.
bool isAllowed(const VideoTask& task, const AnyTaskEvent& event)
{
    return transition(task, event, task.createdAt).has_value();
}

bool mayBeChecked(const VideoTask& task)
{
    return !isInBin(task)
        && (isAllowed(task, TaskEvent::CheckRequested{}) || isClipGone(task) || mayBeFetchedAgain(task));
}

/// Whether it goes on once its account has a key that works.
bool needsKey(const VideoTask& task)
{
    return !isTerminal(task.state) && !isPractice(task) && task.error.kind == ErrorKind::KeyProblem
        && !task.error.message.isEmpty() && !tellsRemovedAccount(task.error);
}

/// A clip that is downloaded again keeps its name until then.
bool mayBeRenamed(const VideoTask& task)
{
    return hasClip(task) && !mayBeFetchedAgain(task);
}

/// Whether the task was sent to a paid service and nothing of it is still running.
bool hasEndedCost(const VideoTask& task)
{
    const CostState state = costOf(task).state;
    return state == CostState::Billed || state == CostState::NotBilled || state == CostState::Unsettled;
}

constexpr auto nothingBefore = QT_TRANSLATE_NOOP("Dailies::TaskActions", "This request is already first in the queue.");
constexpr auto nothingAfter = QT_TRANSLATE_NOOP("Dailies::TaskActions", "This request is already last in the queue.");

// NOLINTNEXTLINE(readability-function-size): a table
QList<CommandRow> makeRows()
{
    return {
        {TaskCommand::Play, "play", "play", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Play"),
            {Qt::Key_Return, Qt::Key_Enter}, isPlayable, AlwaysShown | NeedsClip},
        {TaskCommand::SaveAs, "saveAs", "download", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Save as…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, hasClip, AlwaysShown | NeedsClip,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Saves a copy of the clip anywhere you like.")},
        {TaskCommand::ShowInFolder, "showInFolder", "folder-open",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Show in folder"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, hasClip,
            AlwaysShown | NeedsClip},
        {TaskCommand::AttachId, "attachId", "link",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "I found it: enter its ID…"), {Qt::CTRL | Qt::Key_I},
            [](const VideoTask& task) { return !isInBin(task) && isAllowed(task, TaskEvent::IdAttached{u"id"_s}); },
            BeginsGroup,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Tracks the task by the ID that the service shows for it.")},
        {TaskCommand::ChangeId, "changeId", "link", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Change ID…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_I},
            [](const VideoTask& task) { return !isInBin(task) && mayChangeId(task); }, BeginsGroup,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Replaces the ID that you entered. No new request is sent.")},
        {TaskCommand::EnterKey, "enterKey", "key", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Enter the key…"),
            {Qt::CTRL | Qt::ALT | Qt::Key_K},
            [](const VideoTask& task) { return !isInBin(task) && task.watched && needsKey(task); }, BeginsGroup,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Stores the key of this take's account. Its waiting requests are then sent.")},
        {TaskCommand::Resubmit, "resubmit", "triangle-alert",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Resubmit anyway (may be charged twice)…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
            [](const VideoTask& task) { return !isInBin(task) && isAllowed(task, TaskEvent::ResubmitConfirmed{}); },
            MayCharge},
        {TaskCommand::Leave, "leave", "eye-off", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Dismiss"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
            [](const VideoTask& task) { return task.watched && isAllowed(task, TaskEvent::LeftAlone{}); }, ForAll,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Dailies stops asking for a decision. You can still make one.")},
        {TaskCommand::TestPlace, "testPlace", "upload", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Test upload place…"),
            {Qt::CTRL | Qt::ALT | Qt::Key_U},
            [](const VideoTask& task) {
                return !isInBin(task) && tellsFileTrouble(task) && !uploadPlaceOf(task).isEmpty();
            },
            0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "Uploads 1 kB to the place of this request's files and fetches it through its link.")},
        {TaskCommand::EditLimits, "editLimits", "wallet", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Edit limits…"),
            {Qt::CTRL | Qt::ALT | Qt::Key_L},
            [](const VideoTask& task) { return isKeptBack(task) && isByLimit(task.error); }, 0,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Opens your spending limits. This request waits until you choose Send now.")},
        {TaskCommand::ChangeFolder, "changeFolder", "folder-open",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Change clip folder…"), {Qt::CTRL | Qt::ALT | Qt::Key_D},
            [](const VideoTask& task) { return !isInBin(task) && isUnsavable(task); }, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Opens the setting of the folder in which clips are saved.")},
        {TaskCommand::CheckNow, "checkNow", "refresh-cw", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Check now"),
            {Qt::Key_F5}, mayBeChecked, ForAll | MayCharge},
        {TaskCommand::Hold, "hold", "pause", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Hold"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_H},
            [](const VideoTask& task) { return !task.held && isAllowed(task, TaskEvent::HeldByUser{}); }, ForAll,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Keeps this request here until you choose Send now.")},
        {TaskCommand::SendAt, "sendAt", "clock", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send at…"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_T}, isWaiting, MayCharge,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Sends this request at a time that you choose.")},
        {TaskCommand::StopWatching, "stopTracking", "x", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Stop tracking"),
            {Qt::SHIFT | Qt::Key_F5},
            [](const VideoTask& task) { return task.watched && isAllowed(task, TaskEvent::WatchStopped{}); }, ForAll,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Stops checking this task. The service may still run it and charge you.")},
        {TaskCommand::CancelSending, "cancelSending", "x", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Cancel sending"),
            {Qt::SHIFT | Qt::Key_Delete}, isOnItsWay, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "If the service already has the whole request, it may still run. Dailies then asks what to do.")},
        {TaskCommand::EditWaiting, "editWaiting", "pencil", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Edit request"),
            {Qt::CTRL | Qt::Key_E}, mayBeEdited, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "Takes this request out of the queue and into the form. It won't be sent until you generate it.")},
        {TaskCommand::Withdraw, "withdraw", "trash-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Remove"),
            {Qt::Key_Delete}, isUnsent, ForAll,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Removes this request from the queue. It won't be sent.")},
        {TaskCommand::MoveFirst, "moveFirst", "arrow-up-to-line",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send first"), {Qt::ALT | Qt::Key_Home}, isWaiting,
            BeginsGroup | MovesAhead, QT_TRANSLATE_NOOP("Dailies::TaskActions", "Before all other waiting requests."),
            nothingBefore},
        {TaskCommand::MoveUp, "moveUp", "arrow-up", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Move up in the queue"),
            {Qt::ALT | Qt::Key_Up}, isWaiting, MovesAhead,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "One place earlier in the queue."), nothingBefore},
        {TaskCommand::MoveDown, "moveDown", "arrow-down",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Move down in the queue"), {Qt::ALT | Qt::Key_Down}, isWaiting,
            MovesBack, QT_TRANSLATE_NOOP("Dailies::TaskActions", "One place later in the queue."), nothingAfter},
        {TaskCommand::MoveLast, "moveLast", "arrow-down-to-line",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Send last"), {Qt::ALT | Qt::Key_End}, isWaiting, MovesBack,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "After all other waiting requests."), nothingAfter},
        {TaskCommand::Continue, "continue", "arrow-right-from-line",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Continue"), {Qt::Key_E}, mayBeContinued,
            BeginsGroup | AlwaysShown | NeedsClip,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Starts a request from the last frame of this take.")},
        {TaskCommand::EditClip, "editClip", "pencil", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Edit this clip"),
            {Qt::SHIFT | Qt::Key_E}, mayBeContinued, AlwaysShown | NeedsClip,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Starts a request that edits this clip.")},
        {TaskCommand::UseAgain, "reuse", "undo-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Reuse"),
            {Qt::CTRL | Qt::Key_U}, isAlways, AlwaysShown,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Loads the request of this take into the form.")},
        {TaskCommand::Variations, "variations", "copy-plus", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Variations"),
            {Qt::Key_V}, isAlways, AlwaysShown,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "Loads the request of this take into the form, for three new takes. Nothing is sent yet.")},
        {TaskCommand::CompareWithForm, "compareWithForm", "columns-2",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Compare with form…"), {Qt::CTRL | Qt::ALT | Qt::Key_F}, isAlways,
            AlwaysShown | SeldomUsed,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Shows what Reuse would change, field by field.")},
        // A lost answer has a command of its own (Resubmit), which mentions the possible second charge.
        {TaskCommand::SubmitAgain, "generateAgain", "send", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Generate again"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_G},
            [](const VideoTask& task) {
                return task.state != TaskState::NeedsReview
                    && !hasStop(checkRequest(task.request, {.ways = FileWays::unchecked()}));
            },
            MayCharge,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Sends the same request as a new task. You'll be charged for it.")},
        {TaskCommand::CopyFiles, "copyFiles", "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy clip"),
            {Qt::CTRL | Qt::ALT | Qt::Key_C}, hasClip, BeginsGroup | AlwaysShown | NeedsClip | Copies,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Copies the clip, to paste it into a folder or another program.")},
        {TaskCommand::CopyPrompt, "copyPrompt", "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy prompt"),
            {QKeySequence(QKeySequence::Copy)}, [](const VideoTask& task) { return !task.request.prompt.isEmpty(); },
            ForAll | AlwaysShown | Copies, nullptr,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "This request has no prompt.")},
        {TaskCommand::CopyId, "copyId", "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy ID"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_C}, [](const VideoTask& task) { return !task.remoteId.isEmpty(); },
            ForAll | AlwaysShown | Copies, nullptr,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "This task has no ID from the service.")},
        {TaskCommand::CopyAddress, "copyLink", "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy link"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, [](const VideoTask& task) { return !task.report.videoUrl.isEmpty(); },
            ForAll | AlwaysShown | Copies,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Copies the download link of the clip, which usually expires within a day."),
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "This task has no download link.")},
        {TaskCommand::CopyRequest, "copyRequest", "copy",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy request as JSON"), {Qt::CTRL | Qt::SHIFT | Qt::Key_J},
            isAlways, AlwaysShown | Copies},
        {TaskCommand::CopyCurl, "copyCurl", "copy", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Copy as cURL"),
            {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, isAlways, AlwaysShown | Copies,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Copies a bash command that sends this request, with the key from $API_KEY.")},
        {TaskCommand::SaveEvidence, "exportForSupport", "archive",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Export for support…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
            isAlways, ForAll | AlwaysShown | SeldomUsed,
            QT_TRANSLATE_NOOP("Dailies::TaskActions",
                "Saves a zip file with IDs, times, the request and the responses. It never contains your key.")},
        {TaskCommand::CorrectCost, "correctCost", "receipt-text",
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Correct cost…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
            hasEndedCost, SeldomUsed,
            QT_TRANSLATE_NOOP(
                "Dailies::TaskActions", "Records what your invoice says instead of the service's figure.")},
        {TaskCommand::Rename, "renameClip", "pencil", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Rename clip…"),
            {Qt::Key_F2}, mayBeRenamed, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Renames the clip and the JSON file next to it.")},
        {TaskCommand::Reject, "reject", "thumbs-down", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Reject"), {Qt::Key_X},
            [](const VideoTask& task) {
                return !task.marks.rejected && !isInBin(task) && TaskHistory::mayRecycle(task);
            },
            BeginsGroup,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Marks the take as not good enough. Its clip stays.")},
        {TaskCommand::Unreject, "reject", "check", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Restore"), {Qt::Key_X},
            [](const VideoTask& task) { return task.marks.rejected && !isInBin(task); }, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Takes the rejection back.")},
        {TaskCommand::Delete, "delete", "trash-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Delete"),
            {Qt::Key_Delete}, [](const VideoTask& task) { return !isInBin(task) && TaskHistory::mayRecycle(task); }, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Moves the take and its clip to the Trash. You can undo this.")},
        {TaskCommand::Restore, "restore", "undo-2", QT_TRANSLATE_NOOP("Dailies::TaskActions", "Restore"),
            {Qt::CTRL | Qt::Key_R}, isInBin, 0,
            QT_TRANSLATE_NOOP("Dailies::TaskActions", "Brings the take and its clip back from the Trash.")},
    };
}

} // namespace

bool isInBin(const VideoTask& task)
{
    return task.marks.recycledAt.isValid();
}

bool mayBeFetchedAgain(const VideoTask& task)
{
    return mayGetBetterClip(task, QDateTime::currentDateTimeUtc());
}

const QList<CommandRow>& commandRows()
{
    static const QList<CommandRow> all = makeRows();
    return all;
}

const CommandRow& commandRow(TaskCommand command)
{
    return *std::ranges::find(commandRows(), command, &CommandRow::command);
}

bool hasTrait(TaskCommand command, int traits)
{
    return (commandRow(command).traits & traits) != 0;
}

bool isMove(TaskCommand command)
{
    return hasTrait(command, MovesAhead | MovesBack);
}

bool isPossible(TaskCommand command, const VideoTask& task)
{
    return commandRow(command).isPossible(task);
}

bool lacksClip(TaskCommand command, const VideoTask& task)
{
    if (command == TaskCommand::EditClip) // which also works by the clip's link
        return isClipGone(task) && !hasLiveLink(task, QDateTime::currentDateTimeUtc());
    return command == TaskCommand::Continue && isClipGone(task);
}

QString questionSubject(const QString& question, const QList<TaskId>& takes)
{
    QString subject = question;
    for (const TaskId id : takes)
        subject += u' ' + QString::number(id);
    return subject;
}

bool isForAll(TaskCommand command)
{
    return hasTrait(command, ForAll);
}

std::optional<TaskCommand> likeliestCommand(const VideoTask& task)
{
    if (isInBin(task))
        return TaskCommand::Restore;
    if (task.state == TaskState::NeedsReview)
        return {};
    if (!task.watched)
        return TaskCommand::CheckNow;
    if (needsKey(task))
        return TaskCommand::EnterKey;
    if (mayChangeId(task) && (task.missedQueries > 0 || task.state == TaskState::Forgotten))
        return TaskCommand::ChangeId;
    switch (task.state) {
    case TaskState::Waiting: return isKeptBack(task) ? std::optional(TaskCommand::CheckNow) : std::nullopt;
    case TaskState::Uploading:
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
    case TaskState::Refused:
    case TaskState::Failed:
    case TaskState::Canceled:
        if (commandRow(TaskCommand::TestPlace).isPossible(task))
            return TaskCommand::TestPlace;
        return maySendEdited(task) ? TaskCommand::UseAgain : TaskCommand::CheckNow;
    default: return {};
    }
}

} // namespace Dailies
