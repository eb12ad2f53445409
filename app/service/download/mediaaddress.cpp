// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/mediaaddress.h"

#include "app/common/isolatedrequest.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Large, because signed addresses contain whole policies.
constexpr qsizetype longestAddress = 64 << 10;

QString bareHost(const QUrl& url)
{
    QString host = url.host().toLower();
    while (host.endsWith(u'.'))
        host.chop(1);
    return host;
}

/// The IPv4 address that an IPv6 notation contains.
QHostAddress withoutMapping(const QHostAddress& address)
{
    bool isV4 = false;
    const QHostAddress plain(address.toIPv4Address(&isV4));
    return isV4 ? plain : address;
}

/// Loopback, and "any address", which also leads here.
bool isThisComputer(const QHostAddress& address)
{
    const QHostAddress judged = withoutMapping(address);
    return judged.isLoopback() || judged.isInSubnet(QHostAddress(QHostAddress::AnyIPv4), 8)
        || judged == QHostAddress(QHostAddress::AnyIPv6);
}

tl::unexpected<Error> unusable(const QString& reason)
{
    return failure(ErrorKind::Refused, reason);
}

/// The error's message contains only the reason.
Result<QUrl> checkedUrl(const QString& address, const QUrl& baseUrl, const QList<QHostAddress>& service)
{
    const QString text = address.trimmed();
    if (text.isEmpty())
        return unusable(QCoreApplication::translate("MediaAddress", "it's empty."));
    if (text.size() > longestAddress)
        return unusable(QCoreApplication::translate("MediaAddress", "it's too long."));
    const QUrl url(text);
    const QString scheme = url.scheme().toLower();
    if (!url.isValid() || (scheme != "http"_L1 && scheme != "https"_L1) || url.host().isEmpty())
        return unusable(
            QCoreApplication::translate("MediaAddress", "it doesn't start with https:// or http:// and a host."));
    if (url.authority().contains(u'@'))
        return unusable(QCoreApplication::translate("MediaAddress", "it contains a user name."));
    if (isSameHost(url, baseUrl))
        return url;
    const QList<QHostAddress> spelled = spelledAddresses(url);
    if (!std::ranges::all_of(spelled, [&](const auto& each) { return mayReach(each, service); }))
        return unusable(
            QCoreApplication::translate("MediaAddress", "it points to a private network, which the service isn't on."));
    return url;
}

} // namespace

QList<QHostAddress> spelledAddresses(const QUrl& url)
{
    const QString host = bareHost(url);
    if (host == "localhost"_L1 || host.endsWith(".localhost"_L1))
        return {QHostAddress(QHostAddress::LocalHost)};
    const QHostAddress number(host);
    return number.isNull() ? QList<QHostAddress>() : QList<QHostAddress>{number};
}

bool isPrivateAddress(const QHostAddress& address)
{
    const QHostAddress judged = withoutMapping(address);
    static const QList<std::pair<QHostAddress, int>> ranges = [] {
        QList<std::pair<QHostAddress, int>> list;
        for (const char* range : {"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
                 "172.16.0.0/12", "192.168.0.0/16", "224.0.0.0/4", "240.0.0.0/4", "::/128", "::1/128", "fc00::/7",
                 "fe80::/10", "fec0::/10", "ff00::/8"})
            list.append(QHostAddress::parseSubnet(QString::fromLatin1(range)));
        return list;
    }();
    return std::ranges::any_of(ranges, [&judged](const auto& range) { return judged.isInSubnet(range); });
}

bool mayReach(const QHostAddress& address, const QList<QHostAddress>& service)
{
    if (!isPrivateAddress(address))
        return true;
    const bool isHere = isThisComputer(address);
    return std::ranges::any_of(
        service, [isHere](const QHostAddress& each) { return isHere ? isThisComputer(each) : isPrivateAddress(each); });
}

bool isSameHost(const QUrl& url, const QUrl& baseUrl)
{
    return !baseUrl.host().isEmpty() && bareHost(url) == bareHost(baseUrl);
}

Result<QUrl> checkedMediaUrl(const QString& address, const QUrl& baseUrl, const QList<QHostAddress>& service)
{
    const auto url = checkedUrl(address, baseUrl, service);
    if (url)
        return url;
    return unusable(
        QCoreApplication::translate("MediaAddress", "The link to the clip wasn't used: %1").arg(url.error().message));
}

Result<QUrl> checkedInputUrl(const QString& address, const QUrl& baseUrl)
{
    const auto url = checkedUrl(address, baseUrl, {});
    if (url)
        return url;
    return unusable(
        QCoreApplication::translate("MediaAddress", "The link wasn't checked: %1").arg(url.error().message));
}

QNetworkRequest keylessRequest(const QUrl& url)
{
    QNetworkRequest request = isolatedRequest(url);
    request.setRawHeader("Accept-Encoding", "identity"); // so that lengths are those of the file
    return request;
}

} // namespace Dailies
