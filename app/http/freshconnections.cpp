// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/freshconnections.h"

#include <QNetworkProxy>
#include <QNetworkReply>

namespace Dailies {

namespace {

/// Makes the protected createRequest() callable.
class OneCall final : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::createRequest;
    using QNetworkAccessManager::QNetworkAccessManager;
};

} // namespace

QNetworkReply* FreshConnections::createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data)
{
    // Each manager has its own pool of connections.
    auto* const once = new OneCall(this);
    once->setProxy(proxy());
    QNetworkReply* const reply = once->createRequest(operation, request, data);
    connect(reply, &QObject::destroyed, once, &QObject::deleteLater);
    return reply;
}

} // namespace Dailies
