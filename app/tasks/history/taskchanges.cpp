// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskchanges.h"

#include "app/tasks/store/taskstore.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace Dailies {

TaskChanges::TaskChanges(TaskStore& store, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_history(store)
    , m_collected(store)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &TaskChanges::deliver);
    connect(&store, &TaskStore::taskAdded, this, [this](TaskId id) { note(&TaskChangeSet::noteAdded, id); });
    connect(&store, &TaskStore::taskChanged, this, [this](TaskId id) { note(&TaskChangeSet::noteChanged, id); });
    connect(&store, &TaskStore::taskRemoved, this, [this](TaskId id) { note(&TaskChangeSet::noteRemoved, id); });
}

void TaskChanges::note(void (TaskChangeSet::*signal)(TaskId), TaskId id)
{
    (m_collected.*signal)(id);
    if (!m_timer.isActive())
        m_timer.start();
}

void TaskChanges::deliver()
{
    if (m_isDelivering || m_collected.isEmpty())
        return;
    m_timer.stop();
    const QScopedValueRollback delivering(m_isDelivering, true);
    const TaskChangeSet changes = std::exchange(m_collected, TaskChangeSet(m_store));
    m_counts.reset();
    followQueue(changes);
    followUnfinished(changes);
    Q_EMIT changed(changes);
    // A subscriber may have run an event loop, in which the timer ended without effect.
    if (!m_collected.isEmpty())
        m_timer.start();
}

void TaskChanges::followQueue(const TaskChangeSet& changes)
{
    if (!m_queue)
        return;
    const auto concerns = [this, &changes](TaskId id) {
        const std::optional<VideoTask> task = changes.task(id);
        return m_queue->contains(id) || (task && task->state == TaskState::Waiting);
    };
    const auto any = [&concerns](const QSet<TaskId>& ids) { return std::ranges::any_of(ids, concerns); };
    if (!changes.isFew() || any(changes.removed()) || any(changes.changed()))
        m_queue.reset();
}

void TaskChanges::followUnfinished(const TaskChangeSet& changes)
{
    if (!m_unfinished)
        return;
    if (!changes.isFew()) {
        m_unfinished.reset();
        return;
    }
    const auto follow = [this](TaskId id, bool isUnfinished) {
        const auto place = std::lower_bound(m_unfinished->begin(), m_unfinished->end(), id);
        const bool isThere = place != m_unfinished->end() && *place == id;
        if (isUnfinished && !isThere)
            m_unfinished->insert(place, id);
        else if (!isUnfinished && isThere)
            m_unfinished->erase(place);
    };
    for (const TaskId id : changes.removed())
        follow(id, false);
    for (const TaskId id : changes.changed()) {
        const std::optional<VideoTask> task = changes.task(id);
        follow(id, task && task->watched && !isTerminal(task->state));
    }
}

const TaskCounts& TaskChanges::counts() const
{
    if (!m_counts)
        m_counts = m_history.tallies();
    return *m_counts;
}

const QList<TaskId>& TaskChanges::queue() const
{
    if (!m_queue)
        m_queue = m_store.queue();
    return *m_queue;
}

const QList<TaskId>& TaskChanges::unfinished() const
{
    if (!m_unfinished)
        m_unfinished = m_store.unfinished();
    return *m_unfinished;
}

} // namespace Dailies
