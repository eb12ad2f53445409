// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accounts/accountnames.h"

#include "app/accounts/accountstore.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

bool isAccountNameTaken(const AccountStore& accounts, const QString& name, const QString& id)
{
    // Names that differ only in case are too similar. The name of the practice service is taken, too.
    const auto is = [&name](const QString& other) { return name.compare(other, Qt::CaseInsensitive) == 0; };
    const QList<Account>& all = accounts.accounts();
    return is(Account::practiceId()) || is(QCoreApplication::translate("Engine", "Practice mode"))
        || std::any_of(all.begin(), all.end(),
            [&is, &id](const Account& account) { return account.id != id && (is(account.name) || is(account.id)); });
}

} // namespace Dailies
