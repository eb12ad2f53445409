// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/keptconnection.h"

#include "app/service/download/mediaaddress.h"

#include <utility>

namespace Dailies {

namespace {

constexpr int patienceMs = 10'000;

} // namespace

KeptConnection::KeptConnection(QNetworkReply* reply, const QNetworkAccessManager& asked, QObject* parent)
    : QObject(parent)
    , m_reply(reply)
    , m_manager(qobject_cast<QNetworkAccessManager*>(reply->parent())) // manager() is the one get() was called on
{
    if (m_manager == &asked)
        m_manager = nullptr;
    // Proves that this signal is emitted at all.
    connect(reply, &QNetworkReply::socketStartedConnecting, this, [this] { m_hasConnected = true; });
}

void KeptConnection::keepReply()
{
    // The manager owns the connection, and its lifetime depends on the reply.
    if (m_reply && m_manager)
        m_reply->setParent(this);
}

void KeptConnection::ask(Clock& clock)
{
    const bool canTell = m_reply && m_manager && m_reply->parent() == this && m_hasConnected
        && !m_reply->rawHeader("Connection").toLower().contains("close");
    if (!canTell) {
        clock.after(0, this, [this] { end(false); });
        return;
    }
    m_probe = m_manager->head(keylessRequest(m_reply->url()));
    m_probe->setParent(this);
    connect(m_probe, &QNetworkReply::socketStartedConnecting, this, [this] { end(false); });
    connect(m_probe, &QNetworkReply::finished, this,
        [this] { end(m_probe->attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid()); });
    clock.after(patienceMs, this, [this] { end(false); });
}

void KeptConnection::end(bool isOpen)
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT checked(isOpen);
}

} // namespace Dailies
