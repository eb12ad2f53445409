// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUrl>

namespace Dailies {

/// Whether an address is on this computer.
bool isLoopback(const QUrl& url);

/// Whether what is sent to an address can be read on the way: http to another computer.
bool isCleartext(const QUrl& url);

/// Scheme, host and port: what a key is bound to. Empty for what is no address.
QString originOf(const QUrl& url);

} // namespace Dailies
