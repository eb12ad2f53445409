// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QStringList>

#include <functional>
#include <map>
#include <tuple>

namespace Dailies {

/// When each task is queried next. Ordered by account and due time; tasks that the user asked for come first. Times are
/// monotonic milliseconds.
class PollQueue final {
public:
    /// Plans the task for `due`, replacing its earlier plan. A request of the user keeps its priority.
    void put(TaskId id, const QString& account, qint64 due);
    /// Plans the task for now, before all others of its account.
    void putFirst(TaskId id, const QString& account, qint64 now);
    void remove(TaskId id);

    bool isEmpty() const { return m_keys.isEmpty(); }
    /// Accounts with planned tasks, least recently served first.
    QStringList accounts() const { return m_order; }
    /// The next task of this account if it is due. It stays planned.
    std::optional<TaskId> next(const QString& account, qint64 now) const;
    /// Whether the user asked for this task.
    bool isFirst(TaskId id) const;
    /// Removes a task that is being served. Its account moves to the end of the order.
    void take(TaskId id);
    /// Removes and returns all tasks of an account.
    QList<TaskId> takeAll(const QString& account);
    /// When the next task that is not due yet becomes due.
    std::optional<qint64> nextDue(qint64 now) const;
    /// Spreads tasks that are due by now over a period, smallest `rank` first. Requests of the user are not changed.
    void spread(qint64 now, qint64 overMs, const std::function<qint64(TaskId)>& rank);

private:
    using Key = std::tuple<bool, qint64, quint64>; ///< false if the user asked for it; due time; running number
    using Line = std::map<Key, TaskId>;
    struct Place {
        QString account;
        Key key;
    };
    void insert(TaskId id, const QString& account, bool wish, qint64 due);

    QHash<QString, Line> m_lines;
    QHash<TaskId, Place> m_keys;
    QStringList m_order;
    quint64 m_number = 0;
};

} // namespace Dailies
