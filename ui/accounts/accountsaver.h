// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/sessionkeystore.h"

#include <QObject>

namespace Dailies {

class AccountStore;

/// Stores an account with a new API key: the key first, then the account. If the account cannot be stored, it
/// restores the old key. Emits one signal, unless it is destroyed before, and then deletes itself.
class AccountSaver final : public QObject {
    Q_OBJECT
public:
    AccountSaver(AccountStore& accounts, SessionKeyStore& keys, const Account& before, const Account& after,
        const QByteArray& key, QObject* parent);
    ~AccountSaver() override;

Q_SIGNALS:
    /// `note` is a warning about the key; empty if there is none.
    void kept(const QString& note);
    void failed(const QString& sentence);

private:
    void readOld();
    void writeNew();
    void written(const Result<void>& result);
    void store(const QString& note);
    void fail(const QString& sentence);

    AccountStore& m_accounts;
    SessionKeyStore& m_keys;
    Account m_before;
    Account m_after;
    QByteArray m_key;
    QByteArray m_oldKey;
};

} // namespace Dailies
