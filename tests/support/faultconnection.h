// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QTimer>

class QTcpSocket;

namespace Dailies {

/// One connection of the fault server. Splits the bytes into requests and plays the script of each one.
class FaultConnection final : public QObject {
    Q_OBJECT
public:
    /// Takes ownership of the socket.
    FaultConnection(FaultServer& server, QTcpSocket* socket, int number);
    ~FaultConnection() override;

    /// No further request can arrive, because a script ended or corrupted the connection.
    bool isSpent() const { return m_isSpent; }
    bool isHolding() const { return m_playing.isHeld; }
    /// Sends the reply that it holds back, if any.
    void release();

private:
    void read();
    QByteArray readUpToTheAct();
    qint64 actsAt() const;
    bool takeRequest();
    void actEarly();
    void play(const FaultScript& script);
    void write();
    void goOn();
    void end();
    void hangUp();
    void breakOff();
    int descriptor() const;

    FaultServer& m_server;
    QTcpSocket* m_socket = nullptr;
    int m_number = 0;
    QByteArray m_buffer; // of the request that is arriving
    std::optional<FaultScript> m_next; // for that request
    bool m_begun = false; // its script was requested
    bool m_acted = false; // the script was played before the request was complete
    bool m_deaf = false;
    bool m_isSpent = false;
    bool m_hungUp = false; // further input is discarded
    FaultScript m_playing;
    qsizetype m_written = 0;
    bool m_ending = false; // everything was written, but not everything was sent
    QTimer m_pace;
};

} // namespace Dailies
