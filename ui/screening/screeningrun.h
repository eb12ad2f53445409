// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QList>

#include <functional>

namespace Dailies {

/// The takes of one screening in their order, and which of them is shown. The place after the last take is the end.
class ScreeningRun final {
public:
    using Marks = QHash<TaskId, TaskAnnotations>;

    /// What was done during a screening.
    struct Tally {
        int rated = 0;
        int rejected = 0;

        bool operator==(const Tally&) const = default;
    };

    ScreeningRun() = default;
    /// `before` are the annotations at the beginning.
    ScreeningRun(const QList<TaskId>& takes, Marks before) : m_takes(takes), m_all(takes), m_before(std::move(before))
    {}

    const QList<TaskId>& takes() const { return m_takes; }
    /// The takes at the beginning, also those that were removed since.
    const QList<TaskId>& all() const { return m_all; }
    int count() const { return static_cast<int>(m_takes.size()); }
    /// From 0 to count(), which is the end.
    int place() const { return m_place; }
    bool isAtEnd() const { return m_place >= count(); }
    /// The shown take; 0 at the end.
    TaskId current() const { return isAtEnd() ? 0 : m_takes.at(m_place); }
    /// Goes to a place, clamped to the run.
    void goTo(int place);
    /// The place of a take; -1 if it is not in the run.
    int placeOf(TaskId id) const { return static_cast<int>(m_takes.indexOf(id)); }
    /// The next place with a take that can be played; the end if there is none.
    int nextPlayable(const std::function<bool(TaskId)>& isPlayable) const;
    /// The first place with a take that can be played; 0 if there is none.
    int firstPlayable(const std::function<bool(TaskId)>& isPlayable) const;
    /// Removes a take that was deleted. If it was the shown one, the next one is shown, or else the previous one.
    void remove(TaskId id);
    /// Puts a removed take back where it was. Returns its place; -1 if it was not removed.
    int putBack(TaskId id);
    /// How many takes have been rated differently or rejected since the beginning.
    Tally tally(const Marks& now) const;
    /// The takes rated best, at most `most`, in the order of the run. Empty if fewer than two are good enough.
    QList<TaskId> best(const Marks& now, int most, const std::function<bool(TaskId)>& isPlayable) const;

private:
    QList<TaskId> m_takes;
    QList<TaskId> m_all;
    Marks m_before;
    int m_place = 0;
};

} // namespace Dailies
