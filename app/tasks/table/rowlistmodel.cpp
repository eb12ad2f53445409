// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/rowlistmodel.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr int mostRuns = 8; ///< if there are more runs of changed rows, one signal covers them all
constexpr int mostExchanges = 200; ///< of insertions and removals; with more, the model is reset

/// Runs of consecutive numbers, each as first and last.
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

/// Runs of rows in a range that are not in `others`, each as first and last index.
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

int RowListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

void RowListModel::become(const QList<TaskRowId>& rows)
{
    if (rows == m_rows)
        return;
    // Nearly always, the lists differ in one place only.
    const auto [oldFrom, newFrom] = std::mismatch(m_rows.cbegin(), m_rows.cend(), rows.cbegin(), rows.cend());
    const qsizetype first = oldFrom - m_rows.cbegin();
    qsizetype oldEnd = m_rows.size();
    qsizetype newEnd = rows.size();
    while (oldEnd > first && newEnd > first && m_rows.at(oldEnd - 1) == rows.at(newEnd - 1)) {
        --oldEnd;
        --newEnd;
    }
    // The common case: the rest of a long list arrives, and nothing needs to be compared.
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

/// Changes the rows from `first` to `oldEnd` into those of the other list from `first` to `newEnd`. Removes rows that
/// are gone, inserts new ones where they belong among the others in the new order, and moves rows to their new places.
void RowListModel::exchange(qsizetype first, qsizetype oldEnd, const QList<TaskRowId>& rows, qsizetype newEnd)
{
    const QSet<TaskRowId> there(m_rows.cbegin() + first, m_rows.cbegin() + oldEnd);
    // Only contains rows that were there, because a whole long list often replaces its beginning.
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
    for (qsizetype at = gone.size() - 1; at >= 0; --at) {
        const auto [from, to] = gone.at(at);
        beginRemoveRows({}, from, to);
        m_rows.remove(from, to - from + 1);
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

void RowListModel::reorder(const QList<TaskRowId>& rows)
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

void RowListModel::tellChanged(const QList<int>& rows, const QList<int>& roles)
{
    auto runs = runsOf(rows);
    // One repaint that covers too much costs less than hundreds of small ones.
    if (runs.size() > mostRuns)
        runs = {{rows.constFirst(), rows.constLast()}};
    for (const auto& [first, last] : std::as_const(runs))
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1), roles);
}

} // namespace Dailies
