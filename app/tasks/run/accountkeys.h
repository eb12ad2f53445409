// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/keystore.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <vector>

namespace Dailies {

/// The keys of the accounts in use, each asked of the key store once, kept in memory and wiped when no longer needed.
class AccountKeys final : public QObject {
    Q_OBJECT
public:
    using Answer = std::function<void(const Result<QByteArray>&)>;

    explicit AccountKeys(KeyStore& store, QObject* parent = nullptr);
    ~AccountKeys() override;

    /// Gives the account's key for its present origin: at once when it is known, otherwise later.
    void with(const Account& account, Answer answer);
    /// Wipes what is known of an account, so that the store is asked again.
    void forget(const QString& accountId);

private:
    struct Entry {
        QString origin;
        QByteArray key;
        bool known = false;
        quint64 round = 0; ///< tells the answer that is waited for from an earlier one
        std::vector<Answer> waiting;
    };
    void answered(const QString& accountId, quint64 round, const Result<QByteArray>& key);

    KeyStore& m_store;
    QHash<QString, std::shared_ptr<Entry>> m_entries;
    quint64 m_round = 0;
};

} // namespace Dailies
