// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkProxy>
#include <QUrl>

namespace Dailies {

/// The proxy of a request to `url`, of type NoProxy if there is none. `own` is that of the network which sends it; one
/// of type DefaultProxy leaves the choice to the program's settings. To ask the system can take seconds.
QNetworkProxy usedProxy(const QNetworkProxy& own, const QUrl& url);

} // namespace Dailies
