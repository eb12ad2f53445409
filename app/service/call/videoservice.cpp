// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/videoservice.h"

#include "app/service/call/requestbody.h"

#include <QBuffer>
#include <QJsonDocument>

namespace Dailies {

namespace {

/// A service may be silent for a minute and answer in drops for another. A large body may take long on a slow line.
ServiceCall::Limits createLimits(qint64 bodySize, bool allowsCleartext)
{
    constexpr qint64 bytesPerSecond = 64 * 1024;
    constexpr int answerMs = 120000;
    const qint64 sendingMs = std::min<qint64>(bodySize * 1000 / bytesPerSecond, 3600 * 1000);
    return {.totalMs = answerMs + static_cast<int>(sendingMs), .idleMs = 60000, .allowsCleartext = allowsCleartext};
}

} // namespace

VideoService::VideoService(
    QNetworkAccessManager& creates, QNetworkAccessManager& queries, Clock& clock, QObject* parent)
    : QObject(parent)
    , m_creates(creates)
    , m_queries(queries)
    , m_clock(clock)
{}

Result<ServiceCall*> VideoService::create(const Endpoint& endpoint, const VideoRequest& request)
{
    Result<std::unique_ptr<RequestBody>> body = RequestBody::open(encodeCreate(request));
    if (!body)
        return failure(body.error());
    const qint64 size = (*body)->size();
    return new ServiceCall(m_creates, m_clock, createUrl(endpoint.baseUrl, request.kind.apiType), endpoint.key,
        std::move(*body), size, createLimits(size, endpoint.allowsCleartext), this);
}

ServiceCall* VideoService::query(const Endpoint& endpoint, const TaskQuery& query)
{
    auto body = std::make_unique<QBuffer>();
    body->setData(QJsonDocument(encodeQuery(query)).toJson(QJsonDocument::Compact));
    body->open(QIODevice::ReadOnly);
    const qint64 size = body->size();
    const QString host = endpoint.baseUrl.authority();
    QNetworkAccessManager& network = m_interimHosts.contains(host) ? m_creates : m_queries;
    auto* call = new ServiceCall(network, m_clock, queryUrl(endpoint.baseUrl), endpoint.key, std::move(body), size,
        {.allowsCleartext = endpoint.allowsCleartext}, this);
    connect(call, &ServiceCall::finished, this, [this, host](const ServiceReply& reply) {
        if (reply.status > 100 && reply.status < 200)
            m_interimHosts.insert(host);
    });
    return call;
}

} // namespace Dailies
