// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningrun.h"

#include "app/tasks/history/taskfilter.h"

#include <algorithm>

namespace Dailies {

namespace {

constexpr qsizetype fewestBest = 2; ///< to compare

} // namespace

void ScreeningRun::goTo(int place)
{
    m_place = std::clamp(place, 0, count());
}

int ScreeningRun::nextPlayable(const std::function<bool(TaskId)>& isPlayable) const
{
    for (int place = m_place + 1; place < count(); ++place) {
        if (isPlayable(m_takes.at(place)))
            return place;
    }
    return count();
}

int ScreeningRun::firstPlayable(const std::function<bool(TaskId)>& isPlayable) const
{
    const auto first = std::find_if(m_takes.cbegin(), m_takes.cend(), isPlayable);
    return first == m_takes.cend() ? 0 : static_cast<int>(first - m_takes.cbegin());
}

void ScreeningRun::remove(TaskId id)
{
    const int place = placeOf(id);
    if (place < 0)
        return;
    m_takes.removeAt(place);
    if (place < m_place || (place == m_place && isAtEnd()))
        goTo(m_place - 1);
}

int ScreeningRun::putBack(TaskId id)
{
    const qsizetype order = m_all.indexOf(id);
    if (order < 0 || m_takes.contains(id))
        return -1;
    const auto isLater = [this, order](TaskId each) { return m_all.indexOf(each) > order; };
    const auto next = std::find_if(m_takes.cbegin(), m_takes.cend(), isLater);
    const auto place = static_cast<int>(next - m_takes.cbegin());
    m_takes.insert(place, id);
    if (place <= m_place)
        ++m_place;
    return place;
}

ScreeningRun::Tally ScreeningRun::tally(const Marks& now) const
{
    Tally tally;
    for (const TaskId id : m_takes) {
        const TaskAnnotations before = m_before.value(id);
        const TaskAnnotations after = now.value(id);
        if (after.rating != before.rating && after.rating > 0)
            ++tally.rated;
        if (after.rejected && !before.rejected)
            ++tally.rejected;
    }
    return tally;
}

QList<TaskId> ScreeningRun::best(const Marks& now, int most, const std::function<bool(TaskId)>& isPlayable) const
{
    QList<TaskId> best;
    for (int rating = 5; rating >= TaskFilter::bestRating; --rating) {
        for (const TaskId id : m_takes) {
            const TaskAnnotations marks = now.value(id);
            if (marks.rating == rating && !marks.rejected && !marks.recycledAt.isValid() && best.size() < most
                && isPlayable(id))
                best.append(id);
        }
    }
    if (best.size() < fewestBest)
        return {};
    std::sort(best.begin(), best.end(), [this](TaskId one, TaskId other) { return placeOf(one) < placeOf(other); });
    return best;
}

} // namespace Dailies
