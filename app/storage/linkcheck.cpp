// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/linkcheck.h"

#include "app/storage/storageanswer.h"
#include "app/storage/uploadplace.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int linkPatienceMs = 30'000;

qint64 numberOf(const QByteArray& text)
{
    bool isNumber = false;
    const qint64 number = text.trimmed().toLongLong(&isNumber);
    return isNumber && number >= 0 ? number : -1;
}

} // namespace

LinkCheck::LinkCheck(HttpNetwork& network, Clock& clock, const QUrl& link, qint64 bytes, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_clock(clock)
    , m_link(link)
    , m_bytes(bytes)
{
    if (const auto problem = linkProblem(link)) {
        m_clock.after(0, this, [this, problem] { give(failure(ErrorKind::Refused, *problem)); });
        return;
    }
    m_call = ask("GET");
    connect(m_call, &StorageCall::finished, this, &LinkCheck::readFirstBytes);
}

StorageCall* LinkCheck::ask(const QByteArray& method)
{
    HttpRequest request{method, m_link};
    if (method == "GET")
        request.headers.append({"Range", "bytes=0-" + QByteArray::number(beginningBytes - 1)});
    return new StorageCall(m_network, m_clock, request, nullptr, {linkPatienceMs, beginningBytes}, this);
}

void LinkCheck::readFirstBytes(const StorageReply& reply)
{
    const auto refuse = [this](const QString& sentence) { give(failure(ErrorKind::Refused, sentence)); };
    if (reply.problem)
        return give(failure(*reply.problem));
    if (reply.status >= 300 && reply.status < 400)
        return refuse(tr("The link redirects, which video services may not follow."));
    if (reply.status != 200 && reply.status != 206) {
        const QString sentence = tr("The link doesn't work: the storage answered with status %1.").arg(reply.status);
        // That the storage is busy says nothing about the link.
        const ErrorKind kind = isTemporary(reply) ? ErrorKind::Network : ErrorKind::Refused;
        return give(failure({.kind = kind,
            .message = sentence,
            .code = QString::number(reply.status),
            .pauseSeconds = pauseSeconds(reply)}));
    }
    m_facts.contentType =
        QString::fromLatin1(reply.headers.value("content-type").split(';').first()).trimmed().toLower();
    m_facts.bytes = numberOf(reply.status == 206 ? reply.headers.value("content-range").split('/').value(1)
                                                 : reply.headers.value("content-length"));
    if (m_facts.contentType == "text/html"_L1)
        return refuse(tr("The link leads to a web page instead of the file."));
    if (m_facts.bytes >= 0 && m_facts.bytes != m_bytes)
        return refuse(
            tr("The link leads to another file: it has %1 bytes instead of %2.").arg(m_facts.bytes).arg(m_bytes));
    if (const qsizetype compared = std::min(reply.body.size(), m_beginning.size());
        reply.body.first(compared) != m_beginning.first(compared))
        return give(failure(ErrorKind::Media, tr("The link leads to another file: it begins with other data.")));
    m_call = ask("HEAD");
    connect(m_call, &StorageCall::finished, this, [this](const StorageReply& head) {
        if (head.problem && head.problem->kind == ErrorKind::Stopped)
            return give(failure(*head.problem));
        m_facts.headStatus = head.problem ? 0 : head.status;
        m_facts.answersHead = head.isSuccess();
        give(m_facts);
    });
}

void LinkCheck::stop()
{
    if (m_call)
        m_call->stop();
}

void LinkCheck::give(const Result<LinkFacts>& result)
{
    deleteLater();
    Q_EMIT finished(result);
}

} // namespace Dailies
