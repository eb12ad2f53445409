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

/// Keys in memory, with failures on order.
class MemoryKeyStore final : public KeyStore {
    Q_OBJECT
public:
    using KeyStore::KeyStore;

    void read(const QString& accountId, const QString& origin, QObject* context, Read answer) override;
    void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) override;
    void remove(const QString& accountId, QObject* context, Done answer) override;

    /// Every call ends with this error, and changes nothing, until it is taken away again.
    void setFailure(std::optional<Error> failure) { m_failure = std::move(failure); }
    /// Calls are taken and never answered, as a frozen key store does.
    void setSilent(bool silent) { m_silent = silent; }
    /// Answers to reads come only with letGo(), as from a key store that asks the person first.
    void setWaiting(bool waiting) { m_waiting = waiting; }
    void letGo();

    /// Puts a key there at once.
    void put(const QString& accountId, const QString& origin, const QByteArray& key)
    {
        m_keys.insert({accountId, origin}, key);
    }
    /// The key, empty when none is kept.
    QByteArray key(const QString& accountId, const QString& origin) const { return m_keys.value({accountId, origin}); }
    /// How many keys are kept.
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
