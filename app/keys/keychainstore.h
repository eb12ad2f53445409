// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keys/keystore.h"

#include <QPointer>

#include <chrono>
#include <deque>
#include <memory>

namespace QKeychain {
class Job;
}

namespace Dailies {

enum class KeychainState;

/// Stores keys in the operating system's key store and nowhere else. There is no fallback to a file.
///
/// Each account has one entry, named by its ID, which contains the origin and the key. Therefore a key is never
/// returned for another origin, a new URL replaces the old URL's key, and removal needs no list of origins. A new key
/// is first stored in a second entry, so that the old key is not touched before the store has proved that it keeps the
/// new one.
class KeychainStore final : public KeyStore {
    Q_OBJECT
public:
    /// Every operation ends within about `patience`. A key store that asks the user for a password may need longer;
    /// callers then have to try again.
    explicit KeychainStore(std::chrono::milliseconds patience = std::chrono::seconds(10), QObject* parent = nullptr);
    ~KeychainStore() override;

    void read(const QString& accountId, const QString& origin, QObject* context, Read answer) override;
    /// Replaces the old key only after the new one was read back and compared.
    void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) override;
    void remove(const QString& accountId, QObject* context, Done answer) override;

private:
    struct Operation;
    using Answer = std::function<void(Result<QByteArray>)>;

    /// Reads one entry by its name.
    void readEntry(const QString& name, const QString& origin, QObject* context, Read answer);
    /// Writes an entry, reads it back and compares it.
    void writeEntry(const QString& name, const QString& origin, const QByteArray& key, QObject* context, Done answer);
    void removeEntry(const QString& name, QObject* context, Done answer);

    void enqueue(std::function<QKeychain::Job*()> make, QObject* context, Answer answer);
    void startNext();
    void jobFinished(QKeychain::Job* job);
    void giveUp(const std::shared_ptr<Operation>& operation);
    /// Reports the problem found by probeKeychain(), or `otherwise` if it finds none.
    void explain(const std::shared_ptr<Operation>& operation, const Error& otherwise);

    std::chrono::milliseconds m_patience;
    std::deque<std::shared_ptr<Operation>> m_waiting;
    std::shared_ptr<Operation> m_running;
    QPointer<QKeychain::Job> m_job; ///< never deleted by us, because libsecret may still write into it
};

} // namespace Dailies
