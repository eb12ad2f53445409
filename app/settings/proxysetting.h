// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountproxy.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// Whether a text is a host and a port, such as "proxy.example.com:8080" or "[::1]:1080", or empty. User and password
/// are not allowed, because they would be stored in a readable file.
bool isProxyAddress(const QString& text);

/// Sets the proxy for all network calls: "system", "none", "http" or "socks5", the last two with an address. Calls to
/// this computer never use a proxy. With an invalid address, the system's proxy is used. `byOrigin` overrides the
/// setting for some origins (scheme, host and port).
void useProxy(const QString& kind, const QString& address, const QHash<QString, AccountProxy>& byOrigin = {});

} // namespace Dailies
