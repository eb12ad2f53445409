// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/simnetwork.h"

#include <algorithm>
#include <cstring>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 block = 16 << 10;

/// The same as in Qt's HTTP code.
QNetworkReply::NetworkError errorOf(int status)
{
    switch (status) {
    case 400:
    case 418: return QNetworkReply::ProtocolInvalidOperationError;
    case 401: return QNetworkReply::AuthenticationRequiredError;
    case 403: return QNetworkReply::ContentAccessDenied;
    case 404: return QNetworkReply::ContentNotFoundError;
    case 405: return QNetworkReply::ContentOperationNotPermittedError;
    case 407: return QNetworkReply::ProxyAuthenticationRequiredError;
    case 409: return QNetworkReply::ContentConflictError;
    case 410: return QNetworkReply::ContentGoneError;
    case 500: return QNetworkReply::InternalServerError;
    case 501: return QNetworkReply::OperationNotImplementedError;
    case 503: return QNetworkReply::ServiceUnavailableError;
    default: break;
    }
    if (status > 500)
        return QNetworkReply::UnknownServerError;
    return status >= 400 ? QNetworkReply::UnknownContentError : QNetworkReply::NoError;
}

QByteArray verbOf(QNetworkAccessManager::Operation operation, const QNetworkRequest& request)
{
    switch (operation) {
    case QNetworkAccessManager::CustomOperation:
        return request.attribute(QNetworkRequest::CustomVerbAttribute).toByteArray();
    case QNetworkAccessManager::PostOperation: return "POST";
    case QNetworkAccessManager::PutOperation: return "PUT";
    case QNetworkAccessManager::HeadOperation: return "HEAD";
    default: return "GET";
    }
}

} // namespace

bool SimRequest::readAll()
{
    for (QByteArray more = read(block); !more.isEmpty(); more = read(block))
        body += more;
    return body.size() == head.header(QNetworkRequest::ContentLengthHeader).toLongLong();
}

SimReply::SimReply(QNetworkAccessManager::Operation operation, const QNetworkRequest& request, QIODevice* body,
    Clock& clock, const SimHandler& handler, QObject* parent)
    : QNetworkReply(parent)
    , m_clock(clock)
    , m_upload(body)
    , m_length(request.header(QNetworkRequest::ContentLengthHeader).toLongLong())
{
    setRequest(request);
    setUrl(request.url());
    setOperation(operation);
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_clock.after(0, this, [this, handler] { arrive(handler); });
}

void SimReply::arrive(const SimHandler& handler)
{
    if (isFinished())
        return;
    SimRequest request{verbOf(operation(), this->request()), url(), this->request()};
    request.read = [this](qint64 most) { return take(most); };
    m_answer = handler(request);
    if (m_answer.status == 0 && m_answer.end == SimAnswer::End::Silence)
        return;
    const auto speak = [this] {
        if (m_answer.status == 0)
            finish(m_answer.error, u"simulated"_s);
        else
            sayHead();
    };
    m_clock.after(m_answer.afterMs, this, speak);
}

QByteArray SimReply::take(qint64 most)
{
    QByteArray bytes(m_upload ? std::min(most, block) : 0, Qt::Uninitialized);
    bytes.resize(bytes.isEmpty() ? 0 : std::max<qint64>(m_upload->read(bytes.data(), bytes.size()), 0));
    if (!bytes.isEmpty()) {
        m_uploaded += bytes.size();
        Q_EMIT uploadProgress(m_uploaded, m_length);
    }
    return bytes;
}

void SimReply::sayHead()
{
    if (isFinished())
        return;
    setAttribute(QNetworkRequest::HttpStatusCodeAttribute, m_answer.status);
    for (const auto& [name, value] : std::as_const(m_answer.headers))
        setRawHeader(name, value);
    if (!m_answer.isChunked)
        setRawHeader("Content-Length", QByteArray::number(m_answer.body.size()));
    Q_EMIT metaDataChanged();
    sayPiece(0);
}

