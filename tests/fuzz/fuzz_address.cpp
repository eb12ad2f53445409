// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/service/mediaaddress.h"
#include "tests/fuzz/fuzz.h"

#include <QHostAddress>

using namespace Dailies;
using namespace Qt::StringLiterals;

// Addresses of results, of inputs, and of services.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QString address = QString::fromUtf8(Fuzz::bytes(data, size));
    const QUrl service(u"https://service.example/v1"_s);
    for (const auto& url : {checkedMediaUrl(address, service), checkedInputUrl(address, service)}) {
        if (!url)
            continue;
        Fuzz::require(
            url->isValid() && (url->scheme() == "https"_L1 || url->scheme() == "http"_L1), "only http and https");
        Fuzz::require(url->userInfo().isEmpty(), "no user information");
        Fuzz::require(!url->host().isEmpty(), "there is a host");
        const QHostAddress host(url->host());
        Fuzz::require(host.isNull() || !isPrivateAddress(host), "no private address");
    }
    if (const auto base = checkedBaseUrl(address)) {
        Fuzz::require(
            base->userInfo().isEmpty() && !base->hasQuery() && !base->hasFragment(), "a base address is bare");
        const auto again = checkedBaseUrl(base->toString());
        Fuzz::require(again && *again == *base, "a checked address is well as it is");
    }
    return 0;
}
