// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace Dailies {

class TaskStore;

/// The tasks that changed in one turn of the event loop. It reads each of them at most once, whoever asks.
class TaskChangeSet final {
public:
    /// Up to this many tasks are read together. Of more, only those that a view requests are read.
    static constexpr qsizetype few = 64;

    /// The store must outlive this object.
    explicit TaskChangeSet(TaskStore& store) : m_store(&store) {}

    /// Records one signal of the store.
    void noteAdded(TaskId id);
    void noteChanged(TaskId id);
    void noteRemoved(TaskId id);

    const QSet<TaskId>& added() const { return m_added; }
    const QSet<TaskId>& changed() const { return m_changed; } ///< includes the added tasks
    const QSet<TaskId>& removed() const { return m_removed; }
    bool isEmpty() const { return m_changed.isEmpty() && m_removed.isEmpty(); }
    bool isFew() const { return m_changed.size() <= few; }

    /// The current state of a changed task; nullopt for any other.
    std::optional<VideoTask> task(TaskId id) const;
    /// Replaces the changed tasks of a list and drops the removed ones. Returns whether there were any.
    bool update(QList<VideoTask>& tasks) const;
    /// The changed tasks that match a filter.
    QSet<TaskId> passing(const TaskFilter& filter) const;

private:
    TaskStore* m_store;
    QSet<TaskId> m_added;
    QSet<TaskId> m_changed;
    QSet<TaskId> m_removed;
    mutable QHash<TaskId, VideoTask> m_read;
};

} // namespace Dailies
