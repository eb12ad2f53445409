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

/// Keeps keys in the operating system's key store, and nowhere else: there is no fallback to a file.
///
/// Each account has one entry, named by its id, that holds the origin beside the key: so a key is never given out for
/// another origin, a new address replaces the old address's key, and removing needs no list of origins. A key on its way
/// in stands in a second entry first, so that the one before is not touched until the store has proved to keep the new one.
class KeychainStore final : public KeyStore {
    Q_OBJECT
public:
    /// Every question is answered within about `patience`; a key store that asks the person for a password may need
    /// longer, and is then asked again by whoever wanted the key.
    explicit KeychainStore(std::chrono::milliseconds patience = std::chrono::seconds(10), QObject* parent = nullptr);
    ~KeychainStore() override;

    void read(const QString& accountId, const QString& origin, QObject* context, Read answer) override;
    /// The key of before stands until the new one was read back and compared; only then is it replaced.
    void write(
        const QString& accountId, const QString& origin, const QByteArray& key, QObject* context, Done answer) override;
    void remove(const QString& accountId, QObject* context, Done answer) override;

private:
    struct Operation;
    using Answer = std::function<void(Result<QByteArray>)>;

    /// One entry by its name, whoever it is for.
    void readEntry(const QString& name, const QString& origin, QObject* context, Read answer);
    /// Writes an entry, reads it back and compares.
    void writeEntry(const QString& name, const QString& origin, const QByteArray& key, QObject* context, Done answer);
    void removeEntry(const QString& name, QObject* context, Done answer);

    void enqueue(std::function<QKeychain::Job*()> make, QObject* context, Answer answer);
    void startNext();
    void jobFinished(QKeychain::Job* job);
    void giveUp(const std::shared_ptr<Operation>& operation);
    /// Answers with what the probe finds, or with `otherwise` when that tells nothing.
    void explain(const std::shared_ptr<Operation>& operation, const Error& otherwise);

    std::chrono::milliseconds m_patience;
    std::deque<std::shared_ptr<Operation>> m_waiting;
    std::shared_ptr<Operation> m_running;
    QPointer<QKeychain::Job> m_job; ///< never deleted by us: libsecret may still write into it
};

} // namespace Dailies