void SimReply::sayPiece(int piece)
{
    if (isFinished())
        return;
    const qsizetype all = m_answer.end == SimAnswer::End::Whole ? m_answer.body.size() : m_answer.bytes;
    const qsizetype from = all * piece / m_answer.pieces;
    const qsizetype to = all * (piece + 1) / m_answer.pieces;
    m_buffer += m_answer.body.mid(from, to - from);
    if (to > from) {
        Q_EMIT readyRead();
        if (isFinished())
            return;
    }
    if (piece + 1 < m_answer.pieces) {
        m_clock.after(m_answer.pieceMs, this, [this, piece] { sayPiece(piece + 1); });
        return;
    }
    switch (m_answer.end) {
    case SimAnswer::End::Whole: finish(errorOf(m_answer.status), u"simulated status"_s); break;
    case SimAnswer::End::Cut: finish(m_answer.error, u"simulated cut"_s); break;
    case SimAnswer::End::Silence: break;
    }
}

void SimReply::finish(NetworkError error, const QString& text)
{
    if (isFinished())
        return;
    setFinished(true);
    if (error != NoError) {
        setError(error, text);
        Q_EMIT errorOccurred(error);
    }
    Q_EMIT finished();
    Q_EMIT ended();
}

void SimReply::abort()
{
    finish(OperationCanceledError, u"Operation canceled"_s);
}

qint64 SimReply::bytesAvailable() const
{
    return QNetworkReply::bytesAvailable() + m_buffer.size();
}

qint64 SimReply::readData(char* data, qint64 most)
{
    const qint64 count = std::min<qint64>(most, m_buffer.size());
    std::memcpy(data, m_buffer.constData(), static_cast<size_t>(count));
    m_buffer.remove(0, count);
    return count == 0 && isFinished() ? -1 : count;
}

QNetworkReply* SimNetwork::createRequest(Operation operation, const QNetworkRequest& request, QIODevice* body)
{
    return new SimReply(operation, request, body, m_clock, m_handler, this);
}

void SimHttpNetwork::start(const std::shared_ptr<HttpExchange>& exchange)
{
    m_running.insert(exchange.get());
    later(0, exchange, [this, weak = std::weak_ptr(exchange)](HttpExchange&) { arrive(weak.lock()); });
}

void SimHttpNetwork::stop(const std::shared_ptr<HttpExchange>& exchange)
{
    m_running.remove(exchange.get());
}

void SimHttpNetwork::later(
    qint64 afterMs, const std::weak_ptr<HttpExchange>& exchange, std::function<void(HttpExchange&)> function)
{
    m_clock.after(afterMs, &m_context, [this, exchange, function = std::move(function)] {
        const auto running = exchange.lock();
        if (running && m_running.contains(running.get()))
            function(*running);
    });
}

void SimHttpNetwork::arrive(const std::shared_ptr<HttpExchange>& exchange)
{
    QNetworkRequest head(exchange->request.url);
    for (const auto& [name, value] : std::as_const(exchange->request.headers))
        head.setRawHeader(name, value);
    if (exchange->body)
        head.setHeader(QNetworkRequest::ContentLengthHeader, exchange->body->size());
    SimRequest request{exchange->request.method, exchange->request.url, head};
    qint64 sent = 0;
    request.read = [&exchange, &sent](qint64 most) {
        QByteArray bytes(exchange->body ? std::min(most, block) : 0, Qt::Uninitialized);
        bytes.resize(bytes.isEmpty() ? 0 : std::max<qint64>(exchange->body->read(bytes.data(), bytes.size()), 0));
        sent += bytes.size();
        return bytes;
    };
    const SimAnswer answer = m_handler(request);
    exchange->moved(sent);
    HttpOutcome outcome{.end = HttpEnd::Whole,
        .status = answer.status,
        .body = answer.body.left(exchange->mostBytes),
        .sent = sent};
    for (const auto& [name, value] : answer.headers)
        outcome.headers.insert(name.toLower(), value);
    outcome.headers.insert("content-length", QByteArray::number(answer.body.size()));
    if (answer.status == 0)
        outcome.end = HttpEnd::Broken;
    if (exchange->body && !exchange->body->problem().isEmpty()) {
        outcome.end = HttpEnd::BodyFailed;
        outcome.bodyProblem = exchange->body->problem();
    }
    later(answer.afterMs, exchange, [this, outcome](HttpExchange& each) {
        m_running.remove(&each);
        each.ended(outcome);
    });
}

} // namespace Dailies
