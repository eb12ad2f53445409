// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/mediaaddress.h"

#include "app/common/isolatedrequest.h"
#include "version.h"

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

tl::unexpected<Error> unusable(const QString& reason)
{
    return failure(ErrorKind::Refused, reason);
}

/// The error's message contains only the reason.
Result<QUrl> checkedUrl(const QString& address, const QUrl& baseUrl)
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
    const QString host = bareHost(url);
    const QHostAddress number(host);
    const bool isHere = host == "localhost"_L1 || host.endsWith(".localhost"_L1);
    if (isHere || (!number.isNull() && isPrivateAddress(number)))
        return unusable(
            QCoreApplication::translate("MediaAddress", "it points to a private network, which the service isn't on."));
    return url;
}

} // namespace

bool isPrivateAddress(const QHostAddress& address)
{
    bool isV4 = false;
    const QHostAddress plain(address.toIPv4Address(&isV4)); // also for IPv4 addresses in IPv6 notation
    const QHostAddress& judged = isV4 ? plain : address;
    static const QList<std::pair<QHostAddress, int>> ranges = [] {
        QList<std::pair<QHostAddress, int>> list;
        for (const char* range : {"0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
                 "172.16.0.0/12", "192.168.0.0/16", "224.0.0.0/4", "240.0.0.0/4", "::/128", "::1/128", "fc00::/7",
                 "fe80::/10", "fec0::/10", "ff00::/8"})
            list.append(QHostAddress::parseSubnet(QString::fromLatin1(range)));
        return list;
    }();
    return std::any_of(ranges.begin(), ranges.end(), [&judged](const auto& range) { return judged.isInSubnet(range); });
}

bool isSameHost(const QUrl& url, const QUrl& baseUrl)
{
    return !baseUrl.host().isEmpty() && bareHost(url) == bareHost(baseUrl);
}

Result<QUrl> checkedMediaUrl(const QString& address, const QUrl& baseUrl)
{
    const auto url = checkedUrl(address, baseUrl);
    if (url)
        return url;
    return unusable(
        QCoreApplication::translate("MediaAddress", "The link to the clip wasn't used: %1").arg(url.error().message));
}

Result<QUrl> checkedInputUrl(const QString& address, const QUrl& baseUrl)
{
    const auto url = checkedUrl(address, baseUrl);
    if (url)
        return url;
    return unusable(
        QCoreApplication::translate("MediaAddress", "The link wasn't checked: %1").arg(url.error().message));
}

QNetworkRequest keylessRequest(const QUrl& url)
{
    QNetworkRequest request = isolatedRequest(url);
    request.setRawHeader("Accept-Encoding", "identity"); // so that lengths are those of the file
    request.setRawHeader("User-Agent", "Dailies/" DAILIES_VERSION);
    return request;
}

} // namespace Dailies
