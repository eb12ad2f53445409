// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

#include <memory>

namespace Dailies {

/// Stands between a call's body and the network layer and counts what the network layer takes.
/// Sequential when the body is; then it cannot be rewound either.
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
    /// Why the body could not be read; empty while it could.
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
    qint64 m_handedOut = 0;
    QString m_problem;
};

} // namespace Dailies
