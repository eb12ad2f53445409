// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/selectionactions.h"

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/panel/taskselection.h"

namespace Dailies {

namespace {

constexpr qsizetype mostRead = 200; ///< how many of the selected tasks are read

} // namespace

SelectionActions::SelectionActions(
    TaskChanges& changes, TaskSelection& selection, TaskActions& actions, QObject* parent)
    : QObject(parent)
    , m_changes(changes)
    , m_selection(selection)
    , m_actions(actions)
{
    connect(&selection, &TaskSelection::chosenChanged, this, &SelectionActions::refresh);
    connect(&selection, &TaskSelection::changed, this, &SelectionActions::refresh);
    connect(&changes, &TaskChanges::changed, this, [this](const TaskChangeSet& changed) {
        bool isNew = changed.update(m_selected);
        if (const std::optional<VideoTask> task = changed.task(m_selection.chosen())) {
            m_chosen = task;
            isNew = true;
        }
        // The position of a waiting task in the queue depends on the other tasks.
        if (isNew || (m_chosen && m_chosen->state == TaskState::Waiting))
            apply();
    });
}

void SelectionActions::refresh()
{
    const TaskId chosen = m_selection.chosen();
    m_chosen = chosen != 0 ? m_changes.store().task(chosen) : std::nullopt;
    const QList<TaskId> selected = m_selection.tasks();
    m_selected =
        selected.size() < 2 ? QList<VideoTask>() : TaskHistory(m_changes.store()).tasks(selected.mid(0, mostRead));
    apply();
}

void SelectionActions::apply()
{
    m_actions.setTask(m_chosen);
    m_actions.setSelection(m_selected);
    const bool isWaiting = m_chosen && m_chosen->state == TaskState::Waiting;
    const QList<TaskId> queue = isWaiting ? m_changes.queue() : QList<TaskId>();
    m_actions.setQueuePlace(
        !queue.isEmpty() && queue.constFirst() != m_chosen->id, !queue.isEmpty() && queue.constLast() != m_chosen->id);
}

} // namespace Dailies
