// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QObject>

#include <functional>
#include <optional>

namespace Dailies {

/// Stores the accounts' keys. Callbacks are called later from the event loop, exactly once, unless `context` is
/// destroyed.
class KeyStore : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using Read = std::function<void(Result<QByteArray>)>;
    using Done = std::function<void(Result<void>)>;

    /// Reads the key of an account for an origin (scheme, host and port). Returns KeyProblem if there is none, and
    /// Keychain if the store is locked, unavailable or does not respond.
    virtual void read(const QString& accountId, const QString& origin, QObject* context, Read answer) = 0;
    /// Returns BadInput if the key could not even be a password.
    virtual void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) = 0;
    virtual void remove(const QString& accountId, QObject* context, Done answer) = 0;

    /// A key for this session only, which is known at once; empty if there is none.
    virtual QByteArray sessionKey(const QString& accountId, const QString& origin) const;
    /// All such keys, of any account and origin. Do not keep the list: a key that is shared cannot be wiped.
    virtual QByteArrayList sessionKeys() const;
    /// The digest of the account's key for this session, see keyDigest(); empty if there is none.
    QString sessionKeyDigest(const QString& accountId, const QString& origin) const;
};

/// Why a text cannot be a key (empty, spaces, control or non-ASCII characters); nullopt if it can.
std::optional<QString> keyProblem(const QByteArray& key);
/// The same for a password, which may have spaces and any characters but control characters.
std::optional<QString> passwordProblem(const QByteArray& password);

/// Allows checking later whether a key was used for an origin, without storing the key: 128 bits of a SHA-256 of both.
/// Keys are long and random, so they cannot be guessed from it. The same key has different digests for different
/// origins.
QString keyDigest(const QByteArray& key, const QString& origin);

/// A deep copy, so that wiping it really erases its bytes.
QByteArray ownCopy(const QByteArray& key);
/// Overwrites a key and clears it. Bytes shared with another QByteArray are not overwritten.
void wipe(QByteArray& key);

} // namespace Dailies
