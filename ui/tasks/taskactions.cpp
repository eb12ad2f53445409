// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/taskactions.h"

#include "app/service/wire.h"
#include "app/tasks/taskstate.h"
#include "ui/common/icons.h"

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

/// Deeds that belong to few states stand in the menu only there.
bool isAlwaysShown(TaskDeed deed)
{
    switch (deed) {
    case TaskDeed::SubmitAgain:
    case TaskDeed::CheckNow:
    case TaskDeed::StopWatching:
    case TaskDeed::Withdraw:
    case TaskDeed::AttachId:
    case TaskDeed::Resubmit: return false;
    default: return true;
    }
}

} // namespace

bool isPossible(TaskDeed deed, const VideoTask& task)
{
    switch (deed) {
    case TaskDeed::Play:
    case TaskDeed::ShowInFolder: return task.state == TaskState::Saved && !task.file.isEmpty();
    case TaskDeed::UseAgain:
    case TaskDeed::CopyRequest:
    case TaskDeed::CopyCurl: return true;
    case TaskDeed::SubmitAgain:
        // For a lost answer there is a deed of its own, which says what it may cost.
        return task.state != TaskState::NeedsReview && !hasStop(checkRequest(task.request));
    case TaskDeed::CheckNow: return isAllowed(task, TaskEvent::CheckRequested{});
    case TaskDeed::StopWatching: return task.watched && isAllowed(task, TaskEvent::WatchStopped{});
    case TaskDeed::Withdraw: return task.state == TaskState::Waiting;
    case TaskDeed::AttachId: return isAllowed(task, TaskEvent::IdAttached{u"id"_s});
    case TaskDeed::Resubmit: return isAllowed(task, TaskEvent::ResubmitConfirmed{});
    case TaskDeed::CopyPrompt: return !task.request.prompt.isEmpty();
    case TaskDeed::CopyId: return !task.remoteId.isEmpty();
    }
    return false;
}

TaskActions::TaskActions(QWidget* keyboardOwner) : QObject(keyboardOwner), m_keyboardOwner(keyboardOwner)
{
    add(TaskDeed::Play, u"play"_s, tr("Play"), {Qt::Key_Return, Qt::Key_Enter});
    add(TaskDeed::ShowInFolder, u"folder-open"_s, tr("Show in folder"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O});
    add(TaskDeed::UseAgain, u"undo-2"_s, tr("Use again"), {Qt::CTRL | Qt::Key_U},
        tr("Puts this request back into the form."));
    add(TaskDeed::SubmitAgain, u"send"_s, tr("Submit again"), {Qt::CTRL | Qt::SHIFT | Qt::Key_U},
        tr("Submits the same request as a new task, which is charged as any other."));
    add(TaskDeed::CheckNow, u"refresh-cw"_s, tr("Check now"), {Qt::Key_F5});
    add(TaskDeed::StopWatching, u"eye-off"_s, tr("Stop watching"), {Qt::SHIFT | Qt::Key_F5},
        tr("The task is no longer asked about. The job at the service may still run and be charged."));
    add(TaskDeed::Withdraw, u"trash-2"_s, tr("Withdraw"), {Qt::Key_Delete},
        tr("Takes back what was not sent yet. Nothing is charged."));
    add(TaskDeed::AttachId, u"link"_s, tr("Attach id…"), {Qt::CTRL | Qt::Key_I},
        tr("Follows the task under the id that the service shows for it."));
    add(TaskDeed::Resubmit, u"triangle-alert"_s, tr("Submit again (may be charged twice)…"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_R});
    add(TaskDeed::CopyPrompt, u"copy"_s, tr("Copy prompt"), {QKeySequence(QKeySequence::Copy)});
    add(TaskDeed::CopyId, u"copy"_s, tr("Copy id"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C});
    add(TaskDeed::CopyRequest, u"copy"_s, tr("Copy request as JSON"), {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    add(TaskDeed::CopyCurl, u"copy"_s, tr("Copy as cURL"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K},
        tr("Copies a command for bash that submits this request; the key is taken from $API_KEY."));
    update();
}

void TaskActions::add(
    TaskDeed deed, const QString& icon, const QString& text, const QList<QKeySequence>& keys, const QString& toolTip)
{
    auto* action = new QAction(Dailies::icon(icon), text, this);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setShortcutVisibleInContextMenu(true);
    if (!toolTip.isEmpty())
        action->setToolTip(toolTip);
    connect(action, &QAction::triggered, this, [this, deed] { Q_EMIT triggered(deed); });
    m_keyboardOwner->addAction(action);
    m_actions.insert(deed, action);
}

void TaskActions::setTask(const std::optional<VideoTask>& task)
{
    m_task = task;
    update();
}

void TaskActions::setClipsFolder(const QString& folder)
{
    m_clipsFolder = folder;
    update();
}

void TaskActions::update()
{
    for (auto entry = m_actions.cbegin(); entry != m_actions.cend(); ++entry) {
        const TaskDeed deed = entry.key();
        bool possible = m_task && isPossible(deed, *m_task);
        if (deed == TaskDeed::ShowInFolder)
            possible = possible && isInClipsFolder(m_task->file);
        entry.value()->setEnabled(possible);
        // Of a task that waits there is nothing to check: it goes out.
        if (deed == TaskDeed::CheckNow)
            entry.value()->setText(m_task && m_task->state == TaskState::Waiting ? tr("Send now") : tr("Check now"));
        entry.value()->setVisible(possible || isAlwaysShown(deed));
    }
}

bool TaskActions::isInClipsFolder(const QString& file) const
{
    return !m_clipsFolder.isEmpty() && QDir::cleanPath(file).startsWith(QDir::cleanPath(m_clipsFolder) + u'/');
}

void TaskActions::fill(QMenu* menu) const
{
    menu->setToolTipsVisible(true);
    menu->addActions({action(TaskDeed::Play), action(TaskDeed::ShowInFolder)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::AttachId), action(TaskDeed::Resubmit), action(TaskDeed::CheckNow),
        action(TaskDeed::StopWatching), action(TaskDeed::Withdraw)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::UseAgain), action(TaskDeed::SubmitAgain)});
    menu->addSeparator();
    menu->addActions({action(TaskDeed::CopyPrompt), action(TaskDeed::CopyId), action(TaskDeed::CopyRequest),
        action(TaskDeed::CopyCurl)});
}

} // namespace Dailies
