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

/// When a service issues a new address for a finished job.
enum class Addresses { Same, Fresh, Renewed };

struct ServicePlan {
    Family family = Family::A;
    qint64 skewMs = 0; ///< of its Date header
    Addresses addresses = Addresses::Same;
    bool saysDate = true;
    bool carriesExpiry = false; ///< its addresses state when they expire
};

/// Something that happens in a world. The meaning of a field depends on the kind; unused fields are 0.
struct Event {
    enum class Kind {
        Fate, ///< of job number `who`: `what` of fateWays; finished after `ms`, late by `more`
        CreateFault, ///< the next `count` create calls of service `who` get reply `what`, variant `more`
        QuerySpell, ///< for `ms`, queries of service `who` get reply `what`
        HostSpell, ///< for `ms`, clips are delivered as `what`
        NetworkDown, ///< for `ms`, no host is reachable
        DiskGone, ///< for `ms`, the clip folder is unusable
        Submit, ///< service `who`, a request of kind `what`, `count` copies
        HeldKey, ///< the same request `count` times at the same moment
        Again, ///< the latest request once more, with a separate press
        Resubmit, ///< of the decisions below, `who` selects the task
        AttachId,
        CheckNow,
        Hold,
        Withdraw,
        CancelSending,
        StopWatching,
        Leave,
        Sleep, ///< for `ms`
        ClockJump, ///< our wall clock, by `ms`
        Kill,
        CopyDatabase,
        PutBack,
    };
    Kind kind = Kind::Submit;
    qint64 at = 0; ///< milliseconds from the beginning, in the world's own time
    qint64 ms = 0;
    qint64 more = 0;
    int who = 0;
    int what = 0;
    int count = 1;

    QString text() const;
};

/// A world before it runs. The seed determines all of it, and it can be shortened.
struct Plan {
    quint64 seed = 0;
    QList<ServicePlan> services;
    QList<Event> events; ///< by time
    int limit = 0; ///< takes that the user's spending limit allows; 0 for no limit

    static Plan of(quint64 seed);
    /// Seven days: takes each evening, nights with outages, sleep and expiring addresses.
    static Plan week(quint64 seed);
    /// Whether local files of family B are uploaded first, to storage that often fails.
    bool hasStorage() const { return seed % 9 == 4; }
    /// When the last event is over.
    qint64 calmAt() const;
    QString text() const;
};

} // namespace Dailies
