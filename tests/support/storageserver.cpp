// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/storageserver.h"

#include <QDateTime>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int lateMs = 300;

HttpQuestion questionOf(const FaultRequest& request)
{
    HttpQuestion question;
    question.method = request.method;
    question.target = request.target;
    question.path = QString::fromUtf8(pathOf(request.target));
    question.body = request.body;
    const QByteArrayList lines = request.head.split('\n');
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QByteArray line = lines.at(i).trimmed();
        if (const qsizetype colon = line.indexOf(':'); colon > 0)
            question.headers.insert(line.left(colon).toLower(), line.mid(colon + 1).trimmed());
    }
    return question;
}

} // namespace

StorageServer::StorageServer() : m_storage({storageKeyId, storageSecret, storageRegion}, storageBucket)
{
    m_server.setHandler([this](const FaultRequest& request) { return answer(request); });
    // A script that is added now is for the request that begins.
    connect(&m_server, &FaultServer::requestBegun, this, [this] {
        const auto script = m_breaks ? m_breaks(m_seen) : std::nullopt;
        ++m_seen;
        if (script)
            m_server.enqueue(*script);
    });
}

UploadPlace StorageServer::place() const
{
    return scriptedPlace(m_server.url());
}

QByteArray StorageServer::linkTrouble(const QString& link) const
{
    const QUrl url = QUrl::fromEncoded(link.toUtf8());
    if (url.port() != m_server.port() || url.host() != "127.0.0.1"_L1)
        return "another server";
    return m_storage.linkTrouble(url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority),
        "127.0.0.1:" + QByteArray::number(m_server.port()), QDateTime::currentMSecsSinceEpoch());
}

FaultScript StorageServer::answer(const FaultRequest& request)
{
    const ScriptedStorage::Answer answer = m_storage.answer(questionOf(request), QDateTime::currentMSecsSinceEpoch());
    if (answer.status == 0)
        return {.then = FaultScript::Then::Fin};
    QByteArray headers;
    for (const auto& [name, value] : answer.headers)
        headers += name + ": " + value + "\r\n";
    return {.reply = FaultServer::reply(answer.status, answer.body, headers), .delayMs = answer.isLate ? lateMs : 0};
}

} // namespace Dailies
