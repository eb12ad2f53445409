// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/sessionkeystore.h"

namespace Dailies {

/// Stores a key and then its owner, such as an account. If the owner cannot be stored, it restores the old key. Emits
/// one signal, unless it is destroyed before, and then deletes itself. A new owner's key does not stay without it.
class KeySaver final : public QObject {
    Q_OBJECT
public:
    /// What a key belongs to, and the origin that it is for.
    struct Owner {
        QString id;
        QString origin;
    };

    /// `before` is the owner of the old key; nullopt if there is none. `store` stores the new one.
    KeySaver(SessionKeyStore& keys, const std::optional<Owner>& before, const Owner& after, const QByteArray& key,
        std::function<Result<void>()> store, QObject* parent);
    ~KeySaver() override;

Q_SIGNALS:
    /// `problem` says why the key is kept in memory only; empty if it is not.
    void kept(const QString& problem);
    void failed(const QString& sentence);

private:
    void readOld();
    void writeNew();
    void written(const Result<void>& result);
    void fail(const QString& sentence);

    SessionKeyStore& m_keys;
    const std::optional<Owner> m_before;
    const Owner m_after;
    QByteArray m_key;
    QByteArray m_oldKey;
    bool m_isStored = false;
    const std::function<Result<void>()> m_store;
};

} // namespace Dailies
