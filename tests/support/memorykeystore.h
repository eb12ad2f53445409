// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keystore.h"

#include <QHash>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace Dailies {

/// Keys in memory, with failures on demand.
class MemoryKeyStore final : public KeyStore {
    Q_OBJECT
public:
    using KeyStore::KeyStore;

    void read(const QString& accountId, const QString& origin, QObject* context, Read answer) override;
    void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) override;
    void remove(const QString& accountId, QObject* context, Done answer) override;

    /// Every call fails with this error and changes nothing, until the error is reset.
    void setFailure(std::optional<Error> failure) { m_failure = std::move(failure); }
    /// Calls are accepted and never answered, as by a frozen key store.
    void setSilent(bool silent) { m_silent = silent; }
    /// Reads are only answered by letGo(), as by a key store that prompts the user first.
    void setWaiting(bool waiting) { m_waiting = waiting; }
    void letGo();

    /// Stores a key at once.
    void put(const QString& accountId, const QString& origin, const QByteArray& key)
    {
        m_keys.insert({accountId, origin}, key);
    }
    /// The key; empty if there is none.
    QByteArray key(const QString& accountId, const QString& origin) const { return m_keys.value({accountId, origin}); }
    /// How many keys are stored.
    qsizetype count() const { return m_keys.size(); }
    int reads() const { return m_reads; }

private:
    QHash<std::pair<QString, QString>, QByteArray> m_keys;
    std::optional<Error> m_failure;
    bool m_silent = false;
    bool m_waiting = false;
    std::vector<std::function<void()>> m_answers;
    int m_reads = 0;
};

} // namespace Dailies
