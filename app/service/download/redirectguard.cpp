// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/redirectguard.h"

#include "app/service/download/mediaaddress.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QHostInfo>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostHops = 5;

} // namespace

RedirectGuard::RedirectGuard(Purpose purpose, const QUrl& baseUrl) : m_purpose(purpose), m_baseUrl(baseUrl) {}

void RedirectGuard::check(const QString& address)
{
    const Result<QUrl> url =
        m_purpose == Purpose::Clip ? checkedMediaUrl(address, m_baseUrl) : checkedInputUrl(address, m_baseUrl);
    if (!url) {
        Q_EMIT refused(url.error());
        return;
    }
    m_url = *url;
    if (isSameHost(m_url, m_baseUrl) || !QHostAddress(m_url.host()).isNull())
        Q_EMIT allowed();
    else
        QHostInfo::lookupHost(m_url.host(), this, &RedirectGuard::checkResolved);
}

void RedirectGuard::checkResolved(const QHostInfo& info)
{
    const QList<QHostAddress> addresses = info.addresses();
    if (std::any_of(addresses.begin(), addresses.end(), isPrivateAddress))
        refuse(QT_TRANSLATE_NOOP("Dailies::FileDownload",
                   "The address of the clip is not used: it leads into a private network, where the service is not."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe",
                "The address is not looked up: it leads into a private network, where the service is not."));
    else // names that only the proxy can resolve are left to the proxy
        Q_EMIT allowed();
}

void RedirectGuard::follow(const QByteArray& location)
{
    const QUrl target = m_url.resolved(QUrl::fromEncoded(location));
    if (++m_hops > mostHops)
        refuse(QT_TRANSLATE_NOOP(
                   "Dailies::FileDownload", "The address of the clip leads on and on; it was not followed further."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe", "The address leads on and on; it was not followed further."));
    else if (m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1)
        refuse(QT_TRANSLATE_NOOP("Dailies::FileDownload",
                   "The address of the clip leads from a secure connection to an open one; it was not followed."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe",
                "The address leads from a secure connection to an open one; it was not followed."));
    else
        check(target.toString(QUrl::FullyEncoded));
}

void RedirectGuard::refuse(const char* clip, const char* input)
{
    Q_EMIT refused({ErrorKind::Refused,
        m_purpose == Purpose::Clip ? QCoreApplication::translate("Dailies::FileDownload", clip)
                                   : QCoreApplication::translate("Dailies::AddressProbe", input)});
}

} // namespace Dailies
