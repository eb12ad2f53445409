// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/keys/keystore.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <functional>
#include <vector>

namespace Dailies {

/// The keys of the accounts in use. Each is read from the key store once, kept in memory, and wiped when no longer
/// needed.
class AccountKeys final : public QObject {
    Q_OBJECT
public:
    using Answer = std::function<void(const Result<QByteArray>&)>;

    explicit AccountKeys(KeyStore& store, QObject* parent = nullptr);
    ~AccountKeys() override;

    /// Passes the account's key for its current origin to `answer`: at once if it is known, otherwise later.
    void with(const Account& account, Answer answer);
    /// Calls `done` once each of these accounts' keys is in memory or could not be read. One that could not be read is
    /// not asked for again, because the key store may prompt the user each time.
    void withAll(const QList<Account>& accounts, std::function<void()> done);
    /// The keys in memory. Do not keep the list: a key that is shared cannot be wiped.
    QByteArrayList known() const;
    /// Wipes the key of an account, so that the store is read again.
    void forget(const QString& accountId);

private:
    struct Entry {
        QString origin;
        QByteArray key;
        bool known = false;
        quint64 round = 0; ///< distinguishes the expected answer from an earlier one
        std::vector<Answer> waiting;
    };
    void answered(const QString& accountId, quint64 round, const Result<QByteArray>& key);

    KeyStore& m_store;
    QHash<QString, std::shared_ptr<Entry>> m_entries;
    quint64 m_round = 0;
    QSet<QString> m_unreadable; ///< accounts whose keys withAll() could not read
};

} // namespace Dailies
