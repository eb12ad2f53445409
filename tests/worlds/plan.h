// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <QList>
#include <QString>

namespace Dailies {

constexpr qint64 secondMs = 1000;
constexpr qint64 minuteMs = 60 * secondMs;
constexpr qint64 hourMs = 60 * minuteMs;

/// When a service gives another address for a finished job.
enum class Addresses { Same, Fresh, Renewed };

struct ServicePlan {
    Family family = Family::A;
    qint64 skewMs = 0; ///< of its Date
    Addresses addresses = Addresses::Same;
    bool saysDate = true;
    bool carriesExpiry = false; ///< its addresses say when they end
};

/// Something that happens to a world. What a field means depends on the kind; unused ones are 0.
struct Event {
    enum class Kind {
        Fate, ///< of job number `who`: `what` of fateWays, finished `ms` after it was made, late by `more`
        CreateFault, ///< the next `count` create calls of service `who` are answered as `what`, variant `more`
        QuerySpell, ///< for `ms`, queries of service `who` are answered as `what`
        HostSpell, ///< for `ms`, clips are given as `what`
        NetworkDown, ///< for `ms`, no host can be reached
        DiskGone, ///< for `ms`, the folder of clips cannot be used
        Submit, ///< service `who`, a request of kind `what`, `count` copies
        HeldKey, ///< the same request `count` times in one moment
        Again, ///< the request sent last once more, by itself
        Resubmit, ///< of the decisions below, `who` chooses the task
        AttachId,
        CheckNow,
        Hold,
        Withdraw,
        CancelSending,
        StopWatching,
        Leave,
        Sleep, ///< for `ms`
        ClockJump, ///< our wall clock by `ms`
        Kill,
        CopyDatabase,
        PutBack,
    };
    Kind kind = Kind::Submit;
    qint64 at = 0; ///< milliseconds from the beginning, of the world's own time
    qint64 ms = 0;
    qint64 more = 0;
    int who = 0;
    int what = 0;
    int count = 1;

    QString text() const;
};

/// A world before it runs: all of it follows from the seed, and it can be shortened.
struct Plan {
    quint64 seed = 0;
    QList<ServicePlan> services;
    QList<Event> events; ///< by time

    static Plan of(quint64 seed);
    /// Seven days: takes each evening, nights with outages, sleep and addresses that end.
    static Plan week(quint64 seed);
    /// When the last of it is over.
    qint64 calmAt() const;
    QString text() const;
};

} // namespace Dailies
