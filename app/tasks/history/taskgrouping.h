// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QList>
#include <QSet>

namespace Dailies {

/// What a row of the task list represents: a task's number above 0, a group below 0.
using TaskRowId = qint64;

/// What a task is grouped by. 0 means unknown: such a task belongs to the day of the task before it, and to no request.
struct GroupKey {
    quint64 request = 0; ///< see requestKey()
    int day = 0; ///< Julian day in the user's time zone

    bool operator==(const GroupKey&) const = default;
};

/// The tasks of a day, or consecutive takes of one request, with a header row above them.
struct RowGroup {
    enum class Kind { Day, Request };
    Kind kind = Kind::Day;
    TaskRowId id = 0; ///< stays the same when newer takes are added
    int row = 0;
    int place = 0; ///< index of its first task among all listed tasks
    int count = 0; ///< number of its tasks
    int day = 0;
    bool isCollapsed = false;

    bool operator==(const RowGroup&) const = default;
};

/// The texts of a group's row.
struct GroupWords {
    RowGroup group;
    QString title; ///< "Today", "4 takes"
    QString prompt; ///< for the takes of a request
    QString tally; ///< "3 saved, 1 failed"
};

/// The groups that the user has collapsed.
struct CollapsedGroups {
    QSet<int> days;
    QSet<TaskId> takes; ///< a request's group that contains one of these is collapsed

    bool isEmpty() const { return days.isEmpty() && takes.isEmpty(); }
    bool operator==(const CollapsedGroups&) const = default;
};

/// Maps a list of tasks to rows, including group rows. A list without groups needs no extra memory.
class TaskGrouping final {
public:
    TaskGrouping() = default;
    /// Makes no groups if `traits` is empty. Days have a row only if there are several. A request has one if two or
    /// more of its takes follow each other on a day.
    explicit TaskGrouping(QList<TaskId> ids, const QList<GroupKey>& traits = {}, const CollapsedGroups& collapsed = {});

    const QList<TaskRowId>& rows() const { return m_rows; }
    const QList<RowGroup>& groups() const { return m_groups; }
    /// The row of the task at this index of the list; -1 inside a collapsed group.
    int rowOfPlace(int place) const;
    /// The group whose header is this row; null if there is none.
    const RowGroup* groupAt(int row) const;
    /// The open request group that contains the task in this row; null if there is none.
    const RowGroup* runAround(int row) const;
    /// The groups that contain the task at this index, outermost first.
    QList<RowGroup> groupsOfPlace(int place) const;

private:
    struct Building;

    QList<TaskRowId> m_rows;
    QList<RowGroup> m_groups; ///< from top to bottom
};

} // namespace Dailies
