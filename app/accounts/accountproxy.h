// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// The way to an account's address, where it is another than the program's.
struct AccountProxy {
    QString kind = {}; ///< "system", "none", "http" or "socks5"; empty for what the settings of the program say
    QString address = {}; ///< of the last two: "proxy.example.com:8080"

    bool operator==(const AccountProxy&) const = default;
};

} // namespace Dailies
