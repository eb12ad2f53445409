// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskmodel.h"

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr int mostRuns = 8; ///< of changed rows that are told one by one
constexpr int mostExchanges = 200; ///< of rows that come and go one by one; beyond, all rows are new

/// Numbers that follow each other, as first and last.
QList<std::pair<int, int>> runsOf(const QList<int>& sorted)
{
    QList<std::pair<int, int>> runs;
    for (const int each : sorted) {
        if (!runs.isEmpty() && runs.constLast().second + 1 == each)
            runs.last().second = each;
        else
            runs.append({each, each});
    }
    return runs;
}

/// Those of a part of a list that are not among others, as first and last place.
QList<std::pair<int, int>> runsWithout(
    const QList<TaskRowId>& rows, qsizetype begin, qsizetype end, const QSet<TaskRowId>& others)
{
    QList<int> places;
    for (qsizetype n = begin; n < end; ++n) {
        if (!others.contains(rows.at(n)))
            places.append(int(n));
    }
    return runsOf(places);
}

} // namespace

void TaskModel::layOut()
{
    const bool hadGroups = !m_layout.groups().isEmpty();
    m_layout = TaskRows(m_listing.ids, m_listing.traits, m_collapsed);
    m_tallies.clear();
    become(m_layout.rows());
    // From here on both are one list in memory.
    m_rows = m_layout.rows();
    if (hadGroups || !m_layout.groups().isEmpty())
        Q_EMIT groupsChanged();
}

void TaskModel::become(const QList<TaskRowId>& rows)
{
    if (rows == m_rows)
        return;
    // Nearly always something came or went in one place only.
    const auto [oldFrom, newFrom] = std::mismatch(m_rows.cbegin(), m_rows.cend(), rows.cbegin(), rows.cend());
    const qsizetype first = oldFrom - m_rows.cbegin();
    qsizetype oldEnd = m_rows.size();
    qsizetype newEnd = rows.size();
    while (oldEnd > first && newEnd > first && m_rows.at(oldEnd - 1) == rows.at(newEnd - 1)) {
        --oldEnd;
        --newEnd;
    }
    // The rest of a long list, above all: there is nothing to find out about it.
    if (first == oldEnd) {
        beginInsertRows({}, int(first), int(newEnd) - 1);
        m_rows = rows;
        endInsertRows();
    } else if (first == newEnd) {
        beginRemoveRows({}, int(first), int(oldEnd) - 1);
        m_rows = rows;
        endRemoveRows();
    } else {
        exchange(first, oldEnd, rows, newEnd);
    }
}

/// Makes the rows from `first` to `oldEnd` those of the other list from `first` to `newEnd`: what is gone goes, what is
/// missing comes where it belongs if the others stand in the same order, and what stands elsewhere moves.
void TaskModel::exchange(qsizetype first, qsizetype oldEnd, const QList<TaskRowId>& rows, qsizetype newEnd)
{
    const QSet<TaskRowId> there(m_rows.cbegin() + first, m_rows.cbegin() + oldEnd);
    // Only what was there: a whole long list often takes the place of its beginning.
    QSet<TaskRowId> staying;
    for (qsizetype n = first; n < newEnd; ++n) {
        if (there.contains(rows.at(n)))
            staying.insert(rows.at(n));
    }
    const auto gone = runsWithout(m_rows, first, oldEnd, staying);
    const auto missing = runsWithout(rows, first, newEnd, there);
    if (gone.size() + missing.size() > mostExchanges) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
        return;
    }
    for (auto run = gone.crbegin(); run != gone.crend(); ++run) {
        beginRemoveRows({}, run->first, run->second);
        m_rows.remove(run->first, run->second - run->first + 1);
        endRemoveRows();
    }
    QList<TaskRowId> others;
    for (qsizetype n = first; n < newEnd; ++n) {
        if (there.contains(rows.at(n)))
            others.append(rows.at(n));
    }
    const bool isSameOrder = std::equal(others.cbegin(), others.cend(), m_rows.cbegin() + first);
    qsizetype end = first + others.size();
    for (const auto& [begin, last] : missing) {
        const qsizetype place = isSameOrder ? begin : end;
        const qsizetype count = last - begin + 1;
        beginInsertRows({}, int(place), int(place + count - 1));
        m_rows.insert(place, count, 0);
        std::copy(rows.cbegin() + begin, rows.cbegin() + last + 1, m_rows.begin() + place);
        endInsertRows();
        end += count;
    }
    if (rows != m_rows)
        reorder(rows);
}

