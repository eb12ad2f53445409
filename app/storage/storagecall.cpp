// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/storagecall.h"

#include "app/common/httpdate.h"
#include "app/http/mailbox.h"

#include <QLocale>

namespace Dailies {

StorageCall::StorageCall(HttpNetwork& network, Clock& clock, const HttpRequest& request,
    std::unique_ptr<UploadBody> body, Limits limits, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_clock(clock)
    , m_limits(limits)
    , m_host(request.url.host())
    , m_size(body ? body->size() : 0)
    , m_exchange(std::make_shared<HttpExchange>())
    , m_mailbox(std::make_shared<Mailbox>(this))
{
    m_exchange->request = request;
    m_exchange->request.headers.emplaceBack("Accept-Encoding", "identity");
    m_exchange->body = std::move(body);
    m_exchange->mostBytes = limits.mostBytes;
    m_exchange->moved = [this, mailbox = m_mailbox](qint64 sent) { mailbox->post([this, sent] { noteMove(sent); }); };
    m_exchange->ended = [this, mailbox = m_mailbox](
                            const HttpOutcome& outcome) { mailbox->post([this, outcome] { conclude(outcome); }); };
    m_lastMove = m_clock.elapsed();
    m_network.start(m_exchange);
    watchIdle();
}

StorageCall::~StorageCall()
{
    m_mailbox->close();
    m_network.stop(m_exchange);
}

void StorageCall::stop()
{
    end({ErrorKind::Stopped, tr("Stopped by you.")});
}

void StorageCall::watchIdle()
{
    if (m_isOver)
        return;
    const qint64 left = m_limits.idleMs - (m_clock.elapsed() - m_lastMove);
    if (left <= 0)
        end({ErrorKind::Network, tr("The storage stopped responding.")});
    else
        m_clock.after(left, this, [this] { watchIdle(); });
}

void StorageCall::noteMove(qint64 sent)
{
    m_lastMove = m_clock.elapsed();
    if (m_isOver || sent == m_sent)
        return;
    m_sent = sent;
    Q_EMIT uploadProgress(sent, m_size);
}

void StorageCall::end(const Error& problem)
{
    if (!m_ended)
        m_ended = problem;
    m_network.stop(m_exchange);
    StorageReply reply;
    reply.problem = m_ended;
    give(reply);
}

void StorageCall::conclude(const HttpOutcome& outcome)
{
    if (m_isOver)
        return;
    noteMove(outcome.sent);
    StorageReply reply;
    reply.problem = problemOf(outcome);
    reply.status = outcome.status;
    reply.body = outcome.body;
    reply.headers = outcome.headers;
    reply.date = fromHttpDate(outcome.headers.value("date"));
    give(reply);
}

void StorageCall::give(const StorageReply& reply)
{
    if (std::exchange(m_isOver, true))
        return;
    // Emitted from the event loop, so that the caller of stop() is not called back from within.
    m_clock.after(0, this, [this, given = reply]() mutable {
        deleteLater();
        // Stopped after the reply came: the caller must not go on with it.
        if (m_ended)
            given.problem = m_ended;
        Q_EMIT finished(given);
    });
}

std::optional<Error> StorageCall::problemOf(const HttpOutcome& outcome) const
{
    // A server that refuses an upload early may close the connection, but its status is what counts.
    if (outcome.end != HttpEnd::BodyFailed && outcome.status >= 300)
        return std::nullopt;
    const auto size = [](qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); };
    switch (outcome.end) {
    case HttpEnd::Whole:
    case HttpEnd::Enough: return std::nullopt;
    case HttpEnd::BodyFailed: return Error{ErrorKind::Media, outcome.bodyProblem};
    case HttpEnd::BadCertificate:
        return Error{
            ErrorKind::Refused, tr("The certificate of %1 isn't valid, so nothing was sent to it.").arg(m_host)};
    case HttpEnd::NoHost:
        return Error{
            ErrorKind::Network, tr("Host %1 not found. Check the URL and the network connection.").arg(m_host)};
    case HttpEnd::NotAccepted: return Error{ErrorKind::Network, tr("%1 doesn't accept connections.").arg(m_host)};
    case HttpEnd::Unavailable:
        return Error{ErrorKind::Refused, tr("Storage can't be reached: libcurl isn't installed on this computer.")};
    case HttpEnd::NoTls:
    case HttpEnd::Broken: break;
    }
    if (outcome.sent == 0)
        return Error{ErrorKind::Network, tr("The connection to %1 failed.").arg(m_host)};
    return Error{ErrorKind::Network,
        tr("%1 closed the connection after %2 of %3.").arg(m_host, size(outcome.sent), size(m_size))};
}

} // namespace Dailies
