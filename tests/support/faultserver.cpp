// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"

#include "tests/support/faultconnection.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpServer>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

using namespace Qt::StringLiterals;

namespace Dailies {
namespace {

QByteArray testData(const QString& name)
{
    QFile file(QStringLiteral(DAILIES_TEST_DATA "/tls/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("missing test data: %s", qPrintable(file.fileName()));
    return file.readAll();
}

QSslConfiguration serverConfiguration(FaultServer::Security security)
{
    const QString name = security == FaultServer::Security::TlsElsewhere ? u"elsewhere.crt"_s
        : security == FaultServer::Security::TlsExpired                  ? u"expired.crt"_s
                                                                         : u"server.crt"_s;
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificate(QSslCertificate(testData(name)));
    configuration.setPrivateKey(QSslKey(testData(u"server.key"_s), QSsl::Ec));
    return configuration;
}

} // namespace

QByteArray FaultRequest::header(const QByteArray& name) const
{
    const QList<QByteArray> lines = head.split('\n');
    for (const QByteArray& line : lines) {
        const qsizetype colon = line.indexOf(':');
        if (colon > 0 && line.left(colon).compare(name, Qt::CaseInsensitive) == 0)
            return line.mid(colon + 1).trimmed();
    }
    return {};
}

FaultServer::FaultServer(Security security, QObject* parent) : QObject(parent)
{
    if (security == Security::Clear) {
        m_server = new QTcpServer(this);
        connect(m_server, &QTcpServer::newConnection, this, &FaultServer::accept);
    } else {
        auto* server = new QSslServer(this);
        server->setSslConfiguration(serverConfiguration(security));
        connect(server, &QTcpServer::pendingConnectionAvailable, this, &FaultServer::accept);
        connect(server, &QSslServer::startedEncryptionHandshake, this, [this] { ++m_connections; });
        m_server = server;
    }
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("no port on loopback: %s", qPrintable(m_server->errorString()));
}

FaultServer::~FaultServer() = default;

QUrl FaultServer::url(const char* path) const
{
    const QString scheme = qobject_cast<QSslServer*>(m_server) ? u"https"_s : u"http"_s;
    return QUrl(u"%1://127.0.0.1:%2%3"_s.arg(scheme).arg(port()).arg(QLatin1StringView(path)));
}

quint16 FaultServer::port() const
{
    return m_server->serverPort();
}

int FaultServer::count(const QByteArray& method) const
{
    return static_cast<int>(std::count_if(
        m_requests.begin(), m_requests.end(), [&method](const FaultRequest& each) { return each.method == method; }));
}

void FaultServer::narrow()
{
    m_isNarrow = true;
    // Accepted connections inherit both. A small segment size keeps the sender's buffer small at first: it is sized in
    // segments.
    const int window = 8 * 1024;
    const int segment = 1024;
    const int socket = static_cast<int>(m_server->socketDescriptor());
    ::setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
    ::setsockopt(socket, IPPROTO_TCP, TCP_MAXSEG, &segment, sizeof segment);
}

/// Keeps the buffers of the clients, which are in this process, from growing.
void FaultServer::narrowClients()
{
    constexpr int descriptors = 256;
    const int buffer = 32 * 1024;
    for (int each = 3; each < descriptors; ++each) {
        sockaddr_in peer{};
        socklen_t size = sizeof peer;
        const bool isSocket = ::getpeername(each, reinterpret_cast<sockaddr*>(&peer), &size) == 0;
        if (isSocket && peer.sin_family == AF_INET && ntohs(peer.sin_port) == port())
            ::setsockopt(each, SOL_SOCKET, SO_SNDBUF, &buffer, sizeof buffer);
    }
}

void FaultServer::forget()
{
    // A stalled connection does not notice that the client has closed it.
    const QList<FaultConnection*> connections = findChildren<FaultConnection*>();
    for (FaultConnection* connection : connections) {
        if (connection->isSpent())
            delete connection;
    }
    m_scripts.clear();
    m_requests.clear();
    m_received.clear();
}

bool FaultServer::isHolding() const
{
    const QList<FaultConnection*> connections = findChildren<FaultConnection*>();
    return std::any_of(
        connections.begin(), connections.end(), [](const FaultConnection* each) { return each->isHolding(); });
}

void FaultServer::release()
{
    const QList<FaultConnection*> connections = findChildren<FaultConnection*>();
    for (FaultConnection* connection : connections)
        connection->release();
}

void FaultServer::close()
{
    m_server->close();
    const QList<FaultConnection*> connections = findChildren<FaultConnection*>();
    for (FaultConnection* connection : connections)
        delete connection;
}

QByteArray FaultServer::reply(int status, const QByteArray& body, const QByteArray& headers)
{
    return "HTTP/1.1 " + QByteArray::number(status) + " Scripted\r\n" + headers
        + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

void FaultServer::trustTestAuthority()
{
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.addCaCertificate(QSslCertificate(testData(u"authority.crt"_s)));
    QSslConfiguration::setDefaultConfiguration(configuration);
}

void FaultServer::accept()
{
    while (QTcpSocket* socket = m_server->nextPendingConnection()) {
        if (!qobject_cast<QSslSocket*>(socket))
            ++m_connections;
        new FaultConnection(*this, socket, m_connections);
    }
}

std::optional<FaultScript> FaultServer::takeScript()
{
    ++m_begun;
    if (m_isNarrow)
        narrowClients();
    Q_EMIT requestBegun();
    if (m_scripts.isEmpty())
        return {};
    return m_scripts.takeFirst();
}

FaultScript FaultServer::handle(const FaultRequest& request) const
{
    return m_handler ? m_handler(request) : FaultScript{.reply = reply(200, "{}")};
}

} // namespace Dailies
