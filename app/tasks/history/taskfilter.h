// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QStringList>
#include <QVariantList>

namespace Dailies {

/// Which tasks a list shows, and in which order; empty parts mean all.
struct TaskFilter {
    enum class Bin { Kept, Recycled, Both };
    /// Times that go with the calendar; see setPeriod().
    enum class Period { None, Today, Week, Month };
    enum class Order { Number, State, Prompt, Kind, Model, Length, Delivered, Elapsed, Expiry, Rating, Cost, Account };

    QList<TaskState> states = {};
    QString text = {}; ///< words looked for in prompts, models, notes, tags and ids
    bool watchedOnly = false; ///< not those that the person left alone
    QStringList accounts = {}; ///< their ids
    QStringList models = {};
    QList<RequestKind> kinds = {};
    int leastRating = 0;
    QStringList tags = {}; ///< a task has to have all of them
    QDateTime from = {}; ///< made at this time or later
    QDateTime until = {}; ///< made before this time
    Period period = Period::None; ///< what `from` was taken from
    Bin bin = Bin::Kept;
    Order order = Order::Number; ///< of equal ones the newest stands first
    bool ascending = false;
    QStringList accountOrder = {}; ///< ids as their names follow each other, where accounts are the order
    bool grouped = false; ///< by day and by request; in the order of their numbers only

    bool operator==(const TaskFilter&) const = default;
};

/// A statement and the values of its question marks.
struct TaskSql {
    QString sql;
    QVariantList values;
};

/// The numbers of the tasks that pass, in their order. Tasks below `notIndexedBelow` are looked through word by word.
/// With a limit above 0, only the first.
TaskSql listSql(const TaskFilter& query, TaskId notIndexedBelow = 0, int limit = 0);
/// The given tasks in an order other than that of their numbers.
TaskSql sortedSql(const TaskFilter& query, const QList<TaskId>& ids);
/// For a quick search by the number alone: those that have an expression's words and pass otherwise, with the words that the
/// index has of them; the newest first, unless the oldest are to stand first.
TaskSql candidatesSql(const TaskFilter& query, const QString& expression, int limit);
/// Those of the given tasks that pass, in no order.
TaskSql amongSql(const TaskFilter& query, const QList<TaskId>& ids, TaskId notIndexedBelow = 0);

} // namespace Dailies
