// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/redirectguard.h"

#include "app/service/download/mediaaddress.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QHostInfo>
#include <QPointer>

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostHops = 5;

} // namespace

RedirectGuard::RedirectGuard(Purpose purpose, const QUrl& baseUrl)
    : m_purpose(purpose)
    , m_baseUrl(baseUrl)
    , m_isServiceKnown(purpose == Purpose::Input || baseUrl.host().isEmpty())
{
    if (purpose == Purpose::Clip)
        m_service = spelledAddresses(baseUrl);
    if (!m_service.isEmpty())
        m_isServiceKnown = true;
}

void RedirectGuard::check(const QString& address)
{
    m_address = address;
    judge();
}

void RedirectGuard::judge()
{
    const Result<QUrl> url = m_purpose == Purpose::Clip ? checkedMediaUrl(m_address, m_baseUrl, m_service)
                                                        : checkedInputUrl(m_address, m_baseUrl);
    if (!url) {
        if (!looksUpService())
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
    const bool isReachable =
        std::ranges::all_of(addresses, [this](const auto& each) { return mayReach(each, m_service); });
    if (!isReachable && looksUpService())
        return;
    if (!isReachable)
        refuse(QT_TRANSLATE_NOOP("Dailies::FileDownload",
                   "The link to the clip wasn't used: it points to a private network, which the service isn't on."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe",
                "The link wasn't checked: it points to a private network, which the service isn't on."));
    else // names that only the proxy can resolve are left to the proxy
        Q_EMIT allowed();
}

bool RedirectGuard::looksUpService()
{
    if (std::exchange(m_isServiceKnown, true))
        return false;
    QHostInfo::lookupHost(m_baseUrl.host(), this, [this](const QHostInfo& info) {
        m_service = info.addresses();
        judge();
    });
    return true;
}

void RedirectGuard::follow(const QByteArray& location)
{
    const QUrl target = m_url.resolved(QUrl::fromEncoded(location));
    if (++m_hops > mostHops)
        refuse(QT_TRANSLATE_NOOP("Dailies::FileDownload", "The link to the clip has too many redirects."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe", "Too many redirects."));
    else if (m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1)
        refuse(QT_TRANSLATE_NOOP("Dailies::FileDownload",
                   "The link to the clip redirects from a secure to an insecure connection, so it wasn't followed."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe",
                "The link redirects from a secure to an insecure connection, so it wasn't followed."));
    else if (m_repeatsKey)
        m_repeatsKey(location, [guard = QPointer(this), target](bool repeats) {
            if (guard)
                guard->followKeyless(target, repeats);
        });
    else
        followKeyless(target, false);
}

void RedirectGuard::followKeyless(const QUrl& target, bool repeatsKey)
{
    if (repeatsKey)
        refuse(QT_TRANSLATE_NOOP("Dailies::FileDownload",
                   "The link to the clip redirects to an address with your API key in it, so it wasn't followed."),
            QT_TRANSLATE_NOOP("Dailies::AddressProbe",
                "The link redirects to an address with your API key in it, so it wasn't followed."));
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
