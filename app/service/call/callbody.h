// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/sha256.h"

#include <QBasicTimer>
#include <QIODevice>

#include <memory>

namespace Dailies {

/// Stands between a call's body and the network layer and counts what the network layer takes.
/// Sequential when the body is; then it cannot be rewound either, its digest is taken on the way, and one block of it is
/// always made while the network layer is sending the one before.
class CallBody final : public QIODevice {
    Q_OBJECT
public:
    /// `inner` is open for reading and `size` bytes long.
    CallBody(std::unique_ptr<QIODevice> inner, qint64 size);

    bool isSequential() const override { return m_inner->isSequential(); }
    qint64 size() const override { return m_size; }
    qint64 bytesAvailable() const override;
    bool seek(qint64 position) override;
    bool reset() override;

    /// The most that was ever handed out.
    qint64 handedOut() const { return m_handedOut; }
    /// SHA-256 in hex of a sequential body all of which was handed out; empty for any other.
    const QString& digest() const { return m_digestHex; }
    /// From now on nothing more is handed out: what became of the call is decided by what was.
    void shut() { m_shut = true; }
    /// Why the body could not be read; empty while it could.
    const QString& problem() const { return m_problem; }

Q_SIGNALS:
    void bytesTaken();

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;
    void timerEvent(QTimerEvent* event) override;

private:
    qint64 readAhead(char* data, qint64 maxSize);
    void prepare();

    std::unique_ptr<QIODevice> m_inner;
    qint64 m_size = 0;
    qint64 m_at = 0;
    qint64 m_handedOut = 0;
    bool m_shut = false;
    QByteArray m_ahead; ///< read and not yet handed out from m_aheadAt on
    qsizetype m_aheadAt = 0;
    QBasicTimer m_prepareSoon; ///< without a moment of its own: as soon as the event loop has nothing else to do
    Sha256 m_digest;
    QString m_digestHex;
    QString m_problem;
};

} // namespace Dailies
