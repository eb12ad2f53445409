// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/clock.h"
#include "app/keys/keystore.h"
#include "app/tasks/pacing/pollschedule.h"
#include "app/tasks/store/taskstore.h"

#include <QNetworkAccessManager>

#include <functional>
#include <optional>

namespace Dailies {

/// What the person has set about the clips of an account, and about asking for them.
struct TaskPolicy {
    QString clips; ///< folder of saved clips; made when it is not there
    QString clipPattern = {}; ///< names of clips; empty for the usual one
    bool sidecars = true; ///< whether the request is put beside each clip
    int downloadsAtOnce = 3;
    PollPace pace = {}; ///< for services that are not on this computer
};

/// What tasks are carried out with; all of it outlives the runner.
struct RunnerDependencies {
    TaskStore& store;
    KeyStore& keys;
    Clock& clock;
    QNetworkAccessManager& creates;
    QNetworkAccessManager& queries;
    QNetworkAccessManager& downloads;
    std::function<std::optional<Account>(const QString& accountId)> account;
    std::function<double()> random; ///< in [0, 1)
    std::function<TaskPolicy(const QString& accountId)> rules; ///< asked whenever one is needed: they may change
    /// Whether a file has something to play. Asked on other threads; ends in a bounded time. Without it every film counts.
    std::function<bool(const QString& file)> isPlayable = {};
};

} // namespace Dailies
