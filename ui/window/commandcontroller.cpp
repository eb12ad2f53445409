// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/commandcontroller.h"

#include "app/tasks/run/taskrunner.h"
#include "ui/tasks/details/taskdetails.h"
#include "ui/tasks/panel/clipcontroller.h"
#include "ui/tasks/panel/queuecontroller.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/widgets/menukey.h"
#include "ui/widgets/shortcutguard.h"
#include "ui/window/accountcontroller.h"
#include "ui/window/dialogroom.h"
#include "ui/window/formcontroller.h"
#include "ui/window/framecontroller.h"
#include "ui/window/sendingcontroller.h"
#include "ui/window/stagecontroller.h"
#include "ui/window/submitcontroller.h"
#include "ui/window/windowmessages.h"

#include <QPointer>

namespace Dailies {

CommandController::CommandController(const CommandDependencies& dependencies, QObject* parent)
    : QObject(parent)
    , m_with(dependencies)
{
    new ShortcutGuard(this);
    new DialogRoom(this);
    new MenuKey(this);
    connect(&m_with.panel, &TaskPanel::commandRequested, this,
        [this](TaskCommand command, const QList<TaskId>& ids) { execute(command, ids); });
    connect(&m_with.panel, &TaskPanel::clipsDragged, &m_with.clips, &ClipController::drag);
    connect(&m_with.panel, &TaskPanel::decideRequested, &m_with.stage, &StageController::askDecision);
    connect(&m_with.submits, &SubmitController::folderRequested, this, [this](const QString& accountId) {
        if (accountId.isEmpty())
            Q_EMIT clipFolderRequested();
        else
            m_with.accounts.showSettings(accountId);
    });
    TaskDetails* details = &m_with.details;
    connect(details, &TaskDetails::clipDragged, this, [this](TaskId id) { m_with.clips.drag({id}); });
    StageController* stage = &m_with.stage;
    connect(stage, &StageController::leaveRequested, this, [this](TaskId id) { executeOne(TaskCommand::Leave, id); });
    connect(stage, &StageController::resubmitRequested, this,
        [this](TaskId id) { showDecision(m_with.submits.resubmit(id, {})); });
    connect(stage, &StageController::attachIdRequested, this,
        [this](TaskId id, const QString& remoteId) {
            m_with.runner.lookForKey(remoteId, [this, alive = QPointer(this), id, remoteId](bool) {
                if (alive != nullptr)
                    showDecision(m_with.runner.attachId(id, remoteId));
            });
        });
}

void CommandController::execute(TaskCommand command, const QList<TaskId>& ids)
{
    if (command == TaskCommand::SaveAs) {
        m_with.clips.saveAs(ids);
    } else if (command == TaskCommand::CopyFiles) {
        m_with.clips.copyFiles(ids);
    } else if (command == TaskCommand::SaveEvidence) {
        m_with.queue.saveEvidence(ids);
    } else if (command == TaskCommand::SubmitAgain) {
        m_with.submits.submitAgain(ids);
    } else if (command == TaskCommand::CheckNow && ids.size() > 1) {
        m_with.submits.checkAll(ids);
    } else {
        for (const TaskId id : ids)
            executeOne(command, id);
    }
}

void CommandController::executeOne(TaskCommand command, TaskId id)
{
    TaskRunner& runner = m_with.runner;
    WindowMessages& messages = m_with.messages;
    switch (command) {
    case TaskCommand::Play: m_with.stage.play(id); break;
    case TaskCommand::Continue: m_with.frames.continueTake(id); break;
    case TaskCommand::EditClip: m_with.frames.editClip(id); break;
    case TaskCommand::UseAgain: m_with.form.useAgain(id); break;
    case TaskCommand::Variations: m_with.frames.vary(id); break;
    case TaskCommand::CompareWithForm: m_with.form.compareWithForm(id); break;
    case TaskCommand::CheckNow: m_with.submits.checkNow(id); break;
    case TaskCommand::StopWatching: runner.stopWatching(id); break;
    case TaskCommand::Hold: messages.showFailure(runner.hold(id)); break;
    case TaskCommand::SendAt: m_with.sending.askTime(id); break;
    case TaskCommand::MoveFirst: messages.showFailure(runner.move(id, QueueMove::First)); break;
    case TaskCommand::MoveUp: messages.showFailure(runner.move(id, QueueMove::Up)); break;
    case TaskCommand::MoveDown: messages.showFailure(runner.move(id, QueueMove::Down)); break;
    case TaskCommand::MoveLast: messages.showFailure(runner.move(id, QueueMove::Last)); break;
    case TaskCommand::CancelSending: messages.showFailure(m_with.queue.cancel(id)); break;
    case TaskCommand::EditWaiting: edit(id); break;
    case TaskCommand::Withdraw: m_with.queue.withdraw(id); break;
    case TaskCommand::AttachId: m_with.stage.askForId(); break;
    case TaskCommand::ChangeId: m_with.queue.changeId(id); break;
    case TaskCommand::EnterKey: m_with.accounts.askForKeyOf(id); break;
    case TaskCommand::Resubmit: m_with.stage.askResubmit(); break;
    case TaskCommand::Leave: showDecision(runner.leave(id)); break;
    case TaskCommand::TestPlace: Q_EMIT placeTestRequested(id); break;
    case TaskCommand::EditLimits: Q_EMIT limitsRequested(); break;
    case TaskCommand::ChangeFolder: m_with.submits.changeFolderOf(id); break;
    case TaskCommand::CorrectCost: Q_EMIT costRequested(id); break;
    // execute() handles these for all selected tasks together.
    case TaskCommand::SubmitAgain:
    case TaskCommand::SaveAs:
    case TaskCommand::CopyFiles:
    case TaskCommand::SaveEvidence:
    // The list and the bar below the picture execute these themselves.
    case TaskCommand::ShowInFolder:
    case TaskCommand::Rename:
    case TaskCommand::Reject:
    case TaskCommand::Unreject:
    case TaskCommand::Delete:
    case TaskCommand::Restore:
    case TaskCommand::CopyPrompt:
    case TaskCommand::CopyId:
    case TaskCommand::CopyAddress:
    case TaskCommand::CopyRequest:
    case TaskCommand::CopyCurl: break;
    }
}

void CommandController::edit(TaskId id)
{
    // Once it is out of the queue, only the form can send it.
    if (const std::optional<WithdrawnTask> request = m_with.queue.takeOut(id))
        m_with.form.edit(request->task, [this, request = *request] { return m_with.queue.bringBack(request); });
}

void CommandController::showDecision(const Result<void>& result)
{
    if (!result && result.error().kind != ErrorKind::Repeated)
        m_with.stage.showProblem(result.error().message);
}

} // namespace Dailies
