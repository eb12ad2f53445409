// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/webaddress.h"

#include <QHostAddress>

namespace Dailies {

using namespace Qt::StringLiterals;

bool isLoopback(const QUrl& url)
{
    if (url.host() == u"localhost"_s)
        return true;
    QHostAddress address;
    return address.setAddress(url.host()) && address.isLoopback();
}

bool isCleartext(const QUrl& url)
{
    return url.scheme() == u"http"_s && !isLoopback(url);
}

QString hostAndPort(const QUrl& url)
{
    QUrl shown;
    shown.setHost(url.host());
    if (url.port() != (url.scheme() == u"https"_s ? 443 : 80))
        shown.setPort(url.port());
    return shown.authority();
}

QString originOf(const QUrl& url)
{
    if (!url.isValid() || url.host().isEmpty())
        return {};
    QUrl origin;
    origin.setScheme(url.scheme());
    origin.setHost(url.host());
    origin.setPort(url.port(url.scheme() == u"https"_s ? 443 : 80));
    return origin.toString(QUrl::FullyEncoded);
}

} // namespace Dailies
