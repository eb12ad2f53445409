// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlmanager.h"

#include "app/http/curlfunctions.h"
#include "app/http/curlnetwork.h"
#include "app/http/curlreply.h"

namespace Dailies {

CurlManager::CurlManager() : m_network(std::make_shared<CurlNetwork>()) {}

QNetworkReply* CurlManager::createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data)
{
    if (operation == PostOperation && data && curl().isComplete())
        return new CurlReply(m_network, request, *data, proxy(), this);
    if (data && data->isSequential())
        return FreshConnections::createRequest(operation, request, data);
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): these may share a connection
    return QNetworkAccessManager::createRequest(operation, request, data);
}

} // namespace Dailies
