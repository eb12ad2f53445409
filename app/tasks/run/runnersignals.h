// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/request/requestkind.h"
#include "app/tasks/videotask.h"

#include <QObject>

namespace Dailies {

/// Signals of the runner's inner classes, beside the store's change signals. TaskRunner forwards them.
class RunnerSignals final : public QObject {
    Q_OBJECT
Q_SIGNALS:
    void progressed(Dailies::TaskId id);
    void accountPaused(const QString& accountId, const Dailies::Error& error);
    void accountSlowed(const QString& accountId, const Dailies::Error& error, int seconds, int refusals);
    void accountRecovered(const QString& accountId);
    void finishedWithoutAddress(Dailies::TaskId id);
    void otherFamilyAnswered(Dailies::TaskId id, Dailies::Family family);
    void storageFailed(const Dailies::Error& error);
    void allAtRest();
};

} // namespace Dailies
