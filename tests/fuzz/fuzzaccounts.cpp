// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "tests/fuzz/targets.h"

using namespace Dailies;
using namespace Qt::StringLiterals;

// The file of accounts: changing it must not cause a key to be sent unencrypted, or to two hosts at once.
void Fuzz::accounts(const QByteArray& input)
{
    const QString file = fileWith(input);
    AccountStore store(file);
    const auto loaded = store.load();
    const Account another{u"another"_s, u"another"_s, QUrl(u"https://service.example/v1"_s), {}};
    if (!loaded) {
        require(!loaded.error().message.isEmpty(), "what cannot be read is said in words");
        require(store.accounts().isEmpty(), "a file that cannot be read gives no accounts");
        require(!store.put(another) && bytesOf(file) == input, "and is left as it is");
        return;
    }
    for (const Account& account : store.accounts()) {
        require(!account.id.isEmpty() && !account.name.isEmpty(), "an account has an id and a name");
        require(account.createsAtOnce >= 1 && account.createsAtOnce <= Account::mostCreatesAtOnce
                && account.queriesPerSecond >= 1 && account.queriesPerSecond <= Account::mostQueriesPerSecond,
            "numbers are in their range");
        require(account.isPractice() || !isCleartext(account.baseUrl) || account.allowsCleartext(),
            "a key goes readable only where that was agreed to");
    }
    require(store.put(another).has_value(), "one more account can be kept");
    AccountStore again(file);
    require(again.load().has_value(), "what was written can be read");
    require(again.accounts() == store.accounts() && again.choices() == store.choices(),
        "accounts are read as they were written");
}
