// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskqueryresult.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace Dailies {

namespace {

bool comesBefore(TaskId a, TaskId b, bool ascending)
{
    return ascending ? a < b : a > b;
}

} // namespace

int TaskQueryResult::placeOf(TaskId id, bool ascending) const
{
    const auto place = std::lower_bound(
        ids.cbegin(), ids.cend(), id, [ascending](TaskId a, TaskId b) { return comesBefore(a, b, ascending); });
    return place != ids.cend() && *place == id ? int(place - ids.cbegin()) : -1;
}

void TaskQueryResult::remove(const QSet<TaskId>& gone)
{
    if (gone.isEmpty())
        return;
    qsizetype kept = 0;
    for (qsizetype n = 0; n < ids.size(); ++n) {
        if (gone.contains(ids.at(n)))
            continue;
        if (kept != n) {
            ids[kept] = ids.at(n);
            if (!traits.isEmpty())
                traits[kept] = traits.at(n);
        }
        ++kept;
    }
    ids.resize(kept);
    if (!traits.isEmpty())
        traits.resize(kept);
}

void TaskQueryResult::merge(QList<TaskId> more, const QHash<TaskId, GroupKey>& theirs, bool ascending)
{
    if (more.isEmpty())
        return;
    const auto before = [ascending](TaskId a, TaskId b) { return comesBefore(a, b, ascending); };
    std::sort(more.begin(), more.end(), before);
    TaskQueryResult merged;
    const bool hasTraits = traits.size() == ids.size() && (!ids.isEmpty() || !theirs.isEmpty());
    merged.ids.reserve(ids.size() + more.size());
    if (hasTraits)
        merged.traits.reserve(ids.size() + more.size());
    qsizetype old = 0;
    for (const TaskId id : std::as_const(more)) {
        while (old < ids.size() && before(ids.at(old), id)) {
            merged.ids.append(ids.at(old));
            if (hasTraits)
                merged.traits.append(traits.at(old));
            ++old;
        }
        merged.ids.append(id);
        if (hasTraits)
            merged.traits.append(theirs.value(id));
    }
    for (; old < ids.size(); ++old) {
        merged.ids.append(ids.at(old));
        if (hasTraits)
            merged.traits.append(traits.at(old));
    }
    *this = std::move(merged);
}

void TaskQueryResult::prepend(QList<TaskId> more)
{
    std::sort(more.begin(), more.end(), std::greater<>());
    ids = more + ids;
}

void TaskQueryResult::sort(bool ascending)
{
    const auto before = [ascending](TaskId a, TaskId b) { return comesBefore(a, b, ascending); };
    if (std::is_sorted(ids.cbegin(), ids.cend(), before))
        return;
    QList<qsizetype> places(ids.size());
    std::iota(places.begin(), places.end(), 0);
    std::sort(places.begin(), places.end(), [&](qsizetype a, qsizetype b) { return before(ids.at(a), ids.at(b)); });
    TaskQueryResult sorted;
    for (const qsizetype place : std::as_const(places)) {
        sorted.ids.append(ids.at(place));
        if (!traits.isEmpty())
            sorted.traits.append(traits.at(place));
    }
    *this = std::move(sorted);
}

} // namespace Dailies
