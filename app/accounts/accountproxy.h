// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// The proxy for an account's URL, if it differs from the program's setting.
struct AccountProxy {
    QString kind = {}; ///< "system", "none", "http" or "socks5"; empty for the program's setting
    QString address = {}; ///< for the last two: "proxy.example.com:8080"

    bool operator==(const AccountProxy&) const = default;
};

} // namespace Dailies
