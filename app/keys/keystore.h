// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <optional>

namespace Dailies {

/// Keeps the accounts' keys. Answers come later, through the event loop, exactly once, unless `context` has gone.
class KeyStore : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    using Read = std::function<void(Result<QByteArray>)>;
    using Done = std::function<void(Result<void>)>;

    /// The key of an account for an origin (scheme, host and port). KeyProblem: none is kept for it; Keychain: the store
    /// is locked, unavailable or silent.
    virtual void read(const QString& accountId, const QString& origin, QObject* context, Read answer) = 0;
    virtual void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) = 0;
    virtual void remove(const QString& accountId, QObject* context, Done answer) = 0;

    /// The digest (see keyDigest()) of a key that is known for this session only; empty where there is none.
    virtual QString sessionKeyDigest(const QString& accountId, const QString& origin) const;
};

/// One sentence when a text cannot be a key (empty, spaces, control or non-ASCII characters); nothing when it can.
std::optional<QString> keyProblem(const QByteArray& key);

/// Tells later whether a key is the one that was used for an origin, without keeping the key: 128 bits of a SHA-256 of both.
/// Keys are long and random, so nobody finds one by trying; the same key has another digest at another origin.
QString keyDigest(const QByteArray& key, const QString& origin);

/// A copy that shares its bytes with nobody, so that wiping it wipes them.
QByteArray ownCopy(const QByteArray& key);
/// Overwrites a key and empties it. Bytes that somebody else still shares stay theirs.
void wipe(QByteArray& key);

} // namespace Dailies
