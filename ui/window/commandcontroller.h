// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QObject>

namespace Dailies {

class ClipController;
class FormController;
class QueueController;
class StageController;
class SubmitController;
enum class TaskCommand;
class TaskDetails;
class TaskPanel;
class TaskRunner;
class WindowMessages;

/// What commands are carried out with. All outlive the controller.
struct CommandDependencies {
    TaskRunner& runner;
    TaskPanel& panel;
    TaskDetails& details;
    WindowMessages& messages;
    StageController& stage;
    FormController& form;
    SubmitController& submits;
    QueueController& queue;
    ClipController& clips;
};

/// Carries out what the person asks for in the list of tasks and in the details of one.
class CommandController final : public QObject {
    Q_OBJECT
public:
    CommandController(const CommandDependencies& dependencies, QObject* parent);

    /// The command is possible for all of `ids`; only clips are asked for with others among them, which is then said.
    void execute(TaskCommand command, const QList<TaskId>& ids);

private:
    void executeOne(TaskCommand command, TaskId id);
    /// Says beside the question about a lost answer why what was decided could not be done.
    void showDecision(const Result<void>& result);

    CommandDependencies m_with;
};

} // namespace Dailies
