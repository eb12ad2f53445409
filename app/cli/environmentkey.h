// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/engine.h"

namespace Dailies {

/// The key in DAILIES_API_KEY. It is only used for an account named by the command, or for tasks that were sent with
/// this same key. It is never used by guess, because a wrong guess would reveal the key to another service.
class EnvironmentKey final {
public:
    EnvironmentKey();

    bool isSet() const { return !m_key.isEmpty(); }
    /// Whether the request repeats the key, in any field or link.
    bool isIn(const VideoRequest& request) const;
    /// Uses the key for a named account and its origin only. Returns BadInput if the text cannot be a key.
    Result<void> giveTo(Engine& engine, const Account& account) const;
    /// Uses the key for the accounts of those tasks whose key digest shows that they were sent with it.
    Result<void> giveToTasks(Engine& engine, const QList<VideoTask>& tasks) const;

private:
    QByteArray m_key;
};

/// Uses the secret in DAILIES_UPLOAD_SECRET for this upload place, if it is set.
void useEnvironmentSecret(PlaceAccess& access, const UploadPlace& place);

} // namespace Dailies
