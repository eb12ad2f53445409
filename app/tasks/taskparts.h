// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/clock.h"
#include "app/keys/keystore.h"
#include "app/tasks/taskstore.h"

#include <QNetworkAccessManager>

#include <functional>
#include <optional>

namespace Dailies {

/// What tasks are carried out with; all of it outlives the runner.
struct TaskParts {
    TaskStore& store;
    KeyStore& keys;
    Clock& clock;
    QNetworkAccessManager& creates;
    QNetworkAccessManager& queries;
    QNetworkAccessManager& downloads;
    std::function<std::optional<Account>(const QString& accountId)> account;
    std::function<double()> random; ///< in [0, 1)
    QString clips; ///< folder of saved clips
    QString clipPattern = {}; ///< names of clips; empty for the usual one
};

} // namespace Dailies
