// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultconnection.h"

#include <QSslSocket>
#include <QTcpSocket>

#include <sys/socket.h>

namespace Dailies {
namespace {

// Bytes kept in the socket's own buffer while an endless reply is not taken.
constexpr qint64 outgoingLimit = 1 << 20;

qint64 lengthOfBody(const QByteArray& head)
{
    return FaultRequest{.method = {}, .target = {}, .head = head, .body = {}}.header("Content-Length").toLongLong();
}

} // namespace

FaultConnection::FaultConnection(FaultServer& server, QTcpSocket* socket, int number)
    : QObject(&server)
    , m_server(server)
    , m_socket(socket)
    , m_number(number)
{
    m_socket->setParent(this);
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &FaultConnection::write);
    // Queued: a secure socket must not be broken off from within its own signals.
    connect(m_socket, &QTcpSocket::readyRead, this, &FaultConnection::read, Qt::QueuedConnection);
    connect(m_socket, &QTcpSocket::disconnected, this, &QObject::deleteLater);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &FaultConnection::goOn, Qt::QueuedConnection);
    if (auto* secure = qobject_cast<QSslSocket*>(m_socket))
        connect(secure, &QSslSocket::encryptedBytesWritten, this, &FaultConnection::goOn, Qt::QueuedConnection);
    if (m_socket->bytesAvailable() > 0)
        read();
}

FaultConnection::~FaultConnection()
{
    // The socket says "disconnected" as it goes; nobody is here any more to hear it.
    m_socket->disconnect(this);
}

void FaultConnection::read()
{
    if (m_deaf || !m_socket->isOpen())
        return;
    const QByteArray bytes = m_socket->readAll();
    m_server.m_received += bytes;
    m_buffer += bytes;
    while (!m_buffer.isEmpty()) {
        if (!m_begun) {
            m_next = m_server.takeScript();
            m_begun = true;
            m_acted = false;
        }
        actEarly();
        if (!takeRequest())
            return;
    }
}

void FaultConnection::actEarly()
{
    if (m_acted || !m_next || m_next->atRequestByte < 0 || m_buffer.size() < m_next->atRequestByte)
        return;
    m_acted = true;
    m_deaf = m_next->then == FaultScript::Then::Stall;
    if (m_deaf)
        m_socket->setReadBufferSize(1);
    play(*m_next);
}

bool FaultConnection::takeRequest()
{
    const qsizetype headEnd = m_buffer.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return false;
    const QByteArray head = m_buffer.left(headEnd + 4);
    const qint64 whole = head.size() + lengthOfBody(head);
    if (m_buffer.size() < whole)
        return false;
    const QList<QByteArray> words = head.left(head.indexOf('\r')).split(' ');
    const FaultRequest request{
        words.value(0), words.value(1), head, m_buffer.mid(head.size(), whole - head.size()), m_number};
    m_buffer.remove(0, whole);
    m_begun = false;
    m_server.m_requests.append(request);
    if (!m_acted)
        play(m_next ? *m_next : m_server.handle(request));
    Q_EMIT m_server.requestCompleted(request);
    return true;
}

void FaultConnection::play(const FaultScript& script)
{
    m_playing = script;
    m_written = 0;
    if (script.delayMs > 0)
        m_pace.start(script.delayMs);
    else
        write();
}

void FaultConnection::write()
{
    if (m_playing.dripMs > 0 && m_written < m_playing.reply.size()) {
        m_socket->write(m_playing.reply.mid(m_written++, 1));
        m_pace.start(m_playing.dripMs);
        return;
    }
    if (m_written < m_playing.reply.size()) {
        m_socket->write(m_playing.reply);
        m_written = m_playing.reply.size();
    }
    if (m_playing.endless.isEmpty()) {
        m_ending = m_playing.then == FaultScript::Then::Fin || m_playing.then == FaultScript::Then::Rst;
        if (m_ending)
            end();
        return;
    }
    if (m_playing.dripMs > 0) {
        m_socket->write(m_playing.endless);
        m_pace.start(m_playing.dripMs);
    } else {
        while (m_socket->state() == QAbstractSocket::ConnectedState && m_socket->bytesToWrite() < outgoingLimit
            && m_socket->write(m_playing.endless) > 0) {}
    }
}

void FaultConnection::goOn()
{
    if (m_ending)
        end();
    else if (!m_playing.endless.isEmpty() && m_playing.dripMs == 0)
        write();
}

void FaultConnection::end()
{
    m_socket->flush();
    const auto* secure = qobject_cast<QSslSocket*>(m_socket);
    if (m_socket->bytesToWrite() > 0 || (secure && secure->encryptedBytesToWrite() > 0))
        return;
    m_ending = false;
    if (m_playing.then == FaultScript::Then::Rst)
        breakOff();
    else
        m_socket->disconnectFromHost();
}

void FaultConnection::breakOff()
{
    // Without lingering, closing throws the connection away: the other side sees a reset.
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(static_cast<int>(m_socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    m_socket->abort();
}

} // namespace Dailies
