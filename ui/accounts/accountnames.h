// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

class AccountStore;

inline constexpr int longestAccountName = 80; ///< names appear in lists and titles

/// Whether a name could be confused with another account's. `id` is the account to name; empty for a new one.
bool isAccountNameTaken(const AccountStore& accounts, const QString& name, const QString& id = {});

} // namespace Dailies
