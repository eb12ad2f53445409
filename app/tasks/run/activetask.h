// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/servicecall.h"
#include "app/service/download/filedownload.h"
#include "app/service/wire/wire.h"
#include "app/tasks/pacing/durationestimator.h"

#include <QHash>
#include <QPointer>
#include <QString>

#include <optional>

namespace Dailies {

/// What the runner keeps in memory of a task that is not at rest.
struct ActiveTask {
    /// Why nothing happens to it by itself.
    enum class Hold {
        No,
        Account, ///< until its account can be used again
        Person, ///< until the person says so for this task
    };

    /// What is needed to ask about a task again without reading it from disk, and what it last heard.
    struct Asked {
        TaskQuery query; ///< its taskId is empty as long as nothing is known here
        Family family = Family::A;
        QString origin; ///< where the task belongs; empty for the practice service
        QString host; ///< where it was last asked for
        CourseKind kind;
        double seconds = 0; ///< length asked for; 0 when it was left to the service
        qint64 acceptedAt = 0; ///< on the clock that never jumps, sleep included
        QDateTime acceptedWall; ///< the same by the wall clock, to see which is the oldest
        QByteArray lastAnswer; ///< a digest of what the service last said, but for its request id
        int repeats = 0; ///< how often it has said the very same since
        std::optional<quint64> steadyTurn; ///< in that turn the same answer once more means nothing new
    };

    QString accountId;
    Hold hold = Hold::No;
    quint64 turn = 0; ///< grows with each step; a timer of an earlier turn does nothing
    qint64 place = 0; ///< among those that wait to be sent, the smaller goes first
    qint64 sendAt = 0; ///< not sent before this time of the clock that never jumps
    qint64 calledAt = 0; ///< when its create call last began; sleep of the computer counts
    std::optional<qint64>
        offlineSince; ///< first of the calls in a row that did not leave; sleep of the computer counts
    bool needsKey = true; ///< nothing can applyEvent to it without the account's key
    bool busy = false; ///< a call or the reading of a key is under way
    bool storing = false; ///< what became of it could not be committed yet
    QPointer<ServiceCall> call;
    Asked asked;
    QPointer<FileDownload> download;
    QDateTime fetchBefore; ///< when the clip's address is expected to die
    std::optional<double> fraction;
    qint64 shownAt = 0; ///< when the progress was last told
};

/// The tasks at work. The dispatcher puts them in and takes them out; each worker minds its own part of a job.
using TaskJobs = QHash<TaskId, ActiveTask>;

} // namespace Dailies
