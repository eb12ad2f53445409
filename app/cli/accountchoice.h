// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/cli/commandparser.h"
#include "app/engine/engine.h"

#include <functional>

namespace Dailies {

/// BadInput for a name that no account has.
Error noSuchAccount(const QString& name);
/// The account's name, also if it was removed or is a base URL only; its ID if its name is not known.
QString accountName(const AccountStore& accounts, const QString& id);
/// The ID of an account that exists, was removed, or is one of `others`, which are IDs. BadInput with all names
/// otherwise.
Result<QString> knownAccountId(const AccountStore& accounts, const QString& name, const QStringList& others);
/// Adds --account, --base-url and --allow-http.
void addAccountOptions(CommandParser& parser);
/// The account given by these options, or the only existing one; BadInput otherwise. Starts the practice service if it
/// is chosen. DAILIES_API_KEY is only used for an account named explicitly.
Result<Account> chooseAccount(const CommandParser& parser, Engine& engine);

/// Adds --allow-http, for commands that have their own --base-url.
void addAllowHttp(CommandParser& parser);
/// The value of --base-url. An http URL of another computer needs --allow-http. BadInput otherwise.
Result<QUrl> baseUrlFrom(const CommandParser& parser);

/// What is stored of the account that these options choose, as chooseAccount() does; nothing if they choose none.
/// Changes nothing on disk.
Result<Account> storedAccount(const CommandParser& parser);
/// An account by its name, with the key from DAILIES_API_KEY if set. Starts the practice service if it is named.
Result<Account> namedAccount(const QString& name, Engine& engine);

/// Checks whether there is a key for the account and passes the result to `answer` later.
void checkKey(Engine& engine, const Account& account, QObject* context, std::function<void(Result<void>)> answer);

} // namespace Dailies
