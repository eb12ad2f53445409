// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/settings/profile.h"

#include <QLockFile>

#include <memory>
#include <optional>

namespace Dailies {

/// Takes a profile for this process until the lock goes; the lock of a process that was killed does not count.
/// Storage, with one sentence that names the other process, when another one has it.
Result<std::unique_ptr<QLockFile>> lockProfile(const Profile& profile);

/// Who has the lock of a profile.
struct ProfileHolder {
    qint64 process = 0;
    QString program; ///< name of its executable
    bool isHere = false; ///< it runs on this computer
};

/// What the lock says after lockProfile() did not get it; nothing when it has been given back since.
std::optional<ProfileHolder> profileHolder(const Profile& profile);

} // namespace Dailies
