// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QTimer>

class QTcpSocket;

namespace Dailies {

/// One connection of the fault server: cuts the bytes into requests and plays each one's script.
class FaultConnection final : public QObject {
    Q_OBJECT
public:
    /// Takes the socket over.
    FaultConnection(FaultServer& server, QTcpSocket* socket, int number);
    ~FaultConnection() override;

    /// Nothing more comes of it: a script ended or spoilt it.
    bool isSpent() const { return m_isSpent; }
    bool isHolding() const { return m_playing.isHeld; }
    /// Says what it holds back; nothing when it holds nothing.
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
    QByteArray m_buffer; // of the request that is coming in
    std::optional<FaultScript> m_next; // for that request
    bool m_begun = false; // its script was asked for
    bool m_acted = false; // it was played before the request was whole
    bool m_deaf = false;
    bool m_isSpent = false;
    bool m_hungUp = false; // what still comes is thrown away
    FaultScript m_playing;
    qsizetype m_written = 0;
    bool m_ending = false; // everything was written, not everything has left
    QTimer m_pace;
};

} // namespace Dailies
