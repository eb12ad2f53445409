// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/profileinuse.h"

#include "app/settings/profilelock.h"

namespace Dailies {

Result<LockedProfile> LockedProfile::open(const QString& folder)
{
    auto profile = Profile::open(folder);
    if (!profile)
        return failure(profile.error());
    auto lock = lockProfile(*profile);
    if (!lock)
        return failure(lock.error());
    return LockedProfile{*std::move(profile), *std::move(lock)};
}

} // namespace Dailies
