// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace Dailies {

/// Whether a URL points to this computer.
bool isLoopback(const QUrl& url);

/// Whether data sent to this URL can be read in transit: http to another computer.
bool isCleartext(const QUrl& url);

/// The host for display, with the port if it is not the scheme's default: "127.0.0.1:9000".
QString hostAndPort(const QUrl& url);

/// Scheme, host and port, to which a key is bound. Empty if the URL is not valid.
QString originOf(const QUrl& url);

} // namespace Dailies
