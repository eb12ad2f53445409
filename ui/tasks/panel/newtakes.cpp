// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/newtakes.h"

#include "app/tasks/history/taskchanges.h"

#include <utility>

namespace Dailies {

NewTakes::NewTakes(TaskChanges& changes, QObject* parent) : QObject(parent), m_changes(changes)
{
    const QList<TaskId>& unfinished = changes.unfinished();
    m_unfinished = {unfinished.cbegin(), unfinished.cend()};
    connect(&changes, &TaskChanges::changed, this, &NewTakes::follow);
}

void NewTakes::look(TaskId id)
{
    m_looked = id;
    m_new.remove(id);
}

void NewTakes::compare(const QList<TaskId>& ids)
{
    m_new.subtract({ids.cbegin(), ids.cend()});
}

void NewTakes::follow(const TaskChangeSet& changed)
{
    m_new.subtract(changed.removed());
    const QList<TaskId>& now = m_changes.unfinished();
    const QSet<TaskId> before = std::exchange(m_unfinished, {now.cbegin(), now.cend()});
    for (const TaskId id : before - m_unfinished) {
        const std::optional<VideoTask> task = changed.task(id);
        if (task && id != m_looked && hasVideo(*task))
            m_new.insert(id);
    }
}

} // namespace Dailies
