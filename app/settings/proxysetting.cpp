// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/proxysetting.h"

#include "app/common/webaddress.h"

#include <QHostAddress>
#include <QNetworkProxyFactory>
#include <QUrl>

#include <optional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct HostAndPort {
    QString host;
    int port = 0;
};

std::optional<HostAndPort> parsed(const QString& text)
{
    const QUrl url(u"proxy://"_s + text.trimmed(), QUrl::StrictMode);
    if (!url.isValid() || url.host().isEmpty() || url.port() < 1 || !url.userInfo().isEmpty() || !url.path().isEmpty()
        || url.hasQuery() || url.hasFragment())
        return std::nullopt;
    return HostAndPort{url.host(), url.port()};
}

bool isThisComputer(const QString& host)
{
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) || QHostAddress(host).isLoopback();
}

std::optional<QNetworkProxy> proxyOf(const QString& kind, const QString& address)
{
    if (kind == "none"_L1)
        return QNetworkProxy(QNetworkProxy::NoProxy);
    const auto place = parsed(address);
    if (!place || (kind != "http"_L1 && kind != "socks5"_L1))
        return std::nullopt;
    // The proxy resolves host names, because it may be the only one that knows a company's internal names.
    const auto type = kind == "http"_L1 ? QNetworkProxy::HttpProxy : QNetworkProxy::Socks5Proxy;
    return QNetworkProxy(type, place->host, quint16(place->port));
}

/// nullopt means the system's proxy.
using OneProxy = std::optional<QNetworkProxy>;

/// Uses the system's proxies, the user's own proxy, or none; with different settings for some origins.
class ChosenProxy final : public QNetworkProxyFactory {
public:
    ChosenProxy(OneProxy usual, QHash<QString, OneProxy> byOrigin)
        : m_usual(std::move(usual))
        , m_byOrigin(std::move(byOrigin))
    {}

    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery& query) override
    {
        if (isThisComputer(query.peerHostName()))
            return {QNetworkProxy(QNetworkProxy::NoProxy)};
        const OneProxy proxy = m_byOrigin.value(originOf(query.url()), m_usual);
        return proxy ? QList{*proxy} : systemProxyForQuery(query);
    }

private:
    OneProxy m_usual;
    QHash<QString, OneProxy> m_byOrigin;
};

} // namespace

bool isProxyAddress(const QString& text)
{
    return text.trimmed().isEmpty() || parsed(text).has_value();
}

void useProxy(const QString& kind, const QString& address, const QHash<QString, AccountProxy>& byOrigin)
{
    QHash<QString, OneProxy> others;
    for (auto other = byOrigin.cbegin(); other != byOrigin.cend(); ++other)
        others.insert(other.key(), proxyOf(other->kind, other->address));
    QNetworkProxyFactory::setApplicationProxyFactory(new ChosenProxy(proxyOf(kind, address), others));
}

} // namespace Dailies
