// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/service/download/mediaaddress.h"
#include "tests/fuzz/targets.h"

#include <QHostAddress>

#include <netdb.h>
#include <netinet/in.h>

#include <cstring>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

bool isHome(const in_addr& address)
{
    const quint32 number = ntohl(address.s_addr);
    return (number >> 24) == 127 || number == 0;
}

/// Whether this computer's own resolver takes the host for a numeric address of this computer. The resolver also
/// accepts octal, hexadecimal and short numbers, and it is what resolves the address in the end.
bool leadsHome(const QString& host)
{
    addrinfo hints{};
    hints.ai_flags = AI_NUMERICHOST;
    addrinfo* found = nullptr;
    // A zone names the network interface. Only link-local addresses have one, but the program does not rely on that.
    if (getaddrinfo(host.section(u'%', 0, 0).toUtf8().constData(), nullptr, &hints, &found) != 0)
        return false;
    bool home = false;
    for (const addrinfo* each = found; each; each = each->ai_next) {
        if (each->ai_family == AF_INET) {
            home = home || isHome(reinterpret_cast<const sockaddr_in*>(each->ai_addr)->sin_addr);
        } else if (each->ai_family == AF_INET6) {
            const in6_addr& address = reinterpret_cast<const sockaddr_in6*>(each->ai_addr)->sin6_addr;
            in_addr last{};
            std::memcpy(&last, address.s6_addr + 12, sizeof last);
            home = home || IN6_IS_ADDR_LOOPBACK(&address) || IN6_IS_ADDR_UNSPECIFIED(&address)
                || (IN6_IS_ADDR_V4MAPPED(&address) && isHome(last));
        }
    }
    freeaddrinfo(found);
    return home;
}

void checkFetched(const QUrl& url)
{
    Fuzz::require(url.isValid() && (url.scheme() == "https"_L1 || url.scheme() == "http"_L1), "only http and https");
    Fuzz::require(url.userInfo().isEmpty(), "no user information");
    Fuzz::require(!url.host().isEmpty(), "there is a host");
    const QHostAddress host(url.host());
    Fuzz::require(host.isNull() || !isPrivateAddress(host), "no private address");
    Fuzz::require(!leadsHome(url.host()), "a service elsewhere cannot send anybody to this computer");
    // A stored address is judged the same after it is read back.
    const QUrl again(url.toString(QUrl::FullyEncoded));
    Fuzz::require(again.host() == url.host() && again.scheme() == url.scheme() && again.port() == url.port(),
        "an address leads to the same place when it is written and read");
}

} // namespace

// Addresses of results, inputs and services. The service itself is either elsewhere or in a private network.
void Fuzz::address(const QByteArray& input)
{
    const QString address = QString::fromUtf8(input);
    const QUrl elsewhere(u"https://service.example/v1"_s);
    for (const auto& url : {checkedMediaUrl(address, elsewhere, {}), checkedInputUrl(address, elsewhere)}) {
        if (url)
            checkFetched(*url);
        else
            require(!url.error().message.isEmpty(), "why an address is not used is said in words");
    }
    const QUrl near(u"http://10.0.0.7/v1"_s);
    if (const auto url = checkedMediaUrl(address, near, spelledAddresses(near)))
        require(!leadsHome(url->host()), "a service in the network cannot send anybody to this computer");
    for (const ClearText clearText : {ClearText::Refused, ClearText::AgreedTo}) {
        const auto base = checkedBaseUrl(address, clearText);
        if (!base)
            continue;
        require(base->userInfo().isEmpty() && !base->hasQuery() && !base->hasFragment(), "a base address is bare");
        require(clearText == ClearText::AgreedTo || base->scheme() == "https"_L1 || isLoopback(*base),
            "a key goes readable to this computer only");
        require(!isLoopback(*base) || base->host() == "localhost"_L1 || leadsHome(base->host()),
            "what counts as this computer is this computer");
        const auto again = checkedBaseUrl(base->toString(QUrl::FullyEncoded), clearText);
        require(again && *again == *base, "a checked address is well as it is");
        const auto call = accountOfOneCall(accountOfOneCall(*base).id);
        require(call && call->baseUrl == *base, "the id of a single call leads to the same address");
    }
}
