// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QKeySequence>
#include <QList>

#include <optional>

namespace Dailies {

/// What the user can do with a task. Each command has a row in the table in taskcommand.cpp.
enum class TaskCommand {
    Play,
    SaveAs,
    ShowInFolder,
    CopyFiles,
    Continue,
    EditClip,
    UseAgain,
    Variations,
    CompareWithForm,
    SubmitAgain,
    CheckNow,
    StopWatching,
    Hold,
    SendAt,
    MoveFirst,
    MoveUp,
    MoveDown,
    MoveLast,
    CancelSending,
    EditWaiting,
    Withdraw,
    AttachId,
    ChangeId,
    EnterKey,
    Resubmit,
    Leave,
    TestPlace,
    EditLimits,
    ChangeFolder,
    SaveEvidence,
    CorrectCost,
    Rename,
    Reject,
    Unreject,
    Delete,
    Restore,
    CopyPrompt,
    CopyId,
    CopyAddress,
    CopyRequest,
    CopyCurl,
};

/// A task in the Trash accepts no decision, query or download until it is restored.
bool isInBin(const VideoTask& task);
/// Whether the saved clip cannot be played but can be downloaded again.
bool mayBeFetchedAgain(const VideoTask& task);

/// Whether the command is possible for the task in its current state.
bool isPossible(TaskCommand command, const VideoTask& task);

/// Whether a possible command has nothing to work with, because the clip is not where it was saved. Accesses the disk.
bool lacksClip(TaskCommand command, const VideoTask& task);

/// Whether the command applies to every selected task for which it is possible, instead of the chosen task alone. Never
/// true for a command that costs money.
bool isForAll(TaskCommand command);

/// What the user most likely does next with the task. nullopt if the task makes progress by itself, and for a lost
/// answer, which has its own question.
std::optional<TaskCommand> likeliestCommand(const VideoTask& task);

enum CommandTrait {
    ForAll = 1, ///< applies to every selected task for which it is possible
    AlwaysShown = 2, ///< is in the menu even when it is not possible
    BeginsGroup = 4, ///< comes after a separator in the menu
    MovesAhead = 8, ///< in the queue
    MovesBack = 16,
    NeedsClip = 32,
    MayCharge = 64, ///< may send a request
    Copies = 128, ///< to the clipboard
    SeldomUsed = 256,
};

/// The facts of one command. Its texts are translated when they are shown.
struct CommandRow {
    TaskCommand command;
    const char* id; ///< see nameCommand()
    const char* icon;
    const char* text;
    QList<QKeySequence> keys;
    /// Uses the engine's rules where it has any.
    bool (*isPossible)(const VideoTask& task);
    int traits = 0;
    const char* toolTip = nullptr;
    const char* whyNot = nullptr; ///< the tooltip while the command is visible but not possible
};

/// The facts of all commands, in the order of the menu.
const QList<CommandRow>& commandRows();
const CommandRow& commandRow(TaskCommand command);
/// Whether the command has one of these traits.
bool hasTrait(TaskCommand command, int traits);
/// What a question about these takes is about; see MessageAction::subject.
QString questionSubject(const QString& question, const QList<TaskId>& takes);
/// Whether the command moves a task in the queue.
bool isMove(TaskCommand command);

} // namespace Dailies
