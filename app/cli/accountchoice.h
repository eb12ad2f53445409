// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/cli/commandparser.h"
#include "app/engine/engine.h"

#include <functional>

namespace Dailies {

/// --account, --base-url and --allow-http
void addAccountOptions(CommandParser& parser);
/// The account that they name, or the only one there is; BadInput otherwise. Starts the practice service when that is
/// the one. DAILIES_API_KEY is used for an account that was named, and for no other.
Result<Account> chooseAccount(const CommandParser& parser, Engine& engine);

/// --allow-http, for commands with a --base-url of their own.
void addAllowHttp(CommandParser& parser);
/// What --base-url says; an http address on another computer needs --allow-http. BadInput otherwise.
Result<QUrl> baseUrlFrom(const CommandParser& parser);

/// An account by its name, with the key of DAILIES_API_KEY where that is set; starts the practice service when it is meant.
Result<Account> namedAccount(const QString& name, Engine& engine);

/// Whether there is a key for the account; the answer comes later.
void checkKey(Engine& engine, const Account& account, QObject* context, std::function<void(Result<void>)> answer);

} // namespace Dailies
