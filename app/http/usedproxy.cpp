// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/usedproxy.h"

#include <QNetworkProxyFactory>

namespace Dailies {

QNetworkProxy usedProxy(const QNetworkProxy& own, const QUrl& url)
{
    if (own.type() != QNetworkProxy::DefaultProxy)
        return own;
    const QList<QNetworkProxy> proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    return proxies.value(0, QNetworkProxy(QNetworkProxy::NoProxy));
}

} // namespace Dailies
