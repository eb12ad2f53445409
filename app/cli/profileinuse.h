// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/profile.h"

#include <QLockFile>

#include <memory>

namespace Dailies {

/// A profile, locked against other processes. For commands that change its settings.
struct LockedProfile {
    Profile profile;
    std::unique_ptr<QLockFile> lock;

    /// Returns Storage if the profile cannot be used.
    static Result<LockedProfile> open(const QString& folder);
};

/// A locked profile and one of its stores, such as AccountStore.
template<typename Store>
struct StoreInUse {
    LockedProfile locked;
    std::unique_ptr<Store> store;

    /// `file` is the store's file in the profile. Returns Storage if profile or store cannot be used.
    static Result<StoreInUse> open(const QString& folder, QString Profile::*file)
    {
        auto locked = LockedProfile::open(folder);
        if (!locked)
            return failure(locked.error());
        auto store = std::make_unique<Store>(locked->profile.*file);
        if (auto loaded = store->load(); !loaded)
            return failure(loaded.error());
        return StoreInUse{*std::move(locked), std::move(store)};
    }
};

} // namespace Dailies
