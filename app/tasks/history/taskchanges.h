// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskchangeset.h"
#include "app/tasks/history/taskhistory.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace Dailies {

/// The changes of a store, for everything that shows tasks. It collects the store's signals and hands them out once per
/// turn of the event loop. It also keeps what several views need and the database would otherwise be asked for by each:
/// how many tasks there are, which of them wait, and which are unfinished.
class TaskChanges final : public QObject {
    Q_OBJECT
public:
    /// The store must outlive this object. It need not be open yet.
    explicit TaskChanges(TaskStore& store, QObject* parent = nullptr);

    TaskStore& store() const { return m_store; }
    /// Hands out the collected changes now instead of after returning to the event loop. Does nothing while changes are
    /// being handed out, so that nobody gets them in the wrong order.
    void deliver();

    /// As of the changes that were handed out last. Each is read when it is requested and no longer known.
    const TaskCounts& counts() const;
    const QList<TaskId>& queue() const; ///< see TaskStore::queue()
    const QList<TaskId>& unfinished() const; ///< see TaskStore::unfinished()

Q_SIGNALS:
    /// Subscribers are called in the order in which they connected.
    void changed(const Dailies::TaskChangeSet& changes);

private:
    void note(void (TaskChangeSet::*signal)(TaskId), TaskId id);
    void followQueue(const TaskChangeSet& changes);
    void followUnfinished(const TaskChangeSet& changes);

    TaskStore& m_store;
    TaskHistory m_history;
    TaskChangeSet m_collected;
    QTimer m_timer;
    bool m_isDelivering = false;
    mutable std::optional<TaskCounts> m_counts;
    mutable std::optional<QList<TaskId>> m_queue;
    mutable std::optional<QList<TaskId>> m_unfinished;
};

} // namespace Dailies
