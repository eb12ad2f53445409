// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountproxy.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// Whether a text is a computer and a port, such as "proxy.example.com:8080" or "[::1]:1080"; or empty. No user and no
/// password: those would stand in a readable file.
bool isProxyAddress(const QString& text);

/// Which proxy the program's calls go through from now on: "system", "none", "http" or "socks5", the last two with the
/// address of one. Calls to this computer never go through any. An address that is none counts as no proxy chosen: the
/// system's holds. `byOrigin` says otherwise for some origins (scheme, host and port).
void useProxy(const QString& kind, const QString& address, const QHash<QString, AccountProxy>& byOrigin = {});

} // namespace Dailies
