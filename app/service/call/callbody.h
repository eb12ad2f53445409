// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/sha256.h"

#include <QIODevice>

#include <atomic>
#include <memory>

namespace Dailies {

/// Wraps the body of a call and counts the bytes that the network layer reads. It is sequential if the
/// wrapped body is. A sequential body cannot be rewound, and its digest is computed while it is read. The network layer
/// may read it in another thread.
class CallBody final : public QIODevice {
    Q_OBJECT
public:
    /// `inner` must be open for reading and `size` bytes long.
    CallBody(std::unique_ptr<QIODevice> inner, qint64 size);

    bool isSequential() const override { return m_inner->isSequential(); }
    qint64 size() const override { return m_size; }
    qint64 bytesAvailable() const override;
    bool seek(qint64 position) override;
    bool reset() override;

    /// The highest position that was handed out; rewinding does not reduce it. May be called from any thread.
    qint64 handedOut() const { return m_handedOut; }
    /// SHA-256 in hex of a sequential body that has been read completely; otherwise empty.
    const QString& digest() const { return m_digestHex; }
    /// Stops handing out bytes, so that the outcome of the call depends only on what was sent before.
    void shut() { m_shut = true; }
    /// Why the body could not be read; empty if there was no error.
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    void bytesTaken();

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    std::unique_ptr<QIODevice> m_inner;
    qint64 m_size = 0;
    qint64 m_at = 0;
    std::atomic<qint64> m_handedOut = 0;
    bool m_shut = false;
    Sha256 m_digest;
    QString m_digestHex;
    QString m_problem;
};

} // namespace Dailies
