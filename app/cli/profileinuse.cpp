// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/profileinuse.h"

#include "app/settings/profilelock.h"

namespace Dailies {

Result<ProfileInUse> ProfileInUse::open(const QString& folder)
{
    auto profile = Profile::open(folder);
    if (!profile)
        return failure(profile.error());
    auto lock = lockProfile(*profile);
    if (!lock)
        return failure(lock.error());
    auto accounts = std::make_unique<AccountStore>(profile->accounts);
    if (auto loaded = accounts->load(); !loaded)
        return failure(loaded.error());
    return ProfileInUse{*std::move(profile), *std::move(lock), std::move(accounts)};
}

} // namespace Dailies
