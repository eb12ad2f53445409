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

/// What the runner keeps in memory about an active task.
struct ActiveTask {
    /// Why the task makes no automatic progress.
    enum class Hold {
        No,
        Account, ///< until its account can be used again
        User, ///< until the user releases this task
    };

    /// Everything needed to query the task again without reading it from disk, and its last answer.
    struct Asked {
        TaskQuery query; ///< its taskId is empty as long as nothing is known
        Family family = Family::A;
        QString origin; ///< where the task belongs; empty for the practice service
        QString host; ///< the host of its last query
        CourseKind kind;
        double seconds = 0; ///< requested length of the clip; 0 if it was left to the service
        qint64 acceptedAt = 0; ///< monotonic time, including time asleep
        QDateTime acceptedWall; ///< the same as wall-clock time, to find the oldest task
        QByteArray lastAnswer; ///< a digest of the service's last answer without its request ID
        int repeats = 0; ///< how often the same answer has come since
        std::optional<quint64> steadyTurn; ///< in this turn, repeating the same answer changes nothing
    };

    /// Where the files of a request are that go by link.
    enum class Files {
        None, ///< it has none
        Due, ///< they must be uploaded, or looked for, before the request is sent
        Moving, ///< that is happening now
        There, ///< they are in their places
    };

    static constexpr qint64 offlineMs = 10 * 60 * 1000; ///< how long a request is retried without reaching anything

    QString accountId;
    Hold hold = Hold::No;
    quint64 turn = 0; ///< incremented with each step; a timer of an earlier turn does nothing
    qint64 place = 0; ///< among tasks waiting to be sent, the smaller goes first
    qint64 sendAt = 0; ///< monotonic time before which it is not sent
    QDateTime sendAfter; ///< see VideoTask
    bool ignoresHours = false; ///< the user sent it without regard to the hours of the day
    qint64 calledAt = 0; ///< when its last create call began, including time asleep
    /// When the first of the consecutive calls that did not leave began, including time asleep.
    std::optional<qint64> offlineSince;
    /// Whether that is so long ago that only the user can say whether the request is still wanted. Takes the time,
    /// including time asleep.
    bool isOfflineTooLong(qint64 uptime) const { return offlineSince && uptime - *offlineSince >= offlineMs; }
    Files files = Files::None;
    qint64 filesUntil = 0; ///< when they have to be looked for again, including time asleep
    bool needsKey = true; ///< without the account's key it cannot make progress
    bool busy = false; ///< a call or the reading of a key is in progress
    bool storing = false; ///< its latest step could not be committed yet
    QPointer<ServiceCall> call;
    Asked asked;
    QPointer<FileDownload> download;
    QDateTime fetchBefore; ///< when the clip's URL is expected to expire
    std::optional<double> fraction; ///< of the clip's download, or of the upload of its files
    qint64 shownAt = 0; ///< when progress was last reported
};

/// The active tasks. The dispatcher adds and removes them; each worker uses its own fields of a job.
using ActiveTasks = QHash<TaskId, ActiveTask>;

} // namespace Dailies
