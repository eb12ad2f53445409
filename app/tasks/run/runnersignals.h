// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/request/requestkind.h"
#include "app/tasks/videotask.h"

#include <QObject>

namespace Dailies {

/// What the runner reports in addition to the store's change signals. Its workers emit the signals directly.
class RunnerSignals : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

Q_SIGNALS:
    void progressed(Dailies::TaskId id); ///< progress of a transfer only; state changes come from the store
    /// The account no longer sends (or neither sends nor queries) until it has a key or the user has solved the
    /// problem.
    void accountPaused(const QString& accountId, const Dailies::Error& error);
    /// The service refused the account's key in `refusals` consecutive queries. It is queried again in `seconds`
    /// seconds, about one task. Sending continues.
    void accountSlowed(const QString& accountId, const Dailies::Error& error, int seconds, int refusals);
    /// A paused or slowed account works normally again.
    void accountRecovered(const QString& accountId);
    /// Emitted once for each task: the service reports it as finished but has sent no URL yet.
    void finishedWithoutAddress(Dailies::TaskId id);
    /// A task was answered in the other family's format for the first time. Its model may be assigned to the wrong
    /// family. The task continues anyway.
    void otherFamilyAnswered(Dailies::TaskId id, Dailies::Family family);
    void refetched(Dailies::TaskId id); ///< one more try to replace an unplayable clip has ended
    void storageFailed(const Dailies::Error& error);
    void allAtRest(); ///< nothing is left to do
};

} // namespace Dailies