void TaskModel::reorder(const QList<TaskRowId>& rows)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QHash<TaskRowId, int> places;
    places.reserve(rows.size());
    for (qsizetype row = 0; row < rows.size(); ++row)
        places.insert(rows.at(row), int(row));
    QModelIndexList after;
    for (const QModelIndex& each : before)
        after.append(index(places.value(m_rows.at(each.row()), -1), each.column()));
    m_rows = rows;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void TaskModel::tellChanged(const QList<int>& rows, const QList<int>& roles)
{
    auto runs = runsOf(rows);
    // One repaint that covers too much costs less than hundreds.
    if (runs.size() > mostRuns)
        runs = {{rows.constFirst(), rows.constLast()}};
    for (const auto& [first, last] : std::as_const(runs))
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1), roles);
}

/// Rows that say what became of these.
QList<int> TaskModel::groupRowsOf(const QSet<TaskId>& ids) const
{
    QList<int> rows;
    if (m_layout.groups().isEmpty())
        return rows;
    for (const TaskId id : ids) {
        const int place = m_listing.placeOf(id, m_filter.ascending);
        if (place < 0)
            continue;
        for (const RowGroup& group : m_layout.groupsOfPlace(place)) {
            if (group.kind == RowGroup::Kind::Request) {
                m_tallies.remove(group.id);
                rows.append(group.row);
            }
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

QList<TaskId> TaskModel::tasksOf(const RowGroup& group) const
{
    return m_listing.ids.mid(group.place, group.count);
}

void TaskModel::setCollapsed(const RowGroup& group, bool collapsed)
{
    const TaskRowId id = group.id;
    if (group.kind == RowGroup::Kind::Day) {
        if (collapsed)
            m_collapsed.days.insert(group.day);
        else
            m_collapsed.days.remove(group.day);
    } else if (collapsed) {
        // The oldest: what stands for the group while newer takes come.
        m_collapsed.takes.insert((-id) / 2);
    } else {
        for (const TaskId each : tasksOf(group))
            m_collapsed.takes.remove(each);
    }
    layOut();
    if (const qsizetype row = m_rows.indexOf(id); row >= 0)
        tellChanged({int(row)});
    Q_EMIT settled();
}

void TaskModel::setAllCollapsed(bool collapsed)
{
    m_collapsed = {};
    if (collapsed) {
        const TaskRows open(m_listing.ids, m_listing.traits);
        for (const RowGroup& group : open.groups()) {
            if (group.kind == RowGroup::Kind::Day)
                m_collapsed.days.insert(group.day);
            else
                m_collapsed.takes.insert((-group.id) / 2);
        }
    }
    layOut();
    for (const RowGroup& group : m_layout.groups())
        tellChanged({group.row});
    Q_EMIT settled();
}

void TaskModel::collapse(const CollapsedGroups& collapsed)
{
    if (collapsed == m_collapsed)
        return;
    m_collapsed = collapsed;
    layOut();
    Q_EMIT settled();
}

void TaskModel::reveal(TaskId id)
{
    if (m_collapsed.isEmpty() || !isByNumber() || m_layout.groups().isEmpty())
        return;
    const int place = m_listing.placeOf(id, m_filter.ascending);
    // The day first: a request's group within a closed day is known only then.
    while (place >= 0 && m_layout.rowOfPlace(place) < 0) {
        for (const RowGroup& group : m_layout.groupsOfPlace(place)) {
            if (group.isCollapsed) {
                setCollapsed(group, false);
                break;
            }
        }
    }
}

} // namespace Dailies
