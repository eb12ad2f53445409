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

/// When each task is asked about next: by account, in the order in which they fall due, the person's wishes first. Times
/// are milliseconds of a clock that never jumps.
class PollQueue final {
public:
    /// The task is due from then on. Replaces what was planned for it, but a wish for now stays one.
    void put(TaskId id, const QString& account, qint64 due);
    /// The task is due now, before all others of its account.
    void putFirst(TaskId id, const QString& account, qint64 now);
    void remove(TaskId id);

    bool isEmpty() const { return m_keys.isEmpty(); }
    /// Accounts that have tasks planned; the one that was served least recently first.
    QStringList accounts() const { return m_order; }
    /// The task of this account that is next, when it is due; it stays planned.
    std::optional<TaskId> next(const QString& account, qint64 now) const;
    /// Whether the person wished for it.
    bool isFirst(TaskId id) const;
    /// Takes a task out; its account goes to the end of the row.
    void take(TaskId id);
    /// Takes out all tasks of an account.
    QList<TaskId> takeAll(const QString& account);
    /// When the next task falls due that is not due yet.
    std::optional<qint64> nextDue(qint64 now) const;
    /// Lays what is due by now out over a time, the smallest `rank` first; wishes stay as they are.
    void spread(qint64 now, qint64 overMs, const std::function<qint64(TaskId)>& rank);

private:
    using Key = std::tuple<bool, qint64, quint64>; ///< false for a wish, due, number
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
