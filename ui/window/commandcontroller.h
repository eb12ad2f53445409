// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QObject>

namespace Dailies {

class AccountController;
class ClipController;
class FormController;
class FrameController;
class QueueController;
class SendingController;
class StageController;
class SubmitController;
enum class TaskCommand;
class TaskDetails;
class TaskPanel;
class TaskRunner;
class WindowMessages;

/// The objects that execute commands. All of them must outlive the controller.
struct CommandDependencies {
    TaskRunner& runner;
    TaskPanel& panel;
    TaskDetails& details;
    WindowMessages& messages;
    StageController& stage;
    FormController& form;
    FrameController& frames;
    SubmitController& submits;
    QueueController& queue;
    SendingController& sending;
    ClipController& clips;
    AccountController& accounts;
};

/// Executes the user's commands from the list of tasks, from below the picture, and from the details of a task.
class CommandController final : public QObject {
    Q_OBJECT
public:
    CommandController(const CommandDependencies& dependencies, QObject* parent);

    /// The command must be possible for all of `ids`. Only SaveAs and CopyFiles also accept tasks without a clip.
    void execute(TaskCommand command, const QList<TaskId>& ids);

Q_SIGNALS:
    void costRequested(Dailies::TaskId id); ///< the user wants to correct what a take cost
    void clipFolderRequested(); ///< the user wants to change where the clips of all accounts are saved
    void limitsRequested(); ///< the user wants to change the spending limits
    void placeTestRequested(Dailies::TaskId id); ///< the user wants to know whether the links to its files work

private:
    void executeOne(TaskCommand command, TaskId id);
    /// Moves a waiting request from the queue into the form.
    void edit(TaskId id);
    /// Shows, next to the question about a lost answer, why the user's decision could not be executed.
    void showDecision(const Result<void>& result);

    CommandDependencies m_with;
};

} // namespace Dailies
