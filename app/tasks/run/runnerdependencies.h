// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/clock.h"
#include "app/keys/keystore.h"
#include "app/storage/placeaccess.h"
#include "app/tasks/pacing/pollschedule.h"
#include "app/tasks/run/sendrules.h"
#include "app/tasks/store/taskstore.h"

#include <QNetworkAccessManager>

#include <functional>
#include <optional>

namespace Dailies {

/// The user's settings for an account's clips and queries.
struct TaskPolicy {
    QString clips; ///< folder of saved clips; created if missing
    QString clipPattern = {}; ///< name pattern of clips; empty for the default one
    bool sidecars = true; ///< whether the request is saved next to each clip
    int downloadsAtOnce = 3;
    PollPace pace = {}; ///< for services that are not on this computer
};

/// Everything the runner uses. All of it must outlive the runner.
struct RunnerDependencies {
    TaskStore& store;
    KeyStore& keys;
    Clock& clock;
    QNetworkAccessManager& creates;
    QNetworkAccessManager& queries;
    QNetworkAccessManager& downloads;
    std::function<std::optional<Account>(const QString& accountId)> account;
    std::function<QList<Account>()> accounts; ///< all of the profile
    std::function<double()> random; ///< in [0, 1)
    std::function<TaskPolicy(const QString& accountId)> rules; ///< called for each use, because the settings may change
    /// Whether a file contains playable media. Called on other threads; returns within a bounded time. If empty, every
    /// video counts as playable.
    std::function<bool(const QString& file)> isPlayable = {};
    PlaceAccess* places = nullptr; ///< without it, files cannot be uploaded
    /// Where an account's files are uploaded; nullopt if there is no place.
    std::function<std::optional<UploadPlace>(const Account& account)> uploadPlace = {};
    /// Whether the user agreed that an account's files are uploaded to this place. If empty, nobody has to agree.
    std::function<bool(const Account& account, const UploadPlace& place)> mayUpload = {};
    /// When the user wants requests to be sent. Called for each use. If empty, at any time.
    std::function<SendRules()> sendRules = {};

    /// What these rules allow now.
    SendMoment sendMoment() const { return {sendRules ? sendRules() : SendRules(), clock.now()}; }
};

} // namespace Dailies
