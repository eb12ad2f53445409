// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keystore.h"

#include <QHash>
#include <QPair>

namespace Dailies {

/// Keys that live in memory until the program ends, in front of a lasting store: for an account of one call, for the
/// practice service, and for when the keychain cannot be used.
class SessionKeyStore final : public KeyStore {
    Q_OBJECT
public:
    /// `lasting` outlives this one; without it, memory is all there is.
    explicit SessionKeyStore(KeyStore* lasting, QObject* parent = nullptr);
    ~SessionKeyStore() override;

    /// Keeps a key in memory only. It comes before one of the lasting store.
    void keep(const QString& accountId, const QString& origin, const QByteArray& key);
    /// Whether the account has a key that will be gone at the program's end.
    bool isForThisSessionOnly(const QString& accountId) const;

    void read(const QString& accountId, const QString& origin, QObject* context, Read answer) override;
    /// Writes to the lasting store. When that fails the error says why, and the key is kept for this session all the
    /// same (see isForThisSessionOnly()); a text that cannot be a key is not kept at all.
    void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) override;
    void remove(const QString& accountId, QObject* context, Done answer) override;
    QString sessionKeyDigest(const QString& accountId, const QString& origin) const override;

private:
    /// The account's key in memory; null when there is none for this origin.
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
