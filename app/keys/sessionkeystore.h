// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keystore.h"

#include <QHash>
#include <QPair>

namespace Dailies {

/// Stores keys in memory until the program ends, in front of a permanent store. Used for accounts of a single call, for
/// the practice service, and if the keychain is not available.
class SessionKeyStore final : public KeyStore {
    Q_OBJECT
public:
    /// `lasting` must outlive this object; without it, keys are only kept in memory.
    explicit SessionKeyStore(KeyStore* lasting, QObject* parent = nullptr);
    ~SessionKeyStore() override;

    /// Stores a key in memory only. It takes precedence over the permanent store.
    void keep(const QString& accountId, const QString& origin, const QByteArray& key);
    /// Whether the account has a key that is lost when the program ends.
    bool isForThisSessionOnly(const QString& accountId) const;

    void read(const QString& accountId, const QString& origin, QObject* context, Read answer) override;
    /// Writes to the permanent store. If that fails, returns the error but keeps the key for this session (see
    /// isForThisSessionOnly()). A text that cannot be a key is not kept at all.
    void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) override;
    void remove(const QString& accountId, QObject* context, Done answer) override;
    QByteArray sessionKey(const QString& accountId, const QString& origin) const override;
    QByteArrayList sessionKeys() const override;

private:
    /// The account's key in memory; null if there is none for this origin.
    const QByteArray* kept(const QString& accountId, const QString& origin) const;
    void forget(const QString& accountId);

    struct Kept {
        QString origin;
        QByteArray key; ///< never shared, so that it can be wiped
    };

    KeyStore* m_lasting;
    QHash<QString, Kept> m_kept; ///< by account
};

} // namespace Dailies
