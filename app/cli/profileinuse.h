// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/settings/profile.h"

#include <QLockFile>

#include <memory>

namespace Dailies {

/// A profile and its accounts, locked against other processes. For commands that change accounts.
struct ProfileInUse {
    Profile profile;
    std::unique_ptr<QLockFile> lock;
    std::unique_ptr<AccountStore> accounts;

    /// Returns Storage if the profile cannot be used.
    static Result<ProfileInUse> open(const QString& folder);
};

} // namespace Dailies
