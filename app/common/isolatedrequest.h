// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkRequest>

namespace Dailies {

/// A request in the name of Dailies that takes nothing from other requests and leaves nothing for them: no cookies, no
/// cache, no saved credentials. The network layer follows no redirects; they are left to the caller.
QNetworkRequest isolatedRequest(const QUrl& url);

} // namespace Dailies
