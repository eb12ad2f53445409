// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QSet>

namespace Dailies {

/// What a row of the task list stands for: above 0 a task's number, below 0 a group.
using TaskRowId = qint64;

/// What a task is grouped by. 0 is not known: such a task goes with the day before it, and with no request.
struct GroupKey {
    quint64 request = 0; ///< see requestKey()
    int day = 0; ///< Julian day, where the person is

    bool operator==(const GroupKey&) const = default;
};

/// A day's tasks, or takes of one request that follow each other, with a row of their own above them.
struct RowGroup {
    enum class Kind { Day, Request };
    Kind kind = Kind::Day;
    TaskRowId id = 0; ///< stays the same while newer takes come
    int row = 0;
    int place = 0; ///< of its first task among all that are listed
    int count = 0; ///< its tasks
    int day = 0;
    bool isCollapsed = false;

    bool operator==(const RowGroup&) const = default;
};

/// What a group's row says.
struct GroupWords {
    RowGroup group;
    QString title; ///< "Today", "4 takes"
    QString prompt; ///< of a request's takes
    QString tally; ///< "3 saved, 1 failed"
};

/// The groups that the person has closed.
struct CollapsedGroups {
    QSet<int> days;
    QSet<TaskId> takes; ///< a request's group that has one of them is closed

    bool isEmpty() const { return days.isEmpty() && takes.isEmpty(); }
    bool operator==(const CollapsedGroups&) const = default;
};

/// The rows of a list of tasks with its groups' rows: where each stands. A list without groups costs nothing beyond
/// itself.
class TaskGrouping final {
public:
    TaskGrouping() = default;
    /// Without traits there are no groups. A day has a row only when there are several; a request when two takes of it or
    /// more follow each other on a day.
    explicit TaskGrouping(QList<TaskId> ids, const QList<GroupKey>& traits = {}, const CollapsedGroups& collapsed = {});

    const QList<TaskRowId>& rows() const { return m_rows; }
    const QList<RowGroup>& groups() const { return m_groups; }
    /// The row of the task at a place of the list; -1 inside a closed group.
    int rowOfPlace(int place) const;
    /// The group whose own row this is.
    const RowGroup* groupAt(int row) const;
    /// The open group of a request that the task in this row belongs to.
    const RowGroup* runAround(int row) const;
    /// The groups that the task at a place belongs to, from the outside.
    QList<RowGroup> groupsOfPlace(int place) const;

private:
    struct Building;

    QList<TaskRowId> m_rows;
    QList<RowGroup> m_groups; ///< from above
};

} // namespace Dailies
