// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/servicecall.h"

#include "app/common/crashpoint.h"
#include "app/common/httpdate.h"
#include "app/common/isolatedrequest.h"
#include "app/common/unpack.h"
#include "app/common/webaddress.h"
#include "app/http/curlreply.h"
#include "app/http/usedproxy.h"
#include "app/keys/keystore.h"
#include "app/service/call/callbody.h"

#include <QCoreApplication>
#include <QNetworkProxy>
#include <QNetworkRequest>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype replyLimit = 8 << 20;
constexpr qint64 readBuffer = 1 << 20;
constexpr qsizetype longestRequestId = 256;

QNetworkRequest makeRequest(const QUrl& url, const QByteArray& key, qint64 bodySize, bool once)
{
    QNetworkRequest request = isolatedRequest(url);
    request.setRawHeader("Authorization", "Bearer " + key);
    request.setRawHeader("Content-Type", "application/json");
    request.setRawHeader("Accept-Encoding", "identity");
    request.setHeader(QNetworkRequest::ContentLengthHeader, bodySize);
    // A reused connection may have died unnoticed, and a request that is sent only once would be lost on it.
    if (once)
        request.setRawHeader("Connection", "close");
    // With a known length and without a buffer, a sequential body is sent at most once, whatever happens to
    // the connection. From a buffer the network layer would repeat the request on its own.
    request.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    return request;
}

int statusOf(const QNetworkReply& reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

/// Whether the call used a proxy. If so, a failed connection concerns the proxy.
bool usedAProxy(const QNetworkReply& reply)
{
    return reply.manager() && usedProxy(reply.manager()->proxy(), reply.url()).type() != QNetworkProxy::NoProxy;
}

Sent sentOf(qint64 handedOut, qint64 size)
{
    if (handedOut <= 0)
        return Sent::Nothing;
    return handedOut < size ? Sent::Partly : Sent::Everything;
}

} // namespace

ServiceCall::ServiceCall(QNetworkAccessManager& network, Clock& clock, const QUrl& url, const QByteArray& key,
    std::unique_ptr<QIODevice> body, qint64 bodySize, Limits limits, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
    , m_limits(limits)
    , m_bodySize(bodySize)
{
    const std::optional<QString> badKey = keyProblem(key);
    if (badKey)
        fail(*badKey);
    else if ((url.scheme() != "https"_L1 && url.scheme() != "http"_L1) || url.host().isEmpty())
        fail(tr("The URL must start with https:// or http:// and a host."));
    else if (isCleartext(url) && !limits.allowsCleartext)
        fail(tr("Over http:// your key can be read in transit, and you haven't allowed that."));
    else
        start(network, url, key, std::move(body));
}

ServiceCall::~ServiceCall()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
}

bool ServiceCall::hasLeft() const
{
    return m_body && m_body->handedOut() == m_bodySize;
}

void ServiceCall::stop()
{
    end(Transport::Stopped);
}

void ServiceCall::start(
    QNetworkAccessManager& network, QUrl url, const QByteArray& key, std::unique_ptr<QIODevice> body)
{
    url.setUserInfo({}); // the API key is the only credential
    const bool once = body->isSequential();
    m_body = new CallBody(std::move(body), m_bodySize);
    m_reply = network.post(makeRequest(url, key, m_bodySize, once), m_body);
    m_body->setParent(m_reply);
    // The network layer creates its reader only in the next turn of the event loop, and a limit set earlier
    // would be lost.
    QMetaObject::invokeMethod(
        m_reply, [reply = m_reply.data()] { reply->setReadBufferSize(readBuffer); }, Qt::QueuedConnection);
    connect(m_body, &CallBody::bytesTaken, this, &ServiceCall::moved);
    connect(m_reply, &QNetworkReply::uploadProgress, this, [this](qint64 sent, qint64) {
        moved();
        if (sent == m_bodySize)
            DAILIES_CRASH_POINT("call.body-left");
    });
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &ServiceCall::moved);
    connect(m_reply, &QNetworkReply::readyRead, this, &ServiceCall::receive);
    connect(m_reply, &QNetworkReply::finished, this, &ServiceCall::conclude);
    m_clock.after(m_limits.totalMs, this, [this] { end(Transport::TimedOut); });
    moved();
    watchIdle();
}

void ServiceCall::moved()
{
    m_lastMove = m_clock.elapsed();
}

void ServiceCall::watchIdle()
{
    const qint64 left = m_limits.idleMs - (m_clock.elapsed() - m_lastMove);
    if (left <= 0)
        end(Transport::TimedOut);
    else
        m_clock.after(left, this, [this] { watchIdle(); });
}

