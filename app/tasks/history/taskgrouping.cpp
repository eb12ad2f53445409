// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskgrouping.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr int roomForGroups = 8; ///< one group per so many tasks; reserved memory that is not used costs nothing

} // namespace

/// The data for building the groups.
struct TaskGrouping::Building {
    TaskGrouping& made;
    const QList<TaskId>& ids;
    const QList<GroupKey>& traits;
    const CollapsedGroups& collapsed;

    int endOfDay(int place) const
    {
        int end = place + 1;
        while (end < ids.size() && (traits.at(end).day == traits.at(place).day || traits.at(end).day == 0))
            ++end;
        return end;
    }
    int endOfRun(int place, int endOfDay) const
    {
        int end = place + 1;
        while (traits.at(place).request != 0 && end < endOfDay && traits.at(end).request == traits.at(place).request)
            ++end;
        return end;
    }
    bool isCollapsed(int first, int last) const
    {
        return !collapsed.takes.isEmpty() && std::any_of(ids.cbegin() + first, ids.cbegin() + last, [this](TaskId id) {
            return collapsed.takes.contains(id);
        });
    }
    /// Returns whether the group is collapsed.
    bool addGroup(RowGroup::Kind kind, int first, int last)
    {
        // Newer takes are added at one end, but the oldest stays the same, so it identifies the group.
        const TaskId oldest = std::min(ids.at(first), ids.at(last - 1));
        const int day = traits.at(first).day;
        const bool isDay = kind == RowGroup::Kind::Day;
        const bool closed = isDay ? collapsed.days.contains(day) : isCollapsed(first, last);
        const TaskRowId id = -(2 * oldest + (isDay ? 0 : 1));
        made.m_groups.append({kind, id, int(made.m_rows.size()), first, last - first, day, closed});
        made.m_rows.append(id);
        return closed;
    }
    void addRuns(int first, int last)
    {
        for (int place = first; place < last;) {
            const int end = endOfRun(place, last);
            const bool isGroup = end - place > 1;
            if (!isGroup || !addGroup(RowGroup::Kind::Request, place, end)) {
                for (int n = place; n < end; ++n)
                    made.m_rows.append(ids.at(n));
            }
            place = end;
        }
    }
};

TaskGrouping::TaskGrouping(QList<TaskId> ids, const QList<GroupKey>& traits, const CollapsedGroups& collapsed)
{
    if (traits.size() != ids.size() || ids.isEmpty()) {
        m_rows = std::move(ids);
        return;
    }
    Building building{*this, ids, traits, collapsed};
    // Reserves room for the groups, because growing would leave a gap in memory as large as the list.
    m_rows.reserve(ids.size() + ids.size() / roomForGroups);
    const int count = int(ids.size());
    const bool hasDays = building.endOfDay(0) < count;
    for (int place = 0; place < count;) {
        const int end = building.endOfDay(place);
        if (!hasDays || !building.addGroup(RowGroup::Kind::Day, place, end))
            building.addRuns(place, end);
        place = end;
    }
    // Without groups, both lists share their data.
    if (m_groups.isEmpty())
        m_rows = std::move(ids);
}

int TaskGrouping::rowOfPlace(int place) const
{
    const auto next = std::upper_bound(
        m_groups.cbegin(), m_groups.cend(), place, [](int p, const RowGroup& group) { return p < group.place; });
    if (next == m_groups.cbegin())
        return place;
    const RowGroup& group = *std::prev(next);
    const int within = place - group.place;
    if (within < group.count)
        return group.isCollapsed ? -1 : group.row + 1 + within;
    return group.row + 1 + within - (group.isCollapsed ? group.count : 0);
}

const RowGroup* TaskGrouping::groupAt(int row) const
{
    const auto found = std::lower_bound(
        m_groups.cbegin(), m_groups.cend(), row, [](const RowGroup& group, int r) { return group.row < r; });
    return found != m_groups.cend() && found->row == row ? &*found : nullptr;
}

const RowGroup* TaskGrouping::runAround(int row) const
{
    const auto next = std::lower_bound(
        m_groups.cbegin(), m_groups.cend(), row, [](const RowGroup& group, int r) { return group.row < r; });
    if (next == m_groups.cbegin() || (next != m_groups.cend() && next->row == row))
        return nullptr;
    const RowGroup& group = *std::prev(next);
    const bool isIn = group.kind == RowGroup::Kind::Request && !group.isCollapsed && row <= group.row + group.count;
    return isIn ? &group : nullptr;
}

QList<RowGroup> TaskGrouping::groupsOfPlace(int place) const
{
    const auto next = std::upper_bound(
        m_groups.cbegin(), m_groups.cend(), place, [](int p, const RowGroup& group) { return p < group.place; });
    QList<RowGroup> groups;
    for (auto each = next; each != m_groups.cbegin();) {
        --each;
        if (place < each->place + each->count)
            groups.prepend(*each);
        if (each->kind == RowGroup::Kind::Day)
            break;
    }
    return groups;
}

} // namespace Dailies
