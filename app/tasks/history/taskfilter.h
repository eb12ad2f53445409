// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QStringList>
#include <QVariantList>

namespace Dailies {

/// Which tasks a list shows, and in which order. Empty fields mean all.
struct TaskFilter {
    enum class Bin { Kept, Recycled, Both }; ///< which of them are in the Trash
    enum class Rejects { Shown, Only, Hidden };
    enum class Attention { Any, Needed, NotNeeded }; ///< see needsAttention()
    /// Periods relative to the calendar, see setPeriod().
    enum class Period { None, Today, Yesterday, Week, Month };
    enum class Order { Number, State, Prompt, Kind, Model, Length, Delivered, Elapsed, Expiry, Rating, Cost, Account };

    static constexpr int bestRating = 4; ///< the least rating of the best takes

    QList<TaskState> states = {};
    QString text = {}; ///< words to search for in prompts, models, notes, tags, names of clips and IDs
    bool watchedOnly = false; ///< leaves out tasks that the user stopped tracking or dismissed
    Attention attention = Attention::Any;
    QStringList accounts = {}; ///< account IDs
    QStringList models = {};
    QList<RequestKind> kinds = {};
    int leastRating = 0;
    int mostRating = 5;
    QStringList tags = {}; ///< a task must have all of them
    QDateTime from = {}; ///< created at this time or later
    QDateTime until = {}; ///< created before this time
    Period period = Period::None; ///< the period from which `from` was calculated
    Bin bin = Bin::Kept;
    Rejects rejects = Rejects::Shown;
    Order order = Order::Number; ///< among equal tasks the newest comes first
    bool ascending = false;
    QStringList accountOrder = {}; ///< account IDs in the order of their names, for Order::Account
    bool grouped = false; ///< by day and by request; only in the order of task numbers

    bool operator==(const TaskFilter&) const = default;
};

/// The condition for tasks that isHeldByTrouble() is true of.
QString heldByTroubleSql();
QString unsavableSql(); ///< the same for isUnsavable()

/// Whether a task matches all of the filter but its words, which only the database can search.
bool matchesProperties(const VideoTask& task, const TaskFilter& query);

/// A statement and the values for its question marks.
struct TaskSql {
    QString sql;
    QVariantList values;
};

/// Selects the numbers of the matching tasks in their order. Tasks below `notIndexedBelow` are searched without the
/// index. With a limit above 0, selects only the first.
TaskSql listSql(const TaskFilter& query, TaskId notIndexedBelow = 0, int limit = 0);
/// Selects the given tasks in an order other than that of their numbers.
TaskSql sortedSql(const TaskFilter& query, const QList<TaskId>& ids);
/// For a quick search in the order of task numbers. Selects tasks that match the expression and the rest of the filter,
/// with their words in the index. Newest first, unless the order is ascending.
TaskSql candidatesSql(const TaskFilter& query, const QString& expression, int limit);
/// Selects the matching tasks among the given ones, unordered.
TaskSql amongSql(const TaskFilter& query, const QList<TaskId>& ids, TaskId notIndexedBelow = 0);

} // namespace Dailies