void ServiceCall::receive()
{
    moved();
    DAILIES_CRASH_POINT("call.before-reply-bytes");
    m_received += m_reply->read(replyLimit + 1 - m_received.size());
    DAILIES_CRASH_POINT("call.reply-bytes");
    if (m_received.size() > replyLimit) {
        m_received.truncate(replyLimit);
        end(Transport::TooLarge);
    }
}

void ServiceCall::end(Transport reason)
{
    if (!m_reply || m_ended) // the first reason counts
        return;
    m_ended = reason;
    m_reply->abort(); // conclude() follows
}

void ServiceCall::conclude()
{
    if (!m_ended)
        receive();
    // If the remaining data is too large, receive() ends the call, which has already run conclude().
    if (!m_reply)
        return;
    m_body->shut();
    ServiceReply result;
    result.sent = sentOf(m_body->handedOut(), m_bodySize);
    result.bodyDigest = m_body->digest();
    result.transport = transportOf(result.sent);
    result.status = statusOf(*m_reply);
    result.hasBegun = m_reply->attribute(CurlReply::hasBegunAttribute).toBool() || result.status >= 200;
    result.body = m_received;
    // Some services and gateways pack a reply although we ask for none, and not all say so.
    if (const auto unpacked = unpack(m_received, m_reply->rawHeader("Content-Encoding"), replyLimit + 1)) {
        result.body = unpacked->content.left(replyLimit);
        if (unpacked->content.size() > replyLimit)
            result.transport = Transport::TooLarge;
        else if (!unpacked->isWhole && result.transport == Transport::Answered)
            result.transport = Transport::Cut;
    }
    result.contentType = m_reply->rawHeader("Content-Type");
    result.retryAfter = m_reply->rawHeader("Retry-After");
    result.requestId = QString::fromLatin1(m_reply->rawHeader("X-Request-Id").trimmed().left(longestRequestId));
    result.serviceTime = fromHttpDate(m_reply->rawHeader("Date"));
    result.redirectTarget = redirectTarget();
    result.problem = m_body->problem();
    result.isBodyAtFault = !result.problem.isEmpty();
    result.isHostUnknown = m_reply->error() == QNetworkReply::HostNotFoundError;
    if (m_reply->error() != QNetworkReply::NoError)
        result.detail = m_reply->errorString();
    m_reply->disconnect(this);
    m_reply->deleteLater();
    DAILIES_CRASH_POINT("call.concluded");
    m_reply = nullptr;
    m_body = nullptr;
    // Emitted from the event loop, so that the caller of stop() is not called back from within.
    m_clock.after(0, this, [this, result] {
        deleteLater();
        Q_EMIT finished(result);
    });
}

void ServiceCall::fail(const QString& problem)
{
    m_clock.after(0, this, [this, problem] {
        ServiceReply result;
        result.transport = Transport::Stopped;
        result.problem = problem;
        deleteLater();
        Q_EMIT finished(result);
    });
}

Transport ServiceCall::transportOf(Sent sent) const
{
    // A complete reply may come long before the request has been sent.
    if (m_ended && (m_ended == Transport::TooLarge || statusOf(*m_reply) < 200 || !isWhole()))
        return *m_ended;
    // Check the status before the error: to the network layer, a redirect that would resend the body is an
    // error.
    if (statusOf(*m_reply) > 0)
        return isWhole() ? Transport::Answered : Transport::Cut;
    switch (m_reply->error()) {
    case QNetworkReply::SslHandshakeFailedError: return Transport::TlsRefused;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
    case QNetworkReply::UnknownProxyError: return Transport::ProxyRefused;
    case QNetworkReply::TimeoutError: return Transport::TimedOut;
    default: break;
    }
    if (sent != Sent::Nothing)
        return Transport::Cut;
    return usedAProxy(*m_reply) ? Transport::ProxyRefused : Transport::NoConnection;
}

bool ServiceCall::isWhole() const
{
    const QNetworkReply::NetworkError error = m_reply->error();
    const bool transportError = (error > QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied)
        || error == QNetworkReply::ProtocolFailure || error == QNetworkReply::ProtocolUnknownError;
    // A 407 is a reply, whoever sent it.
    if (transportError && statusOf(*m_reply) != 407)
        return false;
    // The absence of an error does not mean a complete reply: the network layer ignores contradictory
    // lengths.
    const QByteArray length = m_reply->rawHeader("Content-Length").trimmed();
    bool isNumber = false;
    const qint64 declared = length.toLongLong(&isNumber);
    return length.isEmpty() || (isNumber && declared == m_received.size());
}

QUrl ServiceCall::redirectTarget() const
{
    const QByteArray location = m_reply->rawHeader("Location");
    return location.isEmpty() ? QUrl() : m_reply->url().resolved(QUrl::fromEncoded(location));
}

} // namespace Dailies
