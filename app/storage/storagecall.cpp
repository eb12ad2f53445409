// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/storagecall.h"

#include "app/common/httpdate.h"
#include "version.h"

#include <QLocale>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 readBuffer = 256 << 10;

QNetworkReply* start(
    QNetworkAccessManager& network, const QByteArray& method, const QNetworkRequest& request, UploadBody* body)
{
    // The network layer expects no body after HEAD only if it knows the method.
    if (method == "GET")
        return network.get(request);
    if (method == "HEAD")
        return network.head(request);
    if (method == "PUT" && body)
        return network.put(request, body);
    if (method == "DELETE")
        return network.deleteResource(request);
    return network.sendCustomRequest(request, method);
}

} // namespace

StorageCall::StorageCall(QNetworkAccessManager& network, Clock& clock, const QByteArray& method,
    const QNetworkRequest& request, std::unique_ptr<UploadBody> body, Limits limits, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_clock(clock)
    , m_limits(limits)
    , m_body(body.release())
{
    QNetworkRequest complete = request;
    complete.setRawHeader("Accept-Encoding", "identity");
    complete.setRawHeader("User-Agent", "Dailies/" DAILIES_VERSION);
    const qint64 size = m_body ? m_body->size() : 0;
    if (m_body) {
        complete.setHeader(QNetworkRequest::ContentLengthHeader, size);
        complete.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    }
    m_reply = start(network, method, complete, m_body);
    if (m_body)
        m_body->setParent(m_reply);
    // The network layer creates its reader only in the next turn of the event loop.
    QMetaObject::invokeMethod(
        m_reply, [reply = m_reply.data()] { reply->setReadBufferSize(readBuffer); }, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::uploadProgress, this, [this, size](qint64 sent, qint64) {
        m_lastMove = m_clock.elapsed();
        // At its end the network layer reports 0 of 0.
        if (sent > 0)
            Q_EMIT uploadProgress(sent, size);
    });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, [this] { m_lastMove = m_clock.elapsed(); });
    connect(m_reply, &QNetworkReply::readyRead, this, &StorageCall::receive);
    connect(m_reply, &QNetworkReply::finished, this, &StorageCall::conclude);
    m_lastMove = m_clock.elapsed();
    watchIdle();
}

StorageCall::~StorageCall()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
}

void StorageCall::stop()
{
    end({ErrorKind::Stopped, tr("Stopped by you.")});
}

void StorageCall::watchIdle()
{
    const qint64 left = m_limits.idleMs - (m_clock.elapsed() - m_lastMove);
    if (left <= 0)
        end({ErrorKind::Network, tr("The storage stopped responding.")});
    else
        m_clock.after(left, this, [this] { watchIdle(); });
}

void StorageCall::receive()
{
    m_lastMove = m_clock.elapsed();
    m_received += m_reply->read(m_limits.mostBytes - m_received.size());
    if (m_received.size() < m_limits.mostBytes || m_isFull)
        return;
    m_isFull = true;
    m_reply->abort(); // conclude() follows
}

void StorageCall::end(const Error& problem)
{
    if (m_ended)
        return;
    m_ended = problem;
    if (m_reply)
        m_reply->abort(); // conclude() follows
}

void StorageCall::conclude()
{
    if (!m_ended && !m_isFull)
        receive();
    if (!m_reply)
        return;
    StorageReply result;
    result.problem = m_ended ? m_ended : m_isFull ? std::nullopt : problemOf(*m_reply);
    result.status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    result.body = m_received;
    result.sent = m_body ? m_body->taken() : 0;
    for (const auto& [name, value] : m_reply->rawHeaderPairs())
        result.headers.insert(name.toLower(), value);
    result.date = fromHttpDate(result.headers.value("date"));
    m_reply->disconnect(this);
    m_reply->deleteLater();
    m_reply = nullptr;
    // The final reply is still to come on this connection, and would be taken for that of the next request.
    if (result.isInterim())
        m_network.clearConnectionCache();
    // Emitted from the event loop, so that the caller of stop() is not called back from within.
    m_clock.after(0, this, [this, result]() mutable {
        deleteLater();
        // Stopped after the reply came: the caller must not go on with it.
        if (m_ended)
            result.problem = m_ended;
        Q_EMIT finished(result);
    });
}

std::optional<Error> StorageCall::problemOf(const QNetworkReply& reply) const
{
    if (m_body && !m_body->problem().isEmpty())
        return Error{ErrorKind::Media, m_body->problem()};
    const QNetworkReply::NetworkError error = reply.error();
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const bool isTransport = (error > QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied)
        || error == QNetworkReply::ProtocolFailure || error == QNetworkReply::ProtocolUnknownError;
    if (status >= 100 && status < 200)
        return Error{ErrorKind::Network, tr("Only an interim reply of the storage arrived (status %1).").arg(status)};
    // A server that refuses an upload early may close the connection, but its status is what counts.
    if (status >= 300 || (status > 0 && !isTransport))
        return std::nullopt;
    const QString host = reply.url().host();
    switch (error) {
    case QNetworkReply::SslHandshakeFailedError:
        return Error{ErrorKind::Refused, tr("The certificate of %1 isn't valid, so nothing was sent to it.").arg(host)};
    case QNetworkReply::HostNotFoundError:
        return Error{ErrorKind::Network, tr("There is no computer named %1.").arg(host)};
    case QNetworkReply::ConnectionRefusedError:
        return Error{ErrorKind::Network, tr("%1 doesn't accept connections.").arg(host)};
    default: break;
    }
    const qint64 sent = m_body ? m_body->taken() : 0;
    if (sent == 0)
        return Error{ErrorKind::Network, tr("The connection to %1 failed.").arg(host)};
    const auto size = [](qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); };
    return Error{
        ErrorKind::Network, tr("%1 closed the connection after %2 of %3.").arg(host, size(sent), size(m_body->size()))};
}

} // namespace Dailies
