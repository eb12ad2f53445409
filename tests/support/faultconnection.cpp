// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultconnection.h"

#include <QSslSocket>
#include <QTcpSocket>

#include <sys/socket.h>

namespace Dailies {
namespace {

// Bytes kept in the socket's own buffer while the client does not read an endless reply.
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
    // Queued: a secure socket must not be aborted from within its own signals.
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
    // The socket emits disconnected() as it is destroyed, when this object no longer exists.
    m_socket->disconnect(this);
}

void FaultConnection::read()
{
    while (!m_deaf && m_socket->isOpen() && m_socket->bytesAvailable() > 0) {
        if (!m_begun && !m_hungUp) {
            m_next = m_server.takeScript();
            m_begun = true;
            m_acted = false;
        }
        const QByteArray bytes = readUpToTheAct();
        if (bytes.isEmpty())
            return;
        m_server.m_received += bytes;
        if (m_hungUp)
            continue;
        m_buffer += bytes;
        actEarly();
        while (takeRequest() && !m_buffer.isEmpty()) {
            m_next = m_server.takeScript();
            m_begun = true;
            m_acted = false;
            actEarly();
        }
    }
}

/// How many bytes of the request are read before its script is played; -1 for all, or if that is not known yet.
qint64 FaultConnection::actsAt() const
{
    if (m_acted || m_hungUp || !m_next)
        return -1;
    if (m_next->atBodyByte < 0)
        return m_next->atRequestByte;
    const qsizetype headEnd = m_buffer.indexOf("\r\n\r\n");
    return headEnd < 0 ? -1 : headEnd + 4 + m_next->atBodyByte;
}

/// Not a byte more, so that the script is played at exactly that byte.
QByteArray FaultConnection::readUpToTheAct()
{
    if (const qint64 end = actsAt(); end >= 0)
        return m_socket->read(end - m_buffer.size());
    if (!m_next || m_acted || m_hungUp || m_next->atBodyByte < 0)
        return m_socket->readAll();
    // Where the body begins is not known yet.
    const QByteArray coming = m_buffer + m_socket->peek(m_socket->bytesAvailable());
    const qsizetype headEnd = coming.indexOf("\r\n\r\n");
    return headEnd < 0 ? m_socket->readAll() : m_socket->read(headEnd + 4 - m_buffer.size());
}

void FaultConnection::actEarly()
{
    const qint64 at = actsAt();
    if (at < 0 || m_buffer.size() < at)
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
    m_isSpent = script.then != FaultScript::Then::KeepOpen || !script.garbage.isEmpty();
    if (script.isHeld)
        return;
    if (script.delayMs > 0)
        m_pace.start(script.delayMs);
    else
        write();
}

void FaultConnection::release()
{
    if (std::exchange(m_playing.isHeld, false))
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
        if (!m_playing.isBelowTls)
            m_socket->write(std::exchange(m_playing.garbage, {}));
        m_ending = true;
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
    if (!m_playing.garbage.isEmpty())
        (void)::send(descriptor(), m_playing.garbage.constData(), size_t(m_playing.garbage.size()), MSG_NOSIGNAL);
    switch (m_playing.then) {
    case FaultScript::Then::KeepOpen:
    case FaultScript::Then::Stall: break;
    case FaultScript::Then::Fin:
        // Closing the socket while unread bytes wait would reset the connection.
        if (m_begun)
            hangUp();
        else
            m_socket->disconnectFromHost();
        break;
    case FaultScript::Then::Cut: hangUp(); break;
    case FaultScript::Then::Rst: breakOff(); break;
    }
    Q_EMIT m_server.played(m_isSpent);
}

void FaultConnection::hangUp()
{
    // Reads no more of the request; a fast client would otherwise send all of it.
    m_deaf = m_begun;
    if (m_deaf)
        m_socket->setReadBufferSize(1);
    m_hungUp = true;
    m_buffer.clear();
    ::shutdown(descriptor(), SHUT_WR);
}

void FaultConnection::breakOff()
{
    // Without lingering, closing discards the connection, and the peer sees a reset.
    const linger atOnce{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(descriptor(), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    m_socket->abort();
}

int FaultConnection::descriptor() const
{
    return static_cast<int>(m_socket->socketDescriptor());
}

} // namespace Dailies
