// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/settings/profile.h"

#include <QLockFile>

#include <memory>
#include <optional>

namespace Dailies {

/// Locks a profile for this process until the lock is destroyed. A lock left by a killed process does not count.
/// Returns Storage with a message that names the other process if it is locked.
Result<std::unique_ptr<QLockFile>> lockProfile(const Profile& profile);

/// The process that holds a profile's lock.
struct ProfileHolder {
    qint64 process = 0;
    QString program; ///< name of its executable
    bool isHere = false; ///< the process runs on this computer
};

/// The holder of the lock after lockProfile() failed; nullopt if it was released in the meantime.
std::optional<ProfileHolder> profileHolder(const Profile& profile);

} // namespace Dailies
