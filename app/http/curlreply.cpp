// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlreply.h"

#include "app/http/mailbox.h"

#include <algorithm>
#include <cstring>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = (8 << 20) + 1;

NameValues headersOf(const QNetworkRequest& request)
{
    NameValues headers;
    for (const QByteArray& name : request.rawHeaderList()) {
        // libcurl writes the length itself, and would write it twice.
        if (name.compare("Content-Length", Qt::CaseInsensitive) != 0)
            headers.append({name, request.rawHeader(name)});
    }
    return headers;
}

QNetworkReply::NetworkError errorOf(HttpEnd end)
{
    switch (end) {
    case HttpEnd::Whole:
    case HttpEnd::Enough: return QNetworkReply::NoError;
    case HttpEnd::NoHost: return QNetworkReply::HostNotFoundError;
    case HttpEnd::NotAccepted: return QNetworkReply::ConnectionRefusedError;
    case HttpEnd::BadCertificate:
    case HttpEnd::NoTls: return QNetworkReply::SslHandshakeFailedError;
    case HttpEnd::BodyFailed: return QNetworkReply::OperationCanceledError;
    case HttpEnd::Unavailable:
    case HttpEnd::Broken: break;
    }
    return QNetworkReply::RemoteHostClosedError;
}

} // namespace

/// Reads the device on the network's thread, until the reply ends.
class CurlReply::Body final : public HttpBody {
public:
    explicit Body(QIODevice& device) : m_device(&device), m_size(device.size()) {}

    qint64 size() const override { return m_size; }

    qint64 read(char* data, qint64 most) override
    {
        const std::lock_guard lock(m_mutex);
        if (!m_device)
            return -1;
        const qint64 count = m_device->read(data, most);
        if (count >= 0)
            return count;
        // A sequential device says -1 at its end, too.
        if (m_device->bytesAvailable() > 0)
            m_problem = m_device->errorString();
        return m_problem.isEmpty() ? 0 : -1;
    }

    bool restart() override
    {
        const std::lock_guard lock(m_mutex);
        return m_device && !m_device->isSequential() && m_device->seek(0);
    }

    QString problem() const override
    {
        const std::lock_guard lock(m_mutex);
        return m_problem;
    }

    /// The device isn't used after this call.
    void release()
    {
        const std::lock_guard lock(m_mutex);
        m_device = nullptr;
    }

private:
    mutable std::mutex m_mutex;
    QIODevice* m_device;
    qint64 m_size;
    QString m_problem;
};

CurlReply::CurlReply(const std::shared_ptr<HttpNetwork>& network, const QNetworkRequest& request, QIODevice& body,
    const QNetworkProxy& proxy, QObject* parent)
    : QNetworkReply(parent)
    , m_network(network)
    , m_mailbox(std::make_shared<Mailbox>(this))
    , m_exchange(std::make_shared<HttpExchange>())
{
    setRequest(request);
    setUrl(request.url());
    setOperation(QNetworkAccessManager::PostOperation);
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);

    auto sent = std::make_unique<Body>(body);
    m_body = sent.get();
    m_exchange->request = {.method = "POST",
        .url = request.url(),
        .headers = headersOf(request),
        .proxy = proxy,
        .isSentOnce = body.isSequential()};
    m_exchange->body = std::move(sent);
    m_exchange->mostBytes = mostBytes;
    m_exchange->moved = [this, mailbox = m_mailbox](qint64 bytes) {
        mailbox->post([this, bytes] { tellProgress(bytes); });
    };
    m_exchange->ended = [this, mailbox = m_mailbox](const HttpOutcome& outcome) {
        mailbox->post([this, outcome] { conclude(outcome); });
    };
    m_network->start(m_exchange);
}

CurlReply::~CurlReply()
{
    m_exchange->sendsNoMore = true;
    m_mailbox->close();
    m_body->release();
    m_network->stop(m_exchange);
}

void CurlReply::abort()
{
    if (isFinished())
        return;
    m_exchange->sendsNoMore = true;
    m_network->stop(m_exchange);
}

qint64 CurlReply::bytesAvailable() const
{
    return m_received.size() - m_at + QNetworkReply::bytesAvailable();
}

qint64 CurlReply::readData(char* data, qint64 most)
{
    const qsizetype count = std::min<qint64>(most, m_received.size() - m_at);
    if (count == 0 && isFinished())
        return -1;
    std::memcpy(data, m_received.constData() + m_at, static_cast<size_t>(count));
    m_at += count;
    return count;
}

void CurlReply::tellProgress(qint64 sent)
{
    if (!isFinished())
        Q_EMIT uploadProgress(sent, m_body->size());
}

void CurlReply::conclude(const HttpOutcome& outcome)
{
    m_body->release();
    tellProgress(outcome.sent);
    for (auto header = outcome.headers.cbegin(); header != outcome.headers.cend(); ++header)
        setRawHeader(header.key(), header.value());
    setAttribute(hasBegunAttribute, outcome.hasReplyBegun);
    if (outcome.status > 0) {
        setAttribute(QNetworkRequest::HttpStatusCodeAttribute, outcome.status);
        Q_EMIT metaDataChanged();
    }
    m_received = outcome.body;
    if (!m_received.isEmpty())
        Q_EMIT readyRead();
    const bool isCanceled = m_exchange->sendsNoMore && outcome.end != HttpEnd::Whole;
    const NetworkError problem = isCanceled ? OperationCanceledError : errorOf(outcome.end);
    if (problem != NoError) {
        setError(problem, outcome.bodyProblem.isEmpty() ? outcome.detail : outcome.bodyProblem);
        Q_EMIT errorOccurred(problem);
    }
    setFinished(true);
    Q_EMIT finished();
}

} // namespace Dailies
